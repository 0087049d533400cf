import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine, dab, openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit, throughAir } from '#builtin/illustrator/light/light.ts';
import type { StandingPlant } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A plant that is seen in numbers: the colors and the shape of its heads, and metres. */
type Look = {
  heads: readonly [string, ...string[]];
  shape: 'cup' | 'star' | 'spike' | 'ear';
  height: number;
  size: number;
  stem?: string;
};

const looks: Record<StandingPlant, Look> = {
  tulips: {
    heads: ['#d0405a', '#e8b23a', '#e07a9a', '#f4efe6', '#c8433a'],
    shape: 'cup',
    height: 0.4,
    size: 0.15,
  },
  daffodils: {
    heads: ['#f6cf2e', '#f9dc5a', '#f2bf22'],
    shape: 'star',
    height: 0.4,
    size: 0.17,
  },
  bluebonnets: {
    heads: ['#3d56b8', '#5670cf', '#33479c'],
    shape: 'spike',
    height: 0.36,
    size: 0.24,
  },
  lavender: { heads: ['#8468b4', '#9a7fc8', '#6f559c'], shape: 'spike', height: 0.5, size: 0.34 },
  sunflowers: { heads: ['#f2b92a', '#f5c640'], shape: 'star', height: 1.3, size: 0.4 },
  poppies: { heads: ['#e8662a', '#f08a34', '#e0531f'], shape: 'cup', height: 0.34, size: 0.15 },
  wildflowers: {
    heads: ['#e8662a', '#f6cf2e', '#8468b4', '#f4efe6', '#e07a9a'],
    shape: 'star',
    height: 0.4,
    size: 0.12,
  },
  wheat: {
    heads: ['#d8ac42', '#e6c465', '#c4923a'],
    shape: 'ear',
    height: 0.75,
    size: 0.26,
    stem: '#c3a04e',
  },
  cotton: {
    heads: ['#f6f3ea', '#fbf9f3', '#ebe6d8'],
    shape: 'star',
    height: 0.8,
    size: 0.2,
    stem: '#7a6a44',
  },
  corn: {
    heads: ['#e0c060', '#c9a545'],
    shape: 'ear',
    height: 1.8,
    size: 0.36,
    stem: '#5f8f3e',
  },
};

/** How much of the ground one sees between them is theirs: the color of a field from afar. */
export const standColor = (plant: StandingPlant) => looks[plant].heads[0];

/** Draws such plants where their feet are, the far ones first. */
export function drawStand(stage: Stage, plant: StandingPlant, feet: readonly Vector[]) {
  const { camera, canvas, light } = stage;
  const random = stage.random.fork(`stand ${plant} ${feet[0]?.[0] ?? 0}`);
  const { heads, shape, height, size, stem = '#5c8a44' } = looks[plant];
  const byDepth = [...feet].sort((a, b) => b[2] - a[2]);
  // A few at a time share a path: near ones still stand before far ones.
  for (let start = 0; start < byDepth.length; start += 24) {
    const group = byDepth.slice(start, start + 24);
    const distance = camera.focal / scaleAt(camera, group[0] ?? [0, 0, 0]);
    const shade = (value: Color) =>
      throughAir(light, lit(light, value, [-0.3, 0.6, -0.7]), distance);
    const paths = heads.map(() => '');
    let [stems, cores] = ['', ''];
    let thick = 1;
    for (const foot of group) {
      const scale = scaleAt(camera, foot);
      const [x, y] = project(camera, foot);
      const tall = scale * height * random.between(0.85, 1.15);
      const head: PicturePoint = [x + random.spread(0.12) * tall, y - tall];
      const wide = scale * size;
      thick = Math.max(0.8, scale * (shape === 'ear' ? 0.014 : 0.022));
      stems += openLine([[x, y], head]);
      const which = random.integer(0, heads.length - 1);
      paths[which] += headPath[shape](head, wide, random.spread(0.3));
      if (shape === 'star' && wide > 4) cores += disc(head, wide * 0.16);
      if (shape !== 'ear' && wide > 3) stems += dabLeaf(x, y, tall, random.spread(1));
    }
    canvas.stroke(stems, shade(color(stem)), { width: thick });
    paths.forEach((data, index) => {
      if (data) canvas.shape(data, shade(color(heads[index] ?? heads[0])));
    });
    if (cores)
      canvas.shape(
        cores,
        shade(plant === 'sunflowers' ? color('#5a3a20') : darker(color(heads[0]), 0.3)),
      );
  }
}

/** A blade of a leaf beside the stem. */
const dabLeaf = (x: number, y: number, tall: number, lean: number) =>
  openLine([
    [x, y],
    [x + lean * tall * 0.3, y - tall * 0.6],
  ]);

const disc = ([x, y]: PicturePoint, radius: number) =>
  closedLine(
    Array.from({ length: 8 }, (_, index): PicturePoint => {
      const angle = (index / 8) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );

type HeadPath = (at: PicturePoint, size: number, lean: number) => string;

const headPath: Record<Look['shape'], HeadPath> = {
  cup: ([x, y], s) =>
    closedLine([
      [x - s * 0.5, y - s * 0.9],
      [x - s * 0.2, y - s * 0.5],
      [x, y - s],
      [x + s * 0.2, y - s * 0.5],
      [x + s * 0.5, y - s * 0.9],
      [x + s * 0.4, y - s * 0.1],
      [x, y + s * 0.12],
      [x - s * 0.4, y - s * 0.1],
    ]),
  star: ([x, y], s, lean) =>
    [0, 1, 2, 3, 4].slice(0, s > 5 ? 5 : 2).reduce((data, petal) => {
      const angle = lean + (petal / 5) * Math.PI * 2;
      return (
        data +
        dab([x + Math.cos(angle) * s * 0.3, y + Math.sin(angle) * s * 0.3], s * 0.6, angle, 0.5)
      );
    }, ''),
  spike: ([x, y], s, lean) =>
    [0, 1, 2, 3, 4].slice(0, s > 36 ? 5 : s > 15 ? 2 : 1).reduce((data, step) => {
      const wide = s * (0.46 - step * 0.07);
      const up = y + s * 0.35 - step * s * 0.24;
      return (
        data +
        dab([x - wide * 0.4 + lean, up], wide, 0.5, 0.7) +
        dab([x + wide * 0.4 + lean, up - s * 0.08], wide, -0.5, 0.7)
      );
    }, ''),
  ear: ([x, y], s, lean) => dab([x + lean * s * 0.4, y - s * 0.3], s, -1.3 + lean * 0.6, 0.26),
};

/** Where plants of a field stand that are on the picture: closer together near the viewer. */
export function feetInField(
  { camera, canvas, random }: Stage,
  [from, to]: readonly [number, number],
  reach = 60,
): Vector[] {
  const own = random.fork(`field ${from} ${to}`);
  const feet: Vector[] = [];
  for (let z = from; z < to; ) {
    const away = z - camera.position[2];
    const half = Math.min(reach, (away * canvas.width * 0.7) / camera.focal);
    const step = away * 0.024;
    for (let x = -half; x < half; x += step * own.between(0.7, 1.3))
      feet.push([camera.position[0] + x, 0, z + own.spread(step)]);
    z += away * 0.058;
  }
  return feet;
}
