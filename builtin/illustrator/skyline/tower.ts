import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { type Color, color, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine, openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

export type Tower = {
  x: number;
  base: number;
  width: number;
  height: number;
  air: number;
  kind: 'plain' | 'setback' | 'spire' | 'slanted' | 'crown';
};

const stones = ['#8fa0ae', '#a39a90', '#7f92a3', '#b1a592', '#6f8494', '#9c8f8a'] as const;

/** A tower with a lit front, a shaded side, rows of windows and its own top. */
export function drawTower(stage: Stage, tower: Tower) {
  const { random } = stage;
  const stone = color(random.pick(stones));
  if (tower.kind === 'setback' && tower.height > 120) {
    block(stage, { ...tower, x: tower.x + tower.width * 0.14, width: tower.width * 0.72 }, stone);
    block(stage, { ...tower, height: tower.height * random.between(0.55, 0.75) }, stone);
    return;
  }
  block(stage, tower, stone);
  top(stage, tower, stone);
}

function toneOf(
  { light }: Stage,
  stone: Color,
  normal: readonly [number, number, number],
  air: number,
) {
  return mix(lit(light, stone, normal), light.haze, air);
}

function block(stage: Stage, { x, base, width, height, air }: Tower, stone: Color) {
  const { canvas, light } = stage;
  const side = width * 0.26;
  const front = width - side;
  const y = base - height;
  const bright = toneOf(stage, stone, [-0.5, 0.1, -0.8], air);
  const shade = toneOf(stage, stone, [0.95, 0, -0.1], air);
  const paint = canvas.linear(
    [x, y],
    [x, base],
    [
      [0, lighter(bright, 0.08)],
      [1, mix(bright, light.haze, 0.25)],
    ],
  );
  canvas.polygon(rectangleBetween([x, y], [x + front, base]), paint);
  canvas.polygon(
    [
      [x + front, y],
      [x + width, y + side * 0.16],
      [x + width, base],
      [x + front, base],
    ],
    shade,
  );
  windows(stage, { x, y, width: front, height }, stone, air);
  ribs(stage, x + front, y, side, height, shade);
}

/** Dark panes by day, some of them lamps from dusk on. */
function windows(
  stage: Stage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  stone: Color,
  air: number,
) {
  const { canvas, light, random } = stage;
  if (air > 0.55 && light.lamps < 0.3) return;
  const columns = Math.max(3, Math.round(width / 9));
  const rows = Math.floor(height / 9);
  const isBanded = random.chance(0.35);
  let panes = '';
  let lamps = '';
  const [across, down] = [width / columns, height / rows];
  for (let row = 0; row < rows - 1; row += 1) {
    if (isBanded) panes += cell(x + 3, y + 5 + row * down, width - 6, down * 0.5);
    for (let column = 0; column < columns; column += 1) {
      const pane = cell(
        x + column * across + across * 0.2,
        y + 5 + row * down,
        across * 0.6,
        down * 0.55,
      );
      if (light.lamps > 0.3 && random.chance(0.42 * light.lamps)) lamps += pane;
      else if (!isBanded && random.chance(0.85)) panes += pane;
    }
  }
  const glass = mix(
    mix(toneOf(stage, stone, [0.6, 0, -0.3], air), light.sky[1], 0.35),
    [0.1, 0.14, 0.2],
    0.32 * (1 - air),
  );
  canvas.shape(panes, glass, { opacity: 0.8 });
  canvas.shape(lamps, mix(mix(lampTop, [0.98, 0.75, 0.42], 0.4), light.haze, air * 0.4), {
    opacity: 0.95,
  });
}

const cell = (x: number, y: number, width: number, height: number) =>
  closedLine(rectangleBetween([x, y], [x + width, y + height]));

function ribs({ canvas }: Stage, x: number, y: number, side: number, height: number, shade: Color) {
  let data = '';
  for (let row = 10; row < height; row += 9)
    data += openLine([
      [x, y + row],
      [x + side, y + row + side * 0.14],
    ]);
  canvas.stroke(data, lighter(shade, 0.14), { width: 1, opacity: 0.5 });
}

function top(stage: Stage, { x, base, width, height, air, kind }: Tower, stone: Color) {
  const { canvas } = stage;
  const y = base - height;
  const front = width * 0.74;
  const bright = toneOf(stage, stone, [-0.5, 0.2, -0.8], air);
  const shade = toneOf(stage, stone, [0.95, 0, -0.1], air);
  if (kind === 'slanted') {
    const peak: PicturePoint = [x + front, y - width * 0.4];
    canvas.polygon([[x, y + 0.5], peak, [x + front, y + 0.5]], bright);
    canvas.polygon([peak, [x + width, y + width * 0.04], [x + front, y + 0.5]], shade);
  }
  if (kind === 'spire') {
    const middle = x + width * 0.45;
    canvas.polygon(
      [
        [x + width * 0.2, y + 0.5],
        [x + width * 0.28, y - width * 0.3],
        [x + width * 0.6, y - width * 0.3],
        [x + width * 0.7, y + 0.5],
      ],
      bright,
    );
    canvas.stroke(
      openLine([
        [middle, y - width * 0.3],
        [middle, y - width * 0.95],
      ]),
      shade,
      { width: 2 },
    );
  }
  if (kind === 'crown' || kind === 'plain') {
    canvas.polygon(
      rectangleBetween([x + width * 0.18, y - width * 0.14], [x + width * 0.55, y + 0.5]),
      bright,
    );
    canvas.polygon(
      [
        [x + width * 0.55, y - width * 0.14],
        [x + width * 0.66, y - width * 0.12],
        [x + width * 0.66, y + 0.5],
        [x + width * 0.55, y + 0.5],
      ],
      shade,
    );
  }
}
