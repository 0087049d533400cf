import { at, bar, cutout, oval, rect } from './cutout.ts';
import type { Model } from './model.ts';
import { block, soft, type Tint } from './solid.ts';

/** Seen from the side: a wheel in its case, a saddle, a screen. */
export const exerciseBike: Model = cutout(
  [1.2, 1.4],
  [
    ['#3a3f43', bar([-0.5, 0.03], [0.5, 0.03], 0.07), 'straight'],
    ['#5c6368', bar([0.26, 0.04], [-0.12, 0.62], 0.09), 'straight'],
    ['#5c6368', bar([-0.36, 0.04], [-0.12, 0.62], 0.08), 'straight'],
    ['#24282b', oval(0.26, 0.36, 0.3)],
    ['#c8433a', oval(0.26, 0.36, 0.2)],
    ['#24282b', oval(0.26, 0.36, 0.16)],
    ['#8f969b', bar([-0.2, 0.5], [-0.28, 0.95], 0.06), 'straight'],
    ['#24282b', at('-0.48,0.94 -0.1,0.96 -0.14,1.05 -0.44,1.06')],
    ['#5c6368', bar([0.24, 0.6], [0.38, 1.1], 0.07), 'straight'],
    ['#24282b', bar([0.4, 1.08], [0.16, 1.16], 0.05), 'straight'],
    ['#24282b', at('0.3,1.12 0.36,1.4 0.46,1.38 0.42,1.1'), 'straight'],
    ['#7fb5b5', at('0.29,1.16 0.34,1.37 0.37,1.365 0.325,1.15'), 'straight'],
    ['#8f969b', bar([-0.08, 0.36], [-0.02, 0.2], 0.04), 'straight'],
    ['#3a3f43', bar([-0.1, 0.2], [0.06, 0.2], 0.04), 'straight'],
  ],
);

/** One mat unrolled, one in a roll. */
export const yogaMat: Model = [
  soft([0, 0, -0.1], [1.8, 0.02, 0.66], '#6f9a8f', 0.01),
  block([0, 0.02, -0.1], [1.7, 0.003, 0.56], '#7faaa0'),
  soft([-0.4, 0, 0.42], [0.72, 0.17, 0.17], '#b0728a', 0.08),
  block([0.5, 0, 0.42], [0.26, 0.16, 0.16], '#e3d6ba'),
];

/** Three pairs on a low stand. */
export const dumbbells: Model = [
  ...[-0.42, 0.42].map((x) => block([x, 0, 0], [0.06, 0.42, 0.34], '#5c6368')),
  ...[0.14, 0.38].flatMap((y, row) => [
    block([0, y, 0], [0.96, 0.04, 0.32], '#7d848a'),
    ...[-0.28, 0, 0.28].flatMap((x) => {
      const tint = (['#3f6f9a', '#c8433a'] as Tint[])[row] ?? '#3f6f9a';
      return [
        block([x, y + 0.09, -0.02], [0.22, 0.045, 0.05], '#c9ccce'),
        ...[-0.09, 0.09].map((aside) =>
          soft([x + aside, y + 0.04, -0.02], [0.07, 0.14, 0.16], tint, 0.03),
        ),
      ];
    }),
  ]),
];

/** Rails with cloths over them. */
export const dryingRack: Model = [
  ...[-0.6, 0.6].flatMap((x) => [
    block([x, 0, -0.24], [0.03, 0.92, 0.03], '#d3b183'),
    block([x, 0, 0.24], [0.03, 0.92, 0.03], '#d3b183'),
  ]),
  ...[-0.24, -0.08, 0.08, 0.24].map((z) => block([0, 0.9, z], [1.24, 0.025, 0.025], '#c9a06e')),
  soft([-0.32, 0.42, -0.24], [0.46, 0.52, 0.04], '#f6f2ea', 0.02),
  soft([0.26, 0.5, -0.24], [0.5, 0.44, 0.04], '#7d9ab0', 0.02),
  soft([0.1, 0.36, 0.08], [0.6, 0.58, 0.04], '#d8a5a0', 0.02),
];

export const deskFan: Model = cutout(
  [0.5, 0.7],
  [
    ['#8f969b', rect(0, 0, 0.3, 0.04), 'straight'],
    ['#8f969b', rect(0, 0.03, 0.05, 0.26), 'straight'],
    ['#5c6368', oval(0, 0.45, 0.25)],
    ['#eef1f2', oval(0, 0.45, 0.225)],
    ...[0, 1, 2].map((blade) => {
      const angle = blade * 2.09 + 0.4;
      return [
        '#7fb0c4',
        oval(Math.cos(angle) * 0.1, 0.45 + Math.sin(angle) * 0.1, 0.1, 0.06, angle),
      ] as const;
    }),
    ['#5c6368', oval(0, 0.45, 0.05)],
  ],
);
