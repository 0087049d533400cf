import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass } from '#builtin/illustrator/models/building.ts';
import { pane } from '#builtin/illustrator/models/lines.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { built } from './solid-home.ts';

const wide = 6.2;
const count = 4;
const dark = '#34393d';

/** Flat-roofed townhomes of three floors: a garage and a door below, a balcony and wide glass above. */
export function modernRow({ random }: Stage): Home {
  const own = random.fork('modern row');
  const walls = own.some<Tint>(['#e9e6df', '#8b9196', '#d5cdbf', '#4d555b', '#b9b4aa'], count);
  const panels = own.some<Tint>(['#a8764a', '#8f6440', '#5f4a3a', '#b58a5c'], count);
  const units = walls.flatMap((wall, index) =>
    townhome(index, wall, panels[index] ?? '#a8764a', own.pick([0, 0.5])),
  );
  return built({
    width: wide * count,
    depth: 9,
    height: 9.4,
    door: { x: wide * 2.5 + 1.9, z: -0.6 },
    beds: Array.from({ length: count }, (_, index) => ({
      x: [wide * index + 3.75, wide * index + 4.25] as const,
      z: -0.7,
    })),
    paint: { trim: color('#3a4045') },
    solids: units,
  });
}

function townhome(index: number, wall: Tint, panel: Tint, rise: number): Solid[] {
  const x = wide * (index + 0.5);
  const isLast = index === count - 1;
  const balcony = x - 1.25;
  return [
    mass([x, 0, 4.8], [wide, 2.8, 8.4], '#a3a6a6', {
      front: [
        ['garage', 0.4, 0, 3, 2.35],
        ['modern', 4.5, 0.05, 1.1, 2.2],
        ['lantern', 4.05, 1.6],
      ],
    }),
    mass([x, 2.8, 4.5], [wide, 5.8 + rise, 9], wall, {
      top: '#6b6e70',
      front: [
        ['glazed', 0.7, 0.1, 1.1, 2.2],
        ['plain', 2.1, 0.3, 1.1, 2],
        ['plain', 0.7, 3.4, 2.5, 1.6],
      ],
      right: isLast
        ? [
            ['plain', 1.6, 0.8, 1.1, 1.5],
            ['plain', 5.4, 0.8, 1.1, 1.5],
            ['plain', 1.6, 3.5, 1.1, 1.5],
            ['plain', 5.4, 3.5, 1.1, 1.5],
          ]
        : [],
    }),
    mass([x + 1.75, 2.8, -0.2], [2.3, 6.2 + rise, 0.4], panel, {
      texture: 'boards',
      front: [
        ['plain', 0.4, 0.7, 1.5, 1.7],
        ['plain', 0.4, 3.5, 1.5, 1.6],
      ],
    }),
    block([x, 8.6 + rise, 4.6], [wide, 0.3, 9.2], dark),
    block([x + 1.9, 2.5, -0.3], [1.7, 0.12, 1.3], dark),
    block([balcony, 2.74, -0.65], [3.2, 0.16, 1.3], '#d8d4cc'),
    block([balcony, 3.86, -1.27], [3.2, 0.07, 0.07], dark),
    pane([balcony, 2.94, -1.28], [3.1, 0.88], dark),
    ...[-1.57, 1.57].flatMap((aside) => [
      block([balcony + aside, 2.9, -1.27], [0.06, 1, 0.06], dark),
      block([balcony + aside, 3.86, -0.65], [0.06, 0.07, 1.2], dark),
      block([balcony + aside, 3.4, -0.65], [0.04, 0.04, 1.2], dark),
    ]),
    { ...block([x - 1.2, 0, -2.3], [3.2, 0.03, 5.6], '#aaa69d'), hasShadow: false },
    { ...block([x + 1.95, 0, -0.1], [1.3, 0.1, 1.4], '#d3cec4'), hasShadow: false },
  ];
}
