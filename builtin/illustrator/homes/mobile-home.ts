import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { block } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { askedOr, built, stairs } from './solid-home.ts';

/** A manufactured home: long and low, on a skirting, with steps and an awning. */
export function mobileHome({ random, scene }: Stage): Home {
  const own = random.fork('mobile');
  const wall = askedOr(scene, 'walls', own.pick(['#e9e4d6', '#cfdcdc', '#e6d6b8', '#d5dccb']));
  return built({
    width: 16,
    depth: 5,
    height: 4.1,
    door: { x: 9.4, z: -1.6 },
    drive: { x: 18.4, width: 3, z: 1 },
    beds: [
      { x: [0.4, 7.6], z: -0.7 },
      { x: [11.6, 15.6], z: -0.7 },
    ],
    solids: [
      block([8, 0, 2.5], [16, 0.7, 5], 'stone', { texture: 'battens' }),
      mass([8, 0.7, 2.5], [16, 2.4, 5], wall, {
        texture: 'clapboard',
        front: [
          ['shutters', 1.2, 0.8, 1.3, 1.1],
          ['shutters', 4.6, 0.8, 1.3, 1.1],
          ['door', 8.9, 0.05, 0.95, 2],
          ['shutters', 12, 0.8, 1.7, 1.1],
        ],
        right: [['window', 1.8, 0.8, 1.3, 1.1]],
      }),
      block([8, 1.35, -0.03], [16.02, 0.22, 0.05], 'door'),
      roof([8, 3.1, 2.5], [16.6, 0.95, 5.8], {
        tint: askedOr(scene, 'roof', '#9aa0a3'),
        gable: wall,
        texture: 'seams',
      }),
      block([9.4, 0, -0.8], [2.4, 0.7, 1.5], 'wood'),
      ...stairs(9.4, -1.55, 1.4, 0.7, 'wood'),
      ...[8.3, 10.5].map((x) => block([x, 0.7, -1.45], [0.1, 2.1, 0.1], 'trim')),
      block([9.4, 2.8, -0.8], [2.8, 0.12, 1.8], 'door'),
      // The carport.
      ...[17, 20].flatMap((x) =>
        [0.4, 4.6].map((z) => block([x, 0, z], [0.12, 2.5, 0.12], 'trim')),
      ),
      block([18.5, 2.5, 2.5], [3.6, 0.16, 5.2], '#b9bec0'),
    ],
  });
}
