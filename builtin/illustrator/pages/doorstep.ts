import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { drawFrontDoor } from '#builtin/illustrator/interiors/front-door.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { bunting } from '#builtin/illustrator/models/celebrations.ts';
import { christmasTree } from '#builtin/illustrator/models/christmas-tree.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import { flagPole } from '#builtin/illustrator/models/flag.ts';
import { leafScatter } from '#builtin/illustrator/models/grounds.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { drawn, type Solid } from '#builtin/illustrator/models/solid.ts';
import { gift } from '#builtin/illustrator/models/tableware.ts';
import { cardboardBox } from '#builtin/illustrator/models/vehicles.ts';
import type { Holiday } from '#builtin/illustrator/scene.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { onDoors } from '#builtin/illustrator/things/shown-things.ts';
import { sizeOf } from './size-of.ts';
import { modelOf } from './thing-models.ts';
import { thingsAt } from './with-things.ts';

/** Height of the step before the door. */
const step = 0.5;

type Put = readonly [model: Model, x: number, y: number, z: number, size?: number];

/** What a feast puts on a doorstep. */
const decorations: Record<Holiday, readonly Put[]> = {
  halloween: [
    [outdoor.lantern(0.46), -0.85, step, -1.2],
    [outdoor.lantern(0.38), 0.95, step, -1.25],
    [outdoor.lantern(0.56), -1.75, 0, -2.3],
    [outdoor.pumpkin(0.4), 1.65, 0, -2.2],
    [outdoor.pumpkin(0.3, '#e3d2a8'), 2.05, 0, -2.4],
    [outdoor.grass(1.3), -2.1, 0, -1.7],
  ],
  thanksgiving: [
    [outdoor.pumpkin(0.56), -0.98, step, -1.2],
    [outdoor.pumpkin(0.36, '#e3d2a8'), -0.58, step, -1.34],
    [outdoor.pumpkin(0.5), 0.98, step, -1.2],
    [outdoor.pumpkin(0.34), 0.6, step, -1.36],
    [outdoor.pumpkin(0.4), 1.36, 0, -2.5],
    [outdoor.pumpkin(0.3, '#c9662a'), -1.3, 0, -2.6],
    [outdoor.bush(0.55, true), 1.7, 0, -2.2],
    [outdoor.pumpkin(0.52), -1.75, 0, -2.2],
    [outdoor.bush(0.5, true), -2.3, 0, -2],
    [outdoor.grass(1.3), 2.1, 0, -1.7],
  ],
  winter: [
    [christmasTree(1.5), -1.3, step, -1.15],
    [christmasTree(1.5), 1.3, step, -1.15],
    [gift('#b23a33', '#f6efdf'), -0.7, step, -1.3, 1.1],
    [gift('#2f5a40', '#e0b23a'), 0.68, step, -1.3, 0.9],
    [
      [
        outdoor.lights([-1.6, 3.3, -1.65], [0, 3.3, -1.65], 8),
        outdoor.lights([0, 3.3, -1.65], [1.6, 3.3, -1.65], 8),
      ],
      0,
      0,
      0,
    ],
  ],
  july: [
    [
      [bunting([-1.42, 3.2, -1.66]), bunting([-0.47, 3.2, -1.66]), bunting([0.48, 3.2, -1.66])],
      0,
      0,
      0,
    ],
    [flagPole(1.5, 0.85), -2.3, 0, -2.3],
    [flagPole(1.3, 0.75), 1.55, 0, -2.5],
    [fixture.plant(0.8, 'bush', '#b23a33'), -1.7, 0, -2.2],
    [fixture.plant(0.8, 'bush', '#3f6f9a'), 1.7, 0, -2.2],
  ],
  spring: [
    [fixture.plant(0.7, 'bush', '#d88f80'), -0.9, step, -1.2],
    [outdoor.bush(0.5, true), -1.8, 0, -2.2],
    [outdoor.bush(0.55, true), 1.8, 0, -2.2],
    [outdoor.bush(0.45, true), 2.4, 0, -2],
  ],
};

/** A key turned in the lock of a brass plate: a ring hangs from its bow, with another key and a tag like a house. */
const hangingKeys: Solid = drawn(
  [0.4, step + 0.46, -0.06],
  [0.4, 0.6, 0.02],
  ({ canvas, camera, light }, at) => {
    const [x, y] = project(camera, [at[0], at[1] + 0.56, at[2]]);
    const s = scaleAt(camera, at) * 0.46;
    const tone = (code: string): Color => lit(light, color(code), [-0.3, 0.4, -0.8]);
    const shape = (points: readonly PicturePoint[], paint: Color) =>
      canvas.polygon(
        points.map(([a, b]): PicturePoint => [x + a * s, y + b * s]),
        paint,
      );
    const ring = ([a, b]: PicturePoint, radius: number, wide: number) =>
      canvas.ellipse([x + a * s, y + b * s], [radius * s, radius * s], tone('#c2c6c9'), {
        opacity: 0,
        outline: { paint: tone('#8f969b'), width: Math.max(1.6, s * wide) },
      });
    const [brass, shade] = [tone('#c9a24a'), tone('#9a7a34')];
    // The plate, a lever over the lock.
    shape(box(-0.13, -0.62, 0.26, 0.86), shade);
    shape(box(-0.11, -0.6, 0.22, 0.82), brass);
    shape(box(-0.06, -0.5, 0.12, 0.12), shade);
    shape(box(-0.38, -0.47, 0.46, 0.075), lighter(brass, 0.2));
    canvas.ellipse([x, y + s * 0.02], [s * 0.1, s * 0.1], shade);
    canvas.ellipse([x, y + s * 0.02], [s * 0.07, s * 0.07], lighter(brass, 0.12));
    // Of the key in the lock one sees the bow, on its edge.
    shape(box(-0.03, -0.06, 0.06, 0.1), tone('#8f969b'));
    canvas.ellipse([x, y + s * 0.13], [s * 0.055, s * 0.13], tone('#d3d7da'));
    canvas.ellipse([x, y + s * 0.17], [s * 0.02, s * 0.05], shade);
    ring([0, 0.34], 0.15, 0.03);
    // The other key hangs from the ring.
    const metal = tone('#e0b255');
    const turn = 0.24;
    const hang = ([a, b]: PicturePoint): PicturePoint => [
      0.06 + a * Math.cos(turn) + b * Math.sin(turn),
      0.46 - a * Math.sin(turn) + b * Math.cos(turn),
    ];
    const disc = (radius: number) =>
      Array.from({ length: 20 }, (_, index): PicturePoint => {
        const angle = (index / 20) * Math.PI * 2;
        return [Math.cos(angle) * radius, 0.12 + Math.sin(angle) * radius];
      });
    shape(disc(0.13).map(hang), metal);
    shape(blade.map(hang), metal);
    shape(disc(0.05).map(hang), darker(metal, 0.55));
    shape(
      [
        [-0.5, 0.74],
        [-0.27, 0.52],
        [-0.04, 0.74],
        [-0.11, 0.74],
        [-0.11, 1],
        [-0.43, 1],
        [-0.43, 0.74],
      ],
      tone('#b5473a'),
    );
    shape(box(-0.32, 0.84, 0.1, 0.16), lighter(tone('#f6f2ea'), 0.1));
    canvas.stroke(
      `M${(x - s * 0.09).toFixed(1)} ${(y + s * 0.46).toFixed(1)}L${(x - s * 0.26).toFixed(1)} ${(y + s * 0.56).toFixed(1)}`,
      tone('#8f969b'),
      { width: Math.max(1.5, s * 0.025) },
    );
  },
  false,
);

const box = (x: number, y: number, width: number, height: number): PicturePoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The stem of a key with its teeth. */
const blade: readonly PicturePoint[] = [
  [-0.04, 0.22],
  [0.04, 0.22],
  [0.04, 0.72],
  [0.12, 0.7],
  [0.12, 0.62],
  [0.04, 0.61],
  [0.11, 0.54],
  [0.11, 0.47],
  [0.04, 0.46],
  [0.04, 0.76],
  [-0.04, 0.76],
];

/** A front door as it is at this time of the year. */
export function drawDoor(stage: Stage, pets: readonly Model[]) {
  const { holiday } = stage.scene;
  const decoration = holiday ? decorations[holiday] : [];
  drawFrontDoor(stage, {
    things: [
      ...(asks(stage, 'fallen-leaves') ? placed(leavesOnSteps) : []),
      ...placed(decoration),
      ...placed(thingsAtDoor(stage)),
      ...placed(signBeforeDoor(stage)),
      ...placed(petsAt(pets)),
    ],
  });
}

/** The sign of an agent or of an open house, or balloons, on the grass beside the steps. */
const signBeforeDoor = (stage: Stage): Put[] => {
  if (asks(stage, 'open-house-sign'))
    return [
      [outdoor.sandwichBoard, 2, 0, -2.2, 0.85],
      [outdoor.balloons, 2.5, 0, -2, 0.8],
    ];
  if (asks(stage, 'sold-sign'))
    return [[[...outdoor.signPost('door'), ...outdoor.soldMark], 2, 0, -2.2, 0.74]];
  if (asks(stage, 'sale-sign')) return [[outdoor.signPost('door'), 2, 0, -2.2, 0.74]];
  return asks(stage, 'balloons') ? [[outdoor.balloons, 1.35, 0, -1.9, 1.1]] : [];
};

/** Leaves that the wind has brought to a door. */
const leavesOnSteps: Put[] = [
  [leafScatter(2.6), 0, step, -0.9],
  [leafScatter(2.2), 0.3, step / 2, -1.9],
  [leafScatter(2.6), -0.2, 0.02, -2.6],
  [leafScatter(2.6), 1.2, 0.02, -3],
  [leafScatter(2.6), -1.4, 0.02, -3.2],
];

/** What was asked for: on the door, on the step, or before it where it is wide. */
function thingsAtDoor({ scene }: Stage): Put[] {
  const shown = thingsAt(scene, 'door');
  const standing = shown.filter((thing) => !onDoors.has(thing));
  return [
    ...shown.flatMap((thing): Put[] => {
      const model = modelOf(thing, scene);
      if (thing === 'banner') return [[model, 0, step + 2.36, -1.66, 1.1]];
      if (thing === 'doorbell') return [[model, 0.98, step + 1.0, -0.06, 1.3]];
      if (thing === 'lockbox') return [[model, 0.31, step + 0.72, -0.1, 0.58]];
      return onDoors.has(thing) ? [[model, 0, step + 0.9, -0.08, 0.95]] : [];
    }),
    ...standing.slice(0, 4).map((thing, index): Put => {
      const model = modelOf(thing, scene);
      const { width } = sizeOf(model);
      const side = index % 2 ? 1 : -1;
      if (width > 1.3) return [model, side * 1.45, 0, -2.2 - index * 0.1, 0.85];
      const size = Math.max(1, Math.min(1.6, 0.9 / width));
      return index < 2
        ? [model, side * 0.95, step, -1.4, size]
        : [model, side * 1.9, 0, -2.5, size];
    }),
  ];
}

/** The day the keys are handed over: they hang in the lock, boxes wait on the step. */
export function drawDoorstep(stage: Stage, pets: readonly Model[]) {
  const boxes: Put[] = [
    [cardboardBox(0.5), -0.85, step, -1.1],
    [cardboardBox(0.38), -0.8, step + 0.4, -1.1],
    [cardboardBox(0.44), 1.0, step, -1.2],
    [fixture.plant(0.6, 'broad', 'accentFabric'), 0.98, step + 0.36, -1.2],
  ];
  drawFrontDoor(stage, {
    isClose: true,
    things: [hangingKeys, ...placed(boxes), ...placed(petsAt(pets))],
  });
}

const petsAt = (pets: readonly Model[]): Put[] =>
  pets.map((pet, index) => [pet, 0.1 + index * 0.5, step, -1.35, 1.1]);

const placed = (puts: readonly Put[]): Solid[] =>
  puts.flatMap(([model, x, y, z, size]) => put(model, [x, y, z], { size }));
