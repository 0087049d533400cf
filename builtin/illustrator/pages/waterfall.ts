import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, drawn, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import { layGround, spots, trees } from './around.ts';
import { rock } from './nature.ts';
import type { Placed, YardPage } from './yard-page.ts';

const wide = 3;
const tall = 7.4;

/** Water that falls in threads, and the mist at its foot. */
const fall: Solid = drawn(
  [0, 0, 0],
  [wide, tall, 0.1],
  ({ canvas, camera, light, random }, at) => {
    const own = random.fork('fall');
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at);
    const white = lit(light, color('#f4fafc'), [-0.3, 0.5, -0.8]);
    const half = (wide / 2) * s;
    const [top, foot] = [y - tall * s, y];
    canvas.polygon(
      [
        [x - half * 0.7, top],
        [x + half * 0.7, top],
        [x + half, foot],
        [x - half, foot],
      ],
      canvas.linear(
        [0, top],
        [0, foot],
        [
          [0, darker(white, 0.24)],
          [1, white],
        ],
      ),
    );
    let [dark, bright] = ['', ''];
    for (let index = 0; index < 46; index += 1) {
      const across = own.spread(0.95);
      const from = own.next() * 0.8;
      const long = own.between(0.1, 0.35);
      const at1 = (share: number): number => x + across * half * (0.7 + 0.3 * share);
      const [a, b] = [top + (foot - top) * from, top + (foot - top) * Math.min(1, from + long)];
      const thin = s * own.between(0.012, 0.04);
      const strand = closedLine([
        [at1(from) - thin, a],
        [at1(from) + thin, a],
        [at1(from + long), b],
      ]);
      if (index % 2) dark += strand;
      else bright += strand;
    }
    canvas.shape(dark, color('#9fc4d2'), { opacity: 0.6 });
    canvas.shape(bright, lighter(white, 0.6), { opacity: 0.9 });
    for (const [dx, size] of [
      [-0.9, 0.9],
      [0.8, 1],
      [0, 1.2],
    ] as const)
      canvas.shape(
        blob(own, [x + dx * half, foot - s * 0.16], [size * s * 0.9, s * 0.36], 0.2, 12),
        white,
        { opacity: 0.5 },
      );
  },
  false,
);

const stones: readonly Tint[] = ['#77726a', '#6b665f', '#827c72', '#716b66', '#7d766c'];

/** Columns of rock on both sides of it, and the ledge it falls from. */
const cliff: Model = [
  ...Array.from({ length: 16 }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const step = Math.floor(index / 2);
    const height = 7.2 - step * 0.42 + ((index * 7) % 5) * 0.34;
    return block(
      [side * (2.3 + step * 1.25), 0, 1 + ((index * 3) % 4) * 0.3],
      [1.5, height, 2],
      stones[(index * 3) % stones.length] ?? '#77726a',
      { top: '#6f8a52' },
    );
  }),
  block([0, 0, 1.9], [3.6, tall - 0.05, 1.4], '#57524c', { top: '#6f8a52' }),
];

/** A pool between rocks, and the stream that leaves it. */
export const waterfall: YardPage = {
  distance: [5, 5.8],
  eye: [1.8, 2.2],
  horizon: 0.5,
  zoom: 1.05,
  hasGrass: (x, z) => Math.abs(x) > 4 && z < 5,
  pet: [-3, 0, 0.2],
  ground: (stage) => {
    const pool = [
      [-4.6, 0, 7.6],
      [4.8, 0, 7.6],
      [5.2, 0, 5],
      [3.4, 0, 2.6],
      [2.2, 0, 0],
      [2.6, 0, -4],
      [-1.6, 0, -4],
      [-1.8, 0, 0],
      [-3.4, 0, 2.4],
      [-5, 0, 5],
    ] as const;
    layGround(stage, pool, '#4f8f9f');
    const { canvas, camera, light } = stage;
    const own = stage.random.fork('ripples');
    const outline = pool.map((at) => project(camera, at));
    canvas.clipped(closedLine(outline), () => {
      let rings = '';
      for (let index = 0; index < 60; index += 1) {
        const at: PicturePoint = [
          own.next() * canvas.width,
          camera.horizon + own.next() * (canvas.height - camera.horizon),
        ];
        const near = (at[1] - camera.horizon) / (canvas.height - camera.horizon);
        rings += blob(own, at, [10 + near * 70, 1 + near * 3], 0.3, 6);
      }
      canvas.shape(rings, lighter(light.sky[2], 0.5), { opacity: 0.4 });
      canvas.polygon(
        rectangleBetween([0, camera.horizon], [canvas.width, camera.horizon + 2]),
        light.haze,
        { opacity: 0.2 },
      );
    });
  },
  things: (random, stage) => [
    [cliff, 0, 8],
    [[fall], 0, 7.5],
    ...trees(stage, random, spots('-8.6,11 -4.4,12 4.6,12 9,11 -8,4 8.4,4.6'), 7, false).map(
      ([model, x, z]): Placed => [model, x, z, { y: z > 9 ? 6.3 : 0 }],
    ),
    ...(
      [
        [-4.4, 6.6, 1.6],
        [4.6, 6.4, 1.8],
        [-3.2, 6.9, 1.2],
        [3, 6.9, 1.1],
        [-4.4, 3.2, 1.3],
        [4.4, 2.6, 1.5],
        [-2.6, 0.8, 0.9],
        [3, 0.2, 1.1],
        [0.8, 3.2, 0.7],
      ] as const
    ).map(([x, z, size]): Placed => [rock(size), x, z]),
    ...[-3.4, -4.6, 3.8, 5.2, -5.6].map((x): Placed => [outdoor.grass(0.8), x, 0.6]),
    ...[-5.2, 5.6].map((x): Placed => [outdoor.bush(0.9), x, 2]),
  ],
};
