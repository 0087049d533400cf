import { type Color, color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  isSeen,
  paintOn,
  rectangle,
  scaleOn,
  seenOn,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { glass, type Pane } from './glass.ts';

type DoorLook = {
  paint: Color;
  frame: Color;
  kind?: 'panels' | 'craftsman' | 'modern' | 'glazed';
  sidelights?: boolean;
  transom?: boolean;
};

/** A front door about 2.1 m high in its frame. */
export function doorOn(stage: Stage, face: Face, pane: Pane, look: DoorLook) {
  if (!isSeen(stage, face)) return;
  const { u, v, width, height } = pane;
  const { paint, frame, kind = 'panels', sidelights, transom } = look;
  const random = stage.random.fork(`door ${u}`);
  const reach = sidelights ? 0.5 : 0.14;
  const above = transom ? 0.5 : 0.16;
  washOn(
    stage,
    face,
    rectangle(u - reach + 0.06, v, width + reach * 2, height + above),
    stage.light.shadow,
    { opacity: stage.light.shadowOpacity },
  );
  paintOn(stage, face, rectangle(u - reach, v, width + reach * 2, height + above), frame);
  if (transom) glass(stage, face, { u, v: v + height + 0.1, width, height: 0.3 }, random);
  if (sidelights) {
    for (const left of [u - 0.4, u + width + 0.12]) {
      glass(stage, face, { u: left, v: v + 0.5, width: 0.28, height: height - 0.58 }, random);
      paintOn(stage, face, rectangle(left, v + 0.06, 0.28, 0.36), darker(frame, 0.1));
    }
  }
  paintOn(stage, face, rectangle(u, v, width, height), paint);
  leaf[kind](stage, face, pane, paint);
  washOn(stage, face, rectangle(u, v + height - 0.08, width, 0.08), stage.light.shadow, {
    opacity: 0.4,
  });
  if (kind !== 'glazed' && asks(stage, 'wreath')) hangWreath(stage, face, pane);
  const knob = seenOn(stage, face, [u + width * 0.86, v + height * 0.46]);
  const size = Math.max(0.7, scaleOn(stage, face, [u, v]) * 0.035);
  stage.canvas.ellipse(knob, [size, size * 1.5], mix([0.83, 0.68, 0.38], stage.light.shadow, 0.3));
}

/** A ring of green with a bow, at eye height. */
function hangWreath(stage: Stage, face: Face, { u, v, width, height }: Pane) {
  const { canvas, light } = stage;
  const [x, y] = seenOn(stage, face, [u + width / 2, v + height * 0.7]);
  const size = Math.max(3, scaleOn(stage, face, [u, v]) * 0.27);
  const tone = (code: string) => lit(light, color(code), [-0.3, 0.4, -0.8]);
  const [green, bright] = [tone('#2f6a3c'), tone('#4f8a4c')];
  for (let index = 0; index < 16; index += 1) {
    const angle = (index / 16) * Math.PI * 2;
    canvas.ellipse(
      [x + Math.cos(angle) * size, y + Math.sin(angle) * size],
      [size * 0.34, size * 0.34],
      index % 2 ? green : bright,
    );
  }
  const red = tone('#c0322c');
  for (const side of [-1, 1])
    canvas.ellipse([x + side * size * 0.3, y + size], [size * 0.34, size * 0.24], red);
  canvas.ellipse([x, y + size], [size * 0.16, size * 0.18], darker(red, 0.2));
}

type DrawLeaf = (stage: Stage, face: Face, pane: Pane, paint: Color) => void;

const leaf: Record<NonNullable<DoorLook['kind']>, DrawLeaf> = {
  panels(stage, face, { u, v, width, height }, paint) {
    for (const left of [0.12, 0.55]) {
      for (const [from, tall] of [
        [0.08, 0.3],
        [0.44, 0.28],
        [0.78, 0.14],
      ] as const) {
        doorPanel(
          stage,
          face,
          { u: u + width * left, v: v + height * from, width: width * 0.33, height: height * tall },
          paint,
        );
      }
    }
  },
  craftsman(stage, face, { u, v, width, height }, paint) {
    const random = stage.random.fork('door lights');
    for (const left of [0.12, 0.39, 0.66]) {
      glass(
        stage,
        face,
        { u: u + width * left, v: v + height * 0.7, width: width * 0.22, height: height * 0.22 },
        random,
      );
      doorPanel(
        stage,
        face,
        { u: u + width * left, v: v + height * 0.08, width: width * 0.22, height: height * 0.54 },
        paint,
      );
    }
    paintOn(
      stage,
      face,
      rectangle(u + 0.02, v + height * 0.655, width - 0.04, 0.05),
      lighter(paint, 0.16),
      { out: 0.05 },
    );
  },
  modern(stage, face, { u, v, width, height }, paint) {
    const random = stage.random.fork('door lights');
    for (let line = 0.12; line < 0.95; line += 0.12) {
      paintOn(stage, face, rectangle(u, v + height * line, width, 0.02), darker(paint, 0.3));
    }
    glass(
      stage,
      face,
      { u: u + width * 0.66, v: v + height * 0.08, width: width * 0.12, height: height * 0.84 },
      random,
    );
  },
  glazed(stage, face, { u, v, width, height }, paint) {
    const random = stage.random.fork('door lights');
    glass(
      stage,
      face,
      { u: u + width * 0.14, v: v + height * 0.36, width: width * 0.72, height: height * 0.56 },
      random,
    );
    paintOn(
      stage,
      face,
      rectangle(u + width * 0.48, v + height * 0.36, width * 0.04, height * 0.56),
      paint,
    );
    paintOn(stage, face, rectangle(u + width * 0.14, v + height * 0.63, width * 0.72, 0.04), paint);
    doorPanel(
      stage,
      face,
      { u: u + width * 0.14, v: v + height * 0.07, width: width * 0.72, height: height * 0.2 },
      paint,
    );
  },
};

export function doorPanel(stage: Stage, face: Face, { u, v, width, height }: Pane, paint: Color) {
  paintOn(stage, face, rectangle(u, v, width, height), darker(paint, 0.3));
  paintOn(stage, face, rectangle(u + 0.03, v, width - 0.03, height - 0.03), lighter(paint, 0.1));
  paintOn(
    stage,
    face,
    rectangle(u + 0.03, v + 0.03, width - 0.06, height - 0.06),
    darker(paint, 0.08),
  );
}
