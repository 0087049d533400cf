import { eggBasket, menorah } from '#builtin/illustrator/models/celebrations.ts';
import { christmasTree, giftsUnderTree } from '#builtin/illustrator/models/christmas-tree.ts';
import * as paper from '#builtin/illustrator/models/desk-papers.ts';
import * as exercise from '#builtin/illustrator/models/exercise-things.ts';
import * as feast from '#builtin/illustrator/models/feast-things.ts';
import * as tool from '#builtin/illustrator/models/hand-tools.ts';
import * as system from '#builtin/illustrator/models/house-systems.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import { pumpkin } from '#builtin/illustrator/models/outdoors.ts';
import * as packing from '#builtin/illustrator/models/packing-things.ts';
import * as play from '#builtin/illustrator/models/pet-and-toy-things.ts';
import { notebook } from '#builtin/illustrator/models/tableware.ts';
import type { householdThings } from '#builtin/illustrator/things/household-list.ts';
import type { repairThings } from '#builtin/illustrator/things/repair-list.ts';

type Household = keyof typeof householdThings | keyof typeof repairThings;

/** What tools, toys, pets' things and what feasts bring look like, in metres. */
export const householdModels: Record<Household, Model> = {
  hammer: tool.hammer,
  drill: tool.drill,
  wrench: tool.wrench,
  screwdriver: tool.screwdriver,
  level: tool.level,
  saw: tool.saw,
  'caulk-gun': tool.caulkGun,
  'breaker-panel': system.breakerPanel,
  'air-vent': system.airVent,
  'sump-pump': system.sumpPump,
  'space-heater': system.spaceHeater,
  'window-ac': system.windowUnit,
  insulation: system.insulation,
  pipe: system.leakingPipe,
  lockbox: packing.lockbox,
  dolly: packing.handTruck,
  'bubble-wrap': packing.bubbleWrap,
  'rolled-rug': packing.rolledRug,
  // A rack of hooks is as wide as a hand is long.
  'key-hook': put(paper.keyHooks, [0, 0, 0], { size: 0.42 }),
  'key-bow': paper.keyWithBow,
  'laptop-chart': paper.laptopWithChart,
  glasses: paper.readingGlasses,
  'wood-stove': system.woodStove,
  notebook,
  folders: paper.folders,
  'bank-check': paper.bankCheck,
  tablet: paper.tablet,
  'exercise-bike': exercise.exerciseBike,
  'yoga-mat': exercise.yogaMat,
  dumbbells: exercise.dumbbells,
  'drying-rack': exercise.dryingRack,
  'desk-fan': exercise.deskFan,
  'dog-crate': play.dogCrate,
  'small-cage': play.smallCage,
  'cat-tree': play.catTree,
  'fish-bowl': play.fishBowl,
  'doll-house': play.dollHouse,
  'train-set': play.trainSet,
  'toy-chest': play.toyChest,
  teddy: play.teddy,
  diyas: feast.oilLamps,
  'barber-pole': feast.barberPole,
  'easter-basket': eggBasket,
  'corn-stalks': feast.cornStalks,
  'candy-bowl': feast.candyBowl,
  'menorah-lit': menorah,
  'christmas-tree': [...christmasTree(2), ...giftsUnderTree],
  'little-pumpkins': [
    ...put(pumpkin(0.24), [-0.16, 0, 0]),
    ...put(pumpkin(0.18, '#e3d2a8'), [0.06, 0, 0.06]),
    ...put(pumpkin(0.2), [0.24, 0, -0.02]),
  ],
  'little-flags': feast.littleFlags,
  cupcakes: feast.cupcakes,
  'business-cards': paper.businessCards,
  doughnuts: feast.doughnuts,
  soup: feast.soup,
  apples: feast.apples,
};
