import { describe, expect, test } from 'vitest';
import { factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const facts = factsFor(seededTopic('sellers'), { city: 'Erie', state: 'PA' });

const post = `<p>Spend first on cleaning, then on light.</p>
<p>We cleaned the oak cabinets with murphys, changed 22 knobs and took everything off the counters.</p>
<p>When you list with me, you get photos and a floor plan.</p>
<p>What people want most: no steps. That's what every one of them asks for.</p>
<p>Many sellers leave summer photos up in January.</p>
<p>Here's where I'd start:</p><ul><li>Clear the counters</li><li>Renew the caulk</li></ul>
<p>Questions? Send me a message.</p>`;

const revise = (request: string) =>
  revisePost(facts, { title: 'Kitchens in Erie', html: post, hashtags: ['ErieHomes'] }, request, 3);

describe('no edit leaves a broken sentence', () => {
  test.each([
    ['take out murphys', /We cleaned the oak cabinets, changed 22 knobs and/],
    ['cut the floor plan part', /When you list with me, you get photos\. /],
    ['delete the no steps line', /^(?!.*That's what every one)/],
    [
      'delete the last line and add: ask me about grants',
      /start: Clear the counters Renew the caulk/,
    ],
  ])('%s', (request, expected) => {
    expect(revise(request).text).toMatch(expected);
  });
});

describe('the note tells what the text shows', () => {
  test('a half of the wish that was lost is named', () => {
    expect(revise('its too short add something about january').note).toMatch(/"january"|January/);
  });

  test('lengths and hashtags are those of the finished text', () => {
    const { text, note, hashtags } = revise(
      'cut it to 40 words and add #EriePA. add that I measure every room myself',
    );
    const [, count = ''] = /to (\d+) words/.exec(note) ?? [];
    expect(Number(count)).toBe(text.split(' ').length);
    expect(note).toContain(hashtags.map((tag) => `#${tag}`).join(' '));
  });

  test('a part that went is quoted and not called by its place', () => {
    expect(revise('take out the last sentence').note).toBe(
      'I took out "Questions?" and "Send me a message".',
    );
  });

  test('a half of a text keeps the list that should stay', () => {
    const { html, note } = revise('make it half as long and keep the list');
    expect(html).toContain('<li>Clear the counters</li><li>Renew the caulk</li>');
    expect(note).toMatch(/^I cut it from \d+ to \d+ words/);
  });
});

describe('words of the text that are named in passing', () => {
  test.each([
    [
      'change oak cabinets to cabinets and 22 knobs to 24 knobs',
      /cleaned the cabinets with murphys, changed 24 knobs/,
    ],
    ['no steps sounds weird, say a door without a step', /a door without a step/],
    ["add 'Hosted by Dana Whitlock'", /Hosted by Dana Whitlock\./],
    ['lose the where i start list', /^(?!.*Clear the counters)/],
  ])('%s', (request, expected) => {
    expect(revise(request).text).toMatch(expected);
  });
});
