import { localHouse } from '#builtin/illustrator/homes/local-house.ts';
import { barn } from '#builtin/illustrator/models/details.ts';
import { hayBale } from '#builtin/illustrator/models/grounds.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { ball, block, type Solid, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { homesBehind, layGround, layStrip, spots, trees } from './around.ts';
import { drawEllipseOn } from './ground-shapes.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** A length of vines on wires, from the viewer away. */
const vines = (length: number): Model => [
  ...Array.from({ length: Math.floor(length / 1.05) }, (_, index): Solid[] =>
    put(outdoor.bush(1.3), [0, 0.15, index * 1.05]),
  ).flat(),
  ...[0, length / 2, length].map((z) => block([0, 0, z], [0.09, 1.5, 0.09], 'wood-2')),
];

export const vineyard: YardPage = {
  pet: [0, 0, 3.2],
  eye: [2.4, 3],
  distance: [4, 5],
  horizon: 0.42,
  ground: (stage) => layStrip(stage, -6, 40, '#a8905e'),
  things: (random, stage) => [
    ...trees(stage, random, spots('-22,34 22,36 8,42'), 8),
    [localHouse(random, stage.scene, { isMain: true }), 15, 38],
    ...[-9, -5.4, -1.8, 1.8, 5.4, 9].map((x): Placed => [vines(24), x, 0]),
    ...[-16.2, -12.6, 12.6, 16.2].map((x): Placed => [vines(14), x, 10]),
  ],
};

/** In blossom, or bearing fruit. */
const fruitTree = (height: number, fruit: Tint | undefined): Model => [
  ...outdoor.tree('broadleaf', height, true),
  ...(fruit ? fruitAt : []).map(([x, y, z]) => ball([x, height * y, z], 0.17, fruit ?? '#c8433a')),
];

const fruitAt = [
  [-0.8, 0.62, -0.6],
  [0.7, 0.55, -0.7],
  [0.1, 0.7, -0.8],
  [-0.3, 0.5, -0.8],
  [1, 0.66, -0.5],
  [-1.1, 0.5, -0.4],
  [0.4, 0.44, -0.7],
] as const;

export const orchard: YardPage = {
  eye: [1.7, 2.1],
  home: [0, 32],
  horizon: 0.44,
  things: (_, stage) => {
    const { season, trees: grown } = stage.scene;
    const ripe = ['palm', 'saguaro'].includes(grown?.[0] ?? '') ? '#e8923a' : '#c8433a';
    const fruit = season === 'summer' || season === 'autumn' ? ripe : undefined;
    return [
      ...[2, 7, 12, 18, 25].flatMap((z): Placed[] =>
        [-11, -4.2, 4.2, 11].map((x): Placed => [fruitTree(4.2, fruit), x, z]),
      ),
      ...((fruit
        ? [
            [
              [
                turned(
                  [0, 0, 0],
                  [0.8, 0.5, 0.8],
                  '#b98f5e',
                  [
                    [0.8, 0],
                    [1, 1],
                  ],
                  ripe,
                ),
                ...[-0.2, 0, 0.2].flatMap((x) =>
                  [-0.15, 0.12].map((z) => ball([x, 0.42, z], 0.2, ripe)),
                ),
              ],
              -1.1,
              0.2,
            ],
            [
              [
                block([0, 0, 0], [0.9, 0.4, 0.6], 'wood', { texture: 'slats' }),
                ...[-0.25, 0, 0.25].map((x) => ball([x, 0.34, -0.05], 0.22, ripe)),
              ],
              1.3,
              0.6,
            ],
          ]
        : []) as Placed[]),
      [
        [
          ...[-0.3, 0.3].map((x) => pole([x, 0, 0], [x * 0.4, 2.4, 0.5], 0.07, 'wood+1')),
          ...[0.5, 1, 1.5, 2].map((y) =>
            pole([-0.27, y, y * 0.21], [0.27, y, y * 0.21], 0.05, 'wood+1'),
          ),
        ],
        -3.2,
        1.6,
      ],
    ];
  },
};

export const pumpkinPatch: YardPage = {
  eye: [1.7, 2.2],
  distance: [4.6, 5.4],
  horizon: 0.42,
  ground: (stage) =>
    layGround(
      stage,
      [
        [-60, 0, -6],
        [60, 0, -6],
        [40, 0, 14],
        [-40, 0, 14],
      ],
      '#9a7a4e',
    ),
  things: (random, stage) => [
    ...trees(stage, random, spots('-16,24 17,25 6,28 -7,27'), 9),
    [barn('#a8352b'), 5.5, 15],
    ...Array.from({ length: 46 }, (_, index): Placed => {
      const z = -0.6 + Math.floor(index / 6) * 1.6 + random.spread(0.4);
      return [
        outdoor.pumpkin(
          random.between(0.4, 0.72),
          index % 7 === 3 ? '#e3d2a8' : random.pick(['#dd7a2a', '#c9662a', '#e0892f']),
        ),
        ((index % 6) - 2.5) * (1.5 + z * 0.14) + random.spread(0.5),
        z,
      ];
    }),
    ...Array.from(
      { length: 16 },
      (_, index): Placed => [outdoor.grass(0.4), -6 + index * 0.8, 0.4 + ((index * 5) % 9)],
    ),
    ...[-5.6, -4.4].map((x): Placed => [hayBale, x, 3.2]),
    [hayBale, -5, 3.2, { y: 0.8 }],
    [outdoor.pumpkin(0.6), -4.9, 3, { y: 1.6 }],
  ],
};

export const golf: YardPage = {
  eye: [2.4, 3],
  distance: [6, 7],
  horizon: 0.42,
  ground: (stage) => {
    layGround(
      stage,
      [
        [-4, 0, -8],
        [5, 0, -8],
        [9, 0, 30],
        [-7, 0, 30],
      ],
      '#7fb04e',
    );
    drawEllipseOn(stage, [1, 5.5], [4.6, 3.6], '#97c862');
    drawEllipseOn(stage, [-5.4, 4], [2, 1.3], '#ead9b0');
    drawEllipseOn(stage, [6.8, 8.6], [2.2, 1.2], '#ead9b0');
    drawEllipseOn(stage, [-9, 11], [4.4, 2.4], '#5f9ab0');
  },
  things: (random, stage) => [
    ...homesBehind(stage, random, 30, [-30, -15, 0, 15, 30]),
    ...trees(stage, random, spots('-13,17 12,16 -17,9 16,10 6,24'), 8),
    [
      [
        turned([0, 0, 0], [0.06, 2.3, 0.06], '#f6f2e9'),
        block([0.34, 1.75, 0], [0.66, 0.5, 0.02], '#c8433a'),
        turned([0, 0, 0], [0.24, 0.01, 0.24], '#2f3538'),
      ],
      1.4,
      5.6,
    ],
    [[ball([0, 0, 0], 0.12, '#ffffff')], 0.2, 4.4],
  ],
};
