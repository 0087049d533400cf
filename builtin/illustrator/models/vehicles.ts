import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker } from '#builtin/illustrator/drawing/color.ts';
import {
  disc,
  frontFace,
  leftFace,
  paintOn,
  rightFace,
} from '#builtin/illustrator/drawing/face.ts';
import {
  convexHull,
  type PicturePoint,
  type Vector,
} from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Model } from './model.ts';
import { block, drawn, type Solid, soft, type Tint, tapered } from './solid.ts';

/** A wheel on the side of a car; it turns about x before any quarter turn. */
const wheel = (x: number, z: number, radius: number): Solid => ({
  low: [x - 0.03, 0, z - radius],
  high: [x + 0.03, radius * 2, z + radius],
  draw(stage, low, high) {
    const isLengthwise = high[2] - low[2] > high[0] - low[0];
    const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
    const seenFrom = stage.camera.position[0] > middle[0];
    const face = !isLengthwise
      ? frontFace(stage, [middle[0], middle[1], low[2]])
      : seenFrom
        ? rightFace(stage, [high[0], middle[1], middle[2]])
        : leftFace(stage, [low[0], middle[1], middle[2]]);
    paintOn(stage, face, disc([0, 0], radius, 26), color('#24282b'));
    paintOn(stage, face, disc([0, 0], radius * 0.6, 22), color('#b9bec2'), { out: 0.005 });
    paintOn(stage, face, disc([0, 0], radius * 0.2, 14), color('#5c6368'), { out: 0.008 });
  },
});

const wheels = (width: number, front: number, back: number, radius: number): Solid[] =>
  [-1, 1].flatMap((side) => [front, back].map((z) => wheel(side * (width / 2 + 0.035), z, radius)));

/** A family car; its front looks at the viewer. */
export const car = (paint: Tint = 'door'): Model => [
  soft([0, 0.26, 0], [1.78, 0.56, 4.2], paint, 0.12),
  tapered([0, 0.8, 0.2], [1.6, 0.56, 2.4], '#3d4f5a', { x: [0.1, 0.9], z: [0.24, 0.9] }),
  tapered([0, 1.32, 0.28], [1.34, 0.08, 1.64], paint, { x: [0.03, 0.97], z: [0.03, 0.97] }),
  block([0, 0.3, -2.12], [1.7, 0.14, 0.04], '#2f3538'),
  block([-0.66, 0.56, -2.13], [0.34, 0.14, 0.03], '#fbf4de'),
  block([0.66, 0.56, -2.13], [0.34, 0.14, 0.03], '#fbf4de'),
  block([0, 0.52, -2.13], [0.7, 0.12, 0.02], '#2f3538'),
  ...[-1.95, 1.95].flatMap((z) =>
    [-0.7, 0.7].map((x) => block([x, 0, z * 0.74], [0.26, 0.25, 0.6], '#24282b')),
  ),
  block([0, 0.3, 2.12], [1.7, 0.16, 0.04], '#2f3538'),
  ...[-0.68, 0.68].map((x) => block([x, 0.56, 2.12], [0.3, 0.16, 0.03], '#c8433a')),
  block([0, 0.56, 2.12], [0.46, 0.16, 0.02], '#e4e2dc'),
  ...wheels(1.78, -1.35, 1.35, 0.33),
];

/** A moving truck seen from where one loads it: a tall box with its door open, boxes inside. */
export const movingTruck: Model = [
  block([0, 0.75, 1.2], [2.3, 2.45, 4.6], '#f3efe6'),
  block([1.16, 1.5, 1.2], [0.012, 0.5, 4.4], 'door'),
  block([-1.16, 1.5, 1.2], [0.012, 0.5, 4.4], 'door'),
  block([0, 0.84, -1.115], [2.1, 2.2, 0.02], '#3c3833'),
  ...(
    [
      [-0.62, 0.86, 0.72],
      [0.2, 0.86, 0.66],
      [-0.5, 1.58, 0.56],
      [0.74, 0.86, 0.44],
      [0.28, 1.52, 0.5],
    ] as const
  ).map(([x, y, size]) => block([x, y, -1.16], [size, size * 0.9, 0.05], '#c79a63')),
  block([0, 0.6, -1.15], [2.3, 0.2, 0.14], '#7d848a'),
  tapered([0, 0.02, -2], [0.9, 0.68, 1.6], '#9aa1a6', { z: [0.98, 1] }),
  soft([0, 0.5, 4.5], [2.1, 1.7, 1.8], 'door', 0.1),
  block([1.06, 1.3, 4.7], [0.02, 0.66, 0.9], '#3d4f5a'),
  block([-1.06, 1.3, 4.7], [0.02, 0.66, 0.9], '#3d4f5a'),
  block([0, 0.45, 2], [2, 0.3, 6], '#3a3f43'),
  ...wheels(2.3, 0.2, 4.4, 0.46),
];

export const cardboardBox = (size = 0.5): Model => [
  block([0, 0, 0], [size, size * 0.8, size * 0.9], '#c79a63', { top: '#d3aa76', holds: true }),
  block([0, size * 0.8, 0], [size * 0.16, 0.004, size * 0.9], '#e6d3ae'),
  block([0, size * 0.45, -size * 0.455], [size * 0.16, size * 0.35, 0.004], '#e6d3ae'),
];

/** A bicycle from the side, along x. */
export const bicycle = (frame = '#b23a33'): Model => [
  drawn([0, 0, 0], [1.7, 1.05, 0.3], ({ canvas, camera }, at) => {
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at);
    const ink = color('#2f3538');
    const ring = (cx: number) => {
      canvas.ellipse([x + cx * s, y - 0.33 * s], [0.33 * s, 0.33 * s], color('#d8d2c6'), {
        opacity: 0.12,
        outline: { paint: ink, width: Math.max(1.6, s * 0.035) },
      });
    };
    ring(-0.52);
    ring(0.52);
    const line = (points: [number, number][], width = 0.04, paint = color(frame)) =>
      canvas.stroke(
        points
          .map(
            ([a, b], index) =>
              `${index ? 'L' : 'M'}${(x + a * s).toFixed(1)} ${(y - b * s).toFixed(1)}`,
          )
          .join(''),
        paint,
        { width: Math.max(1.6, s * width), cap: 'round' },
      );
    line([
      [-0.52, 0.33],
      [-0.2, 0.72],
      [0.36, 0.74],
      [0, 0.33],
      [-0.52, 0.33],
    ]);
    line([
      [0, 0.33],
      [-0.24, 0.84],
    ]);
    line([
      [0.52, 0.33],
      [0.34, 0.88],
      [0.48, 0.96],
    ]);
    line(
      [
        [-0.36, 0.86],
        [-0.12, 0.86],
      ],
      0.06,
      ink,
    );
  }),
];

/** A kayak, along x or away from the viewer: a pointed hull, a lighter deck and its seat. */
export const kayak = (tint = '#d9772f', along: 'across' | 'inward' = 'across'): Model => [
  drawn(
    [0, 0, 0],
    along === 'across' ? [3.2, 0.4, 0.76] : [0.76, 0.4, 3.2],
    ({ canvas, camera, light }, at) => {
      const point = (long: number, wide: number, up: number) =>
        project(camera, [
          at[0] + (along === 'across' ? long : wide),
          at[1] + up,
          at[2] + (along === 'across' ? wide : long),
        ]);
      const ring = (length: number, width: number, up: (share: number) => number) =>
        Array.from({ length: 28 }, (_, index): PicturePoint => {
          const angle = (index / 28) * Math.PI * 2;
          const share = Math.cos(angle);
          const half = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 1.5;
          return point(share * length, half * width, up(share));
        });
      const rim = ring(1.6, 0.37, (share) => 0.27 + 0.12 * share ** 4);
      const keel = ring(1.4, 0.28, () => 0);
      const tone = (code: string, up: number) => lit(light, color(code), [-0.2, up, -0.7]);
      canvas.polygon(convexHull([...rim, ...keel]), darker(tone(tint, 0.2), 0.22));
      canvas.polygon(rim, tone(tint, 0.7));
      canvas.polygon(
        ring(0.52, 0.24, () => 0.3),
        color('#2b2523'),
      );
    },
    false,
  ),
];

/** A wheel that looks at the viewer. */
const sideWheel = (x: number, z: number, radius: number): Solid => ({
  low: [x - radius, 0, z - 0.04],
  high: [x + radius, radius * 2, z],
  draw(stage, low, high) {
    const face = frontFace(stage, [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]]);
    const size = (high[1] - low[1]) / 2;
    paintOn(stage, face, disc([0, 0], size, 26), color('#24282b'));
    paintOn(stage, face, disc([0, 0], size * 0.55, 22), color('#b9bec2'), { out: 0.005 });
  },
});

/** A truck that sells food from its side: a counter under an awning, nothing written on it. */
export const foodTruck = (paint: Tint, awning: Tint): Model => [
  soft([0, 0.5, 0], [5.2, 2.4, 2.2], paint, 0.12),
  soft([-3.2, 0.5, 0], [1.5, 1.7, 2.1], paint, 0.14),
  block([-3.3, 1.3, -1.06], [0.9, 0.7, 0.02], '#3d4f5a'),
  block([0.3, 1.4, -1.11], [3, 1.1, 0.02], '#ffdf9a'),
  block([0.3, 1.34, -1.3], [3.2, 0.07, 0.42], '#e4e0d6'),
  tapered([0.3, 2.46, -1.6], [3.3, 0.4, 1], awning, { z: [0.92, 1] }),
  ...[-1, 0, 1].map((x) => block([0.3 + x, 2.4, -2.08], [0.5, 0.14, 0.03], '#f6f2e9')),
  block([0, 0.42, 0], [6.6, 0.2, 2], '#3a3f43'),
  ...[-2.7, 1.7].map((x) => sideWheel(x, -1.12, 0.42)),
  ...[-0.6, 0.2, 0.9].map((x) => block([x, 1.41, -1.2], [0.24, 0.16, 0.14], '#c8433a')),
];

/** A yellow bus seen from its side. */
export const schoolBus: Model = [
  soft([0.6, 0.55, 0], [8.6, 2.3, 2.3], '#e8a92c', 0.14),
  soft([-4.5, 0.55, 0], [1.9, 1.2, 2.2], '#e8a92c', 0.16),
  block([0.6, 1.18, -1.16], [8.5, 0.09, 0.02], '#2b2b2c'),
  block([0.6, 0.8, -1.16], [8.5, 0.07, 0.02], '#2b2b2c'),
  ...Array.from({ length: 7 }, (_, index) =>
    block([-1.9 + index * 0.98, 1.62, -1.16], [0.78, 0.74, 0.02], '#43525a'),
  ),
  block([-3.15, 0.7, -1.17], [0.84, 1.7, 0.02], '#5c6a70'),
  block([0.6, 2.85, 0], [8, 0.06, 2], '#f3d27a'),
  block([-5.46, 0.9, -0.8], [0.03, 0.2, 0.3], '#fbf4de'),
  block([0, 0.46, 0], [10, 0.2, 2], '#2f3538'),
  ...[-4.1, 2.9].map((x) => sideWheel(x, -1.18, 0.5)),
];

/** A light-rail car along x, low and mostly of glass. */
export const tram: Model = [
  soft([0, 0.3, 0], [15, 3, 2.5], '#f1efe9', 0.2),
  block([0, 0.5, -1.26], [14.6, 0.7, 0.02], 'door'),
  block([0, 1.5, -1.27], [14.4, 1.1, 0.02], '#3d4f5a'),
  ...[-4.4, 0, 4.4].map((x) => block([x, 0.5, -1.29], [1.5, 2.2, 0.02], '#5f7681')),
  ...[-4.4, 0, 4.4].map((x) => block([x, 0.5, -1.3], [0.05, 2.2, 0.02], '#f1efe9')),
  block([0, 3.3, 0], [8, 0.3, 1.6], '#c9ccce'),
  block([0, 0.1, 0], [14, 0.3, 2.2], '#2f3538'),
];
