import { expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { chooseScene } from './choose-scene.ts';
import { heldOutWishes } from './labelled/held-out.ts';
import type { LabelledWish } from './labelled/labelled-wish.ts';
import { tunedWishes } from './labelled/tuned.ts';

/** As the product sends it: with the style that the form offers. */
const seen = ({ subject, place }: LabelledWish, seed: number) =>
  chooseScene(
    { subject, place, style: 'Modern real estate photography', topic: 'sellers' },
    createRandom(seed).fork('scene'),
  );

/** What is right of a wish over several seeds: all of them, or it is not. */
const isRight = (wish: LabelledWish, part: 'subject' | 'around') =>
  [1, 2, 3, 4, 5].every((seed) => {
    const { subject, region, season } = seen(wish, seed);
    if (part === 'subject') return wish.shows.includes(subject);
    return wish.regions.includes(region) && (!wish.season || wish.season === season);
  });

const wrong = (wishes: readonly LabelledWish[], part: 'subject' | 'around') =>
  wishes.filter((wish) => !isRight(wish, part)).map(({ subject }) => subject);

test('every wish we looked at shows what it asks for', () => {
  expect(wrong(tunedWishes, 'subject')).toEqual([]);
  expect(wrong(tunedWishes, 'around')).toEqual([]);
});

test('of those nobody looked at, nearly all do', () => {
  expect(wrong(heldOutWishes, 'subject').length).toBeLessThanOrEqual(heldOutWishes.length * 0.1);
  expect(wrong(heldOutWishes, 'around').length).toBeLessThanOrEqual(heldOutWishes.length * 0.1);
});
