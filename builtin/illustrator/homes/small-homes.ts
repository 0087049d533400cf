import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import {
  block,
  type Solid,
  type Tint,
  tapered,
  turned,
} from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { white } from './family-homes.ts';
import type { Home } from './home.ts';
import { askedOr, built, stairs } from './solid-home.ts';

/** A dormer on the slope that looks at the viewer. */
export const dormer = (x: number, y: number, z: number, wall: Tint, cover: Tint): Solid[] => [
  mass([x, y, z + 1], [1.5, 1.4, 2], wall, {
    texture: 'clapboard',
    front: [['window', 0.3, 0.25, 0.9, 1]],
  }),
  roof([x, y + 1.4, z + 1], [1.9, 0.7, 2.4], { ridge: 'away', gable: wall, tint: cover }),
];

/** One storey and a steep roof with dormers, a chimney in the middle. */
export function capeCod({ random, scene }: Stage): Home {
  const own = random.fork('cape');
  const plain = own.pick<Tint>(['#b0a698', '#f1ede4', '#a39a8c', '#e9e2d0']);
  const wall = askedOr(scene, 'walls', scene.isBrick ? 'brick' : plain);
  const cover = askedOr(scene, 'roof', own.pick(['#5b5854', '#6b5a4e', '#4d5660']));
  const windows = [0.9, 2.9, 7.3, 9.3].map((u): Opening => ['shutters', u, 0.8, 1, 1.5]);
  return built({
    width: 11.4,
    depth: 8,
    height: 7.4,
    door: { x: 5.7, z: -1.2 },
    beds: [
      { x: [0.3, 4.4], z: -0.8 },
      { x: [7, 11], z: -0.8 },
    ],
    solids: [
      block([5.7, 0, 4], [11.4, 0.4, 8], 'stone', { texture: 'stone' }),
      mass([5.7, 0.4, 4], [11.4, 2.6, 8], wall, {
        texture: scene.isBrick ? 'brick' : wall === '#f1ede4' ? 'clapboard' : 'shingle',
        front: [...windows, ['door', 5.2, 0.02, 1.05, 2.1]],
        right: [
          ['window', 1.4, 0.8, 1, 1.4],
          ['window', 5.4, 0.8, 1, 1.4],
        ],
      }),
      block([5.7, 2.6, -0.08], [2, 0.3, 0.2], white),
      ...[4.95, 6.45].map((x) => block([x, 0.4, -0.06], [0.18, 2.3, 0.14], white)),
      block([5.7, 4.6, 4.2], [1.3, 3.2, 1], 'brick', { texture: 'brick' }),
      roof([5.7, 3, 4], [12, 3.9, 8.7], { tint: cover, gable: wall, gableTexture: 'shingle' }),
      ...[2.6, 8.8].flatMap((x) => dormer(x, 4.3, 0.7, wall, cover)),
      ...stairs(5.7, -0.1, 1.6, 0.4, 'stone+2'),
    ],
  });
}

/** A roof that reaches the ground, its gable of glass. */
export function aFrame({ random, scene }: Stage): Home {
  const own = random.fork('a-frame');
  const cover = askedOr(scene, 'roof', own.pick(['#4f5a4c', '#5e534a', '#6b3f33', '#3f444a']));
  const wood = askedOr(scene, 'walls', own.pick(['#9a6c44', '#8a5f3c', '#b07a49']));
  const glassAt = (u: number, v: number, width: number, height: number): Solid =>
    mass([5 + u, 0.6 + v, -0.02], [width, height, 0.06], '#3d4f5a', {
      front: [['plain', 0.05, 0.05, width - 0.1, height - 0.1]],
    });
  return built({
    width: 10,
    depth: 9,
    height: 8.4,
    door: { x: 5, z: -3.4 },
    beds: [{ x: [0.2, 2.4], z: -2.6 }],
    paint: { trim: color('#5b3d28'), door: color('#7a3d2a') },
    solids: [
      roof([5, 0.5, 4.5], [10, 8, 9], {
        ridge: 'away',
        tint: cover,
        texture: 'seams',
        gable: wood,
        gableTexture: 'battens',
      }),
      glassAt(-1.5, 0.1, 1.5, 2.2),
      glassAt(1.5, 0.1, 1.5, 2.2),
      mass([5, 0.6, -0.02], [1.2, 2.2, 0.06], wood, {
        front: [['glazed', 0.06, 0.02, 1.08, 2.14]],
      }),
      glassAt(-0.75, 2.7, 1.3, 2),
      glassAt(0.75, 2.7, 1.3, 2),
      block([5, 3.1, -0.06], [6.4, 0.18, 0.14], wood),
      block([5, 0, -1.5], [9.4, 0.55, 3], wood, { texture: 'boards' }),
      ...[0.5, 2.6, 7.4, 9.5].map((x) => block([x, 0.55, -2.9], [0.12, 0.9, 0.12], wood)),
      ...[1.55, 8.45].map((x) => block([x, 1.4, -2.9], [2.2, 0.1, 0.14], wood)),
      ...stairs(5, -3, 2, 0.55, wood),
      block([7.6, 4.4, 6], [0.8, 4.2, 0.8], 'stone', { texture: 'stone' }),
    ],
  });
}

/** A house on a trailer, with a small porch. */
export function tinyHouse({ random, scene }: Stage): Home {
  const own = random.fork('tiny');
  const wall = askedOr(
    scene,
    'walls',
    own.pick(['#9a6c44', '#b07a49', '#5f7485', '#7d8a6a', '#a8352b']),
  );
  const cover = askedOr(scene, 'roof', '#565d63');
  return built({
    width: 6.4,
    depth: 3,
    height: 4.8,
    door: { x: 4.8, z: -1.6 },
    beds: [{ x: [0.4, 3], z: -0.9 }],
    paint: { trim: color('#f4f0e6') },
    solids: [
      block([3.2, 0.42, 1.4], [6.4, 0.22, 2.6], '#3a3f43'),
      ...[2.2, 3.3].map((x) =>
        turned([x, 0, -0.02], [0.7, 0.7, 0.18], '#24282b', [
          [0.6, 0],
          [1, 0.3],
          [1, 0.7],
          [0.6, 1],
        ]),
      ),
      mass([2.7, 0.64, 1.4], [5.4, 2.5, 2.6], wall, {
        texture: 'battens',
        front: [
          ['flowers', 0.6, 1, 1.1, 1],
          ['flowers', 2.3, 1, 1.1, 1],
          ['glazed', 4, 0.02, 0.95, 2],
        ],
        right: [['window', 0.8, 1, 1, 1]],
      }),
      roof([2.9, 3.14, 1.4], [6.6, 1.5, 3.2], {
        texture: 'seams',
        tint: cover,
        gable: wall,
        gableTexture: 'battens',
      }),
      block([4.7, 0, -0.7], [2, 0.6, 1.3], 'wood', { texture: 'boards' }),
      ...[3.8, 5.6].map((x) => block([x, 0.6, -1.2], [0.1, 2, 0.1], white)),
      tapered([4.7, 2.6, -0.7], [2.3, 0.4, 1.5], cover, { z: [0.8, 1] }),
      ...stairs(4.7, -1.3, 1.1, 0.6, 'wood-1'),
      turned([1, 3.6, 1.8], [0.24, 1.5, 0.24], '#3f444a'),
    ],
  });
}

/** A house on piles, with stairs up to a deck all around. */
export function stiltHouse({ random, scene }: Stage): Home {
  const own = random.fork('stilts');
  const wall = askedOr(
    scene,
    'walls',
    own.pick(['#8fb5c4', '#e6d6a8', '#a9bfae', '#e3b9a0', '#f1ede4', '#9aa8ad']),
  );
  const floor = 2.9;
  return built({
    width: 10.6,
    depth: 9,
    height: 9,
    door: { x: 8.2, z: -3.4 },
    beds: [],
    solids: [
      ...[0.5, 3.6, 7, 10.1].flatMap((x) =>
        [-1.6, 1.6, 5, 8.4].map((z) => block([x, 0, z], [0.34, floor, 0.34], '#8a7a66')),
      ),
      block([5.3, floor - 0.28, 3.4], [11.4, 0.3, 10.8], '#a08a6c'),
      mass([5.3, floor, 4.6], [10, 3, 8], wall, {
        texture: 'clapboard',
        front: [
          ['window', 0.8, 0.7, 1.4, 1.5],
          ['glazed', 3.6, 0.02, 1.1, 2.2],
          ['glazed', 4.8, 0.02, 1.1, 2.2],
          ['window', 7.6, 0.7, 1.4, 1.5],
        ],
        right: [
          ['window', 1.6, 0.7, 1.2, 1.4],
          ['window', 5, 0.7, 1.2, 1.4],
        ],
      }),
      roof([5.3, floor + 3, 4.2], [11.4, 2.6, 9.6], {
        ridge: 'hip',
        texture: 'seams',
        tint: askedOr(scene, 'roof', own.pick(['#8f969b', '#6f8a94', '#b9bec2'])),
      }),
      ...Array.from({ length: 12 }, (_, index) =>
        block([0.1 + index * 0.95, floor, -1.9], [0.08, 1, 0.08], white),
      ),
      block([4.4, floor + 0.96, -1.9], [9, 0.09, 0.12], white),
      ...[0.3, 0.62].map((y) => block([4.4, floor + y, -1.9], [9, 0.04, 0.04], white)),
      ...Array.from({ length: 12 }, (_, index) =>
        block([9.9, 0.24 * index, -5.2 + index * 0.28], [1.5, 0.1, 0.34], '#a08a6c'),
      ),
      pole([9.15, 0.95, -5.3], [9.15, floor + 0.95, -2], 0.09, white),
      pole([10.65, 0.95, -5.3], [10.65, floor + 0.95, -2], 0.09, white),
    ],
  });
}
