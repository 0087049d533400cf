import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  paintOn,
  rectangle,
  seenOn,
  shadeOn,
} from '#builtin/illustrator/drawing/face.ts';
import {
  type PicturePoint,
  rectangleBetween,
  type Vector,
} from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { printedLines, sheet } from './sheet.ts';

/** A form: bars for lines, a darker bar on top, a place to sign. */
export function documentSheet(stage: Stage, at: Vector, turn: number, size = 0.21) {
  const [width, depth] = [size, size * 1.35];
  const face = sheet(stage, at, turn, width, depth);
  paintOn(
    stage,
    face,
    rectangle(width * 0.12, depth * 0.88, width * 0.42, depth * 0.03),
    color('#7d8a87'),
  );
  printedLines(
    stage,
    face,
    { u: width * 0.12, v: depth * 0.26, width: width * 0.76, depth: depth * 0.56 },
    12,
  );
  paintOn(
    stage,
    face,
    rectangle(width * 0.12, depth * 0.14, width * 0.4, depth * 0.005),
    color('#8a8780'),
  );
  return face;
}

/** A floor plan: walls, doors, windows and furniture as lines, in shares of the sheet. */
export function floorPlan(stage: Stage, at: Vector, turn: number, width: number) {
  const depth = width * 0.72;
  const face = sheet(stage, at, turn, width, depth, color('#f4f6f3'));
  const ink = color('#3f5f78');
  const line = (points: readonly PicturePoint[], thick: number) => {
    const onSheet = points.map(([u, v]): PicturePoint => [u * width, v * depth]);
    stroke(stage, face, onSheet, ink, thick);
  };
  for (const wall of planWalls) line(wall, 2.2);
  for (const [low, high] of planFurniture) {
    const outline = rectangleBetween(low, high);
    line([...outline, low], 0.9);
  }
  for (const [u, v, side] of planDoors) {
    const arc = Array.from({ length: 7 }, (_, index): PicturePoint => {
      const angle = (index / 6) * (Math.PI / 2);
      return [u + Math.sin(angle) * 0.09 * side, v + Math.cos(angle) * 0.12];
    });
    line([...arc].reverse().concat([[u, v]]), 0.8);
  }
  for (const u of [0.2, 0.68]) {
    const pane = rectangle(u * width, 0.865 * depth, 0.14 * width, 0.03 * depth);
    paintOn(stage, face, pane, color('#9cc0d4'));
  }
}

// biome-ignore format: one wall a row
const planWalls: readonly PicturePoint[][] = [
  [[0.1, 0.12], [0.9, 0.12], [0.9, 0.88], [0.1, 0.88], [0.1, 0.12]],
  [[0.1, 0.5], [0.32, 0.5]],
  [[0.42, 0.5], [0.58, 0.5], [0.58, 0.88]],
  [[0.58, 0.12], [0.58, 0.36]],
  [[0.58, 0.5], [0.72, 0.5]],
  [[0.8, 0.5], [0.9, 0.5]],
];

// biome-ignore format: one piece a row
const planFurniture: readonly [PicturePoint, PicturePoint][] = [
  [[0.15, 0.58], [0.31, 0.8]],
  [[0.66, 0.6], [0.82, 0.8]],
  [[0.16, 0.18], [0.26, 0.34]],
  [[0.36, 0.2], [0.48, 0.32]],
  [[0.68, 0.18], [0.86, 0.28]],
  [[0.44, 0.72], [0.52, 0.82]],
];

/** Where a door hangs and to which side it opens. */
const planDoors = [
  [0.32, 0.5, 1],
  [0.72, 0.5, 1],
  [0.58, 0.36, -1],
] as const;

export function stroke(
  stage: Stage,
  face: Face,
  points: PicturePoint[],
  ink: Color,
  thick: number,
) {
  const line = openLine(points.map((point) => seenOn(stage, face, point)));
  stage.canvas.stroke(line, shadeOn(stage, face, ink), { width: thick });
}

/** A fan of colour samples. */
export function swatches(stage: Stage, at: Vector, turn: number, colors: readonly Color[]) {
  colors.forEach((paint, index) => {
    const face = sheet(
      stage,
      [at[0], at[1] + index * 0.0012, at[2]],
      turn - index * 0.17,
      0.052,
      0.18,
      color('#fdfbf6'),
    );
    [0, 1, 2, 3].forEach((step) => {
      paintOn(
        stage,
        face,
        rectangle(0.004, 0.006 + step * 0.043, 0.044, 0.04),
        step < 2 ? darker(paint, 0.22 - step * 0.14) : lighter(paint, (step - 1) * 0.26),
      );
    });
  });
}
