import { lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  isSeen,
  paintOn,
  rectangle,
  scaleOn,
  seenOn,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { lampTop } from './glass.ts';

/** A lantern beside a door, burning from dusk on. */
export function lanternOn(stage: Stage, face: Face, u: number, v: number) {
  if (!isSeen(stage, face)) return;
  const metal = stage.palette.metal;
  paintOn(stage, face, rectangle(u - 0.1, v + 0.3, 0.2, 0.06), metal, { out: 0.12 });
  const flame = mix(
    lighter(stage.light.sky[2], 0.2),
    lampTop,
    Math.min(1, stage.light.lamps + 0.2),
  );
  washOn(stage, face, rectangle(u - 0.08, v, 0.16, 0.3), flame, { out: 0.12 });
  paintOn(stage, face, rectangle(u - 0.1, v - 0.05, 0.2, 0.05), metal, { out: 0.12 });
  paintOn(stage, face, rectangle(u - 0.01, v, 0.02, 0.3), metal, { out: 0.12 });
  if (stage.light.lamps < 0.3) return;
  const at = seenOn(stage, face, [u, v + 0.15]);
  const reach = scaleOn(stage, face, [u, v]) * 1.3;
  const paint = stage.canvas.radial([
    [0, lampTop, 0.75 * stage.light.lamps],
    [0.25, lampTop, 0.25 * stage.light.lamps],
    [1, lampTop, 0],
  ]);
  stage.canvas.ellipse(at, [reach, reach], paint);
}
