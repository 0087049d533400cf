import { castShadows, crownPoints } from '#builtin/illustrator/building/shadow.ts';
import { drawGround, drawTurf } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import type { HomeSubject } from '#builtin/illustrator/scene.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { colonial } from './colonial.ts';
import { condoTower } from './condo-tower.ts';
import { cottage } from './cottage.ts';
import { craftsman } from './craftsman.ts';
import { farmhouse } from './farmhouse.ts';
import { frameHome } from './frame-home.ts';
import type { Home } from './home.ts';
import { modern } from './modern.ts';
import { newConstruction } from './new-construction.ts';
import { drawBeds, drawForeground } from './planting.ts';
import { ranch } from './ranch.ts';
import { townhouses } from './townhouses.ts';
import { drawLightPools, drawMailbox, drawPaths, isOnPath, layWalk } from './yard.ts';
import { plantTree, treesAround } from './yard-trees.ts';

/** A home on its lot, in its landscape. */
export function drawHome(start: Stage, subject: HomeSubject) {
  const home = homes[subject](start);
  const camera = frameHome(home, start.canvas, start.random.fork('view'));
  const stage = { ...start, camera };
  const trees = treesAround(withRandom(stage, 'trees'), home);
  const walk = layWalk(withRandom(stage, 'walk'), home);
  drawSky(stage);
  drawLandscape(stage);
  drawGround(stage);
  for (const tree of trees.behind) plantTree(stage, tree);
  drawPaths(stage, home, walk);
  castShadows(stage, [
    ...home.volumes,
    ...[...trees.behind, ...trees.before].map(({ at, height }) => crownPoints(at, height)),
  ]);
  drawTurf(stage, (at) => !isOnPath(home, walk, at));
  home.draw(withRandom(stage, 'home'));
  drawLightPools(stage, home);
  drawBeds(withRandom(stage, 'beds'), home);
  if (withMailbox.has(subject)) drawMailbox(stage, walk);
  for (const tree of trees.before) plantTree(stage, tree);
  drawForeground(withRandom(stage, 'foreground'));
  drawWeather(stage);
  drawVignette(stage);
}

const withMailbox = new Set<HomeSubject>(['craftsman', 'ranch', 'colonial', 'farmhouse']);

export const homes: Record<HomeSubject, (stage: Stage) => Home> = {
  craftsman,
  ranch,
  colonial,
  modern,
  townhouses,
  'condo-tower': condoTower,
  cottage,
  farmhouse,
  'new-construction': newConstruction,
};
