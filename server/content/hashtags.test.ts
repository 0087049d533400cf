import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHashtags } from '#contract/hashtags.ts';
import { cleanContentTags } from './hashtags.ts';

describe('cleanHashtags', () => {
  test.each([
    [
      ['#Austin', ' #HomeTips '],
      ['Austin', 'HomeTips'],
    ],
    [['# Pass Christian'], ['PassChristian']],
    [
      ['#Austin #Homes', '##Twice'],
      ['Austin', 'Homes', 'Twice'],
    ],
    [['Austin', '#austin', 'AUSTIN'], ['Austin']],
    [['', '#', ' ', '___', '!?'], []],
    [
      ["St. Paul's", 'first-time', 'a&b'],
      ['StPauls', 'firsttime', 'ab'],
    ],
    [
      ['CañonCity', 'Kīhei', '日本', 'under_score', '55Plus'],
      ['CañonCity', 'Kīhei', '日本', 'under_score', '55Plus'],
    ],
    [['＃Ｆｕｌｌ'], ['Full']],
    [['<b>x</b>'], ['bxb']],
    [['Cafe-\u0301', 'Café'], ['Café']],
  ])('%j becomes %j', (list, tags) => expect(cleanHashtags(list)).toEqual(tags));

  test('keeps at most 30, each at most 100 characters long', () => {
    const many = cleanHashtags(Array.from({ length: 99 }, (_, index) => `tag${index}`));
    expect(many).toHaveLength(30);
    expect(many[0]).toBe('tag0');
    expect([...(cleanHashtags(['🏡'.repeat(9) + '𝒳'.repeat(300)])[0] ?? '')]).toHaveLength(100);
  });

  test('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (list) => {
        const tags = cleanHashtags(list);
        expect(cleanHashtags(tags)).toEqual(tags);
      }),
    );
  });
});

describe('cleanContentTags', () => {
  const fallback = ['Market update', 'Texas', 'post'];

  test('writes labels in kebab-case, each once', () => {
    expect(
      cleanContentTags(
        ['First-Time Buyers', 'firstTimeBuyers', '#Closing Costs', 'Cañon City '],
        fallback,
      ),
    ).toEqual(['first-time-buyers', 'closing-costs', 'canon-city']);
  });

  test('makes sure there are three', () => {
    expect(cleanContentTags([], fallback)).toEqual(['market-update', 'texas', 'post']);
    expect(cleanContentTags(['texas'], fallback)).toEqual(['texas', 'market-update', 'post']);
    expect(cleanContentTags(['', '--', '!'], [])).toHaveLength(3);
  });

  test('drops what names a protected class', () => {
    const risky = [
      'families', 'young-families', 'seniors', 'empty-nesters', 'christian-homes', 'lgbtq', 'veterans',
      'retirees', '55+', 'good schools', 'safe-neighborhood', 'kids', 'disabled-buyers', 'women',
      'immigrants', 'hispanic', 'adults-only', 'low crime', 'religion', 'race',
    ]; // biome-ignore format: a list of words
    expect(cleanContentTags(risky, fallback)).toEqual(['market-update', 'texas', 'post']);
  });

  test('keeps things and places that share a word with one', () => {
    const fine = [
      'single-family',
      'family-room',
      'white-cabinets',
      'french-doors',
      'pass-christian',
    ];
    expect(cleanContentTags(fine, fallback)).toEqual(fine);
  });

  test('a fallback that names a protected class does not fill up either', () => {
    expect(cleanContentTags([], ['Military families', 'Ohio'])).toEqual([
      'ohio',
      'real-estate',
      'housing',
    ]);
  });

  test('labels are short', () => {
    const [tag = ''] = cleanContentTags([`${'long '.repeat(30)}`], fallback);
    expect(tag.length).toBeLessThanOrEqual(50);
    expect(tag).toMatch(/^[a-z-]*[a-z]$/);
  });
});
