import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { closedCurve } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Coats } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { drawSolids, type Model, put } from './model.ts';
import { drawn } from './solid.ts';

type Shape = readonly [points: readonly PicturePoint[], tone: 'coat' | 'dark' | 'light' | 'ink'];

/** An animal as soft flat shapes, one over the other; a metre is its height, y runs up. */
const animal = (
  kind: keyof Coats,
  height: number,
  coats: readonly string[],
  shapes: readonly Shape[],
): Model => [
  drawn(
    [0, 0, 0],
    [height * 0.6, height, height * 0.4],
    ({ canvas, camera, light, random, scene }, at) => {
      const [x, y] = project(camera, at);
      const s = scaleAt(camera, at) * height;
      const coat = lit(
        light,
        color(scene.coats?.[kind] ?? random.fork('coat').pick(coats)),
        [-0.4, 0.5, -0.7],
      );
      const tones: Record<Shape[1], Color> = {
        coat,
        dark: darker(coat, 0.24),
        light: lighter(coat, 0.3),
        ink: lit(light, color('#2a2320'), [-0.3, 0.5, -0.7]),
      };
      canvas.ellipse([x + s * 0.1, y], [s * 0.42, s * 0.07], light.shadow, { opacity: 0.36 });
      for (const [points, tone] of shapes)
        canvas.shape(
          closedCurve(points.map(([a, b]): PicturePoint => [x + a * s, y - b * s])),
          tones[tone],
        );
    },
  ),
];

/** Side by side, from one place to the right. */
export const drawPets = (stage: Stage, pets: readonly Model[], [x, y, z]: Vector, size = 1.2) =>
  drawSolids(
    stage,
    pets.flatMap((pet, index) => put(pet, [x + index * 0.7, y, z], { size })),
  );

const dot = (x: number, y: number, size: number): PicturePoint[] => [
  [x - size, y - size],
  [x + size, y - size],
  [x + size, y + size],
  [x - size, y + size],
];

/** A dog that sits and looks at somebody to the left. */
export const dog: Model = animal(
  'dog',
  0.62,
  ['#c9924f', '#8a5a36', '#e3cfa6', '#4a3d36'],
  [
    [
      [
        [0.3, 0.04],
        [0.5, 0.02],
        [0.66, 0.14],
        [0.64, 0.28],
        [0.58, 0.24],
        [0.5, 0.12],
        [0.32, 0.12],
      ],
      'dark',
    ],
    [
      [
        [-0.04, 0.78],
        [0.12, 0.66],
        [0.28, 0.46],
        [0.4, 0.22],
        [0.4, 0],
        [0.1, 0],
        [-0.1, 0.02],
        [-0.2, 0.3],
        [-0.2, 0.6],
        [-0.14, 0.76],
      ],
      'coat',
    ],
    [
      [
        [0.12, 0.34],
        [0.34, 0.36],
        [0.46, 0.16],
        [0.4, 0],
        [0.12, 0],
        [0.06, 0.16],
      ],
      'coat',
    ],
    [
      [
        [0.1, 0.0],
        [0.1, 0.3],
        [0.16, 0.36],
        [0.13, 0.2],
        [0.14, 0],
      ],
      'dark',
    ],
    [
      [
        [-0.2, 0.62],
        [-0.08, 0.6],
        [-0.06, 0.36],
        [-0.14, 0.22],
        [-0.22, 0.36],
      ],
      'light',
    ],
    [
      [
        [-0.02, 0.4],
        [0.06, 0.36],
        [0.04, 0.06],
        [0.06, 0],
        [-0.12, 0],
        [-0.06, 0.08],
      ],
      'dark',
    ],
    [
      [
        [-0.2, 0.42],
        [-0.06, 0.42],
        [-0.1, 0.08],
        [-0.1, 0],
        [-0.28, 0],
        [-0.22, 0.08],
      ],
      'coat',
    ],
    [
      [
        [-0.26, 0.92],
        [-0.14, 1.02],
        [0.04, 0.98],
        [0.08, 0.82],
        [0, 0.68],
        [-0.16, 0.66],
        [-0.36, 0.7],
        [-0.42, 0.78],
        [-0.32, 0.84],
      ],
      'coat',
    ],
    [
      [
        [-0.3, 0.82],
        [-0.42, 0.8],
        [-0.42, 0.7],
        [-0.26, 0.67],
        [-0.2, 0.74],
      ],
      'light',
    ],
    [
      [
        [-0.04, 0.98],
        [0.1, 0.94],
        [0.16, 0.76],
        [0.08, 0.62],
        [0, 0.72],
        [-0.04, 0.86],
      ],
      'dark',
    ],
    [dot(-0.405, 0.79, 0.04), 'ink'],
    [dot(-0.2, 0.865, 0.024), 'ink'],
    [
      [
        [-0.4, 0.72],
        [-0.3, 0.71],
        [-0.24, 0.73],
        [-0.3, 0.695],
      ],
      'ink',
    ],
  ],
);

/** A cat that sits and looks at the viewer. */
export const cat: Model = animal(
  'cat',
  0.42,
  ['#8d8478', '#d08a45', '#4b4643', '#d9c6a3'],
  [
    [
      [
        [0.2, 0.02],
        [0.46, 0.0],
        [0.56, 0.14],
        [0.48, 0.34],
        [0.42, 0.32],
        [0.46, 0.16],
        [0.38, 0.08],
        [0.2, 0.1],
      ],
      'dark',
    ],
    [
      [
        [-0.14, 0.66],
        [0.14, 0.66],
        [0.26, 0.36],
        [0.32, 0.1],
        [0.24, 0],
        [-0.24, 0],
        [-0.32, 0.1],
        [-0.26, 0.36],
      ],
      'coat',
    ],
    [
      [
        [-0.09, 0.56],
        [0.09, 0.56],
        [0.08, 0.28],
        [0, 0.16],
        [-0.08, 0.28],
      ],
      'light',
    ],
    [
      [
        [-0.3, 0.2],
        [-0.16, 0.26],
        [-0.13, 0.02],
        [-0.3, 0],
      ],
      'dark',
    ],
    [
      [
        [0.3, 0.2],
        [0.16, 0.26],
        [0.13, 0.02],
        [0.3, 0],
      ],
      'dark',
    ],
    [
      [
        [-0.12, 0.3],
        [0, 0.3],
        [-0.01, 0.02],
        [-0.13, 0.02],
      ],
      'coat',
    ],
    [
      [
        [0.12, 0.3],
        [0, 0.3],
        [0.01, 0.02],
        [0.13, 0.02],
      ],
      'coat',
    ],
    [
      [
        [-0.28, 0.92],
        [-0.27, 1.16],
        [-0.22, 1.12],
        [-0.06, 0.94],
      ],
      'dark',
    ],
    [
      [
        [0.28, 0.92],
        [0.27, 1.16],
        [0.22, 1.12],
        [0.06, 0.94],
      ],
      'dark',
    ],
    [
      [
        [-0.22, 0.98],
        [0, 0.99],
        [0.22, 0.98],
        [0.31, 0.8],
        [0.22, 0.63],
        [0, 0.58],
        [-0.22, 0.63],
        [-0.31, 0.8],
      ],
      'coat',
    ],
    [
      [
        [-0.12, 0.73],
        [0.12, 0.73],
        [0.12, 0.62],
        [0, 0.6],
        [-0.12, 0.62],
      ],
      'light',
    ],
    [dot(-0.11, 0.81, 0.034), 'ink'],
    [dot(0.11, 0.81, 0.034), 'ink'],
    [
      [
        [-0.035, 0.735],
        [0.035, 0.735],
        [0, 0.69],
      ],
      'ink',
    ],
  ],
);
