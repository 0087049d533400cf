import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { groundAt, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { blade, blob, dab } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { isHome, type Scene } from '#builtin/illustrator/scene.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** The lawn, sand or snow from the horizon to the viewer's feet. */
export function drawGround(stage: Stage) {
  const { canvas, camera, light, scene } = stage;
  const base = lit(light, groundColor(scene), [-0.15, 0.95, -0.2]);
  const top = camera.horizon + 2;
  const { width, height } = canvas;
  const paint = canvas.linear(
    [0, top],
    [0, height],
    [
      [0, mix(base, light.haze, 0.34)],
      [0.16, mix(lighter(base, 0.05), light.haze, 0.1)],
      [0.5, base],
      [1, darker(base, 0.26)],
    ],
  );
  canvas.polygon(rectangleBetween([0, top], [width, height]), paint);
  mottle({ ...stage, random: stage.random.fork('mottle') }, base);
}

const pavedSubjects = new Set<string>([
  'townhouses',
  'modern-row',
  'brownstone',
  'condo-tower',
  'victorian',
  'shotgun',
  'apartments',
  'loft-building',
  'triple-decker',
]);

/** In the middle of a city a house stands on the sidewalk. */
export const isPaved = ({ region, subject }: Scene) =>
  (region === 'city' || subject === 'shotgun' || subject === 'modern-row') &&
  pavedSubjects.has(subject);

/** By the beach a house stands on sand. */
export const isSandy = ({ subject, region, extras }: Scene) =>
  subject === 'stilt-house' ||
  (isHome(subject) &&
    (region === 'coast' || region === 'tropics') &&
    Boolean(extras?.includes('dunes')) &&
    isShown('dunes', subject));

/** Where nobody waters the grass. */
const wildSubjects = new Set<string>(['trail', 'lake', 'new-construction', 'cabin']);

function groundColor(scene: Scene): Color {
  const { region, season } = scene;
  if (isSnowy(scene)) return snowColor;
  if (isPaved(scene)) return color('#b5aea2');
  if (region === 'desert') return color('#d8b98c');
  if (isSandy(scene)) return color('#e3cfa2');
  const lawn =
    region === 'plains'
      ? color('#94a259')
      : region === 'coast' || region === 'tropics'
        ? color('#8fab62')
        : color('#7fa455');
  if (scene.isDry && (season !== 'spring' || wildSubjects.has(scene.subject)))
    return mix(lawn, color('#c2ac6c'), wildSubjects.has(scene.subject) ? 0.72 : 0.3);
  if (season === 'autumn' && region !== 'tropics') return mix(lawn, color('#b3934c'), 0.34);
  if (season === 'spring') return mix(lawn, color('#9cc85c'), 0.35);
  if (season === 'winter') return mix(lawn, color('#a3986c'), 0.55);
  return lawn;
}

/** Broad flat patches of lighter and darker ground, flatter the further away. */
function mottle(stage: Stage, base: Color) {
  const { canvas, camera, random } = stage;
  const depth = canvas.height - camera.horizon;
  for (const tone of [darker(base, 0.16), lighter(base, 0.14)]) {
    let data = '';
    for (let index = 0; index < 26; index += 1) {
      const share = random.next() ** 1.3;
      const y = camera.horizon + 8 + share * depth;
      const wide = (20 + share * 150) * random.between(0.5, 1.2);
      data += blob(random, [random.next() * canvas.width, y], [wide, 2 + share * 14], 0.5, 9);
    }
    canvas.shape(data, tone, { opacity: 0.3 });
  }
}

/** Blades, pebbles, fallen leaves or drift lines, larger towards the viewer. Drawn over paths' edges. */
export function drawTurf(
  stage: Stage,
  isFree: (at: readonly [number, number]) => boolean = () => true,
) {
  const { scene } = stage;
  const turf = { ...stage, random: stage.random.fork('turf') };
  if (isSnowy(scene)) return drawDrifts(turf, isFree);
  if (scene.region === 'desert' || isSandy(scene)) return drawPebbles(turf, isFree);
  drawBlades(turf, isFree);
  if (scene.season === 'autumn' && scene.region !== 'tropics')
    drawLitter(turf, ['#c9752f', '#b44f2b', '#d9a43d'], 110);
  if (scene.season === 'spring') drawLitter(turf, ['#f4f0e4', '#f3d25e', '#e9b3c1'], 60);
}

function drawBlades(stage: Stage, isFree: (at: readonly [number, number]) => boolean) {
  const { canvas, camera, light, random, scene } = stage;
  const base = lit(light, groundColor(scene), [0, 1, 0]);
  const tones = [darker(base, 0.32), darker(base, 0.14), lighter(base, 0.16)];
  const data = ['', '', ''];
  const depth = canvas.height - camera.horizon;
  for (let index = 0; index < 300; index += 1) {
    const share = random.next() ** 0.6;
    const at: PicturePoint = [random.next() * canvas.width, camera.horizon + 14 + share * depth];
    const ground = groundAt(camera, at);
    if (!isFree([ground[0], ground[2]])) continue;
    const size = Math.min(26, scaleAt(camera, ground) * 0.13 * random.between(0.6, 1.3));
    if (size < 1.4 * canvas.pixel) continue;
    for (const lean of [-0.5, 0.05, 0.55]) {
      const tone = random.integer(0, 2);
      data[tone] += blade(
        [at[0] + lean * size * 0.5, at[1]],
        size * random.between(0.7, 1.1),
        size * 0.2,
        lean + random.spread(0.3),
      );
    }
  }
  data.forEach((shape, index) => {
    canvas.shape(shape, tones[index] ?? base, { opacity: 0.8 });
  });
}

function drawPebbles(stage: Stage, isFree: (at: readonly [number, number]) => boolean) {
  const { canvas, camera, light, random, scene } = stage;
  const base = lit(light, groundColor(scene), [0, 1, 0]);
  for (const tone of [darker(base, 0.3), darker(base, 0.14), lighter(base, 0.25)]) {
    let data = '';
    for (let index = 0; index < 130; index += 1) {
      const share = random.next() ** 0.7;
      const at: PicturePoint = [
        random.next() * canvas.width,
        camera.horizon + 10 + share * (canvas.height - camera.horizon),
      ];
      const ground = groundAt(camera, at);
      if (!isFree([ground[0], ground[2]])) continue;
      const size = Math.min(9, scaleAt(camera, ground) * 0.045 * random.between(0.5, 1.8));
      data += blob(random, at, [size * 1.3, size * 0.6], 0.4, 6);
    }
    canvas.shape(data, tone, { opacity: 0.8 });
  }
}

function drawDrifts(
  { canvas, camera, light, random }: Stage,
  isFree: (at: readonly [number, number]) => boolean,
) {
  const shade = lit(light, [0.7, 0.79, 0.92], [0, 1, 0]);
  const depth = canvas.height - camera.horizon;
  let data = '';
  for (let index = 0; index < 22; index += 1) {
    const share = random.next();
    const at: PicturePoint = [random.next() * canvas.width, camera.horizon + 16 + share * depth];
    const [long, thick] = [60 + share * 190, 2 + share * 9];
    const drift = blob(random, at, [long, thick], 0.45, 9);
    const isWhole = [-1, 0, 1].every((side) => {
      const [x, , z] = groundAt(camera, [at[0] + side * long, at[1] - thick]);
      return isFree([x, z]);
    });
    if (isWhole) data += drift;
  }
  canvas.shape(data, shade, { opacity: 0.34 });
}

/** Leaves or petals on the grass. */
function drawLitter({ canvas, camera, light, random }: Stage, codes: string[], count: number) {
  for (const code of codes) {
    let data = '';
    for (let index = 0; index < count / codes.length; index += 1) {
      const share = random.next() ** 0.8;
      const at: PicturePoint = [
        random.next() * canvas.width,
        camera.horizon + 26 + share * (canvas.height - camera.horizon),
      ];
      data += dab(at, 2 + share * 7, random.spread(0.9), 0.5);
    }
    canvas.shape(data, lit(light, color(code), [-0.1, 0.95, -0.2]));
  }
}
