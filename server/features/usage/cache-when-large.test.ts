import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cacheWhenLarge } from './cache-when-large.ts';

/** Counts how often it was asked, and takes a moment for it. */
function createCount() {
  let asked = 0;
  return async (key: string) => {
    asked += 1;
    const sums = { key, asked };
    await wait(5);
    return sums;
  };
}

test('what is small is counted every time', async () => {
  const count = cacheWhenLarge(createCount(), () => false);
  expect(await count('a')).toEqual({ key: 'a', asked: 1 });
  expect(await count('a')).toEqual({ key: 'a', asked: 2 });
});

test('what is large is kept, each for itself', async () => {
  const count = cacheWhenLarge(createCount(), () => true);
  expect(await count('a')).toEqual({ key: 'a', asked: 1 });
  expect(await count('b')).toEqual({ key: 'b', asked: 2 });
  expect(await count('a')).toEqual({ key: 'a', asked: 1 });
});

test('and not for ever', async () => {
  const count = cacheWhenLarge(createCount(), () => true, 10);
  expect(await count('a')).toEqual({ key: 'a', asked: 1 });
  await wait(50);
  expect(await count('a')).toEqual({ key: 'a', asked: 2 });
});

test('who asks while it is counted waits for the same sums', async () => {
  const count = cacheWhenLarge(createCount(), () => false);
  const [one, other] = await Promise.all([count('a'), count('a')]);
  expect(one).toBe(other);
});

test('a count that fails is told to all who wait, and not kept', async () => {
  let isBroken = true;
  const count = cacheWhenLarge(
    async () => {
      await wait(5);
      if (isBroken) throw new Error('no database');
      return 'sums';
    },
    () => true,
  );
  const answers = await Promise.allSettled([count('a'), count('a')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await count('a')).toBe('sums');
});
