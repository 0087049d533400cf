import { project } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { motorBoat } from './boats.ts';
import { arc, at, bar, cutout, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { block, drawn, soft, tapered, turned } from './solid.ts';

/** An open steel container, boards and rubble over its rim. */
export const dumpster: Model = [
  ...[-1.5, 1.5].map((x) => block([x, 0, 0], [0.2, 0.16, 1.7], '#2f3538')),
  block([0, 0.16, 0], [4.4, 1.35, 1.9], '#2f6f5f', { top: '#3a3f43' }),
  ...[-1.8, -0.9, 0, 0.9, 1.8].map((x) => block([x, 0.16, -0.98], [0.14, 1.35, 0.06], '#255a4d')),
  block([0, 1.46, -0.98], [4.5, 0.12, 0.1], '#255a4d'),
  ...cutoutAt(
    [3.6, 0.8],
    [
      ['#c9a981', bar([-1.4, 0], [-0.7, 0.7], 0.14), 'straight'],
      ['#a8835c', bar([-0.6, 0], [-0.9, 0.55], 0.12), 'straight'],
      ['#e4ddd0', at('-0.3,0 -0.1,0.36 0.7,0.42 0.9,0'), 'straight'],
      ['#b9866a', bar([1.2, 0], [0.8, 0.6], 0.14), 'straight'],
      ['#8f969b', at('1,0 1.1,0.26 1.6,0.3 1.7,0'), 'straight'],
    ],
    [0, 1.5, 0],
  ),
];

/** A cutout that lies higher than the ground. */
function cutoutAt(
  size: Parameters<typeof cutout>[0],
  pieces: Parameters<typeof cutout>[1],
  place: Parameters<typeof put>[1],
) {
  return put(cutout(size, pieces, false), place);
}

/** A standby generator on its slab. */
export const generator: Model = [
  block([0, 0, 0], [1.7, 0.12, 1], '#b9b5ad'),
  block([0, 0.12, 0], [1.4, 0.82, 0.76], '#d8d3c6'),
  tapered([0, 0.94, 0], [1.5, 0.14, 0.86], '#c2bdb0', { x: [0.06, 0.94], z: [0.1, 0.9] }),
  ...[0.22, 0.3, 0.38, 0.46, 0.54].map((y) =>
    block([-0.34, y, -0.39], [0.5, 0.04, 0.02], '#6f7478'),
  ),
  block([0.36, 0.3, -0.39], [0.44, 0.42, 0.02], '#c2bdb0'),
  block([0.36, 0.56, -0.41], [0.2, 0.1, 0.02], '#2f3538'),
  block([0.5, 0.36, -0.41], [0.05, 0.05, 0.02], '#3fae6a'),
];

/** A barrel on legs with a firebox at its end and a chimney. */
export const smoker: Model = cutout(
  [2.1, 1.8],
  [
    ['#24282b', bar([-0.7, 0], [-0.5, 0.8], 0.07), 'straight'],
    ['#24282b', bar([0.6, 0], [0.45, 0.8], 0.07), 'straight'],
    ['#24282b', oval(-0.7, 0.14, 0.16)],
    ['#2f3538', rect(-0.85, 0.42, 0.46, 0.44), 'straight'],
    ['#e8742a', rect(-0.85, 0.46, 0.22, 0.1), 'straight'],
    [
      '#33383c',
      at('-0.7,0.7 -0.7,1.16 -0.6,1.24 0.72,1.24 0.82,1.16 0.82,0.74 0.72,0.66 -0.6,0.66'),
      'straight',
    ],
    ['#4a5056', at('-0.66,0.98 -0.66,1.16 -0.58,1.22 0.7,1.22 0.78,1.16 0.78,0.98'), 'straight'],
    ['#b9bec2', bar([-0.3, 0.9], [0.4, 0.9], 0.04), 'straight'],
    ['#24282b', rect(0.62, 1.2, 0.14, 0.44), 'straight'],
    ['#d6dadb', oval(0.7, 1.72, 0.12, 0.07)],
    ['#b98c5c', rect(0.06, 0.52, 1.1, 0.07), 'straight'],
  ],
);

/** A tower with three blades, as tall as there is room for. */
const turbine = (turn: number): Model =>
  cutout(
    [4.4, 8],
    [
      ['#e9ebec', at('-0.13,0 -0.06,6 0.06,6 0.13,0'), 'straight'],
      ...[0, 1, 2].map((blade) => {
        const angle = turn + (blade / 3) * Math.PI * 2;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return [
          '#f4f5f5',
          [
            [x * 0.1 - y * 0.13, 6 + y * 0.1 + x * 0.13],
            [x * 2, 6 + y * 2],
            [x * 0.1 + y * 0.1, 6 + y * 0.1 - x * 0.1],
          ],
          'straight',
        ] as const;
      }),
      ['#cfd4d6', oval(0, 6, 0.16)],
    ],
    false,
  );

export const windTurbines: Model = [
  ...put(turbine(0.5), [-1.6, 0, 0]),
  ...put(turbine(1.3), [3.4, 0, 6]),
  ...put(turbine(0.1), [-6, 0, 7]),
];

/** A round tent of felt with a wooden door. */
export const yurt: Model = [
  turned([0, 0, 0], [5.2, 0.3, 5.2], 'wood'),
  turned([0, 0.3, 0], [4.8, 1.9, 4.8], '#e9e0cc'),
  turned([0, 0.52, 0], [4.84, 0.14, 4.84], '#b5573a'),
  turned([0, 2.05, 0], [4.86, 0.14, 4.86], '#b5573a'),
  turned([0, 2.2, 0], [5.1, 1.3, 5.1], '#d8cbb0', [
    [1, 0],
    [0.2, 0.92],
    [0.18, 1],
  ]),
  turned([0, 3.45, 0], [0.9, 0.2, 0.9], '#b98c5c', [
    [1, 0],
    [0.3, 1],
  ]),
  block([0, 0.3, -2.44], [1, 1.7, 0.1], '#7a5236'),
  block([0, 0.36, -2.5], [0.8, 1.5, 0.06], '#2f6f6a'),
  block([0, 0.1, -2.9], [1.6, 0.14, 0.8], 'wood-1'),
];

export const boatOnTrailer: Model = [
  ...put(motorBoat, [0, 0.62, 0]),
  ...cutout(
    [7.4, 1],
    [
      ['#5c6368', bar([-3.9, 0.42], [2.2, 0.42], 0.1), 'straight'],
      ['#5c6368', bar([-3.8, 0], [-3.8, 0.42], 0.08), 'straight'],
      ['#5c6368', bar([-2.4, 0.42], [-2.6, 0.9], 0.1), 'straight'],
      ['#24282b', oval(0.7, 0.34, 0.34)],
      ['#b9bec2', oval(0.7, 0.34, 0.16)],
      ['#3a3f43', arc(0.7, 0.34, 0.48, 0.1, 0.1, Math.PI - 0.1), 'straight'],
    ],
  ),
];

/** Crates of slats and net, a rope and two floats. */
const trap: Model = cutout(
  [1.2, 0.7],
  [
    ['#7a5f3f', at('-0.58,0 -0.58,0.5 -0.4,0.66 0.4,0.66 0.58,0.5 0.58,0'), 'straight'],
    ['#3a342c', at('-0.5,0.06 -0.5,0.46 -0.36,0.58 0.36,0.58 0.5,0.46 0.5,0.06'), 'straight'],
    ...[-0.44, -0.26, -0.09, 0.09, 0.26, 0.44].map(
      (x) => ['#a8835c', bar([x, 0.03], [x, 0.62], 0.04), 'straight'] as const,
    ),
    ...[0.2, 0.4].map((y) => ['#b98c5c', bar([-0.54, y], [0.54, y], 0.035), 'straight'] as const),
  ],
);

export const lobsterTraps: Model = [
  ...put(trap, [-0.7, 0, 0.2]),
  ...put(trap, [0.6, 0, 0.2]),
  ...put(trap, [-0.1, 0.66, 0.2]),
  turned([1.4, 0, -0.2], [0.26, 0.5, 0.26], '#c8433a'),
  turned([1.7, 0, -0.1], [0.26, 0.46, 0.26], '#e8b02e'),
];

/** A bunker of concrete half in the ground, its steel door open to the sky. */
export const stormShelter: Model = [
  tapered([0, 0, 0.4], [3, 0.9, 2.6], '#b9b5ad', {
    x: [0.1, 0.9],
    z: [0.55, 0.95],
    top: '#cbc7be',
  }),
  tapered([0, 0.02, -0.36], [1.3, 0.78, 1.5], '#5c6368', { x: [0.02, 0.98], z: [0.75, 0.98] }),
  block([0.4, 0.26, -0.62], [0.26, 0.05, 0.05], '#c9ccce'),
  turned([-0.9, 0.9, 0.9], [0.24, 0.4, 0.24], '#8f969b'),
];

/** A screen between posts that lights up by itself, blankets before it. */
export const outdoorMovie: Model = [
  ...[-2.1, 2.1].map((x) => block([x, 0, 0.4], [0.12, 3, 0.12], 'wood-1')),
  drawn(
    [0, 0.9, 0.3],
    [4, 2.2, 0.04],
    ({ canvas, camera }, [x, y, z]) => {
      const place = ([a, b]: PicturePoint) => project(camera, [x + a, y + b, z]);
      for (const [code, points] of film) canvas.polygon(points.map(place), color(code));
    },
    false,
  ),
  block([0.2, 0, -1.2], [0.5, 0.5, 0.4], 'wood'),
  block([0.2, 0.5, -1.2], [0.34, 0.14, 0.26], '#3a3f43'),
  ...[-1.3, 1.5].flatMap((x) => [
    soft([x, 0, -0.9], [1.2, 0.12, 0.9], '#b5573a', 0.04),
    soft([x - 0.2, 0.1, -0.7], [0.5, 0.22, 0.3], '#e8dcc4', 0.08),
  ]),
];

const film: readonly (readonly [code: string, points: readonly PicturePoint[]])[] = [
  ['#f6f6f2', rect(0, 0, 4, 2.2)],
  ['#9cc9e0', rect(0, 0.12, 3.76, 1.96)],
  ['#f7d774', oval(1, 1.5, 0.3)],
  ['#6fae78', at('-1.88,0.12 -1.88,0.6 -1.2,0.95 -0.4,0.55 0.5,1 1.88,0.5 1.88,0.12')],
  ['#e8a06a', rect(-0.2, 0.3, 0.9, 0.56)],
  ['#a85a40', at('-0.76,0.84 -0.2,1.24 0.36,0.84')],
];
