import { describe, expect, test } from 'vitest';
import { factsAbout } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const html = `<p>Toy drive at our shop in Salina, December 1, 9 to 5.</p>
<ul><li>Days on market: 21</li><li>Sold 96.4% of list</li><li>Two car garage</li><li>Slate hearth</li></ul>
<p>For sizes 4 to 10. We painted a green door in four days.</p><p>114 Elm St</p>
<p>Come by or call 785-555-0120.</p>`;

const revise = (request: string) =>
  revisePost(
    factsAbout('A toy drive', { city: 'Salina', state: 'KS' }),
    { title: 'A toy drive', html, hashtags: ['Salina'] },
    request,
    7,
  );

describe('figures and parts', () => {
  test.each([
    ['96.4 should be 96.8 and DOM 24', /Days on market: 24 Sold 96\.8% of list/],
    ['its a 3 car garage not two', /(?:Three car|3-car) garage /],
    ['its Dec 1 to 18 now', /December 1 to 18, 9 to 5/],
    ['make the first line about the hearth', /^Slate hearth\./],
    ['just tell the story of the green door', /^We painted a green door in four days\. Come by/],
    ["don't put the address. say salina", /four days\. Come by/],
    [
      'add the date to the first line, we have cocoa too',
      /^Toy drive at our shop in Salina, December 1.*We have cocoa/,
    ],
    ["don't say charity or handout, say drive. make it shorter", /^Toy drive/],
  ])('%s', (request, expected) => {
    const { text, note } = revise(request);
    expect(text).toMatch(expected);
    expect(note).not.toMatch(/did not understand|found nothing/);
  });

  test('a day and its hours go to the top as they stand', () => {
    const { text } = revisePost(
      factsAbout('An open day', { city: 'Salina', state: 'KS' }),
      {
        title: 'An open day',
        html: '<p>Come by.</p><p>Sunday, November 22, 1 to 3</p><p>Call 785-555-0120.</p>',
        hashtags: [],
      },
      'put the time on top',
      7,
    );
    expect(text).toMatch(/^Sunday, November 22, 1 to 3/);
  });

  test('only these hashtags, and only dates in bold', () => {
    expect(revise('hashtags: #Salina #ToyDrive only').hashtags).toEqual(['Salina', 'ToyDrive']);
    expect(revise('bold the dates').html).not.toContain('<strong>For sizes');
  });

  test.each([
    ['add Blue Fern Cafe after Elm Hall', /Thanks to Elm Hall and Blue Fern Cafe/],
    ["don't mention 450", /We swapped the sink and met our neighbors\./],
    ['drop the question line', /Who knew\?.*neighbors\. Come for pie/],
    ['end with Happy trails to you', /Come for pie Sunday, December 6\. Happy trails to you\.$/],
  ])('%s costs nothing else', (request, expected) => {
    const { text } = revisePost(
      factsAbout('A pie day', { city: 'Salina', state: 'KS' }),
      {
        title: 'A pie day',
        html: '<p>A pie day. Who knew?</p><p>Thanks to Elm Hall for the room.</p><p>We swapped the sink for $450 and met our neighbors.</p><p>A long story. Want to hear it?</p><p>Come for pie Sunday, December 6.</p>',
        hashtags: [],
      },
      request,
      7,
    );
    expect(text).toMatch(expected);
    expect(text).toContain('A pie day.');
  });
});
