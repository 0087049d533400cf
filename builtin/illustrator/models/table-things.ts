import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { pole } from './lines.ts';
import type { Model } from './model.ts';
import { ball, block, drawn, type Solid, soft, type Tint, turned } from './solid.ts';

/** Keys without figures, a display without numbers. */
export const calculator: Model = [
  soft([0, 0, 0], [0.13, 0.022, 0.2], '#3a4146', 0.008),
  block([0, 0.022, 0.066], [0.106, 0.003, 0.042], '#a9bdb4'),
  ...Array.from(
    { length: 16 },
    (_, index): Solid =>
      block(
        [-0.042 + (index % 4) * 0.028, 0.022, 0.026 - Math.floor(index / 4) * 0.032],
        [0.021, 0.008, 0.023],
        index % 4 === 3 ? '#d9a23a' : '#e4e2dc',
      ),
  ),
];

/** A pig of china with a slot in its back. */
export const piggyBank: Model = [
  drawn([0, 0.03, 0], [0.34, 0.2, 0.2], (stage, at) => {
    const { canvas, camera, light } = stage;
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at);
    const tone = (code: string) => lit(light, color(code), [-0.3, 0.5, -0.8]);
    const oval = (cx: number, cy: number, rx: number, ry: number, code: string) =>
      canvas.ellipse([x + cx * s, y - cy * s], [rx * s, ry * s], tone(code));
    const ear = (cx: number) =>
      canvas.polygon(
        (
          [
            [cx - 0.03, 0.2],
            [cx + 0.005, 0.27],
            [cx + 0.035, 0.2],
          ] as const
        ).map(([a, b]) => [x + a * s, y - b * s] as const),
        tone('#d98a8e'),
      );
    for (const cx of [-0.09, -0.03, 0.06, 0.11])
      canvas.polygon(
        (
          [
            [cx - 0.024, 0.08],
            [cx - 0.02, -0.03],
            [cx + 0.02, -0.03],
            [cx + 0.024, 0.08],
          ] as const
        ).map(([a, b]) => [x + a * s, y - b * s] as const),
        tone('#d9898d'),
      );
    ear(-0.13);
    oval(0.01, 0.12, 0.16, 0.115, '#e8a8aa');
    oval(-0.02, 0.16, 0.09, 0.05, '#f2bfc0');
    ear(-0.06);
    oval(-0.13, 0.12, 0.08, 0.08, '#e8a8aa');
    oval(-0.175, 0.1, 0.035, 0.04, '#d98a8e');
    oval(-0.185, 0.107, 0.006, 0.01, '#8a4a50');
    oval(-0.165, 0.107, 0.006, 0.01, '#8a4a50');
    oval(-0.12, 0.155, 0.01, 0.012, '#3a2a2a');
    oval(0.02, 0.222, 0.04, 0.006, '#7a4044');
    canvas.stroke(
      `M${(x + 0.165 * s).toFixed(1)} ${(y - 0.14 * s).toFixed(1)}q${(0.05 * s).toFixed(1)} ${(-0.05 * s).toFixed(1)} ${(0.045 * s).toFixed(1)} ${(0.02 * s).toFixed(1)}`,
      tone('#d98a8e'),
      { width: Math.max(2, s * 0.012), cap: 'round' },
    );
  }),
];

/** A stack of so many coins. */
export const coins = (count: number): Model =>
  Array.from({ length: count }, (_, index) =>
    turned(
      [((index * 7) % 3) * 0.003, index * 0.012, 0],
      [0.07, 0.01, 0.07],
      index % 2 ? '#d9ab4a' : '#c9983a',
    ),
  );

/** A can with a colored rim of paint, and what is in it. */
export const paintCan = (paint: Tint): Model => [
  turned(
    [0, 0, 0],
    [0.2, 0.2, 0.2],
    '#c9ccce',
    [
      [1, 0],
      [1, 1],
    ],
    paint,
  ),
  turned([0, 0.04, 0], [0.204, 0.11, 0.204], '#f6f2e9'),
  turned([0, 0.07, 0], [0.207, 0.05, 0.207], paint),
];

/** A brush that lies on the table, wet at its end. */
export const brush = (paint: Tint): Model => [
  pole([-0.16, 0.02, -0.03], [0, 0.02, 0], 0.032, 'wood'),
  pole([0, 0.02, 0], [0.04, 0.02, 0.008], 0.062, '#b9bec2'),
  pole([0.04, 0.02, 0.008], [0.13, 0.02, 0.026], 0.07, paint),
];

/** Colors beside one another, fanned out. */
export const colorCards = (tints: readonly Tint[]): Model =>
  tints.map((tint, index) =>
    block([index * 0.062, 0.001 + index * 0.001, (index % 2) * 0.012], [0.075, 0.002, 0.18], tint),
  );

/** Pancakes with butter and berries. */
export const pancakes: Model = [
  turned([0, 0, 0], [0.3, 0.016, 0.3], '#fbf8f1', [
    [0.7, 0],
    [1, 1],
  ]),
  ...[0, 1, 2, 3].map((layer) =>
    turned(
      [0, 0.016 + layer * 0.022, 0],
      [0.2 - layer * 0.006, 0.02, 0.2 - layer * 0.006],
      layer % 2 ? '#d9a45c' : '#c98f45',
    ),
  ),
  block([0, 0.104, 0], [0.045, 0.018, 0.045], '#f6e29a'),
  ...[
    [0.06, 0.04],
    [-0.05, 0.05],
    [0.05, -0.05],
    [0.1, -0.01],
  ].map(([x, z], index) => ball([x ?? 0, 0.1, z ?? 0], 0.032, index % 2 ? '#3f4a8a' : '#c8433a')),
];

/** A glass with something to drink in it. */
export const drink = (tint: Tint, height = 0.15): Model => [
  turned(
    [0, 0, 0],
    [0.08, height, 0.08],
    tint,
    [
      [0.75, 0],
      [1, 1],
    ],
    tint,
  ),
];

/** A mug with something hot, and what swims in it. */
export const mug = (tint: Tint, inside: Tint = '#6b3f2a'): Model => [
  turned(
    [0, 0, 0],
    [0.13, 0.13, 0.13],
    tint,
    [
      [0.94, 0],
      [1, 1],
    ],
    inside,
  ),
  block([0.085, 0.03, 0], [0.05, 0.07, 0.018], tint),
  ...[
    [-0.02, 0.01],
    [0.025, -0.012],
    [0.005, 0.032],
  ].map(([x, z]) => block([x ?? 0, 0.128, z ?? 0], [0.026, 0.014, 0.026], '#fbf8f2')),
];

/** A form on a board, each of its lines ticked, under a clip. */
export const clipboard: Model = [
  block([0, 0, 0], [0.27, 0.008, 0.38], '#9a6c44'),
  block([0, 0.008, -0.01], [0.235, 0.003, 0.33], '#fbf8f1'),
  ...Array.from({ length: 7 }, (_, index) => {
    const z = 0.1 - index * 0.04;
    return [
      checkBox([-0.085, 0.011, z], index < 5),
      block([0.025, 0.011, z], [0.15 - (index % 3) * 0.02, 0.001, 0.008], '#8f969b'),
    ];
  }).flat(),
  block([0, 0.008, 0.165], [0.12, 0.02, 0.035], '#b4b8bb'),
  block([0, 0.026, 0.175], [0.06, 0.012, 0.02], '#8f969b'),
];

/** A small square on paper, ticked or not. */
function checkBox(at: Vector, isTicked: boolean): Solid {
  return drawn(
    at,
    [0.03, 0.002, 0.03],
    ({ canvas, camera, light }, [x, y, z], [wide]) => {
      const place = (a: number, b: number) => project(camera, [x + a * wide, y, z + b * wide]);
      const tone = (code: string) => lit(light, color(code), [0, 1, -0.2]);
      const half = 0.36;
      canvas.polygon(
        [place(-half, -half), place(half, -half), place(half, half), place(-half, half)],
        tone('#d3cec2'),
      );
      if (isTicked)
        canvas.stroke(
          openLine([place(-0.42, 0.06), place(-0.06, -0.34), place(0.62, 0.62)]),
          tone('#2f8f5a'),
          { width: Math.max(1.6, scaleAt(camera, [x, y, z]) * wide * 0.2), cap: 'round' },
        );
    },
    false,
  );
}

/** A tape measure with a length of its tape pulled out. */
export const tapeMeasure: Model = [
  soft([0, 0, 0], [0.1, 0.09, 0.06], '#f0b92e', 0.02),
  block([0, 0.02, -0.031], [0.06, 0.05, 0.002], '#2f3538'),
  block([-0.11, 0.002, -0.01], [0.14, 0.004, 0.034], '#f6d84a'),
  ...Array.from({ length: 6 }, (_, index) =>
    block(
      [-0.06 - index * 0.02, 0.006, index % 3 ? -0.018 : -0.012],
      [0.003, 0.001, index % 3 ? 0.012 : 0.024],
      '#2f3538',
    ),
  ),
  block([-0.18, 0, -0.01], [0.006, 0.018, 0.036], '#b4b8bb'),
];

/** A flashlight on its side. */
export const flashlight: Model = [
  soft([0.03, 0, 0], [0.16, 0.044, 0.044], '#2f3538', 0.02),
  soft([-0.08, -0.004, 0], [0.06, 0.056, 0.056], '#3f444a', 0.02),
  block([-0.112, 0.006, 0], [0.006, 0.038, 0.04], '#ffefb8'),
  block([0.02, 0.044, 0], [0.026, 0.006, 0.014], '#c8433a'),
];
