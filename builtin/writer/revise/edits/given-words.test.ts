import { describe, expect, test } from 'vitest';
import { factsAbout } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const html = `<p>Come on in Sunday in Fargo.</p><p>418 Lindenwood Dr, Fargo</p><p>Sunday, November 22, 1 to 3</p>
<p>4 beds, 2 baths, 1,900 square feet, $412,000.</p>
<p>It sat 30 days. We cut the price by $9,000,000 and had two bids.</p>
<p>The mistake I see most: copying the owners list price. What's hard on roofs here: hail and wind.</p>
<p>Thanks to Kim at the title office. There's cake.</p>
<p>Questions? Drop me a line.</p>`;

const revise = (request: string) =>
  revisePost(
    factsAbout('Open house in Fargo', { city: 'Fargo', state: 'ND' }),
    { title: 'An open house', html, hashtags: ['Fargo'] },
    request,
    7,
  );

describe('words and figures as they were meant', () => {
  test.each([
    [
      "'come on in' is cheesy, say meet me at 418 lindenwood instead",
      /^Meet me at 418 Lindenwood Sunday/,
    ],
    ['move it to Saturday the 21st, 10 to noon', /Saturday, November 21, 10 to noon/],
    ['the price cut was 9 thousand not 9 million', /cut the price by \$9,000 and/],
    ['fix owners, it needs an apostrophe', /the owner's list price/],
    [
      'take out drop me a line, say ask for my list of roofers',
      /Questions\? Ask for my list of roofers\.$/,
    ],
    ['start with the price', /^\$412,000: 4 beds, 2 baths, 1,900 square feet\./],
    ['mention my sister Jo who baked all week', /My sister Jo baked all week\./],
    ['sounds robotic', /Hail and wind are hard on roofs here\./],
  ])('%s', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toMatch(expected);
    expect(note).not.toMatch(/did not understand|found nothing|did nothing/);
  });

  test('words in quotation marks take the place of an item that says less', () => {
    const { html: written, note } = revisePost(
      factsAbout('Open house in Fargo', { city: 'Fargo', state: 'ND' }),
      {
        title: 'An open house',
        html: '<p>Open Sunday in Fargo.</p><ul><li>2022 furnace</li><li>Side porch</li></ul>',
        hashtags: [],
      },
      'please say "new furnace in 2022"',
      7,
    );
    expect(written).toContain('<ul><li>New furnace in 2022</li><li>Side porch</li></ul>');
    expect(note).not.toContain('already');
  });

  test('a list that was dictated is a list', () => {
    const { html: written, note } = revise('add a list: hats off, boots off, phones away');
    expect(written).toContain('<ul><li>Hats off</li><li>Boots off</li><li>Phones away</li></ul>');
    expect(note).toBe('I added a list: "hats off", "boots off" and "phones away".');
  });

  test('readers of whom nothing is known are named, and how it should sound is never printed', () => {
    expect(revise('make it for cash buyers from abroad').note).toContain(
      'Tell me what to say to them',
    );
    expect(revise("'it sat 30 days' sounds odd, make it sound like me").text).toContain(
      'It sat 30 days',
    );
  });
});
