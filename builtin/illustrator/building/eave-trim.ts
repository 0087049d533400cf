import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, lighter } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine } from '#builtin/illustrator/drawing/path.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';

const bulbs = ['#f2453a', '#3fc05a', '#4f8ff2', '#ffd23f', '#ff8f2e'] as const;

/** Along an edge of a roof, from one point of the world to another: lights or ice, if they were asked for. */
export function trimEdge(stage: Stage, from: Vector, to: Vector) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const at = (share: number): Vector => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  if (asks(stage, 'house-lights')) hangBulbs(stage, length, at);
  if (asks(stage, 'icicles') && Math.abs(to[1] - from[1]) < 0.1) hangIce(stage, length, at);
}

function hangBulbs(stage: Stage, length: number, at: (share: number) => Vector) {
  const { camera, canvas, light } = stage;
  const count = Math.max(2, Math.round(length / 0.46));
  const radius = (place: Vector) => Math.max(1.4, scaleAt(camera, place) * 0.11);
  for (const [which, code] of bulbs.entries()) {
    const places = Array.from({ length: count }, (_, index) => index)
      .filter((index) => index % bulbs.length === which)
      .map((index) => at((index + 0.5) / count));
    const paint = color(code);
    if (light.lamps > 0.3) {
      const glow = canvas.radial([
        [0, paint, 0.75],
        [1, paint, 0],
      ]);
      for (const place of places)
        canvas.ellipse(project(camera, place), [radius(place) * 3.6, radius(place) * 3.6], glow);
    }
    for (const place of places)
      canvas.ellipse(
        project(camera, place),
        [radius(place), radius(place) * 1.2],
        light.lamps > 0.3 ? lighter(paint, 0.35) : paint,
      );
  }
}

function hangIce(stage: Stage, length: number, at: (share: number) => Vector) {
  const { camera, canvas } = stage;
  const own = stage.random.fork(`ice ${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}`);
  const count = Math.round(length / 0.17);
  let [ice, shine] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const place = at((index + own.next()) / count);
    const [x, y] = project(camera, place);
    const scale = scaleAt(camera, place);
    const long = scale * (own.chance(0.25) ? own.between(0.8, 1.4) : own.between(0.3, 0.8));
    const wide = scale * own.between(0.06, 0.11);
    const cone = (left: number, right: number): PicturePoint[] => [
      [x + left * wide, y - 1],
      [x + right * wide, y - 1],
      [x, y + long],
    ];
    ice += closedLine(cone(-1, 1));
    shine += closedLine(cone(-0.8, -0.1));
  }
  canvas.shape(ice, color('#bcd9ec'), { opacity: 0.92 });
  canvas.shape(shine, color('#ffffff'), { opacity: 0.85 });
}
