import { project, projectPolygon, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { toWorld } from '#builtin/illustrator/stage.ts';
import { type Solid, type Tint, tintOf } from './solid.ts';

/** A slanted rod from one point to another; it keeps its slant only where the model is not turned. */
export function pole(from: Vector, to: Vector, thick: number, tint: Tint): Solid {
  const pick = (choose: (...values: number[]) => number): Vector => [
    choose(from[0], to[0]),
    choose(from[1], to[1]),
    choose(from[2], to[2]),
  ];
  const grown = pick(Math.max);
  return {
    low: pick(Math.min),
    high: [grown[0] + 0.001, grown[1] + 0.001, grown[2] + 0.001],
    hasShadow: false,
    draw(stage, low, high) {
      const end = (isFirst: boolean): Vector => {
        const at = (axis: 0 | 1 | 2) =>
          from[axis] <= to[axis] === isFirst ? low[axis] : high[axis];
        return [at(0), at(1), at(2)];
      };
      const [one, other] = [end(true), end(false)];
      const { camera, canvas, light } = stage;
      canvas.stroke(
        openLine([project(camera, one), project(camera, other)]),
        lit(light, tintOf(stage, tint), [-0.4, 0.4, -0.8]),
        { width: Math.max(1.2, scaleAt(camera, one) * thick), cap: 'round' },
      );
    },
  };
}

/** A sheet of glass that looks at the viewer: the sky in it, a frame around it. */
export const pane = (
  [x, y, z]: Vector,
  [width, height]: readonly [number, number],
  frame: Tint = 'metal',
): Solid => ({
  low: [x - width / 2, y, z],
  high: [x + width / 2, y + height, z + 0.01],
  hasShadow: false,
  draw(stage, low, high) {
    const { camera, canvas, light } = stage;
    const outline = projectPolygon(camera, [
      [low[0], low[1], low[2]],
      [high[0], low[1], low[2]],
      [high[0], high[1], low[2]],
      [low[0], high[1], low[2]],
    ]);
    canvas.polygon(outline, light.sky[3], { opacity: 0.32 });
    canvas.stroke(openLine([...outline, outline[0] ?? [0, 0]]), tintOf(stage, frame), {
      width: Math.max(1.4, scaleAt(camera, low) * 0.035),
    });
  },
});

/** A band around something round, of which one sees the near half. */
export const hoop = (
  [x, y, z]: Vector,
  [width, height]: readonly [number, number],
  tint: Tint,
): Solid => ({
  low: [x - width / 2, y, z - width / 2],
  high: [x + width / 2, y + height, z + width / 2],
  draw(stage, low, high) {
    const { camera, canvas, frame, light } = stage;
    const [cx, cz] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
    const middle = toWorld(frame, [cx, low[1], cz]);
    const towards = Math.atan2(camera.position[2] - middle[2], camera.position[0] - middle[0]);
    const half = (level: number) =>
      Array.from({ length: 17 }, (_, index): Vector => {
        const angle = towards - Math.PI / 2 + (index / 16) * Math.PI;
        const reach = (high[0] - low[0]) / 2;
        return toWorld(frame, [cx + Math.cos(angle) * reach, level, cz + Math.sin(angle) * reach]);
      });
    canvas.polygon(
      projectPolygon(camera, [...half(low[1]), ...half(high[1]).reverse()]),
      lit(light, tintOf(stage, tint), [-0.35, 0.35, -0.8]),
    );
  },
});
