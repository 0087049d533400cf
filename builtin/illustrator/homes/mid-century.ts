import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass } from '#builtin/illustrator/models/building.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import { car } from '#builtin/illustrator/models/vehicles.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { askedOr, built } from './solid-home.ts';

/** One low storey under flat roofs that reach far out, walls of glass and block, an open carport. */
export function midCentury({ random, scene }: Stage): Home {
  const own = random.fork('mid-century');
  const wall = askedOr(scene, 'walls', own.pick(['#efe9dc', '#d9c9ae', '#c9cfc6', '#e6dccb']));
  const accent = own.pick<Tint>(['#6f8f8a', '#b5673a', '#8a9a6a', '#4f6a78']);
  // Blocks with holes in them, beside the door.
  const blocks: Solid[] = Array.from({ length: 24 }, (_, index) =>
    block(
      [6.5 + (index % 4) * 0.46, 0.1 + Math.floor(index / 4) * 0.42, -0.6],
      [0.36, 0.32, 0.12],
      '#f1ece0',
    ),
  );
  const roofAt = (x: number, y: number, width: number, z = 3.4, depth = 9.4) => [
    block([x, y, z], [width, 0.24, depth], '#f4f0e6', { top: '#d8d3c6' }),
    block([x, y - 0.14, z], [width - 0.9, 0.14, depth - 0.8], '#8a6a4a'),
  ];
  return built({
    width: 17,
    depth: 8,
    height: 4.1,
    door: { x: 9.6, z: -1.4 },
    drive: { x: 14.4, width: 4.6, z: 0.4 },
    beds: [{ x: [0.4, 5.8], z: -0.8 }],
    paint: {
      trim: color('#4a4038'),
      door: color(own.pick(['#e08a2e', '#2f8f8c', '#d9542e', '#e3b84a'])),
    },
    solids: [
      mass([3.2, 0, 4], [6.4, 2.7, 8], wall, {
        texture: 'stucco',
        front: [
          ['plain', 0.8, 0.9, 1.5, 1.5],
          ['plain', 2.5, 0.9, 1.5, 1.5],
        ],
        left: [['plain', 2, 1.2, 2, 1]],
      }),
      block([5.5, 0, -0.25], [1.3, 3.4, 0.5], 'stone', { texture: 'stone' }),
      mass([8.9, 0, 4.2], [5, 3.1, 7.6], accent, {
        front: [
          ['modern', 2.7, 0.05, 1.1, 2.3],
          ['plain', 3.95, 0.05, 0.8, 2.7],
          ['lantern', 2.45, 1.6],
        ],
      }),
      ...blocks,
      ...roofAt(3.2, 2.84, 7.4),
      ...roofAt(9.1, 3.3, 6),
      // The carport: a roof on thin posts, a store at its back.
      mass([14.4, 0, 7.2], [5.2, 2.5, 1.4], wall, { texture: 'stucco' }),
      ...[12.2, 16.7].flatMap((x) =>
        [-0.4, 3.2].map((z) => block([x, 0, z], [0.12, 2.6, 0.12], '#4a4038')),
      ),
      ...roofAt(14.4, 2.72, 6.2),
      ...put(car('#7fb5b5'), [14.4, 0, 1.9]),
    ],
  });
}
