import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { closedCurve, closedLine, openLine } from '#builtin/illustrator/drawing/path.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { drawFireworks } from './fireworks.ts';

/** What stands in the sky because it was asked for. */
export function drawInTheSky(stage: Stage, bottom: number) {
  if (asks(stage, 'rainbow')) drawRainbow(stage, bottom);
  if (asks(stage, 'lightning')) drawLightning(stage, bottom);
  if (asks(stage, 'hot-air-balloons')) drawBalloons(stage, bottom);
  if (asks(stage, 'aurora')) drawAurora(stage, bottom);
  if (asks(stage, 'fireworks') && stage.scene.subject !== 'fireworks')
    drawFireworks(stage, (bottom / stage.canvas.height) * 1.1);
}

const bands = ['#e2564f', '#ee9a4b', '#f3dc62', '#7fc26b', '#5aa5d8', '#7d6cc2'];

/** Two thirds of an arc, its feet behind the land. */
function drawRainbow({ canvas }: Stage, bottom: number) {
  const { width } = canvas;
  const wide = Math.min(width * 0.52, bottom * 1.15);
  const center: PicturePoint = [width * 0.56, bottom * 1.04];
  const step = wide * 0.026;
  bands.forEach((code, index) => {
    const radius = wide - index * step;
    const points = Array.from({ length: 49 }, (_, at): PicturePoint => {
      const angle = Math.PI - (at / 48) * Math.PI;
      return [center[0] + Math.cos(angle) * radius, center[1] - Math.sin(angle) * radius * 0.84];
    });
    canvas.stroke(openLine(points), color(code), { width: step * 1.15, opacity: 0.5 });
  });
}

/** Curtains of green and violet light that hang in folds. */
function drawAurora({ canvas, random: source }: Stage, bottom: number) {
  const random = source.fork('aurora');
  const folds = [
    ['#5ff0a0', 0.62, 0.5],
    ['#4fd8b0', 0.4, 0.42],
    ['#9a6ae8', 0.28, 0.3],
  ] as const;
  for (const [code, foot, opacity] of folds) {
    const phase = random.between(0, 6);
    const steps = 48;
    for (let step = 0; step < steps; step += 1) {
      const at = (share: number): PicturePoint => {
        const x = canvas.width * share;
        const wave = Math.sin(share * 6 + phase) * 0.12 + Math.sin(share * 15 + phase * 2) * 0.04;
        return [x, bottom * (foot + wave)];
      };
      const [left, right] = [at(step / steps), at((step + 1) / steps)];
      const high = bottom * (0.34 + 0.14 * Math.sin(step * 0.9 + phase));
      const top = Math.max(0, left[1] - high);
      canvas.polygon(
        [left, right, [right[0], top], [left[0], top]],
        canvas.linear(
          [0, left[1]],
          [0, top],
          [
            [0, color(code), opacity * (0.6 + 0.4 * Math.sin(step * 1.7 + phase))],
            [1, color(code), 0],
          ],
        ),
      );
    }
  }
}

/** A bolt that forks once, and the glow around it. */
function drawLightning({ canvas, random: source }: Stage, bottom: number) {
  const random = source.fork('lightning');
  const glow = canvas.radial([
    [0, color('#e9ecff'), 0.55],
    [1, color('#b9c2ff'), 0],
  ]);
  let at: PicturePoint = [canvas.width * random.between(0.16, 0.3), bottom * 0.04];
  canvas.ellipse([at[0], bottom * 0.3], [bottom * 0.7, bottom * 0.6], glow);
  const bolt: PicturePoint[] = [at];
  for (let part = 1; part <= 8; part += 1) {
    at = [at[0] + random.spread(bottom * 0.06) + bottom * 0.012, bottom * (0.04 + part * 0.115)];
    bolt.push(at);
  }
  const [fork = at] = bolt.slice(4);
  const branch: PicturePoint[] = [
    fork,
    [fork[0] + bottom * 0.08, fork[1] + bottom * 0.1],
    [fork[0] + bottom * 0.1, fork[1] + bottom * 0.22],
  ];
  for (const [wide, opacity] of [
    [12, 0.3],
    [4, 1],
  ] as const) {
    canvas.stroke(openLine(bolt), color('#f6f7ff'), { width: wide, opacity });
    canvas.stroke(openLine(branch), color('#f6f7ff'), { width: wide * 0.6, opacity });
  }
}

const cloths = [
  ['#d9493a', '#f0b84a'],
  ['#2f6fa8', '#f4efe2'],
  ['#e0a23a', '#7a4a9a'],
  ['#3f9a6a', '#f0d46a'],
  ['#c8506a', '#f4e2c8'],
] as const;

/** Five balloons, the near ones large. */
function drawBalloons({ canvas, light, random: source }: Stage, bottom: number) {
  const random = source.fork('balloons');
  const unit = Math.min(canvas.width, bottom * 1.6);
  const places = [
    [0.72, 0.3, 0.125],
    [0.3, 0.4, 0.09],
    [0.52, 0.6, 0.052],
    [0.9, 0.62, 0.04],
    [0.12, 0.66, 0.045],
  ] as const;
  places.forEach(([across, down, share], index) => {
    const [x, y, r] = [
      canvas.width * (across + random.spread(0.03)),
      bottom * (down + random.spread(0.03)),
      unit * share,
    ];
    const [one, other] = cloths[index % cloths.length] ?? cloths[0];
    const air = 0.1 + (0.125 - share) * 2.4;
    const tone = (code: string, by: number) =>
      mix(by > 0 ? lighter(color(code), by) : darker(color(code), -by), light.haze, air);
    const gore = (from: number, to: number): PicturePoint[] => {
      const side = (at: number, way: readonly number[]) =>
        way.map((t): PicturePoint => {
          const round =
            t < 0.5 ? Math.sqrt(1 - (1 - t * 2) ** 2) : 1 - ((t - 0.5) * 2) ** 1.7 * 0.84;
          return [x + at * r * round, y - r + t * r * 2.5];
        });
      const steps = [0, 0.02, 0.06, 0.12, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9, 1];
      return [...side(from, steps), ...side(to, [...steps].reverse())];
    };
    for (let part = 0; part < 8; part += 1) {
      const edge = (at: number) => -Math.cos((at / 8) * Math.PI);
      canvas.shape(
        closedLine(gore(edge(part), edge(part + 1))),
        tone(part % 2 ? one : other, 0.12 - part * 0.045),
      );
    }
    const low = y + r * 1.5;
    for (const side of [-0.16, 0.16])
      canvas.stroke(
        openLine([
          [x + side * r, low],
          [x + side * r * 0.8, low + r * 0.32],
        ]),
        tone('#5a4a3a', 0),
        { width: Math.max(0.8, r * 0.02) },
      );
    canvas.shape(
      closedCurve([
        [x - r * 0.16, low + r * 0.3],
        [x + r * 0.16, low + r * 0.3],
        [x + r * 0.13, low + r * 0.54],
        [x - r * 0.13, low + r * 0.54],
      ]),
      tone('#7a5636', 0),
    );
  });
}
