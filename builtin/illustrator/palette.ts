import type { Random } from '#builtin/random.ts';
import { brightness, type Color, color, mix, saturate } from './drawing/color.ts';
import { hasStucco } from './regions.ts';
import type { Mood, Scene, SceneSubject } from './scene.ts';

/** The colours things are made in, and how the finished picture is toned. */
export type Palette = {
  readonly walls: Color;
  readonly accentWalls: Color;
  readonly trim: Color;
  readonly roof: Color;
  readonly door: Color;
  readonly shutters: Color;
  readonly wood: Color;
  readonly stone: Color;
  readonly brick: Color;
  readonly metal: Color;
  readonly fabric: Color;
  readonly accentFabric: Color;
  readonly plaster: Color;
};

/** Walls in the colors of the place, and whatever color was asked for by name. */
export function paletteOf(scene: Scene, random: Random): Palette {
  const palette = createPalette(scene.mood, random);
  const { walls, door, roof, fabric, shutters, chairs, trim } = scene.colors ?? {};
  const isPlain = !['monochrome', 'line'].includes(scene.mood);
  const [wall, accent] = random.fork('stucco').pick(scene.region === 'desert' ? earth : sunWashed);
  return {
    ...palette,
    ...(hasStucco(scene) && isPlain && { walls: color(wall), accentWalls: color(accent) }),
    ...(walls && { walls: color(walls), accentWalls: mix(color(walls), [0.2, 0.2, 0.22], 0.2) }),
    ...(door && { door: color(door) }),
    ...(shutters && { shutters: color(shutters) }),
    ...(trim && { trim: color(trim) }),
    ...(roof && { roof: color(roof) }),
    ...(fabric && { fabric: color(fabric) }),
    // At a table and at a desk the chairs are what is upholstered.
    ...(chairs && { accentFabric: color(chairs) }),
    ...(chairs && !fabric && seated.has(scene.subject) && { fabric: color(chairs) }),
  };
}

const seated = new Set<SceneSubject>(['dining-room', 'home-office', 'deck', 'patio-dining']);

const earth: readonly [Pair, ...Pair[]] = [
  ['#d3a77c', '#b98458'],
  ['#dcbd95', '#b5906a'],
  ['#c9966c', '#a8734c'],
  ['#e0c9a6', '#b99b72'],
];
const sunWashed: readonly [Pair, ...Pair[]] = [
  ['#f3ead6', '#d8c19c'],
  ['#f2dcc0', '#d9b48a'],
  ['#e6ece4', '#a9bdb4'],
  ['#f4efe2', '#cdbb96'],
];

function createPalette(mood: Mood, random: Random): Palette {
  const { walls, doors, roofs, fabrics } = { ...natural, ...byMood[mood] };
  const [wall, accent] = random.pick(walls);
  const [fabric, accentFabric] = random.pick(fabrics);
  const roof = color(random.pick(roofs));
  const door = color(random.pick(doors));
  return {
    walls: color(wall),
    accentWalls: color(accent),
    trim: color(mood === 'modern' ? '#ece9e2' : '#f6f2e9'),
    roof,
    door,
    // Most are painted like the door.
    shutters: door,
    wood: color(mood === 'luxury' ? '#8d5f3c' : random.pick(['#b07a49', '#a06c42', '#bb8a57'])),
    stone: color(random.pick(['#a79f92', '#9d9a94', '#b0a48f'])),
    brick: color(random.pick(['#a4573f', '#96513f', '#b0684b'])),
    metal: color('#4a525a'),
    fabric: color(fabric),
    accentFabric: color(accentFabric),
    plaster: color(mood === 'warm' || mood === 'rustic' ? '#f0e2cb' : '#efeae0'),
  };
}

type Choices = {
  walls: readonly [Pair, ...Pair[]];
  doors: readonly [string, ...string[]];
  roofs: readonly [string, ...string[]];
  fabrics: readonly [Pair, ...Pair[]];
};
type Pair = readonly [string, string];

const natural: Choices = {
  walls: [
    ['#8fa39a', '#6f8a80'],
    ['#d9cdb4', '#a08a6a'],
    ['#7d93a6', '#5f788d'],
    ['#e9e2d0', '#b9a888'],
    ['#a9b28e', '#7f8a66'],
    ['#c8b7a0', '#8c7a66'],
    ['#e6d6a8', '#b99f66'],
  ],
  doors: ['#1f5c4d', '#a53f2c', '#2f4a68', '#c88a2e', '#6b2f3a', '#35606b'],
  roofs: ['#5b5854', '#6b5a4e', '#4d5660', '#74604f'],
  fabrics: [
    ['#8d9c8d', '#d99a4e'],
    ['#c9b79f', '#33695c'],
    ['#7d8fa3', '#d7a878'],
  ],
};

const byMood: Partial<Record<Mood, Partial<Choices>>> = {
  modern: {
    walls: [
      ['#eeece6', '#4b4f52'],
      ['#d8d6d0', '#3f4447'],
      ['#54595c', '#e9e6df'],
    ],
    doors: ['#c98534', '#26343b', '#8a5a34', '#1f5c4d'],
    roofs: ['#3f444a', '#4a4d50'],
    fabrics: [
      ['#b9bab6', '#d08f3e'],
      ['#6f7f86', '#e0b070'],
    ],
  },
  warm: {
    walls: [
      ['#e8d3ac', '#b98e5e'],
      ['#d7a77d', '#a8714c'],
      ['#efe0c2', '#c39f6b'],
    ],
    doors: ['#a53f2c', '#8b4a2b', '#1f5c4d', '#c88a2e'],
    fabrics: [
      ['#c98f62', '#efd9a8'],
      ['#d8c19c', '#b2553a'],
    ],
  },
  minimal: {
    walls: [
      ['#f2efe8', '#cfc8bb'],
      ['#e6e4df', '#b9b7b1'],
    ],
    doors: ['#3c4246', '#b98f63', '#6e7f7a'],
    roofs: ['#6b6e70', '#83827d'],
    fabrics: [
      ['#d9d4ca', '#a9b0a4'],
      ['#c8c9c7', '#d9b48a'],
    ],
  },
  luxury: {
    walls: [
      ['#f0ece2', '#37393b'],
      ['#e4dccd', '#4a4038'],
    ],
    doors: ['#2a2a2c', '#6b4628', '#16322c'],
    roofs: ['#393b3f', '#4a4541'],
    fabrics: [
      ['#3e5b58', '#d4a552'],
      ['#e4dccf', '#23514a'],
    ],
  },
  rustic: {
    walls: [
      ['#9c4a38', '#7a5a40'],
      ['#a98460', '#7b5d42'],
      ['#8b8a6c', '#6b5a44'],
    ],
    doors: ['#3d5a4a', '#7a3d2a', '#d8b878'],
    roofs: ['#5e534a', '#6f6558', '#77503f'],
    fabrics: [
      ['#a8744f', '#e0cfa6'],
      ['#7d7a5e', '#b5573a'],
    ],
  },
  bright: {
    walls: [
      ['#f4efe2', '#7fb5b5'],
      ['#9fcad1', '#5f9aa8'],
      ['#f5dc9a', '#d9a84e'],
      ['#eab6a0', '#c97f66'],
    ],
    doors: ['#e0663c', '#1f8a78', '#e8a63a', '#2f72a8'],
    fabrics: [
      ['#7fb8b2', '#f0b44e'],
      ['#f0c2a6', '#3f8f86'],
    ],
  },
  pastel: {
    walls: [
      ['#f2d9d0', '#c9d8d2'],
      ['#d6e3e4', '#e9d6c4'],
      ['#efe6c8', '#d3dcc4'],
    ],
    doors: ['#d88f80', '#7fa9a6', '#e3bf7a'],
    fabrics: [['#e6c4b8', '#9fc0b8']],
  },
};

/** The toning of a whole picture, as a photographer would do it in the end. */
export function createGrade(mood: Mood): (value: Color) => Color {
  if (mood === 'line') return paperTint;
  const { saturation = 1, contrast = 1, lift = 0, tint, tintAmount = 0 } = grades[mood] ?? {};
  return (value) => {
    const [red, green, blue] = saturate(value, saturation);
    const toned: Color = [
      (red - 0.5) * contrast + 0.5 + lift,
      (green - 0.5) * contrast + 0.5 + lift,
      (blue - 0.5) * contrast + 0.5 + lift,
    ];
    if (!tint) return toned;
    const level = brightness(toned);
    return mix(
      toned,
      [tint[0] * level * 1.15, tint[1] * level * 1.15, tint[2] * level * 1.15],
      tintAmount,
    );
  };
}

/** Hardly any color: paper with a wash over it. */
const paperTint = (value: Color): Color => mix([0.985, 0.98, 0.965], saturate(value, 0.7), 0.2);

type Grade = {
  saturation?: number;
  contrast?: number;
  lift?: number;
  tint?: Color;
  tintAmount?: number;
};

const grades: Partial<Record<Mood, Grade>> = {
  natural: { saturation: 1.06 },
  modern: { saturation: 0.9, contrast: 1.06 },
  warm: { saturation: 1.06, tint: color('#ffe2b8'), tintAmount: 0.16, lift: 0.01 },
  minimal: { saturation: 0.74, contrast: 0.88, lift: 0.06 },
  luxury: { saturation: 0.96, contrast: 1.12, lift: -0.01 },
  rustic: { saturation: 0.88, contrast: 1.02, tint: color('#f2d7a8'), tintAmount: 0.18 },
  bright: { saturation: 1.14, contrast: 1.02, lift: 0.04 },
  moody: { saturation: 0.78, contrast: 1.1, lift: -0.07, tint: color('#9fb4c6'), tintAmount: 0.16 },
  watercolor: { saturation: 0.96, contrast: 0.78, lift: 0.12 },
  monochrome: { saturation: 0, contrast: 1.14 },
  vintage: {
    saturation: 0.68,
    contrast: 0.88,
    lift: 0.03,
    tint: color('#f0d8ac'),
    tintAmount: 0.3,
  },
  pastel: { saturation: 0.98, contrast: 0.8, lift: 0.11 },
};
