import { expect, test } from 'vitest';
import { drawPicture } from '#builtin/illustrator/draw.ts';
import { small } from '#builtin/illustrator/testing/sound-pictures.ts';

const answer = (subject: string) => {
  const { drawn, notDrawn } = drawPicture({ subject, size: small, seed: 2 });
  return { drawn, notDrawn };
};

test.each([
  ['Bubble wrap and a wooden toy house', 'a roll of bubble wrap and a model house on a table', []],
  ['A toolbox, a hammer and a level', 'a toolbox, a hammer and nails and a level on a table', []],
  ['A menorah in a window', 'a menorah with lit candles on a window sill', []],
  [
    'An Easter basket on the front steps',
    'a front door with spring flowers and a basket of colored eggs',
    [],
  ],
  ['House keys hanging on a hook', 'keys on hooks by a console table', []],
  ['A laptop with a chart', 'a laptop that shows a chart on a table', []],
  ['A gold key on a red ribbon', 'a key with a ribbon on a table', []],
  ['A lockbox on a front door in summer', 'a front door with a lockbox', []],
  ['A sump pump', 'a sump pump in its pit in a room', []],
  [
    'A cat asleep on folded towels',
    'a laundry room with a cat and folded towels, soap and a candle',
    [],
  ],
  ['A kids room with a toy chest', "a kids' room with bunk beds and a toy chest", []],
  [
    'A bakery with bread in the window in summer',
    'a bakery with an awning and sidewalk tables and a loaf of bread on a board',
    [],
  ],
  [
    'A barber shop with a striped pole in summer',
    'a barber shop with an awning and a barber pole',
    [],
  ],
  [
    'A bakery beside a flower shop in summer',
    'a bakery and a flower shop with an awning and sidewalk tables',
    [],
  ],
  [
    'A barber shop with a striped awning and sidewalk tables in summer',
    'a barber shop with a striped awning',
    ['tables'],
  ],
  ['A flower shop with tulips in summer', 'a flower shop with an awning', []],
  [
    'A pizza place at night in summer',
    'a pizza place with an awning and sidewalk tables and a pizza',
    [],
  ],
  [
    'A nursery turned into a reading room',
    'a reading nook with a window seat and bookshelves',
    ['nursery'],
  ],
  ['A furnished basement with a couch and a TV', 'a finished basement with a large screen', []],
  ['A rec room', 'a rec room with a pool table and a large screen', []],
  ['A birthday cake with candles', 'a cake with candles on a table', []],
  ['A cabin living room with a wood stove', 'a living room with a wood stove', ['cabin']],
  ['A dining room set for Thanksgiving with a turkey', 'a Thanksgiving table with pumpkins', []],
  ['A typewriter on a desk', 'a table', ['typewriter']],
  ['A flashlight in a crawl space', 'a crawl space under a house with a flashlight', []],
  [
    'Stockings and a wreath over a mantel',
    'a living room with a fireplace and a wreath and holiday decorations',
    [],
  ],
  ['A teen room with a desk', 'a bedroom with a made bed and a desk', []],
  [
    'Two cats on a window seat',
    'a reading nook with a window seat and bookshelves and a cat',
    ['two cats'],
  ],
  ['A laptop on a couch with a cat', 'a living room with a cat and a laptop', []],
  ['A red toolbox', 'a toolbox on a table', []],
  ['A window with new blinds', 'an empty room with wood floors', []],
  ['An air vent', 'an air vent by a console table', []],
  ['A cracked tile', 'a bathroom with a tub', ['cracked']],
  ['A kitchen with a farmhouse table', 'a kitchen with a table', []],
  [
    'A beagle looking out a window',
    'a reading nook with a window seat and bookshelves and a dog',
    [],
  ],
  ['Attic insulation', 'an attic under a slanted roof with rolls of insulation', []],
  ['A pie and little flags on a picnic table', 'a pie and small flags on a table', ['picnic']],
  [
    'Roast turkey and orange candles on a table',
    'a Thanksgiving table with pumpkins',
    ['orange candles', 'roast'],
  ],
  [
    'A Christmas tree in a living room',
    'a living room with a fireplace and holiday decorations',
    [],
  ],
  ['A home bar', 'a home bar with stools and shelves of bottles', []],
  [
    'Balloons and a cake in a dining room',
    'a dining room with balloons and a cake with candles',
    [],
  ],
  ['A gingerbread house and cocoa', 'a gingerbread house and a cup of coffee on a table', []],
  ['An exercise bike and a unicorn', 'a home gym with an exercise bike', ['unicorn']],
])('%s', (subject, drawn, notDrawn) => {
  expect(answer(subject)).toEqual({ drawn, notDrawn });
});

test.each([
  ['A great room with vaulted ceilings', 'safe'],
  ['A gate with iron work', 'ironing'],
  ['A porch with a jack-o-lantern', 'a lantern'],
  ['A frosty lawn', 'snowman'],
])('%s: a word in another sense draws nothing', (subject, thing) => {
  expect(answer(subject).drawn).not.toContain(thing);
});
