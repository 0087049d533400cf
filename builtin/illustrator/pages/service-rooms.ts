import { at, bar, cutout, oval } from '#builtin/illustrator/models/cutout.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as thing from '#builtin/illustrator/models/room-things.ts';
import { block, type Tint } from '#builtin/illustrator/models/solid.ts';
import { bins } from './garage.ts';
import { pale } from './more-rooms.ts';
import type { RoomPage, Standing } from './room-plan.ts';

export const shower: RoomPage = {
  walls: pale,
  floor: ['#d9d6cf', '#b9c0c0', '#e6e1d6', '#8f979a'],
  paving: 'tiles',
  tiled: [0, 2.2],
  windows: [[{ at: 0.72, width: 0.9, sill: 1.4, height: 1 }]],
  things: (random, { scene }) => [
    [thing.showerStall(scene.extras?.includes('tub') ? 1.6 : 2.1, 1.3), -0.96, 0.02],
    ...(scene.extras?.includes('tub') ? besideShower : []),
    [
      fixture.vanity(
        scene.extras?.includes('tub') ? 1 : 1.35,
        (scene.colors?.cabinets as Tint | undefined) ??
          random.pick<Tint>(['#33504f', '#f1ede4', 'wood', '#2f3f52']),
      ),
      0.98,
      0.02,
    ],
    ...(scene.extras?.includes('tub')
      ? []
      : ([
          [fixture.mirror(0.8, 1, '#2f3538'), 0.9, 0.02, { y: 1.25 }],
          [furniture.rug(1.2, 0.7), -0.6, 1.7],
          [fixture.plant(1.1, 'blades'), 0.28, 0.9],
          [stoolWithTowels, 0.06, 1.3],
        ] as Standing[])),
  ],
};

/** A tub that stands free before the shower and the basin. */
const besideShower: Standing[] = [
  [fixture.bathtub, 0.62, 1.35, { size: 1.08 }],
  [furniture.rug(1.2, 0.7), -0.62, 1.8],
  [fixture.plant(1.1, 'blades'), 1, 0.8],
];

export const stoolWithTowels: Model = put(
  [...furniture.stool, ...put(furniture.foldedCloth, [0, 0.7, 0])],
  [0, 0, 0],
  { size: 0.7 },
);

export const closet: RoomPage = {
  depth: 2.8,
  walls: pale,
  windows: [],
  things: () => [
    [thing.hangingClothes(2), -0.98, 0.04],
    [thing.hangingClothes(2), 0.98, 0.04],
    [thing.hangingClothes(1.7), -1, 0.9, { turn: 1 }],
    [furniture.rug(1.8, 1.1), 0.1, 1.3],
    [
      [
        block([0, 0, 0], [1.3, 0.8, 0.6], 'trim', { top: '#e8dcc8', holds: true }),
        ...furniture.fronts([1.24, 0.7], [2, 3], [0.05, -0.3], 'trim'),
      ],
      0.12,
      1.1,
    ],
    [furniture.foldedCloth, -0.06, 1.2, { y: 0.8, size: 0.8 }],
    [fixture.plant(0.35, 'bush', 'accentFabric'), 0.34, 1.2, { y: 0.8 }],
    [fixture.chandelier, 0.1, 1.2, { y: 1, fromTop: true, size: 0.7 }],
  ],
};

export const pantry: RoomPage = {
  depth: 2.4,
  walls: pale,
  floor: ['wood+1', '#d2c6b2', '#c9a981'],
  windows: [],
  things: () => [
    ...[-0.98, 0, 0.98].map((x): Standing => [thing.stockedShelves(1.5), x, 0.04]),
    [fixture.basket, -0.5, 1.1],
    [furniture.rug(1.6, 0.8), 0, 1.2],
    [fixture.pendant(0.4, '#2f3538', 0.36), 0, 1.1, { y: 0.6, fromTop: true }],
  ],
};

export const mudroom: RoomPage = {
  depth: 2.6,
  walls: pale,
  floor: ['#8f979a', '#b9b0a2', '#a9a8a4'],
  paving: 'tiles',
  windows: [
    [{ at: 0.84, width: 0.9, sill: 1, height: 1.3 }],
    [{ wall: 'left', at: 0.6, width: 1.3, sill: 1, height: 1.2 }],
  ],
  things: (random) => [
    [thing.coatBench(2.7, random.pick(['trim', '#6f8a80', '#33504f', '#8fa3ad'])), -0.5, 0.03],
    [thing.umbrella, 0.62, 0.2],
    [fixture.basket, 0.9, 0.3],
    [furniture.rug(2, 0.9), -0.2, 1],
    [fixture.pendant(0.4, '#2f3538', 0.36), 0, 1.1, { y: 0.6, fromTop: true }],
  ],
};

export const utility: RoomPage = {
  depth: 2.6,
  walls: ['#d9dcd9', '#e6e2d8'],
  floor: ['#a9a8a4', '#b5b0a6'],
  paving: 'smooth',
  windows: [[{ at: 0.86, width: 0.9, sill: 1.6, height: 0.6, panes: [2, 1] }]],
  things: (random) => [
    [thing.furnace, -0.5, 0.1],
    [thing.waterHeater, 0.34, 0.1],
    [bins(1.1, random), 0.96, 0.03],
    [
      [
        block([0, 0, 0], [0.5, 0.62, 0.12], '#8f969b'),
        block([0, 0.04, -0.07], [0.4, 0.54, 0.01], '#a4aab0'),
      ],
      -0.02,
      0.02,
      { y: 1.3 },
    ],
    [
      [
        block([0, 0, 0], [0.62, 0.62, 0.06], '#f1efe9'),
        block([0, 0.05, -0.035], [0.52, 0.52, 0.005], '#d8dadb', { texture: 'slats' }),
      ],
      -0.86,
      0.3,
      { y: 0.02 },
    ],
    [
      [
        block([0, 0, 0], [0.5, 0.22, 0.26], '#c8433a'),
        block([0, 0.22, 0], [0.24, 0.06, 0.05], '#2f3538'),
      ],
      0.1,
      1.1,
    ],
  ],
};

/** Earth, piers of block and joists overhead, lit by a small opening and a lamp on its hook. */
export const crawlSpace: RoomPage = {
  depth: 4.6,
  height: 1.75,
  distance: 2.6,
  walls: ['#8f8a82', '#9a948b', '#85807a'],
  floor: ['#8a6f52', '#7d664c', '#957a5a'],
  paving: 'smooth',
  windows: [[{ at: 0.78, width: 0.9, sill: 0.85, height: 0.45, panes: [3, 1] }]],
  things: () => [
    ...[0.4, 1.2, 2, 2.8].map(
      (back): Standing => [
        [block([0, 0, 0], [12, 0.24, 0.09], 'wood-1')],
        0,
        back,
        { y: 0.3, fromTop: true },
      ],
    ),
    ...[-0.66, 0.7].flatMap((x): Standing[] =>
      [0.9, 2.7].map((back) => [
        [block([0, 0, 0], [0.36, 1.45, 0.36], '#a8a49b', { texture: 'brick' })],
        x,
        back,
      ]),
    ),
    [[block([0, 0, 0], [12, 0.1, 0.1], '#b5734a')], 0, 1.6, { y: 0.52, fromTop: true }],
    [[block([0, 0, 0], [1.8, 0.02, 1.6], '#3f4447', { holds: true })], 0, 1.5],
    [fixture.pendant(0.2, '#e0b23a', 0.22), -0.1, 2.2, { y: 0.5, fromTop: true }],
  ],
};

/** A round thermostat: marks around its rim, those up to the chosen warmth lit, a hand and a small flame. */
const dial: Model = cutout(
  [0.62, 0.66],
  [
    ['#b9bec2', oval(0, 0.33, 0.29)],
    ['#fbfaf6', oval(0, 0.33, 0.27)],
    ...Array.from({ length: 19 }, (_, index) => {
      const angle = Math.PI * (1.22 - (index / 18) * 1.44);
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return [
        index < 12 ? '#d9772f' : '#9aa2a8',
        bar([x * 0.19, 0.33 + y * 0.19], [x * 0.245, 0.33 + y * 0.245], 0.016),
        'straight',
      ] as const;
    }),
    ['#2b3238', oval(0, 0.33, 0.15)],
    ['#f6f2e9', bar([0.02, 0.36], [0.1, 0.47], 0.022), 'straight'],
    ['#f0a236', at('0,0.4 0.055,0.3 0.03,0.24 -0.03,0.24 -0.055,0.3 -0.02,0.34')],
  ],
  false,
);

export const thermostat: RoomPage = {
  depth: 2,
  distance: 2.2,
  windows: [[{ at: 0.88, width: 0.9, sill: 0.9, height: 1.4 }]],
  things: () => [
    [
      [block([0, 0, 0], [0.66, 0.66, 0.02], '#f6f2e9'), ...put(dial, [0, 0, -0.04])],
      -0.02,
      0.02,
      { y: 1.22, size: 1.25 },
    ],
    [
      [
        fixture.turnedDisc([0, 0.16, -0.02], 0.16, '#f6f2e9'),
        fixture.turnedDisc([0, 0.16, -0.026], 0.1, '#e4e0d6'),
        fixture.turnedDisc([0.06, 0.2, -0.03], 0.012, '#3fae6a'),
      ],
      -0.36,
      0.02,
      { y: 1.95, size: 1.6 },
    ],
    [furniture.dresser, -0.5, 0.05],
    [furniture.tableLamp, -0.62, 0.1, { y: 0.82 }],
    [fixture.plant(0.5, 'bush', 'accentFabric'), -0.32, 0.12, { y: 0.82 }],
    [fixture.plant(1.2, 'broad'), 0.62, 0.2],
    [furniture.rug(2, 0.9), 0, 0.9],
  ],
};
