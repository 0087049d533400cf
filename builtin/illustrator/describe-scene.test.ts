import { expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { chooseScene } from './choose-scene.ts';
import { describeScene } from './describe-scene.ts';

const report = (subject: string) =>
  describeScene(chooseScene({ subject }, createRandom(3)), { subject });

test.each([
  ['A kitchen with a marble island', 'a kitchen with an island', []],
  ['A kitchen with a copper sink', 'a kitchen with an island', ['copper']],
  ['A young couple on the porch swing', 'a porch with a swing', ['young couple']],
  ['Movers and a plumber at a fireplace', 'a living room with a fireplace', ['movers', 'plumber']],
  ['A farmers market in summer', 'a street market', []],
  ['The agent walking through a kitchen', 'a kitchen with an island', ['agent walking']],
  ["A boy's bicycle in a garage", 'a garage with shelves and tools and bikes', ['boy']],
  ['A saguaro in a bathroom', 'a bathroom with a tub', ['saguaro']],
  ['A bedroom in the rain', 'a bedroom with a made bed, rain outside', []],
  [
    'Daffodils at a garden gate in spring',
    'a garden gate under an arch of roses with daffodils',
    [],
  ],
  ['A ranch home with a wreath in summer', 'a ranch home', ['wreath']],
  ['Balloons on a deck in summer', 'a deck with a table and a grill and balloons', []],
  ['A dog above a neighborhood, fireworks', 'fireworks over a neighborhood', ['dog']],
  [
    'A grill in a backyard with bistro lights, in summer',
    'a deck with a table and a grill and string lights',
    [],
  ],
  ['A brick road in a suburb in summer', 'a residential street', ['brick road']],
  ['A pool with a hammock in summer', 'a backyard pool', ['hammock']],
  ['A modern home with a yellow door in summer', 'a modern home', ['yellow door']],
  ['A fallen limb on a ranch house in summer', 'a ranch home', ['fallen limb']],
  ['A dog in the living room', 'a living room with a dog', []],
  [
    'A bedroom with a four-poster bed and a chandelier',
    'a bedroom with a made bed and a canopy',
    ['chandelier'],
  ],
  [
    'Sold sign in front of a colonial in summer',
    'a colonial home with a sign with a check mark',
    [],
  ],
  ['A unicorn in the garden in spring', 'a garden with raised beds', ['unicorn']],
  ['A farmhouse with a red barn in spring', 'a farmhouse with a barn', []],
  ['An adobe home with a blue door in summer', 'an adobe home', []],
  ['A kitchen with a red barn and green walls', 'a kitchen with an island', ['red barn']],
  ['A double vanity and a soaking tub', 'a bathroom with a tub and two sinks', []],
  ['White chairs on a porch', 'a porch with rocking chairs', []],
  ['A barn and a white fence', 'a red barn with a silo and a fence', []],
  ['Three chairs on our front porch', 'a porch with rocking chairs', []],
  ['Fireworks over the harbor', 'a marina with boats and fireworks in the sky', []],
  ['The dryer vent in summer', 'a dryer vent with lint on an outside wall in a yard', []],
  ['A cat in a basket', 'a living room with a cat', ['in a basket']],
  ['Main street of our small town', 'a main street with shops', []],
  ['A porch with rocking chairs and a hammock', 'a porch with rocking chairs', ['hammock']],
  ['Home prices cooling off', 'charts on a desk with bars that fall', []],
  ['A dock on a lake with a cabin in summer', 'a lake with a dock and a house on the shore', []],
  ['A living room with a gray sofa and blue chairs', 'a living room', []],
  ['A gray sofa beside a fireplace', 'a living room with a fireplace', []],
  ['A bathroom with a gray sofa', 'a bathroom with a tub', ['gray sofa']],
  ['A brick bungalow in summer', 'a craftsman home', []],
  ['A brick log cabin in summer', 'a log cabin', ['brick']],
  ['A dining room with blue chairs', 'a dining room', []],
  ['Open house balloons at a ranch in summer', 'a ranch home with an arrow sign and balloons', []],
  ['A street of ranch homes in summer', 'a residential street', []],
  ['Northern lights over a log cabin in summer', 'a log cabin with northern lights in the sky', []],
  ['A cobblestone street in summer', 'a residential street', ['cobblestone street']],
  ['A red covered bridge in summer', 'a covered bridge over a river', []],
  ['A blue brownstone in summer', 'a row of brownstones', ['blue brownstone']],
  ['A yellow A-frame with a green roof in summer', 'an A-frame cabin', []],
  ['A modern home with a red roof in summer', 'a modern home', ['red roof']],
  ['A colonial with black shutters and a red door in summer', 'a colonial home', []],
  ['A modern home with black shutters in summer', 'a modern home', ['black shutters']],
  ['Tulips in front of a colonial in spring', 'a colonial home with tulips', []],
  ['Icicles on a ranch house in winter, snow', 'a ranch home with icicles in snow', []],
  [
    'Christmas lights on a modern home, no snow',
    'a modern home with Christmas lights along the roof',
    [],
  ],
  ['Christmas lights on the porch, no snow', 'a front door with holiday decorations', []],
  ['Halloween downtown, cafes and shops', 'a main street with shops in fall', ['halloween']],
  ['A modern house with a pool in summer', 'a modern home with a pool', []],
  ['A cat on the porch swing', 'a porch with a swing and a cat', []],
  ['A kids room turned into a nursery', 'a nursery with a crib', ['kids']],
  ['A log cabin in falling snow', 'a log cabin in snow', []],
  ['A cottage with a red canoe in summer', 'a cottage', ['red canoe']],
  ['A ranch home under a blue sky in summer', 'a ranch home', []],
  ['A covered bridge over a river in summer', 'a covered bridge over a river', []],
  ['A red barn and a silo in summer', 'a red barn with a silo and a fence', []],
  ['A hot tub with a unicorn in spring', 'a hot tub on a deck', ['unicorn']],
  ['Hot cocoa by the fireplace', 'a living room with a fireplace and mugs on the table', []],
  ['Row houses on a steep street in summer', 'a row of townhomes with a steep street', []],
  [
    'A stone fireplace and a plaid blanket with a big TV',
    'a living room with a fireplace and stone around the fire, a plaid blanket and a television',
    [],
  ],
  ['A log cabin by a lake with a dock in summer', 'a log cabin with water and a dock', []],
  [
    'A colonial with a flag and pumpkins on the steps, in summer',
    'a colonial home with a flag and pumpkins',
    [],
  ],
  [
    'Pumpkins on the steps of a brick rowhouse in summer',
    'a row of brick rowhouses with stoops and pumpkins',
    [],
  ],
  [
    'Modern townhouses with a garage and small balconies in summer',
    'a row of modern townhomes with garages and balconies',
    [],
  ],
  [
    'A backyard deck with string lights and a grill in summer',
    'a deck with a table and a grill and string lights',
    [],
  ],
  [
    'A beach with a wooden walkway through the dunes in summer',
    'a beach with a wooden walkway through the dunes',
    [],
  ],
  [
    'A bathroom with a clawfoot tub and black and white tile',
    'a bathroom with a tub and black and white tile and clawed feet',
    [],
  ],
  [
    'A wood-paneled living room with a sectional',
    'a living room with a sectional and paneled walls',
    [],
  ],
  ['A farmhouse sink under a kitchen window', 'a deep kitchen sink under a window', []],
  ['A breakfast nook with a built-in bench', 'a breakfast nook with a bench and a round table', []],
  ['An attic bedroom with slanted ceilings', 'an attic under a slanted roof with a bed', []],
  ['A dining room with a round table', 'a dining room with a round table', []],
  ['Golf clubs in a garage', 'a garage with shelves and tools and a golf bag', []],
  ['A spiral staircase', 'an entry hall with a spiral staircase', []],
  [
    'Two car garage with bikes and a car',
    'a garage with shelves and tools and a car and bikes',
    [],
  ],
  ['A detached garage with a workshop in summer', 'a detached garage beside a house', ['workshop']],
])('%s', (subject, drawn, notDrawn) => {
  const { notDrawn: left, ...said } = report(subject);
  expect(said.drawn).toBe(drawn);
  expect(left.sort()).toEqual(notDrawn);
});

test('what was refused is not missed', () => {
  expect(report('A kitchen, no people, no text, no logos').notDrawn).toEqual([]);
});
