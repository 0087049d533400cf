import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A river or bay from the far bank to the lower edge, with broken reflections. */
export function drawWater(stage: Stage, top: number) {
  const { canvas, light, random } = stage;
  const { width, height } = canvas;
  const tint = mix(mix(light.sky[1], light.sky[2], 0.4), color('#2f5f74'), 0.34);
  canvas.polygon(
    rectangleBetween([0, top], [width, height]),
    canvas.linear(
      [0, top],
      [0, height],
      [
        [0, mix(tint, light.sky[3], 0.42)],
        [0.3, tint],
        [1, darker(tint, 0.34)],
      ],
    ),
  );
  reflections(stage, top);
  for (const [tone, opacity, count] of [
    [lighter(light.sky[3], 0.35), 0.4, 120],
    [darker(tint, 0.4), 0.26, 90],
  ] as const) {
    let data = '';
    for (let index = 0; index < count; index += 1) {
      const share = random.next() ** 1.3;
      data += blob(
        random,
        [random.next() * width, top + 3 + share * (height - top)],
        [6 + share * 46 * random.next(), 0.5 + share * 2.2],
        0.3,
        6,
      );
    }
    canvas.shape(data, tone, { opacity });
  }
}

/** Upright streaks under the towers; at night they are the lamps. */
function reflections({ canvas, light, random }: Stage, top: number) {
  const depth = canvas.height - top;
  const isLit = light.lamps > 0.3;
  for (let index = 0; index < 30; index += 1) {
    const x = random.next() * canvas.width;
    const long = depth * random.between(0.2, 0.6);
    const wide = random.between(3, isLit ? 9 : 22);
    const tone = isLit
      ? mix(lampTop, [0.98, 0.7, 0.4], random.next())
      : mix(light.haze, light.shadow, random.between(0.1, 0.4));
    const paint = canvas.linear(
      [0, top],
      [0, top + long],
      [
        [0, tone, isLit ? 0.5 * light.lamps : 0.3],
        [1, tone, 0],
      ],
    );
    let data = '';
    for (let y = 0; y < long; y += 5) {
      const shift = random.spread(wide * 0.7);
      const half = wide * random.between(0.5, 1.2);
      data += closedLine([
        [x + shift - half, top + y],
        [x + shift + half, top + y],
        [x + shift + half * 0.8, top + y + 3.4],
        [x + shift - half * 0.8, top + y + 3.4],
      ]);
    }
    canvas.shape(data, paint);
  }
}
