import { leanTo, mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import { housesOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { white } from './family-homes.ts';
import type { Home } from './home.ts';
import { porchFront } from './porch-parts.ts';
import { dormer } from './small-homes.ts';
import { askedOr, built, stairs } from './solid-home.ts';

/** Windows side by side, as many as there is room for between two places. */
const band = (from: number, to: number, v: number, height: number): Opening[] => {
  const count = Math.round((to - from) / 1.05);
  const wide = (to - from) / count;
  return Array.from({ length: count }, (_, i) => ['tall', from + i * wide, v, wide * 0.86, height]);
};

/** The Midwest of 1910: brick below, plaster above, bands of windows, low roofs that reach far out. */
export function prairie({ random, scene }: Stage): Home {
  const own = random.fork('prairie');
  const wall = askedOr(scene, 'walls', 'brick');
  const upper = askedOr(scene, 'walls', own.pick(['#e6dcc4', '#ddd0b4', '#e9e2d0']));
  const cover = askedOr(scene, 'roof', own.pick(['#6b5a4e', '#5b5854', '#74604f']));
  const stone: Tint = '#d8cdb8';
  const low = { ridge: 'hip', tint: cover } as const;
  return built({
    width: 17.6,
    depth: 9,
    height: 7.6,
    door: { x: 14.4, z: -1.6 },
    beds: [
      { x: [0.2, 4], z: 0.6 },
      { x: [5, 12], z: -0.8 },
    ],
    siding: { wall, texture: 'brick', cover },
    solids: [
      mass([2.3, 0, 5], [4.6, 2.8, 6], wall, { texture: 'brick', front: band(0.7, 3.9, 1.1, 1.2) }),
      roof([1.6, 2.8, 5], [6, 1.1, 8.4], low),
      mass([8.6, 0, 4.4], [8, 2.9, 8.4], wall, {
        texture: 'brick',
        front: band(0.8, 7.2, 0.9, 1.5),
      }),
      mass([8.6, 2.9, 4.4], [8, 2.5, 8.4], upper, {
        texture: 'stucco',
        front: band(0.8, 7.2, 0.7, 1.4),
        right: band(2, 6.4, 0.7, 1.4),
      }),
      ...[2.8, 5.1].map((y) => block([8.6, y, 0.16], [8.1, 0.18, 0.12], stone)),
      roof([8.6, 5.4, 4.4], [11.4, 1.5, 11.6], low),
      block([10.8, 5.6, 4.6], [1.9, 2, 1.2], wall, { texture: 'brick', top: stone }),
      mass([15.1, 0, 5.4], [5, 2.8, 5.6], wall, {
        texture: 'brick',
        front: [
          ['door', 1.3, 0.3, 1.1, 2.2],
          ['tall', 3, 1, 0.7, 1.4],
          ['tall', 3.9, 1, 0.7, 1.4],
        ],
        right: band(1, 4.4, 1.1, 1.2),
      }),
      block([15.1, 0, 1.4], [5, 0.3, 2.6], wall, { texture: 'brick', top: stone }),
      ...[13, 17.2].map((x) => block([x, 0.3, 0.6], [0.8, 2.5, 0.8], wall, { texture: 'brick' })),
      block([16.1, 0.3, 0.4], [1.6, 0.7, 0.4], wall, { texture: 'brick', top: stone }),
      roof([15.7, 2.8, 3.8], [6.2, 1.1, 9.4], low),
      ...stairs(14.4, 0.1, 2, 0.3, stone),
    ],
  });
}

/** A cube of two storeys under a pyramid of a roof, a dormer in its middle, a porch along the front. */
export function foursquare({ random, scene }: Stage): Home {
  const own = random.fork('foursquare');
  const isBrick = scene.isBrick || (!scene.colors?.walls && housesOf(scene) === 'brick');
  const wall = askedOr(scene, 'walls', isBrick ? 'brick' : 'walls');
  const texture = isBrick ? 'brick' : 'clapboard';
  const cover = askedOr(scene, 'roof', own.pick(['#5b5854', '#6b5a4e', '#4d5660']));
  const kind: Opening[0] = scene.colors?.shutters ? 'shutters' : 'window';
  const floor = 0.8;
  return built({
    width: 10,
    depth: 9.4,
    height: 9.8,
    door: { x: 6.9, z: -3.9 },
    beds: [
      { x: [0.2, 5.2], z: -3.2 },
      { x: [8.4, 9.8], z: -3.2 },
    ],
    siding: { wall, texture, cover },
    solids: [
      block([5, 0, 4.7], [10, floor, 9.4], 'stone', { texture: 'stone' }),
      mass([5, floor, 4.7], [10, 5.7, 9.4], wall, {
        texture,
        front: [
          [kind, 1.1, 0.6, 1.9, 1.7],
          ['door', 6.35, 0.02, 1.1, 2.2],
          [kind, 1.3, 3.6, 1.5, 1.6],
          [kind, 7.2, 3.6, 1.5, 1.6],
        ],
        right: [1.6, 6].flatMap((u): Opening[] => [
          ['window', u, 0.6, 1.1, 1.6],
          ['window', u, 3.6, 1.1, 1.5],
        ]),
      }),
      roof([5, 6.5, 4.7], [11.6, 3, 11], { ridge: 'hip', tint: cover }),
      ...dormer(5, 6.9, 0.6, wall, cover),
      block([5, 0, -1.2], [10, floor, 2.4], isBrick ? wall : 'stone-1', {
        texture: isBrick ? 'brick' : 'stone',
        top: 'wood+1',
      }),
      ...porchFront([0.4, 9.6], -2.1, { floor, ceiling: 3.3, tint: white, post: 0.34 }, 6.9),
      block([5, 3.3, -2.1], [9.8, 0.28, 0.4], white),
      leanTo([5, 3.58, -1.3], [10.8, 1.1, 2.7], 'front', { tint: cover }),
      ...stairs(6.9, -2.4, 2, floor, 'stone+2'),
    ],
  });
}

/** Three flats one over the other under a flat roof, each with its own porch to the street: New England. */
export function tripleDecker({ random, scene }: Stage): Home {
  const own = random.fork('triple-decker');
  const wall = askedOr(
    scene,
    'walls',
    scene.isBrick
      ? 'brick'
      : own.pick(['#b9c4c8', '#d8cdb0', '#9fae9a', '#c9a98a', '#e6dcc4', '#8fa3b0']),
  );
  const texture = scene.isBrick ? 'brick' : 'clapboard';
  const foot = 0.7;
  const floors = [0, 1, 2].map((floor) => foot + floor * 3);
  const porchAt = (y: number, index: number): Solid[] => [
    block([6.5, y - 0.2, -1.1], [6, 0.2, 2.2], white),
    ...porchFront(
      [3.7, 9.3],
      -2,
      { floor: y, ceiling: y + 2.8, tint: white, post: 0.24 },
      index ? undefined : 4.6,
    ),
  ];
  return built({
    width: 9.6,
    depth: 12,
    height: 11,
    door: { x: 4.6, z: -3.4 },
    beds: [{ x: [0.2, 3], z: -0.8 }],
    siding: { wall, texture, cover: '#5b5854' },
    solids: [
      block([4.8, 0, 6], [9.6, foot, 12], 'stone', { texture: 'stone' }),
      mass([4.8, foot, 6], [9.6, 9.2, 12], wall, {
        texture,
        front: floors.flatMap((_, i): Opening[] => [
          ['window', 0.5, 0.8 + i * 3, 0.9, 1.6],
          ['window', 1.7, 0.8 + i * 3, 0.9, 1.6],
          [i ? 'glazed' : 'door', 4.1, i * 3 + 0.02, 1, 2.1],
          ['window', 6.8, 0.8 + i * 3, 1.6, 1.5],
        ]),
        right: floors.flatMap((_, i): Opening[] =>
          [1.6, 5.2, 8.8].map((u): Opening => ['window', u, 0.8 + i * 3, 1, 1.5]),
        ),
      }),
      block([4.8, 9.9, 5.9], [10.2, 0.5, 12.6], white, { top: '#6b6e70' }),
      ...Array.from({ length: 12 }, (_, i) =>
        block([0.2 + i * 0.84, 9.5, -0.16], [0.16, 0.42, 0.3], white),
      ),
      block([6.5, 0, -1.1], [6, foot - 0.2, 2.2], 'stone-1', { texture: 'stone' }),
      ...floors.flatMap(porchAt),
      block([6.5, 9.5, -1.1], [6.4, 0.4, 2.6], white),
      ...stairs(4.6, -2.2, 1.6, foot, 'wood'),
    ],
  });
}
