import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const numbers = (seed: number | string) => {
  const random = createRandom(seed);
  return Array.from({ length: 500 }, () => random.next());
};

test('one seed gives one row of numbers', () => {
  expect(numbers(5)).toEqual(numbers(5));
  expect(numbers(5)).not.toEqual(numbers(6));
});

test('the numbers are spread evenly', () => {
  const mean = numbers('even').reduce((sum, value) => sum + value, 0) / 500;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});

test('a fork does not depend on what was drawn before it', () => {
  const [used, fresh] = [createRandom(1), createRandom(1)];
  used.next();
  expect(used.fork('tree').next()).toBe(fresh.fork('tree').next());
  expect(used.fork('tree').next()).not.toBe(used.fork('house').next());
});

test('whole numbers include both ends', () => {
  const random = createRandom(2);
  const drawn = new Set(Array.from({ length: 200 }, () => random.integer(1, 3)));
  expect([...drawn].sort()).toEqual([1, 2, 3]);
});

test('some of a list, each once', () => {
  const drawn = createRandom(3).some([1, 2, 3, 4, 5], 3);
  expect(new Set(drawn).size).toBe(3);
  expect(createRandom(3).some([1, 2, 3]).toSorted()).toEqual([1, 2, 3]);
  expect(() => createRandom(3).pick([])).toThrow();
});
