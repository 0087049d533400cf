import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { cushion, footShadow } from './upholstery.ts';

/** Height of the porch floor over the lawn. */
export const deckHeight = 0.6;

/** A bench that hangs on four ropes. */
export function drawSwing(stage: Stage, [x, y, z]: Vector) {
  const { canvas, camera, palette } = stage;
  const wood = material(palette.wood);
  const width = 0.72;
  const length = 1.9;
  footShadow(stage, [x + 0.4, y, z + 0.9], 0.9, 0.8, 0.4);
  const rope = (px: number, pz: number, low: number) =>
    canvas.stroke(
      openLine([project(camera, [px, y + 2.75, pz]), project(camera, [px, y + low, pz])]),
      mix(palette.trim, color('#a58f6a'), 0.6),
      { width: 2 },
    );
  rope(x, z + length, 1.05);
  rope(x, z, 1.05);
  box(stage, [x - 0.04, y + 0.5, z], [x + 0.02, y + 1.05, z + length], wood);
  box(stage, [x, y + 0.42, z], [x + width, y + 0.5, z + length], wood);
  cushion(
    stage,
    [x + 0.02, y + 0.5, z + 0.05],
    [x + width, y + 0.6, z + length - 0.05],
    palette.fabric,
    0.04,
  );
  for (const [at, tone] of [
    [length - 0.5, palette.accentFabric],
    [0.12, lighter(palette.accentFabric, 0.45)],
  ] as const)
    cushion(stage, [x + 0.06, y + 0.6, z + at], [x + 0.24, y + 0.98, z + at + 0.4], tone, 0.08);
  rope(x + width, z + length, 0.5);
  rope(x + width, z, 0.5);
}

export function drawChairs(stage: Stage, [x, y, z]: Vector) {
  const { palette } = stage;
  const wood = material(darker(palette.wood, 0.12));
  for (const at of [z + 1.9, z]) {
    footShadow(stage, [x + 0.35, y, at + 0.3], 0.55, 0.5, 0.4);
    for (const [dx, dz] of [
      [0, 0.58],
      [0.6, 0.58],
      [0, 0],
      [0.6, 0],
    ] as const)
      box(stage, [x + dx, y, at + dz], [x + dx + 0.06, y + 0.62, at + dz + 0.06], wood);
    box(stage, [x + 0.6, y + 0.4, at], [x + 0.68, y + 1.15, at + 0.64], wood);
    cushion(
      stage,
      [x + 0.03, y + 0.38, at + 0.04],
      [x + 0.62, y + 0.5, at + 0.6],
      lighter(palette.fabric, 0.25),
      0.04,
    );
    cushion(
      stage,
      [x + 0.48, y + 0.5, at + 0.1],
      [x + 0.6, y + 0.95, at + 0.54],
      palette.accentFabric,
      0.06,
    );
    box(stage, [x, y + 0.6, at - 0.02], [x + 0.62, y + 0.65, at + 0.06], wood);
  }
  const table = z + 1.05;
  box(stage, [x + 0.2, y, table + 0.15], [x + 0.28, y + 0.45, table + 0.23], wood);
  box(stage, [x + 0.02, y + 0.45, table], [x + 0.46, y + 0.5, table + 0.4], wood);
}

export function drawLantern({ canvas, camera, light, palette }: Stage, at: Vector) {
  const [x, y] = project(camera, at);
  const s = scaleAt(camera, at);
  const on = Math.max(0.3, light.lamps);
  canvas.stroke(
    openLine([project(camera, [at[0], deckHeight + 2.75, at[2]]), [x, y]]),
    palette.metal,
    {
      width: 2,
    },
  );
  canvas.ellipse(
    [x, y + s * 0.18],
    [s * 1.3, s * 1.3],
    canvas.radial([
      [0, lampTop, 0.6 * on],
      [0.3, lampTop, 0.2 * on],
      [1, lampTop, 0],
    ]),
  );
  canvas.polygon(
    [
      [x - s * 0.09, y + s * 0.06],
      [x + s * 0.09, y + s * 0.06],
      [x + s * 0.11, y + s * 0.32],
      [x - s * 0.11, y + s * 0.32],
    ],
    mix(lighter(light.sky[2], 0.3), lampTop, on),
    { outline: { paint: palette.metal, width: 2 } },
  );
  canvas.polygon(
    [
      [x - s * 0.13, y + s * 0.06],
      [x + s * 0.13, y + s * 0.06],
      [x, y - s * 0.05],
    ],
    palette.metal,
  );
}
