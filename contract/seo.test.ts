import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  judgeMetaDescription,
  judgeMetaTitle,
  metaDescriptionOf,
  metaTitleOf,
  seoFor,
  slugOf,
} from './seo.ts';

describe('the slug', () => {
  test.each([
    [
      'The complete guide to selling a home in Austin',
      'Austin',
      'complete-guide-selling-home-austin',
    ],
    [
      'What every first-time buyer should know about closing costs and escrow in San José',
      'San José',
      'every-first-time-buyer-san-jose',
    ],
    ['How to buy', 'St. Paul', 'how-to-buy'],
    ['Staging', 'Austin', 'staging-austin'],
    ['Ærøskøbing’s straße', '', 'aeroskobings-strasse'],
    ['北京', '', 'real-estate-blog'],
    ['', '', 'real-estate-blog'],
  ])('of "%s" is for typing', (title, location, slug) => {
    expect(slugOf(title, location)).toBe(slug);
  });

  test('is an address whatever the title holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (title, location) => {
          const slug = slugOf(title, location);
          expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+){0,5}$/);
          expect(slug.length).toBeLessThanOrEqual(80);
        },
      ),
    );
  });
});

describe('the page title', () => {
  test.each([
    ['Selling a home in Austin: the full guide for spring 2027', 'Austin'],
    ['Selling a home', 'Austin'],
    ['A guide to buying a home in Austin', 'Austin'],
    ['Home staging: a practical handbook', 'Boise'],
    [
      'Everything you need to know about appraisals, inspections and closing costs in Austin',
      'Austin',
    ],
    ['Everything you need to know about appraisals, inspections and closing costs', 'Austin'],
  ])('of "%s" has 50 to 60 characters', (title, city) => {
    const text = metaTitleOf(title, city, 'TX');
    expect(judgeMetaTitle(text)).toMatchObject({ state: 'good' });
  });

  test('a title that fits stays as it is', () => {
    const title = 'Selling a home in Austin: the full guide for spring 2027';
    expect(metaTitleOf(title, 'Austin', 'TX')).toBe(title);
  });

  test('a place the title leaves out comes first when it fits', () => {
    const text = metaTitleOf('What to finish before your home goes on the market', 'Boise', 'ID');
    expect(text).toBe('Boise: What to finish before your home goes on the market');
  });

  test('never ends in the middle of a word or a thought', () => {
    const text = metaTitleOf(
      'One two three four five six seven eight nine ten and the eleven',
      '',
      '',
    );
    expect(text).toBe('One two three four five six seven eight nine ten');
  });

  test('never grows too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 60 }), (title, city) => {
        expect(judgeMetaTitle(metaTitleOf(title, city, 'TX')).state).not.toBe('long');
      }),
    );
  });
});

describe('the description', () => {
  const sentence = 'Buyers look at the roof, the windows and the kitchen before they look at you.';

  test('ends with a whole sentence where one ends in time', () => {
    const text = metaDescriptionOf(`${sentence} ${sentence} And a third one follows here.`);
    expect(text).toBe(`${sentence} ${sentence}`);
    expect(judgeMetaDescription(text).state).toBe('good');
  });

  test('else with a whole word', () => {
    const text = metaDescriptionOf('word '.repeat(60));
    expect(text).toMatch(/^(?:word )+word…$/);
    expect(judgeMetaDescription(text).state).toBe('good');
  });

  test('a short text is not made longer', () => {
    expect(metaDescriptionOf(' Short.\n ')).toBe('Short.');
    expect(metaDescriptionOf('')).toBe('');
  });

  test('never grows too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(judgeMetaDescription(metaDescriptionOf(text)).state).not.toBe('long');
      }),
    );
  });
});

test.each([
  [49, 'short'],
  [50, 'good'],
  [60, 'good'],
  [61, 'long'],
])('%i characters of a page title are %s', (length, state) => {
  expect(judgeMetaTitle('a'.repeat(length))).toEqual({ length, state });
});

test.each([
  [139, 'short'],
  [140, 'good'],
  [160, 'good'],
  [161, 'long'],
])('%i characters of a description are %s', (length, state) => {
  expect(judgeMetaDescription('a'.repeat(length))).toEqual({ length, state });
});

test('all three of an article', () => {
  const content = `<h2>Not this</h2><p>${'Paint &amp; light sell rooms in every season. '.repeat(6)}</p>`;
  const { metaTitle, metaDescription, slug } = seoFor({
    title: 'Selling a home in Austin',
    content,
    location: 'Austin',
    state: 'TX',
  });
  expect(metaTitle).toContain('Austin');
  expect(metaDescription).toMatch(/^Paint & light sell/);
  expect(slug).toBe('selling-home-austin');
});
