import { isSnowy } from '#builtin/illustrator/building/material.ts';
import { project } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { leafColor } from '#builtin/illustrator/foliage/leaves.ts';
import { localHouse } from '#builtin/illustrator/homes/local-house.ts';
import { treeLine } from '#builtin/illustrator/landscape/ridge.ts';
import { ferry, motorBoat, sailboat, underSail } from '#builtin/illustrator/models/boats.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { plant } from '#builtin/illustrator/models/fixtures.ts';
import { picnicTable } from '#builtin/illustrator/models/grounds.ts';
import * as landmark from '#builtin/illustrator/models/landmarks.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { kayak } from '#builtin/illustrator/models/vehicles.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { layStrip, spots, trees } from './around.ts';
import { rock } from './nature.ts';
import { drawRiver, isOffRiver } from './river.ts';
import { drawWaterTo } from './water.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** Bushes, stones and trees on both banks. */
const bothBanks = (stage: Stage, random: Random): Placed[] => [
  ...trees(
    stage,
    random,
    spots('-11,11 -15,16 11.5,12 15,17 -8,22 8,24 0,30 -18,26 18,28'),
    9,
    false,
  ),
  ...[-5.4, -4.6, 4.8, 5.6].map(
    (x, index): Placed => [rock(0.6 + (index % 3) * 0.3), x, 0.6 + index * 1.2],
  ),
  ...[-7, -6, 6, 7.2, -8.4, 8.6].map(
    (x, index): Placed => [outdoor.grass(0.8), x, 0.4 + (index % 3)],
  ),
];

export const creekBridge: YardPage = {
  eye: [2, 2.6],
  distance: [9, 11],
  horizon: 0.5,
  zoom: 0.95,
  hasGrass: isOffRiver(),
  ground: drawRiver,
  things: (random, stage) => [
    ...bothBanks(stage, random),
    [
      landmark.coveredBridge(
        (stage.scene.colors?.bridge as Tint | undefined) ??
          random.pick(['#a8352b', '#a03a2e', '#8a4a34']),
      ),
      0,
      9,
    ],
  ],
};

export const bridge: YardPage = {
  eye: [1.8, 2.2],
  distance: [7, 8],
  horizon: 0.46,
  zoom: 1,
  hasGrass: isOffRiver(),
  ground: drawRiver,
  things: (random, stage) => [
    ...bothBanks(stage, random),
    [
      [
        ...[-4.2, 4.2].map((x) =>
          block([x, -0.6, 0], [2, 1.4, 2.2], 'stone', { texture: 'stone' }),
        ),
        block([0, 0.8, 0], [11, 0.22, 2], 'wood', { texture: 'boards' }),
        ...[-0.95, 0.95].flatMap((z) => [
          block([0, 1.75, z], [11, 0.1, 0.1], 'wood-1'),
          ...Array.from({ length: 10 }, (_, index) =>
            block([-5 + index * 1.11, 0.98, z], [0.1, 0.8, 0.1], 'wood-1'),
          ),
        ]),
      ],
      0,
      6,
    ],
  ],
};

/** Calm water with land on its far side. */
function drawHarbor(stage: Stage) {
  // Nearer in the middle: at the sides such places would lie behind the viewer.
  drawWaterTo(stage, (x) => -4.5 + Math.abs(x) * 0.22, 'lake');
  layStrip(stage, 41, 400, '#7f9a66');
  const unit = Math.min(stage.canvas.width, stage.canvas.height) / 1000;
  const [, y] = project(stage.camera, [0, 0, 47]);
  const line = [0, 1].map((share) => [share * stage.canvas.width, y] as const);
  for (const [rise, isConifer] of [
    [150, true],
    [95, false],
  ] as const)
    treeLine(
      { ...stage, random: stage.random.fork(`shore ${rise}`) },
      line,
      rise * unit,
      isConifer ? color('#4f6a58') : leafColor(stage, 'tree'),
      isConifer ? 0.3 : 0.16,
      isConifer,
    );
}

const farShore = (stage: Stage, random: Random): Placed[] =>
  trees(
    stage,
    random,
    [-40, -33, -26, -19, -11, -3, 5, 12, 20, 27, 35, 42].map((x, index) => [
      x,
      44 + (index % 3) * 2,
    ]),
    7,
    false,
  );

/** Boats side by side on their moorings, seen from a pier. */
export const marina: YardPage = {
  eye: [2.4, 3],
  distance: [6, 7],
  horizon: 0.5,
  zoom: 0.9,
  isBare: true,
  ground: drawHarbor,
  things: (random, stage) => [
    ...farShore(stage, random),
    ...(asks(stage, 'house-behind')
      ? [-24, -13, -2, 9, 20].map(
          (x, i): Placed => [
            localHouse(random.fork(`home ${i}`), stage.scene, { isMain: true }),
            x,
            42,
          ],
        )
      : []),
    ...(asks(stage, 'ferry') ? ([[ferry, -6, 34]] as Placed[]) : []),
    ...[5, 10.5, 17, 25].flatMap((z, line): Placed[] => [
      [[block([0, 0.2, 0], [60, 0.14, 1], 'wood+1', { texture: 'boards' })], 0, z + 1.6],
      ...[-2, -1, 0, 1, 2].map((place): Placed => {
        const x = place * (7.4 + line * 0.4) + (line % 2) * 3 + random.spread(0.5);
        return [
          (place + line) % 3 === 0 && !asks(stage, 'sails')
            ? motorBoat
            : sailboat(random.pick(['#f6f2e9', '#2f4a68', '#f6f2e9', '#a8352b'])),
          x,
          z,
        ];
      }),
    ]),
    [[block([0, 0.5, 0], [9, 0.2, 2.2], 'wood', { texture: 'boards' })], 2, -0.4],
    ...[-2, 1, 4].map((x): Placed => [[turned([0, -0.4, 0], [0.3, 1.8, 0.3], 'wood-2')], x, 0.8]),
    ...(isSnowy(stage.scene) ? snowOnDock : []),
    ...(asks(stage, 'sails')
      ? ([
          [underSail('#2f4a68'), -9, 33],
          [underSail('#a8352b'), 6, 38],
          [underSail('#f6f2e9'), 17, 31],
        ] as Placed[])
      : []),
  ],
};

/** In winter the dock and its posts are white. */
const snowOnDock: Placed[] = [
  [[block([0, 0.7, 0], [9, 0.07, 2.2], '#f4f7fa')], 2, -0.4],
  ...[-2, 1, 4].map((x): Placed => [[turned([0, 1.4, 0], [0.36, 0.12, 0.36], '#fbfdff')], x, 0.8]),
];

export const lighthousePoint: YardPage = {
  eye: [1.8, 2.4],
  distance: [12, 14],
  horizon: 0.72,
  turn: -0.05,
  zoom: 0.8,
  ground: (stage) => {
    drawWaterTo(stage, (x) => 16 + Math.sin(x * 0.3) * 2 - x * 0.2, 'sea');
    layStrip(stage, 30, 30.1, '#8fab62');
  },
  things: (random) => [
    [landmark.lighthouse, -2.5, 7],
    ...Array.from(
      { length: 16 },
      (_, index): Placed => [
        rock(random.between(1, 2.6)),
        -14 + index * 2 + random.spread(0.6),
        12 + random.spread(1.4),
      ],
    ),
    ...Array.from(
      { length: 9 },
      (_, index): Placed => [
        rock(random.between(0.5, 1.2)),
        -9 + index * 2.4,
        1 + random.spread(1.5),
      ],
    ),
    ...Array.from(
      { length: 12 },
      (_, index): Placed => [
        outdoor.grass(0.7),
        -11 + index * 2 + random.spread(0.5),
        3 + random.spread(2),
      ],
    ),
    [outdoor.fence(9, 0.8, '#f6f2e9', 0.09), 5, 4],
    [picnicTable, 8, 6],
  ],
};

/** A house on a float: two storeys of boards, a deck around it, pots along the rail. */
function floatingHouse(random: Random): Model {
  const wall = random.pick<Tint>(['#7d8f98', '#a8553f', '#5f7f78', '#c9a35c', '#4f6478']);
  const upper = random.pick<Tint>(['#e9e2d0', '#8a6a4c', '#d9cdb4']);
  const float: Solid[] = [
    block([0, -0.1, 0], [10, 0.5, 7.4], '#6b5a4a', { texture: 'boards', top: '#b08a5e' }),
    mass([0.4, 0.4, 0.6], [8, 2.7, 5.4], wall, {
      texture: 'clapboard',
      front: [
        ['tall', 0.7, 0.5, 1.7, 1.7],
        ['glazed', 3.3, 0.05, 1.1, 2.15],
        ['tall', 5.2, 0.5, 1.9, 1.7],
      ],
      right: [['window', 1.6, 0.8, 1.4, 1.3]],
      left: [['window', 1.6, 0.8, 1.4, 1.3]],
    }),
    block([0.4, 3.1, 0.6], [8.4, 0.18, 5.8], '#f4f0e6'),
    mass([1.2, 3.28, 1], [5.4, 2.3, 4.2], upper, {
      texture: 'battens',
      front: [
        ['plain', 0.6, 0.6, 1.5, 1.2],
        ['plain', 3.2, 0.6, 1.5, 1.2],
      ],
    }),
    roof([1.2, 5.58, 1], [6.2, 1.5, 5], { gable: upper, tint: '#4d5660', texture: 'seams' }),
    ...[-3.5, -2.7, -1.9].map((x) => block([x, 3.28, -2.1], [0.06, 0.85, 0.06], '#3a4044')),
    block([-2.6, 4.1, -2.1], [2.1, 0.07, 0.07], '#3a4044'),
    ...[-4.8, -3.2, -1.6, 1.8, 3.4, 4.8].map((x) =>
      block([x, 0.4, -3.55], [0.08, 0.85, 0.08], '#f4f0e6'),
    ),
    ...[-3.2, 3.4].map((x) => block([x, 1.2, -3.55], [3.2, 0.08, 0.1], '#f4f0e6')),
    ...[-3.9, -2.6, 2.6, 4].flatMap((x) => put(plant(0.8, 'bush', '#b5573a'), [x, 0.4, -3.1])),
  ];
  return float.map((solid): Solid => ({ ...solid, hasShadow: false }));
}

/** Homes that float side by side at their docks. */
export const floatingHomes: YardPage = {
  eye: [2.6, 3.2],
  distance: [9, 10],
  horizon: 0.46,
  zoom: 1,
  isBare: true,
  ground: drawHarbor,
  pet: [-3.2, 0.42, 1.4],
  things: (random, stage) => [
    ...farShore(stage, random),
    [floatingHouse(random.fork('near')), 0.8, 5.4],
    [floatingHouse(random.fork('left')), -12.5, 9],
    [floatingHouse(random.fork('right')), 14, 9.5],
    [sailboat('#f6f2e9'), -6, 19],
    [motorBoat, 8, 22],
    [
      [
        block([0, 0.12, 0], [26, 0.14, 1.3], 'wood+1', { texture: 'boards' }),
        ...[-9, -4.9, 4.6, 9].map((x) => turned([x, -0.4, 0.55], [0.26, 1.7, 0.26], 'wood-3')),
      ].map((solid): Solid => ({ ...solid, hasShadow: false })),
      0,
      0.2,
    ],
    [kayak('#d9772f'), -4.8, 2],
  ],
};
