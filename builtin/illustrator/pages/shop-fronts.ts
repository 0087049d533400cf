import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { ball, block, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import type { ShopKind } from '#builtin/illustrator/scene.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { layStrip } from './around.ts';
import { shop } from './shops.ts';
import { cafeTable, lampPost } from './town.ts';
import type { Placed, YardPage } from './yard-page.ts';

const inks: readonly Tint[] = ['#b5573a', '#2f5f78', '#d9a23a', '#4f7a58', '#8a4a6a'];
const inkOf = (index: number): Tint => inks[index % inks.length] ?? '#b5573a';

/** What lies behind the panes: one piece of it, the so-many-th. */
const wares: Record<ShopKind, (index: number) => Model> = {
  bread: (i) => [
    turned([0, 0, 0], [0.24, 0.12 + (i % 2) * 0.06, 0.03], i % 2 ? '#d9a45c' : '#b9783a'),
  ],
  flowers: (i) => [
    block([0, 0, 0], [0.16, 0.22, 0.03], '#7d8f98'),
    ...[-0.07, 0, 0.08].map((x, n) => ball([x, 0.24 + (n % 2) * 0.09, -0.02], 0.14, inkOf(i + n))),
  ],
  books: (i) => [block([0, 0, 0], [0.2, 0.34 + (i % 3) * 0.05, 0.03], inkOf(i))],
  coffee: (i) =>
    i % 2
      ? [turned([0, 0, 0], [0.16, 0.2, 0.03], '#f4efe2')]
      : [block([0, 0, 0], [0.2, 0.34, 0.03], '#6b4a33')],
  'ice cream': (i) => [
    turned([0, 0, 0], [0.14, 0.2, 0.03], '#d9a45c', [
      [0.2, 0],
      [1, 1],
    ]),
    ball(
      [0, 0.18, -0.01],
      0.17,
      (['#f2b8c6', '#f4efe2', '#9c6b4a', '#b9dcc0'] as const)[i % 4] ?? '#f2b8c6',
    ),
  ],
  beer: (i) => [turned([0, 0, 0], [0.13, 0.34, 0.03], i % 2 ? '#c98a2e' : '#4f6a4a')],
  gifts: (i) => [
    block([0, 0, 0], [0.26, 0.2 + (i % 2) * 0.1, 0.03], inkOf(i)),
    block([0, 0, -0.02], [0.05, 0.2 + (i % 2) * 0.1, 0.01], '#f4efe2'),
  ],
  food: (i) => [turned([0, 0.02, 0], [0.26, 0.06, 0.03], i % 2 ? '#f4efe2' : '#d9a23a')],
};

/** A board that hangs over the walk and shows what there is, for nothing is written on it. */
const signs: Record<ShopKind, Model> = {
  bread: [turned([0, 0.14, -0.06], [0.56, 0.3, 0.04], '#c98a4a')],
  flowers: [0, 1, 2, 3, 4]
    .map((i) =>
      ball([Math.cos(i * 1.26) * 0.17, 0.22 + Math.sin(i * 1.26) * 0.17, -0.06], 0.2, '#d9486a'),
    )
    .concat(ball([0, 0.22, -0.1], 0.16, '#e3b84a')),
  books: [-1, 1].map((side) => block([side * 0.17, 0.12, -0.06], [0.31, 0.4, 0.03], '#f6f2e9')),
  coffee: [
    turned([-0.04, 0.12, -0.06], [0.36, 0.34, 0.04], '#f6f2e9'),
    block([0.2, 0.22, -0.06], [0.12, 0.14, 0.02], '#f6f2e9'),
  ],
  'ice cream': wares['ice cream'](0),
  beer: [
    block([-0.03, 0.1, -0.06], [0.32, 0.4, 0.04], '#d9a23a'),
    block([-0.03, 0.5, -0.06], [0.36, 0.1, 0.05], '#f6f2e9'),
  ],
  gifts: [
    block([0, 0.1, -0.06], [0.42, 0.36, 0.03], '#c8433a'),
    block([0, 0.1, -0.08], [0.08, 0.36, 0.02], '#f6f2e9'),
  ],
  food: [turned([0, 0.22, -0.06], [0.5, 0.04, 0.3], '#f6f2e9')],
};

const hangingSign = (kind: ShopKind): Model => [
  block([0, 0.86, 0.1], [0.05, 0.05, 0.5], '#2f3538'),
  block([0, 0, 0], [0.86, 0.8, 0.05], '#2f4a52'),
  ...signs[kind],
];

/** One shop: its house, what lies in its window, its sign, tables before it. */
const shopAt = (stage: Stage, x: number, kind: ShopKind, hasTables: boolean): Placed[] => [
  [shop(stage.random.fork(`shop ${x}`), stage.scene, 8.6), x, 3.4],
  [hangingSign(kind), x + (x < 0 ? 2.4 : -2.4), 2.6, { y: 3.75 }],
  ...[-2.5, 2.7].flatMap((aside): Placed[] =>
    Array.from(
      { length: 9 },
      (_, index): Placed => [wares[kind](index), x + aside - 1.1 + index * 0.27, 3.28, { y: 0.72 }],
    ),
  ),
  ...(hasTables
    ? [-2.6, 2.8].flatMap((aside): Placed[] => [
        [cafeTable, x + aside, 1.5],
        [furniture.chair, x + aside - 0.75, 1.6, { turn: 1 }],
        [furniture.chair, x + aside + 0.75, 1.6, { turn: 3 }],
        [fixture.plant(0.26, 'bush', '#e9e2d4'), x + aside, 1.5, { y: 0.75 }],
      ])
    : [-1.9, 2.4].map((aside): Placed => [fixture.plant(0.9, 'bush', '#b5573a'), x + aside, 2.4])),
  ...[-3.9, 4].map((aside): Placed => [fixture.plant(1.2, 'bush', 'door'), x + aside, 2.5]),
];

const sitsDown = new Set<ShopKind>(['coffee', 'bread', 'ice cream', 'beer', 'food']);

/** A shop straight on: its window, its awning, tables before it; two of them where two were asked for. */
export const shopFront: YardPage = {
  eye: [1.6, 1.8],
  distance: [6.4, 7.2],
  horizon: 0.6,
  zoom: 0.95,
  isBare: true,
  ground: (stage) => {
    layStrip(stage, -8, 8, '#cfc7b8');
    layStrip(stage, -8, -1.6, '#7c7f84');
    layStrip(stage, -1.6, -1.4, '#e0d9cb');
  },
  pet: [0.9, 0, 0.4],
  things: (random, stage) => {
    const [first = asks(stage, 'books') ? 'books' : 'bread', second] = stage.scene.shops ?? [];
    const aside = (kind: ShopKind) => sitsDown.has(kind);
    return [
      ...(second
        ? [
            ...shopAt(stage, -4.3, first, aside(first)),
            ...shopAt(stage, 4.3, second, aside(second)),
          ]
        : [
            [shop(random.fork('left'), stage.scene, 8), -8.4, 3.4] as Placed,
            [shop(random.fork('right'), stage.scene, 8), 8.4, 3.4] as Placed,
            ...shopAt(stage, 0, first, aside(first)),
          ]),
      [lampPost, second ? 8 : -5.4, -0.6],
    ];
  },
};
