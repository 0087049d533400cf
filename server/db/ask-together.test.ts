import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';
import type { Database } from './connect.ts';

const [db, other] = [{}, {}] as [Database, Database];

/** Doubles numbers and remembers which were asked for together. */
function createDoubling() {
  const asked: number[][] = [];
  const double = askTogether(async (_db, keys: number[]) => {
    asked.push(keys);
    if (keys.includes(13)) throw new Error('unlucky');
    return keys.map((key) => key * 2);
  });
  return { asked, double };
}

test('those who ask in the same turn are asked for together, and each gets its own answer', async () => {
  const { asked, double } = createDoubling();
  expect(await Promise.all([1, 2, 2].map((key) => double(db, key)))).toEqual([2, 4, 4]);
  expect(await double(db, 5)).toBe(10);
  expect(asked).toEqual([[1, 2, 2], [5]]);
});

test('nobody waits for the answer of those before', async () => {
  const answers = Promise.withResolvers<string[]>();
  const asked: string[][] = [];
  const ask = askTogether((_db, keys: string[]) => {
    asked.push(keys);
    return keys[0] === 'slow' ? answers.promise : Promise.resolve(keys);
  });
  const slow = ask(db, 'slow');
  await nextTurn();
  expect(await ask(db, 'quick')).toBe('quick');
  answers.resolve(['late']);
  expect(await slow).toBe('late');
  expect(asked).toEqual([['slow'], ['quick']]);
});

test('each database is asked for itself', async () => {
  const { asked, double } = createDoubling();
  await Promise.all([double(db, 1), double(other, 2)]);
  expect(asked).toEqual([[1], [2]]);
});

test('a hundred at most go together', async () => {
  const { asked, double } = createDoubling();
  const keys = Array.from({ length: 250 }, (_, key) => key + 100);
  expect(await Promise.all(keys.map((key) => double(db, key)))).toEqual(keys.map((key) => key * 2));
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
});

test('a failure is told to all who asked together, and to nobody after them', async () => {
  const { double } = createDoubling();
  const answers = await Promise.allSettled([double(db, 1), double(db, 13)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(db, 4)).toBe(8);
});
