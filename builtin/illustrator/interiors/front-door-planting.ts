import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, mix } from '#builtin/illustrator/drawing/color.ts';
import { rectangleBetween, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { clump, leafColor, leafTones } from '#builtin/illustrator/foliage/leaves.ts';
import { grassClump, shrub } from '#builtin/illustrator/foliage/shrub.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';

export function wreath(stage: Stage, [x, y]: readonly [number, number], radius: number) {
  const leaf = stage.scene.season === 'autumn' ? color('#b8742f') : color('#55824e');
  const tones = leafTones(stage, leaf, 0);
  for (let index = 0; index < 14; index += 1) {
    const angle = (index / 14) * Math.PI * 2;
    clump(stage, {
      center: [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
      radii: [radius * 0.3, radius * 0.3],
      tones,
      leaf: Math.max(3, radius * 0.16),
      density: 0.7,
    });
  }
}

/** A square pot with a clipped ball on a stem and flowers below. */
export function planter(stage: Stage, [x, y, z]: Vector) {
  const { canvas, camera, palette, light } = stage;
  box(
    stage,
    [x - 0.24, y, z - 0.24],
    [x + 0.24, y + 0.5, z + 0.24],
    material(mix(palette.metal, color('#3a4a4a'), 0.5)),
  );
  const s = scaleAt(camera, [x, y, z]);
  const [px, py] = project(camera, [x, y + 0.5, z - 0.1]);
  const tones = leafTones(stage, color('#5a8a50'), 0);
  canvas.polygon(
    rectangleBetween([px - 2, py], [px + 2, py - s * 0.7]),
    lit(light, color('#6b5646'), [-0.3, 0, -0.8]),
  );
  for (const [dx, dy, r] of [
    [-0.13, 0.82, 0.17],
    [0.13, 0.82, 0.17],
    [0, 0.98, 0.18],
    [0, 0.74, 0.18],
    [0, 0.86, 0.2],
  ] as const)
    clump(stage, {
      center: [px + dx * s, py - dy * s],
      radii: [r * s, r * s],
      tones,
      leaf: Math.max(4, s * 0.035),
    });
  for (const dx of [-0.16, 0, 0.16])
    shrub(withRandom(stage, `flowers ${dx}`), [x + dx, y + 0.5, z - 0.12], 0.22, { flowers: true });
}

export function drawPlanting(stage: Stage) {
  const random = stage.random.fork('planting');
  for (const side of [-1, 1]) {
    for (let index = 9; index >= 0; index -= 1) {
      const x = side * (2.3 + index * 0.62);
      shrub(
        withRandom(stage, `bed ${side} ${index}`),
        [x, 0, -0.8 - (index % 2) * 0.25],
        random.between(0.7, 1),
        { flowers: random.chance(0.5) },
      );
    }
    for (let index = 6; index >= 0; index -= 1) {
      shrub(
        withRandom(stage, `edge ${side} ${index}`),
        [side * (1.75 + index * 0.55), 0, -1.9],
        random.between(0.3, 0.42),
        { flowers: true, leaf: leafColor(stage, 'shrub') },
      );
    }
  }
}

/** Grasses and agaves in gravel, with room between them. */
export function drawDryPlanting(stage: Stage) {
  const random = stage.random.fork('planting');
  for (const side of [-1, 1])
    for (let index = 5; index >= 0; index -= 1) {
      const x = side * (2.4 + index * 1.15);
      const own = withRandom(stage, `dry ${side} ${index}`);
      grassClump(own, [x, 0, -0.8 - (index % 2) * 0.7], random.between(0.5, 0.95));
    }
}
