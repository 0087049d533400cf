import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { disc, paintOn, rectangle } from '#builtin/illustrator/drawing/face.ts';
import type { Room } from '#builtin/illustrator/interiors/room.ts';
import { tintOf } from '#builtin/illustrator/models/solid.ts';

/** Boards side by side from the floor to the ceiling, on every wall. */
export function drawPaneling({ stage, width, height, depth, back, left, right }: Room) {
  const random = stage.random.fork('paneling');
  const wood = tintOf(stage, 'wood+1');
  for (const [face, long] of [
    [back, width],
    [left, depth + 1],
    [right, depth + 1],
  ] as const)
    for (let u = 0; u < long; u += 0.24) {
      const wide = Math.min(0.24, long - u);
      const tone = lighter(wood, random.between(0, 0.1));
      paintOn(stage, face, rectangle(u, 0.13, wide, height - 0.23), tone);
      paintOn(stage, face, rectangle(u, 0.13, 0.014, height - 0.23), darker(wood, 0.22));
    }
}

/** Glass in the ceiling with the sky in it. */
export function drawSkylight({ stage, height, depth }: Room) {
  const { camera, canvas, light, palette } = stage;
  const pane = (from: number, to: number, grown: number) =>
    projectPolygon(camera, [
      [from - grown, height, depth - 0.5 + grown],
      [to + grown, height, depth - 0.5 + grown],
      [to + grown, height, depth - 1.9 - grown],
      [from - grown, height, depth - 1.9 - grown],
    ]);
  canvas.polygon(pane(-0.75, 0.75, 0.09), palette.trim);
  for (const [from, to] of [
    [-0.75, -0.03],
    [0.03, 0.75],
  ] as const)
    canvas.polygon(pane(from, to, 0), lighter(light.sky[1], 0.15));
}

/** Sprigs in rows, each row shifted by half a step. */
export function drawWallpaper({ stage, width, height, back }: Room, paper?: string) {
  if (paper) paintOn(stage, back, rectangle(0, 0.13, width, height - 0.23), color(paper));
  const leaf = paper ? lighter(color(paper), 0.32) : tintOf(stage, 'door+3');
  const petal = paper ? lighter(color(paper), 0.55) : tintOf(stage, 'accentFabric+2');
  for (let row = 0; row * 0.3 < height - 0.4; row += 1)
    for (let u = row % 2 ? 0.15 : 0.3; u < width - 0.1; u += 0.3) {
      const v = 0.3 + row * 0.3;
      for (const [du, dv, radius] of [
        [-0.045, -0.02, 0.035],
        [0.045, -0.02, 0.035],
        [0, -0.07, 0.03],
      ] as const)
        paintOn(stage, back, disc([u + du, v + dv], radius, 10), leaf);
      paintOn(stage, back, disc([u, v + 0.03], 0.04, 12), petal);
    }
}

/** Glazed tiles laid like bricks. */
export function drawWallTiles(
  { stage, width, back }: Room,
  [from, to]: readonly [number, number],
  tiles?: string,
) {
  const glaze = tiles ? color(tiles) : lighter(stage.palette.plaster, 0.45);
  const random = stage.random.fork('tiles');
  paintOn(stage, back, rectangle(0, from, width, to - from), darker(glaze, 0.14));
  const [wide, tall] = [0.3, 0.12];
  for (let row = 0; from + row * tall < to; row += 1) {
    for (let u = row % 2 ? -wide / 2 : 0; u < width; u += wide) {
      const left = Math.max(0, u);
      const long = Math.min(wide - 0.01, u + wide - 0.01 - left, width - left);
      const high = Math.min(tall - 0.008, to - from - row * tall);
      const tone = random.chance(0.3) ? darker(glaze, random.between(0.02, 0.06)) : glaze;
      paintOn(stage, back, rectangle(left, from + row * tall, long, high), tone);
    }
  }
}
