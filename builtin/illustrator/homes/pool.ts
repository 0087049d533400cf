import { lampTop } from '#builtin/illustrator/building/glass.ts';
import type { Stop } from '#builtin/illustrator/drawing/canvas.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  gradientOn,
  outlineOn,
  paintOn,
  rectangle,
  seenOn,
  topFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

type Basin = { x: readonly [number, number]; z: readonly [number, number] };

/** A swimming pool in a terrace: the water mirrors the sky and, by night, glows from within. */
export function drawPool(stage: Stage, { x, z }: Basin) {
  const [width, depth] = [x[1] - x[0], z[1] - z[0]];
  drawTerrace(stage, topFace(stage, [x[0] - 1.2, 0.02, z[0] - 0.8]), width + 2.4, depth + 3.4);
  const water = topFace(stage, [x[0], 0.03, z[0]]);
  const coping = lighter(stage.palette.stone, 0.5);
  paintOn(stage, water, rectangle(-0.25, -0.25, width + 0.5, depth + 0.5), coping);
  drawBasin(stage, water, width, depth);
  drawRipples(stage, water, width, depth);
}

function drawTerrace(stage: Stage, face: Face, width: number, depth: number) {
  const paving = lighter(stage.palette.stone, 0.3);
  const joint = darker(paving, 0.18);
  paintOn(stage, face, rectangle(0, 0, width, depth), paving);
  for (let v = 1; v < depth; v += 1.1) paintOn(stage, face, rectangle(0, v, width, 0.03), joint);
  for (let u = 1; u < width; u += 1.1) paintOn(stage, face, rectangle(u, 0, 0.03, depth), joint);
}

function drawBasin(stage: Stage, water: Face, width: number, depth: number) {
  const { light } = stage;
  const tint = mix(color('#3fb0bd'), light.sky[1], 0.35);
  const glow = light.lamps > 0.6 ? 0.35 : 0;
  const stops: Stop[] = [
    [0, mix(mix(tint, light.sky[3], 0.45), color('#5fd8de'), glow)],
    [0.4, mix(mix(tint, light.sky[2], 0.2), color('#4cc9d4'), glow)],
    [1, mix(darker(tint, 0.25), color('#2aa5b8'), glow)],
  ];
  const paint = gradientOn(stage, water, [0, depth], [0, 0], stops);
  washOn(stage, water, rectangle(0, 0, width, depth), paint);
  // The far wall of the basin, seen through the gap between coping and water.
  paintOn(stage, water, rectangle(0, depth - 0.16, width, 0.16), darker(tint, 0.45));
}

function drawRipples(stage: Stage, water: Face, width: number, depth: number) {
  const { light, random, canvas } = stage;
  let ripples = '';
  for (let index = 0; index < 34; index += 1) {
    const place: PicturePoint = [
      random.between(0.4, width - 0.4),
      random.between(0.3, depth - 0.5),
    ];
    const size: PicturePoint = [random.between(5, 22), random.between(0.6, 1.8)];
    ripples += blob(random, seenOn(stage, water, place), size, 0.3, 6);
  }
  canvas.clipped(closedLine(outlineOn(stage, water, rectangle(0, 0, width, depth))), () => {
    canvas.shape(ripples, lighter(light.sky[2], 0.5), { opacity: 0.4 });
    if (light.lamps <= 0.3) return;
    const shine = canvas.radial([
      [0, lampTop, 0.5 * light.lamps],
      [1, lampTop, 0],
    ]);
    canvas.ellipse(seenOn(stage, water, [width * 0.45, depth * 0.7]), [170, 34], shine);
  });
}
