import { color } from '#builtin/illustrator/drawing/color.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

const bursts = [
  [0.28, 0.26, '#ffd46a'],
  [0.62, 0.2, '#ff7a6a'],
  [0.8, 0.42, '#8fd0ff'],
  [0.46, 0.48, '#f6f2ea'],
] as const;

/** Bursts of sparks, as high as there is sky: `share` of the height of the picture. */
export function drawFireworks(stage: Stage, share = 1) {
  const { canvas } = stage;
  const random = stage.random.fork('fireworks');
  for (const [x, y, code] of bursts) {
    const at = [canvas.width * (x + random.spread(0.04)), canvas.height * y * share] as const;
    const reach =
      Math.min(canvas.width, canvas.height) * random.between(0.13, 0.2) * Math.min(1, share + 0.2);
    canvas.ellipse(
      at,
      [reach * 1.3, reach * 1.3],
      canvas.radial([
        [0, color(code), 0.3],
        [1, color(code), 0],
      ]),
    );
    for (let ray = 0; ray < 26; ray += 1) {
      const angle = (ray / 26) * Math.PI * 2 + random.spread(0.08);
      const long = reach * random.between(0.7, 1.05);
      const point = (part: number) =>
        [
          at[0] + Math.cos(angle) * long * part,
          at[1] + Math.sin(angle) * long * part + part * part * reach * 0.16,
        ] as const;
      canvas.stroke(openLine([point(0.3), point(0.65), point(1)]), color(code), {
        width: 2.2,
        opacity: 0.9,
        cap: 'round',
      });
      canvas.ellipse(point(1.04), [2.6, 2.6], color('#fffbe8'));
    }
  }
}
