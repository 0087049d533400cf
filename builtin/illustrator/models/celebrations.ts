import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { flames } from './fixtures.ts';
import type { Model } from './model.ts';
import { ball, drawn, type Solid, type Tint, tintOf, turned } from './solid.ts';

export const champagneBottle: Model = [
  turned([0, 0, 0], [0.1, 0.36, 0.1], '#2f4a3a', [
    [1, 0],
    [1, 0.55],
    [0.4, 0.75],
    [0.36, 1],
  ]),
  turned([0, 0.08, 0], [0.103, 0.09, 0.103], '#e8d9a8'),
  turned([0, 0.28, 0], [0.05, 0.1, 0.05], '#c9a35c', [
    [1, 0],
    [0.9, 0.8],
    [0.6, 1],
  ]),
];

export const flute: Model = [
  turned([0, 0, 0], [0.07, 0.006, 0.07], '#dfe6e6'),
  turned([0, 0.006, 0], [0.012, 0.09, 0.012], '#dfe6e6'),
  turned([0, 0.09, 0], [0.06, 0.16, 0.06], '#efd98a', [
    [0.4, 0],
    [1, 0.6],
    [0.9, 1],
  ]),
];

const eggTints: Tint[] = ['#e3a3b0', '#9fc7d8', '#f0d27a', '#a8cf9c', '#c9b0dc', '#f2b98a'];

export const egg = (at: readonly [number, number, number], number: number): Solid =>
  turned(at, [0.07, 0.09, 0.07], eggTints[number % eggTints.length] ?? '#e3a3b0', [
    [0.5, 0],
    [1, 0.4],
    [0.75, 0.8],
    [0.1, 1],
  ]);

/** A basket with colored eggs in it. */
export const eggBasket: Model = [
  turned(
    [0, 0, 0],
    [0.34, 0.12, 0.34],
    '#b98f5e',
    [
      [0.75, 0],
      [1, 1],
    ],
    '#8fae5a',
  ),
  ...Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2;
    const reach = index % 2 ? 0.1 : 0.05;
    return egg([Math.cos(angle) * reach, 0.1, Math.sin(angle) * reach], index);
  }),
  drawn([0, 0.1, 0.02], [0.34, 0.26, 0.02], (stage, at) => {
    const { canvas, camera, light } = stage;
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at) * 0.16;
    canvas.stroke(
      `M${(x - s).toFixed(1)} ${y.toFixed(1)}C${(x - s).toFixed(1)} ${(y - s * 1.9).toFixed(1)} ${(x + s).toFixed(1)} ${(y - s * 1.9).toFixed(1)} ${(x + s).toFixed(1)} ${y.toFixed(1)}`,
      lit(light, color('#a87c4c'), [-0.3, 0.5, -0.8]),
      { width: Math.max(3, s * 0.12), cap: 'round' },
    );
  }),
];

/** A heart of paper that lies on the table. */
export const heart = (size: number, tint: Tint): Model => [
  drawn(
    [0, 0, 0],
    [size, 0.01, size],
    (stage, [ax, ay, az]) => {
      const { canvas, camera, light } = stage;
      const points = Array.from({ length: 36 }, (_, index) => {
        const t = (index / 36) * Math.PI * 2;
        const a = (16 * Math.sin(t) ** 3) / 32;
        const b =
          (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 32;
        return project(camera, [ax + a * size, ay + 0.004, az + b * size]);
      });
      canvas.polygon(points, lit(light, tintOf(stage, tint), [0, 0.9, -0.3]));
    },
    false,
  ),
];

/** Eight candles in a row and one above them. */
export const menorah: Model = [
  turned([0, 0, 0], [0.2, 0.03, 0.2], '#b99a5b'),
  turned([0, 0.03, 0], [0.03, 0.26, 0.03], '#b99a5b'),
  ...[1, 2, 3, 4].map(
    (arm): Solid =>
      drawn([0, 0.05, 0], [arm * 0.16, 0.22, 0.02], (stage, at) => {
        const { canvas, camera, light } = stage;
        const [x, y] = project(camera, at);
        const s = scaleAt(camera, at);
        const wide = arm * 0.075 * s;
        canvas.stroke(
          `M${(x - wide).toFixed(1)} ${(y - 0.2 * s).toFixed(1)}C${(x - wide).toFixed(1)} ${(y - (0.12 - arm * 0.03) * s).toFixed(1)} ${(x + wide).toFixed(1)} ${(y - (0.12 - arm * 0.03) * s).toFixed(1)} ${(x + wide).toFixed(1)} ${(y - 0.2 * s).toFixed(1)}`,
          lit(light, color('#b99a5b'), [-0.3, 0.5, -0.8]),
          { width: Math.max(2.5, s * 0.014), cap: 'round' },
        );
      }),
  ),
  ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((arm): Solid[] => {
    const y = arm === 0 ? 0.29 : 0.24;
    return [
      turned([arm * 0.075, y, 0], [0.036, 0.015, 0.036], '#b99a5b'),
      turned([arm * 0.075, y + 0.015, 0], [0.02, 0.1, 0.02], arm % 2 ? '#f6efdf' : '#9fb8d8'),
      flames([arm * 0.075, y + 0.115, 0], 0.03),
    ];
  }),
];

/** Roses in a vase. */
export const roses: Model = [
  turned([0, 0, 0], [0.12, 0.18, 0.12], '#dfe6e6', [
    [0.7, 0],
    [1, 0.4],
    [0.6, 1],
  ]),
  ...Array.from({ length: 9 }, (_, index): Solid[] => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index / 9) * 0.11;
    const [x, y, z] = [Math.cos(angle) * reach, 0.3 - reach * 0.7, Math.sin(angle) * reach * 0.7];
    return [
      ball([x * 1.25, y - 0.05, z], 0.06, '#4f7a58'),
      ball([x, y, z], 0.075, index % 2 ? '#b8323a' : '#a82a34'),
      ball([x - 0.008, y + 0.024, z - 0.026], 0.042, '#d0505a'),
      ball([x - 0.004, y + 0.038, z - 0.036], 0.02, '#e27a80'),
    ];
  }).flat(),
];

/** Half a rosette of cloth in three colors, hung from its left end. */
export function bunting([x, y, z]: Vector, size = 0.46): Solid {
  return drawn(
    [x + size, y - size, z],
    [size * 2, size, 0.02],
    ({ canvas, camera, light }, [cx, cy, cz]) => {
      const fan = (share: number, code: string) =>
        canvas.polygon(
          Array.from({ length: 13 }, (_, index) => {
            const angle = Math.PI + (index / 12) * Math.PI;
            return project(camera, [
              cx + Math.cos(angle) * size * share,
              cy + size + Math.sin(angle) * size * share,
              cz,
            ]);
          }),
          lit(light, color(code), [-0.2, 0.3, -0.9]),
        );
      fan(1, '#b23a33');
      fan(0.72, '#f6f2ea');
      fan(0.41, '#2f4a78');
    },
    false,
  );
}
