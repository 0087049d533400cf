import { type Color, darker } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  isSeen,
  paintOn,
  rectangle,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { doorPanel } from './door.ts';
import { glass, type Pane } from './glass.ts';

/** A sectional garage door with a row of lights. */
export function garageDoorOn(
  stage: Stage,
  face: Face,
  pane: Pane,
  look: { paint: Color; frame: Color },
) {
  if (!isSeen(stage, face)) return;
  const { u, v, width, height } = pane;
  const random = stage.random.fork(`garage ${u}`);
  paintOn(stage, face, rectangle(u - 0.16, v, width + 0.32, height + 0.18), look.frame);
  paintOn(stage, face, rectangle(u, v, width, height), look.paint);
  const columns = Math.max(2, Math.round(width / 0.85));
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const field = {
        u: u + (width * (column + 0.1)) / columns,
        v: v + (height * (row + 0.14)) / 4,
        width: (width * 0.8) / columns,
        height: height * 0.18,
      };
      if (row === 3) glass(stage, face, field, random);
      else doorPanel(stage, face, field, look.paint);
    }
    paintOn(
      stage,
      face,
      rectangle(u, v + (height * row) / 4 - 0.01, width, 0.02),
      darker(look.paint, 0.3),
    );
  }
  washOn(stage, face, rectangle(u, v + height - 0.2, width, 0.2), stage.light.shadow, {
    opacity: 0.4,
  });
}
