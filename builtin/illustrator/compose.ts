import { createRandom } from '#builtin/random.ts';
import { createCamera } from './drawing/camera.ts';
import { createCanvas } from './drawing/canvas.ts';
import { drawHome } from './homes/draw-home.ts';
import { drawFrontDoor } from './interiors/front-door.ts';
import { drawKitchen } from './interiors/kitchen.ts';
import { drawLivingRoom } from './interiors/living-room.ts';
import { drawPorchView } from './interiors/porch.ts';
import { createLight } from './light/light.ts';
import { drawPaper } from './light/paper.ts';
import { createGrade, createPalette } from './palette.ts';
import type { Scene, SceneSubject } from './scene.ts';
import { drawSkyline } from './skyline/skyline.ts';
import { type Stage, worldFrame } from './stage.ts';
import { drawChartDesk, drawFinanceDesk, drawKeysDesk, drawPlanDesk } from './still-life/desks.ts';
import { drawMovingBoxes } from './still-life/moving-boxes.ts';
import { drawToolbox } from './still-life/toolbox.ts';
import { drawMarketStreet } from './streets/market-street.ts';
import { drawPark } from './streets/park.ts';
import { drawStreet } from './streets/street.ts';

type Size = { width: number; height: number };

/** A scene as SVG. Everything in it is decided by scene, format and seed. */
export function drawScene(scene: Scene, pixels: Size, seed: number): string {
  const random = createRandom(seed);
  const canvas = createCanvas(formatOf(pixels), createGrade(scene.mood));
  const stage: Stage = {
    canvas,
    scene,
    random,
    light: createLight(scene),
    palette: createPalette(scene.mood, random.fork('palette')),
    camera: createCamera([0, 1.7, -10], 0, {
      focal: 1000,
      centerX: canvas.width / 2,
      horizon: canvas.height / 2,
    }),
    frame: worldFrame,
  };
  painters[scene.subject](stage);
  if (scene.mood === 'watercolor') drawPaper(stage);
  // Mirrored, a rising chart would fall.
  const mayTurn = scene.subject !== 'chart-desk';
  return canvas.markup(pixels, mayTurn && random.fork('mirror').chance(0.5));
}

const painters: Record<SceneSubject, (stage: Stage) => void> = {
  craftsman: (stage) => drawHome(stage, 'craftsman'),
  ranch: (stage) => drawHome(stage, 'ranch'),
  colonial: (stage) => drawHome(stage, 'colonial'),
  modern: (stage) => drawHome(stage, 'modern'),
  townhouses: (stage) => drawHome(stage, 'townhouses'),
  'condo-tower': (stage) => drawHome(stage, 'condo-tower'),
  cottage: (stage) => drawHome(stage, 'cottage'),
  farmhouse: (stage) => drawHome(stage, 'farmhouse'),
  'new-construction': (stage) => drawHome(stage, 'new-construction'),
  'living-room': drawLivingRoom,
  kitchen: drawKitchen,
  porch: drawPorchView,
  'front-door': drawFrontDoor,
  street: drawStreet,
  'market-street': drawMarketStreet,
  park: drawPark,
  skyline: drawSkyline,
  'keys-desk': drawKeysDesk,
  'finance-desk': drawFinanceDesk,
  'plan-desk': drawPlanDesk,
  'chart-desk': drawChartDesk,
  'moving-boxes': drawMovingBoxes,
  toolbox: drawToolbox,
};

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
