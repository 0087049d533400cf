import { expect, test } from 'vitest';
import { chooseScene } from '#builtin/illustrator/choose-scene.ts';
import { drawPicture } from '#builtin/illustrator/draw.ts';
import { expectSound, small } from '#builtin/illustrator/testing/sound-pictures.ts';
import { createRandom } from '#builtin/random.ts';
import { thingsIn } from './things.ts';

const place = { city: 'Omaha', state: 'NE' };

const seen = (subject: string) =>
  chooseScene({ subject, place, topic: 'sellers' }, createRandom(3).fork('scene'));

test.each([
  ['A magnifying glass over a small house', 'table-things', ['magnifier']],
  ['Piggy bank next to a tiny house model', 'table-things', ['piggy-bank', 'model-house']],
  [
    'Paint swatches and a brush on a drop cloth',
    'table-things',
    ['swatches', 'brush', 'drop-cloth'],
  ],
  ['Calculator and mortgage paperwork', 'finance-desk', ['calculator', 'contract']],
  ['Lemonade stand in a front yard', 'yard-things', ['lemonade-stand']],
  ['Horses grazing in a pasture', 'yard-things', ['horses']],
  ['Barn and horses on some acreage', 'barn', ['horses']],
  ['Spring cleaning bucket and broom by an open door', 'front-door', ['cleaning']],
  ["Valentine's hearts on a red front door", 'front-door', ['hearts']],
  ['A piano in a living room', 'room-things', ['piano']],
  ['A living room with a sofa and a piano', 'living-room', ['piano']],
  ['Pickup truck in front of a ranch house', 'ranch', ['pickup']],
  ['Gift basket on the kitchen counter', 'table-things', ['gift-basket']],
  ['A kitchen with a bowl of fruit', 'kitchen', ['fruit']],
] as const)('%s', (subject, page, named) => {
  expect(seen(subject)).toMatchObject({ subject: page, things: named });
});

test('things stand where the wish says', () => {
  expect(seen('Trampoline in the backyard').ground).toBe('back');
  expect(seen('Basketball hoop in the driveway').ground).toBe('front');
  expect(seen('Camper by a lake')).toMatchObject({ subject: 'yard-things', ground: 'water' });
});

test('a snowman stands in snow, wherever he is', () => {
  const scene = chooseScene(
    { subject: 'Snowman in the yard', place: { city: 'Austin', state: 'TX' } },
    createRandom(1).fork('scene'),
  );
  expect(scene).toMatchObject({ season: 'winter', isSnowless: false });
});

test('the answer names the things that are drawn, and no others', () => {
  const answer = (subject: string) => drawPicture({ subject, place, size: small, seed: 2 });
  expect(answer('A snowman and a sled in the yard')).toMatchObject({
    drawn: 'a snowman and a sled in a yard in winter',
    notDrawn: [],
  });
  expect(answer('A garden with a telescope').notDrawn).toEqual(['telescope']);
});

test.each([
  ['A bedroom with a telescope', 'bedroom', 'a bedroom with a made bed and a telescope'],
  ['Wall clock in a kitchen', 'kitchen', 'a kitchen with an island and a clock on the wall'],
  ['A stand mixer in a kitchen', 'kitchen', 'a kitchen with an island and a stand mixer'],
  [
    'Step ladder in an empty room',
    'empty-room',
    'an empty room with wood floors and a step ladder',
  ],
  [
    'Fireplace with a TV above it',
    'fireplace',
    'a living room with a fireplace and a television on the wall',
  ],
] as const)('%s: a furnished room takes what is named with it', (subject, page, drawn) => {
  expect(seen(subject).subject).toBe(page);
  const picture = drawPicture({ subject, place, size: small, seed: 2 });
  expect(picture).toMatchObject({ drawn, notDrawn: [] });
  expectSound(picture.svg);
});

test('words that are part of a longer name are no thing of their own', () => {
  expect(thingsIn('a snow globe')).toEqual(['snow-globe']);
  expect(thingsIn('a jar of coins')).toEqual(['money-jar']);
  expect(thingsIn('an old map with a compass')).toEqual(['map', 'compass']);
});

test('an idea without a thing gets one that stands for it, and never instead of what is named', () => {
  expect(seen('Patience')).toMatchObject({ subject: 'table-things', things: ['hourglass'] });
  expect(seen('The right time for a new kitchen').subject).toBe('kitchen');
});

test('a small house that belongs to another thing is not drawn twice', () => {
  expect(thingsIn('an umbrella over a small house for home insurance')).toEqual(['umbrella']);
});
