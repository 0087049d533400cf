import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, mix } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import {
  dock,
  dockRoof,
  motorBoat,
  overWater,
  pontoonBoat,
  underSail,
} from '#builtin/illustrator/models/boats.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import {
  agavePlant,
  barrelCactus,
  pricklyPear,
} from '#builtin/illustrator/models/desert-plants.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, tapered, turned } from '#builtin/illustrator/models/solid.ts';
import { bicycle, kayak } from '#builtin/illustrator/models/vehicles.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { spots, trees } from './around.ts';
import { drawWaterTo } from './water.ts';
import type { Placed, YardPage } from './yard-page.ts';

export const rock = (size: number): Model => [
  turned([0, 0, 0], [size, size * 0.56, size * 0.8], 'stone', [
    [0.92, 0],
    [1, 0.28],
    [0.86, 0.66],
    [0.52, 0.92],
    [0.2, 1],
  ]),
];

/** A path of trodden earth that winds away. */
function drawTrail(stage: Stage) {
  const { camera, canvas, light, scene } = stage;
  const earth = lit(light, mix(color('#c2a076'), snowColor, isSnowy(scene) ? 0.5 : 0), [0, 0.9, 0]);
  const bend = stage.random.fork('trail').pick([1, -1]);
  const at = (z: number) => bend * Math.sin(z * 0.2) * (0.4 + z * 0.12);
  const edge = (side: number) => {
    const points: Vector[] = [];
    for (let z = -4.6; z < 70; z += z < 12 ? 0.6 : 3)
      points.push([at(z) + side * (0.9 + 0.1 * Math.sin(z * 3)), 0, z]);
    return points;
  };
  canvas.polygon(
    projectPolygon(camera, [...edge(-1), ...edge(1).reverse()]),
    canvas.linear(
      [0, camera.horizon],
      [0, canvas.height],
      [
        [0, mix(earth, light.haze, 0.3)],
        [0.4, earth],
        [1, darker(earth, 0.16)],
      ],
    ),
    { outline: { paint: darker(earth, 0.22), width: 2 } },
  );
}

const alongTrail: readonly (readonly [x: number, z: number])[] = [
  [-5, 5],
  [4.6, 4],
  [-7, 10],
  [7, 9],
  [-4.5, 15],
  [5.5, 16],
  [-10, 18],
  [10, 20],
  [-3, 26],
  [6, 30],
  [-9, 32],
  [13, 30],
];

export const trail: YardPage = {
  home: [9, 30],
  horizon: 0.46,
  ground: drawTrail,
  pet: [-0.5, 0, 0.4],
  things: (random, stage) => [
    ...trees(
      stage,
      random,
      // Dry foothills are open, and so is a place from which one looks far.
      alongTrail.filter(([x, z]) =>
        asks(stage, 'vista') ? Math.abs(x) > 6.5 : !stage.scene.isDry || z > 6,
      ),
      7.5,
      false,
    ),
    [rock(0.9), -2, 0.8],
    [rock(0.6), 2.3, 1.8],
    [rock(1.2), 3.2, 6],
    ...[
      [-1.7, -0.6],
      [1.9, -0.2],
      [-2.4, 3],
      [2.6, 4.4],
      [-1.6, 5.6],
      [3.4, 0.8],
      [-3.4, 1.4],
    ].map(
      ([x, z]): Placed => [
        random.chance(0.6)
          ? outdoor.grass(0.7)
          : outdoor.bush(0.6, stage.scene.season !== 'autumn'),
        x ?? 0,
        z ?? 0,
      ],
    ),
    ...(stage.scene.extras?.includes('wildflowers') ? flowers(random) : []),
    [waymark, random.pick([-1.6, 1.7]), 1.2],
    ...(asks(stage, 'cacti')
      ? ([
          [pricklyPear(1.3), -2.6, 1.8],
          [barrelCactus(0.9), 2.4, 0.8],
          [agavePlant(1), -3.4, 0.4],
        ] as Placed[])
      : []),
    ...(asks(stage, 'bikes') ? ([[bicycle('#b23a33'), 0.1, 0.5]] as Placed[]) : []),
  ],
};

/** Drifts of flowers on both sides of the path. */
const flowers = (random: Random): Placed[] =>
  Array.from({ length: 34 }, (_, index): Placed => {
    const z = -1 + (index % 12) * 0.9;
    return [
      outdoor.bush(random.between(0.26, 0.4), true),
      (index % 2 ? 1 : -1) * (1.5 + random.between(0, 2.6) + z * 0.12),
      z,
    ];
  });

/** A post with two plain arrows. */
const waymark: Model = [
  block([0, 0, 0], [0.14, 1.7, 0.14], 'wood-1'),
  block([0.2, 1.3, -0.09], [0.74, 0.2, 0.04], 'wood+1'),
  block([0.24, 1.02, -0.09], [0.7, 0.2, 0.04], 'wood+1'),
];

export const lake: YardPage = {
  horizon: 0.46,
  isBare: true,
  eye: [1.8, 2.4],
  ground: (stage) =>
    drawWaterTo(
      stage,
      (x) => 1.6 + Math.sin(x * 0.25) * 0.7 + Math.abs(x) * 0.1,
      asks(stage, 'frozen') ? 'ice' : 'lake',
    ),
  pet: [0.2, 0.42, 1.6],
  things: (random, stage) => [
    ...trees(stage, random, spots('-9,7 -12,12 10,8 13,13'), 8, false).map(
      ([model, ...place]): Placed => [overWater(model), ...place],
    ),
    [dock([-5.35, 5.67], [1.2, 3.2, 5.2]), 0.2, 2.2],
    ...(asks(stage, 'frozen')
      ? ([[iceHut, -4.6, 11]] as Placed[])
      : ([
          [kayak(random.pick(['#d9772f', '#c8433a']), 'inward'), 2, 5],
          [kayak(random.pick(['#e0b23a', '#3f8f86']), 'inward'), 3.1, 5.5],
          [kayak(random.pick(['#3f6f9a', '#8fa644'])), -2.9, 1.2],
        ] as Placed[])),
    ...(asks(stage, 'shore-home') ? shoreHome : []),
    ...(asks(stage, 'sails')
      ? ([
          [underSail('#2f4a68'), -7, 26],
          [underSail('#f6f2e9'), 5, 32],
        ] as Placed[])
      : []),
    ...(asks(stage, 'bonfire') ? ([[outdoor.firePit, -3.6, 0.4]] as Placed[]) : []),
    ...(asks(stage, 'pontoon') ? ([[pontoonBoat, -5.2, 15]] as Placed[]) : []),
    ...(asks(stage, 'dock-roof') ? ([[dockRoof, 0.2, 7.4]] as Placed[]) : []),
    ...(asks(stage, 'boat') ? ([[motorBoat, -4.6, 9.5]] as Placed[]) : []),
    [overWater(outdoor.deckChair), -0.3, 6.2, { y: 0.42, turn: 2 }],
    [overWater(outdoor.deckChair), 0.75, 6.2, { y: 0.42, turn: 2 }],
    [rock(1), -6.4, 1.6],
    [rock(0.7), 5.2, 1.4],
    ...[-5.6, -4.9, 2.6, 4.8, 6].map((x): Placed => [outdoor.grass(0.9), x, 0.5]),
  ],
};

/** A cabin on a tongue of land at the right. */
const shoreHome: Placed[] = [
  [
    [
      tapered([0, -0.05, 0.6], [11, 0.6, 8], '#7f9a66', { x: [0.06, 0.94], z: [0.1, 0.9] }),
      mass([0, 0.5, 1.4], [6, 2.6, 4.6], '#8a5f3c', {
        texture: 'clapboard',
        front: [
          ['window', 0.7, 0.8, 1.3, 1.2],
          ['glazed', 2.5, 0.1, 1, 2],
          ['window', 4.1, 0.8, 1.3, 1.2],
        ],
        left: [['window', 1.6, 0.8, 1.3, 1.2]],
      }),
      roof([0, 3.1, 1.4], [7, 2.6, 5.6], {
        gable: '#8a5f3c',
        gableTexture: 'clapboard',
        tint: '#4f5a4c',
        texture: 'seams',
      }),
      block([2, 4, 2], [0.8, 2.6, 0.8], 'stone', { texture: 'stone' }),
      block([0, 0.3, -1.4], [6.4, 0.24, 1.2], 'wood', { texture: 'boards' }),
    ].map((solid): Solid => ({ ...solid, hasShadow: false })),
    8.4,
    13,
  ],
];

/** A hut on the ice, for who fishes through it. */
const iceHut: Model = [
  mass([0, 0, 0], [1.9, 1.9, 1.6], '#b23a33', {
    texture: 'battens',
    front: [['door', 0.5, 0, 0.8, 1.6]],
  }),
  roof([0, 1.9, 0], [2.2, 0.6, 1.9], { ridge: 'away', gable: '#b23a33', tint: '#6b6e70' }),
];
