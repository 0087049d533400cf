import { expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { chooseScene } from './choose-scene.ts';
import { describeScene } from './describe-scene.ts';

const report = (subject: string) =>
  describeScene(chooseScene({ subject }, createRandom(3)), { subject });

test.each([
  ['A kitchen with a marble island', 'a kitchen with an island', ['marble']],
  ['A young couple on the porch swing', 'a porch with a swing', ['young couple']],
  ['A dog in the living room', 'a living room with a dog', []],
  [
    'A bedroom with a four-poster bed and a chandelier',
    'a bedroom with a made bed',
    ['chandelier', 'four-poster'],
  ],
  [
    'Sold sign in front of a colonial in summer',
    'a colonial home with a sign with a check mark',
    [],
  ],
  ['A unicorn in the garden in spring', 'a garden with raised beds', ['unicorn']],
  ['A log cabin in falling snow', 'a log cabin in snow', []],
])('%s', (subject, drawn, notDrawn) => {
  const { notDrawn: left, ...said } = report(subject);
  expect(said.drawn).toBe(drawn);
  expect(left.sort()).toEqual(notDrawn);
});

test('what was refused is not missed', () => {
  expect(report('A kitchen, no people, no text, no logos').notDrawn).toEqual([]);
});
