import { drawCup } from '#builtin/illustrator/still-life/cup.ts';
import { keys as drawKeys } from '#builtin/illustrator/still-life/keys.ts';
import { flames } from './fixtures.ts';
import type { Model } from './model.ts';
import { put } from './model.ts';
import { ball, block, drawn, soft, type Tint, tintOf, turned } from './solid.ts';

export const cup = (glaze: Tint = '#f1ebdf'): Model => [
  drawn(
    [0, 0, 0],
    [0.18, 0.1, 0.18],
    (stage, at) => drawCup(stage, at, tintOf(stage, glaze)),
    false,
  ),
];

export const keyRing = (turn: number, size: number): Model => [
  drawn([0, 0, 0], [0.2, 0.02, 0.2], (stage, at) => drawKeys(stage, at, turn, size), false),
];

export const notebook: Model = [
  block([0, 0, 0], [0.2, 0.018, 0.27], 'accentFabric'),
  block([0.005, 0.018, 0], [0.19, 0.003, 0.26], '#f7f3ea'),
  ...[-0.08, -0.04, 0, 0.04, 0.08].map((z) =>
    block([0, 0.021, z], [0.14, 0.001, 0.004], '#c9c3b8'),
  ),
];

export const phone: Model = [
  soft([0, 0, 0], [0.08, 0.01, 0.16], '#2b3238', 0.005),
  block([0, 0.01, 0], [0.07, 0.001, 0.145], '#5f8594'),
];

const cutlery: Tint = '#b4b8bb';

/** A place laid for one: plate, napkin, fork and knife. */
export const placeSetting = (napkin: Tint): Model => [
  turned([0, 0, 0], [0.34, 0.012, 0.34], '#b98c5c'),
  turned(
    [0, 0.012, 0],
    [0.27, 0.016, 0.27],
    '#fbf8f1',
    [
      [0.7, 0],
      [1, 1],
    ],
    '#f3eee2',
  ),
  turned([0, 0.029, 0], [0.19, 0.002, 0.19], '#e9e2d2'),
  soft([0, 0.03, 0], [0.07, 0.014, 0.17], napkin, 0.006),
  block([-0.19, 0, 0], [0.012, 0.005, 0.19], cutlery),
  block([0.19, 0, 0], [0.012, 0.005, 0.19], cutlery),
  block([0.215, 0, 0.01], [0.012, 0.005, 0.16], cutlery),
];

export const wineGlass = (tint: Tint = '#dfe6e6'): Model => [
  turned([0, 0, 0], [0.07, 0.006, 0.07], tint),
  turned([0, 0.006, 0], [0.012, 0.08, 0.012], tint),
  turned(
    [0, 0.08, 0],
    [0.085, 0.1, 0.085],
    tint,
    [
      [0.3, 0],
      [1, 0.5],
      [0.85, 1],
    ],
    '#8a2f3a',
  ),
];

export const candle = (height: number, tint: Tint = '#f6efdf'): Model => [
  turned([0, 0, 0], [0.07, 0.02, 0.07], '#a8803f'),
  turned([0, 0.02, 0], [0.026, height, 0.026], tint),
  flames([0, 0.02 + height, 0], 0.04),
];

/** A roast bird on its platter, with greens around it. */
export const roast: Model = [
  turned(
    [0, 0, 0],
    [0.52, 0.025, 0.36],
    '#f3eee2',
    [
      [0.8, 0],
      [1, 1],
    ],
    '#e4dccb',
  ),
  ...Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return ball(
      [Math.cos(angle) * 0.2, 0.02, Math.sin(angle) * 0.13],
      0.055,
      index % 3 ? '#6f8f4a' : '#c8433a',
    );
  }),
  turned([0, 0.03, 0.01], [0.34, 0.2, 0.24], '#b06a2c', [
    [0.7, 0],
    [1, 0.35],
    [0.86, 0.72],
    [0.5, 0.93],
    [0.05, 1],
  ]),
  turned([-0.02, 0.1, 0], [0.24, 0.14, 0.2], '#c27c36', [
    [0.8, 0],
    [1, 0.4],
    [0.5, 0.95],
    [0.1, 1],
  ]),
  ...[-1, 1].flatMap((side) => [
    ball([side * 0.15, 0.06, -0.08], 0.13, '#a8622a'),
    block([side * 0.22, 0.13, -0.1], [0.1, 0.03, 0.03], '#f1e4c8'),
    ball([side * 0.28, 0.125, -0.1], 0.045, '#f1e4c8'),
  ]),
];

export const pie: Model = [
  turned(
    [0, 0, 0],
    [0.26, 0.045, 0.26],
    '#c9c3b8',
    [
      [0.8, 0],
      [1, 1],
    ],
    '#d9a45c',
  ),
  turned([0, 0.045, 0], [0.2, 0.008, 0.2], '#c8752f'),
];

/** Fir twigs with red berries along a table. */
export const garland = (length: number): Model =>
  Array.from({ length: Math.round(length / 0.07) }, (_, index) => {
    const x = -length / 2 + index * 0.07;
    return [
      ball([x, 0, ((index * 37) % 5) * 0.008 - 0.016], 0.09, index % 2 ? '#5f9a68' : '#4a8458'),
      ...(index % 3 === 1 ? [ball([x + 0.01, 0.05, -0.04], 0.035, '#c8433a')] : []),
    ];
  }).flat();

export const gift = (tint: Tint, ribbon: Tint): Model => [
  block([0, 0, 0], [0.3, 0.2, 0.3], tint),
  block([0, 0, -0.152], [0.05, 0.2, 0.004], ribbon),
  block([0, 0.2, 0], [0.05, 0.004, 0.3], ribbon),
  block([0, 0.2, 0], [0.3, 0.004, 0.05], ribbon),
  ...put([ball([-0.04, 0, 0], 0.08, ribbon), ball([0.04, 0, 0], 0.08, ribbon)], [0, 0.19, 0]),
];
