import { scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  disc,
  type Face,
  outlineOn,
  paintOn,
  seenOn,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine, openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { flat } from './sheet.ts';

/** Two house keys on a ring with a small leather tag. */
export function keys(stage: Stage, [x, y, z]: Vector, turn: number, size = 1) {
  const { canvas, light } = stage;
  const brass = lit(light, color('#d9ab57'), [-0.1, 0.9, -0.2]);
  const steel = lit(light, color('#c2c6c9'), [-0.1, 0.9, -0.2]);
  const tag = flat(stage, [x, y, z], turn + 2.5);
  leather(stage, tag, size);
  for (const [angle, metal] of [
    [turn, brass],
    [turn + 0.62, steel],
  ] as const) {
    const face = flat(stage, [x, y + 0.003, z], angle);
    const data = keyOutline(stage, face, size);
    const below = keyOutline(
      stage,
      { ...face, origin: [face.origin[0] + 0.004, face.origin[1], face.origin[2] - 0.005] },
      size,
    );
    canvas.shape(below, light.shadow, { opacity: 0.36, evenOdd: true });
    canvas.shape(data, metal, {
      evenOdd: true,
      outline: { paint: darker(metal, 0.3), width: 0.8 },
    });
    const shine = [
      seenOn(stage, face, [0.05 * size, 0.004 * size]),
      seenOn(stage, face, [0.098 * size, 0.004 * size]),
    ] as const;
    canvas.stroke(openLine(shine), lighter(metal, 0.5), { width: 1.6, opacity: 0.9 });
  }
  const ring = flat(stage, [x, y + 0.006, z], turn);
  canvas.stroke(
    `${openLine(outlineOn(stage, ring, disc([0, 0], 0.021 * size, 24)))}Z`,
    darker(steel, 0.1),
    { width: Math.max(1.6, scaleAt(stage.camera, [x, y, z]) * 0.004 * size) },
  );
}

function leather(stage: Stage, face: Face, size: number) {
  const hide = stage.palette.door;
  const outline: PicturePoint[] = [
    [0.018, -0.012],
    [0.03, -0.02],
    [0.085, -0.02],
    [0.095, 0],
    [0.085, 0.02],
    [0.03, 0.02],
    [0.018, 0.012],
  ].map(([u, v]) => [(u ?? 0) * size, (v ?? 0) * size] as const);
  washOn(
    stage,
    face,
    outline.map(([u, v]): PicturePoint => [u + 0.003, v - 0.006]),
    stage.light.shadow,
    { opacity: 0.34 },
  );
  paintOn(stage, face, outline, hide);
  paintOn(
    stage,
    face,
    outline.map(([u, v]): PicturePoint => [u * 0.86 + 0.008 * size, v * 0.72]),
    lighter(hide, 0.12),
  );
}

/** Bow, blade and bitting of a key, with the hole in its bow. */
function keyOutline(stage: Stage, face: Face, size: number): string {
  const bow: PicturePoint[] = disc([0.026, 0], 0.021, 20);
  const teeth: PicturePoint[] = [
    [0.045, -0.006],
    [0.06, -0.006],
    [0.062, -0.011],
    [0.069, -0.011],
    [0.071, -0.007],
    [0.077, -0.007],
    [0.08, -0.012],
    [0.087, -0.012],
    [0.09, -0.006],
    [0.1, -0.006],
    [0.106, 0],
    [0.1, 0.006],
    [0.045, 0.006],
  ];
  const scaled = (points: PicturePoint[]) =>
    outlineOn(
      stage,
      face,
      points.map(([u, v]): PicturePoint => [u * size, v * size]),
    );
  const blade = teeth.map(([u, v]): PicturePoint => [u, v]);
  // Bow and blade are one outline: the blade replaces the arc between its two roots.
  const arc = bow.filter(([u]) => u < 0.044);
  const ordered = [
    ...arc.slice(arc.findIndex(([, v]) => v < 0)),
    ...arc.slice(
      0,
      arc.findIndex(([, v]) => v < 0),
    ),
  ];
  return (
    closedLine(
      scaled([
        ...blade,
        ...ordered.filter(([, v]) => v >= 0).sort((a, b) => b[0] - a[0]),
        ...ordered.filter(([, v]) => v < 0).sort((a, b) => a[0] - b[0]),
      ]),
    ) + closedLine(scaled(disc([0.014, 0], 0.006, 12)))
  );
}
