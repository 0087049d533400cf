import { castShadows } from '#builtin/illustrator/building/shadow.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { pathData } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { around } from './sheet.ts';

/** A cup of coffee on its saucer. */
export function drawCup(stage: Stage, [x, y, z]: Vector, glaze: Color) {
  const { canvas, camera, light } = stage;
  const ring = (height: number, radius: number) =>
    Array.from({ length: 32 }, (_, index): PicturePoint => {
      const angle = (index / 32) * Math.PI * 2;
      return project(camera, [
        x + Math.cos(angle) * radius,
        y + height,
        z + Math.sin(angle) * radius,
      ]);
    });
  castShadows(stage, [[...around(x, y, z, 0.09, 0.012)], [...around(x, y, z, 0.045, 0.09)]]);
  const clay = lit(light, glaze, [-0.3, 0.5, -0.4]);
  canvas.polygon(ring(0.006, 0.088), darker(clay, 0.16));
  canvas.polygon(ring(0.012, 0.085), lighter(clay, 0.06));
  canvas.polygon(ring(0.013, 0.05), darker(clay, 0.1));
  const s = scaleAt(camera, [x, y, z]);
  const [hx, hy] = project(camera, [x + 0.046, y + 0.05, z]);
  canvas.stroke(
    pathData`M${hx} ${hy - s * 0.022}q${s * 0.04} ${-s * 0.006} ${s * 0.036} ${s * 0.022}q${-s * 0.004} ${s * 0.024} ${-s * 0.042} ${s * 0.024}`,
    darker(clay, 0.14),
    { width: s * 0.011, cap: 'round' },
  );
  const rim = ring(0.092, 0.046);
  const foot = ring(0.014, 0.033);
  const side: PicturePoint[] = [
    ...rim.slice(16, 33),
    rim[0] ?? [0, 0],
    ...foot.slice(0, 1),
    ...[...foot.slice(16)].reverse(),
  ];
  const [left] = project(camera, [x - 0.046, y, z]);
  const [right] = project(camera, [x + 0.046, y, z]);
  canvas.polygon(
    side,
    canvas.linear(
      [left, 0],
      [right, 0],
      [
        [0, lighter(clay, 0.24)],
        [0.35, clay],
        [1, darker(clay, 0.38)],
      ],
    ),
  );
  canvas.polygon(rim, lighter(clay, 0.2));
  canvas.polygon(ring(0.09, 0.041), darker(clay, 0.3));
  canvas.polygon(ring(0.08, 0.04), lit(light, color('#6b452b'), [0, 1, 0]));
  canvas.polygon(ring(0.0801, 0.026), lit(light, color('#94643d'), [0, 1, 0]), { opacity: 0.6 });
}
