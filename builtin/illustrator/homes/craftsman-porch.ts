import { material } from '#builtin/illustrator/building/material.ts';
import { pierColumn } from '#builtin/illustrator/building/porch.ts';
import { porchShade } from '#builtin/illustrator/building/porch-shade.ts';
import { drawSteps, railing } from '#builtin/illustrator/building/railing.ts';
import { gableForward } from '#builtin/illustrator/building/roof.ts';
import type { Roof } from '#builtin/illustrator/building/roof-parts.ts';
import { box, surface } from '#builtin/illustrator/building/wall.ts';
import { darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, rectangle } from '#builtin/illustrator/drawing/face.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

export const porch = { x: [0.3, 8], front: -2.6 } as const;

export const floor = 0.65;

export function drawPorch(stage: Stage, roof: Roof) {
  const { palette } = stage;
  const [left, right] = porch.x;
  const stone = material(palette.stone, 'stone');
  const deck = material(lighter(palette.wood, 0.1), 'plain');
  box(stage, [left, 0, porch.front], [right, floor, 0], stone, { top: deck });
  box(
    stage,
    [left - 0.1, floor - 0.12, porch.front - 0.1],
    [right + 0.1, floor, 0],
    material(palette.trim),
    { top: deck },
  );
  drawFurniture(stage);
  porchShade(stage, { x: porch.x, front: porch.front, floor, ceiling: 3 });
  const columns = { pier: stone, column: palette.trim };
  const z = porch.front + 0.35;
  railing(stage, [right - 0.35, floor, z], [right - 0.35, floor, -0.1], palette.trim);
  gableForward(stage, { ...roof });
  beam(stage);
  pierColumn(stage, [left + 0.35, floor, z], 2.65, columns);
  railing(stage, [left + 0.7, floor, z], [3.75, floor, z], palette.trim);
  pierColumn(stage, [4.05, floor, z], 2.65, columns);
  drawSteps(stage, [4.5, 6.4], porch.front, floor, material(darker(palette.stone, 0.05)));
  pierColumn(stage, [6.85, floor, z], 2.65, columns);
  railing(stage, [7.1, floor, z], [right - 0.6, floor, z], palette.trim);
  pierColumn(stage, [right - 0.35, floor, z], 2.65, columns);
}

function beam(stage: Stage) {
  const { palette } = stage;
  const [left, right] = porch.x;
  box(
    stage,
    [left, 3.0, porch.front + 0.1],
    [right, 3.35, porch.front + 0.5],
    material(palette.trim),
    { top: false },
  );
  const gable = frontFace(stage, [left, 3.35, porch.front]);
  const middle = (right - left) / 2;
  for (const step of [-0.9, 0, 0.9]) {
    surface(stage, gable, rectangle(middle + step - 0.32, 0.22, 0.64, 0.5), material(palette.trim));
    surface(
      stage,
      gable,
      rectangle(middle + step - 0.25, 0.28, 0.5, 0.38),
      material(darker(palette.accentWalls, 0.5)),
    );
  }
}

/** Two chairs in the shade of the porch. */
function drawFurniture(stage: Stage) {
  const wood = material(darker(stage.palette.wood, 0.15));
  for (const x of [1.5, 2.7]) {
    box(stage, [x, floor, -1.1], [x + 0.6, floor + 0.42, -0.6], wood);
    box(stage, [x, floor + 0.4, -0.62], [x + 0.6, floor + 1.05, -0.54], wood);
  }
}
