import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { depthOf, project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blade, blob } from '#builtin/illustrator/drawing/path.ts';
import { lit, throughAir } from '#builtin/illustrator/light/light.ts';
import { blooms } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { clump, leafColor, leafTones } from './leaves.ts';

const petals = [
  '#e9837f',
  '#f2c14e',
  '#f4f0e6',
  '#b48ac2',
  '#e06a8a',
  '#f0a25a',
  '#8fa6d8',
] as const;

/** Whether anything of a plant that is so high is on the picture: a crown of leaves is dear. */
export function isInView({ camera, canvas }: Stage, at: Vector, height: number): boolean {
  const [x, y] = project(camera, at);
  const size = height * scaleAt(camera, at);
  return x + size > 0 && x - size < canvas.width && y - size * 1.2 < canvas.height;
}

/** A low bush; in bloom when asked and the season allows it, under a cap of snow in winter. */
export function shrub(
  stage: Stage,
  at: Vector,
  height: number,
  { flowers = false, leaf }: { flowers?: boolean; leaf?: Color } = {},
) {
  const { random, scene, canvas, light } = stage;
  if (!isInView(stage, at, height)) return;
  const foot = project(stage.camera, at);
  const size = height * scaleAt(stage.camera, at);
  const distance = depthOf(stage.camera, at);
  const isBlooming = flowers && (scene.season === 'spring' || scene.season === 'summer');
  const petal = isBlooming && scene.blooms ? color(blooms[scene.blooms]) : undefined;
  const tones = leafTones(stage, leaf ?? petal ?? leafColor(stage, 'shrub'), distance);
  const dabSize = Math.max(2.6, Math.min(9, size / 8));
  canvas.ellipse([foot[0] + size * 0.12, foot[1]], [size * 0.75, size * 0.14], light.shadow, {
    opacity: 0.3,
  });
  const lumps = size > 55 ? 5 : 3;
  for (let index = 0; index < lumps; index += 1) {
    const side = (index / (lumps - 1) - 0.5) * 0.95;
    const radius = size * random.between(0.34, 0.46);
    clump(stage, {
      center: [foot[0] + side * size, foot[1] - size * (0.42 + (0.5 - Math.abs(side)) * 0.32)],
      radii: [radius, radius * 0.95],
      tones,
      leaf: dabSize,
      density: 0.9,
    });
  }
  if (isSnowy(scene)) {
    const snow = throughAir(light, lit(light, snowColor, [-0.3, 0.9, -0.3]), distance);
    let caps = '';
    for (let index = 0; index < 7; index += 1) {
      const side = (index / 6 - 0.5) * 1.2;
      const y = foot[1] - size * (0.92 - side * side * 0.9 + random.spread(0.06));
      caps += blob(random, [foot[0] + side * size, y], [size * 0.2, size * 0.09], 0.55, 8);
    }
    canvas.shape(caps, snow);
  } else if (flowers && !petal && scene.season !== 'winter') {
    bloom(stage, [foot[0], foot[1] - size * 0.62], size, color(random.pick(petals)));
  }
}

function bloom(stage: Stage, [x, y]: PicturePoint, size: number, petal: Color) {
  const { random, canvas, light } = stage;
  const lighted = lit(light, petal, [-0.4, 0.6, -0.5]);
  const shaded = mix(lighted, light.shadow, 0.3);
  const data: [string, string] = ['', ''];
  for (let index = 0; index < Math.min(26, 8 + size / 3); index += 1) {
    const at: PicturePoint = [x + random.spread(size * 0.7), y + random.spread(size * 0.4)];
    const radius = Math.max(1.1, size * random.between(0.035, 0.06));
    data[at[0] > x + size * 0.15 ? 1 : 0] += blob(random, at, [radius, radius], 0.4, 5);
  }
  canvas.shape(data[1], shaded);
  canvas.shape(data[0], lighted);
}

/** A clump of ornamental grass. */
export function grassClump(stage: Stage, at: Vector, height: number, base?: Color) {
  const { random, canvas } = stage;
  const [x, y] = project(stage.camera, at);
  const size = height * scaleAt(stage.camera, at);
  const leaf =
    base ??
    mix(leafColor(stage, 'shrub'), color('#c2b26a'), stage.scene.season === 'summer' ? 0.25 : 0.6);
  const tones = leafTones(stage, leaf, depthOf(stage.camera, at));
  const data: [string, string, string] = ['', '', ''];
  for (let index = 0; index < 26; index += 1) {
    const lean = random.spread(0.9);
    data[lean < -0.15 ? 2 : lean < 0.3 ? 1 : 0] += blade(
      [x + lean * size * 0.16, y],
      size * random.between(0.6, 1.05),
      Math.max(1, size * 0.035),
      lean,
    );
  }
  data.forEach((shape, index) => {
    canvas.shape(shape, tones[index + 1] ?? tones[2]);
  });
}
