import { type Color, color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine } from '#builtin/illustrator/drawing/path.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';

/** What a city is known by, where it was asked for: an arch of steel, a tower with a disc at its top. */
export function drawCityLandmarks(stage: Stage, shore: number, tall: number) {
  if (asks(stage, 'arch')) drawArch(stage, shore, tall * 1.12);
  if (asks(stage, 'needle')) drawNeedle(stage, shore, tall * 1.18);
}

const tone = ({ light }: Stage, code: string): Color => {
  const [red, green, blue] = mix(color(code), light.haze, 0.12);
  const [r, g, b] = light.ambient;
  return [red * (0.35 + r * 0.75), green * (0.35 + g * 0.75), blue * (0.35 + b * 0.75)];
};

/** A curve as a chain hangs, turned over, thick at its feet. */
function drawArch(stage: Stage, base: number, height: number) {
  const { canvas } = stage;
  const middle = canvas.width * 0.5;
  const curve = (half: number, top: number, foot: number): PicturePoint[] =>
    Array.from({ length: 41 }, (_, index): PicturePoint => {
      const t = (index / 40) * 2 - 1;
      const drop = (Math.cosh(t * 2.2) - 1) / (Math.cosh(2.2) - 1);
      return [middle + t * half, base - foot - (top - foot) * (1 - drop)];
    });
  const outer = curve(height * 0.52, height, 0);
  const inner = curve(height * 0.45, height * 0.965, 0).reverse();
  canvas.shape(closedLine([...outer, ...inner]), tone(stage, '#cfd6db'));
  const light = curve(height * 0.5, height * 0.99, 0).slice(0, 22);
  const edge = curve(height * 0.48, height * 0.98, 0)
    .slice(0, 22)
    .reverse();
  canvas.shape(closedLine([...light, ...edge]), lighter(tone(stage, '#e4e9ec'), 0.2), {
    opacity: 0.8,
  });
}

/** Three legs that lean together, a saucer on them, a mast. */
function drawNeedle(stage: Stage, base: number, height: number) {
  const { canvas } = stage;
  const x = canvas.width * 0.34;
  const at = (across: number, up: number): PicturePoint => [
    x + across * height,
    base - up * height,
  ];
  const white = tone(stage, '#e9e6de');
  for (const side of [-1, 1])
    canvas.polygon(
      [
        at(side * 0.075, 0),
        at(side * 0.055, 0),
        at(side * 0.012, 0.5),
        at(side * 0.034, 0.82),
        at(side * 0.048, 0.82),
        at(side * 0.028, 0.5),
      ],
      side < 0 ? white : darker(white, 0.16),
    );
  canvas.polygon(
    [at(-0.012, 0), at(0.012, 0), at(0.01, 0.82), at(-0.01, 0.82)],
    darker(white, 0.28),
  );
  canvas.ellipse(at(0, 0.84), [height * 0.125, height * 0.02], darker(white, 0.3));
  canvas.ellipse(at(0, 0.855), [height * 0.12, height * 0.02], white);
  canvas.polygon(
    [at(-0.1, 0.86), at(0.1, 0.86), at(0.05, 0.895), at(-0.05, 0.895)],
    tone(stage, '#d9b07a'),
  );
  canvas.polygon([at(-0.008, 0.89), at(0.008, 0.89), at(0.001, 1), at(-0.001, 1)], white);
}
