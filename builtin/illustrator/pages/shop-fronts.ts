import { at, cutout, oval } from '#builtin/illustrator/models/cutout.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import { block } from '#builtin/illustrator/models/solid.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { type Trade, tradeInfo } from '#builtin/illustrator/trade-words.ts';
import { layStrip } from './around.ts';
import { shop } from './shops.ts';
import { sizeOf } from './size-of.ts';
import { modelOf } from './thing-models.ts';
import { cafeTable, lampPost } from './town.ts';
import type { Placed, YardPage } from './yard-page.ts';

const fitted = (model: Model, wide: number, high: number, most = 3): Model => {
  const { width, height, middle } = sizeOf(model);
  const size = Math.min(wide / width, high / height, most);
  return put(model, [-middle * size, 0, 0], { size });
};

/** What is sold, behind the panes, each as large as there is room for it. */
const inTheWindow = (scene: Scene, x: number, trade?: Trade): Placed[] => {
  const wares = trade ? tradeInfo(trade).wares : (['plant'] as const);
  return [-2.5, 2.7].flatMap((pane, side): Placed[] =>
    [-0.9, 0, 0.9].map((aside, index): Placed => {
      const ware = wares[(index + side) % wares.length] ?? wares[0];
      return [fitted(modelOf(ware, scene), 0.72, 0.7), x + pane + aside, 3.2, { y: 0.72 }];
    }),
  );
};

/** What lies flat is shown upright on a sign, and what is small large. */
const signs: Partial<Record<Trade, Model>> = {
  coffee: cutout(
    [0.8, 0.5],
    [
      ['#6b4a33', oval(0.2, 0.29, 0.13)],
      ['#f6f0e2', oval(0.2, 0.29, 0.07)],
      ['#6b4a33', at('-0.22,0.46 0.22,0.46 0.16,0.12 -0.16,0.12'), 'straight'],
      ['#6b4a33', at('-0.32,0.07 0.32,0.07 0.24,0.01 -0.24,0.01'), 'straight'],
    ],
    false,
  ),
  pizza: cutout(
    [0.6, 0.6],
    [
      ['#c98f45', at('-0.28,0.56 0.28,0.56 0.28,0.46 -0.28,0.46')],
      ['#e8c15a', at('-0.26,0.48 0.26,0.48 0,0'), 'straight'],
      ['#b5473a', oval(-0.09, 0.39, 0.05)],
      ['#b5473a', oval(0.1, 0.37, 0.05)],
      ['#b5473a', oval(0.01, 0.22, 0.045)],
    ],
    false,
  ),
};

/** A board over the door that shows what there is, for nothing is written on it. */
const shopSign = (scene: Scene, trade: Trade): Model => [
  block([0, 0, 0.06], [1.5, 1.04, 0.06], '#3a3f43'),
  block([0, 0.05, 0.02], [1.4, 0.94, 0.03], '#f6f0e2'),
  ...put(
    fitted(signs[trade] ?? modelOf(tradeInfo(trade).wares[0], scene), 1.1, 0.78, 9),
    [0, 0.14, -0.2],
  ),
];

const sidewalkTables = (x: number): Placed[] =>
  [x - 2.6, x + 2.8].flatMap((at): Placed[] => [
    [cafeTable, at, 1.5],
    [furniture.chair, at - 0.75, 1.6, { turn: 1 }],
    [furniture.chair, at + 0.75, 1.6, { turn: 3 }],
    [fixture.plant(0.26, 'bush', '#e9e2d4'), at, 1.5, { y: 0.75 }],
  ]);

/** What the shop has put before its windows. */
function outsideOf(scene: Scene, x: number, trade?: Trade): Placed[] {
  const { outside, hasTables } = trade ? tradeInfo(trade) : { hasTables: true };
  if (hasTables) return sidewalkTables(x);
  return (
    outside?.map(
      (thing, index): Placed => [
        fitted(modelOf(thing, scene), 1.4, thing === 'barber-pole' ? 2 : 1.05),
        x + ([-2.6, 2.7, -1.5][index] ?? 0),
        index === 2 ? 2 : 1.7,
      ],
    ) ?? [-1.9, 2.4].map((at): Placed => [fixture.plant(0.9, 'bush', '#b5573a'), x + at, 2.4])
  );
}

/** One shop: its house, what lies in its window and stands before it, its sign. */
const shopAt = (stage: Stage, x: number, trade?: Trade): Placed[] => [
  [
    shop(stage.random.fork(`shop ${x}`), stage.scene, 8.6, {
      tint: stage.scene.tints?.awning,
      isStriped: asks(stage, 'striped'),
    }),
    x,
    3.4,
  ],
  ...outsideOf(stage.scene, x, trade),
  ...[-3.9, 4].map((aside): Placed => [fixture.plant(1.2, 'bush', 'door'), x + aside, 2.5]),
  ...inTheWindow(stage.scene, x, trade),
  // Of two shops each has its sign toward the other, where no picture cuts it off.
  ...(trade
    ? [[shopSign(stage.scene, trade), x - Math.sign(x) * 1.4, 1.7, { y: 2.66 }] as Placed]
    : []),
];

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
    const [first, second] = stage.scene.trades ?? [];
    return second
      ? [...shopAt(stage, -4.3, first), ...shopAt(stage, 4.3, second), [lampPost, 8, -0.6]]
      : [
          [shop(random.fork('left'), stage.scene, 8), -8.4, 3.4],
          [shop(random.fork('right'), stage.scene, 8), 8.4, 3.4],
          ...shopAt(stage, 0, first),
          [lampPost, -5.4, -0.6],
        ];
  },
};
