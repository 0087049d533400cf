import { project } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  gradientOn,
  outlineOn,
  paintOn,
  pointOn,
  rectangle,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import { closedLine } from '#builtin/illustrator/drawing/path.ts';
import { plantTree } from '#builtin/illustrator/homes/yard-trees.ts';
import { drawGround } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { drawSky } from '#builtin/illustrator/light/sky.ts';
import { drawWeatherBehindGlass } from '#builtin/illustrator/light/weather.ts';
import { drawWaterTo } from '#builtin/illustrator/pages/water.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { drawCityBelow } from '#builtin/illustrator/skyline/city-below.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Room } from './room.ts';

type Opening = { u: number; v: number; width: number; height: number };

/** A window in a wall of the room, with the world behind it. */
export function windowWithView(
  room: Room,
  face: Face,
  opening: Opening,
  {
    panes = [2, 2],
    curtains,
    frame,
  }: { panes?: readonly [number, number]; curtains?: Color; frame?: Color } = {},
) {
  const { stage, outside } = room;
  const { u, v, width, height } = opening;
  const wood = frame ?? stage.palette.trim;
  paintOn(
    stage,
    face,
    rectangle(u - 0.12, v - 0.1, width + 0.24, height + 0.24),
    darker(wood, 0.06),
  );
  paintOn(
    stage,
    face,
    rectangle(u - 0.12, v + height + 0.06, width + 0.24, 0.08),
    lighter(wood, 0.2),
  );
  drawOutside(outside, face, opening);
  const thin = 0.045;
  for (let column = 0; column <= panes[0]; column += 1)
    paintOn(
      stage,
      face,
      rectangle(u + (width * column) / panes[0] - thin / 2, v, thin, height),
      wood,
    );
  for (let row = 0; row <= panes[1]; row += 1)
    paintOn(stage, face, rectangle(u, v + (height * row) / panes[1] - thin / 2, width, thin), wood);
  paintOn(stage, face, rectangle(u - 0.2, v - 0.12, width + 0.4, 0.08), lighter(wood, 0.15), {
    out: 0.1,
  });
  washOn(stage, face, rectangle(u - 0.16, v - 0.24, width + 0.32, 0.12), stage.light.shadow, {
    opacity: 0.18,
  });
  if (curtains) drawCurtains(stage, face, opening, curtains);
}

/** The landscape, cut to the opening; a tree close by gives it depth. */
function drawOutside(outside: Stage, face: Face, { u, v, width, height }: Opening) {
  const { canvas, camera } = outside;
  const outline = outlineOn(outside, face, rectangle(u, v, width, height));
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const drawWeather = () =>
    drawWeatherBehindGlass(
      outside,
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs), Math.max(...ys)],
    );
  canvas.clipped(closedLine(outline), () => {
    drawSky(outside);
    if (asks(outside, 'city-view')) {
      drawCityBelow(outside, outline);
      drawWeather();
      return;
    }
    drawLandscape(outside);
    drawGround(outside);
    if (asks(outside, 'room-view')) {
      const { region, extras } = outside.scene;
      const isSea = region === 'coast' || region === 'tropics';
      if (isSea) {
        drawWaterTo(outside, () => 13, 'sea');
        drawWeather();
        return;
      }
      if (extras?.includes('waterside')) drawWaterTo(outside, () => 14, 'lake');
    }
    const [x] = project(camera, pointOn(face, [u + width * 0.2, v]));
    const reach = 16;
    const at = ((x - camera.centerX) * reach) / camera.focal + camera.position[0];
    const kind = outside.random.fork('garden').pick(treeKindsOf(outside.scene));
    plantTree(outside, {
      kind,
      name: 'garden',
      at: [at, 0, camera.position[2] + reach],
      height: kind === 'saguaro' ? 3.4 : 6,
      blossom: true,
    });
    drawWeather();
  });
}

/** Cloth in folds on both sides, from a rod. */
function drawCurtains(stage: Stage, face: Face, { u, v, width, height }: Opening, cloth: Color) {
  const top = v + height + 0.24;
  const foot = Math.max(0.04, v - 0.8);
  for (const [from, to] of [
    [u - 0.45, u + width * 0.09],
    [u + width * 0.91, u + width + 0.45],
  ] as const) {
    const folds = 7;
    for (let fold = 0; fold < folds; fold += 1) {
      const a = from + ((to - from) * fold) / folds;
      const each = (to - from) / folds;
      const area = rectangle(a, foot, each + 0.004, top - foot);
      paintOn(stage, face, area, cloth, { out: 0.06 });
      washOn(
        stage,
        face,
        area,
        gradientOn(
          stage,
          face,
          [a, 0],
          [a + each, 0],
          [
            [0, stage.light.shadow, 0.26],
            [0.45, stage.light.shadow, 0],
            [1, stage.light.shadow, 0.16],
          ],
        ),
        { out: 0.06 },
      );
    }
  }
  paintOn(stage, face, rectangle(u - 0.6, top, width + 1.2, 0.035), stage.palette.metal, {
    out: 0.08,
  });
}

/** Where the sun through a window falls on the floor. */
export function sunPatch(room: Room, u: number, v: number, width: number, depth: number) {
  const { stage, outside, floor } = room;
  const { light } = outside;
  const strength = (1 - light.lamps) * (outside.scene.weather === 'clear' ? 0.42 : 0.1);
  if (strength < 0.04) return;
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [a, b] = [u + column * width * 0.53, v + row * depth * 0.53];
    const slip = 0.5;
    washOn(
      stage,
      floor,
      [
        [a + slip * row * 0.6, b],
        [a + width * 0.47 + slip * row * 0.6, b],
        [a + width * 0.47 + slip * (row * 0.6 + 0.5), b + depth * 0.47],
        [a + slip * (row * 0.6 + 0.5), b + depth * 0.47],
      ],
      lighter(light.sky[3], 0.25),
      { opacity: strength },
    );
  }
}
