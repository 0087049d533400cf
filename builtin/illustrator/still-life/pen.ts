import { scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, lighter } from '#builtin/illustrator/drawing/color.ts';
import { disc, outlineOn, seenOn } from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine, openCurve, openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { flat } from './sheet.ts';

/** A pen that lies on the table. */
export function pen(stage: Stage, [x, y, z]: Vector, turn: number, paint: Color) {
  const { canvas, light } = stage;
  const face = flat(stage, [x, y + 0.004, z], turn);
  const at = (u: number, v = 0) => seenOn(stage, face, [u, v]);
  const width = scaleAt(stage.camera, [x, y, z]) * 0.011;
  canvas.stroke(openLine([at(0.006, -0.008), at(0.136, -0.008)]), light.shadow, {
    width,
    opacity: 0.35,
    cap: 'round',
  });
  const body = lit(light, paint, [-0.2, 0.9, -0.2]);
  canvas.stroke(openLine([at(0.016), at(0.135)]), body, { width, cap: 'round' });
  canvas.stroke(openLine([at(0.016, 0.001), at(0.135, 0.001)]), lighter(body, 0.4), {
    width: width * 0.25,
  });
  canvas.stroke(openLine([at(0), at(0.02)]), lit(light, color('#d0ab66'), [0, 1, 0]), {
    width: width * 0.5,
    cap: 'round',
  });
  canvas.stroke(
    openLine([at(0.09, 0.003), at(0.136, 0.003)]),
    lit(light, color('#d0ab66'), [0, 1, 0]),
    { width: width * 0.3 },
  );
}

/** Spectacles, folded open on a page. */
export function glasses(stage: Stage, at: Vector, turn: number) {
  const { canvas, light } = stage;
  const face = flat(stage, [at[0], at[1] + 0.006, at[2]], turn);
  const frame = lit(light, color('#4a3a30'), [0, 1, 0]);
  const width = scaleAt(stage.camera, at) * 0.004;
  for (const u of [0, 0.062]) {
    const rim = outlineOn(
      stage,
      face,
      disc([u, 0], 0.026, 22).map(([a, b]): PicturePoint => [a, b * 0.85]),
    );
    canvas.shape(closedLine(rim), lighter(light.sky[2], 0.4), {
      opacity: 0.3,
      outline: { paint: frame, width },
    });
  }
  canvas.stroke(
    openCurve([
      seenOn(stage, face, [0.026, 0.004]),
      seenOn(stage, face, [0.031, 0.012]),
      seenOn(stage, face, [0.036, 0.004]),
    ]),
    frame,
    { width },
  );
  for (const [u, end] of [
    [-0.026, -0.03],
    [0.088, 0.1],
  ] as const)
    canvas.stroke(
      openLine([seenOn(stage, face, [u, 0]), seenOn(stage, face, [end, 0.12])]),
      frame,
      { width },
    );
}
