import { color } from '#builtin/illustrator/drawing/color.ts';
import { disc, frontFace, paintOn } from '#builtin/illustrator/drawing/face.ts';
import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { block, type Solid, type Tint, tintOf } from '#builtin/illustrator/models/solid.ts';
import { hasStucco, housesOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { white } from './family-homes.ts';
import type { Home } from './home.ts';
import { askedOr, built, stairs } from './solid-home.ts';

/** As suburbs have it: a garage with a bedroom over it under a gable, the door beside it under a porch. */
export function twoStory({ random, scene }: Stage): Home {
  const own = random.fork('two-story');
  const isStucco = hasStucco(scene);
  const isBrick = housesOf(scene) === 'brick' || housesOf(scene) === 'rows';
  const wall: Tint = isBrick ? askedOr(scene, 'walls', 'brick') : 'walls';
  const texture = isStucco ? 'stucco' : isBrick ? 'brick' : 'clapboard';
  const look = {
    tint: askedOr(
      scene,
      'roof',
      isStucco ? '#ad664a' : own.pick(['#5b5854', '#6b5a4e', '#4d5660']),
    ),
    texture: isStucco ? 'tiles' : 'shingle',
    gable: isStucco ? 'walls' : 'accentWalls',
    gableTexture: isStucco ? 'stucco' : 'battens',
  } as const;
  const kind: Opening[0] = isStucco && !scene.colors?.shutters ? 'window' : 'shutters';
  return built({
    width: 14,
    depth: 9,
    height: 9.4,
    door: { x: 5.6, z: -2.4 },
    drive: { x: 10.8, width: 5, z: -1.6 },
    beds: [{ x: [0.3, 4], z: -0.8 }],
    solids: [
      mass([7, 0, 4.6], [14, 5.9, 8.8], wall, {
        texture,
        front: [
          [kind, 1.2, 0.9, 1.7, 1.5],
          ['door', 5.05, 0.3, 1.1, 2.15],
          [kind, 1.3, 3.7, 1.4, 1.4],
          [kind, 4.9, 3.7, 1.4, 1.4],
        ],
        right: [
          ['window', 3, 0.9, 1.2, 1.4],
          ['window', 3, 3.7, 1.2, 1.4],
          ['window', 6.2, 3.7, 1.2, 1.4],
        ],
      }),
      roof([7, 5.9, 4.6], [15, 3, 9.8], {
        ...look,
        gable: wall,
        ridge: isStucco ? 'hip' : 'along',
      }),
      // The wing with the garage comes forward.
      mass([10.8, 0, 0.9], [6.4, 5.9, 4.6], wall, {
        texture,
        front: [
          ['garage', 0.8, 0, 4.8, 2.35],
          ['lantern', 0.35, 1.7],
          [kind, 1, 3.7, 1.3, 1.4],
          [kind, 4.1, 3.7, 1.3, 1.4],
        ],
        right: [['window', 1.6, 3.7, 1.2, 1.4]],
      }),
      roof([10.8, 5.9, 1.6], [7.4, isStucco ? 1.7 : 2.5, 6.6], { ...look, ridge: 'away' }),
      block([10.8, 2.75, -1.5], [6.5, 0.24, 0.14], white),
      // The porch.
      block([4.6, 0, -0.5], [5, 0.3, 1.8], 'stone+2'),
      ...[2.3, 4.4, 6.9].map((x) => block([x, 0.3, -1.2], [0.22, 2.4, 0.22], white)),
      block([4.6, 2.7, -0.5], [5.2, 0.24, 1.9], white),
      roof([4.6, 2.94, -0.45], [5.6, 0.7, 2.1], { ...look, gable: white, ridge: 'hip' }),
      ...stairs(5.6, -1.4, 1.8, 0.3, 'stone+3'),
    ],
  });
}

/** A thin wall with a round opening in it. */
export const archway = (
  x: number,
  z: number,
  width: number,
  height: number,
  wall: Tint,
): Solid => ({
  low: [x - width / 2, 0.1, z],
  high: [x + width / 2, 0.1 + height, z + 0.3],
  draw(stage, low) {
    const half = width / 2 - 0.5;
    paintOn(
      stage,
      frontFace(stage, low),
      [
        [0, 0],
        [0, height],
        [width, height],
        [width, 0],
        [width - 0.5, 0],
        ...disc([width / 2, height - half - 0.35], half, 32).slice(0, 17),
        [0.5, 0],
      ],
      tintOf(stage, wall),
    );
  },
});

/** Pale stucco under clay tiles: arches before the door, a round-topped window over it, iron at a balcony. */
export function mediterranean({ random, scene }: Stage): Home {
  const own = random.fork('mediterranean');
  const wall = askedOr(scene, 'walls', own.pick(['#f1e4cc', '#efe2d0', '#e9d3b0', '#f4ede0']));
  const look = {
    ridge: 'hip',
    tint: askedOr(scene, 'roof', own.pick(['#b5654a', '#a95f45', '#bf7250'])),
    texture: 'tiles',
  } as const;
  const iron: Tint = '#2f3236';
  return built({
    width: 16,
    depth: 9,
    height: 8.6,
    door: { x: 7.2, z: -2 },
    drive: { x: 13.2, width: 4.6, z: -0.6 },
    beds: [
      { x: [0.3, 4.4], z: -0.8 },
      { x: [9.6, 10.8], z: -0.8 },
    ],
    paint: { trim: color('#e6d6b8'), door: color(own.pick(['#6b4428', '#5a3a24', '#7a5030'])) },
    solids: [
      mass([5, 0, 4.6], [10, 5.8, 8.8], wall, {
        texture: 'stucco',
        front: [
          ['arched', 1.2, 0.7, 1.2, 2],
          ['arched', 2.9, 0.7, 1.2, 2],
          ['door', 6.65, 0.1, 1.1, 2.3],
          ['arched', 1.3, 3.7, 1, 1.5],
          ['arched', 3, 3.7, 1, 1.5],
          ['glazed', 6.5, 3.25, 1.5, 2],
        ],
      }),
      roof([5, 5.8, 4.6], [11.2, 2.2, 10], look),
      mass([12.8, 0, 4.2], [6.4, 3, 8], wall, {
        texture: 'stucco',
        front: [
          ['garage', 0.8, 0, 4.6, 2.3],
          ['lantern', 0.3, 1.6],
        ],
        right: [
          ['arched', 2, 0.8, 1, 1.6],
          ['arched', 4.6, 0.8, 1, 1.6],
        ],
      }),
      roof([12.9, 3, 4.2], [7.2, 1.7, 9.2], look),
      // Arches before the door, a balcony over them.
      block([7.2, 0, -0.6], [4.2, 0.12, 2], '#b5765a'),
      archway(7.2, -1.5, 4.2, 2.9, wall),
      block([7.2, 3, -0.7], [4.4, 0.26, 1.7], wall, { texture: 'stucco' }),
      block([7.2, 4, -1.5], [4.3, 0.06, 0.06], iron),
      ...Array.from({ length: 15 }, (_, index) =>
        block([5.1 + index * 0.3, 3.26, -1.5], [0.04, 0.76, 0.04], iron),
      ),
    ],
  });
}
