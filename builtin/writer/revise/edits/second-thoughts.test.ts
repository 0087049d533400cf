import { describe, expect, test } from 'vitest';
import { factsAbout } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const html = `<p>Fresh start on Main St. We open Friday, December 4, 5 to 8, in Tulsa.</p>
<p>92 Boston Ave, Tulsa</p><p>Closed in 12 days, $9,000 over list.</p>
<ul><li>Slate patio</li><li>Two porches</li></ul>
<p>Park behind the bakery. Boots off, please. Ask Bixby Roofing about the hail rebate.</p>
<p>People come for Boeing and Nordam. Lots run $300 to $500 a month.</p>
<p>My first sale was a condo on Elm St. Thanks to Lou at the bank.</p>
<p>Will we see you? Send me a note.</p>`;

const revise = (request: string) =>
  revisePost(
    factsAbout('A new office and an open day', { city: 'Tulsa', state: 'OK' }),
    { title: 'Why we moved, and what comes next', html, hashtags: ['TulsaHomes', 'OpenDay'] },
    request,
    7,
  );

describe('a wish in the words of somebody in a hurry', () => {
  test.each([
    ['drop the boots off part', /Park behind the bakery\. Ask Bixby/],
    ['take out Boeing, id rather not. and nordam', /hail rebate\. Lots run/],
    ['the 300 to 500 is 350 to 550 now', /Lots run \$350 to \$550 a month/],
    ['the 9k over can go too', /Closed in 12 days\. Slate/],
    ['92 Boston Ave shouldnt be there', /5 to 8, in Tulsa\. (?:Tulsa )?Closed/],
    ["not 'Fresh start', say 'New home'. ", /^New home on Main St\./],
    [
      "don't say my first sale was a condo, say it was a duplex",
      /My first sale was a duplex on Elm St\. Thanks to Lou/,
    ],
    [
      'say Bixby Roofing & Gutter not Bixby Roofing, and their number is 918-555-0121',
      /Ask Bixby Roofing & Gutter about the hail rebate\. Their number is 918-555-0121\./,
    ],
    ['put my brokerage at the bottom: Oil City Homes', /Send me a note\. Oil City Homes$/],
    ['add a tip about leaving a lamp on', /Leave a lamp on\./],
    ['add who the baker is: Ines Roa', /The baker is Ines Roa\./],
    ['hail rebate is $90 now', /hail rebate\. The hail rebate is \$90\./],
    ['its by appointment only now', /Showings by appointment only\./],
    ['say Dec 4 AND 5, same hours both days', /December 4 and 5, 5 to 8/],
    ['the last line is odd fix it', /(?<!Send me a note\.)$/],
  ])('%s', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toMatch(expected);
    expect(note).not.toMatch(/did not understand|found nothing|did nothing|found no place/);
  });

  test('what is said of a title that was just named is said of the title', () => {
    const { title, text } = revise('the title is dull and its too long');
    expect(title).toBe('Why we moved');
    expect(text).toContain('Closed in 12 days, $9,000 over list.');
  });

  test('hashtags but for one', () => {
    expect(revise('no hashtags except #Tulsa').hashtags).toEqual(['Tulsa']);
  });

  test('who the readers are is nothing to print', () => {
    const { text } = revise('add that parking is free. my people are new here');
    expect(text).toMatch(/[Pp]arking is free/);
    expect(text).not.toContain('new here');
  });

  test('more of a subject that nobody told is asked for', () => {
    const { text, note } = revise('too short, say more about the move');
    expect(text).not.toMatch(/tax|permit/i);
    expect(note).toContain('Tell me');
  });

  test('one of two clauses is done where the other makes no sense', () => {
    const { text, note } = revise('make the Boeing sentence the first line and answer it');
    expect(text).toMatch(/^People come for Boeing/);
    expect(note).toContain('answer it');
  });

  test('too much of a mood is named as that', () => {
    expect(revise('sounds too gloomy').note).toContain('less gloomy');
  });
});
