import { project } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine, openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** Where the water ends: metres away from the viewer's edge, for each place across. */
type Shore = (x: number) => number;

/** Points along a shore, from the left edge of the picture to the right one. */
function shoreLine(stage: Stage, shore: Shore, out = 0): PicturePoint[] {
  return Array.from({ length: 41 }, (_, index): PicturePoint => {
    const x = -30 + index * 1.5;
    return project(stage.camera, [x, 0, shore(x) + out]);
  });
}

/** Water from a shore to the horizon, with a band of foam or of wet ground along it. */
export function drawWaterTo(stage: Stage, shore: Shore, kind: 'sea' | 'lake' | 'ice') {
  const { canvas, camera, light } = stage;
  const random = stage.random.fork('water');
  const { horizon } = camera;
  const near = shoreLine(stage, shore);
  const bottom = Math.max(...near.map(([, y]) => y));
  const isIce = kind === 'ice';
  const deep = isIce
    ? lit(light, color('#d3e3ee'), [0, 0.9, 0])
    : mix(mix(light.sky[0], color(kind === 'sea' ? '#2f86a0' : '#3a7288'), 0.5), light.haze, 0.08);
  const unit = Math.min(canvas.width, canvas.height) / 1000;
  // The land draws its own far sea a little above the horizon: this one covers it.
  const top = kind === 'sea' ? horizon - 63 * unit : horizon + (bottom - horizon) * 0.05;
  const area = closedLine([[0, top], [canvas.width, top], ...[...near].reverse()]);
  canvas.shape(
    area,
    canvas.linear(
      [0, top],
      [0, bottom],
      [
        [0, mix(deep, light.sky[3], 0.4)],
        [0.3, deep],
        [1, mix(deep, color(isIce ? '#f4f9fc' : kind === 'sea' ? '#8fd0c8' : '#6f9a98'), 0.5)],
      ],
    ),
  );
  if (isIce) return cracks(stage, area, [top, bottom]);
  canvas.clipped(area, () => {
    let bright = '';
    let dark = '';
    for (let index = 0; index < 150; index += 1) {
      const share = random.next() ** 1.5;
      const at: PicturePoint = [random.next() * canvas.width, top + (bottom - top) * share];
      const size: PicturePoint = [4 + share * 46 * random.next(), 0.5 + share * 2];
      if (index % 3) bright += blob(random, at, size, 0.3, 6);
      else dark += blob(random, at, size, 0.3, 6);
    }
    canvas.shape(bright, lighter(light.sky[2], 0.5), { opacity: 0.45 });
    canvas.shape(dark, darker(deep, 0.3), { opacity: 0.25 });
  });
  const rim = lit(light, color(kind === 'sea' ? '#fbfaf4' : '#8d7f66'), [0, 1, 0]);
  for (const [from, to, opacity] of kind === 'sea'
    ? ([
        [-0.5, 0.25, 0.9],
        [1.3, 1.7, 0.6],
        [3.2, 3.7, 0.4],
      ] as const)
    : ([[-0.5, 0.05, 0.6]] as const))
    canvas.shape(
      closedLine([
        ...shoreLine(stage, shore, from),
        ...shoreLine(stage, (x) => shore(x + 1.3), to).reverse(),
      ]),
      rim,
      { opacity },
    );
}

/** Lines through the ice, and snow that the wind has left on it. */
function cracks(stage: Stage, area: string, [top, bottom]: readonly [number, number]) {
  const { canvas, light } = stage;
  const random = stage.random.fork('ice');
  canvas.clipped(area, () => {
    let [drifts, lines] = ['', ''];
    for (let index = 0; index < 46; index += 1) {
      const share = random.next() ** 1.4;
      const y = top + (bottom - top) * share;
      drifts += blob(
        random,
        [random.next() * canvas.width, y],
        [20 + share * 130, 1 + share * 7],
        0.4,
        9,
      );
    }
    for (let index = 0; index < 16; index += 1) {
      const share = 0.15 + random.next() * 0.85;
      let at: PicturePoint = [random.next() * canvas.width, top + (bottom - top) * share];
      for (let part = 0; part < 4; part += 1) {
        const next: PicturePoint = [
          at[0] + random.between(30, 110) * share,
          at[1] + random.spread(12 * share),
        ];
        lines += openLine([at, next]);
        at = next;
      }
    }
    canvas.shape(drifts, lit(light, color('#ffffff'), [0, 1, 0]), { opacity: 0.7 });
    canvas.stroke(lines, color('#8fb2cc'), { width: 1.8, opacity: 0.7 });
  });
}
