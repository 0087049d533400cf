import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { dock, overWater } from '#builtin/illustrator/models/boats.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import { grass } from '#builtin/illustrator/models/outdoors.ts';
import type { Solid } from '#builtin/illustrator/models/solid.ts';
import { kayak } from '#builtin/illustrator/models/vehicles.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

/** Where the water before a home begins, for each place across. */
export type HomeShore = (x: number) => number;

export function shoreBefore({ door, beds }: Home): HomeShore {
  const front = Math.min(door.z, ...beds.map(({ z }) => z - 0.9));
  return (x) => front - 2.4 + Math.sin(x * 0.35) * 0.4;
}

/** Water from the shore to the viewer's feet, with a rim of wet ground. */
export function drawWaterBefore(stage: Stage, shore: HomeShore) {
  const { canvas, camera, light } = stage;
  const random = stage.random.fork('water');
  const area = (out: number) => {
    const line = Array.from({ length: 81 }, (_, index): Vector => {
      const x = -80 + index * 2;
      return [x, 0, shore(x) + out];
    });
    return projectPolygon(camera, [...line, [80, 0, -80], [-80, 0, -80]]);
  };
  canvas.polygon(area(0.5), lit(light, color('#9c8c6e'), [0, 1, 0]));
  const outline = area(0);
  const top = Math.min(...outline.map(([, y]) => y));
  const bottom = canvas.height;
  const deep = mix(mix(light.sky[0], color('#3a7288'), 0.5), light.haze, 0.08);
  canvas.polygon(
    outline,
    canvas.linear(
      [0, top],
      [0, bottom],
      [
        [0, mix(deep, color('#7fa7a4'), 0.4)],
        [1, darker(deep, 0.12)],
      ],
    ),
  );
  canvas.clipped(closedLine(outline), () => {
    let [bright, dark] = ['', ''];
    for (let index = 0; index < 120; index += 1) {
      const share = random.next();
      const at: PicturePoint = [random.next() * canvas.width, top + (bottom - top) * share];
      const size: PicturePoint = [14 + share * 60 * random.next(), 0.8 + share * 2.2];
      if (index % 3) bright += blob(random, at, size, 0.3, 6);
      else dark += blob(random, at, size, 0.3, 6);
    }
    canvas.shape(bright, lighter(light.sky[2], 0.5), { opacity: 0.4 });
    canvas.shape(dark, darker(deep, 0.3), { opacity: 0.28 });
  });
}

/** A dock that goes on from the walk, a kayak beside it and reeds along the shore. */
export function alongShore(shore: HomeShore, walk: readonly PicturePoint[]): Solid[] {
  const [x] = walk.find(([at, z]) => z < shore(at)) ?? walk.at(-1) ?? [0, 0];
  const z = shore(x);
  return [
    ...put(dock([-5, 1.1], [-4.4, -2.4, -0.4]), [x, 0, z]),
    ...put(overWater(kayak('#d9772f')), [x - 3.6, 0, z - 1.5]),
    ...[-9, -7.6, -5.4, 3.4, 4.6, 6.8, 8.2, 11].flatMap((aside) =>
      put(overWater(grass(0.8)), [x + aside, 0, shore(x + aside) + 0.1]),
    ),
  ];
}
