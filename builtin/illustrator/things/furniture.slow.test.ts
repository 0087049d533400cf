import { expect, test } from 'vitest';
import { chooseScene } from '#builtin/illustrator/choose-scene.ts';
import { drawPicture } from '#builtin/illustrator/draw.ts';
import { expectSound, small } from '#builtin/illustrator/testing/sound-pictures.ts';
import { createRandom } from '#builtin/random.ts';

const answer = (subject: string) => drawPicture({ subject, size: small, seed: 2 });

test.each([
  ['A bedroom with a wardrobe', 'a bedroom with a made bed and a wardrobe'],
  ['A kitchen with a red rug', 'a kitchen with an island and a rug'],
  ['A bathroom with a chandelier', 'a bathroom with a tub and a chandelier'],
  ['A home office with a fireplace', 'a home office with a fireplace'],
  ['A sunroom with a yellow sofa', 'a sunroom with wicker chairs and a sofa'],
  ['A nursery with a pink rug and a white dresser', 'a nursery with a crib'],
])('%s: a room has the furniture that is named with it', (subject, drawn) => {
  const picture = answer(subject);
  expect(picture).toMatchObject({ drawn, notDrawn: [] });
  expectSound(picture.svg);
});

test('furniture and things take the color that is said of them', () => {
  const plain = answer('A living room with curtains').svg;
  expect(answer('A living room with navy curtains').svg).not.toBe(plain);
  const scene = chooseScene(
    { subject: 'A brass floor lamp in a mudroom with a bench painted blue' },
    createRandom(1).fork('scene'),
  );
  expect(scene.tints).toMatchObject({ bench: '#3f6f9a', 'reading-chair': '#b99a5b' });
});

test.each([
  ['A laundry room with a purple ceiling', ['purple ceiling']],
  ['A garage with a green car and red shelves', ['green car', 'red shelves']],
  ['A walk-in shower with a purple door', ['purple door']],
])('%s: the answer tells each color that is missing', (subject, notDrawn) => {
  expect(answer(subject).notDrawn.sort()).toEqual(notDrawn);
});

test('words on a box are nothing to be seen', () => {
  expect(answer('A stack of boxes labeled kitchen and bedroom')).toMatchObject({
    drawn: 'moving boxes in an empty room',
    notDrawn: ['labeled'],
  });
});

test.each([
  [
    'A kitchen with granite counters and a green subway tile backsplash',
    { counter: '#62605f', tiles: '#4f7a58' },
  ],
  ['A bathroom with a black hexagon tile floor', { floor: { color: '#2c3033', paving: 'tiles' } }],
  ['An empty room with dark hardwood floors', { floor: { color: '#74503a', paving: 'boards' } }],
  ['A living room with an exposed brick wall', { brick: true }],
  ['A powder room with dark green wallpaper', { paper: '#2f5a40' }],
] as const)('%s: floors, counters, tiles and walls are of what is said', (subject, finishes) => {
  expect(chooseScene({ subject }, createRandom(1).fork('scene')).finishes).toEqual(finishes);
  expect(answer(subject).notDrawn).toEqual([]);
});
