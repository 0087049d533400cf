import { doorOn } from '#builtin/illustrator/building/door.ts';
import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { porchPost } from '#builtin/illustrator/building/porch.ts';
import { railing } from '#builtin/illustrator/building/railing.ts';
import { castShadows, crownPoints } from '#builtin/illustrator/building/shadow.ts';
import { box, surface } from '#builtin/illustrator/building/wall.ts';
import { windowOn } from '#builtin/illustrator/building/window.ts';
import { createCamera } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  createFace,
  gradientOn,
  outlineOn,
  paintOn,
  rectangle,
  rightFace,
  topFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import { shrub } from '#builtin/illustrator/foliage/shrub.ts';
import { type PlantedTree, plantTree } from '#builtin/illustrator/homes/yard-trees.ts';
import { drawGround, drawTurf } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import { drawPets } from '#builtin/illustrator/models/animals.ts';
import {
  ceilingFan,
  coffeeCup,
  hangingFern,
  rockingChair,
} from '#builtin/illustrator/models/details.ts';
import { table } from '#builtin/illustrator/models/furniture.ts';
import { drawSolids, type Model, put } from '#builtin/illustrator/models/model.ts';
import { pumpkin } from '#builtin/illustrator/models/outdoors.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { Extra } from '#builtin/illustrator/scene.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { pottedPlant } from './plants.ts';
import { deckHeight, drawChairs, drawLantern, drawSwing } from './porch-furniture.ts';

const depth = 7;

/** On a porch, looking out: the house wall on one side, posts and railing on the other, a swing. */
export function drawPorchView(start: Stage, pets: readonly Model[]) {
  const { canvas } = start;
  const ratio = canvas.width / canvas.height;
  const wide = Math.max(3.2, 3.4 * ratio);
  const camera = createCamera([-wide * 0.1, deckHeight + 1.5, -2.6], 0.12, {
    focal: Math.max(canvas.height * 0.95, canvas.width * 0.72),
    centerX: canvas.width * 0.52,
    horizon: canvas.height * 0.5,
  });
  const stage = { ...start, camera };
  drawGarden(stage);
  const [left, right] = [-wide / 2, wide / 2];
  drawDeck(stage, left, right);
  drawHouseWall(stage, left);
  drawCeiling(stage, left, right);
  drawPostsAndRailing(stage, left, right);
  const asks = (extra: Extra) => start.scene.extras?.includes(extra) ?? false;
  if (asks('screens')) drawScreens(stage, left, right);
  if (!asks('rocking-chairs')) drawSwing(stage, [left + 0.5, deckHeight, 2.6]);
  if (asks('rocking-chairs')) {
    // Near enough to be what the picture is about.
    const chairs = [3.1, 1.3].flatMap((z) =>
      put(rockingChair(), [right - 1.3, deckHeight, z], { turn: 3, size: 1.25 }),
    );
    const facing = put(rockingChair(), [left + 1.2, deckHeight, 3.4], { turn: 1, size: 1.25 });
    const between = asks('coffee')
      ? []
      : put(table(0.5, 0.5, 'wood'), [right - 1.2, deckHeight, 2.2], { size: 0.8 });
    drawSolids(stage, [...chairs, ...between, ...facing]);
  } else drawChairs(stage, [right - 1.35, deckHeight, 0.9]);
  pottedPlant(
    withRandom(stage, 'fern'),
    [right - 0.5, deckHeight, asks('rocking-chairs') ? 5 : 3.2],
    0.85,
    'bush',
  );
  pottedPlant(
    withRandom(stage, 'blades'),
    [left + 0.42, deckHeight, 0.75],
    0.8,
    'broad',
    stage.palette.door,
  );
  if (asks('ceiling-fan'))
    drawSolids(stage, put(ceilingFan, [0.1, deckHeight + 2.3, 2.6], { size: 1.5 }));
  else drawLantern(stage, [0.1, deckHeight + 2.5, 1.6]);
  if (asks('hanging-baskets'))
    drawSolids(
      stage,
      [1.1, 3.4, 5.7].flatMap((z) => put(hangingFern, [right - 0.4, deckHeight + 1.7, z])),
    );
  if (asks('coffee')) drawSolids(stage, put(sideTable, [0.55, deckHeight, 1.5]));
  if (asks('pumpkins'))
    drawSolids(stage, [
      ...put(pumpkin(0.44), [left + 1.1, deckHeight, 1.6]),
      ...put(pumpkin(0.3, '#e3d2a8'), [left + 1.5, deckHeight, 1.3]),
      ...put(pumpkin(0.36), [0.5, deckHeight, 2.2]),
    ]);
  drawPets(stage, pets, [-0.1, deckHeight, 0.7], 1);
  drawVignette(stage);
}

function drawGarden(stage: Stage) {
  drawSky(stage);
  drawLandscape(stage);
  drawGround(stage);
  const random = stage.random.fork('garden');
  const kind = random.pick(treeKindsOf(stage.scene));
  const trees: PlantedTree[] = (
    [
      [6, 24],
      [15, 28],
      [-5, 30],
      [10, 17],
      [1, 36],
    ] as const
  ).map(([x, z], index) => ({
    kind,
    name: `garden ${index}`,
    at: [x, 0, z],
    height: kind === 'saguaro' ? 4 : random.between(6, 9),
    blossom: true,
  }));
  castShadows(
    stage,
    trees.map(({ at, height }) => crownPoints(at, height)),
  );
  drawTurf(stage);
  for (const planted of trees.sort((a, b) => b.at[2] - a.at[2])) plantTree(stage, planted);
  for (let index = 0; index < 9; index += 1)
    shrub(
      withRandom(stage, `border ${index}`),
      [-3 + index * 1.5, 0, depth + 2.4],
      random.between(0.7, 1.1),
      { flowers: true },
    );
  drawWeather(stage);
}

function drawDeck(stage: Stage, left: number, right: number) {
  const wood = mix(stage.palette.wood, color('#a9a29a'), 0.35);
  const face = topFace(stage, [left, deckHeight, -2]);
  surface(stage, face, rectangle(0, 0, right - left, depth + 2), material(wood, 'boards'));
  const { shadow, shadowOpacity } = stage.light;
  washOn(
    stage,
    face,
    rectangle(0, 0, right - left, depth + 2),
    gradientOn(
      stage,
      face,
      [0.5, 0],
      [0.5, depth + 2],
      [
        [0, shadow, 0.32],
        [0.75, shadow, 0.16],
        [1, shadow, 0],
      ],
    ),
  );
  // Sunlight that comes in between the posts.
  for (let index = 0; index < 4; index += 1) {
    const v = 2.4 + index * 1.9;
    washOn(
      stage,
      face,
      [
        [right - left, v],
        [right - left, v + 1.3],
        [right - left - 1.5, v + 0.6],
        [right - left - 1.5, v - 0.7],
      ],
      lighter(stage.light.sky[3], 0.3),
      { opacity: (1 - stage.light.lamps) * shadowOpacity * 0.8 },
    );
  }
}

function drawHouseWall(stage: Stage, left: number) {
  const { palette } = stage;
  const face = rightFace(stage, [left, deckHeight, -2]);
  surface(
    stage,
    face,
    rectangle(0, 0, depth + 2, 2.8),
    material(lighter(palette.walls, 0.06), 'clapboard'),
    { eaves: 0.25 },
  );
  paintOn(stage, face, rectangle(depth + 1.84, 0, 0.16, 2.8), palette.trim);
  paintOn(stage, face, rectangle(0, 0, depth + 2, 0.16), palette.trim);
  windowOn(
    stage,
    face,
    { u: 2.1, v: 0.75, width: 1.2, height: 1.5 },
    { frame: palette.trim, panes: [2, 2] },
  );
  doorOn(
    stage,
    face,
    { u: 4.3, v: 0.03, width: 1, height: 2.1 },
    { paint: palette.door, frame: palette.trim, kind: 'craftsman' },
  );
  lanternOn(stage, face, 5.75, 1.6);
  windowOn(
    stage,
    face,
    { u: 6.4, v: 0.75, width: 1.2, height: 1.5 },
    { frame: palette.trim, panes: [2, 2] },
  );
}

function drawCeiling(stage: Stage, left: number, right: number) {
  const { canvas, palette, light } = stage;
  const face = createFace(stage, [left, deckHeight + 2.75, -2], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const wood = mix(lighter(palette.wood, 0.25), color('#b9d0cf'), 0.55);
  const shade = mix(
    [
      wood[0] * light.ambient[0] * 1.35,
      wood[1] * light.ambient[1] * 1.35,
      wood[2] * light.ambient[2] * 1.35,
    ],
    lampTop,
    light.lamps * 0.2,
  );
  const wide = right - left;
  canvas.polygon(outlineOn(stage, face, rectangle(0, 0, wide, depth + 2)), shade);
  const lines = Array.from({ length: Math.floor(wide / 0.16) }, (_, index) =>
    openLine(
      outlineOn(stage, face, [
        [index * 0.16, 0],
        [index * 0.16, depth + 2],
      ]),
    ),
  );
  canvas.stroke(lines.join(''), darker(shade, 0.2), { width: 1, opacity: 0.7 });
}

function drawPostsAndRailing(stage: Stage, left: number, right: number) {
  const white = material(stage.palette.trim);
  railing(
    stage,
    [left, deckHeight, depth - 0.15],
    [right - 0.2, deckHeight, depth - 0.15],
    white.color,
  );
  box(
    stage,
    [left, deckHeight + 2.5, depth - 0.25],
    [right, deckHeight + 2.78, depth - 0.05],
    white,
  );
  for (const x of [left + (right - left) * 0.5, right - 0.12])
    porchPost(stage, [x, deckHeight, depth - 0.15], 2.5, 0.18, white);
  box(stage, [right - 0.22, deckHeight + 2.5, -2], [right - 0.02, deckHeight + 2.78, depth], white);
  for (const z of [4.6, 2.3, 0]) {
    railing(
      stage,
      [right - 0.12, deckHeight, z + 2.2],
      [right - 0.12, deckHeight, z + 0.1],
      white.color,
    );
    porchPost(stage, [right - 0.12, deckHeight, z], 2.5, 0.18, white);
  }
}

/** A small table with two cups. */
const sideTable: Model = [
  ...table(0.6, 0.5),
  ...put(coffeeCup, [-0.12, 0.78, 0], { size: 1.3 }),
  ...put(coffeeCup, [0.14, 0.78, 0.06], { size: 1.3 }),
];

/** Wire mesh between the posts, on the two open sides. */
function drawScreens(stage: Stage, left: number, right: number) {
  const mesh = color('#5b6468');
  const sides = [
    {
      face: createFace(stage, [left, deckHeight, depth - 0.15], [1, 0, 0], [0, 1, 0], [0, 0, -1]),
      long: right - left,
    },
    {
      face: createFace(stage, [right - 0.12, deckHeight, -2], [0, 0, 1], [0, 1, 0], [-1, 0, 0]),
      long: depth + 2,
    },
  ];
  for (const { face, long } of sides) {
    washOn(stage, face, rectangle(0, 0.1, long, 2.4), mesh, { opacity: 0.2 });
    const lines = [
      ...Array.from({ length: Math.floor(long / 0.14) }, (_, index) => [
        [index * 0.14, 0.1] as const,
        [index * 0.14, 2.5] as const,
      ]),
      ...Array.from({ length: 17 }, (_, index) => [
        [0, 0.1 + index * 0.14] as const,
        [long, 0.1 + index * 0.14] as const,
      ]),
    ];
    stage.canvas.stroke(
      lines.map((line) => openLine(outlineOn(stage, face, line))).join(''),
      mesh,
      { width: 0.8, opacity: 0.45 },
    );
    for (let u = 0; u <= long; u += 1.15)
      paintOn(stage, face, rectangle(u, 0, 0.06, 2.5), stage.palette.trim);
    paintOn(stage, face, rectangle(0, 0.95, long, 0.06), stage.palette.trim);
  }
}
