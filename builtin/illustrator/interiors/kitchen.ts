import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { paintOn, rectangle } from '#builtin/illustrator/drawing/face.ts';
import { drawVignette } from '#builtin/illustrator/light/sky.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { counter, drawBase, drawTall, drawUppers } from './kitchen-cabinets.ts';
import { drawIsland, drawPendants } from './kitchen-island.ts';
import { drawRange } from './kitchen-range.ts';
import { pottedPlant } from './plants.ts';
import { createRoom, drawShell, type Room } from './room.ts';
import { sunPatch, windowWithView } from './view.ts';

/** A kitchen: cabinets, tiles, a range under its hood, a sink at the window, an island with stools. */
export function drawKitchen(start: Stage) {
  const room = createRoom(start, { depth: 3.3 });
  const { stage, width, depth } = room;
  const { palette, random } = stage;
  drawShell(room, { walls: palette.plaster, floor: mix(palette.wood, color('#c2a27c'), 0.5) });
  sunPatch(room, width * 0.1, 1.2, 1.4, 1.5);
  const cabinet = random.pick([
    color('#f1ede4'),
    mix(palette.fabric, color('#5f7d74'), 0.4),
    color('#33504f'),
    color('#e4dccb'),
  ]);
  drawTiles(room);
  windowWithView(
    room,
    room.back,
    { u: width * 0.58, v: 1.15, width: Math.min(1.7, width * 0.26), height: 1.05 },
    { panes: [2, 1] },
  );
  drawUppers(room, cabinet);
  drawBase(room, cabinet);
  drawRange(room);
  drawTall(room, cabinet);
  pottedPlant(
    stage,
    [width * 0.12, counter + 0.04, depth - 0.25],
    0.42,
    'bush',
    palette.accentFabric,
  );
  drawIsland(room, darker(mix(palette.accentFabric, color('#3f5a56'), 0.5), 0.05));
  drawPendants(room);
  drawVignette(stage);
}

/** Tiles laid like bricks between counter and cabinets. */
function drawTiles({ stage, width, back }: Room) {
  const glaze = lighter(stage.palette.plaster, 0.45);
  const random = stage.random.fork('tiles');
  paintOn(stage, back, rectangle(0, counter, width, 0.75), darker(glaze, 0.14));
  for (let row = 0; row < 7; row += 1) {
    for (let u = row % 2 ? -0.11 : 0; u < width; u += 0.22) {
      const from = Math.max(0, u);
      const tile = rectangle(
        from,
        counter + row * 0.107,
        Math.min(0.212, u + 0.212 - from, width - from),
        0.1,
      );
      paintOn(
        stage,
        back,
        tile,
        random.chance(0.3) ? darker(glaze, random.between(0.02, 0.06)) : glaze,
      );
    }
  }
}
