import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { type Home, slopeOf } from './home.ts';
import { built, stairs } from './solid-home.ts';

const painted: readonly (readonly [Tint, Tint, Tint])[] = [
  ['#9fb8c4', '#f4efe2', '#c77f56'],
  ['#e3c27a', '#fbf6ea', '#6f8f86'],
  ['#d99a8a', '#f7efe4', '#7a5a78'],
  ['#a9bf9a', '#fbf6ea', '#b3624a'],
  ['#b7a5c4', '#f7f2ea', '#5f7f9a'],
  ['#e7dcc6', '#ffffff', '#3f6f78'],
];

/** One tall narrow house with a bay, brackets and a steep gable. */
function lady(x: number, [wall, trim, accent]: readonly [Tint, Tint, Tint]): Solid[] {
  const bayWindows: Opening[] = [1.5, 4.7, 7.6].flatMap((v): Opening[] => [
    ['tall', 0.35, v, 0.75, 1.7],
    ['tall', 1.5, v, 0.75, 1.7],
  ]);
  return [
    mass([x, 0, 5], [6, 10, 10], wall, {
      texture: 'clapboard',
      front: [
        ['tall', 4.2, 5, 0.9, 1.8],
        ['tall', 4.2, 8, 0.9, 1.5],
        ['door', 4, 1.5, 1.15, 2.3],
      ],
      right: [
        ['tall', 2, 5, 1, 1.8],
        ['tall', 5, 5, 1, 1.8],
      ],
    }),
    mass([x - 1.2, 0, -0.5], [2.6, 9.6, 1], wall, { texture: 'clapboard', front: bayWindows }),
    ...[1.1, 4.2, 7.2].map((y) => block([x - 1.2, y, -0.55], [2.8, 0.22, 1.2], accent)),
    block([x - 1.2, 9.6, -0.5], [3, 0.3, 1.4], trim),
    block([x, 9.9, -0.3], [6.3, 0.35, 0.8], trim),
    roof([x, 10.2, 4.8], [6.6, 3.2, 10.6], {
      ridge: 'away',
      gable: accent,
      gableTexture: 'shingle',
    }),
    block([x, 10.2, -0.6], [1, 1.3, 0.08], trim),
    block([x + 1.6, 0, -0.7], [2.4, 1.5, 1.4], accent),
    ...[x + 0.6, x + 2.6].map((at) => block([at, 1.5, -1.3], [0.16, 2.6, 0.16], trim)),
    block([x + 1.6, 4.1, -0.7], [2.6, 0.35, 1.6], trim),
    ...stairs(x + 1.6, -1.4, 1.8, 1.5, '#cfc6b6'),
  ];
}

/** Two or three painted ladies side by side. */
export function victorian({ random, scene }: Stage): Home {
  const slope = slopeOf(scene);
  const own = random.fork('ladies');
  // The row goes on beyond the picture on both sides.
  const looks = own.some(painted, 6);
  const units = looks.map((_, index) => 3 + (index - 2) * 6.4);
  return built({
    width: 19,
    slope,
    depth: 10,
    height: 13.4,
    door: { x: 3 + 6.4 + 1.6, z: -3.6 },
    beds: [],
    paint: { trim: color('#fbf6ea'), roof: color(own.pick(['#5b5f66', '#6b5a4e'])) },
    solids: units.flatMap((x, index) => {
      const look = looks[index] ?? (['#e7dcc6', '#ffffff', '#3f6f78'] as const);
      const foot = block([x, -0.8, 5], [6, 0.8, 10], look[2]);
      return put(slope ? [foot, ...lady(x, look)] : lady(x, look), [0, slope * x, 0]);
    }),
  });
}
