import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { closedCurve } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { mass, roof } from './building.ts';
import { type Model, part } from './model.ts';
import { block, drawn, type Solid, soft, type Tint, turned } from './solid.ts';

/** A fan under a ceiling: its foot is the lamp below its blades. */
export const ceilingFan: Model = part('ceiling-fan', [
  turned([0, 0.16, 0], [0.03, 0.4, 0.03], 'metal'),
  turned([0, 0.06, 0], [0.24, 0.12, 0.24], 'metal'),
  ...(
    [
      [0.42, 0, 0.6, 0.15],
      [-0.42, 0, 0.6, 0.15],
      [0, 0.42, 0.15, 0.6],
      [0, -0.42, 0.15, 0.6],
    ] as const
  ).map(([x, z, wide, deep]) => block([x, 0.1, z], [wide, 0.025, deep], 'wood-1')),
  turned([0, -0.02, 0], [0.2, 0.08, 0.2], '#fff1cf', [
    [0.5, 0],
    [1, 1],
  ]),
]);

/** A chair on runners, with slats up its tall back. */
export const rockingChair = (tint: Tint = '#f4f0e6'): Model =>
  part('rocking-chair', [
    ...[-0.27, 0.27].flatMap((x) => [
      block([x, 0.02, 0], [0.05, 0.05, 0.62], tint),
      block([x, 0.07, -0.38], [0.05, 0.05, 0.18], tint),
      block([x, 0.08, 0.4], [0.05, 0.05, 0.24], tint),
      block([x, 0.06, -0.22], [0.05, 0.6, 0.05], tint),
      block([x, 0.06, 0.24], [0.05, 1.1, 0.05], tint),
      block([x, 0.64, 0], [0.08, 0.04, 0.56], tint),
    ]),
    soft([0, 0.4, 0], [0.5, 0.07, 0.5], 'accentFabric+2', 0.03),
    ...[-0.16, -0.05, 0.06, 0.17].map((x) => block([x, 0.46, 0.24], [0.06, 0.66, 0.03], tint)),
    block([0, 1.08, 0.24], [0.6, 0.12, 0.05], tint),
  ]);

/** A fern in a basket that hangs from a ceiling; its foot is the bottom of the basket. */
export const hangingFern: Model = [
  drawn(
    [0, 0, 0],
    [0.9, 0.95, 0.9],
    ({ canvas, camera, light, random }, at) => {
      const own = random.fork(`fern ${at[0]} ${at[2]}`);
      const [x, y] = project(camera, at);
      const s = scaleAt(camera, at);
      const tone = (code: string) => lit(light, color(code), [-0.3, 0.6, -0.7]);
      const at1 = (a: number, b: number) => `${(x + a * s).toFixed(1)} ${(y - b * s).toFixed(1)}`;
      canvas.stroke(`M${at1(-0.16, 0.24)}L${at1(0, 0.95)}L${at1(0.16, 0.24)}`, tone('#6b5f50'), {
        width: Math.max(1, s * 0.012),
      });
      canvas.ellipse([x, y - 0.14 * s], [0.17 * s, 0.14 * s], tone('#7a5f45'));
      for (const code of ['#3f6f3c', '#568a48', '#73a65a']) {
        let fronds = '';
        for (let index = 0; index < 15; index += 1) {
          const out = own.spread(0.5);
          const drop = 0.1 - Math.abs(out) * own.between(0.5, 1);
          const [cx, cy] = [out * 0.55, 0.5 + own.next() * 0.12];
          fronds += `M${at1(out * 0.12, 0.24)}Q${at1(cx, cy)} ${at1(out, drop)}Q${at1(cx + 0.02, cy - 0.14)} ${at1(out * 0.12 + 0.05, 0.22)}Z`;
        }
        canvas.shape(fronds, tone(code));
      }
    },
    false,
  ),
];

/** A cup with coffee in it. */
export const coffeeCup: Model = [
  turned([0, 0, 0], [0.2, 0.012, 0.2], '#f6f2ea'),
  turned(
    [0, 0.012, 0],
    [0.11, 0.1, 0.11],
    '#f6f2ea',
    [
      [0.75, 0],
      [1, 1],
    ],
    '#5a3622',
  ),
  block([0.075, 0.04, 0], [0.04, 0.05, 0.014], '#f6f2ea'),
];

/** A cat curled up, its nose in its tail. */
export const sleepingCat: Model = [
  drawn([0, 0, 0], [0.56, 0.24, 0.3], ({ canvas, camera, light, scene }, at) => {
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at);
    const tone = (code: string): Color => lit(light, color(code), [-0.3, 0.5, -0.8]);
    const oval = (cx: number, cy: number, rx: number, ry: number, paint: Color) =>
      canvas.ellipse([x + cx * s, y - cy * s], [rx * s, ry * s], paint);
    const coat = tone(scene.coats?.cat ?? '#d98a3d');
    oval(0.03, 0.12, 0.27, 0.125, coat);
    for (const cx of [0.02, 0.1, 0.18]) oval(cx, 0.2, 0.02, 0.045, darker(coat, 0.2));
    oval(-0.02, 0.035, 0.25, 0.04, darker(coat, 0.12));
    for (const side of [-1, 1])
      canvas.polygon(
        (
          [
            [-0.19 + side * 0.07, 0.17],
            [-0.19 + side * 0.1, 0.26],
            [-0.19 + side * 0.02, 0.2],
          ] as const
        ).map(([a, b]): PicturePoint => [x + a * s, y - b * s]),
        darker(coat, 0.15),
      );
    oval(-0.19, 0.12, 0.11, 0.09, coat);
    oval(-0.21, 0.09, 0.05, 0.035, tone('#f4dfc2'));
    for (const cx of [-0.235, -0.15])
      canvas.stroke(
        `M${(x + (cx - 0.022) * s).toFixed(1)} ${(y - 0.135 * s).toFixed(1)}q${(0.022 * s).toFixed(1)} ${(0.016 * s).toFixed(1)} ${(0.044 * s).toFixed(1)} 0`,
        color('#3a2a20'),
        { width: Math.max(1.2, s * 0.01), cap: 'round' },
      );
  }),
];

/** A dog that lies with its head up, looking to the left. */
export const restingDog: Model = [
  drawn([0, 0, 0], [0.95, 0.46, 0.4], ({ canvas, camera, light, scene }, at) => {
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at) * 1.05;
    const coat = lit(light, color(scene.coats?.dog ?? '#c9924f'), [-0.35, 0.5, -0.75]);
    const [dark, pale, ink] = [darker(coat, 0.2), lighter(coat, 0.25), color('#2a2320')];
    const shape = (points: readonly PicturePoint[], paint: Color) =>
      canvas.shape(
        closedCurve(points.map(([a, b]): PicturePoint => [x + a * s, y - b * s])),
        paint,
      );
    canvas.ellipse([x + s * 0.03, y], [s * 0.58, s * 0.06], light.shadow, { opacity: 0.34 });
    shape(
      [
        [0.4, 0.06],
        [0.56, 0.02],
        [0.66, 0.05],
        [0.6, 0.1],
        [0.46, 0.14],
      ],
      dark,
    );
    shape(
      [
        [-0.24, 0.02],
        [-0.28, 0.2],
        [-0.2, 0.34],
        [0, 0.33],
        [0.24, 0.32],
        [0.42, 0.24],
        [0.48, 0.08],
        [0.4, 0],
      ],
      coat,
    );
    shape(
      [
        [0.12, 0],
        [0.14, 0.16],
        [0.28, 0.24],
        [0.42, 0.17],
        [0.44, 0.02],
      ],
      dark,
    );
    shape(
      [
        [0.16, 0],
        [0.18, 0.15],
        [0.3, 0.2],
        [0.4, 0.14],
        [0.4, 0.01],
      ],
      coat,
    );
    shape(
      [
        [0.06, 0],
        [0.06, 0.06],
        [0.2, 0.07],
        [0.26, 0],
      ],
      pale,
    );
    shape(
      [
        [-0.52, 0],
        [-0.52, 0.07],
        [-0.3, 0.1],
        [-0.16, 0.14],
        [-0.1, 0],
      ],
      dark,
    );
    shape(
      [
        [-0.46, -0.02],
        [-0.46, 0.05],
        [-0.24, 0.1],
        [-0.08, 0.16],
        [-0.04, -0.02],
      ],
      coat,
    );
    shape(
      [
        [-0.3, 0.14],
        [-0.26, 0.3],
        [-0.14, 0.3],
        [-0.14, 0.14],
        [-0.22, 0.08],
      ],
      pale,
    );
    shape(
      [
        [-0.4, 0.5],
        [-0.32, 0.57],
        [-0.18, 0.55],
        [-0.1, 0.44],
        [-0.1, 0.28],
        [-0.22, 0.24],
        [-0.3, 0.3],
        [-0.46, 0.32],
        [-0.5, 0.38],
      ],
      coat,
    );
    shape(
      [
        [-0.38, 0.42],
        [-0.5, 0.39],
        [-0.49, 0.33],
        [-0.36, 0.31],
        [-0.3, 0.36],
      ],
      pale,
    );
    shape(
      [
        [-0.22, 0.54],
        [-0.12, 0.52],
        [-0.06, 0.4],
        [-0.1, 0.28],
        [-0.17, 0.32],
        [-0.2, 0.44],
      ],
      dark,
    );
    canvas.ellipse([x - 0.485 * s, y - 0.385 * s], [0.026 * s, 0.022 * s], ink);
    canvas.ellipse([x - 0.33 * s, y - 0.46 * s], [0.016 * s, 0.018 * s], ink);
  }),
];

/** Dried red chiles on a string. */
export const ristra = (length = 0.9): Model =>
  Array.from({ length: Math.round(length / 0.07) }, (_, index) => {
    const wide = 0.16 + 0.1 * Math.sin((index / (length / 0.07)) * Math.PI);
    return turned(
      [index % 2 ? 0.02 : -0.02, index * 0.07, 0],
      [wide, 0.11, wide * 0.8],
      index % 3 ? '#a8261f' : '#c23a28',
      [
        [0.2, 0],
        [1, 0.6],
        [0.5, 1],
      ],
    );
  });

/** A barn with wide doors, white at its edges. */
export const barn = (tint: Tint): Model => {
  const white: Tint = '#f4f0e6';
  const bar = (x: number, y: number, width: number, height: number): Solid =>
    block([x, y, -0.06], [width, height, 0.06], white);
  return [
    mass([0, 0, 4.5], [8, 4, 9], tint, { texture: 'battens', right: [['plain', 3, 1.6, 1, 1]] }),
    roof([0, 4, 4.5], [8.8, 3.4, 9.6], {
      ridge: 'away',
      gable: tint,
      gableTexture: 'battens',
      tint: '#6b6e70',
      texture: 'seams',
    }),
    ...[-1.6, 0, 1.6].map((x) => bar(x, 0, 0.14, 2.9)),
    bar(0, 2.8, 3.34, 0.16),
    bar(0, 1.4, 3.2, 0.12),
    bar(0, 4.5, 1.2, 0.12),
    bar(0, 5.6, 1.2, 0.12),
    bar(-0.55, 4.5, 0.12, 1.2),
    bar(0.55, 4.5, 0.12, 1.2),
  ];
};
