import { type Color, color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  gradientOn,
  rectangle,
  scaleOn,
  seenOn,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';

export type Pane = { u: number; v: number; width: number; height: number };

export const lampTop = color('#ffe7ae');
export const lampLow = color('#f2a44c');

/** A pane that mirrors the sky by day and shows the lamp light by night. */
export function glass(stage: Stage, face: Face, pane: Pane, random: Random) {
  const { u, v, width, height } = pane;
  const { light } = stage;
  const isLit = light.lamps > 0.3 && random.chance(0.25 + light.lamps * 0.68);
  const strength = isLit ? Math.min(1, light.lamps * 1.05) : light.lamps * 0.15;
  const [high, low] = dayColors(stage);
  const warm = random.between(0.75, 1);
  const lamp = mix(lampLow, lampTop, warm);
  const size = scaleOn(stage, face, [u, v]) * width;
  // A far pane is one spot of colour; a gradient for each would cost more than all the rest.
  if (size < 9 * stage.canvas.pixel) {
    const spot = mix(mix(high, low, 0.5), lamp, strength * 0.9);
    return washOn(stage, face, rectangle(u, v, width, height), spot);
  }
  const paint = gradientOn(
    stage,
    face,
    [u, v + height],
    [u + width * 0.2, v],
    [
      [0, mix(high, lamp, strength * 0.94)],
      [0.55, mix(mix(high, low, 0.7), mix(lampLow, lampTop, warm * 0.7), strength * 0.94)],
      [1, mix(low, mix(lampLow, [0.75, 0.42, 0.2], 0.25), strength * 0.94)],
    ],
  );
  washOn(stage, face, rectangle(u, v, width, height), paint);
  if (strength < 0.5) reflection(stage, face, pane, random);
  if (size > 16) curtains(stage, face, pane, random, strength);
  recess(stage, face, pane);
}

/** Above and below in a pane without a lamp behind it. */
function dayColors({ light }: Stage): [Color, Color] {
  const mirrored = mix(light.sky[1], light.sky[2], 0.4);
  const dark: Color = mix([0.14, 0.2, 0.26], light.ambient, 0.12);
  return [mix(mirrored, dark, 0.42), mix(darker(mirrored, 0.5), dark, 0.62)];
}

function reflection(stage: Stage, face: Face, { u, v, width, height }: Pane, random: Random) {
  const shine = lighter(stage.light.sky[2], 0.3);
  const start = u + width * random.between(0.05, 0.3);
  const reach = width * 0.34;
  const slip = Math.min(width * 0.35, u + width - start - reach);
  const band: PicturePoint[] = [
    [start, v],
    [start + reach, v],
    [start + reach + slip, v + height],
    [start + slip, v + height],
  ];
  washOn(stage, face, band, shine, { opacity: 0.2 });
}

function curtains(
  stage: Stage,
  face: Face,
  { u, v, width, height }: Pane,
  random: Random,
  strength: number,
) {
  if (!random.chance(0.7)) return;
  const cloth = mix(mix(color('#d9d6cf'), stage.light.sky[2], 0.3), color('#f7cf8e'), strength);
  const reach = width * random.between(0.14, 0.24);
  const opacity = 0.35 + strength * 0.3;
  const side = (from: number, to: number): PicturePoint[] => [
    [from, v],
    [from + (to - from) * 0.7, v],
    [to, v + height],
    [from, v + height],
  ];
  washOn(stage, face, side(u, u + reach), cloth, { opacity });
  washOn(stage, face, side(u + width, u + width - reach), cloth, { opacity });
  if (strength > 0.5 && random.chance(0.4)) lampShade(stage, face, { u, v, width, height });
}

/** A lamp on the sill inside, and its brightest spot. */
function lampShade(stage: Stage, face: Face, { u, v, width, height }: Pane) {
  const middle = u + width * 0.5;
  const size = Math.min(width, height) * 0.16;
  const at = seenOn(stage, face, [middle, v + height * 0.34]);
  const reach = scaleOn(stage, face, [middle, v]) * size * 2.6;
  stage.canvas.ellipse(
    at,
    [reach, reach],
    stage.canvas.radial([
      [0, [1, 0.98, 0.86], 0.9],
      [1, [1, 0.93, 0.7], 0],
    ]),
  );
}

/** The pane lies behind its frame: dark along the top and one side. */
function recess(stage: Stage, face: Face, { u, v, width, height }: Pane) {
  const { shadow } = stage.light;
  washOn(stage, face, rectangle(u, v + height - 0.07, width, 0.07), shadow, { opacity: 0.36 });
  washOn(stage, face, rectangle(u, v, 0.045, height), shadow, { opacity: 0.26 });
}
