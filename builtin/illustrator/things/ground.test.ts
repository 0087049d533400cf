import { expect, test } from 'vitest';
import { drawPicture } from '#builtin/illustrator/draw.ts';
import { small } from '#builtin/illustrator/testing/sound-pictures.ts';

const answer = (subject: string) => {
  const { drawn, notDrawn } = drawPicture({ subject, size: small, seed: 2 });
  return { drawn, notDrawn };
};

test.each([
  ['Backup generator beside the house in summer', 'a generator in a yard', []],
  ['Smoker on a patio in summer', 'a smoker in a backyard', []],
  ['Outdoor shower in a backyard in summer', 'an outdoor shower in a backyard', []],
  ['Fence being built in summer', 'a fence that is being built in a backyard', []],
  ['Boat on a trailer in the driveway in summer', 'a boat on a trailer in a yard', []],
  ['Goats on a farm in summer', 'goats outdoors', ['farm']],
  ['Putting green in the backyard in summer', 'a putting green in a backyard', []],
  ['Rain barrel under a downspout in summer', 'a rain barrel under a downspout in a yard', []],
  ['Beehives in a meadow in summer', 'beehives outdoors', []],
  ['Backyard movie night in summer', 'an outdoor movie screen in a backyard', []],
  ['Concrete mixer at a building site in summer', 'a home being framed with a concrete mixer', []],
])('outdoors: %s', (subject, drawn, notDrawn) => {
  expect(answer(subject)).toEqual({ drawn, notDrawn });
});

test.each([
  ['A notary stamp', 'a stamp and its seal on a table', []],
  ['A drill and a box of screws', 'a drill and screws on a table', []],
  ['Tacos and a cold beer', 'tacos and glasses of beer on a table', []],
  ['A pair of binoculars and a unicorn', 'binoculars on a table', ['unicorn']],
  ['Paint roller and tray', 'a paint roller and a paint tray on a table', []],
  ['Keys hanging on hooks', 'keys on hooks by a console table', []],
  [
    'Open refrigerator full of fruit',
    'a range with a kettle and a pan between counters and an open refrigerator full of food',
    ['fruit'],
  ],
  ['A gavel and a house', 'a gavel and a model house on a table', []],
  ['A crystal ball with a house', 'a crystal ball with a small house in it on a table', []],
  ['Apple cider and donuts', 'doughnuts on a table', ['apple cider']],
  ['A basket of eggs', 'brown eggs in a basket on a table', []],
  ['A leaking roof with a bucket', 'a bucket under a leaking ceiling in a room', []],
  ['A crib in an empty room', 'an empty room with wood floors and a crib', []],
])('indoors: %s', (subject, drawn, notDrawn) => {
  expect(answer(subject)).toEqual({ drawn, notDrawn });
});
