import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { announcementTopics, factsFor, visibleText } from '#builtin/writer/testing/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

const today = new Date('2026-11-16T12:00:00');

function reviser(identifier: string, html: string, said: string[]) {
  const topic = announcementTopics.find((each) => each.identifier === identifier);
  if (!topic) throw new Error('no topic');
  const answers = said.map((answer, index) => ({ question: topic.questions[index] ?? '', answer }));
  const facts = factsFor(topic, { city: 'Boise', state: 'ID', answers });
  return (request: string) => {
    const revision = {
      title: 'In Boise',
      content: visibleText(html),
      html,
      hashtags: ['BoiseHomes'],
      request,
    };
    const { draft, note = '' } = compose({
      kind: 'post',
      facts: { ...facts, revision },
      seed: 7,
      today,
    });
    return { text: visibleText((draft as PieceDraft).content).replace(/\s+/g, ' '), note };
  };
}

const listing = reviser(
  'just-listed',
  `<p>New on the market: 48 Birch St, Boise.</p><p>3 beds, 2 baths, $489,000.</p>
<ul><li>New roof in 2025</li><li>Wraparound porch</li><li>Gas fireplace</li></ul>
<p>Mackinaw fudge party and neighborhood walk Saturday, November 21, 6 p.m. at the park.</p>
<p>Come by for pie. Inventory is back to normal.</p><p>Call me at 208-555-0131.</p>`,
  ['48 Birch St, mine', '3 bed 2 bath, 489,000', 'new roof 2025, wraparound porch, gas fireplace'],
);

const sale = reviser(
  'just-sold',
  `<p>Just sold in the North End, Boise: $412,000.</p><p>Closed November 10.</p>
<p>7 days. We had 4 offers. It sold for $9,000 over list.</p>
<p>My first sale was a duplex on Latah St.</p><p>My favorites are Treeline, Wild Joe's, Zocalo, all on Main.</p>
<p>Boise, thank you.</p><p>Call me at 208-555-0131.</p>`,
  ['North End', '7 days, 4 offers, 9k over'],
);

describe('a wish about a part of a line', () => {
  test.each([
    [
      'mention the new roof in the first line',
      /^New on the market: 48 Birch St, Boise, with a new roof in 2025\. 3 beds.*\$489,000\. Wraparound/,
    ],
    ['fix the spelling of Mackinac', /Mackinac fudge party/],
    [
      'take out the fudge thing',
      /Gas fireplace Neighborhood walk Saturday, November 21, 6 p\.m\. at the park\./,
    ],
    [
      'put my number at the top too',
      /^Call me at 208-555-0131\. New on the market.*Call me at 208-555-0131\.$/,
    ],
    ['its pumpkin pie', /Come by for pumpkin pie\. Inventory/],
    ['swap inventory for homes for sale', /Homes for sale are back to normal\./],
  ])('%s', (request, expected) => {
    expect(listing(request).text).toMatch(expected);
  });

  test.each([
    ['dont say how much over asking', /4 offers\. It sold over list\./],
    [
      'rewrite the first line, its boring',
      /^7 days\. We had 4 offers\. It sold for \$9,000 over list\. Just sold in/,
    ],
    ['the duplex was on Latah Street in 2017, add that', /a duplex on Latah St in 2017\. My/],
    [
      'end with thank you Boise',
      /Zocalo, all on Main\. Call me at 208-555-0131\. Thank you, Boise\.$/,
    ],
    ['add Rockford Coffee to the list', /Zocalo, Rockford Coffee, all on Main\./],
    ['mention the 4 offers first thing, thats the whole point', /^7 days\. We had 4 offers\./],
  ])('%s', (request, expected) => {
    expect(sale(request).text).toMatch(expected);
  });

  test('a sentence that cannot be shorter is left, and nothing else is cut for it', () => {
    const { text, note } = sale('give me a shorter first sentence');
    expect(text).toBe(sale('change Boise to Boise').text);
    expect(note).toMatch(/^The first sentence has 8 words/);
  });

  test('a title that only the agent can think of is asked for', () => {
    expect(sale('more specific title').note).toMatch(/Tell me its words/);
  });
});
