import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import {
  convexHull,
  type PicturePoint,
  type Vector,
} from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine } from '#builtin/illustrator/drawing/path.ts';
import { type Stage, toWorld } from '#builtin/illustrator/stage.ts';

/** Shadows on the ground of things given as clouds of corner points; overlaps do not add up. */
export function castShadows(stage: Stage, volumes: readonly (readonly Vector[])[], strength = 1) {
  const { light, camera, canvas, frame } = stage;
  const [sx, sy, sz] = light.sun;
  const data = volumes
    .map((corners) => {
      const onGround = corners.map((corner): PicturePoint => {
        const [x, y, z] = toWorld(frame, corner);
        const reach = Math.min(y / sy, 40);
        return [x - sx * reach, z - sz * reach];
      });
      const hull = convexHull(onGround).map(([x, z]): Vector => [x, 0, z]);
      return closedLine(projectPolygon(camera, hull));
    })
    .join('');
  canvas.shape(data, light.shadow, { opacity: light.shadowOpacity * strength });
}

/** Corner points of a tree's crown, enough for its shadow. */
export function crownPoints([x, , z]: Vector, height: number, spread = 0.75): Vector[] {
  const points: Vector[] = [];
  for (let step = 0; step < 12; step += 1) {
    const angle = (step / 12) * Math.PI * 2;
    const reach = height * spread * 0.5 * (step % 2 ? 0.86 : 1);
    points.push([x + Math.cos(angle) * reach, height * 0.62, z + Math.sin(angle) * reach * 0.7]);
  }
  points.push([x, height * 0.95, z], [x, height * 0.3, z]);
  return points;
}
