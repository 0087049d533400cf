import { color } from '#builtin/illustrator/drawing/color.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import { flagPole } from '#builtin/illustrator/models/flag.ts';
import { homesBehind, mainHouse, planting } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

export const flag: YardPage = {
  distance: [8, 9],
  horizon: 0.56,
  zoom: 1.05,
  things: (random, stage) => [
    ...mainHouse(stage, random, 2.4, 9),
    [flagPole(5.2, 2.3), -3, 2.4],
    ...[-3.6, -3, -2.4].map((x): Placed => [planting(stage, 0.5), x, 2.2]),
    ...[-2.6, -1.6, 5.8, 6.8].map((x): Placed => [planting(stage, 0.8), x, 8.3]),
  ],
};

/** Bursts of sparks over roofs. */
export const fireworks: YardPage = {
  distance: [12, 13],
  eye: [3, 4],
  horizon: 0.8,
  zoom: 1,
  ground: (stage) => {
    const { canvas } = stage;
    const random = stage.random.fork('fireworks');
    for (const [x, y, code] of [
      [0.28, 0.26, '#ffd46a'],
      [0.62, 0.2, '#ff7a6a'],
      [0.8, 0.42, '#8fd0ff'],
      [0.46, 0.48, '#f6f2ea'],
    ] as const) {
      const at = [canvas.width * (x + random.spread(0.04)), canvas.height * y] as const;
      const reach = Math.min(canvas.width, canvas.height) * random.between(0.13, 0.2);
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
        const point = (share: number) =>
          [
            at[0] + Math.cos(angle) * long * share,
            at[1] + Math.sin(angle) * long * share + share * share * reach * 0.16,
          ] as const;
        canvas.stroke(openLine([point(0.3), point(0.65), point(1)]), color(code), {
          width: 2.2,
          opacity: 0.9,
          cap: 'round',
        });
        canvas.ellipse(point(1.04), [2.6, 2.6], color('#fffbe8'));
      }
    }
  },
  things: (random, stage) => [
    ...homesBehind(stage, random, 10, [-24, -11, 2, 15, 28]),
    ...homesBehind(stage, random, 26, [-30, -14, 4, 20, 36]),
  ],
};
