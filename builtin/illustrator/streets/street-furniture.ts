import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, projectPolygon, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, openCurve, openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

const iron = color('#2f3a3d');

/** A lamp post; it burns from dusk on and lights the ground below. */
export function streetLamp(stage: Stage, [x, , z]: Vector, height = 3.6) {
  const { canvas, camera, light } = stage;
  const foot = project(camera, [x, 0, z]);
  const top = project(camera, [x, height, z]);
  const scale = scaleAt(camera, [x, height, z]);
  const metal = lit(light, iron, [-0.5, 0.2, -0.7]);
  canvas.stroke(openLine([foot, top]), metal, { width: Math.max(1, scale * 0.1) });
  canvas.stroke(openLine([foot, [foot[0], foot[1] - scale * 0.5]]), metal, {
    width: Math.max(1.4, scale * 0.18),
  });
  const flame = mix(lighter(light.sky[2], 0.4), lampTop, Math.min(1, light.lamps + 0.1));
  const [half, tall] = [scale * 0.14, scale * 0.42];
  canvas.polygon(
    [
      [top[0] - half * 0.7, top[1]],
      [top[0] + half * 0.7, top[1]],
      [top[0] + half * 1.2, top[1] - tall],
      [top[0] - half * 1.2, top[1] - tall],
    ],
    flame,
    { outline: { paint: metal, width: Math.max(0.7, scale * 0.03) } },
  );
  canvas.polygon(
    [
      [top[0] - half * 1.5, top[1] - tall],
      [top[0] + half * 1.5, top[1] - tall],
      [top[0], top[1] - tall - half * 1.4],
    ],
    metal,
  );
  if (light.lamps < 0.35) return;
  const glow = canvas.radial([
    [0, lampTop, 0.7 * light.lamps],
    [0.3, lampTop, 0.22 * light.lamps],
    [1, lampTop, 0],
  ]);
  canvas.ellipse([top[0], top[1] - tall / 2], [scale * 1.5, scale * 1.5], glow);
  canvas.ellipse(
    foot,
    [scale * 2.4, scale * 0.5],
    canvas.radial([
      [0, lampTop, 0.34 * light.lamps],
      [1, lampTop, 0],
    ]),
  );
}

/** Bulbs on a line that sags between two points. */
export function stringLights(stage: Stage, from: Vector, to: Vector, bulbs: number) {
  const { canvas, camera, light } = stage;
  const at = (share: number): Vector => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - Math.sin(share * Math.PI) * 0.75,
    from[2] + (to[2] - from[2]) * share,
  ];
  const line = Array.from({ length: 13 }, (_, index) => project(camera, at(index / 12)));
  canvas.stroke(openCurve(line), darker(iron, 0.2), { width: 1, opacity: 0.8 });
  const glow = canvas.radial([
    [0, lampTop, 0.75],
    [0.25, lampTop, 0.3],
    [1, lampTop, 0],
  ]);
  for (let index = 0; index < bulbs; index += 1) {
    const place = at((index + 0.5) / bulbs);
    const [x, y] = project(camera, place);
    const size = Math.max(1.1, scaleAt(camera, place) * 0.06);
    if (light.lamps > 0.3) canvas.ellipse([x, y + size], [size * 4.5, size * 4.5], glow);
    canvas.ellipse([x, y + size], [size, size * 1.25], lighter(lampTop, 0.35));
  }
}

const cloths = ['#c8553d', '#1f6a5a', '#e0a03a', '#3f6f9a', '#9a4f6b'] as const;

/** A market stall: a striped awning over a table of fruit and flowers. `side` says where the road is. */
export function stall(stage: Stage, [x, , z]: Vector, side: -1 | 1) {
  const { random, palette, light, camera, canvas } = stage;
  const [deep, long] = [1.5, 2.6];
  const wood = material(palette.wood);
  const [near, far] = side < 0 ? [x, x + deep] : [x - deep, x];
  for (const px of [near, far])
    for (const pz of [z + long, z])
      box(stage, [px - 0.04, 0, pz - 0.04], [px + 0.04, 2.3, pz + 0.04], wood);
  box(stage, [near + 0.1, 0, z + 0.1], [far - 0.1, 0.85, z + long - 0.1], wood);
  goods(stage, near, far, z, long);
  const cloth = color(random.pick(cloths));
  const stripes = 8;
  const roadSide = side < 0 ? far + 0.55 : near - 0.55;
  const backSide = side < 0 ? near : far;
  for (let index = stripes - 1; index >= 0; index -= 1) {
    const [a, b] = [
      z - 0.2 + ((long + 0.4) * index) / stripes,
      z - 0.2 + ((long + 0.4) * (index + 1)) / stripes,
    ];
    const tone: Color = lit(light, index % 2 ? color('#f4ecdc') : cloth, [side * -0.3, 0.8, -0.3]);
    canvas.polygon(
      projectPolygon(camera, [
        [backSide, 2.85, a],
        [roadSide, 2.2, a],
        [roadSide, 2.2, b],
        [backSide, 2.85, b],
      ]),
      tone,
    );
    canvas.polygon(
      projectPolygon(camera, [
        [roadSide, 2.2, a],
        [roadSide, 1.95, (a + b) / 2],
        [roadSide, 2.2, b],
      ]),
      darker(tone, 0.12),
    );
  }
  const front = lit(light, darker(cloth, 0.1), [0, 0.1, -1]);
  canvas.polygon(
    projectPolygon(camera, [
      [backSide, 2.85, z - 0.2],
      [roadSide, 2.2, z - 0.2],
      [roadSide, 2.0, z - 0.2],
      [backSide, 2.0, z - 0.2],
    ]),
    front,
    { opacity: 0.92 },
  );
}

/** Crates with heaps of something round and bright. */
function goods(stage: Stage, near: number, far: number, z: number, long: number) {
  const { random, camera, canvas, light } = stage;
  for (let row = 2; row >= 0; row -= 1) {
    const at = z + 0.25 + row * (long / 3.3);
    const crate = material(lighter(stage.palette.wood, 0.2));
    box(stage, [near + 0.2, 0.85, at], [far - 0.2, 1.02, at + 0.6], crate);
    const fruit = color(random.pick(['#d9542e', '#e8b23a', '#7fa644', '#b83a4a', '#e0833a']));
    let dark = '';
    let bright = '';
    for (let index = 0; index < 22; index += 1) {
      const place: Vector = [
        random.between(near + 0.28, far - 0.28),
        1.04 + random.next() * 0.1,
        at + random.between(0.08, 0.52),
      ];
      const point: PicturePoint = project(camera, place);
      const size = scaleAt(camera, place) * 0.065;
      dark += blob(random, point, [size, size], 0.1, 6);
      bright += blob(
        random,
        [point[0] - size * 0.2, point[1] - size * 0.25],
        [size * 0.55, size * 0.5],
        0.1,
        6,
      );
    }
    canvas.shape(dark, lit(light, darker(fruit, 0.2), [0, 0.6, -0.6]));
    canvas.shape(bright, lit(light, lighter(fruit, 0.15), [-0.4, 0.7, -0.5]));
  }
}
