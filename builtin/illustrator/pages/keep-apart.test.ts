import { expect, test } from 'vitest';
import { part } from '#builtin/illustrator/models/model.ts';
import { block } from '#builtin/illustrator/models/solid.ts';
import { keptApart } from './keep-apart.ts';
import { boxOf } from './size-of.ts';

const wide = (x: number) => [block([x, 0, 0], [2, 0.9, 0.9], 'wood')];
const small = (x: number, name = 'lamp') =>
  part(name, [block([x, 0, 0], [0.4, 1.5, 0.4], 'metal')]);
const leftOf = (solids: Parameters<typeof boxOf>[0]) => boxOf(solids).low[0];

test('a small thing steps aside from what it would stand in, as far as the walls allow', () => {
  const [, moved = []] = keptApart([wide(0), small(1)], 4);
  expect(leftOf(moved)).toBeCloseTo(1.01);
  const [, kept = []] = keptApart([wide(0), small(1)], 2.2);
  expect(leftOf(kept)).toBeCloseTo(0.8);
});

test('chairs stay at their table, and what carries something stays where it is', () => {
  const [, chair = []] = keptApart([wide(0), small(1, 'chair')], 4);
  expect(leftOf(chair)).toBeCloseTo(0.8);
  const vase = [block([1, 1.5, 0], [0.2, 0.2, 0.2], '#ffffff')];
  const [, stand = []] = keptApart([wide(0), small(1), vase], 4);
  expect(leftOf(stand)).toBeCloseTo(0.8);
});
