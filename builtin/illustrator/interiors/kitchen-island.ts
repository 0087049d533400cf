import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, gradientOn, rectangle, washOn } from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, openLine, pathData } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { vase } from './decor.ts';
import { fronts } from './kitchen-cabinets.ts';
import type { Room } from './room.ts';
import { footShadow } from './upholstery.ts';

export function drawIsland({ stage, width }: Room, paint: Color) {
  const wide = Math.min(2.5, width * 0.56);
  const [left, z] = [-wide / 2 + 0.1, 0.75];
  const { palette } = stage;
  footShadow(stage, [left + wide / 2, 0, z + 0.2], wide * 0.62, 0.6, 0.5);
  box(stage, [left + 0.08, 0, z + 0.25], [left + wide - 0.08, 0.88, z + 0.9], material(paint));
  const face = frontFace(stage, [left + 0.08, 0.05, z + 0.25]);
  fronts(stage, face, { u: 0, v: 0, width: wide - 0.16, height: 0.8 }, 4, paint, 'top');
  washOn(
    stage,
    face,
    rectangle(0, 0.5, wide - 0.16, 0.33),
    gradientOn(
      stage,
      face,
      [0, 0.83],
      [0, 0.5],
      [
        [0, stage.light.shadow, 0.5],
        [1, stage.light.shadow, 0],
      ],
    ),
  );
  const stone = color('#efe9df');
  box(stage, [left, 0.88, z], [left + wide, 0.94, z + 0.95], material(stone), {
    top: material(lighter(stone, 0.25)),
  });
  fruitBowl(stage, [left + wide * 0.32, 0.94, z + 0.45]);
  vase(stage, [left + wide * 0.72, 0.94, z + 0.5], 0.26, palette.accentFabric);
  const stools = wide > 2 ? [0.22, 0.5, 0.78] : [0.3, 0.7];
  for (const share of stools) stool(stage, [left + wide * share, 0, z - 0.25]);
}

function stool(stage: Stage, [x, y, z]: Vector) {
  const { palette } = stage;
  const wood = darker(palette.wood, 0.1);
  footShadow(stage, [x, y, z], 0.26, 0.22, 0.4);
  const leg = material(darker(wood, 0.3));
  for (const [dx, dz] of [
    [-0.15, 0.13],
    [0.12, 0.13],
    [-0.15, -0.15],
    [0.12, -0.15],
  ] as const)
    box(stage, [x + dx, y, z + dz], [x + dx + 0.03, y + 0.64, z + dz + 0.03], leg);
  box(stage, [x - 0.15, y + 0.22, z - 0.15], [x + 0.15, y + 0.25, z - 0.12], leg);
  box(stage, [x - 0.18, y + 0.62, z - 0.18], [x + 0.18, y + 0.68, z + 0.18], material(wood), {
    top: material(lighter(wood, 0.18)),
  });
}

function fruitBowl(stage: Stage, at: Vector) {
  const { canvas, camera, light, random } = stage;
  const [x, y] = project(camera, at);
  const s = scaleAt(camera, at);
  for (const [dx, dy, code] of [
    [-0.09, -0.11, '#d9a23a'],
    [0.08, -0.11, '#c2542f'],
    [0, -0.14, '#8fa644'],
    [-0.02, -0.1, '#d9822f'],
  ] as const) {
    const fruit = lit(light, color(code), [-0.3, 0.5, -0.7]);
    canvas.shape(blob(random, [x + dx * s, y + dy * s], [s * 0.06, s * 0.058], 0.06, 8), fruit);
    canvas.shape(
      blob(random, [x + (dx - 0.015) * s, y + (dy - 0.02) * s], [s * 0.025, s * 0.022], 0.1, 6),
      lighter(fruit, 0.35),
      { opacity: 0.7 },
    );
  }
  const clay = lit(light, color('#e5ddcf'), [-0.2, 0.3, -0.9]);
  canvas.shape(
    pathData`M${x - s * 0.2} ${y - s * 0.1}Q${x} ${y - s * 0.07} ${x + s * 0.2} ${y - s * 0.1}Q${x + s * 0.15} ${y} ${x} ${y}Q${x - s * 0.15} ${y} ${x - s * 0.2} ${y - s * 0.1}Z`,
    canvas.linear(
      [x - s * 0.2, y],
      [x + s * 0.2, y],
      [
        [0, lighter(clay, 0.2)],
        [1, darker(clay, 0.3)],
      ],
    ),
  );
}

/** Pendants over the island. */
export function drawPendants({ stage, width, height }: Room) {
  const { canvas, camera, light } = stage;
  const wide = Math.min(2.5, width * 0.56);
  const metal = lit(light, color('#2f3538'), [-0.4, 0.2, -0.8]);
  for (const share of wide > 2 ? [0.2, 0.5, 0.8] : [0.28, 0.72]) {
    const at: Vector = [-wide / 2 + 0.1 + wide * share, height - 0.95, 1.25];
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at);
    canvas.stroke(openLine([project(camera, [at[0], height, at[2]]), [x, y - s * 0.1]]), metal, {
      width: 1.6,
    });
    const on = Math.max(0.3, light.lamps);
    canvas.ellipse(
      [x, y + s * 0.12],
      [s * 0.8, s * 0.8],
      canvas.radial([
        [0, lampTop, 0.6 * on],
        [0.3, lampTop, 0.2 * on],
        [1, lampTop, 0],
      ]),
    );
    canvas.shape(
      pathData`M${x - s * 0.035} ${y - s * 0.12}L${x + s * 0.035} ${y - s * 0.12}Q${x + s * 0.15} ${y - s * 0.06} ${x + s * 0.17} ${y + s * 0.08}L${x - s * 0.17} ${y + s * 0.08}Q${x - s * 0.15} ${y - s * 0.06} ${x - s * 0.035} ${y - s * 0.12}Z`,
      canvas.linear(
        [x - s * 0.17, y],
        [x + s * 0.17, y],
        [
          [0, lighter(metal, 0.25)],
          [0.4, metal],
          [1, darker(metal, 0.3)],
        ],
      ),
    );
    canvas.ellipse([x, y + s * 0.08], [s * 0.17, s * 0.035], lighter(lampTop, 0.3));
  }
}
