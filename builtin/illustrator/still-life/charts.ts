import { color, mix } from '#builtin/illustrator/drawing/color.ts';
import { outlineOn, paintOn, rectangle } from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { stroke } from './papers.ts';
import { printedLines, sheet } from './sheet.ts';

/** Bars that rise to the right, or fall where that was asked, and a line above them; no labels. */
export function barChart(stage: Stage, at: Vector, turn: number, width: number) {
  const depth = width * 0.74;
  const { palette } = stage;
  const face = sheet(stage, at, turn, width, depth);
  const random = stage.random.fork('chart');
  for (let row = 1; row < 6; row += 1)
    paintOn(
      stage,
      face,
      rectangle(width * 0.08, depth * (0.1 + row * 0.13), width * 0.84, depth * 0.004),
      color('#d9d6cf'),
    );
  const isFalling = stage.scene.extras?.includes('falling');
  const count = 8;
  const tops: PicturePoint[] = [];
  for (let index = 0; index < count; index += 1) {
    const step = isFalling ? count - 1 - index : index;
    const tall = depth * (0.18 + (step / count) * 0.4 + random.spread(isFalling ? 0.03 : 0.08));
    const u = width * (0.1 + (index * 0.8) / count);
    const paint =
      index === count - 1
        ? color('#e8973a')
        : mix(color('#1f5c4d'), palette.fabric, 0.15 + (index % 2) * 0.15);
    paintOn(stage, face, rectangle(u, depth * 0.1, (width * 0.56) / count, tall), paint);
    tops.push([u + (width * 0.28) / count, depth * 0.2 + tall * 0.95]);
  }
  paintOn(
    stage,
    face,
    rectangle(width * 0.08, depth * 0.095, width * 0.84, depth * 0.009),
    color('#6f7573'),
  );
  stroke(stage, face, tops, color('#a5583a'), 2.4);
  for (const top of tops)
    stage.canvas.polygon(
      outlineOn(stage, face, rectangle(top[0] - 0.003, top[1] - 0.003, 0.006, 0.006)),
      color('#a5583a'),
    );
}

/** A ring divided in shares, beside the bars. */
export function ringChart(stage: Stage, at: Vector, turn: number, size: number) {
  const face = sheet(stage, at, turn, size, size * 1.3);
  const center: PicturePoint = [size / 2, size * 0.85];
  let from = 0;
  for (const [share, code] of [
    [0.42, '#1f5c4d'],
    [0.27, '#e8973a'],
    [0.2, '#8fb0a6'],
    [0.11, '#d9cdb4'],
  ] as const) {
    const arc = (radius: number) =>
      Array.from({ length: 13 }, (_, index): PicturePoint => {
        const angle = (from + (share * index) / 12) * Math.PI * 2;
        return [center[0] + Math.sin(angle) * radius, center[1] + Math.cos(angle) * radius];
      });
    paintOn(stage, face, [...arc(size * 0.34), ...arc(size * 0.19).reverse()], color(code));
    from += share;
  }
  printedLines(
    stage,
    face,
    { u: size * 0.14, v: size * 0.1, width: size * 0.72, depth: size * 0.3 },
    5,
  );
}
