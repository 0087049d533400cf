import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { hoop } from '#builtin/illustrator/models/lines.ts';
import { block, type Solid, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { askedOr, built, stairs } from './solid-home.ts';

const white: Tint = '#f8f3e8';

/** Windows around the near half of a tower. */
const towerWindows = (x: number, z: number, radius: number, y: number): Solid[] =>
  [-0.62, 0, 0.62].flatMap((share) => {
    const [aside, before] = [share * radius, Math.sqrt(1 - share * share) * radius];
    const wide = share === 0 ? 0.95 : 0.7;
    return [
      block([x + aside, y - 0.1, z - before - 0.02], [wide + 0.24, 2, 0.08], white),
      block([x + aside, y, z - before - 0.07], [wide, 1.8, 0.03], '#5d7f92'),
      block([x + aside, y + 0.88, z - before - 0.09], [wide, 0.06, 0.02], white),
    ];
  });

/** A house of the 1890s: a round tower with a pointed roof, a steep gable, a porch around the corner. */
export function queenAnne({ random, scene }: Stage): Home {
  const own = random.fork('queen anne');
  const wall = askedOr(
    scene,
    'walls',
    own.pick(['#b9c9b4', '#e3c79a', '#c9a5a0', '#a9bccb', '#b7a5cf']),
  );
  const accent = own.pick<Tint>(['#7a5a78', '#6f8f86', '#a8604a', '#4f6f86']);
  const cover = askedOr(scene, 'roof', own.pick(['#5b5f66', '#6b5a4e', '#565a6b']));
  const [tx, tz, radius] = [10.6, 0.9, 1.9];
  const porchRoof = (
    at: readonly [number, number, number],
    size: readonly [number, number, number],
  ) => [
    block([at[0], at[1], at[2]], [size[0], 0.3, size[2]], white),
    block([at[0], at[1] + 0.3, at[2]], [size[0] + 0.2, 0.14, size[2] + 0.2], cover),
  ];
  return built({
    width: 13,
    depth: 10,
    height: 12.4,
    door: { x: 6.4, z: -4.3 },
    beds: [
      { x: [0.2, 4.6], z: -3.1 },
      { x: [8.4, 13], z: -3.1 },
    ],
    paint: { trim: color('#f8f3e8') },
    solids: [
      mass([6, 0, 5.4], [11, 7, 9.2], wall, {
        texture: 'clapboard',
        front: [
          ['tall', 1.1, 1.2, 1, 1.9],
          ['tall', 2.6, 1.2, 1, 1.9],
          ['door', 5.9, 0.85, 1.15, 2.2],
          ['tall', 1.1, 4.3, 1, 1.8],
          ['tall', 2.6, 4.3, 1, 1.8],
          ['tall', 6, 4.3, 1, 1.8],
        ],
        right: [
          ['tall', 3, 1.2, 1, 1.9],
          ['tall', 6, 1.2, 1, 1.9],
          ['tall', 3, 4.3, 1, 1.8],
          ['tall', 6, 4.3, 1, 1.8],
        ],
      }),
      roof([6, 7, 5.4], [11.8, 3.6, 10], {
        ridge: 'along',
        tint: cover,
        gable: wall,
        gableTexture: 'shingle',
      }),
      // The gable over the front rooms.
      mass([2.4, 0, 1.4], [4.8, 7, 2.6], wall, {
        texture: 'clapboard',
        front: [
          ['tall', 0.7, 1.2, 1, 1.9],
          ['tall', 3.1, 1.2, 1, 1.9],
          ['tall', 0.7, 4.3, 1, 1.8],
          ['tall', 1.9, 4.3, 1, 1.8],
          ['tall', 3.1, 4.3, 1, 1.8],
        ],
      }),
      roof([2.4, 7, 2.6], [5.6, 3.6, 5.6], {
        ridge: 'away',
        tint: cover,
        gable: accent,
        gableTexture: 'shingle',
      }),
      block([2.4, 6.9, -0.05], [5.2, 0.26, 0.3], white),
      // The tower at the corner.
      turned([tx, 0, tz], [radius * 2, 8.6, radius * 2], wall),
      hoop([tx, 3.5, tz], [radius * 2.08, 0.3], white),
      hoop([tx, 8.3, tz], [radius * 2.03, 0.36], white),
      hoop([tx, 3.8, tz], [radius * 2.03, 0.5], accent),
      ...towerWindows(tx, tz, radius, 4.6),
      turned([tx, 8.7, tz], [radius * 2.3, 3.4, radius * 2.3], cover, [
        [1, 0],
        [0.5, 0.52],
        [0.03, 1],
      ]),
      turned([tx, 12, tz], [0.14, 0.7, 0.14], '#c9a35c'),
      // The porch, from the gable around the tower.
      block([6.9, 0, -1.2], [13.4, 0.8, 2.8], 'stone', { top: 'wood+1' }),
      ...[0.4, 3, 5.2, 7.7, 10.4, 13.2].map((x) => block([x, 0.8, -2.4], [0.2, 2.4, 0.2], white)),
      ...(
        [
          [0.4, 5.2],
          [7.7, 13.2],
        ] as const
      ).flatMap(([from, to]) => [
        block([(from + to) / 2, 1.6, -2.4], [to - from, 0.09, 0.09], white),
        ...Array.from({ length: Math.floor((to - from) / 0.26) }, (_, index) =>
          block([from + 0.2 + index * 0.26, 0.8, -2.4], [0.05, 0.8, 0.05], white),
        ),
      ]),
      ...porchRoof([6.9, 3.2, -1.2], [13.8, 0.3, 3]),
      ...Array.from({ length: 33 }, (_, index) =>
        block([0.3 + index * 0.41, 2.98, -2.5], [0.2, 0.22, 0.05], accent),
      ),
      ...stairs(6.45, -2.6, 2.2, 0.8, '#cfc6b6'),
    ],
  });
}
