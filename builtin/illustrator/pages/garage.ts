import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { block, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { bicycle, car, cardboardBox } from '#builtin/illustrator/models/vehicles.ts';
import type { Random } from '#builtin/random.ts';
import type { RoomPage, Standing } from './room-plan.ts';

/** A garage put in order: shelves with bins, a bench with tools over it, a bicycle, a car. */
export const garage: RoomPage = {
  depth: 5.4,
  walls: ['#e6e2d8', '#d9dcd9', '#e9e0cf'],
  floor: ['#a9a8a4', '#b5b0a6', '#9aa0a3'],
  paving: 'smooth',
  windows: [
    [{ wall: 'left', at: 0.75, width: 1.3, sill: 1.3, height: 0.9 }],
    [{ at: 0.5, width: 1.2, sill: 1.6, height: 0.7 }],
  ],
  things: (random, { scene }) => [
    [bins(1.7, random), -0.98, 0.03],
    [workbench, 0.98, 0.03],
    [pegboard, 0.92, 0.02, { y: 1.1 }],
    [ladder, -0.28, 0.05],
    ...(scene.extras?.includes('bikes')
      ? ([
          [bicycle('#b23a33'), 0.1, 1.3],
          [bicycle('#2f6f8f'), -0.35, 2.3],
        ] as Standing[])
      : ([[bicycle(), 0.1, 0.95]] as Standing[])),
    ...(scene.extras?.includes('car')
      ? ([
          [car(random.pick(['#b5473a', '#5f7485', '#e4dccb'])), -0.4, 0.9, { turn: 2 }],
        ] as Standing[])
      : []),
    [bins(1.7, random), 1, 1.5, { turn: 3 }],
    [bins(1.7, random), 1, 3.3, { turn: 3 }],
    ...(scene.extras?.includes('car') ? ([[charger, -0.62, 0.02, { y: 1.1 }]] as Standing[]) : []),
    [cardboardBox(0.5), 0.5, 2],
  ],
};

/** What an electric car is charged from, its cable in a loop. */
const charger: Model = [
  block([0, 0, 0], [0.3, 0.46, 0.12], '#f6f2e9'),
  block([0, 0.32, -0.07], [0.16, 0.05, 0.01], '#3fae6a'),
  fixture.turnedDisc([0, -0.14, -0.06], 0.17, '#2f3538'),
  fixture.turnedDisc([0, -0.14, -0.066], 0.12, '#cfcbc2'),
];

const binTints: Tint[] = ['#3f6f9a', '#e0a03a', '#c9ccce', '#5f8f6b', '#c8553d'];

export const bins = (width: number, random: Random): Model => [
  ...[-1, 1].flatMap((x) =>
    [-1, 1].map((z) => block([(x * (width - 0.06)) / 2, 0, z * 0.2], [0.05, 2, 0.05], 'metal')),
  ),
  ...[0.1, 0.72, 1.34, 1.96].map((y) => block([0, y, 0], [width, 0.04, 0.48], 'wood+2')),
  ...[0.14, 0.76, 1.38].flatMap((y) =>
    Array.from({ length: Math.floor(width / 0.5) }, (_, index) => {
      const x = -width / 2 + 0.28 + index * 0.5;
      return [
        block([x, y, 0], [0.42, 0.34, 0.4], random.pick(binTints)),
        block([x, y + 0.34, 0], [0.45, 0.05, 0.43], '#eef0ef'),
      ];
    }).flat(),
  ),
];

const workbench: Model = [
  ...[-0.75, 0.75].flatMap((x) =>
    [-0.25, 0.25].map((z) => block([x, 0, z], [0.09, 0.84, 0.09], 'wood-2')),
  ),
  block([0, 0.84, 0], [1.7, 0.08, 0.64], 'wood'),
  block([0, 0.2, 0], [1.5, 0.05, 0.5], 'wood-1'),
  block([-0.4, 0.25, 0], [0.5, 0.3, 0.4], '#c8433a'),
  block([0.3, 0.92, 0], [0.4, 0.18, 0.24], '#c8433a'),
  block([0.3, 1.1, 0], [0.2, 0.05, 0.04], '#2f3538'),
  turned(
    [-0.4, 0.92, 0.05],
    [0.2, 0.22, 0.2],
    '#d9dcdd',
    [
      [1, 0],
      [1, 1],
    ],
    '#7fa6b0',
  ),
  turned(
    [-0.66, 0.92, 0.05],
    [0.2, 0.22, 0.2],
    '#d9dcdd',
    [
      [1, 0],
      [1, 1],
    ],
    '#c4715a',
  ),
];

/** A board with tools hung on it: handles and heads, nothing more. */
const pegboard: Model = [
  block([0, 0, 0], [1.7, 0.9, 0.03], '#cfb58c'),
  ...[-0.7, -0.5, -0.3, -0.1, 0.12, 0.34].flatMap((x, index) => [
    block([x, 0.2, -0.03], [0.045, 0.4, 0.03], index % 2 ? '#8a5a34' : '#c8433a'),
    block([x, 0.58, -0.035], [index % 2 ? 0.17 : 0.06, 0.1, 0.04], '#7d848a'),
  ]),
  fixture.turnedDisc([0.62, 0.5, -0.03], 0.16, '#4a525a'),
  fixture.turnedDisc([0.62, 0.5, -0.036], 0.1, '#cfb58c'),
];

const ladder: Model = [
  block([-0.2, 0, 0], [0.05, 2.2, 0.05], '#c9ccce'),
  block([0.2, 0, 0], [0.05, 2.2, 0.05], '#c9ccce'),
  ...Array.from({ length: 7 }, (_, index) =>
    block([0, 0.25 + index * 0.28, 0], [0.36, 0.04, 0.04], '#b4b8bb'),
  ),
];
