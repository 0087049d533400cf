import { describe, expect, test } from 'vitest';
import { factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import { revisePost } from '#builtin/writer/testing/revisions/revise-post.ts';

const facts = factsFor(seededTopic('sellers'), { city: 'Dayton', state: 'OH' });

const post = `<p>Price the house for the week it comes on the market.</p>
<p>We sold a bungalow on Elm in 6 days. First agent had it at $215,000.</p>
<p>Worth doing this week:</p>
<ul><li>Fix the gate, so nobody trips</li><li>Wash the windows inside and out before photos</li><li>Clear the porch</li></ul>
<p>The mistake I see most: leaving summer photos up in January.</p>
<p>Selling this year? Message me.</p>`;

function revise(request: string, html = post, title = 'List prices in Dayton: a short guide') {
  return revisePost(facts, { title, html, hashtags: ['DaytonOhio'] }, request, 3);
}

describe('parts joined and split', () => {
  test.each([
    [
      'merge the last two paragraphs',
      /<p>The mistake I see most: leaving summer photos up in January\. Selling this year\? Message me\.<\/p>/,
    ],
    [
      'make the second paragraph one sentence',
      /<p>We sold a bungalow on Elm in 6 days, and first agent had it at \$215,000\.<\/p>/,
    ],
    [
      'split the second paragraph in two',
      /<p>We sold a bungalow on Elm in 6 days\.<\/p>\s*<p>First agent had it at \$215,000\.<\/p>/,
    ],
    ['put each sentence on its own line', /<p>Selling this year\?<\/p>\s*<p>Message me\.<\/p>/],
  ])('%s', (request, expected) => {
    expect(revise(request).html).toMatch(expected);
  });

  test('what cannot be split is named', () => {
    expect(revise('split the first sentence in two').note).toMatch(/no place .* both halves/);
  });
});

describe('questions and statements', () => {
  test.each([
    ['make the question a statement', /If you're selling this year, message me\.$/],
    ['no questions', /If you're selling this year, message me\.$/],
    [
      'make the first line a question',
      /^Do you price the house for the week it comes on the market\?/,
    ],
    [
      'remove the first sentence and make the second one a question',
      /^Did you know we sold a bungalow on Elm in 6 days\? First agent/,
    ],
  ])('%s', (request, expected) => {
    expect(revise(request).text).toMatch(expected);
  });

  test('a question that was asked is told', () => {
    const asked = post.replace(
      'Selling this year? Message me.',
      'The question I hear most: "Do I get the keys that day?"</p><p>Which stop did I miss? Tell me in the comments.',
    );
    expect(revise('no questions', asked).text).toMatch(
      /The question I hear most is whether you get the keys that day\.|The question I hear most is whether I get the keys that day\./,
    );
    expect(revise('no questions', asked).text).toMatch(
      /Tell me in the comments which stop I missed\.$/,
    );
  });
});

describe('the list', () => {
  test.each([
    ['cut the list to the top two', /Fix the gate.*Wash the windows.*The mistake/],
    ['reverse the order of the list', /week: Clear the porch Wash the windows.* Fix the gate/],
    ['make the list items shorter', /week: Fix the gate Wash the windows inside and out Clear/],
    ['delete everything after the list', /Clear the porch$/],
  ])('%s', (request, expected) => {
    expect(revise(request).text).toMatch(expected);
  });

  test('where there is none the note says so', () => {
    const { text, note } = revise('cut the list to the top three', '<p>One line. Call me.</p>');
    expect(text).toBe('One line. Call me.');
    expect(note).toMatch(/There is no list/);
  });
});

describe('places', () => {
  test.each([
    ['take out the line before the last one', /Clear the porch Selling this year\?/],
    ['lose the middle paragraph', /Elm.*Fix the gate/],
    [
      'after the first paragraph add: I answer every call myself.',
      /market\. I answer every call myself\. We sold/,
    ],
    [
      'add my email kim@keys.example before the last line',
      /January\. Email me at kim@keys\.example\. Selling/,
    ],
    ['keep only the first and last sentence', /^Price the house[^.]*\. Message me\.$/],
    [
      'begin with the price if there is one',
      /^First agent had it at \$215,000|^We sold a bungalow/,
    ],
  ])('%s', (request, expected) => {
    expect(revise(request).text).toMatch(expected);
  });
});

describe('marks, numbers and names', () => {
  test.each([
    ['no colons', /The mistake I see most is leaving summer photos/],
    ['use numerals not words for numbers', /in 6 days/],
    ['mention the city in the first sentence', /^In Dayton, price the house/],
    ['replace "text me" with "call me"', /Selling this year\? Call me\.$/],
    ['change the sign off to "- Marcus"', /Message me\. - Marcus$/],
  ])('%s', (request, expected) => {
    expect(revise(request).text).toMatch(expected);
  });

  test('the title', () => {
    expect(revise('take the colon out of the title').title).toBe(
      'List prices in Dayton, a short guide',
    );
    expect(revise('make the title a question').title).toMatch(/\?$/);
  });

  test('what the text does not have is said to be missing, and never printed', () => {
    const { html, note } = revise('move my phone number to the top');
    expect(html).toBe(post);
    expect(note).toMatch(/There is no phone number in it\./);
    expect(revise('dont use the word "dream"').note).toMatch(/does not say "dream"/);
  });
});

describe('series, figures and the ends of the text', () => {
  test.each([
    [
      'turn the first paragraph into a list',
      '<p>A listing needs documented facts, clear photos and a floor plan.</p><p>Call me.</p>',
      /<p>A listing needs:<\/p>\s*<ul><li>Documented facts<\/li><li>Clear photos<\/li><li>A floor plan<\/li><\/ul>/,
    ],
    ['bold the numbers', post, /Elm in <strong>6<\/strong> days.*<strong>\$215,000<\/strong>/],
    ['drop the middle and keep start and end', post, /^<p>Price[^<]*<\/p>\s*<p>Selling[^<]*<\/p>$/],
    ['add a thank you to my clients at the end', post, /<p>Thank you to my clients\.<\/p>$/],
    [
      'put the list right after the first line',
      post,
      /market\.<\/p>\s*<p>Worth doing this week:<\/p>/,
    ],
    ['make the second paragraph bold and drop the third', post, /<strong>We sold/],
  ])('%s', (request, html, expected) => {
    expect(revise(request, html).html).toMatch(expected);
  });

  test('city hashtags name the city', () => {
    expect(revise('add 2 hashtags about the city').note).toContain('#Dayton #DaytonOH');
  });
});

describe('wishes said the other way around', () => {
  test.each([
    ['delete paragraph two', /market\. Worth doing this week:/],
    ['make it exactly 3 sentences', /^Price the house.*Message me\.$|\$215,000/],
    ['remove every sentence that starts with a number', /^Price the house/],
    ['take the line with the price and make it first', /^We sold a bungalow|^First agent/],
    ['give it a softer end', /Whenever you're ready, message me\.$/],
    ['swap the gate with the porch', /week: Clear the porch.*Fix the gate/],
    ['put a line break after the first sentence', /^(?!.*Break)/],
    ['ask for referrals at the end', /Send them my way\.$/],
  ])('%s', (request, expected) => {
    expect(revise(request).text).toMatch(expected);
  });

  test('a wish that changed nothing gets a word', () => {
    for (const request of ['dont end with a question', 'swoosh the kerning', 'no brackets'])
      expect(revise(request).note).not.toBe('');
  });
});
