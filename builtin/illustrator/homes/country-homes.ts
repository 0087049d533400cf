import { material } from '#builtin/illustrator/building/material.ts';
import { surface } from '#builtin/illustrator/building/wall.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { rightFace } from '#builtin/illustrator/drawing/face.ts';
import { leanTo, mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { block, type Solid, type Tint, tintOf } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { white } from './family-homes.ts';
import type { Home } from './home.ts';
import { porchFront } from './porch-parts.ts';
import { askedOr, built, stairs } from './solid-home.ts';

/** Two storeys of white boards under a steep roof, with a porch along the front and around the corner. */
export function porchHouse({ random, scene }: Stage): Home {
  const own = random.fork('porch house');
  const wall = askedOr(scene, 'walls', scene.isBrick ? 'brick' : '#f4f0e6');
  const texture = scene.isBrick ? 'brick' : 'clapboard';
  const cover = askedOr(scene, 'roof', own.pick(['#5b5f66', '#565d63', '#6b5a4e']));
  const kind: Opening[0] = scene.colors?.shutters || own.chance(0.5) ? 'shutters' : 'window';
  const floor = 0.7;
  const above = [1.1, 4.5, 7.9].map((u): Opening => [kind, u, 3.85, 1, 1.6]);
  return built({
    width: 13.2,
    depth: 9,
    height: 10.2,
    door: { x: 5.4, z: -4.2 },
    beds: [
      { x: [0, 4], z: -3.4 },
      { x: [7, 12.8], z: -3.4 },
    ],
    siding: { wall, texture, cover },
    solids: [
      block([5.2, 0, 4.4], [10.4, floor, 8.6], 'stone', { texture: 'stone' }),
      mass([5.2, floor, 4.4], [10.4, 5.6, 8.6], wall, {
        texture,
        front: [
          [kind, 1.1, 0.55, 1.1, 1.9],
          ['door', 4.75, 0.02, 1.15, 2.2],
          [kind, 7.9, 0.55, 1.1, 1.9],
          ...above,
        ],
        right: [2, 5.4].flatMap((u): Opening[] => [
          ['window', u, 0.55, 1, 1.8],
          ['window', u, 3.85, 1, 1.6],
        ]),
      }),
      roof([5.2, floor + 5.6, 4.4], [11.4, 3.1, 9.6], { tint: cover, gable: wall }),
      // A gable over the door.
      mass([5.4, floor + 5.6, 1.4], [3.6, 0.2, 2.6], wall, { texture }),
      roof([5.4, floor + 5.8, 1.6], [4.4, 2.2, 3.8], { ridge: 'away', tint: cover, gable: wall }),
      block([5.4, floor + 6.3, -0.35], [0.8, 0.9, 0.06], '#5d7f92'),
      block([8.6, 8.2, 5], [1, 2.6, 0.9], 'brick', { texture: 'brick' }),
      // The porch, its floor around the corner.
      block([6.4, 0, -1.25], [13.2, floor, 2.5], 'stone-1', { top: 'wood+1', texture: 'stone' }),
      block([11.7, 0, 3.6], [2.6, floor, 7.2], 'stone-1', { top: 'wood+1', texture: 'stone' }),
      ...porchFront([0.1, 12.8], -2.3, { floor, ceiling: 3.3, tint: white }, 5.4),
      ...[0.6, 3.1, 5.6, 7].map((z) => block([12.8, floor, z], [0.2, 2.6, 0.2], white)),
      block([12.8, floor + 0.8, 2.4], [0.08, 0.08, 9.4], white),
      block([6.45, 3.3, -2.3], [13.2, 0.26, 0.3], white),
      block([12.8, 3.3, 2.4], [0.3, 0.26, 9.6], white),
      leanTo([6.55, 3.56, -1.3], [13.7, 1, 2.7], 'corner', { tint: cover }),
      leanTo([11.95, 3.56, 3.7], [2.9, 1, 7.3], 'right', { tint: cover }),
      ...stairs(5.4, -2.4, 2, floor, 'wood'),
    ],
  });
}

/** A metal building one lives in: a long low roof, a porch, a large door to the shop at its end. */
export function barndominium({ random, scene }: Stage): Home {
  const own = random.fork('barndominium');
  const wall = askedOr(scene, 'walls', own.pick(['#f1ede4', '#8f3a30', '#5d6a75', '#d8cdb8']));
  const cover = askedOr(scene, 'roof', own.pick(['#3f464c', '#565d63', '#5a4a40']));
  const dark: Tint = '#2f3538';
  const seams = { tint: cover, texture: 'seams' } as const;
  return built({
    width: 20,
    depth: 11,
    height: 8.2,
    door: { x: 6.2, z: -3.8 },
    drive: { x: 16.4, width: 5.2, z: -0.2 },
    beds: [
      { x: [0.3, 4.6], z: -3.4 },
      { x: [8, 12], z: -3.4 },
    ],
    paint: { trim: color('#2f3538') },
    siding: { wall, texture: 'battens', cover },
    solids: [
      mass([10, 0, 5.5], [20, 4.4, 11], wall, {
        texture: 'battens',
        front: [
          ['window', 1.2, 1, 1.8, 1.6],
          ['window', 3.6, 1, 1.2, 1.6],
          ['door', 5.6, 0.25, 1.2, 2.3],
          ['window', 8, 1, 1.2, 1.6],
          ['window', 10, 1, 1.8, 1.6],
          ['garage', 14, 0, 4.6, 3.4],
          ['lantern', 13.4, 2],
        ],
        right: [
          ['window', 2.4, 1.2, 1.4, 1.2],
          ['window', 6.6, 1.2, 1.4, 1.2],
        ],
      }),
      roof([10, 4.4, 5.5], [21.4, 3.4, 12.4], { ...seams, gable: wall, gableTexture: 'battens' }),
      // A gable in the middle of the roof, over the door.
      roof([6.2, 4.4, 1.2], [5.6, 2.3, 5], {
        ...seams,
        ridge: 'away',
        gable: wall,
        gableTexture: 'battens',
      }),
      block([6.4, 0, -1.4], [13, 0.24, 2.8], '#c3bcae', { texture: 'plain' }),
      ...[0.2, 3.2, 9.4, 12.6].map((x) => block([x, 0.24, -2.6], [0.26, 2.7, 0.26], 'wood-1')),
      ...[0.2, 3.2, 9.4, 12.6].map((x) =>
        block([x, 0.24, -2.6], [0.5, 0.9, 0.5], 'stone', { texture: 'stone' }),
      ),
      block([6.4, 2.94, -2.6], [12.8, 0.28, 0.3], dark),
      leanTo([6.4, 3.22, -1.4], [13.4, 1, 3], 'front', seams),
      ...stairs(6.2, -2.8, 2, 0.24, 'stone+2'),
    ],
  });
}

/** The wall of a lean-to at the back, as it is seen from the side. */
const backWall = (
  x: number,
  [z, far]: readonly [number, number],
  [high, low]: readonly [number, number],
  wall: Tint,
): Solid => ({
  low: [x - 9, 0, z],
  high: [x, high, far],
  draw(stage, from, to) {
    surface(
      stage,
      rightFace(stage, [to[0], 0, from[2]]),
      [
        [0, 0],
        [to[2] - from[2], 0],
        [to[2] - from[2], low],
        [0, high],
      ],
      material(tintOf(stage, wall), 'clapboard'),
    );
  },
});

/** Two flat storeys in front, one at the back under the same long roof: New England before 1800. */
export function saltbox({ random, scene }: Stage): Home {
  const own = random.fork('saltbox');
  const wall = askedOr(scene, 'walls', own.pick(['#8e8a82', '#6f4a3a', '#a39a8c', '#5d6a63']));
  const cover = askedOr(scene, 'roof', '#5b5854');
  return built({
    width: 11.6,
    depth: 9.6,
    height: 9,
    door: { x: 5.8, z: -1.4 },
    beds: [
      { x: [0.3, 4.6], z: -0.8 },
      { x: [7, 11.2], z: -0.8 },
    ],
    siding: { wall, texture: 'clapboard', cover },
    solids: [
      backWall(11.6, [5.8, 10], [5.6, 2.2], wall),
      mass([5.8, 0, 2.9], [11.6, 5.6, 5.8], wall, {
        texture: 'clapboard',
        front: [
          ...[0.9, 3, 7.6, 9.7].flatMap((u): Opening[] => [
            ['window', u, 1, 1, 1.6],
            ['window', u, 3.6, 1, 1.5],
          ]),
          ['window', 5.3, 3.6, 1, 1.5],
          ['door', 5.2, 0.3, 1.1, 2.2],
        ],
        right: [2.2].flatMap((u): Opening[] => [
          ['window', u, 1, 1, 1.5],
          ['window', u, 3.6, 1, 1.4],
        ]),
      }),
      roof([5.8, 5.6, 2.9], [12.2, 2.6, 6.4], { tint: cover, gable: wall }),
      block([5.8, 7, 3], [1.5, 2.4, 1.2], 'brick', { texture: 'brick' }),
      ...[5, 6.6].map((x) => block([x, 0.3, -0.05], [0.18, 2.4, 0.12], white)),
      block([5.8, 2.6, -0.1], [2, 0.3, 0.3], white),
      ...stairs(5.8, 0, 1.7, 0.3, 'stone+2'),
    ],
  });
}
