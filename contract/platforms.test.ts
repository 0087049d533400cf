import { describe, expect, test } from 'vitest';
import {
  composeForPlatform,
  findLinks,
  findPlatform,
  lengthAnywhere,
  lengthOnPlatform,
  platformKeys,
  platforms,
} from './platforms.ts';

describe('length', () => {
  test.each([
    ['plain text', 10],
    ['é ñ', 3],
    ['“quoted” text', 13],
    ['see https://example.com/a/very/long/path?with=query now', 4 + 23 + 4],
    ['more at nora.com', 8 + 23],
    ['www.nora-lee.example/team/nora?a=b, then', 23 + 6],
    ['NoraLee.COM and lee.us.', 23 + 5 + 23 + 1],
    ['see https://nora.com/a.', 4 + 23 + 1],
    ['(nora.com/team)', 23 + 2],
    ['1,200 sq.ft. at 9 a.m. for $1.5', 31],
    ['nora.lee@nora.com', 17],
    ['🏡', 2],
    ['👩‍👩‍👧‍👦', 2],
    ['日本', 4],
  ])('X weighs %s as %i', (text, weight) => {
    expect(lengthOnPlatform('x', text)).toBe(weight);
  });

  test('others count characters, not halves of them', () => {
    expect(lengthOnPlatform('gbp', '🏡a')).toBe(2);
  });

  test.each([
    ['🏡a', 3],
    ['see https://example.com/a/very/long/path?with=query now', 55],
  ])('for anywhere, %s counts as the platform counts that makes most of it', (text, length) => {
    expect(lengthAnywhere(text)).toBe(length);
  });
});

test('a post is composed in the platform’s way', () => {
  const parts = {
    title: 'Title',
    text: 'Text',
    hashtags: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
    signature: 'Nora | Porch Realty',
  };
  expect(composeForPlatform('gbp', parts)).toBe('Title\n\nText\n\nNora | Porch Realty');
  expect(composeForPlatform('threads', parts)).toBe('Title\n\nText\n\nNora | Porch Realty\n\n#One');
  expect(composeForPlatform('instagram', { ...parts, signature: '' })).toBe(
    'Title\n\nText\n\n#One #Two #Three #Four #Five',
  );
});

test.each([
  ['gbp', 0],
  ['facebook', 3],
  ['instagram', 5],
  ['linkedin', 5],
  ['x', 2],
  ['threads', 1],
] as const)('%s takes at most %i hashtags', (key, most) => {
  const hashtags = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const composed = composeForPlatform(key, { title: '', text: 'Text', hashtags, signature: '' });
  expect(composed.match(/#/g) ?? []).toHaveLength(most);
});

test('a platform is found by its key, and nothing else is one', () => {
  for (const key of platformKeys) expect(findPlatform(key)).toMatchObject({ key });
  for (const key of ['plain', '', 'constructor']) expect(findPlatform(key)).toBeUndefined();
});

test('every platform has sensible numbers', () => {
  for (const key of platformKeys) {
    const { aim, limit, preview, name } = platforms[key];
    expect(aim[0], name).toBeLessThan(aim[1]);
    expect(aim[1], name).toBeLessThanOrEqual(limit);
    expect(preview, name).toBeLessThanOrEqual(limit);
  }
});

test('every platform says what becomes of links and how large a picture should be', () => {
  for (const key of platformKeys) {
    const { links, picture, name } = platforms[key];
    expect(links, name).toMatch(/^[A-Z].*\.$/);
    const [across = 0, down = 1] = picture.ratio.split(':').map(Number);
    expect(picture.width / picture.height, name).toBeCloseTo(across / down);
  }
});

test.each([
  ['see https://example.com/a?b=c, then', ['https://example.com/a?b=c']],
  ['www.nora.test or nora.realtor/team.', ['www.nora.test', 'nora.realtor/team']],
  ['write to nora@example.com, 1,200 sq.ft', []],
])('the links in %s are found', (text, links) => {
  expect(findLinks(text)).toEqual(links);
});

test('counting is not held up by what looks like many links', () => {
  for (const unit of ['a.', 'a-', 'https://', 'a.com/', 'a@', '.', 'a.b@c.']) {
    expect(lengthOnPlatform('x', unit.repeat(100_000 / unit.length)), unit).toBeGreaterThan(0);
  }
});
