import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { project, projectPolygon, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine, openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Paving } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** What a walk or a drive is covered with: its color, and how it is laid. */
const pavings: Record<
  Paving,
  { code: string; laid: 'loose' | 'stones' | readonly [across: number, along: number] }
> = {
  gravel: { code: '#bdb3a2', laid: 'loose' },
  dirt: { code: '#b08f64', laid: 'loose' },
  shell: { code: '#e0d8c6', laid: 'loose' },
  brick: { code: '#a9634c', laid: [0.24, 0.48] },
  stone: { code: '#a7a196', laid: 'stones' },
  concrete: { code: '#c9c5bc', laid: [2.4, 2.6] },
  asphalt: { code: '#5f6368', laid: 'loose' },
};

/** A paved piece of ground between corners in metres across and away. */
export function layPaving(stage: Stage, outline: readonly PicturePoint[], kind: Paving) {
  const { canvas, camera, light, scene } = stage;
  const { code, laid } = pavings[kind];
  const wet = scene.weather === 'rain' ? darker(color(code), 0.25) : color(code);
  const base = lit(light, isSnowy(scene) ? mix(wet, snowColor, 0.6) : wet, [0, 0.92, 0]);
  const seen = projectPolygon(
    camera,
    outline.map(([x, z]): Vector => [x, 0, z]),
  );
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const near = camera.position[2] + 0.6;
  const box: Box = {
    x: [Math.min(...xs), Math.max(...xs)],
    z: [Math.max(near, Math.min(...zs)), Math.max(...zs)],
  };
  canvas.polygon(seen, base, { outline: { paint: darker(base, 0.2), width: 1.4 } });
  if (isSnowy(scene)) return;
  canvas.clipped(closedLine(seen), () => {
    if (laid === 'loose') scatter(stage, box, 420, [0.02, 0.07], [base, 0.16]);
    else if (laid === 'stones') scatter(stage, box, 130, [0.16, 0.34], [base, 0.12]);
    else canvas.stroke(joints(stage, box, laid), darker(base, 0.22), { width: 1, opacity: 0.7 });
  });
}

type Box = { x: readonly [number, number]; z: readonly [number, number] };

/** Pebbles or flat stones, lighter and darker than the ground between them. */
function scatter(
  stage: Stage,
  { x, z }: Box,
  count: number,
  [small, large]: readonly [number, number],
  [base, contrast]: readonly [Parameters<typeof lighter>[0], number],
) {
  const random = stage.random.fork('paving');
  const tones = [lighter(base, contrast), darker(base, contrast)];
  for (const tone of tones) {
    let data = '';
    for (let index = 0; index < count / 2; index += 1) {
      const at: Vector = [random.between(...x), 0, z[0] + (z[1] - z[0]) * random.next() ** 2];
      const s = scaleAt(stage.camera, at) * random.between(small, large);
      data += blob(random, project(stage.camera, at), [s, Math.max(0.6, s * 0.32)], 0.3, 7);
    }
    stage.canvas.shape(data, tone, { opacity: 0.85 });
  }
}

/** The lines between bricks or slabs. */
function joints({ camera }: Stage, { x, z }: Box, [deep, wide]: readonly [number, number]): string {
  let data = '';
  const far = Math.min(z[1], z[0] + deep * 90);
  for (let at = z[0]; at < far; at += deep)
    data += openLine([project(camera, [x[0], 0, at]), project(camera, [x[1], 0, at])]);
  for (let at = x[0]; at < x[1]; at += wide)
    data += openLine([project(camera, [at, 0, z[0]]), project(camera, [at, 0, far])]);
  return data;
}
