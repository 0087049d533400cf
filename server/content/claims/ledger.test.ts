import { describe, expect, test } from 'vitest';
import type { Origin } from '#contract/claims.ts';
import { buildLedger, wordingKey } from './ledger.ts';
import { matchClaims } from './match-claims.ts';
import { originOfProfile, originsOfFacts, originsOfPost } from './origins.ts';
import { sentencesOf } from './sentences.ts';

const place = { city: 'Austin', state: 'TX' };

const kindsIn = (text: string, origins: Origin[]) =>
  matchClaims(text, origins).map((claim) => [claim.text, claim.origin?.kind]);

describe('a source', () => {
  const source: Origin = {
    kind: 'source',
    label: 'Austin Board of Realtors',
    text: 'In Travis County the median sale price was $525,000. In Hays County it was $398,000.',
  };

  test('counts where one of its sentences has the number and the names', () => {
    expect(kindsIn('The median price in Travis County was $525,000.', [source])).toEqual([
      ['Travis County', 'source'],
      ['$525,000', 'source'],
    ]);
  });

  test('does not count for the same number under another name', () => {
    expect(kindsIn('The median price in Hays County was $525,000.', [source])).toEqual([
      ['Hays County', 'source'],
      ['$525,000', undefined],
    ]);
  });
});

test('names count with their words in their order', () => {
  const known: Origin[] = [
    { kind: 'answer', label: '', text: 'Lena Ortiz works at Sunrise Title.' },
  ];
  expect(kindsIn('We like Lena Ortiz, Ortiz, Lena Title and Sunrise Ortiz.', known)).toEqual([
    ['Lena Ortiz', 'answer'],
    ['Ortiz', 'answer'],
    ['Lena Title', undefined],
    ['Sunrise Ortiz', undefined],
  ]);
});

test('a number of another thing is open, however much else is alike', () => {
  const known: Origin[] = [{ kind: 'answer', label: '', text: 'We got 6 offers.' }];
  expect(kindsIn('We sold in 6 days.', known)).toEqual([['6', undefined]]);
  expect(kindsIn('There were 6 offers.', known)).toEqual([['6', 'answer']]);
});

test('figures and local data are known with their source and its years', () => {
  const origins = originsOfFacts({
    figures: {
      source: 'ATTOM',
      asOf: '2026',
      figures: [{ label: 'Median sale price', value: '$612,000' }],
    },
    local: {
      today: 'November 17, 2026',
      season: 'fall',
      county: 'Travis County',
      housing: {
        source: 'US Census Bureau, American Community Survey 2019-2023',
        figures: ['half of the homes were built before 1993'],
      },
    },
  });
  const text =
    'The median sale price was $612,000 in 2026. Year built: US Census Bureau, 2019-2023.';
  expect(kindsIn(text, origins)).toEqual([
    ['$612,000', 'figure'],
    ['2026', 'figure'],
    ['US Census Bureau', 'local data'],
    ['2019', 'local data'],
    ['2023', 'local data'],
  ]);
});

test('further reading says nothing, and an empty profile neither', () => {
  const post = {
    title: '',
    content: '',
    hashtags: [],
    topic: 'Selling',
    location: 'A',
    state: 'TX',
  };
  const page = { title: 'Page', url: 'https://x.example', snippet: 'Further reading on Selling 5' };
  expect(originsOfPost({ ...post, sources: [page] }).map(({ kind }) => kind)).toEqual(['request']);
  expect(originOfProfile({}).text).toBe('');
});

test('sentences are cut at marks, lines and where they never end', () => {
  const words = (text: string) => sentencesOf(text).map((sentence) => sentence.text);
  expect(words('At 5 Oak St. in town.\nNew line! “Really?” Yes')).toEqual([
    'At 5 Oak St. in town.',
    'New line!',
    '“Really?”',
    'Yes',
  ]);
  const long = 'word '.repeat(500);
  expect(words(long).every(({ length }) => length <= 1_000)).toBe(true);
  expect(words(long).join(' ')).toBe(long.trim());
  for (const { text, start, end } of sentencesOf(` ${long}`))
    expect(` ${long}`.slice(start, end)).toBe(text);
});

test('a heading in large letters names nobody', () => {
  const { sentences } = buildLedger({
    title: 'Five Ways To Sell Your Home In 2026',
    content: '<h2>Why Spring Works Best</h2><p>Ask Dana Whitfield.</p>',
    place,
    origins: [],
  });
  expect(sentences.map(({ where, claims }) => [where, ...claims.map(({ text }) => text)])).toEqual([
    ['title', '2026'],
    ['content', 'Dana Whitfield'],
  ]);
});

test('one wording has one key', () => {
  const key = wordingKey('It’s “38” homes.');
  expect(wordingKey(' IT\'S  "38"\nhomes!! ')).toBe(key);
  expect(wordingKey('It’s “39” homes.')).not.toBe(key);
});
