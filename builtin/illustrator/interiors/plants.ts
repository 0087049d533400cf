import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import type { Stop } from '#builtin/illustrator/drawing/canvas.ts';
import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blade, openLine, pathData } from '#builtin/illustrator/drawing/path.ts';
import { clump, leafTones } from '#builtin/illustrator/foliage/leaves.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A leafy plant in a pot on the floor or on a table. */
export function pottedPlant(
  stage: Stage,
  at: Vector,
  height: number,
  kind: 'broad' | 'blades' | 'bush' = 'broad',
  pot: Color = color('#c9bda9'),
) {
  const foot = project(stage.camera, at);
  const size = height * scaleAt(stage.camera, at);
  drawPot(stage, foot, size * 0.34, pot);
  if (kind === 'bush') bush(stage, foot, size);
  else leaves(stage, foot, size, kind);
}

function drawPot({ canvas, light }: Stage, [x, y]: PicturePoint, width: number, pot: Color) {
  const clay = lit(light, pot, [-0.3, 0.2, -0.8]);
  canvas.ellipse([x + width * 0.2, y], [width * 0.8, width * 0.18], light.shadow, {
    opacity: 0.32,
  });
  const stops: Stop[] = [
    [0, lighter(clay, 0.12)],
    [0.5, clay],
    [1, darker(clay, 0.3)],
  ];
  const side: PicturePoint[] = [
    [x - width * 0.5, y - width * 0.9],
    [x + width * 0.5, y - width * 0.9],
    [x + width * 0.38, y],
    [x - width * 0.38, y],
  ];
  const paint = canvas.linear([x - width * 0.5, y], [x + width * 0.5, y], stops);
  canvas.polygon(side, paint, { outline: { paint: darker(clay, 0.1), width: 1 } });
  canvas.ellipse([x, y - width * 0.9], [width * 0.5, width * 0.11], darker(clay, 0.5));
}

function bush(stage: Stage, [x, y]: PicturePoint, size: number) {
  const tones = leafTones(stage, color('#5f8f58'), 0);
  stage.canvas.stroke(
    openLine([
      [x, y - size * 0.29],
      [x, y - size * 0.6],
    ]),
    darker(tones[0], 0.2),
    { width: Math.max(1.5, size * 0.03) },
  );
  for (const [dx, dy, radius] of [
    [-0.19, 0.6, 0.19],
    [0.19, 0.58, 0.19],
    [0, 0.76, 0.22],
    [-0.04, 0.48, 0.2],
  ] as const) {
    clump(stage, {
      center: [x + dx * size, y - dy * size],
      radii: [radius * size, radius * size],
      tones,
      leaf: Math.max(3, size * 0.06),
    });
  }
}

function leaves(stage: Stage, [x, y]: PicturePoint, size: number, kind: 'broad' | 'blades') {
  const { canvas, random } = stage;
  const tones = leafTones(stage, kind === 'blades' ? color('#6f9060') : color('#5f8f58'), 0);
  const [count, rim] = [kind === 'blades' ? 13 : 12, y - size * 0.29];
  for (let index = 0; index < count; index += 1) {
    const lean = ((index * 5) % count) / (count / 2) - 1 + random.spread(0.12);
    const tone = tones[index % 3 === 0 ? 1 : lean < 0 ? 3 : 2];
    const tall = size * (0.72 - Math.abs(lean) * 0.22) * random.between(0.8, 1.05);
    const root: PicturePoint = [x + lean * size * 0.068, rim];
    if (kind === 'broad') broadLeaf(stage, [x, rim], tall, lean, tone);
    else canvas.shape(blade(root, tall * 1.05, size * 0.068, lean * 0.5), tone);
  }
}

/** A stalk with one large leaf that hangs over. */
function broadLeaf(
  { canvas }: Stage,
  [x, y]: PicturePoint,
  tall: number,
  lean: number,
  tone: Color,
) {
  const tip: PicturePoint = [x + lean * tall * 0.75, y - tall * 0.95];
  canvas.stroke(
    pathData`M${x} ${y}Q${x + lean * tall * 0.2} ${y - tall * 0.6} ${tip[0]} ${tip[1]}`,
    darker(tone, 0.2),
    { width: Math.max(1, tall * 0.016) },
  );
  const [ex, ey] = [
    tip[0] + lean * tall * 0.36 + (lean < 0 ? -1 : 1) * tall * 0.06,
    tip[1] + tall * (0.06 + Math.abs(lean) * 0.22),
  ];
  const wide = tall * 0.15;
  const d = pathData`M${tip[0]} ${tip[1]}Q${(tip[0] + ex) / 2} ${(tip[1] + ey) / 2 - wide * 1.5} ${ex} ${ey}Q${(tip[0] + ex) / 2 - lean * wide} ${(tip[1] + ey) / 2 + wide * 1.2} ${tip[0]} ${tip[1]}Z`;
  canvas.shape(d, tone);
  canvas.stroke(openLine([tip, [ex, ey]]), lighter(tone, 0.25), {
    width: Math.max(0.6, tall * 0.008),
    opacity: 0.7,
  });
}
