import { layPaving } from '#builtin/illustrator/landscape/paving.ts';
import { seaOats } from '#builtin/illustrator/models/dunes.ts';
import { fenceOf } from '#builtin/illustrator/models/fences.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { ThingPlace } from '#builtin/illustrator/things/named-thing.ts';
import { isAt, namedThing, type Thing } from '#builtin/illustrator/things/things.ts';
import { mainHouse, planting, trees } from './around.ts';
import { drawBeach } from './beach.ts';
import { drawEllipseOn } from './ground-shapes.ts';
import { drawRoomPage } from './room-page.ts';
import type { RoomPage, Standing } from './room-plan.ts';
import { sizeOf } from './size-of.ts';
import { drawTablePage, type Laid, type TablePage } from './tables.ts';
import { modelOf } from './thing-models.ts';
import { drawYardPage, type Placed, type YardPage } from './yard-page.ts';
import { behind, houseBack } from './yards.ts';

/** The things of a wish that have their place here. */
export const thingsAt = ({ things = [] }: Scene, place: ThingPlace): Thing[] =>
  things.filter((thing) => isAt(thing, place));

/** Where up to six things lie: what stands behind, what is flat before it. */
const standingAt = [
  [[0, 0.14]],
  [
    [-0.22, 0.16],
    [0.24, 0.12],
  ],
  [
    [-0.34, 0.14],
    [0, 0.22],
    [0.34, 0.12],
  ],
  [
    [-0.42, 0.1],
    [-0.14, 0.24],
    [0.16, 0.24],
    [0.42, 0.1],
  ],
] as const;
const flatAt = [
  [[0, -0.05]],
  [
    [-0.22, -0.06],
    [0.24, -0.07],
  ],
  [
    [-0.36, -0.04],
    [0, -0.08],
    [0.36, -0.06],
  ],
] as const;

/** Things on a table, each as large as there is room for it. */
const tableWithThings: TablePage = {
  things: (random, { scene }) => {
    const shown = thingsAt(scene, 'table').slice(0, 6);
    const cloth = shown.filter((thing) => thing === 'drop-cloth');
    const laid = shown
      .filter((thing) => thing !== 'drop-cloth')
      .map((thing) => ({ model: modelOf(thing, scene), ...sizeOf(modelOf(thing, scene)) }));
    const flat = laid.filter(({ height }) => height < 0.06).slice(0, 3);
    const standing = laid.filter(({ height }) => height >= 0.06).slice(0, 4);
    const [back, front] = [standingAt[standing.length - 1] ?? [], flatAt[flat.length - 1] ?? []];
    const place = (
      { model, width, height, depth, middle }: (typeof laid)[number],
      [x, z]: readonly [number, number],
      [wide, high, deep]: readonly [number, number, number],
    ): Laid => {
      const size = Math.min(laid.length === 1 ? 2 : 1.6, wide / width, high / height, deep / depth);
      return [model, x - middle * size, z + (standing.length === 0 ? 0.1 : 0), { size }];
    };
    const alone = laid.length === 1;
    // One that stands and one that lies are side by side.
    const aside = standing.length === 1 && flat.length === 1 ? 0.24 : 0;
    return [
      ...cloth.map((thing): Laid => [modelOf(thing, scene), 0, 0]),
      ...standing.map((each, index) =>
        place(
          each,
          alone ? [0, 0.2] : aside > 0 ? [-aside, 0.14] : (back[index] ?? [0, 0.1]),
          alone ? [0.56, 0.5, 0.6] : [0.42 - standing.length * 0.03, 0.4, 0.34],
        ),
      ),
      ...flat.map((each, index) =>
        place(
          each,
          alone ? [0, 0.06] : aside > 0 ? [aside, 0] : (front[index] ?? [0, -0.1]),
          alone ? [0.78, 1, 0.6] : [0.42, 1, 0.3],
        ),
      ),
      ...(laid.length < 3 && cloth.length === 0
        ? ([
            [fixture.plant(0.3, 'bush', 'accentFabric'), random.pick([-0.5, 0.52]), 0.42],
          ] as Laid[])
        : []),
    ];
  },
};

export const drawTableThings = drawTablePage(tableWithThings);

/** Plants, where nothing else was said to stand there. */
export const drawWindowSill = drawTablePage({
  things: (random, stage) =>
    thingsAt(stage.scene, 'table').some((thing) => thing !== 'plant')
      ? tableWithThings.things(random, stage)
      : [
          [fixture.plant(0.34, 'bush', '#b5673a'), -0.36, 0.16],
          [fixture.plant(0.42, 'broad', '#e9e2d4'), -0.08, 0.26],
          [fixture.plant(0.3, 'blades', 'accentFabric'), 0.16, 0.12],
          [fixture.plant(0.26, 'bush', '#e9e2d4'), 0.38, 0.2],
        ],
});

/** A yard as wide as what stands in it needs it. */
function yardWithThings({ scene }: Stage): YardPage {
  const shown = thingsAt(scene, 'yard').slice(0, 3);
  const sized = shown.map((thing) => ({
    model: modelOf(thing, scene),
    ...sizeOf(modelOf(thing, scene)),
  }));
  const [first] = shown;
  const wide = sized.reduce((sum, { width }) => sum + width, 0) + (sized.length - 1) * 0.8;
  const tall = Math.max(1, ...sized.map(({ height }) => height));
  const ground = scene.ground ?? (first ? namedThing(first).ground : undefined) ?? 'front';
  // What is deep comes nearer to the viewer, who steps back.
  const deep = Math.max(0, ...sized.map(({ depth }) => depth - 1.6));
  const distance = Math.min(
    13,
    Math.max(3.2, wide < 7 ? wide * 0.95 : wide * 1.14, tall * 1.5) + deep * 0.9,
  );
  const line = sized.map(({ model, width, middle }, index): Placed => {
    const before = sized.slice(0, index).reduce((sum, each) => sum + each.width + 0.8, 0);
    return [model, -wide / 2 + before + width / 2 - middle, 0.6 + (index % 2) * 0.5];
  });
  const far = 9 + distance;
  // Ducks swim on it, all else stands before it.
  const pondAt = first === 'ducks' ? 3.6 : 8.4;
  return {
    eye: [1.5, 1.8],
    distance: [distance, distance * 1.08],
    horizon: tall > 3 ? 0.6 : 0.44,
    zoom: 1.15,
    ...(ground === 'front' &&
      scene.extras?.includes('driveway') && {
        ground: (stage: Stage) =>
          layPaving(
            stage,
            [
              [-2.4, -9],
              [2.6, -9],
              [2.2, far],
              [-1.8, far],
            ],
            scene.paving ?? 'concrete',
          ),
        hasGrass: (x: number) => Math.abs(x) > 2.8,
      }),
    ...(ground === 'sand' && { isBare: true as const, ground: drawBeach }),
    ...(ground === 'water' && {
      ground: (stage: Stage) => drawEllipseOn(stage, [0, pondAt], [pondAt * 2.4, 4.6], '#6fa3b8'),
      hasGrass: (x: number, z: number) => (x / (pondAt * 2.5)) ** 2 + ((z - pondAt) / 5) ** 2 > 1,
    }),
    pet: [wide / 2 + 0.8, 0, 0.2],
    things: (random, stage) => [
      ...around(stage, ground, { far, pondAt }, random),
      ...(first === 'ducks' ? line.map(([model, x]): Placed => [model, x, 1.2]) : line),
    ],
  };
}

/** What is behind the things. */
function around(
  stage: Stage,
  ground: NonNullable<Scene['ground']>,
  { far, pondAt }: { far: number; pondAt: number },
  random: Stage['random'],
): Placed[] {
  if (ground === 'sand') return [-5, 5].map((x): Placed => [seaOats(0.9), x, 2.4]);
  if (ground === 'back') return [...behind(stage, random), [houseBack(stage, 8), -10, 8.4]];
  if (ground === 'front')
    return [
      ...mainHouse(stage, random, random.pick([-2, 2.4]), far),
      ...[-5.5, -4.4, 4.6, 5.7].map((x): Placed => [planting(stage, 0.7), x, far - 0.8]),
    ];
  const groves = trees(
    stage,
    random,
    [
      [-14, far + 8],
      [-6, far + 13],
      [5, far + 12],
      [13, far + 7],
      [21, far + 10],
      [-22, far + 11],
    ],
    9,
  );
  if (ground === 'water')
    return [
      ...groves,
      ...Array.from(
        { length: 14 },
        (_, index): Placed => [
          outdoor.grass(0.9),
          Math.cos((index / 14) * Math.PI) * pondAt * 2.4,
          pondAt + Math.sin((index / 14) * Math.PI) * 4.8,
        ],
      ),
    ];
  return [
    ...groves,
    [fenceOf(stage.scene.fence ?? 'ranch-rail', 40, stage.scene.colors?.fence), 0, far - 1],
  ];
}

export const drawYardThings = (stage: Stage, pets: readonly Model[]) =>
  drawYardPage(yardWithThings(stage))(stage, pets);

/** So that one thing does not stand in an empty room. */
const besideThing: Standing[] = [
  [furniture.armchair, 0.94, 1, { turn: 3 }],
  [fixture.picture(0.6, 0.76), 0.62, 0, { y: 1.3 }],
];

/** A plain room whose back wall belongs to what was asked for. */
const roomWithThings: RoomPage = {
  distance: 3.6,
  height: 2.35,
  windows: [
    [{ wall: 'left', at: 0.62, width: 1.8, sill: 0.7, height: 1.6, hasCurtains: true }],
    [{ at: 0.88, width: 1.1, sill: 0.8, height: 1.6, hasCurtains: true }],
  ],
  things: (random, { scene }, layout) => {
    const shown = thingsAt(scene, 'room')
      .slice(0, 3)
      .map((thing) => modelOf(thing, scene))
      .map((model) => {
        const { width, height, middle } = sizeOf(model);
        const size = Math.min(width < 0.8 ? 2.4 : 1.4, 1.5 / height, 1.8 / width);
        return { model, size, width: width * size, middle: middle * size };
      });
    const wide = shown.reduce((sum, { width }) => sum + width + 0.25, -0.25);
    const start = (layout === 1 ? -0.3 : 0.1) - wide / 2;
    return [
      [furniture.rug(2.8, 1.5), 0, 1.1],
      ...shown.map(({ model, size, width, middle }, index): Standing => {
        const before = shown.slice(0, index).reduce((sum, each) => sum + each.width + 0.25, 0);
        const x = start + before + width / 2 - middle / size;
        // Where a thing stands is said in metres here: its place across is worked out from them.
        return [put(model, [x / size, 0, 0]), 0, 0.3 + (index % 2) * 0.4, { size, asPut: true }];
      }),
      ...(wide < 1.6 ? besideThing : []),
      [fixture.plant(1.3, random.pick(['broad', 'blades'])), -0.94, 0.3],
      [fixture.pendant(0.4, '#e9dcc4', 0.44), 0, 1.2, { y: 0.5, fromTop: true }],
    ];
  },
};

export const drawRoomThings = drawRoomPage(roomWithThings);
