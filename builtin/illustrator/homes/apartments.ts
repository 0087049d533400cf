import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import { block, type Solid, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { hasStucco, housesOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { white } from './family-homes.ts';
import type { Home } from './home.ts';
import { askedOr, built, stairs } from './solid-home.ts';

const dark: Tint = '#2f3538';

/** Landings of iron before the windows, and ladders from one to the next. */
const fireEscape = (x: number, floors: readonly number[]): Solid[] =>
  floors.flatMap((y, index) => [
    block([x, y, -0.5], [2.8, 0.08, 0.9], dark),
    ...Array.from({ length: 10 }, (_, bar) =>
      block([x - 1.35 + bar * 0.3, y, -0.94], [0.04, 0.85, 0.04], dark),
    ),
    block([x, y + 0.85, -0.94], [2.8, 0.05, 0.05], dark),
    ...(index > 0
      ? [
          pole([x - 1, (floors[index - 1] ?? 0) + 0.1, -0.5], [x + 1, y, -0.5], 0.07, dark),
          pole([x - 0.7, (floors[index - 1] ?? 0) + 0.1, -0.8], [x + 1.3, y, -0.8], 0.07, dark),
        ]
      : [pole([x - 1, 1.4, -0.6], [x - 1, y, -0.6], 0.06, dark)]),
  ]);

/** A slab with a railing before a glass door. */
const balcony = (x: number, y: number): Solid[] => [
  block([x, y, -0.75], [3, 0.16, 1.5], white),
  ...Array.from({ length: 9 }, (_, bar) =>
    block([x - 1.4 + bar * 0.35, y + 0.16, -1.44], [0.04, 0.9, 0.04], dark),
  ),
  block([x, y + 1.04, -1.44], [3, 0.06, 0.06], dark),
];

/** Three storeys of apartments around one entrance: balconies in the suburbs, fire escapes in old towns. */
export function apartments({ random, scene }: Stage): Home {
  const own = random.fork('apartments');
  const isOld = scene.extras?.includes('fire-escape') || housesOf(scene) === 'rows';
  const isBrick = isOld || scene.isBrick || housesOf(scene) === 'brick';
  const wall = askedOr(
    scene,
    'walls',
    isBrick ? 'brick' : own.pick(['#d8cdb8', '#b9c4c0', '#c9b79f']),
  );
  const texture = isBrick ? 'brick' : hasStucco(scene) ? 'stucco' : 'clapboard';
  const floors = [0, 1, 2, ...(isOld ? [3] : [])];
  const high = floors.length * 3 + 0.4;
  const columns = [1.4, 5.6, 14.6, 18.8];
  const front = columns.flatMap((u, column): Opening[] =>
    floors.map((floor): Opening => {
      const v = 0.9 + floor * 3;
      if (isOld) return ['window', u + 0.2, v, 1.2, 1.8];
      return column % 2 ? ['window', u + 0.3, v, 1.6, 1.5] : ['glazed', u, v - 0.8, 1.8, 2.2];
    }),
  );
  return built({
    width: 22,
    depth: 11,
    height: high + (isOld ? 1 : 2.6),
    door: { x: 11, z: -2.6 },
    beds: [
      { x: [0.4, 8.6], z: isOld ? -0.8 : -1.9 },
      { x: [13.4, 21.6], z: isOld ? -0.8 : -1.9 },
    ],
    paint: { trim: color('#f4f0e6'), door: color('#2f3f4a') },
    solids: [
      mass([11, 0, 5.5], [22, high, 11], wall, {
        texture,
        front,
        right: [1.6, 4.6, 7.6].flatMap((u) =>
          floors.map((floor): Opening => ['window', u, 0.9 + floor * 3, 1.3, 1.5]),
        ),
      }),
      // The stairs in the middle, with a door below and glass above.
      mass([11, 0, -0.61], [4, high - 0.05, 1.2], isOld ? wall : 'accentWalls', {
        texture: isOld ? texture : 'battens',
        front: [
          ['door', 1.35, 0.2, 1.3, 2.3],
          ['lantern', 0.7, 1.9],
          ...floors.slice(1).map((floor): Opening => ['plain', 1.2, 0.8 + floor * 3, 1.6, 1.6]),
        ],
      }),
      block([11, 2.7, -1.9], [3.2, 0.2, 1.3], white),
      ...(isOld
        ? [
            block([11, high, 5.4], [22.5, 0.5, 11.4], white),
            ...(scene.extras?.includes('fire-escape')
              ? [3.6, 17].flatMap((x) => fireEscape(x, [3.5, 6.5, 9.5]))
              : []),
          ]
        : [
            roof([11, high, 5.5], [23.2, 2.4, 12.4], {
              ridge: 'hip',
              tint: askedOr(scene, 'roof', 'roof'),
            }),
            ...[2.3, 15.5].flatMap((x) => [1, 2].flatMap((floor) => balcony(x, floor * 3))),
          ]),
      ...stairs(11, -1.3, 2.4, 0.2, 'stone+2'),
    ],
  });
}

/** A factory of brick that has become lofts: tall panes, a cornice, a water tank on the roof. */
export function loftBuilding({ scene }: Stage): Home {
  const wall = askedOr(scene, 'walls', 'brick');
  const bays = [0.9, 4.9, 12.9, 16.9];
  const high = 13.4;
  return built({
    width: 21,
    depth: 14,
    height: high + 5,
    door: { x: 10.5, z: -1 },
    beds: [],
    paint: { trim: color('#33393c'), door: color('#33393c') },
    solids: [
      mass([10.5, 0, 7], [21, high, 14], wall, {
        texture: 'brick',
        front: [
          ...bays.flatMap((u) =>
            [0, 1, 2, 3].map((floor): Opening => ['window', u, 0.9 + floor * 3.2, 3.2, 2.3]),
          ),
          ...[1, 2, 3].map((floor): Opening => ['window', 9, 0.9 + floor * 3.2, 3, 2.3]),
          ['glazed', 9.2, 0.05, 2.6, 2.7],
        ],
        right: [1.2, 5, 9].flatMap((u) =>
          [0, 1, 2, 3].map((floor): Opening => ['window', u, 0.9 + floor * 3.2, 3, 2.3]),
        ),
      }),
      // Piers between the bays, bands over the storeys.
      ...[0.3, 4.5, 8.5, 12.5, 16.5, 20.7].map((x) =>
        block([x, 0, -0.06], [0.6, high, 0.2], 'brick-1', { texture: 'brick' }),
      ),
      ...[3.3, 6.5, 9.7].map((y) => block([10.5, y, -0.05], [20.4, 0.26, 0.12], '#c9bda6')),
      block([10.5, high, 7], [21.4, 0.5, 14.4], '#c9bda6', { top: '#8a8d91' }),
      block([10.5, 2.85, -0.8], [5, 0.16, 1.6], dark),
      ...[13.6, 15.4].flatMap((x) =>
        [5, 6.8].map((z) => block([x, high + 0.5, z], [0.14, 1.5, 0.14], dark)),
      ),
      // The stack of the old boiler house.
      turned([4.4, high, 9.5], [2, 7, 2], 'brick-1', [
        [1, 0],
        [0.8, 1],
      ]),
      turned([14.5, high + 2, 5.9], [2.4, 2, 2.4], '#7a5a40'),
      turned([14.5, high + 4, 5.9], [2.5, 0.9, 2.5], '#4a4f52', [
        [1, 0],
        [0.05, 1],
      ]),
      ...(scene.extras?.includes('fire-escape') ? fireEscape(6.5, [4.1, 7.3, 10.5]) : []),
    ],
  });
}
