import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, mix } from '#builtin/illustrator/drawing/color.ts';
import { blob, closedCurve, dab, openCurve } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { mass, roof } from './building.ts';
import { pane, pole } from './lines.ts';
import type { Model } from './model.ts';
import { put } from './model.ts';
import { ball, block, drawn, type Solid, soft, type Tint, tapered, turned } from './solid.ts';
import { plume } from './vapor.ts';

/** A rounded box on a post, its flag up. */
export const mailbox = (tint: Tint = 'door'): Model => [
  block([0, 0, 0.1], [0.12, 1.06, 0.12], '#f4f0e6'),
  soft([0, 1.06, 0], [0.32, 0.34, 0.62], tint, 0.14),
  block([0, 1.12, -0.315], [0.24, 0.22, 0.01], `${tint}` as Tint),
  block([0, 1.24, -0.33], [0.08, 0.03, 0.02], '#d8d2c6'),
  block([0.168, 1.2, 0.02], [0.02, 0.34, 0.05], '#c8433a'),
  block([0.168, 1.44, -0.05], [0.02, 0.1, 0.16], '#c8433a'),
];

/** Its door hangs open, and envelopes stick out. */
export const lettersInBox: Model = [
  block([0, 1.1, -0.325], [0.26, 0.26, 0.01], '#24282b'),
  block([0, 0.84, -0.34], [0.28, 0.24, 0.02], '#8f969b'),
  ...(
    [
      [0.06, 1.14, -0.34, '#e9dcc4'],
      [-0.05, 1.11, -0.39, '#fbf8f1'],
    ] as const
  ).flatMap(([x, y, z, tint]) => [
    block([x, y, z], [0.3, 0.2, 0.012], tint),
    pole([x - 0.14, y + 0.19, z - 0.008], [x, y + 0.09, z - 0.008], 0.008, '#a9a49a'),
    pole([x, y + 0.09, z - 0.008], [x + 0.14, y + 0.19, z - 0.008], 0.008, '#a9a49a'),
    block([x + 0.1, y + 0.03, z - 0.008], [0.05, 0.05, 0.004], '#c8433a'),
  ]),
];

/** A sprinkler with the fan of water it throws. */
export const sprinkler: Model = [
  turned([0, 0, 0], [0.3, 0.12, 0.3], '#3f8f5a'),
  turned([0, 0.12, 0], [0.07, 0.14, 0.07], '#c9a33a'),
  drawn(
    [0, 0.2, 0],
    [4.6, 1.5, 0.6],
    ({ canvas, camera, light }, at) => {
      const drop = mix(color('#ffffff'), light.sky[2], 0.25);
      for (let jet = -7; jet <= 7; jet += 1) {
        const far = (jet / 7) * 2.3;
        const high = 1.5 - Math.abs(jet) * 0.07;
        const points = Array.from({ length: 9 }, (_, index) => {
          const share = index / 8;
          const rise = 4 * high * share * (1 - share * 0.98);
          return project(camera, [at[0] + far * share, at[1] + rise, at[2] - share * 0.4]);
        });
        canvas.stroke(openCurve(points), drop, { width: 3, opacity: 0.8, cap: 'round' });
        for (const [x, y] of points.slice(4))
          canvas.ellipse([x + (jet % 3) * 4, y + 5], [3.4, 4.2], drop, { opacity: 0.9 });
      }
    },
    false,
  ),
];

/** A heap of leaves in the colors of fall. */
export const leafPile = (width: number): Model => [
  drawn([0, 0, 0], [width, width * 0.4, width * 0.7], ({ canvas, camera, light, random }, at) => {
    const own = random.fork(`leaves ${at[0]} ${at[2]}`);
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at) * width;
    const tone = (code: string) => lit(light, color(code), [-0.2, 0.8, -0.5]);
    canvas.shape(blob(own, [x, y - s * 0.03], [s * 0.54, s * 0.1], 0.2, 16), tone('#8a4526'));
    const rise = (share: number) => Math.cos((share * Math.PI) / 2) ** 0.8 * s * 0.36;
    canvas.shape(
      closedCurve(
        Array.from({ length: 22 }, (_, index) => {
          const angle = (index / 22) * Math.PI * 2;
          const across = Math.cos(angle);
          return [
            x + across * s * 0.5 * own.between(0.94, 1.06),
            y - (Math.sin(angle) > 0 ? rise(across) : Math.sin(angle) * s * 0.08),
          ] as const;
        }),
      ),
      tone('#a8552a'),
    );
    for (const code of ['#c9752f', '#b44f2b', '#d9a43d', '#e0b85a', '#9c3f26']) {
      let data = '';
      for (let index = 0; index < 46; index += 1) {
        const across = own.spread(0.98);
        data += dab(
          [x + across * s * 0.5, y + s * 0.07 - own.next() * (rise(across) + s * 0.1)],
          s * own.between(0.02, 0.04),
          own.spread(1.4),
          0.55,
        );
      }
      canvas.shape(data, tone(code));
    }
  }),
];

/** Leaves that lie as they fell. */
export const leafScatter = (width: number): Model => [
  drawn(
    [0, 0, 0],
    [width, 0.04, width * 0.8],
    ({ canvas, camera, light, random }, [x, y, z]) => {
      const own = random.fork(`scatter ${x} ${z}`);
      for (const code of ['#c9752f', '#b44f2b', '#d9a43d', '#e0b85a', '#9c3f26']) {
        let data = '';
        for (let index = 0; index < 11; index += 1) {
          const at = [x + own.spread(width / 2), y + 0.02, z + own.spread(width * 0.4)] as const;
          data += dab(
            project(camera, at),
            scaleAt(camera, at) * own.between(0.08, 0.15),
            own.spread(1.4),
            0.5,
          );
        }
        canvas.shape(data, lit(light, color(code), [-0.2, 0.8, -0.5]));
      }
    },
    false,
  ),
];

export const gardenRake: Model = [
  pole([0, 0, 0], [0.5, 1.6, 0.2], 0.045, 'wood+1'),
  ...[-0.3, -0.2, -0.1, 0, 0.1, 0.2].map((x) =>
    pole([x, 0, -0.05], [x * 0.25, 0.3, 0.03], 0.022, '#c8433a'),
  ),
];

/** A ladder that leans away from the viewer against a wall. */
export const leaningLadder = (height: number, lean: number): Model => [
  ...[-0.24, 0.24].map((x) => pole([x, 0, 0], [x, height, lean], 0.07, '#c9ccce')),
  ...Array.from({ length: Math.floor(height / 0.32) }, (_, index) => {
    const share = ((index + 0.6) * 0.32) / height;
    return pole(
      [-0.24, height * share, lean * share],
      [0.24, height * share, lean * share],
      0.045,
      '#b4b8bb',
    );
  }),
];

export const snowShovel: Model = [
  pole([0, 0.2, 0], [0.28, 1.4, 0.16], 0.05, 'wood+1'),
  block([0.3, 1.36, 0.16], [0.2, 0.05, 0.05], '#2f3538'),
  tapered([-0.02, 0, -0.02], [0.52, 0.44, 0.12], '#3f6f9a', { x: [0.04, 0.96], z: [0.5, 0.9] }),
];

export const lawnMower: Model = [
  soft([0, 0.14, 0], [0.62, 0.22, 0.8], '#c8433a', 0.06),
  soft([0, 0.34, 0.02], [0.36, 0.2, 0.4], '#2f3538', 0.06),
  ...[-0.33, 0.33].flatMap((x) =>
    [-0.3, 0.32].map((z) =>
      turned([x, 0, z], [0.1, 0.26, 0.26], '#24282b', [
        [1, 0.1],
        [1, 0.9],
      ]),
    ),
  ),
  ...[-0.22, 0.22].map((x) => pole([x, 0.3, 0.3], [x, 1.05, 1], 0.04, '#5c6368')),
  pole([-0.22, 1.05, 1], [0.22, 1.05, 1], 0.05, '#2f3538'),
];

/** A tub of boards with steaming water. */
export const hotTub: Model = [
  block([0, 0, 0], [2.3, 0.9, 2.1], 'wood-1', { texture: 'battens' }),
  soft([0, 0.84, 0], [2.44, 0.14, 2.24], '#d8d2c6', 0.05),
  block([0, 0.985, 0], [2, 0.01, 1.8], '#4fb3c4', { top: '#58bccb' }),
  plume([0, 1, 0], { rise: 1.3, drift: 0.2, width: 1.3, strength: 0.34 }),
  ...put([block([0, 0, 0], [0.7, 0.28, 0.36], 'wood')], [0, 0, -1.24]),
];

/** Two basins on a column, with water that falls from one to the other. */
export const fountain = (tint: Tint = 'stone+2'): Model => [
  turned(
    [0, 0, 0],
    [4, 0.6, 4],
    tint,
    [
      [1, 0],
      [1, 1],
    ],
    '#5fb0bf',
  ),
  turned([0, 0.5, 0], [0.6, 0.9, 0.6], tint),
  turned(
    [0, 1.3, 0],
    [1.9, 0.3, 1.9],
    tint,
    [
      [0.3, 0],
      [1, 1],
    ],
    '#7fc4cf',
  ),
  turned([0, 1.5, 0], [0.34, 0.6, 0.34], tint, [
    [1, 0],
    [0.6, 0.7],
    [1, 1],
  ]),
  drawn(
    [0, 0.6, 0],
    [1.9, 2, 1.9],
    ({ canvas, camera }, at) => {
      const s = scaleAt(camera, at);
      const [x, y] = project(camera, at);
      const n = (value: number) => value.toFixed(1);
      for (const [reach, top, foot] of [
        [0.9, 1.0, 0.1],
        [-0.9, 1.0, 0.1],
        [0.5, 1.0, 0.05],
        [-0.5, 1.0, 0.05],
        [0.36, 2, 0.95],
        [-0.36, 2, 0.95],
        [0.14, 2.05, 0.95],
        [-0.14, 2.05, 0.95],
      ] as const)
        canvas.stroke(
          `M${n(x + reach * 0.5 * s)} ${n(y - top * s)}Q${n(x + reach * 1.05 * s)} ${n(y - top * s)} ${n(x + reach * 1.12 * s)} ${n(y - foot * s)}`,
          color('#eef7f8'),
          { width: Math.max(1.5, s * 0.035), opacity: 0.75, cap: 'round' },
        );
    },
    false,
  ),
];

/** Swings, a tower with a slide and a climbing frame. */
export const playSet: Model = [
  ...[-4.6, -1.4].flatMap((x) => [
    pole([x, 0, -0.8], [x, 2.6, 0], 0.12, '#c8433a'),
    pole([x, 0, 0.8], [x, 2.6, 0], 0.12, '#c8433a'),
  ]),
  block([-3, 2.54, 0], [3.4, 0.14, 0.14], '#c8433a'),
  ...[-3.7, -2.3].flatMap((x) => [
    pole([x - 0.22, 0.55, 0], [x - 0.22, 2.54, 0], 0.025, '#5c6368'),
    pole([x + 0.22, 0.55, 0], [x + 0.22, 2.54, 0], 0.025, '#5c6368'),
    block([x, 0.5, 0], [0.5, 0.05, 0.24], '#2f3538'),
  ]),
  ...[0, 1.6].flatMap((x) => [-0.8, 0.8].map((z) => block([x, 0, z], [0.14, 3, 0.14], '#3f6f9a'))),
  block([0.8, 1.4, 0], [1.8, 0.12, 1.8], 'wood+1'),
  block([0.8, 1.5, 0.8], [1.7, 0.6, 0.06], '#e0b23a'),
  roof([0.8, 3, 0], [2.2, 0.9, 2.2], {
    tint: '#c8433a',
    gable: '#c8433a',
    ridge: 'hip',
    texture: 'plain',
  }),
  ...[-0.36, 0.36].map((z) => pole([1.7, 1.5, z], [3.9, 0.2, z], 0.16, '#e0b23a')),
  ...[-0.24, -0.12, 0, 0.12, 0.24].map((z) =>
    pole([1.7, 1.44, z], [3.9, 0.16, z], 0.14, '#ecc65c'),
  ),
  ...[0.3, 0.7, 1.1].map((y) => block([-0.02, y, 0], [0.08, 0.08, 1.5], 'wood')),
];

/** A small house on legs for hens, with a run beside it. */
export const coop: Model = [
  ...[-0.8, 0.8].flatMap((x) =>
    [-0.6, 0.6].map((z) => block([x, 0, z], [0.1, 0.7, 0.1], 'wood-2')),
  ),
  mass([0, 0.7, 0], [1.9, 1.2, 1.5], '#b23a33', {
    texture: 'battens',
    front: [
      ['plain', 0.3, 0.4, 0.5, 0.5],
      ['door', 1.15, 0.05, 0.5, 0.9],
    ],
  }),
  roof([0, 1.9, 0], [2.2, 0.8, 1.9], { gable: '#b23a33' }),
  tapered([0.45, 0, -1.2], [0.5, 0.72, 0.9], 'wood+1', { z: [0.98, 1] }),
  ...[1.2, 2.4, 3.6].map((x) => block([x, 0, -0.7], [0.08, 1.3, 0.08], 'wood')),
  block([2.4, 1.26, -0.7], [2.5, 0.08, 0.08], 'wood'),
  ...Array.from({ length: 12 }, (_, index) =>
    block([1.3 + index * 0.2, 0, -0.7], [0.012, 1.26, 0.012], '#9aa1a6'),
  ),
  ...Array.from({ length: 6 }, (_, index) =>
    block([2.4, 0.15 + index * 0.2, -0.7], [2.4, 0.012, 0.012], '#9aa1a6'),
  ),
];

export const hen = (tint: Tint = '#b5673a'): Model => [
  ...[-0.04, 0.04].map((x) => block([x, 0, 0], [0.02, 0.12, 0.02], '#d9a23a')),
  soft([0, 0.12, 0], [0.36, 0.24, 0.22], tint, 0.1),
  tapered([0.2, 0.24, 0], [0.14, 0.22, 0.12], tint, { x: [0.3, 0.9], z: [0.2, 0.8] }),
  soft([-0.16, 0.24, 0], [0.16, 0.2, 0.12], tint, 0.05),
  ball([-0.15, 0.4, 0], 0.13, tint),
  block([-0.15, 0.5, 0], [0.07, 0.07, 0.03], '#c8433a'),
  block([-0.235, 0.45, 0], [0.06, 0.03, 0.03], '#e0a03a'),
];

/** A house of glass with benches of plants in it. */
export const glassHouse = (plants: readonly Solid[]): Model => [
  block([0, 0, 1.2], [4.4, 0.5, 2.6], 'brick', { texture: 'brick' }),
  ...plants,
  ...[-1.65, -0.55, 0.55, 1.65].map((x) => pane([x, 0.5, -0.1], [1.1, 1.7], '#f4f0e6')),
  ...[-2.2, 2.2].map((x) => block([x, 0.5, 1.2], [0.08, 1.7, 2.6], '#f4f0e6')),
  block([0, 2.2, -0.1], [4.5, 0.1, 0.1], '#f4f0e6'),
  ...[-2.2, -1.1, 0, 1.1, 2.2].map((x) => pole([x, 2.25, -0.1], [x, 3.2, 1.2], 0.06, '#f4f0e6')),
  pole([-2.2, 3.2, 1.2], [2.2, 3.2, 1.2], 0.08, '#f4f0e6'),
  pole([-2.2, 2.72, 0.55], [2.2, 2.72, 0.55], 0.04, '#f4f0e6'),
];

export const hayBale: Model = [block([0, 0, 0], [1.1, 0.8, 0.8], '#d9b45c', { texture: 'slats' })];

export const parkBench: Model = [
  ...[-0.8, 0.8].map((x) => block([x, 0, 0], [0.1, 0.45, 0.5], '#3a3f43')),
  block([0, 0.45, 0], [2, 0.08, 0.5], 'wood'),
  block([0, 0.6, 0.24], [2, 0.42, 0.06], 'wood'),
];

export const picnicTable: Model = [
  block([0, 0.72, 0], [1.8, 0.06, 0.8], 'wood+1'),
  ...[-0.7, 0.7].flatMap((z) => [block([0, 0.42, z], [1.8, 0.06, 0.28], 'wood+1')]),
  ...[-0.6, 0.6].map((x) => block([x, 0, 0], [0.1, 0.72, 1.3], 'wood-1')),
];
