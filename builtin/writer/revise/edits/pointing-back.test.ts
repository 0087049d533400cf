import { describe, expect, test } from 'vitest';
import { factsAbout } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const html = `<p>Just listed: 77 Alder Ave, Salem.</p><p>Open Saturday, November 21, 1 to 3</p>
<ul><li>Corner lot</li><li>Dues $140 a month</li><li>Gas range</li></ul>
<p>The owners found a $6,000 leak last winter. They fixed it before photos.</p>
<p>My clients are moving to be near the twins. A neighbor wrote a kind note. Nine showings so far.</p>
<p>The free estimate is from Oak City Roofing. Staging is free with every home.</p>
<p>Want a look? Grab my sheet at alderave.example.</p>`;

const revise = (request: string) =>
  revisePost(
    factsAbout('New listing', { city: 'Salem', state: 'OR' }),
    { title: 'A corner lot in Salem', html, hashtags: ['SalemHomes', 'JustListed', 'Oregon'] },
    request,
    7,
  );

describe('a part of a wish that leans on the part before it', () => {
  test.each([
    ['change saturday to sunday and make it 2 to 4', /Open Sunday, November 22, 2 to 4/],
    ['you forgot its 3 bed. put that right after the address', /Salem\. It's 3 bed\. Open/],
    ["we don't do staging so drop that sentence", /Oak City Roofing\. Want a look/],
    ['why is the estimate so far down? move it up', /The free estimate.*near the twins/],
  ])('%s', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toMatch(expected);
    expect(note).not.toMatch(/did not understand|found nothing|did nothing/);
  });

  test('the end that was asked for stands there, whatever the old one led to', () => {
    const { text, note } = revise(
      'the ending is weak. have them text me at 503-555-0144 instead of the sheet',
    );
    expect(text).toMatch(/Text me at 503-555-0144\.$/);
    expect(text).not.toContain('alderave.example');
    expect(note).toBe('I ended it with "Text me at 503-555-0144".');
  });
});

describe('what a wish speaks of is found as the text has it', () => {
  test('a sum typed short keeps its story', () => {
    const { text, note } = revise('half as long but keep the 6k story');
    expect(text).toContain('found a $6,000 leak last winter. They fixed it before photos.');
    expect(note).not.toContain('found no');
  });

  test.each([
    ['fix the dues its 155', /Dues \$155 a month/],
    [
      'put the estimate thing last, after the question',
      /Want a look\?.* The free estimate is from/,
    ],
    ['make it more about the leak', /^The owners found a \$6,000 leak last winter\./],
    [
      'swap Alder for Birch everywhere and add that the roof is new',
      /77 Birch Ave, Salem\..*roof is new/i,
    ],
    ['fewer hashtags, like 2', /Just listed/],
  ])('%s', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/everywhere|estimate thing|Right\./);
    expect(note).not.toMatch(/did not understand|found nothing|did nothing/);
  });

  test('so many hashtags as were asked for', () => {
    expect(revise('fewer hashtags, like 2').hashtags).toHaveLength(2);
  });

  test('what cannot lose a word goes as a whole', () => {
    const { text } = revise("don't mention the twins or the note");
    expect(text).toContain('Nine showings so far.');
    expect(text).not.toMatch(/twins|kind note|to be\./);
  });

  test('a new thing stands behind the facts and not between them', () => {
    const { text } = revise("add that there's a cedar deck out back");
    expect(text).toMatch(/Gas range There's a cedar deck out back\./);
  });
});

describe('the note is true', () => {
  test.each([
    ['capitalize Oak City', '"Oak City" has its capital already.'],
    [
      'new title: Corner lot, new price. and lowercase open saturday',
      /"Open saturday" begins a sentence/,
    ],
  ])('%s', (request, expected) => {
    expect(revise(request).note).toMatch(expected);
  });
});
