import { mass, type Opening, roof } from './building.ts';
import { hoop, pole } from './lines.ts';
import { type Model, put } from './model.ts';
import { block, type Tint, tapered, turned } from './solid.ts';

const white: Tint = '#f6f2e9';

/** A church of white boards, its steeple over the door. */
export const church: Model = [
  mass([0, 0, 8], [9, 6, 14], white, {
    texture: 'clapboard',
    front: [
      ['tall', 0.9, 1.4, 1, 2.8],
      ['tall', 7.1, 1.4, 1, 2.8],
    ],
    right: [2, 5, 8, 11].map((u): Opening => ['tall', u, 1.4, 1, 2.8]),
    left: [2, 5, 8, 11].map((u): Opening => ['tall', u, 1.4, 1, 2.8]),
  }),
  roof([0, 6, 8], [9.8, 3.6, 14.6], {
    ridge: 'away',
    gable: white,
    gableTexture: 'clapboard',
    tint: '#5b5f66',
  }),
  mass([0, 0, 0.6], [3.6, 9.4, 3], white, {
    texture: 'clapboard',
    front: [
      ['door', 1.1, 0.3, 1.4, 2.6],
      ['tall', 1.25, 5, 1.1, 2],
    ],
  }),
  block([0, 9.4, 0.6], [4, 0.4, 3.4], white),
  mass([0, 9.8, 0.6], [2.4, 2.8, 2.4], white, { front: [['tall', 0.7, 0.5, 1, 1.8]] }),
  block([0, 12.6, 0.6], [2.8, 0.3, 2.8], white),
  tapered([0, 12.9, 0.6], [2.2, 6.2, 2.2], '#6b6e74', { x: [0.49, 0.51], z: [0.49, 0.51] }),
  block([0, 0, -1.3], [3, 0.3, 0.9], 'stone'),
];

/** A round white face with two hands: its middle is the origin. */
const clockFace = (radius: number): Model => [
  ...Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return block(
      [Math.cos(angle) * radius * 0.8, Math.sin(angle) * radius * 0.8 - 0.1, -0.1],
      [0.16, 0.2, 0.04],
      '#2f3538',
    );
  }),
  ...[-1, -0.6, -0.2, 0.2, 0.6].map((step) => {
    const half = Math.sqrt(1 - (step + 0.2) ** 2) * radius;
    return block([0, step * radius, 0], [half * 2, radius * 0.4, 0.06], '#f6f2e4');
  }),
  block([0, 0, -0.12], [0.12, radius * 0.72, 0.04], '#2f3538'),
  block([radius * 0.24, -0.05, -0.12], [radius * 0.5, 0.12, 0.04], '#2f3538'),
];

/** The dome of a capitol on its drum of columns. */
export const capitolDome: Model = [
  turned([0, 0, 0], [7.4, 1.2, 7.4], white),
  turned([0, 1.2, 0], [5.4, 3, 5.4], '#d8d2c6'),
  ...Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return turned([Math.cos(angle) * 2.9, 1.2, Math.sin(angle) * 2.9], [0.44, 3, 0.44], white);
  }),
  turned([0, 4.2, 0], [6.8, 0.6, 6.8], white),
  turned([0, 4.8, 0], [6, 3.8, 6], '#e4dcc8', [
    [1, 0],
    [0.96, 0.3],
    [0.78, 0.65],
    [0.4, 0.93],
    [0.2, 1],
  ]),
  turned([0, 8.6, 0], [1.3, 1.6, 1.3], white),
  turned([0, 10.2, 0], [1.3, 1.1, 1.3], '#c9a35c', [
    [1, 0],
    [0.05, 1],
  ]),
];

/** A public building: brick, a portico with columns, a cupola. */
export const townHall: Model = [
  mass([0, 0, 6], [19, 8, 10], 'brick', {
    texture: 'brick',
    front: [1.2, 3.8, 13.9, 16.5].flatMap((u): Opening[] => [
      ['window', u, 1.4, 1.3, 2.1],
      ['window', u, 5, 1.3, 2],
    ]),
    right: [2, 5].flatMap((u): Opening[] => [
      ['window', u, 1.4, 1.3, 2.1],
      ['window', u, 5, 1.3, 2],
    ]),
  }),
  block([0, 8, 6], [19.6, 0.6, 10.6], white),
  roof([0, 8.6, 6], [19.6, 2.4, 10.4], { ridge: 'hip', tint: '#5b5f66' }),
  mass([0, 10.4, 6], [2.6, 2, 2.6], white, { front: [['plain', 0.7, 0.4, 1.2, 1.2]] }),
  turned([0, 12.4, 6], [2.8, 1.6, 2.8], '#b99a5b', [
    [1, 0],
    [0.8, 0.5],
    [0.1, 1],
  ]),
  mass([0, 0.9, 0.9], [7.4, 7, 0.4], 'brick', {
    texture: 'brick',
    front: [
      ['glazed', 3, 0, 1.4, 2.7],
      ['window', 0.9, 0.6, 1.1, 2],
      ['window', 5.4, 0.6, 1.1, 2],
    ],
  }),
  ...[-3.2, -1.1, 1.1, 3.2].map((x) => turned([x, 0.9, -0.9], [0.62, 6.2, 0.62], white)),
  block([0, 7.1, -0.1], [8, 0.8, 2.6], white),
  roof([0, 7.9, -0.1], [8.2, 1.9, 2.6], { ridge: 'away', gable: white, tint: '#5b5f66' }),
  ...[0, 1, 2, 3].map((step) =>
    block([0, 0, -1.3 - step * 0.36], [8, 0.9 - step * 0.22, 0.4], 'stone+3'),
  ),
  block([0, 0, -0.2], [8, 0.9, 2], 'stone+3'),
];

/** A tower of brick with a clock on the sides one sees, a pointed roof over it. */
export const clockTower: Model = [
  mass([0, 0, 0], [5, 15, 5], 'brick', {
    texture: 'brick',
    front: [
      ['tall', 2, 5, 1, 2.4],
      ['tall', 2, 9, 1, 2.4],
    ],
    right: [
      ['tall', 2, 5, 1, 2.4],
      ['tall', 2, 9, 1, 2.4],
    ],
  }),
  block([0, 12, 0], [5.3, 0.4, 5.3], white),
  block([0, 15, 0], [5.6, 0.6, 5.6], white),
  ...([0, 1] as const).flatMap((side) =>
    put(
      [...clockFace(1.7).map((piece) => ({ ...piece, hasShadow: false as const }))],
      side ? [2.55, 13.7, 0] : [0, 13.7, -2.55],
      { turn: side },
    ),
  ),
  tapered([0, 15.6, 0], [5, 6, 5], '#4f5f66', { x: [0.48, 0.52], z: [0.48, 0.52] }),
];

/** A tower by the sea, with its lamp and the keeper's house. */
export const lighthouse: Model = [
  turned([0, 0, 0], [4.6, 13, 4.6], white, [
    [1, 0],
    [0.66, 1],
  ]),
  ...[2.4, 6.4].map((y) =>
    turned([0, y, 0], [4.72 - y * 0.11, 1.7, 4.72 - y * 0.11], '#b23a33', [
      [1, 0],
      [0.955, 1],
    ]),
  ),
  turned([0, 13, 0], [4, 0.3, 4], '#2f3538'),
  turned([0, 13.3, 0], [3.6, 0.9, 3.6], '#5c6368', [
    [1, 0],
    [1, 0.1],
  ]),
  turned([0, 13.3, 0], [2, 2, 2], '#ffe7ae'),
  turned([0, 15.3, 0], [2.5, 1.3, 2.5], '#b23a33', [
    [1, 0],
    [0.5, 0.6],
    [0.05, 1],
  ]),
  mass([5.6, 0, 2], [6, 2.8, 5], white, {
    texture: 'clapboard',
    front: [
      ['window', 0.9, 0.9, 1.1, 1.2],
      ['door', 2.6, 0.05, 1, 2],
      ['window', 4.2, 0.9, 1.1, 1.2],
    ],
  }),
  roof([5.6, 2.8, 2], [6.6, 2.2, 5.6], { tint: '#a8352b', gable: white }),
];

/** A wooden tunnel on stone feet, over water that runs towards the viewer. */
export const coveredBridge = (tint: Tint): Model => [
  ...[-6.4, 6.4].map((x) => block([x, -1.2, 0], [3, 2.2, 5], 'stone', { texture: 'stone' })),
  block([0, 0.9, 0], [16, 0.4, 4.4], '#6b4f38'),
  mass([0, 1.3, 0], [15, 3.1, 4], tint, {
    texture: 'battens',
    front: [3.2, 6.4, 9.6].map((u): Opening => ['plain', u + 0.2, 1.7, 1.5, 0.8]),
  }),
  roof([0, 4.4, 0], [16.4, 2, 5], { tint: '#5e534a', gable: tint, gableTexture: 'battens' }),
];

export const silo: Model = [
  turned([0, 0, 0], [3.4, 9, 3.4], '#c9ccce'),
  ...[1.8, 3.6, 5.4, 7.2].map((y) => hoop([0, y, 0], [3.46, 0.12], '#9aa1a6')),
  turned([0, 9, 0], [3.5, 1.7, 3.5], '#8f969b', [
    [1, 0],
    [0.85, 0.5],
    [0.1, 1],
  ]),
];

/** Tall cylinders of concrete beside a railway, a head house on top of them. */
export const grainElevator: Model = [
  ...[-4.5, -1.5, 1.5, 4.5].map((x) => turned([x, 0, 0], [3.1, 14, 3.1], '#d8d0c0')),
  block([0, 14, 0], [12.4, 1.2, 3.4], '#cfc6b4'),
  block([-3, 15.2, 0], [4.4, 4.2, 3.4], '#d8d0c0'),
  block([6.6, 0, -1], [3, 4.4, 4.4], '#8f969b', { texture: 'seams' }),
];

/** A round tank on tall legs, as it stands over many a town. */
export const waterTower: Model = [
  ...[-2.2, 2.2].flatMap((x) =>
    [-2.2, 2.2].map((z) => pole([x, 0, z], [x * 0.7, 15, z * 0.7], 0.4, '#b9bec2')),
  ),
  ...[5, 10].map((y) => block([0, y, 0], [3.8, 0.2, 3.8], '#a9aeb2')),
  turned([0, 15, 0], [7, 1.6, 7], '#c9d3d8', [
    [0.4, 0],
    [1, 1],
  ]),
  turned([0, 16.6, 0], [7, 3.4, 7], '#d8dfe2'),
  turned([0, 20, 0], [7.2, 2.2, 7.2], '#b9c4ca', [
    [1, 0],
    [0.06, 1],
  ]),
];

/** A tall stone on steps, as towns put up for those they remember. */
export const monument: Model = [
  ...[0, 1, 2].map((step) =>
    block([0, step * 0.3, 0], [4 - step * 0.9, 0.3, 4 - step * 0.9], 'stone+3'),
  ),
  block([0, 0.9, 0], [1.6, 1.6, 1.6], 'stone+2'),
  tapered([0, 2.5, 0], [1.1, 5, 1.1], '#d8d2c6', { x: [0.2, 0.8], z: [0.2, 0.8] }),
];
