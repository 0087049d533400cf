import { material, type SurfaceMaterial } from '#builtin/illustrator/building/material.ts';
import { box, surface } from '#builtin/illustrator/building/wall.ts';
import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, rectangle } from '#builtin/illustrator/drawing/face.ts';
import { boxCorners, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

const width = 12;
const depth = 8;
const floor = 0.45;
const storey = 2.8;
const eave = floor + storey * 2;
const timber = material(color('#d9a766'));
const shade = material(color('#bd8a4f'));
const sheathing = material(color('#c79a62'), 'plain');

/** A timber frame on its slab: studs, joists and trusses, part of it already boarded. */
export function newConstruction(): Home {
  return {
    width,
    depth,
    height: 9.4,
    door: { x: 5.6, z: -0.6 },
    volumes: [
      boxCorners([0, 0, 0], [width, eave, depth]),
      [
        [0, eave, 0],
        [width, eave, 0],
        [0, 8.8, depth / 2],
        [width, 8.8, depth / 2],
      ],
    ],
    beds: [],
    draw,
  };
}

function draw(stage: Stage) {
  box(stage, [-0.3, 0, -0.3], [width + 0.3, floor, depth + 0.3], material(color('#b9b5ad')), {
    foot: true,
  });
  studWall(stage, [0, floor, depth], 'across', shade);
  studWall(stage, [0, floor, 0], 'along', shade);
  for (const x of [4, 8]) studWall(stage, [x, floor, 0.2], 'along', shade, 1);
  deck(stage);
  studWall(stage, [0, floor + storey, depth], 'across', shade);
  studWall(stage, [0, floor + storey, 0], 'along', shade);
  studWall(stage, [width, floor, 0], 'along', timber, 2);
  boarded(stage);
  studWall(stage, [0, floor, 0], 'across', timber, 2);
  trusses(stage);
  stacks(stage);
}

function beam(stage: Stage, low: Vector, high: Vector, look: SurfaceMaterial) {
  box(stage, low, high, look, { top: material(lighter(look.color, 0.12)) });
}

/** Plates and studs; gaps where doors and windows will be. */
function studWall(
  stage: Stage,
  [x, y, z]: Vector,
  way: 'across' | 'along',
  look: SurfaceMaterial,
  storeys = 1,
) {
  const length = way === 'across' ? width : depth;
  const piece = (from: number, to: number, low: number, high: number) => {
    if (way === 'across') beam(stage, [x + from, low, z - 0.07], [x + to, high, z + 0.07], look);
    else beam(stage, [x - 0.07, low, z + from], [x + 0.07, high, z + to], look);
  };
  for (let level = 0; level < storeys; level += 1) {
    const base = y + level * storey;
    piece(0, length, base, base + 0.1);
    const studs = Array.from({ length: Math.floor(length / 0.6) + 1 }, (_, index) =>
      Math.min(length - 0.08, index * 0.6),
    );
    for (const at of way === 'along' ? studs.reverse() : studs) {
      const isOpening = Math.floor(at / 1.8) % 2 === 1;
      if (isOpening) {
        piece(at, at + 0.08, base + 0.1, base + 0.85);
        piece(at, at + 0.08, base + 2.25, base + storey - 0.14);
      } else {
        piece(at, at + 0.08, base + 0.1, base + storey - 0.14);
      }
    }
    for (const height of [0.85, 2.2]) piece(0, length, base + height, base + height + 0.09);
    piece(0, length, base + storey - 0.16, base + storey);
  }
}

function deck(stage: Stage) {
  const y = floor + storey;
  box(stage, [0, y - 0.25, 0], [width, y, depth], shade);
}

/** The corner that already has its panels. */
function boarded(stage: Stage) {
  for (const [left, y] of [
    [8.4, floor],
    [9.6, floor + storey],
    [0, floor],
  ] as const) {
    const wide = left === 0 ? 2.4 : width - left;
    const face = frontFace(stage, [left, y, 0.02]);
    for (let u = 0; u < wide - 0.1; u += 1.2) {
      const tone = material(
        stage.random.chance(0.5) ? sheathing.color : darker(sheathing.color, 0.07),
      );
      surface(stage, face, rectangle(u, 0, Math.min(1.18, wide - u), storey - 0.02), tone, {
        foot: y === floor,
      });
    }
  }
}

function trusses(stage: Stage) {
  const rise = 2.9;
  for (let x = 0; x <= width + 0.01; x += 1.2) {
    const look = x > width - 1 ? timber : shade;
    rafter(stage, x, [depth + 0.5, eave - 0.3], [depth / 2, eave + rise], look);
    beam(stage, [x - 0.05, eave, 0], [x + 0.05, eave + 0.16, depth], look);
    beam(
      stage,
      [x - 0.05, eave, depth / 2 - 0.06],
      [x + 0.05, eave + rise, depth / 2 + 0.06],
      look,
    );
    rafter(stage, x, [-0.5, eave - 0.3], [depth / 2, eave + rise], timber);
  }
  beam(
    stage,
    [0, eave + rise - 0.1, depth / 2 - 0.05],
    [width, eave + rise + 0.12, depth / 2 + 0.05],
    timber,
  );
  beam(stage, [0, eave - 0.02, -0.06], [width, eave + 0.16, 0.06], timber);
}

/** A sloping beam in short level pieces is too coarse; it is drawn as two leaning sides. */
function rafter(
  stage: Stage,
  x: number,
  [fromZ, fromY]: [number, number],
  [toZ, toY]: [number, number],
  look: SurfaceMaterial,
) {
  const side = {
    ...frontFace(stage, [x + 0.05, 0, 0]),
    u: [0, 0, 1] as const,
    normal: [1, 0, 0] as const,
  };
  surface(
    stage,
    side,
    [
      [fromZ, fromY],
      [toZ, toY],
      [toZ, toY + 0.22],
      [fromZ, fromY + 0.22],
    ],
    look,
  );
  const top = { ...frontFace(stage, [x - 0.05, fromY, fromZ]) };
  const length = Math.hypot(toZ - fromZ, toY - fromY);
  const v = [0, (toY - fromY) / length, (toZ - fromZ) / length] as const;
  surface(
    stage,
    { ...top, v, normal: [0, 0.6, -0.8] },
    rectangle(0, 0, 0.1, length),
    material(lighter(look.color, 0.15)),
  );
}

/** Lumber and blocks that wait on the ground. */
function stacks(stage: Stage) {
  for (let layer = 0; layer < 5; layer += 1) {
    const look = material(layer % 2 ? timber.color : lighter(timber.color, 0.14));
    beam(stage, [8.6, layer * 0.15, -3.6], [12.4, layer * 0.15 + 0.13, -2.6], look);
  }
  for (let layer = 0; layer < 3; layer += 1) {
    for (let index = 0; index < 4 - layer; index += 1) {
      box(
        stage,
        [1.2 + index * 0.62 + layer * 0.3, layer * 0.3, -3],
        [1.78 + index * 0.62 + layer * 0.3, layer * 0.3 + 0.28, -2.5],
        material(color('#a9a6a0')),
      );
    }
  }
}
