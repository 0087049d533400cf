import { eggBasket, menorah } from '#builtin/illustrator/models/celebrations.ts';
import { christmasTree, giftsUnderTree } from '#builtin/illustrator/models/christmas-tree.ts';
import * as home from '#builtin/illustrator/models/household-things.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import { pumpkin } from '#builtin/illustrator/models/outdoors.ts';
import * as repair from '#builtin/illustrator/models/repair-things.ts';
import { notebook } from '#builtin/illustrator/models/tableware.ts';
import type { householdThings } from '#builtin/illustrator/things/household-list.ts';
import type { repairThings } from '#builtin/illustrator/things/repair-list.ts';

type Household = keyof typeof householdThings | keyof typeof repairThings;

/** What tools, toys, pets' things and what feasts bring look like, in metres. */
export const householdModels: Record<Household, Model> = {
  hammer: repair.hammer,
  drill: repair.drill,
  wrench: repair.wrench,
  screwdriver: repair.screwdriver,
  level: repair.level,
  saw: repair.saw,
  'caulk-gun': repair.caulkGun,
  'breaker-panel': repair.breakerPanel,
  'air-vent': repair.airVent,
  'sump-pump': repair.sumpPump,
  'space-heater': repair.spaceHeater,
  'window-ac': repair.windowUnit,
  insulation: repair.insulation,
  pipe: repair.leakingPipe,
  lockbox: repair.lockbox,
  dolly: repair.handTruck,
  'bubble-wrap': repair.bubbleWrap,
  'rolled-rug': repair.rolledRug,
  'key-hook': repair.keyHooks,
  'key-bow': repair.keyWithBow,
  'laptop-chart': repair.laptopWithChart,
  glasses: repair.glasses,
  'wood-stove': repair.woodStove,
  notebook,
  folders: repair.folders,
  'bank-check': repair.bankCheck,
  tablet: repair.tablet,
  'exercise-bike': home.exerciseBike,
  'yoga-mat': home.yogaMat,
  dumbbells: home.dumbbells,
  'drying-rack': home.dryingRack,
  'desk-fan': home.deskFan,
  'dog-crate': home.dogCrate,
  'small-cage': home.smallCage,
  'cat-tree': home.catTree,
  'fish-bowl': home.fishBowl,
  'doll-house': home.dollHouse,
  'train-set': home.trainSet,
  'toy-chest': home.toyChest,
  teddy: home.teddy,
  diyas: home.oilLamps,
  'barber-pole': home.barberPole,
  'easter-basket': eggBasket,
  'corn-stalks': home.cornStalks,
  'candy-bowl': home.candyBowl,
  'menorah-lit': menorah,
  'christmas-tree': [...christmasTree(2), ...giftsUnderTree],
  'little-pumpkins': [
    ...put(pumpkin(0.24), [-0.16, 0, 0]),
    ...put(pumpkin(0.18, '#e3d2a8'), [0.06, 0, 0.06]),
    ...put(pumpkin(0.2), [0.24, 0, -0.02]),
  ],
  'little-flags': home.littleFlags,
  cupcakes: home.cupcakes,
  'business-cards': repair.businessCards,
  doughnuts: home.doughnuts,
  soup: home.soup,
  apples: home.apples,
};
