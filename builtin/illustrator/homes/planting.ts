import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { depthOf, groundAt, project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { closedCurve } from '#builtin/illustrator/drawing/path.ts';
import { clump, leafColor, leafTones } from '#builtin/illustrator/foliage/leaves.ts';
import { agave } from '#builtin/illustrator/foliage/palm.ts';
import { grassClump, shrub } from '#builtin/illustrator/foliage/shrub.ts';
import { drawStand } from '#builtin/illustrator/foliage/stand.ts';
import { isSandy } from '#builtin/illustrator/landscape/ground.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

/** Shrubs, grasses and flowers along the front. */
export function drawBeds(stage: Stage, home: Home) {
  const { random, camera, canvas, scene, light } = stage;
  const soil = lit(
    light,
    isSnowy(scene) ? snowColor : scene.region === 'desert' ? color('#b58f6a') : color('#6a5440'),
    [0, 1, 0],
  );
  for (const { x, z } of [...home.beds].sort((a, b) => b.z - a.z)) {
    const outline: PicturePoint[] = [];
    for (let step = 0; step <= 6; step += 1)
      outline.push(
        project(camera, [x[0] + ((x[1] - x[0]) * step) / 6, 0, z - 0.75 - random.next() * 0.25]),
      );
    outline.push(
      project(camera, [x[1] + 0.2, 0, z + 0.6]),
      project(camera, [x[0] - 0.2, 0, z + 0.6]),
    );
    canvas.shape(closedCurve(outline), soil);
    const count = Math.max(2, Math.round((x[1] - x[0]) / 0.62));
    for (let index = 0; index < count; index += 1) {
      const at: Vector = [
        x[0] + ((index + 0.5) / count) * (x[1] - x[0]) + random.spread(0.15),
        0,
        z + random.spread(0.25),
      ];
      plantInBed(stage, at);
    }
    for (let index = 0; index < count; index += 1) {
      const at: Vector = [x[0] + ((index + random.next()) / count) * (x[1] - x[0]), 0, z - 0.55];
      const flowers = scene.flowers ?? (scene.holiday === 'spring' ? 'tulips' : undefined);
      if (flowers && scene.region !== 'desert')
        drawStand(
          stage,
          flowers,
          Array.from({ length: 9 }, () => [
            at[0] + random.spread(0.4),
            0,
            at[2] + random.spread(0.2),
          ]),
        );
      else if (scene.region !== 'desert')
        shrub(stage, at, random.between(0.25, 0.4), { flowers: random.chance(0.75) });
    }
  }
}

function plantInBed(stage: Stage, at: Vector) {
  const { random, scene } = stage;
  if (scene.region === 'desert') {
    if (random.chance(0.6)) agave(stage, at, random.between(0.5, 0.85));
    else grassClump(stage, at, random.between(0.6, 0.9), color('#b3a468'));
  } else if (random.chance(scene.region === 'coast' ? 0.4 : 0.2)) {
    grassClump(stage, at, random.between(0.7, 1.05));
  } else {
    shrub(stage, at, random.between(0.6, 0.95), { flowers: random.chance(0.4) });
  }
}

/** Plants close to the viewer in the lower corners, and a bough from above: they give depth. */
export function drawForeground(stage: Stage) {
  const { canvas, camera, random, scene } = stage;
  const { width, height } = canvas;
  const isTall = height > width * 1.1;
  for (const side of [0, 1]) {
    const count = 4;
    for (let index = 0; index < count; index += 1) {
      const x = side === 0 ? width * (0.02 + index * 0.055) : width * (0.985 - index * 0.05);
      const y = height * (1.02 - index * 0.012 + (index % 2) * 0.01);
      const at = groundAt(camera, [x, y]);
      const size =
        Math.min(0.95, ((height * 0.1) / scaleAt(camera, at)) * random.between(0.7, 1.25)) *
        (1 - index * 0.14);
      if (scene.region === 'desert') agave(stage, at, size);
      else if (random.chance(isSandy(scene) ? 1 : 0.5)) grassClump(stage, at, size);
      else shrub(stage, at, size * 0.9, { flowers: true });
    }
  }
  if (
    scene.region !== 'desert' &&
    scene.season !== 'winter' &&
    !isSandy(scene) &&
    (isTall || random.chance(0.55))
  )
    bough(stage);
}

/** A branch that hangs into the upper corner opposite to the sun. */
function bough(stage: Stage) {
  const { canvas, random, camera } = stage;
  const { width, height } = canvas;
  const unit = height > width * 1.1 ? 1.7 : 1;
  const tones = leafTones(
    stage,
    darker(leafColor(stage), 0.15),
    depthOf(camera, groundAt(camera, [width, height])),
  );
  for (let index = 0; index < 13; index += 1) {
    const share = index / 12;
    const at: PicturePoint = [
      width * 1.02 - share * 300 * unit + random.spread(26),
      -18 * unit + (1 - share) * 120 * unit * random.next() + random.spread(16),
    ];
    clump(stage, {
      center: at,
      radii: [
        random.between(34, 62) * unit * (1.1 - share * 0.5),
        random.between(24, 40) * unit * (1.1 - share * 0.4),
      ],
      tones,
      leaf: 11 * unit,
      density: 0.9,
    });
  }
}
