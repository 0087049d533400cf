import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { disc, type Face, paintOn, rectangle, washOn } from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, openLine, pathData } from '#builtin/illustrator/drawing/path.ts';
import { leafTones } from '#builtin/illustrator/foliage/leaves.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { footShadow } from './upholstery.ts';

/** A flat carpet with a border and a woven pattern. */
export function rug(
  stage: Stage,
  face: Face,
  area: { u: number; v: number; width: number; depth: number },
  base: Color,
  accent: Color,
) {
  const { u, v, width, depth } = area;
  washOn(
    stage,
    face,
    rectangle(u - 0.04, v - 0.05, width + 0.08, depth + 0.08),
    stage.light.shadow,
    { opacity: 0.25 },
  );
  paintOn(stage, face, rectangle(u, v, width, depth), base);
  paintOn(
    stage,
    face,
    rectangle(u + 0.1, v + 0.1, width - 0.2, depth - 0.2),
    mix(base, accent, 0.55),
  );
  paintOn(stage, face, rectangle(u + 0.15, v + 0.15, width - 0.3, depth - 0.3), base);
  const [columns, rows] = [
    Math.max(3, Math.round(width / 0.42)),
    Math.max(2, Math.round(depth / 0.42)),
  ];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const [a, b] = [
        u + 0.2 + ((column + 0.5) * (width - 0.4)) / columns,
        v + 0.2 + ((row + 0.5) * (depth - 0.4)) / rows,
      ];
      const [w, h] = [((width - 0.4) / columns) * 0.36, ((depth - 0.4) / rows) * 0.36];
      paintOn(
        stage,
        face,
        [
          [a, b - h],
          [a + w, b],
          [a, b + h],
          [a - w, b],
        ],
        mix(base, accent, (column + row) % 2 ? 0.35 : 0.16),
      );
    }
  }
}

/** A picture in a frame: hills and a sun, or plain shapes. Never letters. */
export function art(
  stage: Stage,
  face: Face,
  area: { u: number; v: number; width: number; height: number },
  frame: Color,
) {
  const { u, v, width, height } = area;
  const { random, palette } = stage;
  washOn(stage, face, rectangle(u + 0.03, v - 0.05, width, height), stage.light.shadow, {
    opacity: 0.26,
  });
  paintOn(stage, face, rectangle(u, v, width, height), frame, { out: 0.03 });
  paintOn(
    stage,
    face,
    rectangle(u + 0.03, v + 0.03, width - 0.06, height - 0.06),
    color('#f7f3ea'),
    { out: 0.03 },
  );
  const [a, b, w, h] = [u + 0.09, v + 0.09, width - 0.18, height - 0.18];
  paintOn(stage, face, rectangle(a, b, w, h), lighter(palette.accentFabric, 0.66), { out: 0.03 });
  paintOn(
    stage,
    face,
    disc([a + w * random.between(0.3, 0.7), b + h * 0.66], Math.min(w, h) * 0.16),
    lighter(palette.accentFabric, 0.15),
    { out: 0.03 },
  );
  for (const [level, tone] of [
    [0.5, 0.45],
    [0.36, 0.2],
    [0.2, 0],
  ] as const) {
    const hills: PicturePoint[] = [[a, b]];
    for (let step = 0; step <= 8; step += 1)
      hills.push([a + (w * step) / 8, b + h * (level + Math.sin(step * 0.9 + level * 12) * 0.07)]);
    hills.push([a + w, b]);
    paintOn(stage, face, hills, lighter(mix(palette.fabric, color('#33564c'), 0.35), tone), {
      out: 0.03,
    });
  }
}

/** A low table with a round or square top. */
export function coffeeTable(
  stage: Stage,
  [x, y, z]: Vector,
  width: number,
  depth: number,
  wood: Color,
) {
  footShadow(stage, [x + width / 2, y, z + depth / 2], width * 0.6, depth * 0.7, 0.45);
  const leg = material(darker(wood, 0.25));
  for (const [dx, dz] of [
    [0.06, depth - 0.1],
    [width - 0.12, depth - 0.1],
    [0.06, 0.06],
    [width - 0.12, 0.06],
  ] as const)
    box(stage, [x + dx, y, z + dz], [x + dx + 0.06, y + 0.38, z + dz + 0.06], leg);
  box(stage, [x, y + 0.38, z], [x + width, y + 0.44, z + depth], material(wood), {
    top: material(lighter(wood, 0.1)),
  });
}

/** A vase with a few stems. */
export function vase(stage: Stage, at: Vector, size: number, glaze: Color) {
  const { canvas, camera, light, random } = stage;
  const [x, y] = project(camera, at);
  const s = scaleAt(camera, at) * size;
  const tones = leafTones(stage, color('#7f9c68'), 0);
  for (let index = 0; index < 7; index += 1) {
    const lean = (index - 3) / 3;
    const tip: PicturePoint = [x + lean * s * 0.8, y - s * (2 - Math.abs(lean) * 0.4)];
    canvas.stroke(openLine([[x, y - s * 0.8], tip]), tones[1], { width: Math.max(0.8, s * 0.03) });
    canvas.shape(
      blob(random, tip, [s * 0.22, s * 0.2], 0.4, 7),
      index % 2 ? lit(light, color('#f1ddc0'), [-0.3, 0.6, -0.6]) : tones[3],
    );
  }
  const body = lit(light, glaze, [-0.3, 0.3, -0.8]);
  canvas.shape(
    pathData`M${x - s * 0.16} ${y - s}Q${x - s * 0.5} ${y - s * 0.4} ${x - s * 0.22} ${y}L${x + s * 0.22} ${y}Q${x + s * 0.5} ${y - s * 0.4} ${x + s * 0.16} ${y - s}Z`,
    canvas.linear(
      [x - s * 0.4, y],
      [x + s * 0.4, y],
      [
        [0, lighter(body, 0.25)],
        [0.45, body],
        [1, darker(body, 0.35)],
      ],
    ),
  );
}

/** A few books lying flat: plain spines. */
export function books(stage: Stage, [x, y, z]: Vector, width: number) {
  const spines = ['#b5573a', '#e8dcc4', '#33695c'] as const;
  spines.forEach((code, index) => {
    const inset = index * 0.02;
    box(
      stage,
      [x + inset, y + index * 0.035, z + inset],
      [x + width - inset, y + (index + 1) * 0.035, z + 0.2],
      material(color(code)),
    );
  });
}
