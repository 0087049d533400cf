import { mass, type Opening } from '#builtin/illustrator/models/building.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { block, type Tint, tapered } from '#builtin/illustrator/models/solid.ts';
import { housesOf } from '#builtin/illustrator/regions.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import type { Random } from '#builtin/random.ts';
import type { Placed } from './yard-page.ts';

const shopTints: Tint[] = [
  'brick',
  '#c9a981',
  '#8fa39a',
  '#e3d6ba',
  '#7d8fa0',
  'brick-2',
  '#b9866a',
];
const brickTints: Tint[] = ['brick', 'brick-2', 'brick+1', 'brick-1', '#9c5a44'];
const sunnyTints: Tint[] = ['#e9dcc4', '#dcbd95', '#f2dcc0', '#d3a77c', '#e6ece4', '#efe6d6'];

/** A house with a shop below: large panes, an awning, windows above. */
export function shop(
  random: Random,
  scene: Scene,
  width: number,
  awning?: { tint?: string; isStriped?: boolean },
): Model {
  const isSunny = ['adobe', 'stucco', 'block'].includes(housesOf(scene));
  const tint = random.pick(scene.isBrick ? brickTints : isSunny ? sunnyTints : shopTints);
  const floors = random.pick(isSunny ? [1, 2, 2] : [2, 2, 3]);
  const height = 3.6 + (floors - 1) * 2.9;
  const anyCloth = random.pick<Tint>(['#b5473a', '#1f6a5a', '#d9a23a', '#3f6f9a', '#f1ede4']);
  const cloth = (awning?.tint as Tint | undefined) ?? anyCloth;
  const upper: Opening[] = Array.from({ length: (floors - 1) * 3 }, (_, index) => [
    'tall',
    width * (0.12 + (index % 3) * 0.3),
    4.1 + Math.floor(index / 3) * 2.9,
    1,
    1.7,
  ]);
  return [
    mass([0, 0, 4], [width, height, 8], tint, {
      texture: scene.isBrick || tint.startsWith('brick') ? 'brick' : isSunny ? 'stucco' : 'plain',
      front: upper,
      left: [],
      right: [],
    }),
    // No wider than the house: what reaches into the next one would be drawn over it.
    block([0, height, 3.95], [width - 0.02, 0.4, 8.1], 'trim-1'),
    ...(scene.isBrick ? brickCornice(width, height) : []),
    block([0, 0, -0.04], [width - 0.4, 0.5, 0.1], 'accentWalls-2'),
    shopWindow(width),
    block([0, 3.2, -0.1], [width, 0.34, 0.2], 'trim'),
    ...awningOf(width - 0.3, cloth, awning?.isStriped),
    ...Array.from({ length: Math.floor((width - 0.3) / 0.7) }, (_, index) =>
      block(
        [-width / 2 + 0.5 + index * 0.7, 2.32, -1.34],
        [0.35, 0.2, 0.03],
        cloth === '#f1ede4' ? 'door' : '#f4ecdc',
      ),
    ),
  ];
}

/** Cloth that slants down from the wall, in stripes where it was asked for. */
function awningOf(width: number, cloth: Tint, isStriped = false): Model {
  const count = isStriped ? Math.floor(width / 0.36) : 1;
  const wide = width / count;
  return Array.from({ length: count }, (_, index) => {
    const tint = index % 2 ? '#f4ecdc' : cloth;
    return tapered([(index + 0.5) * wide - width / 2, 2.5, -0.7], [wide, 0.75, 1.3], tint, {
      z: [0.9, 1],
      ends: tint,
      top: tint,
    });
  });
}

/** Brackets under the cornice, as old fronts have them. */
const brickCornice = (width: number, height: number): Model => [
  block([0, height - 0.5, -0.12], [width, 0.14, 0.24], 'trim-1'),
  ...Array.from({ length: Math.floor(width / 0.8) }, (_, index) =>
    block([-width / 2 + 0.5 + index * 0.8, height - 0.36, -0.16], [0.16, 0.4, 0.3], 'trim'),
  ),
];

const shopWindow = (width: number) =>
  mass([0, 0.5, -0.02], [width - 0.4, 2.5, 0.08], 'trim', {
    front: [
      ['plain', 0.2, 0.1, width * 0.34, 2.2],
      ['glazed', width * 0.41, -0.45, 1.05, 2.3],
      ['plain', width * 0.41 + 1.3, 0.1, width * 0.5 - 1.6, 2.2],
    ],
  });

/** A row of shops along the left or the right side of a street. */
export const shopsOn = (random: Random, scene: Scene, side: -1 | 1, count = 6): Placed[] => {
  let z = 1.5;
  return Array.from({ length: count }, (_, index): Placed => {
    const width = random.between(6, 7.6);
    z += width;
    return [
      shop(random.fork(`${side} ${index}`), scene, width),
      side * 7.4,
      z - width / 2,
      { turn: side < 0 ? 1 : 3 },
    ];
  });
};
