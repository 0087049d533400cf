import { describe, expect, test } from 'vitest';
import { composeFor, lengthOn, platformKeys, platforms } from './platforms.ts';

describe('length', () => {
  test.each([
    ['plain text', 10],
    ['é ñ', 3],
    ['“quoted” text', 13],
    ['see https://example.com/a/very/long/path?with=query now', 4 + 23 + 4],
    ['🏡', 2],
    ['👩‍👩‍👧‍👦', 2],
    ['日本', 4],
  ])('X weighs %s as %i', (text, weight) => {
    expect(lengthOn('x', text)).toBe(weight);
  });

  test('others count characters, not halves of them', () => {
    expect(lengthOn('gbp', '🏡a')).toBe(2);
  });
});

test('a post is composed in the platform’s way', () => {
  const parts = {
    title: 'Title',
    text: 'Text',
    hashtags: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
    signature: 'Nora | Porch Realty',
  };
  expect(composeFor('gbp', parts)).toBe('Title\n\nText\n\nNora | Porch Realty');
  expect(composeFor('threads', parts)).toBe('Title\n\nText\n\nNora | Porch Realty\n\n#One');
  expect(composeFor('instagram', { ...parts, signature: '' })).toBe(
    'Title\n\nText\n\n#One #Two #Three #Four #Five',
  );
});

test('every platform has sensible numbers', () => {
  for (const key of platformKeys) {
    const { aim, limit, preview, name } = platforms[key];
    expect(aim[0], name).toBeLessThan(aim[1]);
    expect(aim[1], name).toBeLessThanOrEqual(limit);
    expect(preview, name).toBeLessThanOrEqual(limit);
  }
});
