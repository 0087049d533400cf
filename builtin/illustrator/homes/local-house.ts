import type { Texture } from '#builtin/illustrator/building/material.ts';
import { mass, type Opening, roof, type Walls } from '#builtin/illustrator/models/building.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import { housesOf } from '#builtin/illustrator/regions.ts';
import type { Houses, Scene } from '#builtin/illustrator/scene.ts';
import type { Random } from '#builtin/random.ts';

/** What the houses of a place have in common: walls, roofs, storeys. */
type HouseLook = {
  walls: readonly [Tint, ...Tint[]];
  texture: Texture;
  covers: readonly [Tint, ...Tint[]];
  covering: Texture;
  ridges: readonly ['along' | 'away' | 'hip' | 'flat', ...('along' | 'away' | 'hip' | 'flat')[]];
  /** How often one has a second storey. */
  tall: number;
};

const boards: HouseLook = {
  walls: ['walls', 'accentWalls', '#d9cdb4', '#c8b7a0', '#e9e2d0', '#9aa8ad', '#b7a48a'],
  texture: 'clapboard',
  covers: ['roof', '#5b5f66', '#6b5a4e'],
  covering: 'shingle',
  ridges: ['along', 'away', 'along'],
  tall: 0.55,
};

const looks: Record<Houses, HouseLook> = {
  adobe: {
    walls: ['#c98f63', '#d3a077', '#dcb28a', '#bd8258'],
    texture: 'stucco',
    covers: ['#b98458'],
    covering: 'plain',
    ridges: ['flat'],
    tall: 0,
  },
  stucco: {
    walls: ['#e0c9a6', '#dcbd95', '#e9dcc4', '#d3a77c', '#efe6d6'],
    texture: 'stucco',
    covers: ['#ad664a', '#b5765a', '#9c5f48'],
    covering: 'tiles',
    ridges: ['hip', 'along', 'hip'],
    tall: 0.2,
  },
  block: {
    walls: ['#f3ead6', '#f2dcc0', '#e6ece4', '#f4efe2', '#e9d3b8'],
    texture: 'stucco',
    covers: ['#8f8578', '#b5765a', '#a39a8c', '#9c8a76'],
    covering: 'shingle',
    ridges: ['hip'],
    tall: 0.12,
  },
  brick: {
    walls: ['brick', 'brick-1', '#b07a62', '#9a6a58', '#c9a98a'],
    texture: 'brick',
    covers: ['#5b5854', '#6b5a4e', '#4d5660'],
    covering: 'shingle',
    ridges: ['hip', 'along', 'along'],
    tall: 0.3,
  },
  frame: boards,
  bungalow: { ...boards, ridges: ['away', 'along', 'away'], tall: 0.2 },
  rows: {
    ...boards,
    walls: ['brick', 'brick-2', '#8a5d49', '#b9866a'],
    texture: 'brick',
    ridges: ['flat'],
    tall: 1,
  },
  southern: {
    ...boards,
    walls: ['#efeadd', '#e3ddcb', '#c9d3d2', '#dfe5d8', '#e8dcc0'],
    covers: ['#7f868a', '#6b6f70', '#8a8f8c'],
    tall: 0.4,
  },
  shotgun: {
    ...boards,
    walls: ['#e8b04a', '#5f9aa8', '#d98a6a', '#8fae7a', '#c98fa0', '#7f8fc0'],
    ridges: ['away'],
    tall: 0,
  },
};

/** How one house among them looks. */
export function houseLook(random: Random, scene: Scene) {
  const { walls, texture, covers, covering, ridges, tall } = looks[housesOf(scene)];
  const wall = random.pick(walls);
  const cover = random.pick(covers);
  const ridge = random.pick(ridges);
  const floors = random.chance(tall) ? 2 : 1;
  return {
    wall,
    texture,
    cover,
    covering,
    ridge,
    floors: scene.stories ?? floors,
  };
}

/** The roof of such a house, or the low wall around a flat one. */
function houseRoof(
  { wall, texture, cover, covering, ridge }: ReturnType<typeof houseLook>,
  at: readonly [number, number, number],
  [width, height, depth]: readonly [number, number, number],
): Solid {
  return ridge === 'flat'
    ? block(at, [width - 0.5, 0.4, depth - 0.5], wall, { texture, top: cover })
    : roof(at, [width, height, depth], {
        tint: cover,
        texture: covering,
        gable: wall,
        gableTexture: texture === 'brick' ? 'clapboard' : texture,
        ridge,
      });
}

/** How the house a picture is about looks: in the colors and of the brick that were asked for. */
export function mainLook(random: Random, scene: Scene): ReturnType<typeof houseLook> {
  const look = houseLook(random, scene);
  const { colors, isBrick } = scene;
  return {
    ...look,
    wall: colors?.walls ? 'walls' : isBrick ? 'brick' : look.wall,
    cover: colors?.roof ? 'roof' : look.cover,
    texture: isBrick ? 'brick' : look.texture,
  };
}

/** The same house with its ridge the other way, unless its roof is flat. */
export const withRidge = (
  look: ReturnType<typeof houseLook>,
  ridge: 'along' | 'away' | 'hip',
): ReturnType<typeof houseLook> => (look.ridge === 'flat' ? look : { ...look, ridge });

/** Four walls with what is in them and a roof over them, its front at z = 0. */
export const plainHouse = (
  look: ReturnType<typeof houseLook>,
  [width, height, depth]: readonly [number, number, number],
  walls: Walls,
  rise = 2.4,
): Model => [
  mass([0, 0, depth / 2], [width, height, depth], look.wall, { texture: look.texture, ...walls }),
  houseRoof(look, [0, height, depth / 2], [width + 1, rise, depth + 1]),
];

/** One floor with a window, a door and a garage, as seen down its drive. */
export const houseWithGarage = (look: ReturnType<typeof houseLook>): Model =>
  plainHouse(
    withRidge(look, 'along'),
    [13, 3, 7],
    {
      front: [
        ['window', 1, 0.9, 1.5, 1.3],
        ['door', 3.6, 0.1, 1, 2.1],
        ['garage', 7.4, 0, 4.4, 2.3],
      ],
    },
    2.6,
  );

const hasChimney = ({ texture, ridge }: ReturnType<typeof houseLook>) =>
  texture !== 'stucco' && ridge !== 'away';

/** A step before the door, and a small roof on two posts over it. */
function doorRoof({ texture, wall, cover }: ReturnType<typeof houseLook>, x: number): Solid[] {
  const step = block([x, 0, -0.5], [1.8, 0.16, 1], 'stone+2');
  if (texture === 'stucco') return [step];
  return [
    step,
    ...[-0.85, 0.85].map((aside) => block([x + aside, 0.1, -0.95], [0.13, 2.3, 0.13], 'trim')),
    roof([x, 2.4, -0.5], [2.3, 0.7, 1.3], {
      ridge: 'away',
      gable: texture === 'brick' ? 'trim' : wall,
      tint: cover,
    }),
  ];
}

/** A plain house as it stands there, its front at z = 0: no more than one sees in passing. */
export function localHouse(
  random: Random,
  scene: Scene,
  { wide, isMain }: { wide?: number; isMain?: true } = {},
): Model {
  const look = (isMain ? mainLook : houseLook)(random, scene);
  const isNarrow = housesOf(scene) === 'shotgun';
  const [width, depth] = [
    wide ?? (isNarrow ? 5.4 : random.between(8.5, 11.5)),
    random.between(7, 9),
  ];
  const height = look.floors > 1 ? 5.4 : isNarrow ? 3.5 : 2.9;
  const hasGarage = !isNarrow && look.texture === 'stucco' && look.ridge !== 'flat';
  const kind: Opening[0] =
    look.texture === 'stucco' ? 'plain' : random.chance(0.5) ? 'shutters' : 'window';
  const front: Opening[] = [
    [isNarrow ? 'shutters' : kind, width * 0.1, 0.9, 1.3, 1.3],
    ['door', width * (isNarrow ? 0.62 : 0.42), 0.1, 1, 2.05],
    ...(hasGarage
      ? ([['garage', width * 0.62, 0, width * 0.32, 2.2]] as Opening[])
      : isNarrow
        ? []
        : ([[kind, width * 0.68, 0.9, 1.5, 1.3]] as Opening[])),
    ...(look.floors > 1
      ? [0.12, 0.43, 0.72].map((share): Opening => [kind, width * share, 3.4, 1.2, 1.3])
      : []),
  ];
  return [
    ...plainHouse(
      look,
      [width, height, depth],
      { front, right: [[kind, 2, 0.9, 1.3, 1.3]], left: [[kind, 2, 0.9, 1.3, 1.3]] },
      random.between(1.8, 2.6),
    ),
    ...doorRoof(look, width * (isNarrow ? 0.62 : 0.42) + 0.5 - width / 2),
    ...(hasChimney(look) && !isNarrow
      ? [block([width * 0.32, height, depth * 0.6], [0.9, 2.9, 0.8], 'brick', { texture: 'brick' })]
      : []),
  ];
}
