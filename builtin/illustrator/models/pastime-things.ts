import { roof } from './building.ts';
import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { smallHouse } from './desk-things.ts';
import { type Model, put } from './model.ts';
import { ball, block, type Tint, turned } from './solid.ts';

/** Snow falls on a small house under glass. */
export const snowGlobe: Model = cutout(
  [0.32, 0.4],
  [
    ['#7a4f30', at('-0.14,0 0.14,0 0.11,0.09 -0.11,0.09'), 'straight'],
    ['#8f6038', rect(0, 0.08, 0.22, 0.02), 'straight'],
    ['#bfd9e6', oval(0, 0.235, 0.15)],
    ['#f6f8fa', at('-0.135,0.18 -0.04,0.2 0.06,0.185 0.135,0.18 0.1,0.12 0,0.092 -0.1,0.12')],
    ['#c9a27a', rect(0, 0.19, 0.11, 0.07), 'straight'],
    ['#b5473a', at('-0.075,0.25 0.075,0.25 0,0.32'), 'straight'],
    ['#f6f8fa', at('-0.075,0.258 0,0.33 0.075,0.258 0.06,0.258 0,0.312 -0.06,0.258'), 'straight'],
    ['#5a3f2c', rect(0.02, 0.19, 0.026, 0.045), 'straight'],
    ['#f5d27a', rect(-0.025, 0.21, 0.024, 0.026), 'straight'],
    ...at('-0.09,0.3 -0.04,0.35 0.06,0.34 0.1,0.28 -0.1,0.23 0.1,0.22 0.01,0.37').map(
      ([x, y]) => ['#ffffff', oval(x, y, 0.008)] as const,
    ),
  ],
);

/** A piece with two knobs. */
const piece = (tint: Tint) =>
  lying(
    [0.22, 0.22],
    [
      [tint, rect(0, -0.07, 0.14, 0.14), 'straight'],
      [tint, oval(0.082, 0, 0.028)],
      [tint, oval(0, 0.082, 0.028)],
    ],
    0.022,
  );

/** Four pieces that fit, one of them still apart. */
export const puzzle: Model = (
  [
    ['#6f9f58', 0.13, 0.14],
    ['#c8574a', -0.08, 0.07],
    ['#d8a24a', 0.062, -0.072],
    ['#3f7f9a', -0.08, -0.072],
  ] as const
).flatMap(([tint, x, z]) => put(piece(tint), [x, 0, z]));

const king = (tint: Tint): Model => [
  turned([0, 0, 0], [0.07, 0.17, 0.07], tint, [
    [1, 0],
    [0.9, 0.14],
    [0.5, 0.25],
    [0.4, 0.6],
    [0.75, 0.78],
    [0.8, 1],
  ]),
  block([0, 0.17, 0], [0.014, 0.04, 0.014], tint),
  block([0, 0.182, 0], [0.034, 0.012, 0.012], tint),
];

const pawn = (tint: Tint): Model => [
  turned([0, 0, 0], [0.055, 0.07, 0.055], tint, [
    [1, 0],
    [0.6, 0.3],
    [0.4, 1],
  ]),
  ball([0, 0.06, 0], 0.05, tint),
];

const chessBoard: Model = [
  block([0, 0, 0], [0.48, 0.02, 0.48], '#5a3f2c'),
  ...put(
    lying(
      [0.44, 0.44],
      [
        ['#ead9b6', rect(0, -0.22, 0.44, 0.44), 'straight'],
        ...Array.from({ length: 32 }, (_, index) => {
          const row = Math.floor(index / 4);
          const x = -0.1925 + ((index % 4) * 2 + (row % 2)) * 0.055;
          return ['#8a5c3a', rect(x, -0.22 + row * 0.055, 0.055, 0.055), 'straight'] as const;
        }),
      ],
      0.002,
    ),
    [0, 0.02, 0],
  ),
];

/** A chess board in play. */
export const chess: Model = [
  ...chessBoard,
  ...at('-0.14,0.14 0.08,0.08').flatMap(([x, z]) => put(king('#2f2622'), [x, 0.022, z])),
  ...at('-0.03,0.14 0.19,0.14').flatMap(([x, z]) => put(pawn('#2f2622'), [x, 0.022, z])),
  ...at('0.08,-0.14 -0.14,-0.08').flatMap(([x, z]) => put(king('#f1e8d6'), [x, 0.022, z])),
  ...at('-0.03,-0.08 0.19,-0.08').flatMap(([x, z]) => put(pawn('#f1e8d6'), [x, 0.022, z])),
];

/** A game of houses: theirs dark, ours light, each on its field. */
export const houseChess: Model = [
  ...chessBoard,
  ...at('-0.1925,0.19 -0.03,0.14 0.08,0.19 0.19,0.14').flatMap(([x, z]) =>
    put(smallHouse('#6b5a4e', '#3a322c'), [x, 0.022, z], { size: 0.5 }),
  ),
  ...at('-0.14,-0.14 -0.03,-0.03 0.08,-0.14 0.19,-0.08').flatMap(([x, z]) =>
    put(smallHouse('#f1e8d6', '#a8553f'), [x, 0.022, z], { size: 0.5 }),
  ),
];

/** Fields around a board, two figures and two cubes. */
export const boardGame: Model = [
  block([0, 0, 0], [0.5, 0.012, 0.5], '#2f5a40', { top: '#3f7a52' }),
  ...Array.from({ length: 20 }, (_, index) => {
    const along = -0.2 + (index % 5) * 0.1;
    const [x = 0, z = 0] =
      [
        [along, -0.21],
        [0.21, along],
        [-along, 0.21],
        [-0.21, -along],
      ][Math.floor(index / 5)] ?? [];
    const tint = (['#f3e6c4', '#e0a23a', '#c8574a', '#5f9ac0'] as const)[index % 4];
    return block([x, 0.012, z], [0.09, 0.003, 0.09], tint ?? '#f3e6c4');
  }),
  ...put(pawn('#c8323e'), [-0.1, 0.014, -0.19], { size: 1.1 }),
  ...put(pawn('#3f6f9a'), [0.19, 0.014, 0.02], { size: 1.1 }),
  block([0.03, 0.014, -0.02], [0.05, 0.05, 0.05], '#fbf8f1'),
  block([-0.06, 0.014, 0.04], [0.05, 0.05, 0.05], '#fbf8f1'),
];

/** A framed photo of a house on a stand. */
export const photoFrame: Model = cutout(
  [0.4, 0.34],
  [
    ['#7a5236', rect(0, 0, 0.4, 0.32), 'straight'],
    ['#fbf8f1', rect(0, 0.025, 0.35, 0.27), 'straight'],
    ['#bcd8e6', rect(0, 0.05, 0.29, 0.22), 'straight'],
    ['#8fae7a', at('-0.145,0.05 0.145,0.05 0.145,0.11 0,0.13 -0.145,0.1'), 'straight'],
    ['#f3ead6', rect(0, 0.1, 0.13, 0.075), 'straight'],
    ['#a8553f', at('-0.09,0.17 0.09,0.17 0,0.235'), 'straight'],
    ['#5a3f2c', rect(0, 0.1, 0.028, 0.05), 'straight'],
    ['#f3d27a', oval(0.105, 0.235, 0.018)],
  ],
);

export const headphones: Model = cutout(
  [0.36, 0.36],
  [
    ['#34393d', arc(0, 0.17, 0.16, 0.024, 0, Math.PI), 'straight'],
    ['#34393d', rect(-0.148, 0.08, 0.024, 0.1), 'straight'],
    ['#34393d', rect(0.148, 0.08, 0.024, 0.1), 'straight'],
    ['#b5573a', oval(-0.132, 0.08, 0.04, 0.075)],
    ['#b5573a', oval(0.132, 0.08, 0.04, 0.075)],
    ['#24282b', oval(-0.108, 0.08, 0.02, 0.065)],
    ['#24282b', oval(0.108, 0.08, 0.02, 0.065)],
  ],
);

export const microphone: Model = [
  turned([0, 0, 0], [0.2, 0.025, 0.2], '#2b2e31'),
  turned([0, 0.025, 0], [0.02, 0.14, 0.02], '#8f969b'),
  turned([0, 0.15, 0], [0.1, 0.14, 0.1], '#34393d'),
  turned([0, 0.29, 0], [0.12, 0.12, 0.12], '#aeb4b8', [
    [0.9, 0],
    [1, 0.4],
    [0.8, 0.8],
    [0.3, 1],
  ]),
];

/** A hat of straw, dark glasses and a bottle of lotion. */
export const sunHat: Model = [
  turned([-0.1, 0, 0.04], [0.42, 0.015, 0.4], '#dfc48c'),
  turned([-0.1, 0.015, 0.04], [0.22, 0.11, 0.22], '#e6cf9c', [
    [1, 0],
    [0.92, 0.7],
    [0.6, 1],
  ]),
  turned([-0.1, 0.02, 0.04], [0.228, 0.03, 0.228], '#b5473a'),
  turned([0.22, 0, 0.1], [0.08, 0.2, 0.06], '#e8923a', [
    [1, 0],
    [1, 0.75],
    [0.5, 0.8],
    [0.5, 1],
  ]),
  ...put(
    lying(
      [0.3, 0.12],
      [
        ['#2b2e31', oval(-0.07, 0, 0.055, 0.04)],
        ['#2b2e31', oval(0.07, 0, 0.055, 0.04)],
        ['#2b2e31', bar([-0.03, 0.01], [0.03, 0.01], 0.014), 'straight'],
        ['#2b2e31', bar([-0.12, 0.02], [-0.1, 0.1], 0.01), 'straight'],
        ['#2b2e31', bar([0.12, 0.02], [0.14, 0.1], 0.01), 'straight'],
      ],
      0.016,
    ),
    [0.14, 0, -0.16],
  ),
];

/** Cubes of wood piled into a house, a wedge for its roof. */
export const blockHouse: Model = [
  ...[-0.1, 0, 0.1].map((x, index) =>
    block(
      [x, 0, 0],
      [0.096, 0.096, 0.096],
      (['#d8a860', '#c8574a', '#5f9ac0'] as const)[index] ?? '#d8a860',
    ),
  ),
  ...[-0.1, 0, 0.1].map((x, index) =>
    block(
      [x, 0.098, 0],
      [0.096, 0.096, 0.096],
      (['#6f9f58', '#e3c48a', '#d8a860'] as const)[index] ?? '#d8a860',
    ),
  ),
  roof([0, 0.196, 0], [0.34, 0.14, 0.12], { tint: '#b5473a', gable: '#c8574a', texture: 'plain' }),
  block([0.26, 0, -0.06], [0.096, 0.096, 0.096], '#e0a23a'),
];
