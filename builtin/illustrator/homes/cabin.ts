import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { block, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { plume } from '#builtin/illustrator/models/vapor.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { askedOr, built, stairs } from './solid-home.ts';

/** A house of logs with a stone chimney and a porch. */
export function cabin({ random, scene }: Stage): Home {
  const cover = scene.colors?.roof ? ({ texture: 'seams' } as const) : undefined;
  const own = random.fork('cabin');
  const log = own.pick<Tint>(['#8a5f3c', '#7a5236', '#9a6c44']);
  const chimney = own.pick([1.6, 8.6]);
  return built({
    width: 10,
    depth: 8,
    height: 6.6,
    door: { x: 5, z: -2.6 },
    beds: [
      { x: [0.2, 3], z: -2.8 },
      { x: [7, 9.8], z: -2.8 },
    ],
    paint: {
      trim: color(own.pick(['#5b3d28', '#3f5a4a', '#7a3d2a'])),
      door: color(own.pick(['#7a3d2a', '#3d5a4a', '#5b3d28'])),
    },
    solids: [
      block([5, 0, 4], [10.2, 0.4, 8.2], 'stone', { texture: 'stone' }),
      mass([5, 0.4, 4], [10, 2.6, 8], log, {
        texture: 'clapboard',
        front: [
          ['window', 1.2, 0.8, 1.3, 1.2],
          ['door', 4.5, 0.05, 1.05, 2.05],
          ['window', 7.4, 0.8, 1.3, 1.2],
        ],
        right: [
          ['window', 2, 0.8, 1.2, 1.2],
          ['window', 5.2, 0.8, 1.2, 1.2],
        ],
      }),
      roof([5, 3, 4], [11, 3.6, 9], {
        gable: log,
        gableTexture: 'clapboard',
        tint: askedOr(scene, 'roof', own.pick(['#5e534a', '#4f5a4c', '#6b3f33'])),
        ...cover,
      }),
      block([chimney, 0, 9.05], [1.1, 7.4, 0.9], 'stone', { texture: 'stone' }),
      plume([chimney, 7.4, 9.05], { rise: 3, drift: 1.6, width: 0.5 }),
      block([5, 0, -1.2], [10, 0.42, 2.4], 'wood', { texture: 'boards' }),
      ...[0.4, 3.5, 6.5, 9.6].map((x) => turned([x, 0.42, -2.2], [0.26, 2.4, 0.26], log)),
      block([5, 2.82, -2.2], [10, 0.24, 0.26], log),
      roof([5, 3.02, -1.2], [10.8, 0.5, 2.8], {
        tint: askedOr(scene, 'roof', '#5e534a'),
        gable: log,
        ...cover,
      }),
      ...stairs(5, -2.4, 1.8, 0.42, 'wood-1'),
      ...[1.2, 2.2].map((x) => block([x, 0.42, -0.9], [0.7, 0.5, 0.6], 'wood-2')),
    ],
  });
}
