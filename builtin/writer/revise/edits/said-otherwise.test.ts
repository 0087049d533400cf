import { describe, expect, test } from 'vitest';
import { factsAbout } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const html = `<p>Two bids on Cedar St. Here's how.</p><p>Tours start Friday, December 4</p>
<ul><li>Dues $120 a month</li><li>Near the canal</li><li>Lofts from $310,000 to $365,000</li></ul>
<p>Toys for kids, size 4 to 10. Thanks to Mo at Lake Title.</p>
<p>What surprises people: the flood map. The advice I give: asking for 5 dates early.</p>
<p>Want the sheet? Text me at 405-555-0161.</p>`;

const revise = (request: string) =>
  revisePost(
    factsAbout('A loft sale', { city: 'Moore', state: 'OK' }),
    { title: 'How the loft sold', html, hashtags: ['MooreHomes'] },
    request,
    7,
  );

describe('one thing said in another way', () => {
  test.each([
    [
      'say kids and grown-ups not kids, size 4 to 14',
      /Toys for kids and grown-ups, size 4 to 14\./,
    ],
    ['we got 3 bids not 2', /^Three bids on Cedar St\./],
    ['delete heres how', /^Two bids on Cedar St\. Tours/],
    ['can tours start sat instead', /Tours start Saturday, December 5/],
    ['note that dues went up, its 135 now', /Dues \$135 a month.*Dues went up\./],
    ["i can't stand 'near the canal' its a drain really, say by the water", /By the water/],
    [
      'the 310 to 365 thing is old, say prices on request',
      /\. Prices on request|December 4 Dues \$120 a month Near the canal Prices on request/,
    ],
    [
      'explain the flood map thing: it decides what insurance costs',
      /the flood map\. It decides what insurance costs\./,
    ],
    ['add a line about how proud we are of it', /We are proud of it\./],
    ['make this a thank you to the buyers instead of bragging', /^Thank you to the buyers\./],
    ['start with the number of lofts left, its 6', /^6 lofts left\./],
    ['who is Mo? say Mo Reyes, the closer', /Thanks to Mo Reyes.* at Lake Title\./],
  ])('%s', (request, expected) => {
    const { text } = revise(request);
    expect(text).toMatch(expected);
    expect(text).not.toContain('"');
  });

  test('a title that nobody likes gives way to the words behind it', () => {
    const { title, text } = revise('nobody will click the title. make it Lofts by the canal');
    expect(title).toBe('Lofts by the canal');
    expect(text).toContain('Two bids on Cedar St.');
  });

  test('a word that a line needs is named, and the line stays', () => {
    const { text, note } = revise('lose the word asking');
    expect(text).toContain('The advice I give: asking for 5 dates early.');
    expect(note).toContain('asking');
  });

  test('punchier is never longer, whatever else it is called', () => {
    const { note } = revise('punch it up, its too plain');
    expect(note).not.toMatch(/brought it from/);
  });
});
