import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** Where a river runs: its middle and half its width, so many metres away. */
type Course = (z: number) => readonly [middle: number, half: number];

/** Where no river runs. */
export const isOffRiver =
  (course: Course = towardsViewer) =>
  (x: number, z: number) => {
    const [middle, half] = course(z);
    return Math.abs(x - middle) > half + 0.6;
  };

const towardsViewer: Course = (z) => [Math.sin(z * 0.12) * 1.2, 3.4 + Math.sin(z * 0.3) * 0.3];

/** Both banks of a river as one outline, a little wider where it is told. */
function banks(course: Course, grow: number): Vector[] {
  const left: Vector[] = [];
  const right: Vector[] = [];
  for (let z = -7; z < 80; z += z < 12 ? 0.8 : 4) {
    const [middle, half] = course(z);
    left.push([middle - half - grow, 0, z]);
    right.push([middle + half + grow, 0, z]);
  }
  return [...left, ...right.reverse()];
}

/** Water between two banks, with streaks of light on it. */
export function drawRiver(stage: Stage, course: Course = towardsViewer) {
  const { camera, canvas, light } = stage;
  const random = stage.random.fork('river');
  canvas.polygon(
    projectPolygon(camera, banks(course, 0.5)),
    lit(light, color('#a08a64'), [0, 0.9, 0]),
  );
  const seen = projectPolygon(camera, banks(course, 0));
  const deep = mix(mix(light.sky[0], color('#3a7288'), 0.55), light.haze, 0.08);
  canvas.polygon(
    seen,
    canvas.linear(
      [0, camera.horizon],
      [0, canvas.height],
      [
        [0, mix(deep, light.sky[3], 0.5)],
        [0.4, deep],
        [1, mix(deep, color('#6f9a98'), 0.4)],
      ],
    ),
  );
  canvas.clipped(closedLine(seen), () => {
    let bright = '';
    for (let index = 0; index < 70; index += 1) {
      const share = random.next() ** 1.4;
      bright += blob(
        random,
        [random.next() * canvas.width, camera.horizon + (canvas.height - camera.horizon) * share],
        [6 + share * 40 * random.next(), 0.6 + share * 2],
        0.3,
        6,
      );
    }
    canvas.shape(bright, lighter(light.sky[2], 0.5), { opacity: 0.45 });
  });
}
