import { color } from '#builtin/illustrator/drawing/color.ts';
import { leanTo, mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import { block, type Solid, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { white } from './family-homes.ts';
import type { Home } from './home.ts';
import { porchFront } from './porch-parts.ts';
import { dormer } from './small-homes.ts';
import { askedOr, built, stairs } from './solid-home.ts';

/** Shingles that the salt air has turned gray, white trim, a large gable beside a porch. */
export function shingleStyle({ random, scene }: Stage): Home {
  const own = random.fork('shingle style');
  const wall = askedOr(scene, 'walls', own.pick(['#a39a8c', '#979389', '#a89c88', '#8f8c86']));
  const cover = askedOr(scene, 'roof', own.pick(['#6b675f', '#5b5854', '#77705f']));
  const texture = 'shingle';
  const covered = { tint: cover, gable: wall, gableTexture: texture } as const;
  return built({
    width: 15,
    depth: 9,
    height: 9.6,
    door: { x: 9.4, z: -2.6 },
    beds: [
      { x: [0.3, 6], z: -1.6 },
      { x: [10.8, 14.8], z: -2 },
    ],
    paint: { trim: color('#f8f5ee'), shutters: color('#f8f5ee') },
    siding: { wall, texture, cover },
    solids: [
      mass([10.2, 0, 5], [9.6, 3.2, 8], wall, {
        texture,
        front: [
          ['door', 3.7, 0.4, 1.1, 2.2],
          ['window', 1.6, 0.9, 1.3, 1.6],
          ['window', 6, 0.9, 1.1, 1.6],
          ['window', 7.6, 0.9, 1.1, 1.6],
        ],
        right: [
          ['window', 2, 0.9, 1.1, 1.5],
          ['window', 5, 0.9, 1.1, 1.5],
        ],
      }),
      roof([10.2, 3.2, 5], [10.6, 4.6, 9.2], covered),
      block([13, 5.6, 5.4], [1.2, 3.4, 1.1], 'stone', { texture: 'stone' }),
      ...[8.6, 11.8].flatMap((x) => dormer(x, 4.6, 1.4, wall, cover)),
      mass([3.2, 0, 4], [6.4, 5, 9], wall, {
        texture,
        front: [
          ['window', 0.9, 0.9, 1.3, 1.7],
          ['window', 2.5, 0.9, 1.3, 1.7],
          ['window', 4.1, 0.9, 1.3, 1.7],
          ['window', 1.6, 3.3, 1.3, 1.4],
          ['window', 3.4, 3.3, 1.3, 1.4],
        ],
      }),
      roof([3.2, 5, 4], [7.4, 4.2, 9.8], { ...covered, ridge: 'away' }),
      mass([3.2, 5.6, -0.52], [1.3, 1.4, 0.06], wall, {
        texture,
        front: [['arched', 0.1, 0.1, 1.1, 1.3]],
      }),
      block([10.7, 0, -0.2], [8.6, 0.4, 2.4], 'stone-1', { texture: 'stone', top: 'wood+1' }),
      ...[6.9, 8.2, 10.6, 12.6, 14.7].map((x) =>
        turned([x, 0.4, -1.1], [0.34, 2.5, 0.34], white, [
          [1.3, 0],
          [1, 0.05],
          [0.86, 0.94],
          [1.3, 1],
        ]),
      ),
      block([10.7, 2.9, -1.1], [8.7, 0.26, 0.36], white),
      leanTo([10.8, 3.16, -0.2], [9.2, 0.9, 2.8], 'front', { tint: cover }),
      ...stairs(9.4, -1.4, 2, 0.4, 'stone+2'),
    ],
  });
}

/** Lifted on piers above the floods, a deep porch along its front, a roof of metal: the coast of the South. */
export function raisedCottage({ random, scene }: Stage): Home {
  const own = random.fork('raised cottage');
  const wall = askedOr(
    scene,
    'walls',
    scene.isBrick
      ? 'brick'
      : own.pick(['#f4f0e6', '#dfe8e4', '#f3e3b8', '#cfe0e6', '#f2d9cc', '#e3ecd2']),
  );
  const cover = askedOr(scene, 'roof', own.pick(['#a9b0b3', '#8f989c', '#7f8f92']));
  const seams = { tint: cover, texture: 'seams' } as const;
  const floor = 1.6;
  return built({
    width: 12,
    depth: 9,
    height: 8.2,
    door: { x: 6, z: -5.4 },
    beds: [
      { x: [0.2, 4.4], z: -3.2 },
      { x: [7.6, 11.8], z: -3.2 },
    ],
    siding: { wall, texture: 'clapboard', cover },
    solids: [
      block([6, 0, 4.6], [11.6, floor, 8.6], 'brick-2', { texture: 'slats' }),
      ...[0.4, 3.2, 6, 8.8, 11.6].map((x) =>
        block([x, 0, -2.1], [0.7, floor, 0.7], 'brick', { texture: 'brick' }),
      ),
      mass([6, floor, 4.6], [11.6, 3.2, 8.8], wall, {
        texture: scene.isBrick ? 'brick' : 'clapboard',
        front: [
          ['shutters', 1.1, 0.3, 1, 2.1],
          ['shutters', 3.5, 0.3, 1, 2.1],
          ['door', 5.2, 0.02, 1.2, 2.3],
          ['shutters', 7.1, 0.3, 1, 2.1],
          ['shutters', 9.5, 0.3, 1, 2.1],
        ],
        right: [
          ['window', 2, 0.6, 1, 1.7],
          ['window', 5.4, 0.6, 1, 1.7],
        ],
      }),
      roof([6, floor + 3.2, 4.6], [12.8, 3.2, 10], { ...seams, ridge: 'hip' }),
      ...dormer(6, floor + 3.7, 1, wall, cover),
      block([6, floor - 0.24, -1.1], [12, 0.26, 2.6], white, { top: 'wood+1' }),
      ...porchFront([0.4, 11.6], -2.1, { floor, ceiling: floor + 2.8, tint: white }, 6),
      block([6, floor + 2.8, -2.1], [11.8, 0.28, 0.34], white),
      leanTo([6, floor + 3.08, -1.2], [12.6, 1, 2.8], 'front', seams),
      ...stairs(6, -2.4, 2.4, floor, 'wood+1'),
      ...[4.7, 7.3].map((x) =>
        pole([x, floor + 0.8, -2.4], [x, 0.8, -2.4 - floor * 1.6], 0.09, white),
      ),
    ],
  });
}

/** Timber, stone and a gable of glass under a steep roof: a house for the mountains. */
export function lodge({ random, scene }: Stage): Home {
  const own = random.fork('lodge');
  const wall = askedOr(scene, 'walls', own.pick(['#7d5a3e', '#6b4a33', '#8a6a4c', '#5d4a3c']));
  const cover = askedOr(scene, 'roof', own.pick(['#4a4541', '#3f464c', '#4f5a4c']));
  const timber: Tint = own.pick(['#8a5f3c', '#a06c42', '#6b4628']);
  const seams = { tint: cover, texture: 'seams', gable: wall, gableTexture: 'battens' } as const;
  const truss = (y: number, half: number, rise: number): Solid[] => [
    block([3.8, y, -1.7], [half * 2, 0.3, 0.3], timber),
    block([3.8, y, -1.7], [0.3, rise, 0.3], timber),
    ...[-1, 1].map((side) =>
      pole([3.8 + side * half, y + 0.1, -1.7], [3.8, y + rise, -1.7], 0.3, timber),
    ),
  ];
  const panes: Opening[] = [0.7, 2.1, 3.5, 4.9].flatMap((u): Opening[] => [
    ['plain', u, 0.9, 1.2, 2],
    ['plain', u, 3.2, 1.2, 1.6],
  ]);
  return built({
    width: 16,
    depth: 9,
    height: 9.4,
    door: { x: 9.6, z: -2.2 },
    drive: { x: 13.6, width: 4.4, z: 0 },
    beds: [
      { x: [0.2, 7], z: -2.6 },
      { x: [7.8, 8.6], z: -0.4 },
    ],
    paint: { trim: color('#3a2f28'), door: color('#7a4a2c') },
    siding: { wall, texture: 'battens', cover },
    solids: [
      mass([11.8, 0, 5], [8.4, 1, 8], 'stone', { texture: 'stone' }),
      mass([11.8, 1, 5], [8.4, 2.4, 8], wall, {
        texture: 'battens',
        front: [
          ['door', 1.3, -0.7, 1.2, 2.3],
          ['lantern', 2.9, 0.8],
        ],
        right: [
          ['window', 2, 0.4, 1.3, 1.4],
          ['window', 5, 0.4, 1.3, 1.4],
        ],
      }),
      mass([13.6, 0, 0.92], [4.8, 2.9, 0.16], wall, {
        texture: 'battens',
        front: [['garage', 0.4, 0, 4, 2.4]],
      }),
      roof([11.9, 3.4, 4.8], [9.6, 3.4, 10], seams),
      mass([3.8, 0, 4], [7, 1, 9], 'stone', { texture: 'stone' }),
      mass([3.8, 1, 4], [7, 4.2, 9], wall, { texture: 'battens', front: panes }),
      mass([3.8, 5.3, -0.54], [3, 1.6, 0.06], wall, {
        front: [
          ['plain', 0.2, 0.1, 1.2, 1.4],
          ['plain', 1.6, 0.1, 1.2, 1.4],
        ],
      }),
      roof([3.8, 5.2, 3.4], [8.6, 4, 11], { ...seams, ridge: 'away' }),
      block([7.6, 0, 4], [1.3, 9.6, 1.3], 'stone', { texture: 'stone' }),
      ...[0.5, 7.1].map((x) => block([x, 0, -1.7], [0.7, 1.2, 0.7], 'stone', { texture: 'stone' })),
      ...[0.5, 7.1].map((x) => block([x, 1.2, -1.7], [0.34, 4, 0.34], timber)),
      ...truss(5.2, 3.4, 3.2),
      ...stairs(9.6, 0.9, 2, 0.3, 'stone+1'),
    ],
  });
}
