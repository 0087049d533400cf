import { color } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedCurve } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

const paper = color('#fffaf0');

/** For a watercolour: the wash ends in an uneven edge on white paper, and has blooms in it. */
export function drawPaper(stage: Stage) {
  const { canvas } = stage;
  const random = stage.random.fork('paper');
  const { width, height } = canvas;
  for (let index = 0; index < 26; index += 1) {
    const at: PicturePoint = [random.next() * width, random.next() * height];
    const reach = random.between(40, 190);
    const tone = index % 3 === 0 ? stage.light.shadow : paper;
    const paint = canvas.radial([
      [0, tone, index % 3 === 0 ? 0.03 : 0.08],
      [0.7, tone, index % 3 === 0 ? 0.04 : 0.07],
      [1, tone, 0],
    ]);
    canvas.shape(blob(random, at, [reach, reach * random.between(0.5, 0.9)], 0.4, 12), paint);
  }
  for (const [inset, opacity] of [
    [0.03, 0.55],
    [0.045, 0.5],
    [0.022, 1],
  ] as const) {
    const outer = `M-9 -9H${Math.ceil(width + 9)}V${Math.ceil(height + 9)}H-9Z`;
    canvas.shape(outer + edge(stage, inset), paper, { opacity, evenOdd: true });
  }
}

/** The ragged border of a wash. */
function edge({ canvas, random }: Stage, inset: number): string {
  const { width, height } = canvas;
  const margin = Math.min(width, height) * inset;
  const points: PicturePoint[] = [];
  const rough = () => margin * (0.8 + random.next() * 0.9);
  const steps = 26;
  for (let step = 0; step < steps; step += 1)
    points.push([(width * (step + 0.5)) / steps, rough()]);
  for (let step = 0; step < steps; step += 1)
    points.push([width - rough(), (height * (step + 0.5)) / steps]);
  for (let step = steps; step > 0; step -= 1)
    points.push([(width * (step - 0.5)) / steps, height - rough()]);
  for (let step = steps; step > 0; step -= 1)
    points.push([rough(), (height * (step - 0.5)) / steps]);
  return closedCurve(points);
}
