import { drawStand } from '#builtin/illustrator/foliage/stand.ts';
import { localHouse } from '#builtin/illustrator/homes/local-house.ts';
import { layPaving } from '#builtin/illustrator/landscape/paving.ts';
import { fenceOf } from '#builtin/illustrator/models/fences.ts';
import { waterTower } from '#builtin/illustrator/models/landmarks.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { layGround, layStrip, spots, trees } from './around.ts';
import { rock } from './nature.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** The sign of an agent on land that is for sale, or was. */
const landSign = (stage: Stage, x: number, z: number): Placed[] =>
  asks(stage, 'sold-sign')
    ? [[[...outdoor.signPost('door'), ...outdoor.soldMark], x, z, { size: 1.2 }]]
    : asks(stage, 'sale-sign')
      ? [[outdoor.signPost('door'), x, z, { size: 1.2 }]]
      : [];

/** A stake of a surveyor with a ribbon that shows from afar. */
const stake: Model = [
  block([0, 0, 0], [0.07, 0.95, 0.07], '#d9b27a'),
  block([0.12, 0.72, -0.02], [0.22, 0.13, 0.01], '#f0662e'),
  block([0, 0.9, 0], [0.08, 0.08, 0.08], '#f0662e'),
];

/** An empty lot between two houses, its corners staked. */
export const vacantLot: YardPage = {
  distance: [8, 9],
  eye: [2.4, 2.9],
  horizon: 0.42,
  zoom: 1,
  hasGrass: (_, z) => z > 0.4,
  ground: (stage) => {
    layStrip(stage, -8, -1.7, '#8a8d91');
    layStrip(stage, -1.7, -1.5, '#d8d2c6');
    layStrip(stage, -0.9, 0.3, '#cfc8ba');
    layGround(
      stage,
      [
        [-6.4, 0, 3],
        [5.6, 0, 2.6],
        [7.2, 0, 13],
        [-5.2, 0, 13.6],
      ],
      stage.scene.region === 'desert' ? '#cdb08a' : '#a98d62',
    );
  },
  things: (random, stage) => [
    ...trees(stage, random, spots('-4,24 2,26 8,23 -12,25 15,26'), 9),
    [localHouse(random.fork('left'), stage.scene), -15, 9],
    [localHouse(random.fork('right'), stage.scene), 16, 10],
    ...(
      [
        [-7, 2.2],
        [6.6, 2],
        [7.8, 14],
        [-6, 14.4],
      ] as const
    ).map(([x, z]): Placed => [stake, x, z, { size: 1.3 }]),
    ...landSign(stage, random.pick([-2.8, -2.2]), 1.4),
    ...Array.from(
      { length: 22 },
      (_, i): Placed => [
        outdoor.grass(random.between(0.3, 0.6)),
        random.spread(7),
        1.4 + (i % 11) * 1.1,
      ],
    ),
  ],
};

const track = (z: number) => 1.6 + Math.sin(z * 0.11) * 3 + z * 0.05;

/** Two ruts that lead away through the grass. */
const drawTrack = (stage: Stage) => {
  const edge = (aside: number) =>
    Array.from({ length: 30 }, (_, i) => {
      const z = -6 + (i < 18 ? i * 1.1 : 13 + (i - 18) * 5);
      return [track(z) + aside, 0, z] as const;
    });
  for (const side of [-0.75, 0.75])
    layGround(stage, [...edge(side - 0.28), ...edge(side + 0.28).reverse()], '#b59a70');
};

/** Land as far as one sees: grass, groves at its edge, a track and a fence. */
export const openLand: YardPage = {
  home: [-8, 32],
  distance: [5, 6],
  eye: [1.8, 2.3],
  horizon: 0.48,
  hasGrass: (x, z) => Math.abs(x - track(z)) > 1.2,
  ground: (stage) => {
    drawTrack(stage);
    const { season, region } = stage.scene;
    if (region === 'desert' || (season !== 'spring' && !asks(stage, 'wildflowers'))) return;
    const random = stage.random.fork('meadow');
    const feet = Array.from({ length: 420 }, () => {
      const z = random.between(-2, 16);
      return [random.spread(7 + z * 0.8), 0, z] as const;
    }).filter(([x, , z]) => Math.abs(x - track(z)) > 1.4);
    drawStand(stage, stage.scene.flowers ?? 'wildflowers', feet);
  },
  pet: [-1, 0, 0.6],
  things: (random, stage) => {
    const isWooded = stage.scene.region === 'forest' || stage.scene.region === 'hills';
    const groves: [number, number][] = Array.from({ length: isWooded ? 22 : 9 }, (_, i) => {
      const side = i % 2 ? 1 : -1;
      return [side * ((isWooded ? 5.5 : 9) + ((i * 7) % 11) + i * 0.5), 10 + ((i * 5) % 17) + i];
    });
    return [
      ...trees(stage, random, groves, 8, false),
      ...(asks(stage, 'vista') ? [] : trees(stage, random, [[-3, 40]], 9, false)),
      ...(['split-rail', 'ranch-rail', 'wood', 'stone'] as const)
        .filter((kind) => kind === (stage.scene.fence ?? 'split-rail'))
        .map(
          (kind): Placed => [
            fenceOf(kind === 'wood' ? 'split-rail' : kind, 44, stage.scene.colors?.fence),
            0,
            19,
          ],
        ),
      ...(asks(stage, 'water-tower') ? ([[waterTower, 12, 60]] as Placed[]) : []),
      [rock(0.8), -4.4, 2.2],
      ...landSign(stage, -2.2, 0.8),
      ...Array.from(
        { length: 16 },
        (_, i): Placed => [
          outdoor.grass(random.between(0.4, 0.8)),
          (i % 2 ? -1 : 1) * random.between(3, 7),
          (i % 8) * 1.1,
        ],
      ),
    ];
  },
};

const lane = (z: number) => Math.sin(z * 0.07) * 3.4 - z * 0.03;

const drawLane = (stage: Stage) => {
  const edge = (aside: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const z = -7 + (i < 24 ? i * 1.1 : 19 + (i - 24) * 5);
      return [lane(z) + aside, 0, z] as const;
    });
  const { paving } = stage.scene;
  if (paving)
    return layPaving(
      stage,
      [...edge(-2.3), ...edge(2.3).reverse()].map(([x, , z]) => [x, z] as const),
      paving,
    );
  layGround(stage, [...edge(-2.5), ...edge(2.5).reverse()], '#a79b84');
  layGround(stage, [...edge(-2.1), ...edge(2.1).reverse()], '#8e8f90');
};

/** Short lengths of fence that follow the bend of a road. */
const alongLane = (stage: Stage, aside: number): Placed[] =>
  Array.from({ length: 15 }, (_, i): Placed => {
    const z = 0.5 + i * 2.6;
    const rails = [0.35, 0.75, 1.12].map(
      (y): Solid =>
        block(
          [0, y, 0],
          [0.07, 0.12, 2.7],
          (stage.scene.colors?.fence as Tint | undefined) ??
            (stage.scene.fence === 'ranch-rail' ? '#f6f2e9' : '#8a755c'),
        ),
    );
    return [
      [
        ...rails,
        block(
          [0, 0, 1.3],
          [0.16, 1.3, 0.16],
          (stage.scene.colors?.fence as Tint | undefined) ??
            (stage.scene.fence === 'ranch-rail' ? '#f6f2e9' : '#7d6850'),
        ),
      ],
      lane(z) + aside,
      z,
    ];
  });

/** A road between fields, fences on both sides and a farm where it leads. */
export const countryRoad: YardPage = {
  distance: [5, 6],
  eye: [1.8, 2.2],
  horizon: 0.46,
  hasGrass: (x, z) => Math.abs(x - lane(z)) > 2.8,
  ground: drawLane,
  pet: [-3.2, 0, 0.6],
  things: (random, stage) => [
    ...trees(stage, random, spots('-9,10 8.6,13 -8,22 10,25 -11,34 13,38 -22,30 24,28'), 8, false),
    [localHouse(random, stage.scene, { isMain: true }), 15, 44],
    ...(asks(stage, 'water-tower') ? ([[waterTower, -16, 60]] as Placed[]) : []),
    ...alongLane(stage, -3.9),
    ...alongLane(stage, 3.9),
    ...wayside(random),
  ],
};

const wayside = (random: Random): Placed[] =>
  Array.from({ length: 18 }, (_, i): Placed => {
    const z = (i % 9) * 1.5;
    const side = i < 9 ? -1 : 1;
    return [
      i % 3 ? outdoor.grass(0.6) : outdoor.bush(0.5, true),
      lane(z) + side * (3.2 + random.between(0, 0.4)),
      z,
    ];
  });
