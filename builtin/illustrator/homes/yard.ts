import { lampLow } from '#builtin/illustrator/building/glass.ts';
import { isSnowy, material, snowColor } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { groundAt, project, projectPolygon, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import { layPaving } from '#builtin/illustrator/landscape/paving.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Paving } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

const pathWidth = 1.5;

/** The walk from the door: straight at first, then in a bow towards the viewer. */
type Walk = readonly PicturePoint[];

export function layWalk({ camera, canvas, random }: Stage, { door }: Home): Walk {
  const end = groundAt(camera, [canvas.width * random.between(0.4, 0.6), canvas.height * 1.08]);
  const bend: PicturePoint = [door.x, door.z - (door.z - end[2]) * 0.55];
  return Array.from({ length: 17 }, (_, index): PicturePoint => {
    const t = index / 16;
    const blend = (a: number, b: number, c: number) =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return [blend(door.x, bend[0], end[0]), blend(door.z + 0.2, bend[1], end[2])];
  });
}

export function isOnPath(home: Home, walk: Walk, [x, z]: readonly [number, number]): boolean {
  if (walk.some(([px, pz]) => Math.abs(pz - z) < 0.8 && Math.abs(px - x) < pathWidth * 0.8))
    return true;
  const { drive } = home;
  return Boolean(drive && z < drive.z && Math.abs(x - drive.x) < drive.width * 0.62);
}

/** A drive from the garage to the street, somewhat wider there. */
const driveOf = ({ x, width, z }: NonNullable<Home['drive']>): PicturePoint[] => [
  [x - width / 2, z],
  [x + width / 2, z],
  [x + width * 0.62, z - 16],
  [x - width * 0.56, z - 16],
];

/** What one would also walk on. */
const walked = new Set<Paving>(['gravel', 'brick', 'stone', 'shell']);

export function drawPaths(stage: Stage, home: Home, walk: Walk) {
  const { light, scene, random } = stage;
  const paving =
    scene.region === 'desert'
      ? color('#c9a184')
      : random.fork('paving').pick([color('#c9bfae'), color('#b9aea0'), color('#c4a58b')]);
  const base = isSnowy(scene)
    ? mix(paving, snowColor, 0.55)
    : scene.weather === 'rain'
      ? darker(paving, 0.3)
      : paving;
  const flat = lit(light, base, [0, 0.85, 0]);
  const drive = home.drive && driveOf(home.drive);
  if (scene.paving) {
    if (drive) layPaving(stage, drive, scene.paving);
    const edges = [-0.75, 0.75].map((side) => walk.map(([x, z]): PicturePoint => [x + side, z]));
    if (!drive || walked.has(scene.paving))
      return layPaving(stage, [...(edges[0] ?? []), ...(edges[1] ?? []).reverse()], scene.paving);
  } else if (drive) slab(stage, drive, flat);
  const edge = (side: number) =>
    walk.map(([x, z]): PicturePoint => [x + (side * pathWidth) / 2, z]);
  slab(stage, [...edge(-1), ...edge(1).reverse()], flat);
  const joints = walk
    .slice(1)
    .map(([x, z]) =>
      openLine([
        project(stage.camera, [x - pathWidth / 2, 0, z]),
        project(stage.camera, [x + pathWidth / 2, 0, z]),
      ]),
    );
  stage.canvas.stroke(joints.join(''), darker(flat, 0.2), { width: 1.1, opacity: 0.7 });
}

/** Sidewalk, kerb and road before a row of houses. */
export function drawStreetFront(stage: Stage, home: Home) {
  const { light, scene } = stage;
  const snowy = isSnowy(scene) ? 0.5 : 0;
  const ground = (code: string) => lit(light, mix(color(code), snowColor, snowy), [0, 0.9, 0]);
  const edge = Math.min(-5.4, home.door.z - 2.6);
  const strip = (from: number, to: number): PicturePoint[] => [
    [home.slope ? -26 : -70, from],
    [home.slope ? 60 : 90, from],
    [home.slope ? 60 : 90, to],
    [home.slope ? -26 : -70, to],
  ];
  const { slope } = home;
  slab(stage, strip(0.2, edge), ground('#c6c0b4'), slope);
  slab(stage, strip(edge, edge - 0.2), ground('#d8d2c6'), slope);
  slab(stage, strip(edge - 0.2, edge - 40), ground('#70747a'), slope);
  const joints: string[] = [];
  for (let x = -30; x < 50; x += 1.5) {
    const y = (slope ?? 0) * x;
    joints.push(openLine([project(stage.camera, [x, y, 0]), project(stage.camera, [x, y, edge])]));
  }
  stage.canvas.stroke(joints.join(''), ground('#a39c90'), { width: 1, opacity: 0.7 });
}

/** A paved area with a soft dark edge where the lawn meets it. */
function slab(stage: Stage, outline: readonly PicturePoint[], paint: Color, slope = 0) {
  const seen = projectPolygon(
    stage.camera,
    outline.map(([x, z]): Vector => [x, slope * x, z]),
  );
  const ys = seen.map(([, y]) => y);
  const fill = stage.canvas.linear(
    [0, Math.min(...ys)],
    [0, Math.max(...ys)],
    [
      [0, lighter(paint, 0.06)],
      [1, darker(paint, 0.14)],
    ],
  );
  stage.canvas.polygon(seen, fill, { outline: { paint: darker(paint, 0.22), width: 1.4 } });
}

/** Light from doors and windows on the lawn before the home. */
export function drawLightPools(stage: Stage, home: Home) {
  const { canvas, camera, light } = stage;
  const strength = light.lamps - 0.4;
  if (strength <= 0) return;
  const paint = canvas.radial([
    [0, lampLow, 0.85 * strength],
    [0.5, lampLow, 0.4 * strength],
    [1, lampLow, 0],
  ]);
  for (const [x, z, wide] of [
    [home.door.x, home.door.z - 1.2, 3.4],
    [home.width * 0.8, -2.4, 3.4],
    [home.width * 0.2, home.door.z - 0.5, 3],
  ] as const) {
    const at: Vector = [x, 0, z];
    const scale = scaleAt(camera, at);
    canvas.ellipse(project(camera, at), [wide * scale, wide * scale * 0.2], paint);
  }
}

/** A mailbox on a post beside the walk; there is nothing written on it. */
export function drawMailbox(stage: Stage, walk: Walk) {
  const { colors } = stage.scene;
  const paint = colors?.mailbox ? color(colors.mailbox) : stage.palette.door;
  const [x = 0, z = 0] = walk[9] ?? [];
  const [left, right] = [x - 1.5, x - 1.25];
  box(stage, [left + 0.08, 0, z], [left + 0.17, 1.02, z + 0.09], material(stage.palette.wood));
  box(stage, [left, 1.02, z - 0.2], [right, 1.26, z + 0.28], material(paint));
}
