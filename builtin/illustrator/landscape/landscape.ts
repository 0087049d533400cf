import type { Region } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { drawCoast } from './coast.ts';
import { drawDesert } from './desert.ts';
import { drawFarCity } from './far-city.ts';
import { drawMountains } from './mountains.ts';
import { drawRolling } from './rolling.ts';

/** What lies behind, up to the horizon, by region. */
export function drawLandscape(stage: Stage) {
  byRegion[stage.scene.region]({ ...stage, random: stage.random.fork('landscape') });
}

const byRegion: Record<Region, (stage: Stage) => void> = {
  coast: drawCoast,
  tropics: drawCoast,
  hills: (stage) => drawRolling(stage, 'hills'),
  desert: drawDesert,
  mountains: drawMountains,
  plains: (stage) => drawRolling(stage, 'fields'),
  forest: (stage) => drawRolling(stage, 'woods'),
  city: drawFarCity,
};
