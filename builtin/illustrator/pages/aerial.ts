import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { project, projectPolygon, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, mix } from '#builtin/illustrator/drawing/color.ts';
import { rectangleBetween, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { leafColor } from '#builtin/illustrator/foliage/leaves.ts';
import { houseLook, plainHouse, withRidge } from '#builtin/illustrator/homes/local-house.ts';
import { fillRidge, ridgeLine, treeLine } from '#builtin/illustrator/landscape/ridge.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { asOne, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, drawn, turned } from '#builtin/illustrator/models/solid.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { Scene, TreeKind } from '#builtin/illustrator/scene.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { layGround } from './around.ts';
import { drawEllipseOn } from './ground-shapes.ts';
import { drawYardPage, type Placed, type YardPage } from './yard-page.ts';

/** A small house as it is seen from the air. */
function houseFromAbove(random: Random, scene: Scene): Model {
  const look = { ...houseLook(random, scene), texture: 'plain', covering: 'plain' } as const;
  const [width, depth] = [random.between(9, 12), random.between(7, 8.5)];
  const wing = random.chance(0.6);
  return asOne([
    ...put(
      plainHouse(
        look,
        [width, 3.2, depth],
        {
          front: [
            ['window', 1.2, 1, 1.6, 1.4],
            ['door', width * 0.45, 0, 1.1, 2.2],
            ['window', width * 0.7, 1, 1.6, 1.4],
          ],
        },
        2.2,
      ),
      [0, 0, -depth / 2],
    ),
    ...(wing
      ? put(
          plainHouse(
            withRidge(look, 'away'),
            [width * 0.42, 2.8, 2.8],
            { front: [['garage', 0.5, 0, width * 0.42 - 1, 2.2]] },
            1.5,
          ),
          [width * 0.28, 0, -depth / 2 - 2.8],
        )
      : []),
  ]);
}

function drawBlocks(stage: Stage) {
  const { camera, canvas, light, scene } = stage;
  const ground = (code: string) =>
    lit(light, mix(color(code), snowColor, isSnowy(scene) ? 0.5 : 0), [0, 0.95, 0]);
  const strip = (x0: number, z0: number, x1: number, z1: number, code: string) =>
    canvas.polygon(
      projectPolygon(camera, [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, 0, z1],
        [x0, 0, z1],
      ]),
      ground(code),
    );
  for (const z of streetsAt) {
    strip(-160, z - 4.6, 160, z + 4.6, '#cfc7b8');
    strip(-160, z - 3, 160, z + 3, '#8a8d91');
  }
  strip(-24.6, -40, -15.4, 400, '#cfc7b8');
  strip(-23, -40, -17, 400, '#8a8d91');
  if (asks(stage, 'golf')) {
    strip(-160, 33, 160, 73, '#5f9f48');
    strip(-24.6, 33, -15.4, 73, '#5f9f48');
    for (const [x, z, wide, deep, code] of links) {
      const round = Array.from({ length: 26 }, (_, index): Vector => {
        const angle = (index / 26) * Math.PI * 2;
        return [
          x + Math.cos(angle) * wide * (1 + 0.12 * Math.sin(angle * 3)),
          0,
          z + Math.sin(angle) * deep * (1 + 0.14 * Math.cos(angle * 2)),
        ];
      });
      canvas.polygon(projectPolygon(camera, round), ground(code));
    }
  }
  if (asks(stage, 'lake-view')) {
    strip(-24.6, 33, -15.4, 73, '#8fab62');
    drawEllipseOn(stage, [6, 53], [52, 15], '#ead9ae');
    drawEllipseOn(stage, [6, 53], [50, 13.6], '#4a93b8');
  }
  if (asks(stage, 'shoreline')) drawShore(stage);
}

/** Greens, ponds and bunkers between the homes: across, away, and how far they reach. */
const links = [
  [-46, 50, 26, 6, '#83c25f'],
  [26, 56, 34, 7, '#83c25f'],
  [-14, 47, 14, 7, '#4a93b8'],
  [44, 46, 12, 5, '#4a93b8'],
  [6, 60, 5, 2, '#ead9ae'],
  [-30, 58, 5, 2, '#ead9ae'],
  [58, 60, 6, 2.2, '#ead9ae'],
  [18, 50, 4, 1.8, '#ead9ae'],
] as const;

const shoreAt = 84;

/** Sand behind the last row of homes, and the sea up to the horizon. */
function drawShore(stage: Stage) {
  const { camera, canvas, light } = stage;
  const at = (z: number) => project(camera, [0, 0, z])[1];
  const band = (from: number, to: number, paint: Parameters<typeof canvas.polygon>[1]) =>
    canvas.polygon(rectangleBetween([0, from], [canvas.width, to]), paint);
  const deep = mix(mix(light.sky[0], color('#2f86a0'), 0.5), light.haze, 0.06);
  const top = camera.horizon - (70 * Math.min(canvas.width, canvas.height)) / 1000;
  band(top, at(66), lit(light, color('#ead8ac'), [0, 0.95, 0]));
  band(
    top,
    at(shoreAt),
    canvas.linear(
      [0, top],
      [0, at(shoreAt)],
      [
        [0, mix(deep, light.sky[3], 0.4)],
        [0.4, deep],
        [1, mix(deep, color('#8fd0c8'), 0.55)],
      ],
    ),
  );
  for (const [from, to, opacity] of [
    [shoreAt - 1, shoreAt + 1, 0.9],
    [shoreAt + 4, shoreAt + 5, 0.5],
  ] as const)
    canvas.polygon(
      rectangleBetween([0, at(to)], [canvas.width, at(from)]),
      lit(light, color('#fbfaf4'), [0, 1, 0]),
      { opacity },
    );
}

const streetsAt = [26, 78, 130, 182, 234];

const aerial: YardPage = {
  eye: [26, 34],
  distance: [26, 32],
  horizon: 0.08,
  zoom: 1.2,
  isBare: true,
  ground: drawBlocks,
  things: (random, stage) => {
    const places = [10, 44, 62, 96, 114, 148, 166, 200, 218, 252].flatMap((z, line) =>
      Array.from(
        { length: 9 },
        (_, index) => [-70 + index * 18.5 + (index > 2 ? 8 : 0), z, line] as const,
      ),
    );
    const [kind] = treeKindsOf(stage.scene);
    // Neither on the golf course nor in the sea.
    const isFree = (z: number) =>
      !((asks(stage, 'golf') || asks(stage, 'lake-view')) && z > 33 && z < 73) &&
      !(asks(stage, 'shoreline') && z > 62);
    return places
      .filter(([x, z]) => (x < -26 || x > -13) && isFree(z))
      .flatMap(([x, z, line], index): Placed[] => {
        const own = random.fork(`house ${index}`);
        const looksNear = line % 2 === 1;
        return [
          [houseFromAbove(own, stage.scene), x, z, { turn: looksNear ? 0 : 2 }],
          ...(z < 70
            ? ([
                [-7.4, looksNear ? 7 : -6],
                [7.6, looksNear ? -5 : 5],
              ] as const)
            : ([[-7.4, 5]] as const)
          ).map(([dx, dz]): Placed => [crown(kind, own.between(4.2, 6)), x + dx, z + dz]),
          ...(own.chance(0.22) && z < 70
            ? ([[blue, x + 2, z + (looksNear ? 8 : -8)]] as Placed[])
            : []),
        ];
      });
  },
};

/** A road that winds up a valley: metres to the right at so many metres away. */
const bendAt = (z: number) => Math.sin(z * 0.045) * 9 + z * 0.05 - 4;

/** Slopes under trees, the far ones paler, down to where the homes begin. */
function drawWoodedSlopes(start: Stage) {
  const stage = { ...start, random: start.random.fork('slopes') };
  const { camera, canvas } = stage;
  const unit = Math.min(canvas.width, canvas.height) / 1000;
  const foot = project(camera, [0, 0, 150])[1];
  for (const [high, air] of [
    [190, 0.42],
    [110, 0.26],
  ] as const) {
    const ridge = ridgeLine(stage, camera.horizon, high * unit, 0.08);
    const ground = mix(leafColor(stage, 'tree'), color('#56613f'), 0.5);
    fillRidge(stage, ridge, foot + 4 * unit, ground, air);
    for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1])
      treeLine(
        stage,
        ridge.map(([x, y]) => [x, y + (foot - y) * share]),
        (44 + share * 22) * unit,
        leafColor(stage, 'tree'),
        air * (1 - share * 0.3),
      );
  }
  for (const z of [150, 132, 118]) {
    const [, y] = project(camera, [0, 0, z]);
    const size = scaleAt(camera, [0, 0, z]) * 10;
    treeLine(
      stage,
      [
        [0, y],
        [canvas.width, y],
      ],
      size,
      leafColor(stage, 'tree'),
      0.16,
    );
  }
}

function drawWindingRoad(stage: Stage) {
  drawWoodedSlopes(stage);
  const edge = (half: number) =>
    Array.from({ length: 60 }, (_, index): Vector => {
      const z = -20 + index * 2.2;
      return [bendAt(z) + half, 0, z];
    });
  for (const [half, code] of [
    [4.2, '#cfc7b8'],
    [2.9, '#8a8d91'],
  ] as const)
    layGround(stage, [...edge(-half), ...edge(half).reverse()], code);
}

/** Homes along a winding road among trees, with wooded hills behind. */
const aerialInHills: YardPage = {
  eye: [20, 25],
  distance: [24, 28],
  horizon: 0.32,
  zoom: 1.15,
  isBare: true,
  ground: drawWindingRoad,
  things: (random, stage) => {
    const homes = Array.from({ length: 5 }, (_, line) => line).flatMap((line) => {
      const z = 8 + line * 21;
      return [-1, 1, ...(line > 1 ? [-3, 3] : [])].map(
        (side) =>
          [
            bendAt(z) + side * (13 + random.spread(1.5)),
            z + random.spread(4) + side * 2,
            side,
          ] as const,
      );
    });
    const woods = Array.from({ length: 135 }, (_, index) => {
      const z = 2 + (index / 135) * 108;
      return [random.spread(19 + z * 0.5), z] as const;
    }).filter(
      ([x, z]) =>
        Math.abs(x - bendAt(z)) > 7 &&
        homes.every(([hx, hz]) => Math.abs(x - hx) > 7.6 || z - hz < -9 || z - hz > 7),
    );
    return [
      ...homes.map(
        ([x, z], index): Placed => [
          houseFromAbove(random.fork(`house ${index}`), stage.scene),
          x,
          z,
        ],
      ),
      ...woods.map(([x, z]): Placed => {
        const kind = random.pick(treeKindsOf(stage.scene));
        const height = random.between(6.4, 8.6);
        // From the air a wood is its crowns; only the nearest trees show more than that.
        const isWhole = z < 24 || kind === 'conifer';
        return [isWhole ? outdoor.tree(kind, height, false) : crown(kind, height * 0.86), x, z];
      }),
    ];
  },
};

/** A neighborhood from the air: streets at right angles, or homes among wooded hills. */
export const drawFromAbove = (stage: Stage, pets: readonly Model[]) =>
  drawYardPage(
    isHilly(stage.scene) && !asks(stage, 'golf') && !asks(stage, 'shoreline')
      ? aerialInHills
      : aerial,
  )(stage, pets);

const isHilly = ({ region, trees = [], isDry }: Scene) =>
  !isDry && (region === 'hills' || region === 'mountains') && !trees.includes('palm');

const blue: Model = [
  block([0, 0, 0], [5, 0.05, 3], '#e9e4d6', { top: '#e9e4d6' }),
  block([0, 0.05, 0], [4.4, 0.03, 2.4], '#4fb3c4', { top: '#5fc0cf' }),
];

/** A tree from above is its crown. */
const crown = (kind: TreeKind, height: number): Model =>
  kind === 'conifer'
    ? [
        turned([0, 0, 0], [height * 0.6, height * 1.3, height * 0.6], '#3f6650', [
          [1, 0.1],
          [0.06, 1],
        ]),
      ]
    : [
        turned([0, 0, 0], [0.4, height * 0.4, 0.4], '#6b5440'),
        drawn([0, height * 0.2, 0], [height * 0.7, height * 0.7, height * 0.7], (stage, at) =>
          put(outdoor.bush(height * 0.8), at).forEach(({ low, high, draw }) => {
            draw(stage, low, high, 0);
          }),
        ),
      ];
