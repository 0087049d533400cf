import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import {
  block,
  type Solid,
  type Tint,
  tapered,
  turned,
} from '#builtin/illustrator/models/solid.ts';
import { hasStucco, housesOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { askedOr, built, stairs } from './solid-home.ts';

export const white: Tint = '#f6f2e9';

/** Two homes under one roof, each with its own door and porch. */
export function duplex({ random, scene }: Stage): Home {
  const own = random.fork('duplex');
  const isBrick = housesOf(scene) === 'brick';
  const wall = isBrick ? askedOr(scene, 'walls', 'brick') : 'walls';
  const half = (x: number, door: Tint): Solid[] => [
    mass([x, 0.5, 4.5], [6.4, 5.6, 9], wall, {
      texture: isBrick ? 'brick' : 'clapboard',
      front: [
        ['window', 0.7, 0.7, 1.5, 1.5],
        ['door', 3.9, 0.02, 1.05, 2.1],
        ['window', 0.9, 3.5, 1.1, 1.4],
        ['window', 4, 3.5, 1.1, 1.4],
      ],
      right: [
        ['window', 2, 0.7, 1.1, 1.4],
        ['window', 5.6, 3.5, 1.1, 1.4],
      ],
    }),
    block([x + 1.2, 2.9, -0.8], [2.8, 0.2, 1.7], white),
    roof([x + 1.2, 3.1, -0.8], [3, 0.9, 1.9], { ridge: 'away', gable: white }),
    ...[-0.05, 2.45].map((aside) => block([x + aside, 0.5, -1.5], [0.18, 2.4, 0.18], white)),
    block([x + 1.2, 0, -0.8], [2.7, 0.5, 1.7], 'stone'),
    ...stairs(x + 1.2, -1.6, 1.5, 0.5, 'stone+2'),
    block([x + 1.22, 0.52, -0.03], [1.05, 2.1, 0.02], door),
  ];
  const isTriple = scene.extras?.includes('third-door');
  const width = isTriple ? 19.2 : 12.8;
  const [first, second, third] = own
    .some<Tint>(['#a53f2c', '#2f4a68', '#1f5c4d', '#c88a2e'], 3)
    .map((tint) => askedOr(scene, 'door', tint));
  const other = scene.colors?.secondDoor as Tint | undefined;
  return built({
    width,
    depth: 9,
    height: 8.6,
    door: { x: 4.4, z: -2.6 },
    beds: [
      { x: [0.3, 2.8], z: -0.8 },
      { x: [6.8, 9], z: -0.8 },
    ],
    solids: [
      block([width / 2, 0, 4.5], [width, 0.5, 9], 'stone', { texture: 'stone' }),
      ...half(3.2, first ?? '#a53f2c'),
      ...half(9.6, other ?? second ?? '#2f4a68'),
      ...(isTriple ? half(16, third ?? '#1f5c4d') : []),
      block([6.4, 0.5, -0.04], [0.16, 5.6, 0.1], white),
      ...(isTriple ? [block([12.8, 0.5, -0.04], [0.16, 5.6, 0.1], white)] : []),
      roof([width / 2, 6.1, 4.5], [width + 0.8, 2.6, 9.8], {
        ridge: hasStucco(scene) ? 'hip' : 'along',
        gable: wall,
      }),
    ],
  });
}

/** Brick below, timber and plaster above, under steep gables. */
export function tudor({ random, scene }: Stage): Home {
  const own = random.fork('tudor');
  const cover = askedOr(scene, 'roof', own.pick(['#5b5854', '#6b5a4e', '#74604f']));
  const timber: Tint = '#4a3628';
  const plaster: Tint = '#ece2cc';
  /** Posts and beams over plaster; no post crosses a window, which is told by its left end and its width. */
  const timbers = (
    [x, y, z]: readonly [number, number, number],
    [width, height]: readonly [number, number],
    windows: readonly (readonly [left: number, width: number])[],
  ): Solid[] => [
    ...Array.from(
      { length: Math.round(width / 0.9) + 1 },
      (_, index) => index * (width / Math.round(width / 0.9)),
    )
      .filter((along) =>
        windows.every(([left, wide]) => along < left - 0.1 || along > left + wide + 0.1),
      )
      .map((along) => block([x - width / 2 + along, y, z - 0.04], [0.14, height, 0.05], timber)),
    block([x, y, z - 0.045], [width, 0.16, 0.05], timber),
    block([x, y + height - 0.16, z - 0.045], [width, 0.16, 0.05], timber),
  ];
  const gable = (x: number, width: number, z: number, eave: number, rise: number): Solid[] => [
    mass([x, 0, z + 4], [width, 2.9, 8], 'brick', {
      texture: 'brick',
      front: [
        ['tall', width / 2 - 1.3, 0.9, 1.2, 1.6],
        ['tall', width / 2 + 0.1, 0.9, 1.2, 1.6],
      ],
    }),
    mass([x, 2.9, z + 4], [width, eave - 2.9, 8], plaster, {
      front: [['window', width / 2 - 0.7, 0.5, 1.4, 1.3]],
    }),
    ...timbers([x, 2.9, z], [width, eave - 2.9], [[width / 2 - 0.7, 1.4]]),
    roof([x, eave, z + 4], [width + 0.7, rise, 8.6], {
      ridge: 'away',
      tint: cover,
      gable: plaster,
    }),
    block([x, eave, z - 0.34], [0.16, rise * 0.86, 0.05], timber),
    ...[-1, 1].map((side) =>
      pole(
        [x + side * width * 0.3, eave, z - 0.36],
        [x, eave + rise * 0.6, z - 0.36],
        0.16,
        timber,
      ),
    ),
  ];
  return built({
    width: 14,
    depth: 9,
    height: 9.6,
    door: { x: 8.4, z: -1.4 },
    beds: [
      { x: [0.4, 6], z: -1.8 },
      { x: [10, 13.6], z: -0.8 },
    ],
    paint: { trim: color('#e8dfcc') },
    solids: [
      mass([8.4, 0, 5], [11, 2.9, 8], 'brick', {
        texture: 'brick',
        front: [
          ['door', 4.6, 0.2, 1.2, 2.2],
          ['tall', 7.4, 0.9, 1.2, 1.6],
          ['tall', 8.8, 0.9, 1.2, 1.6],
        ],
        right: [
          ['window', 2, 0.9, 1.2, 1.5],
          ['window', 5, 0.9, 1.2, 1.5],
        ],
      }),
      mass([8.4, 2.9, 5], [11, 2.2, 8], plaster, {
        front: [
          ['window', 4.6, 0.5, 1.2, 1.2],
          ['window', 8, 0.5, 1.6, 1.2],
        ],
      }),
      ...timbers(
        [8.4, 2.9, 1],
        [11, 2.2],
        [
          [4.6, 1.2],
          [8, 1.6],
        ],
      ),
      roof([8.4, 5.1, 5], [11.8, 3.4, 8.8], { tint: cover, gable: plaster }),
      block([12.4, 3, 6], [1.1, 6.6, 1.1], 'brick-1', { texture: 'brick' }),
      ...gable(3.2, 5.6, -0.8, 5, 4),
      ...stairs(8.4, 0.9, 1.8, 0.2, 'stone'),
    ],
  });
}

/** Low on one side, half a floor higher over a garage on the other. */
export function splitLevel({ random, scene }: Stage): Home {
  const own = random.fork('split');
  const isStucco = hasStucco(scene);
  const cover = askedOr(
    scene,
    'roof',
    isStucco ? '#ad664a' : own.pick(['#5b5854', '#6b5a4e', '#4d5660']),
  );
  const look = { tint: cover, texture: isStucco ? 'tiles' : 'shingle', gable: 'walls' } as const;
  return built({
    width: 15,
    depth: 8,
    height: 7.6,
    door: { x: 5.4, z: -1.6 },
    drive: { x: 11.4, width: 4.8, z: -0.4 },
    beds: [{ x: [0.3, 4.2], z: -0.8 }],
    solids: [
      mass([3.9, 0, 4.4], [7.8, 1.2, 8], 'brick', { texture: 'brick' }),
      mass([3.9, 1.2, 4.4], [7.8, 2.4, 8], 'walls', {
        texture: 'clapboard',
        front: [
          ['window', 1, 0.2, 2.2, 1.5],
          ['door', 4.9, -0.7, 1.05, 2.2],
        ],
      }),
      roof([3.9, 3.6, 4.4], [8.6, 1.9, 8.8], look),
      mass([11.3, 0, 4], [7.2, 2.7, 8], 'brick', {
        texture: 'brick',
        front: [['garage', 1.2, 0, 4.6, 2.2]],
        right: [['window', 2, 1, 1.2, 1.2]],
      }),
      mass([11.3, 2.7, 3.8], [7.4, 2.6, 8.6], 'walls', {
        texture: 'clapboard',
        front: [
          ['shutters', 1, 0.7, 1.3, 1.3],
          ['shutters', 4.8, 0.7, 1.3, 1.3],
        ],
        right: [
          ['window', 2, 0.7, 1.2, 1.2],
          ['window', 5, 0.7, 1.2, 1.2],
        ],
      }),
      roof([11.3, 5.3, 3.8], [8.2, 2, 9.4], look),
      ...stairs(5.4, 0.4, 1.6, 0.5, 'stone+2'),
    ],
  });
}

const pale: readonly Tint[] = ['#efe6d0', '#dcd8cc', '#e6dcc4'];

/** Narrow houses side by side, each in a color of its own with shutters and a porch. */
export function shotgunRow({ random, scene }: Stage): Home {
  const own = random.fork('shotgun');
  const paints = own
    .some<Tint>(['#e8b04a', '#4f9aa8', '#d9775a', '#7fae7a', '#c97f98', '#6f86c0', '#efe6d0'], 7)
    .map(
      (paint, index): Tint =>
        // The house in the middle is the one that was asked for; those beside it hold back.
        scene.colors?.walls
          ? index === 3
            ? 'walls'
            : (pale[index % pale.length] ?? white)
          : paint,
    );
  const shutters = own.some<Tint>(
    ['#2f6a5a', '#2f4a68', '#7a3d2a', '#5a3a6a', '#1f5c4d', '#8a4a2c', '#35606b'],
    7,
  );
  const wide = 5.6;
  const units = paints.flatMap((wall, index): Solid[] => {
    const x = wide * 1.16 * (index - 2) + wide / 2;
    const shade = shutters[index] ?? '#2f6a5a';
    const shut = (u: number): Solid[] =>
      [-0.34, 0.34].map((aside) =>
        block([x - wide / 2 + u + 0.5 + aside * 2.1, 0.95, 1.46], [0.34, 2, 0.05], shade),
      );
    return [
      block([x, 0, 6], [wide, 0.8, 12], 'brick', { texture: 'brick' }),
      mass([x, 0.8, 7], [wide, 3.5, 11], wall, {
        texture: 'clapboard',
        front: [
          ['door', 0.75, 0.05, 1, 2.4],
          ['tall', 3.7, 0.15, 1, 2.2],
        ],
        right: [
          ['tall', 2, 0.6, 0.9, 1.7],
          ['tall', 5, 0.6, 0.9, 1.7],
        ],
      }),
      ...shut(0.75),
      ...shut(3.7),
      roof([x, 4.3, 6.2], [wide + 0.5, 2.1, 12.8], {
        ridge: 'away',
        gable: wall,
        gableTexture: 'clapboard',
        tint: askedOr(scene, 'roof', '#5b5f66'),
      }),
      block([x, 0, 0.7], [wide, 0.8, 1.6], 'brick-1', { texture: 'brick', top: '#8f9a94' }),
      ...[-0.46, -0.15, 0.17, 0.46].map((share) =>
        turned([x + share * wide, 0.8, 0.1], [0.18, 3.5, 0.18], white),
      ),
      block([x, 4.14, 0.2], [wide, 0.26, 0.4], white),
      ...[-0.32, 0.01, 0.32].map((share) =>
        tapered([x + share * wide, 3.8, 0.1], [wide * 0.26, 0.34, 0.06], white, {
          x: [-0.02, 1.02],
        }),
      ),
      ...stairs(x - 1.5, 0, 1.3, 0.8, 'stone+2'),
    ];
  });
  return built({
    width: wide * 3.3,
    depth: 6,
    height: 6.8,
    door: { x: wide * 1.5, z: -1.6 },
    beds: [],
    paint: { door: color('#5a3a2a'), trim: color('#f6f2e9') },
    solids: units,
  });
}
