import { type Color, color, darker } from '#builtin/illustrator/drawing/color.ts';
import {
  disc,
  type Face,
  isOnPicture,
  isSeen,
  outlineOn,
  paintOn,
  rectangle,
  scaleOn,
  seenOn,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import { closedLine } from '#builtin/illustrator/drawing/path.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { glass, lampLow, type Pane } from './glass.ts';
import { isSnowy, snowColor } from './material.ts';

type WindowLook = {
  /** Panes across and up. */
  panes?: readonly [columns: number, rows: number];
  frame: Color;
  casing?: number;
  shutters?: Color;
  sill?: boolean;
  /** Boxes of flowers under it. */
  flowers?: boolean;
};

/** A window in a wall: casing, panes, bars, sill; `pane` is the opening. */
export function windowOn(stage: Stage, face: Face, pane: Pane, look: WindowLook) {
  if (!isSeen(stage, face)) return;
  const { u, v, width, height } = pane;
  if (!isOnPicture(stage, outlineOn(stage, face, rectangle(u - 1, v - 0.5, width + 2, height + 1))))
    return;
  const { panes = [2, 2], casing = 0.12, shutters, sill = true } = look;
  const frames = stage.scene.colors?.frames;
  const frame = frames ? color(frames) : look.frame;
  const random = stage.random.fork(`window ${pane.u} ${pane.v} ${face.origin[0]}`);
  if (shutters) drawShutters(stage, face, pane, shutters, casing);
  drawCasing(stage, face, pane, frame, casing);
  glass(stage, face, pane, random);
  if (scaleOn(stage, face, [u, v]) * width < 5 * stage.canvas.pixel) return;
  bars(stage, face, pane, panes, frame);
  if (sill) drawSill(stage, face, pane, frame, casing);
  if (look.flowers || (asks(stage, 'window-boxes') && width < 2 && v < 2.4))
    flowerBox(stage, face, pane);
  glow(stage, face, pane);
}

/** A tall window with a round top. */
export function archedWindowOn(stage: Stage, face: Face, pane: Pane, frame: Color) {
  if (!isSeen(stage, face)) return;
  const { u, v, width, height } = pane;
  const arched = (grow: number) => {
    const half = width / 2 + grow;
    const spring = v + height - width / 2;
    return [
      [u - grow, v - grow] as const,
      [u + width + grow, v - grow] as const,
      ...disc([u + width / 2, spring], half, 24).slice(0, 13),
    ];
  };
  paintOn(stage, face, arched(0.13), frame);
  stage.canvas.clipped(closedLine(outlineOn(stage, face, arched(0))), () => {
    glass(stage, face, pane, stage.random.fork(`arch ${u} ${v} ${face.origin[0]}`));
    bars(stage, face, pane, [2, 3], frame);
  });
}

function drawCasing(
  stage: Stage,
  face: Face,
  { u, v, width, height }: Pane,
  frame: Color,
  casing: number,
) {
  const { shadow, shadowOpacity } = stage.light;
  const outer = rectangle(u - casing, v - casing * 0.6, width + casing * 2, height + casing * 1.8);
  washOn(
    stage,
    face,
    outer.map(([a, b]) => [a + 0.05, b - 0.05]),
    shadow,
    { opacity: shadowOpacity * 0.7 },
  );
  paintOn(stage, face, outer, frame);
  paintOn(
    stage,
    face,
    rectangle(u - casing * 1.3, v + height + casing * 0.75, width + casing * 2.6, casing * 0.6),
    frame,
    { out: 0.05 },
  );
}

function bars(
  stage: Stage,
  face: Face,
  { u, v, width, height }: Pane,
  [columns, rows]: readonly [number, number],
  frame: Color,
) {
  const scale = scaleOn(stage, face, [u, v]);
  const thin = Math.max(0.035, 0.8 / scale);
  if (scale * Math.min(width / columns, height / rows) < 4 * stage.canvas.pixel) return;
  for (let column = 1; column < columns; column += 1) {
    paintOn(
      stage,
      face,
      rectangle(u + (width * column) / columns - thin / 2, v, thin, height),
      frame,
    );
  }
  for (let row = 1; row < rows; row += 1) {
    // The meeting rail of a sash window is stronger than its bars.
    const thick = row * 2 === rows ? thin * 1.7 : thin;
    paintOn(stage, face, rectangle(u, v + (height * row) / rows - thick / 2, width, thick), frame);
  }
}

function drawSill(stage: Stage, face: Face, { u, v, width }: Pane, frame: Color, casing: number) {
  const { shadow, shadowOpacity } = stage.light;
  const ledge = rectangle(u - casing * 1.5, v - casing * 1.1, width + casing * 3, casing * 0.8);
  washOn(
    stage,
    face,
    rectangle(u - casing, v - casing * 1.9, width + casing * 2.4, casing),
    shadow,
    { opacity: shadowOpacity },
  );
  paintOn(stage, face, ledge, frame, { out: 0.09 });
  if (isSnowy(stage.scene)) {
    paintOn(
      stage,
      face,
      rectangle(u - casing, v - casing * 0.4, width + casing * 2, casing * 0.7),
      snowColor,
      { out: 0.09 },
    );
  }
}

function drawShutters(
  stage: Stage,
  face: Face,
  { u, v, width, height }: Pane,
  paint: Color,
  casing: number,
) {
  const wide = Math.min(0.5, width * 0.48);
  for (const left of [u - casing - wide - 0.03, u + width + casing + 0.03]) {
    washOn(stage, face, rectangle(left + 0.05, v - 0.06, wide, height + 0.04), stage.light.shadow, {
      opacity: stage.light.shadowOpacity,
    });
    paintOn(stage, face, rectangle(left, v, wide, height), paint);
    if (scaleOn(stage, face, [u, v]) * wide < 9 * stage.canvas.pixel) continue;
    for (const [from, to] of [
      [0.06, 0.47],
      [0.53, 0.94],
    ] as const) {
      const louvre = rectangle(
        left + wide * 0.16,
        v + height * from,
        wide * 0.68,
        height * (to - from),
      );
      paintOn(stage, face, louvre, darker(paint, 0.22));
      for (let line = from + 0.05; line < to - 0.02; line += 0.06) {
        paintOn(
          stage,
          face,
          rectangle(left + wide * 0.16, v + height * line, wide * 0.68, height * 0.022),
          paint,
        );
      }
    }
  }
}

function flowerBox(stage: Stage, face: Face, { u, v, width }: Pane) {
  paintOn(stage, face, rectangle(u - 0.05, v - 0.42, width + 0.1, 0.26), stage.palette.wood, {
    out: 0.2,
  });
}

/** The light that spills around a window at dusk. */
function glow(stage: Stage, face: Face, { u, v, width, height }: Pane) {
  const strength = stage.light.lamps - 0.35;
  if (strength <= 0) return;
  const at = seenOn(stage, face, [u + width / 2, v + height / 2]);
  const scale = scaleOn(stage, face, [u, v]);
  // Around a far window nobody sees it, and soft light is dear.
  if (scale * width < 22) return;
  const paint = stage.canvas.radial([
    [0, lampLow, 0.34 * strength],
    [0.5, lampLow, 0.12 * strength],
    [1, lampLow, 0],
  ]);
  stage.canvas.ellipse(at, [scale * (width * 0.68 + 0.5), scale * (height * 0.62 + 0.4)], paint);
}
