import { depthOf, project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blade, openCurve, pathData, shifted } from '#builtin/illustrator/drawing/path.ts';
import { lit, throughAir } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { leafTones } from './leaves.ts';
import type { Tree } from './tree.ts';

/** A palm: a slender leaning trunk and fronds that arch and hang. */
export function palm(stage: Stage, { at, height }: Tree) {
  const { random, canvas, light } = stage;
  const foot = project(stage.camera, at);
  const size = height * scaleAt(stage.camera, at);
  const distance = depthOf(stage.camera, at);
  const lean = random.spread(0.16) * size;
  const top: PicturePoint = [foot[0] + lean, foot[1] - size * 0.82];
  const bark = throughAir(light, lit(light, color('#8f7a62'), [-0.5, 0.2, -0.6]), distance);
  const trunk = openCurve([foot, [foot[0] + lean * 0.25, foot[1] - size * 0.4], top]);
  canvas.stroke(trunk, darker(bark, 0.25), { width: Math.max(1.4, size * 0.032), cap: 'round' });
  canvas.stroke(trunk, bark, { width: Math.max(0.8, size * 0.016), cap: 'round' });
  const tones = leafTones(stage, mix(color('#5f8a4a'), color('#7f9a52'), random.next()), distance);
  const fronds = 15;
  for (let index = 0; index < fronds; index += 1) {
    const angle = -0.35 + (index / (fronds - 1)) * (Math.PI + 0.7) + random.spread(0.14);
    const tone = tones[angle > 2.2 ? 3 : angle > 1.2 ? (index % 2 ? 2 : 4) : 1];
    frond(stage, top, angle, size * random.between(0.26, 0.36), tone);
  }
}

/** One frond: a rib that droops, with leaflets hanging from both sides. */
function frond(
  { canvas, random }: Stage,
  [x, y]: PicturePoint,
  angle: number,
  length: number,
  tone: Parameters<typeof darker>[0],
) {
  const direction: PicturePoint = [-Math.cos(angle), -Math.sin(angle)];
  const points = Array.from({ length: 9 }, (_, index): PicturePoint => {
    const share = index / 8;
    const droop = share * share * length * 0.62;
    return [x + direction[0] * length * share, y + direction[1] * length * share * 0.75 + droop];
  });
  let leaflets = '';
  points.slice(1).forEach(([px, py], index) => {
    const long = length * 0.22 * (1 - Math.abs(index - 3) / 7);
    for (const side of [-1, 1]) {
      const hang = direction[0] * 0.5 + side * 0.35 + random.spread(0.1);
      leaflets += pathData`M${px} ${py}l${hang * long} ${long * (side < 0 ? 0.3 : 0.9)}l${-hang * long + length * 0.03} ${-long * (side < 0 ? 0.3 : 0.9) + length * 0.03}z`;
    }
  });
  canvas.shape(leaflets, tone);
  canvas.stroke(openCurve(points), tone, { width: Math.max(0.8, length * 0.03), cap: 'round' });
}

/** A saguaro with raised arms and ribs that catch the light. */
export function saguaro(stage: Stage, { at, height }: Tree) {
  const { random, canvas, light } = stage;
  const [x, y] = project(stage.camera, at);
  const size = height * scaleAt(stage.camera, at);
  const distance = depthOf(stage.camera, at);
  const flesh = color('#6c8a5c');
  const shade = throughAir(light, lit(light, flesh, [0.8, 0, -0.3]), distance);
  const middle = throughAir(light, lit(light, flesh, [-0.3, 0.1, -0.9]), distance);
  const bright = throughAir(light, lit(light, flesh, [-0.8, 0.4, -0.5]), distance);
  const width = size * 0.13;
  const limbs: [string, number][] = [
    [
      openCurve([
        [x, y],
        [x, y - size * 0.5],
        [x, y - size],
      ]),
      width,
    ],
  ];
  for (const side of random.chance(0.5) ? [-1, 1] : [random.chance(0.5) ? 1 : -1]) {
    const from = y - size * random.between(0.35, 0.55);
    const out = x + side * size * 0.22;
    const up = from - size * random.between(0.2, 0.34);
    limbs.push([
      pathData`M${x} ${from}Q${out} ${from + size * 0.02} ${out} ${from - size * 0.12}L${out} ${up}`,
      width * 0.72,
    ]);
  }
  for (const [data, thick] of limbs) canvas.stroke(data, shade, { width: thick, cap: 'round' });
  for (const [data, thick] of limbs) {
    canvas.stroke(shifted(data, -thick * 0.12), middle, { width: thick * 0.62, cap: 'round' });
    canvas.stroke(shifted(data, -thick * 0.24), bright, { width: thick * 0.2, cap: 'round' });
    canvas.stroke(shifted(data, thick * 0.12), shade, { width: thick * 0.08 });
  }
}

/** A rosette of stiff blades: agave or yucca. */
export function agave(stage: Stage, at: Vector, height: number) {
  const { random, canvas } = stage;
  const [x, y] = project(stage.camera, at);
  const size = height * scaleAt(stage.camera, at);
  const tones = leafTones(
    stage,
    mix(color('#8fa58c'), color('#9aa86a'), random.next()),
    depthOf(stage.camera, at),
  );
  const data: [string, string, string] = ['', '', ''];
  for (let index = 0; index < 17; index += 1) {
    const lean = ((index * 7) % 17) / 8 - 1;
    data[index < 6 ? 0 : lean < 0 ? 2 : 1] += blade(
      [x + lean * size * 0.12, y],
      size * (1.05 - Math.abs(lean) * 0.45),
      size * 0.14,
      lean * 1.15,
    );
  }
  data.forEach((shape, index) => {
    canvas.shape(shape, tones[index + 1] ?? tones[2]);
  });
}
