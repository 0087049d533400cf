import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { depthOf, project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import {
  closedLine,
  dab,
  openCurve,
  openLine,
  shifted,
} from '#builtin/illustrator/drawing/path.ts';
import { lit, throughAir } from '#builtin/illustrator/light/light.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { clump, leafColor, leafTones } from './leaves.ts';

export type Tree = {
  at: Vector;
  /** Metres to the top. */
  height: number;
  /** Crown width as a share of the height. */
  spread?: number;
  leaf?: Color;
  blossom?: boolean;
  /** Green all the year, and never bare. */
  isEvergreen?: boolean;
  /** How far down the crown reaches, and how high its trunk is, as shares of the height. */
  crownAt?: number;
};

/** Cherries bloom neither among palms nor in a desert. */
const mayBlossom = ({ season, region, trees = [], isBloomless }: Scene) =>
  season === 'spring' &&
  !isBloomless &&
  region !== 'tropics' &&
  region !== 'desert' &&
  !trees.includes('palm');

/** Where palms or saguaros grow, no tree stands bare. */
const growsPalms = (scene: Scene) =>
  treeKindsOf(scene).some((kind) => kind === 'palm' || kind === 'saguaro');

/** A broadleaf tree: a trunk that forks, and a crown of many clumps. In winter it stands bare. */
export function drawTree(
  stage: Stage,
  { at, height, spread = 0.75, leaf, blossom, isEvergreen, crownAt = 0.62 }: Tree,
) {
  const { scene, random } = stage;
  const foot = project(stage.camera, at);
  const scale = scaleAt(stage.camera, at);
  const distance = depthOf(stage.camera, at);
  const size = height * scale;
  const isBare =
    !isEvergreen && scene.season === 'winter' && scene.region !== 'tropics' && !growsPalms(scene);
  branches(stage, foot, size, distance, isBare ? 6 : 3);
  if (isBare) return;
  const base = leaf ?? leafColor(stage, blossom && mayBlossom(scene) ? 'blossom' : 'tree');
  const tones = leafTones(stage, base, distance);
  const reach = (size * spread) / 2;
  const middle: PicturePoint = [foot[0], foot[1] - size * crownAt];
  const dabSize = Math.max(3.4, Math.min(19, size / 34));
  for (const { dx, dy, radius } of crown(stage, size > 130 ? 17 : size > 60 ? 10 : 6)) {
    const shaded = random.chance(0.25)
      ? leafTones(stage, mix(base, color('#3f5a3a'), 0.22), distance)
      : tones;
    clump(stage, {
      center: [middle[0] + dx * reach, middle[1] + dy * size * 0.36],
      radii: [reach * radius, size * 0.36 * radius],
      tones: shaded,
      leaf: dabSize,
      density: size > 60 ? 1 : 0.7,
    });
  }
}

/** A live oak: a short trunk, boughs that reach out wider than the tree is high, dark leaves all the year. */
export function liveOak(stage: Stage, tree: Tree) {
  const { at, height } = tree;
  const [x, y] = project(stage.camera, at);
  const size = height * scaleAt(stage.camera, at);
  const distance = depthOf(stage.camera, at);
  const wood = throughAir(stage.light, lit(stage.light, bark, [0.5, 0.1, -0.4]), distance);
  for (const side of [-1, -0.45, 0.5, 1])
    stage.canvas.stroke(
      openCurve([
        [x, y - size * 0.12],
        [x + side * size * 0.18, y - size * 0.33],
        [x + side * size * 0.46, y - size * (0.52 - Math.abs(side) * 0.08)],
      ]),
      wood,
      { width: Math.max(1.2, size * 0.038), cap: 'round' },
    );
  stage.canvas.stroke(
    openLine([
      [x, y + size * 0.005],
      [x, y - size * 0.2],
    ]),
    wood,
    {
      width: Math.max(1.6, size * 0.075),
    },
  );
  const leaf = mix(color('#56733f'), color('#6f8a4a'), stage.random.next());
  drawTree(stage, { ...tree, leaf, spread: 1.36, isEvergreen: true, crownAt: 0.64 });
}

/** Clumps over an egg-shaped crown: the far rim first, the near middle last. */
function crown({ random }: Stage, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const share = 1 - index / count;
    const angle = index * 2.4 + random.spread(0.5);
    const reach = 0.16 + 0.62 * share;
    return {
      dx: Math.cos(angle) * reach * 1.02,
      dy: Math.sin(angle) * reach * 0.9,
      radius: random.between(0.34, 0.46) - 0.08 * share,
    };
  });
}

const bark = color('#6b5646');

function branches(
  stage: Stage,
  foot: PicturePoint,
  size: number,
  distance: number,
  levels: number,
) {
  const { random, light, canvas } = stage;
  const shade = throughAir(light, lit(light, bark, [-0.5, 0.2, -0.6]), distance);
  const dark = throughAir(light, lit(light, bark, [0.9, 0.1, 0.2]), distance);
  const lines: { data: string; width: number; level: number }[] = [];
  const grow = (
    from: PicturePoint,
    angle: number,
    length: number,
    width: number,
    level: number,
  ) => {
    const to: PicturePoint = [
      from[0] + Math.sin(angle) * length,
      from[1] - Math.cos(angle) * length,
    ];
    const bend: PicturePoint = [
      (from[0] + to[0]) / 2 + random.spread(length * 0.08),
      (from[1] + to[1]) / 2,
    ];
    lines.push({ data: openCurve([from, bend, to]), width, level });
    if (level >= levels || width < 0.35) return;
    const forks = level === 0 ? 3 : 2;
    for (let fork = 0; fork < forks; fork += 1) {
      const turn = (fork - (forks - 1) / 2) * random.between(0.55, 0.85) + random.spread(0.2);
      grow(to, angle * 0.8 + turn, length * random.between(0.62, 0.8), width * 0.62, level + 1);
    }
  };
  grow(
    [foot[0], foot[1] + size * 0.005],
    random.spread(0.06),
    size * 0.3,
    Math.max(1, size * 0.042),
    0,
  );
  for (let level = 0; level <= levels; level += 1) {
    const same = lines.filter((line) => line.level === level);
    const width = same[0]?.width ?? 0;
    const data = same.map((line) => line.data).join('');
    canvas.stroke(data, dark, { width, cap: 'round' });
    if (width > 2.5)
      canvas.stroke(shifted(data, -width * 0.2), shade, { width: width * 0.5, cap: 'round' });
  }
  if (levels > 3 && isSnowy(stage.scene)) {
    const snow = lines
      .filter(({ level }) => level > 1)
      .map(({ data }) => data)
      .join('');
    canvas.stroke(
      shifted(snow, -0.8),
      throughAir(light, lit(light, snowColor, [0, 1, 0]), distance),
      { width: Math.max(0.7, size * 0.003), opacity: 0.8 },
    );
  }
}

/** A fir or spruce: drooping tiers, each with its own shade. */
export function conifer(stage: Stage, { at, height, leaf }: Tree) {
  const { random, canvas, scene, light } = stage;
  const foot = project(stage.camera, at);
  const scale = scaleAt(stage.camera, at);
  const distance = depthOf(stage.camera, at);
  const size = height * scale;
  const base = leaf ?? mix(color('#3f6650'), color('#5a7a4c'), random.next());
  const tones = leafTones(stage, base, distance);
  const trunk = throughAir(light, lit(light, bark, [-0.4, 0.2, -0.6]), distance);
  canvas.stroke(openLine([foot, [foot[0], foot[1] - size * 0.3]]), trunk, {
    width: Math.max(1, size * 0.03),
  });
  const tiers = Math.max(5, Math.min(13, Math.round(size / 16)));
  const snowy = isSnowy(scene);
  const snow = throughAir(light, lit(light, snowColor, [-0.4, 0.8, -0.4]), distance);
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers;
    const y = foot[1] - size * (0.1 + 0.78 * share);
    const reach = size * 0.2 * (1.04 - share) * random.between(0.9, 1.1) + size * 0.012;
    boughs(stage, [foot[0], y], reach, size / tiers, tones);
    if (snowy)
      boughs(stage, [foot[0], y - (size / tiers) * 0.4], reach * 0.72, (size / tiers) * 0.45, [
        snow,
        snow,
        snow,
        snow,
        snow,
      ]);
  }
}

/** One tier: twigs that hang outwards from the trunk, the sunny side lighter. */
function boughs(
  { random, canvas }: Stage,
  [x, y]: PicturePoint,
  reach: number,
  drop: number,
  tones: readonly Color[],
) {
  const count = Math.max(7, Math.min(19, Math.round(reach / 3)));
  const data: [string, string, string, string] = ['', '', '', ''];
  const skirt: PicturePoint[] = [
    [x - reach * 0.12, y - drop * 1.1],
    [x + reach * 0.12, y - drop * 1.1],
  ];
  for (let index = count - 1; index >= 0; index -= 1) {
    const side = (index / (count - 1)) * 2 - 1;
    const sag = drop * (0.62 - 0.42 * side * side + random.spread(0.22));
    skirt.push([x + side * reach * random.between(0.86, 1.1), y + sag]);
  }
  canvas.shape(closedLine(skirt), tones[1] ?? [0, 0, 0]);
  for (let index = 0; index < count * 2; index += 1) {
    const side = random.between(-1, 1);
    const share = random.next();
    const at: PicturePoint = [
      x + side * reach * (0.25 + share * 0.75),
      y - drop * 0.75 + share * drop * (1.25 - 0.35 * side * side),
    ];
    const tone = Math.max(0, Math.min(3, Math.round(1.9 - side * 1.6 + random.spread(0.9))));
    data[tone as 0 | 1 | 2 | 3] += dab(
      at,
      Math.max(3, reach * 0.3),
      Math.PI / 2 - side * 0.95,
      0.3,
    );
  }
  data.forEach((shape, tone) => {
    canvas.shape(shape, tones[tone] ?? [0, 0, 0]);
  });
}
