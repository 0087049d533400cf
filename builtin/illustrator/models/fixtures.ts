import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { disc, frontFace, paintOn, washOn } from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { pottedPlant } from '#builtin/illustrator/interiors/plants.ts';
import { fronts } from './furniture.ts';
import { type Model, part, put } from './model.ts';
import { ball, block, drawn, type Solid, soft, type Tint, tintOf, turned } from './solid.ts';

/** A light in the air: brighter the darker it is. */
export const glow = (at: Vector, reach: number, strength = 1): Solid =>
  drawn(
    at,
    [0.02, 0.02, 0.02],
    ({ canvas, camera, light }, place) => {
      const on = Math.max(0.22, light.lamps) * strength;
      const [x, y] = project(camera, place);
      const size = scaleAt(camera, place) * reach;
      canvas.ellipse(
        [x, y],
        [size, size],
        canvas.radial([
          [0, lampTop, 0.7 * on],
          [0.3, lampTop, 0.24 * on],
          [1, lampTop, 0],
        ]),
      );
    },
    false,
  );

/** A lamp on a cord: its foot is where the shade ends. */
export const pendant = (cord = 0.8, tint: Tint = '#2f3538', width = 0.36): Model =>
  part('pendant', [
    turned([0, 0.2, 0], [0.016, cord, 0.016], 'metal'),
    turned([0, 0, 0], [width, 0.22, width], tint, [
      [1, 0],
      [0.8, 0.45],
      [0.2, 0.9],
      [0.15, 1],
    ]),
    turned([0, -0.015, 0], [width * 0.8, 0.015, width * 0.8], '#ffe9b8'),
    glow([0, 0, -0.1], 0.75),
  ]);

export const chandelier: Model = part(
  'chandelier',
  [
    turned([0, 0.34, 0], [0.02, 0.8, 0.02], 'metal'),
    turned([0, 0.3, 0], [0.9, 0.03, 0.9], '#a8803f'),
    ...Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI * 2;
      const at: Vector = [Math.cos(angle) * 0.42, 0.33, Math.sin(angle) * 0.42];
      return [
        turned(at, [0.035, 0.12, 0.035], '#f6f1e4'),
        turned([at[0], 0.44, at[2]], [0.05, 0.08, 0.05], '#ffdf9a', [
          [0.6, 0],
          [1, 0.4],
          [0.1, 1],
        ]),
      ];
    }).flat(),
    glow([0, 0.45, -0.1], 1.1),
  ],
  '#a8803f',
);

export const plant = (
  height: number,
  kind: 'broad' | 'blades' | 'bush' = 'broad',
  pot: Tint = '#c9bda9',
): Model => [
  drawn([0, 0, 0], [height * 0.34, height, height * 0.34], (stage, at) =>
    pottedPlant(
      { ...stage, random: stage.random.fork(`plant ${at[0]} ${at[2]}`) },
      at,
      height,
      kind,
      tintOf(stage, pot),
    ),
  ),
];

/** A picture in a frame: a plain abstract landscape. */
export const picture = (width: number, height: number, frame: Tint = 'wood'): Model =>
  part('picture', [
    block([0, 0, 0], [width, height, 0.03], frame),
    block([0, 0.03, -0.018], [width - 0.06, height - 0.06, 0.006], '#f7f3ea'),
    block([0, 0.09, -0.024], [width - 0.18, height - 0.18, 0.006], 'accentFabric+6'),
    block([0, 0.09, -0.03], [width - 0.18, (height - 0.18) * 0.42, 0.006], 'fabric-1'),
    block([0, 0.09, -0.036], [width - 0.18, (height - 0.18) * 0.2, 0.006], 'fabric-3'),
    turnedDisc(
      [width * 0.12, height * 0.62, -0.036],
      Math.min(width, height) * 0.13,
      'accentFabric',
    ),
  ]);

/** A round plate that looks at the viewer. */
export function turnedDisc(at: Vector, radius: number, tint: Tint): Solid {
  return {
    ...drawn(
      [at[0], at[1] - radius, at[2]],
      [radius * 2, radius * 2, 0.006],
      (stage, foot) => {
        const face = frontFace(stage, [foot[0], foot[1] + radius, foot[2]]);
        paintOn(stage, face, disc([0, 0], radius, 30), tintOf(stage, tint));
      },
      false,
    ),
  };
}

/** Glass that throws the room back: a pale wash with two slanted lights. */
export const mirror = (width: number, height: number, frame: Tint = 'metal'): Model =>
  part('mirror', [
    block([0, 0, 0], [width, height, 0.04], frame),
    drawn([0, 0.04, -0.03], [width - 0.08, height - 0.08, 0.01], (stage, [x, y, z], [w, h]) => {
      const face = frontFace(stage, [x - w / 2, y, z]);
      const pale = mix(stage.light.sky[2], lighter(stage.palette.plaster, 0.5), 0.55);
      washOn(
        stage,
        face,
        [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ],
        pale,
      );
      for (const at of [0.1, 0.46])
        washOn(
          stage,
          face,
          [
            [w * at, 0],
            [w * (at + 0.12), 0],
            [w * (at + 0.42), h],
            [w * (at + 0.3), h],
          ],
          lighter(pale, 0.5),
          { opacity: 0.5 },
        );
    }),
  ]);

const tubProfile = [
  [0.7, 0],
  [0.78, 0.1],
  [0.9, 0.55],
  [1, 0.95],
  [1, 1],
] as const;

/** A freestanding tub with its filler. */
export const bathtub: Model = part(
  'tub',
  [
    turned([0, 0, 0], [1.7, 0.6, 0.84], '#f7f5f0', tubProfile, '#e4e8e8'),
    turned([0, 0.595, 0], [1.54, 0.012, 0.7], '#bcd7dc'),
    turned([0.5, 0, 0.55], [0.05, 0.95, 0.05], '#b99a5b'),
    block([0.5, 0.93, 0.4], [0.05, 0.04, 0.34], '#b99a5b'),
    soft([-0.62, 0.5, -0.3], [0.3, 0.16, 0.3], 'accentFabric+3', 0.05),
  ],
  '#f7f5f0',
);

/** A tub on four feet of brass. */
export const clawfootTub: Model = part(
  'tub',
  [
    ...[-0.5, 0.5].flatMap((x) =>
      [-0.22, 0.22].map((z) =>
        turned([x, 0, z], [0.15, 0.24, 0.15], '#b99a5b', [
          [1, 0],
          [0.9, 0.2],
          [0.45, 0.45],
          [0.9, 1],
        ]),
      ),
    ),
    turned([0, 0.17, 0], [1.7, 0.56, 0.84], '#f7f5f0', tubProfile, '#e4e8e8'),
    turned([0, 0.725, 0], [1.54, 0.012, 0.7], '#bcd7dc'),
    turned([0.5, 0, 0.55], [0.05, 1.08, 0.05], '#b99a5b'),
    block([0.5, 1.06, 0.4], [0.05, 0.04, 0.34], '#b99a5b'),
  ],
  '#f7f5f0',
);

/** A basin in a cabinet under a mirror that is hung apart. */
export const vanity = (width = 1.3, tint: Tint = 'fabric-1', basins: 1 | 2 = 1): Model =>
  part('vanity', [
    block([0, 0.1, 0], [width, 0.72, 0.52], tint),
    ...fronts([width - 0.04, 0.66], [width > 1.1 ? 4 : 2, 1], [0.13, -0.26], tint),
    block([0, 0.82, 0], [width + 0.06, 0.05, 0.56], '#f2efe9', { top: '#faf8f4', holds: true }),
    ...(basins === 1 ? [0] : [-width * 0.26, width * 0.26]).flatMap((x) => [
      turned(
        [x, 0.87, 0],
        [0.5, 0.11, 0.36],
        '#fbfaf7',
        [
          [0.55, 0],
          [1, 1],
        ],
        '#dfe4e4',
      ),
      turned([x, 0.87, 0.22], [0.03, 0.24, 0.03], '#b99a5b'),
      block([x, 1.09, 0.14], [0.03, 0.03, 0.18], '#b99a5b'),
    ]),
    ...put(plant(0.3, 'bush', '#e9e2d4'), [basins === 1 ? width * 0.38 : 0, 0.87, 0.05]),
    turned([-width * (basins === 1 ? 0.38 : 0.46), 0.87, 0.05], [0.09, 0.2, 0.09], 'accentFabric'),
  ]);

export const toilet: Model = part('toilet', [
  block([0, 0, 0.1], [0.24, 0.34, 0.42], '#efece5'),
  turned([0, 0.16, -0.1], [0.38, 0.24, 0.5], '#f5f3ee', [
    [0.55, 0],
    [0.9, 0.6],
    [1, 1],
  ]),
  turned([0, 0.4, -0.1], [0.42, 0.04, 0.54], '#fbfaf7', undefined, '#ffffff'),
  soft([0, 0.32, 0.26], [0.44, 0.46, 0.2], '#f7f5f0', 0.04),
  block([0, 0.77, 0.25], [0.48, 0.04, 0.24], '#fdfcf9'),
  block([-0.14, 0.68, 0.14], [0.09, 0.025, 0.02], '#b9bec2'),
]);

/** Towels over a rail on a wall. */
export const towelRail: Model = part(
  'towels',
  [
    block([0, 0.6, -0.05], [0.7, 0.03, 0.03], '#b99a5b'),
    soft([-0.14, 0.06, -0.06], [0.3, 0.58, 0.05], 'accentFabric+1', 0.03),
    soft([0.2, 0.22, -0.06], [0.26, 0.42, 0.05], '#f6f2ea', 0.03),
  ],
  'accentFabric',
);

/** A washer or a dryer: a white box with a round door. */
export const washer: Model = part('washer', [
  soft([0, 0, 0], [0.68, 0.94, 0.66], '#f3f2ee', 0.04),
  block([0, 0.8, -0.335], [0.62, 0.1, 0.012], '#d8dadb'),
  turnedDisc([0.2, 0.85, -0.345], 0.035, '#5c6368'),
  block([-0.16, 0.83, -0.345], [0.2, 0.04, 0.006], '#38424a'),
  turnedDisc([0, 0.44, -0.345], 0.27, '#b6bbbe'),
  turnedDisc([0, 0.44, -0.352], 0.225, '#39444c'),
  turnedDisc([0, 0.44, -0.359], 0.19, '#5f7480'),
  turnedDisc([-0.05, 0.5, -0.366], 0.07, '#a9bec8'),
]);

export const basket: Model = part('basket', [
  turned(
    [0, 0, 0],
    [0.46, 0.36, 0.4],
    'wood+2',
    [
      [0.8, 0],
      [1, 1],
    ],
    '#f2ece0',
  ),
  soft([0.02, 0.33, 0], [0.3, 0.12, 0.26], 'accentFabric+4', 0.05),
]);

/** A range with an oven, its hood hung apart. */
export const range: Model = part('range', [
  block([0, 0.05, 0], [0.78, 0.88, 0.66], '#b9bec2', { top: '#34393d' }),
  block([0, 0.18, -0.335], [0.66, 0.46, 0.012], '#2e3439'),
  block([0, 0.24, -0.345], [0.54, 0.32, 0.006], '#59483a'),
  block([0, 0.68, -0.37], [0.64, 0.03, 0.04], '#e3e6e8'),
  ...[-0.27, -0.14, 0, 0.14, 0.27].map((x) => turnedDisc([x, 0.82, -0.345], 0.032, '#3d4246')),
  ...[-0.2, 0.2].flatMap((x) =>
    [-0.15, 0.15].map((z) => turned([x, 0.93, z], [0.24, 0.014, 0.24], '#1f2225')),
  ),
  turned([0.2, 0.945, 0.15], [0.24, 0.16, 0.24], 'accentFabric', [
    [1, 0],
    [0.9, 0.6],
    [0.4, 1],
  ]),
]);

export const hood: Model = part('hood', [
  block([0, 0, 0], [0.92, 0.14, 0.5], 'wood'),
  block([0, 0.14, 0.05], [0.66, 0.9, 0.36], 'trim'),
]);

export const refrigerator: Model = part(
  'fridge',
  [
    block([0, 0.04, 0], [0.92, 1.8, 0.72], '#c3c7ca'),
    block([-0.232, 0.64, -0.365], [0.446, 1.18, 0.012], '#d3d6d8'),
    block([0.232, 0.64, -0.365], [0.446, 1.18, 0.012], '#d3d6d8'),
    block([0, 0.06, -0.365], [0.91, 0.55, 0.012], '#d3d6d8'),
    block([-0.06, 0.8, -0.4], [0.03, 0.8, 0.04], '#8f969b'),
    block([0.06, 0.8, -0.4], [0.03, 0.8, 0.04], '#8f969b'),
    block([0, 0.52, -0.4], [0.7, 0.03, 0.04], '#8f969b'),
  ],
  '#d3d6d8',
);

/** Cabinets under a counter. */
export const counter = (
  width: number,
  tint: Tint,
  doors = Math.round(width / 0.5),
  top: Tint = '#ece7dd',
): Model =>
  part('counter', [
    block([0, 0, 0.03], [width, 0.1, 0.56], 'metal-3'),
    block([0, 0.1, 0], [width, 0.78, 0.6], tint),
    ...fronts([width, 0.74], [doors, 1], [0.12, -0.3], tint),
    block([0, 0.88, -0.02], [width, 0.05, 0.66], top, {
      top: top === '#ece7dd' ? '#f7f4ee' : top,
      holds: true,
    }),
  ]);

export const wallCabinets = (
  width: number,
  tint: Tint,
  doors = Math.round(width / 0.42),
): Model => [
  block([0, 0, 0], [width, 0.84, 0.34], tint),
  ...fronts([width, 0.82], [doors, 1], [0.01, -0.17], tint),
];

/** A counter that stands alone, with a top that reaches over for stools. */
export const island = (width: number, tint: Tint, top: Tint = '#efe9df'): Model =>
  part('island', [
    block([0, 0, 0.12], [width - 0.16, 0.88, 0.7], tint),
    ...fronts([width - 0.2, 0.8], [4, 1], [0.04, -0.23], tint),
    block([0, 0.88, 0], [width, 0.06, 1], top, {
      top: top === '#efe9df' ? '#fbf9f4' : top,
      holds: true,
    }),
  ]);

export const faucet: Model = part('faucet', [
  turned([0, 0, 0.06], [0.03, 0.34, 0.03], '#b4b8bb'),
  block([0, 0.32, -0.04], [0.03, 0.03, 0.22], '#b4b8bb'),
  block([0, 0.24, -0.14], [0.03, 0.09, 0.03], '#b4b8bb'),
]);

export const fruitBowl = bowlOf('#d9a23a', '#c2542f', '#8fa644', '#d9822f');
export const lemonBowl = bowlOf('#f0d03a', '#ecc62f', '#f4dc5a', '#e8c22a');

/** Four fruits in a bowl. */
function bowlOf(...tints: readonly [Tint, Tint, Tint, Tint]): Model {
  return [
    turned([0, 0, 0], [0.4, 0.12, 0.4], '#e5ddcf', [
      [0.4, 0],
      [0.85, 0.6],
      [1, 1],
    ]),
    ...(
      [
        [-0.09, 0],
        [0.09, 0.02],
        [0, -0.08],
        [0.01, 0.08],
      ] as const
    ).map(([x, z], index) => ball([x, 0.07, z], 0.14, tints[index] ?? tints[0])),
  ];
}

/** A hearth with a mantel; it burns. */
export const fireplace = (built: 'brick' | 'stone'): Model =>
  part('fireplace', [
    block([0, 0, -0.3], [1.9, 0.08, 0.5], 'stone-1'),
    block([-0.62, 0, 0], [0.5, 1.2, 0.5], built, { texture: built }),
    block([0.62, 0, 0], [0.5, 1.2, 0.5], built, { texture: built }),
    block([0, 0.86, 0], [0.74, 0.34, 0.5], built, { texture: built }),
    block([0, 0, 0.2], [0.74, 0.86, 0.1], '#241d1a'),
    block([0, 0.04, 0.02], [0.5, 0.09, 0.12], '#5a3f2c'),
    block([0.05, 0.12, 0.04], [0.42, 0.08, 0.1], '#6b4b34'),
    flames([0, 0.14, 0], 0.44),
    block([0, 1.2, -0.06], [2.04, 0.1, 0.62], 'wood-1', { holds: true }),
    block([0, 1.3, 0.04], [1.2, 1.36, 0.4], built, { texture: built }),
  ]);

/** Tongues of fire, widest in the middle. */
export function flames(at: Vector, width: number): Solid {
  return drawn(
    at,
    [width, width * 1.1, 0.1],
    ({ canvas, camera }, place, [wide]) => {
      const [x, y] = project(camera, place);
      const s = scaleAt(camera, place) * wide;
      canvas.ellipse(
        [x, y - s * 0.3],
        [s * 1.7, s * 1.4],
        canvas.radial([
          [0, [1, 0.72, 0.32], 0.55],
          [0.4, [1, 0.55, 0.2], 0.2],
          [1, [1, 0.5, 0.2], 0],
        ]),
      );
      for (const [dx, tall, fat, tone] of [
        [-0.26, 0.62, 0.2, [0.93, 0.42, 0.13]],
        [0.25, 0.7, 0.2, [0.93, 0.42, 0.13]],
        [0, 1.0, 0.26, [0.96, 0.52, 0.15]],
        [-0.1, 0.66, 0.16, [1, 0.74, 0.28]],
        [0.11, 0.56, 0.15, [1, 0.74, 0.28]],
        [0, 0.4, 0.12, [1, 0.93, 0.66]],
      ] as const) {
        const [cx, h, w] = [x + dx * s, tall * s, fat * s];
        canvas.shape(
          `M${r(cx - w)} ${r(y)}Q${r(cx - w * 1.2)} ${r(y - h * 0.45)} ${r(cx + w * 0.1)} ${r(y - h)}Q${r(cx + w * 0.25)} ${r(y - h * 0.6)} ${r(cx + w)} ${r(y - h * 0.36)}Q${r(cx + w * 1.15)} ${r(y - h * 0.1)} ${r(cx + w * 0.8)} ${r(y)}Z`,
          tone,
        );
      }
    },
    false,
  );
}

const r = (value: number) => Math.round(value * 10) / 10;
