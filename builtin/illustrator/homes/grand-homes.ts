import { material } from '#builtin/illustrator/building/material.ts';
import { surface } from '#builtin/illustrator/building/wall.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { createFace, rightFace } from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { bloomingBush } from '#builtin/illustrator/models/curb-things.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import { block, type Solid, type Tint, tintOf, turned } from '#builtin/illustrator/models/solid.ts';
import { housesOf } from '#builtin/illustrator/regions.ts';
import { blooms } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { white } from './family-homes.ts';
import type { Home } from './home.ts';
import { askedOr, built, stairs } from './solid-home.ts';
import { archway } from './two-story-homes.ts';

/** White columns two storeys high along the whole front, as the South built them. */
export function columned({ random, scene }: Stage): Home {
  const own = random.fork('columned');
  const isBrick = scene.isBrick || (!scene.colors?.walls && housesOf(scene) === 'brick');
  const wall = askedOr(scene, 'walls', isBrick ? 'brick' : '#f4f0e6');
  const texture = isBrick ? 'brick' : 'clapboard';
  const cover = askedOr(scene, 'roof', own.pick(['#5b5f66', '#4d5660', '#6b5a4e']));
  const rows = [1, 3.4, 9.6, 12].flatMap((u): Opening[] => [
    ['shutters', u, 0.5, 1.1, 2.1],
    ['shutters', u, 3.9, 1.1, 1.7],
  ]);
  return built({
    width: 15,
    depth: 9,
    height: 9.6,
    door: { x: 7.5, z: -3.8 },
    beds: [
      { x: [0.2, 5.6], z: -3.2 },
      { x: [9.4, 14.8], z: -3.2 },
    ],
    paint: { shutters: color('#26352f'), trim: color('#f8f5ee') },
    siding: { wall, texture, cover },
    solids: [
      mass([7.5, 0.6, 4.6], [14.2, 6.2, 8.8], wall, {
        texture,
        front: [...rows, ['door', 6.4, 0.02, 1.3, 2.5], ['glazed', 6.45, 3.7, 1.2, 2.1]],
        right: [2, 5.4].flatMap((u): Opening[] => [
          ['window', u, 0.5, 1.1, 1.9],
          ['window', u, 3.9, 1.1, 1.7],
        ]),
      }),
      block([7.5, 0, 3.4], [15, 0.6, 11.6], 'brick-1', { texture: 'brick', top: '#c9c3b6' }),
      ...[0.5, 3.3, 6, 9, 11.7, 14.5].map((x) =>
        turned([x, 0.6, -1.9], [0.56, 5.9, 0.56], white, [
          [1.3, 0],
          [1.3, 0.03],
          [1, 0.04],
          [0.84, 0.95],
          [1.25, 0.96],
          [1.25, 1],
        ]),
      ),
      // The balcony over the door.
      block([7.5, 3.9, -0.5], [3.2, 0.16, 1], white),
      ...Array.from({ length: 13 }, (_, i) =>
        block([6 + i * 0.25, 4.06, -0.95], [0.05, 0.8, 0.05], '#2f3236'),
      ),
      block([7.5, 4.86, -0.95], [3.2, 0.06, 0.08], '#2f3236'),
      block([7.5, 6.5, -1.1], [15.2, 0.5, 2.2], white),
      roof([7.5, 7, 3.4], [16, 3, 12], { ridge: 'hip', tint: cover }),
      ...[1.6, 13.4].map((x) => block([x, 7.6, 5.4], [1, 3, 1], 'brick', { texture: 'brick' })),
      ...stairs(7.5, -2.4, 3, 0.6, 'brick+1'),
    ],
  });
}

/** White stucco under clay tiles: an arcade before the door, a taller wing beside it, a chimney with its own roof. */
export function spanish({ random, scene }: Stage): Home {
  const own = random.fork('spanish');
  const wall = askedOr(scene, 'walls', own.pick(['#f5efe2', '#f3e8d4', '#f1e2ca']));
  const cover = askedOr(scene, 'roof', own.pick(['#b5654a', '#a95f45', '#bf7250']));
  const tiles = { tint: cover, texture: 'tiles', gable: wall, gableTexture: 'stucco' } as const;
  const iron: Tint = '#2f3236';
  const climbing = scene.blooms ? blooms[scene.blooms] : undefined;
  return built({
    width: 15.4,
    depth: 9,
    height: 7.6,
    door: { x: 8, z: -2.4 },
    beds: [
      { x: [0.3, 4.4], z: -1.8 },
      { x: [10.6, 15], z: -0.8 },
    ],
    paint: { trim: color('#e9dcc4'), door: color(own.pick(['#6b4428', '#5a3a24', '#2f6a78'])) },
    siding: { wall, texture: 'stucco', cover },
    solids: [
      // The wing with the large window under its gable.
      mass([2.5, 0, 2.4], [5, 4.4, 6.8], wall, {
        texture: 'stucco',
        front: [['arched', 1.3, 0.8, 2.4, 2.6]],
      }),
      roof([2.5, 4.4, 2.4], [6, 1.7, 7.6], { ...tiles, ridge: 'away' }),
      block([2.5, 0.7, -1.2], [2.8, 0.14, 0.5], iron),
      ...Array.from({ length: 9 }, (_, i) =>
        block([1.3 + i * 0.3, 0.84, -1.4], [0.04, 0.6, 0.04], iron),
      ),
      block([2.5, 1.44, -1.4], [2.7, 0.05, 0.05], iron),
      mass([10.2, 0, 5], [10.4, 3.3, 8], wall, {
        texture: 'stucco',
        front: [
          ['door', 2.5, 0.2, 1.2, 2.3],
          ['lantern', 4.2, 1.7],
          ['arched', 6, 0.8, 1.1, 1.8],
          ['arched', 8, 0.8, 1.1, 1.8],
        ],
        right: [
          ['arched', 2, 0.8, 1, 1.7],
          ['arched', 5, 0.8, 1, 1.7],
        ],
      }),
      roof([10.2, 3.3, 5], [11.4, 2.1, 9], { ...tiles, ridge: 'along' }),
      // Arches before the door.
      block([7.6, 0, -0.3], [5.2, 0.2, 2.6], '#b5765a', { top: '#bf8466' }),
      archway(6.7, -1.5, 2.6, 2.8, wall),
      archway(9.1, -1.5, 2.6, 2.8, wall),
      block([7.9, 2.9, -0.3], [5.2, 0.3, 2.6], wall, { texture: 'stucco' }),
      roof([7.9, 3.2, -0.2], [5.7, 0.7, 3], { ...tiles, ridge: 'hip' }),
      block([12.6, 3.9, 5.6], [1.1, 2.8, 1], wall, { texture: 'stucco' }),
      roof([12.6, 6.7, 5.6], [1.5, 0.6, 1.4], tiles),
      ...(climbing
        ? [
            ...[5.5, 6.2, 7, 7.9, 8.8, 9.6, 10.2].flatMap((x, i) =>
              put(bloomingBush(0.9 + (i % 3) * 0.14, climbing), [x, 2.7 - (i % 2) * 0.16, -1.75]),
            ),
            ...[0.2, 0.9, 1.6, 2.2].flatMap((y) =>
              put(bloomingBush(0.8, climbing), [5.35, y, -1.75]),
            ),
          ].map((solid): Solid => ({ ...solid, hasShadow: false }))
        : []),
      ...stairs(8, -1.6, 2.2, 0.2, '#c08a6c'),
    ],
  });
}

/** An estate: two storeys of stone or brick under steep hipped roofs, a round drive with a fountain before it. */
export function manor({ random, scene }: Stage): Home {
  const own = random.fork('manor');
  const wall = askedOr(
    scene,
    'walls',
    scene.isBrick ? 'brick' : own.pick(['stone+1', 'stone', '#e9e0ce']),
  );
  const texture = scene.isBrick ? 'brick' : wall.startsWith('stone') ? 'stone' : 'stucco';
  const cover = askedOr(scene, 'roof', own.pick(['#4f5a66', '#5b5854', '#4a4d50']));
  const tall = (us: readonly number[], up: number): Opening[] =>
    us.flatMap((u): Opening[] => [
      ['tall', u, 0.7, 1.2, 2.3],
      ['tall', u, up, 1.2, 1.9],
    ]);
  const wing = (x: number): Solid[] => [
    mass([x, 0, 2.6], [6, 7, 8], wall, {
      texture,
      front: tall([0.9, 3.9], 4.1),
      right: tall([1.4, 4.8], 4.1),
    }),
    roof([x, 7, 2.6], [7, 3.4, 9], { ridge: 'hip', tint: cover }),
  ];
  return built({
    width: 24,
    depth: 10,
    height: 11.4,
    door: { x: 12, z: -2 },
    beds: [
      { x: [0.2, 5.8], z: -2.2 },
      { x: [18.2, 23.8], z: -2.2 },
    ],
    paint: { trim: color('#f4efe4'), door: color('#3a2f28') },
    siding: { wall, texture, cover },
    solids: [
      mass([12, 0, 5], [13, 6.6, 8.6], wall, {
        texture,
        front: [...tall([0.9, 3.1, 8.7, 10.9], 4)],
      }),
      roof([12, 6.6, 5], [14, 3.6, 9.8], { ridge: 'hip', tint: cover }),
      mass([12, 0, 0.2], [4.4, 7.2, 1], wall, {
        texture,
        front: [
          ['door', 1.3, 0.4, 1.8, 2.9],
          ['arched', 1.3, 4, 1.8, 2.4],
          ['lantern', 0.7, 2.2],
          ['lantern', 3.6, 2.2],
        ],
      }),
      roof([12, 7.2, 1], [5.2, 2.4, 3], {
        ridge: 'away',
        tint: cover,
        gable: wall,
        gableTexture: texture,
      }),
      ...wing(3),
      ...wing(21),
      ...[5.4, 18.6].map((x) => block([x, 8, 6.4], [1.1, 3.4, 1], wall, { texture })),
      ...stairs(12, -0.4, 3, 0.4, 'stone+3'),
      // The round drive, and the fountain in its middle.
      turned([12, 0, -9.4], [17, 0.04, 9.6], '#c9bfae', undefined, '#cfc6b4'),
      turned([12, 0.04, -9.4], [8.4, 0.04, 4.4], '#7fa455', undefined, '#86ad58'),
      turned([12, 0.08, -9.4], [3.4, 0.5, 2.6], 'stone+2', undefined, '#7fb4c8'),
      turned([12, 0.3, -9.4], [0.5, 1.1, 0.5], 'stone+2'),
      turned(
        [12, 1.3, -9.4],
        [1.7, 0.3, 1.4],
        'stone+3',
        [
          [0.3, 0],
          [1, 1],
        ],
        '#8fc4d4',
      ),
      turned([12, 1.5, -9.4], [0.2, 0.7, 0.2], '#d9eef4'),
    ].map((solid): Solid => (solid.low[2] < -6 ? { ...solid, hasShadow: false } : solid)),
  });
}

/** A roof that breaks half way up: steep below, flat above, as on a barn. */
const gambrelRoof = (
  x: number,
  [from, to]: readonly [number, number],
  y: number,
  width: number,
  cover: Tint,
  wall: Tint,
): Solid => {
  const middle = (from + to) / 2;
  const [low, high, inner] = [y + 2.6, y + 3.9, 1.2];
  return {
    low: [x - width / 2, y, from],
    high: [x + width / 2, high, to],
    draw(stage, [x0, y0, z0], [x1]) {
      const look = material(tintOf(stage, cover), 'shingle');
      const [d, m] = [to - from, middle - from];
      const end: PicturePoint[] = [
        [0.3, 0],
        [d - 0.3, 0],
        [d - inner, low - y],
        [m, high - y],
        [inner, low - y],
      ];
      surface(
        stage,
        rightFace(stage, [x1 - 0.3, y0, z0]),
        end,
        material(tintOf(stage, wall), 'clapboard'),
      );
      const slope = (at: readonly [number, number], run: readonly [number, number]) =>
        surface(
          stage,
          createFace(stage, [x0, y0 + at[0], z0 + at[1]], [1, 0, 0], [0, run[0], run[1]]),
          [
            [0, 0],
            [x1 - x0, 0],
            [x1 - x0, Math.hypot(...run)],
            [0, Math.hypot(...run)],
          ],
          look,
        );
      slope([0, 0], [low - y, inner]);
      slope([low - y, inner], [high - low, m - inner]);
    },
  };
};

/** A Dutch colonial: a roof like a barn's, with a long dormer over the door. */
export function gambrel({ random, scene }: Stage): Home {
  const own = random.fork('gambrel');
  const wall = askedOr(
    scene,
    'walls',
    scene.isBrick ? 'brick' : own.pick(['#f1ede4', '#b9c4c8', '#d8cdb8']),
  );
  const texture = scene.isBrick ? 'brick' : 'clapboard';
  const cover = askedOr(scene, 'roof', own.pick(['#5b5854', '#4d5660', '#6b5a4e']));
  return built({
    width: 12.4,
    depth: 8,
    height: 7.6,
    door: { x: 6.2, z: -2 },
    beds: [
      { x: [0.3, 4.6], z: -0.8 },
      { x: [7.8, 12], z: -0.8 },
    ],
    siding: { wall, texture, cover },
    solids: [
      mass([6.2, 0, 4], [12, 3.2, 8], wall, {
        texture,
        front: [
          ['shutters', 1.2, 0.9, 1.3, 1.6],
          ['shutters', 3.6, 0.9, 1, 1.6],
          ['door', 5.5, 0.35, 1.1, 2.2],
          ['shutters', 7.8, 0.9, 1, 1.6],
          ['shutters', 9.6, 0.9, 1.3, 1.6],
        ],
        right: [
          ['window', 1.8, 0.9, 1, 1.5],
          ['window', 5, 0.9, 1, 1.5],
        ],
      }),
      gambrelRoof(6.2, [-0.5, 8.5], 3.2, 12.8, cover, wall),
      mass([6.2, 3.9, 1], [8.6, 1.9, 1.6], wall, {
        texture: 'clapboard',
        front: [0.7, 2.9, 5.1, 7].map((u): Opening => ['window', u, 0.3, 1, 1.3]),
      }),
      block([6.2, 5.8, 0.9], [9, 0.2, 2], cover),
      block([6.2, 6.9, 4], [1, 1.4, 0.9], 'brick', { texture: 'brick' }),
      ...[5.2, 7.2].map((x) => turned([x, 0.35, -1], [0.2, 2.4, 0.2], white)),
      roof([6.2, 2.75, -0.6], [2.8, 0.9, 1.4], { ridge: 'away', gable: white, tint: cover }),
      block([6.2, 0, -0.6], [2.4, 0.35, 1.3], 'stone+1'),
      ...stairs(6.2, -1.2, 1.8, 0.35, 'stone+2'),
    ],
  });
}
