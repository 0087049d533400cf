import { at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, turned } from './solid.ts';

/** A roast bird on its platter, with herbs and cranberries. */
export const roastTurkey: Model = [
  turned([0, 0, 0], [0.56, 0.03, 0.4], '#f1ece0', [
    [0.8, 0],
    [1, 1],
  ]),
  ...cutout(
    [0.5, 0.34],
    [
      ['#6f9a4a', oval(-0.2, 0.05, 0.08, 0.04)],
      ['#6f9a4a', oval(0.2, 0.05, 0.08, 0.04)],
      ['#a85f2a', at('-0.2,0.06 -0.22,0.18 -0.1,0.29 0.08,0.3 0.2,0.2 0.19,0.07 0,0.03')],
      ['#c07a38', at('-0.14,0.16 -0.08,0.26 0.08,0.27 0.12,0.2 0,0.2')],
      ['#8f4f22', at('0.06,0.08 0.08,0.19 0.19,0.17 0.25,0.24 0.28,0.22 0.22,0.12 0.17,0.06')],
      ['#f1e4cc', oval(0.275, 0.24, 0.024)],
      ['#8f4f22', at('-0.06,0.06 -0.1,0.16 -0.2,0.13 -0.21,0.07')],
      ['#b23a33', oval(-0.12, 0.05, 0.02)],
      ['#b23a33', oval(0.1, 0.05, 0.02)],
    ],
  ).map((solid) => ({ ...solid, low: [solid.low[0], 0.03, solid.low[2]] as const })),
];

/** Red crabs on brown paper, corn and lemon beside them. */
export const crabBoil: Model = [
  ...lying(
    [0.8, 0.44],
    [
      ['#d9c6a0', rect(0, -0.22, 0.8, 0.44), 'straight'],
      ...([-0.18, 0.14] as const).flatMap((x, index) => {
        const y = index ? -0.04 : 0.04;
        return [
          ...[-1, 1].flatMap((side) =>
            [0.06, 0, -0.06].map(
              (leg) =>
                [
                  '#b8402a',
                  bar([x + side * 0.06, y + leg], [x + side * 0.15, y + leg * 1.7], 0.016),
                  'straight',
                ] as const,
            ),
          ),
          ...[-1, 1].map(
            (side) =>
              ['#c94a30', oval(x + side * 0.12, y + 0.12, 0.034, 0.05, side * -0.5)] as const,
          ),
          ['#d9542e', oval(x, y, 0.1, 0.07)] as const,
        ];
      }),
      ['#f0c83a', oval(0.32, 0.08, 0.07, 0.03, 0.5)],
      ['#f0c83a', oval(-0.33, -0.1, 0.07, 0.03, -0.4)],
      ['#f4e27a', oval(0.3, -0.12, 0.04)],
    ],
    0.02,
  ),
];

/** Three tacos in a rack. */
export const tacos: Model = [
  block([0, 0, 0], [0.5, 0.02, 0.2], '#8f6a44'),
  ...[-0.15, 0, 0.15].flatMap((x) =>
    put(
      cutout(
        [0.18, 0.15],
        [
          ['#5f9a4a', oval(0, 0.1, 0.07, 0.035)],
          ['#c8433a', oval(-0.03, 0.1, 0.02)],
          ['#e8b84a', at('-0.085,0.1 -0.07,0.03 0,0 0.07,0.03 0.085,0.1 0,0.085')],
        ],
      ),
      [x, 0.02, 0],
    ),
  ),
  ball([0.34, 0, -0.06], 0.06, '#8fbf4a'),
];

export const saladBowl: Model = [
  turned([0, 0, 0], [0.42, 0.16, 0.42], 'wood', [
    [0.5, 0],
    [1, 1],
  ]),
  ...put(
    cutout(
      [0.4, 0.16],
      [
        ['#5f9a4a', oval(-0.1, 0.05, 0.09, 0.05)],
        ['#7fb35a', oval(0.08, 0.06, 0.1, 0.05)],
        ['#4f8a42', oval(0, 0.08, 0.08, 0.045)],
        ['#c8433a', oval(-0.06, 0.08, 0.03)],
        ['#c8433a', oval(0.12, 0.07, 0.028)],
        ['#f0c24a', oval(0.03, 0.1, 0.022)],
      ],
      false,
    ),
    [0, 0.12, 0],
  ),
];

const pint = (beer: `#${string}`): Model => [
  turned([0, 0, 0], [0.1, 0.18, 0.1], beer, [
    [0.8, 0],
    [1, 1],
  ]),
  turned([0, 0.18, 0], [0.105, 0.035, 0.105], '#fbf6ea'),
];

export const beers: Model = [
  ...put(pint('#d9992e'), [-0.15, 0, 0]),
  ...put(pint('#8a4a22'), [0, 0, 0.05]),
  ...put(pint('#e8c35a'), [0.15, 0, 0]),
];

/** Marshmallows toasted on a stick, chocolate and crackers. */
export const smores: Model = [
  block([0, 0, 0], [0.46, 0.02, 0.24], 'wood+1'),
  ...[-0.12, 0.1].flatMap((x) => [
    block([x, 0.02, 0], [0.13, 0.02, 0.13], '#d0a060'),
    block([x, 0.04, 0], [0.11, 0.015, 0.11], '#5a3622'),
    soft([x, 0.055, 0], [0.1, 0.05, 0.1], '#f6f0e2', 0.025),
    block([x, 0.1, 0], [0.13, 0.02, 0.13], '#d9ad6c'),
  ]),
];

export const eggsInBasket: Model = [
  turned([0, 0, 0], [0.42, 0.14, 0.34], '#b98c5c', [
    [0.72, 0],
    [1, 1],
  ]),
  ...put(
    cutout(
      [0.4, 0.16],
      (['#d9a878', '#e9d3b4', '#c98f5c', '#e0b88c', '#d19a68'] as const).map(
        (tint, index) =>
          [tint, oval(-0.13 + index * 0.066, 0.05 + (index % 2) * 0.035, 0.05, 0.06)] as const,
      ),
      false,
    ),
    [0, 0.1, 0],
  ),
];
