import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass, type Opening } from '#builtin/illustrator/models/building.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import { pumpkin } from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { built, stairs } from './solid-home.ts';

/** A row of houses of dark stone, each with a stoop up to its door. */
export function brownstone({ random, scene }: Stage): Home {
  const own = random.fork('row');
  const stones: Tint[] = scene.isBrick
    ? ['#a3543f', '#94493a', '#ad6148', '#8c4a3c', '#b06a50']
    : ['#7d5240', '#8a5d49', '#6f4a3d', '#94684f', '#a3543f'];
  const wide = 5.6;
  // The row goes on beyond the picture on both sides.
  const units = own.some([...stones, ...stones], 8).flatMap((tint, index): Solid[] => {
    const x = wide * (index - 2 + 0.5);
    const floors = [2.2, 5.4, 8.4].flatMap((v, floor): Opening[] =>
      (floor === 0 ? [0.5, 1.9] : [0.5, 2.2, 3.9]).map((u) => [
        'tall',
        u,
        v,
        1.05,
        floor === 0 ? 2.2 : 1.9,
      ]),
    );
    return [
      mass([x, 0, 5], [wide, 11.2, 10], tint, {
        texture: scene.isBrick || tint === '#a3543f' ? 'brick' : 'plain',
        front: [
          ...floors,
          ['plain', 0.6, 0.3, 1, 0.9],
          ['plain', 2, 0.3, 1, 0.9],
          ['door', 4, 1.7, 1.1, 2.5],
        ],
        right: [],
      }),
      ...[1.5, 4.8, 7.9].map((y) => block([x, y, -0.06], [wide, 0.16, 0.12], tint)),
      block([x, 10.85, -0.2], [wide, 0.85, 0.6], '#3f3430'),
      ...Array.from({ length: 7 }, (_, each) =>
        block([x - wide / 2 + 0.4 + each * 0.8, 10.55, -0.25], [0.16, 0.32, 0.4], '#3f3430'),
      ),
      block([x + 1.75, 4.3, -0.2], [1.7, 0.3, 0.4], tint),
      ...stairs(x + 1.75, 0, 1.5, 1.7, '#8f7466'),
      ...[0.95, 2.55].flatMap((side) => [
        block([x + side, 0, -1.5], [0.1, 0.8, 0.1], '#2b2b2c'),
        block([x + side, 1.7, -0.1], [0.1, 0.9, 0.1], '#2b2b2c'),
      ]),
      ...(scene.extras?.includes('pumpkins')
        ? [
            ...put(pumpkin(0.6), [x + 0.6, 0, -2]),
            ...put(pumpkin(0.45, '#e3d2a8'), [x + 0.1, 0, -2.2]),
            ...put(pumpkin(0.5), [x + 2.9, 0, -2.1]),
            // On the steps too, at their sides.
            ...[2, 4, 6].flatMap((step) => {
              const at = [x + 1.75 + (step === 4 ? 0.5 : -0.5), 1.7 * (1 - step / 9)] as const;
              return put(pumpkin(0.36, step === 4 ? '#e3d2a8' : '#dd7a2a'), [
                ...at,
                -0.15 - step * 0.3,
              ]);
            }),
          ]
        : []),
      block([x - 1.2, 0, -1.1], [2.6, 0.8, 0.05], '#2b2b2c', { texture: 'slats' }),
    ];
  });
  return built({
    // What is framed: two fronts and the lower floors, close enough to see the stoops.
    width: wide * 2.2,
    depth: 4,
    height: 8.4,
    door: { x: wide * 1.5 + 1.75, z: -2.6 },
    beds: [],
    paint: { trim: color('#e8dccb') },
    solids: units,
  });
}
