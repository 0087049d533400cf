import { createRandom } from '#builtin/random.ts';
import { createCamera } from './drawing/camera.ts';
import { createCanvas } from './drawing/canvas.ts';
import { color } from './drawing/color.ts';
import { createLight } from './light/light.ts';
import { drawPaper } from './light/paper.ts';
import { pages, petsOf } from './pages/pages.ts';
import { createGrade, paletteOf } from './palette.ts';
import type { Scene } from './scene.ts';
import { type Stage, worldFrame } from './stage.ts';
import type { Thing } from './things/things.ts';

type Size = { width: number; height: number };

/**
 * A scene as SVG. Everything in it is decided by scene, format and seed; the names of the furniture and the things
 * that were drawn are added to `seen`.
 */
export function drawScene(scene: Scene, pixels: Size, seed: number, seen?: Set<string>): string {
  const random = createRandom(seed);
  const ink = scene.mood === 'line' ? color('#39424a') : undefined;
  const canvas = createCanvas(formatOf(pixels), createGrade(scene.mood), ink);
  const stage: Stage = {
    canvas,
    scene,
    random,
    light: createLight(scene),
    palette: paletteOf(scene, random.fork('palette')),
    camera: createCamera([0, 1.7, -10], 0, {
      focal: 1000,
      centerX: canvas.width / 2,
      horizon: canvas.height / 2,
    }),
    frame: worldFrame,
    ...(seen && { seen }),
  };
  pages[scene.subject](stage, petsOf(scene.extras));
  if (scene.mood === 'watercolor') drawPaper(stage);
  // Mirrored, a rising chart would fall, a check mark would be none and the flag be wrong.
  const mayTurn =
    !['chart-desk', 'flag', 'town-hall', 'inspection', 'thermostat'].includes(scene.subject) &&
    !scene.things?.some((thing) => hasOneWay.has(thing)) &&
    scene.holiday !== 'july' &&
    !scene.extras?.includes('flags') &&
    !scene.extras?.includes('flag') &&
    !scene.extras?.includes('sold-sign');
  return canvas.markup(pixels, mayTurn && random.fork('mirror').chance(0.5));
}

/** Things with a check mark, hands of a clock or a print of their own. */
const hasOneWay = new Set<Thing>([
  ...([
    'calendar',
    'checklist',
    'clipboard',
    'clock',
    'gauge',
    'health-check',
    'laptop-chart',
  ] as const),
]);

/**
 * The shorter side is always a thousand units, so that line widths and leaf sizes fit any format.
 * Beyond about 1:2 nothing can be composed any more: such pictures are cut from the nearest one.
 */
function formatOf({ width, height }: Size) {
  const ratio = Math.min(2.3, Math.max(0.45, width / height));
  const format =
    ratio > 1 ? { width: 1000 * ratio, height: 1000 } : { width: 1000, height: 1000 / ratio };
  return { ...format, pixel: Math.max(1, 1000 / Math.min(width, height)) };
}
