import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { dab } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { type Model, put } from './model.ts';
import { grass } from './outdoors.ts';
import { drawn, type Solid, turned } from './solid.ts';

/** Dune grass with heads of seed that nod on tall stalks. */
export const seaOats = (height: number): Model => [
  ...grass(height * 0.8),
  drawn(
    [0, 0, 0.01],
    [height * 0.4, height * 1.4, 0.02],
    ({ canvas, camera, light, random }, at) => {
      const own = random.fork(`oats ${at[0]} ${at[2]}`);
      const [x, y] = project(camera, at);
      const s = scaleAt(camera, at) * height;
      const straw = lit(light, color('#c9a45c'), [-0.3, 0.6, -0.6]);
      let [stalks, heads] = ['', ''];
      for (let index = 0; index < 6; index += 1) {
        const lean = own.between(-0.3, 0.42);
        const [tx, ty] = [x + lean * s, y - s * own.between(1, 1.4)];
        stalks += `M${x.toFixed(1)} ${y.toFixed(1)}Q${(x + lean * s * 0.2).toFixed(1)} ${(y - s * 0.8).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}`;
        for (let seed = 0; seed < 5; seed += 1)
          heads += dab([tx + seed * s * 0.028, ty + seed * s * 0.04], s * 0.06, 0.9, 0.5);
      }
      canvas.stroke(stalks, straw, { width: Math.max(1, s * 0.014), cap: 'round' });
      canvas.shape(heads, straw);
    },
    false,
  ),
];

export const dune = (width: number, height: number): Model => [
  {
    ...turned([0, 0, 0], [width, height, width * 0.6], '#d6c094', [
      [1, 0],
      [0.9, 0.3],
      [0.68, 0.68],
      [0.36, 0.93],
      [0.08, 1],
    ]),
    hasShadow: false,
  },
];

/** Dunes on both sides of a house on the beach, grass on their tops. */
export const dunesBeside = (width: number): Solid[] =>
  (
    [
      [-5.4, -1.6, 5, 1],
      [-9, 2, 7, 1.5],
      [width + 4.6, -1.2, 5, 1],
      [width + 8.6, 2.4, 7, 1.5],
    ] as const
  ).flatMap(([x, z, wide, high]) => [
    ...put(dune(wide, high), [x, 0, z]),
    ...[-0.24, -0.06, 0.12, 0.28].flatMap((share, i) =>
      put(i % 2 ? seaOats(0.9) : grass(0.8), [
        x + share * wide,
        high * (0.9 - Math.abs(share) * 1.3),
        z - 0.2,
      ]),
    ),
  ]);
