import { pole } from '#builtin/illustrator/models/lines.ts';
import { block, type Solid } from '#builtin/illustrator/models/solid.ts';
import type { Home } from './home.ts';
import { built } from './solid-home.ts';

const wide = 5.2;
const deep = 7;
const storey = 2.8;
const [light, dark] = ['#d9a766', '#bd8a4f'] as const;

/** Studs with an opening here and there, between a plate below and one above. */
const studs = (x: number, y: number, z: number, tint: typeof light | typeof dark): Solid[] => [
  block([x + wide / 2, y, z], [wide, 0.1, 0.14], tint),
  block([x + wide / 2, y + storey - 0.14, z], [wide, 0.14, 0.14], tint),
  ...Array.from({ length: 9 }, (_, index): Solid[] => {
    const at = x + 0.1 + index * 0.62;
    const isOpening = index === 2 || index === 6;
    return isOpening
      ? [
          block([at, y + 2.1, z], [0.09, 0.6, 0.1], tint),
          block([at, y + 0.1, z], [0.09, 0.7, 0.1], tint),
        ]
      : [block([at, y + 0.1, z], [0.09, storey - 0.2, 0.1], tint)];
  }).flat(),
  ...[0.8, 2.1].map((level) => block([x + wide / 2, y + level, z], [wide, 0.09, 0.1], tint)),
];

/** One home of the row: two floors of studs and a gable of rafters that looks at the street. */
const unit = (x: number): Solid[] => {
  const eave = 0.4 + storey * 2;
  const rafters = (z: number, tint: typeof light | typeof dark): Solid[] => [
    pole([x, eave, z], [x + wide / 2, eave + 2, z], 0.16, tint),
    pole([x + wide / 2, eave + 2, z], [x + wide, eave, z], 0.16, tint),
    block([x + wide / 2, eave, z], [wide, 0.14, 0.1], tint),
    block([x + wide / 2, eave, z], [0.1, 1.9, 0.1], tint),
  ];
  return [
    block([x + wide / 2, 0, deep / 2], [wide, 0.4, deep], '#b9b5ad'),
    ...studs(x, 0.4, deep, dark),
    ...studs(x, 0.4 + storey, deep, dark),
    block([x + wide / 2, 0.4 + storey - 0.1, deep / 2], [wide, 0.2, deep], dark),
    ...studs(x, 0.4, 0.1, light),
    ...studs(x, 0.4 + storey, 0.1, light),
    ...[deep, 4.7, 2.4, 0.1].flatMap((z) => rafters(z, z < 1 ? light : dark)),
  ];
};

/** Townhomes in a row, their walls to one another already closed. */
export const framedRow = (): Home =>
  built({
    width: wide * 3,
    depth: deep,
    height: 8.6,
    door: { x: wide / 2, z: -0.6 },
    beds: [],
    solids: [
      ...[0, 1, 2].flatMap((index) => unit(index * wide)),
      ...[0, 1, 2, 3].map((index) =>
        block([index * wide, 0.4, deep / 2 + 0.1], [0.2, storey * 2 + 0.5, deep - 0.5], '#c9b9a8'),
      ),
      ...Array.from({ length: 5 }, (_, layer) =>
        block([13, layer * 0.15, -3], [3.6, 0.13, 1], layer % 2 ? light : '#e3b87c'),
      ),
      ...[0, 0.6, 1.2].map((x) => block([1.6 + x, 0, -3.2], [0.56, 0.3, 0.5], '#a9a6a0')),
    ],
  });
