import type { Model } from '#builtin/illustrator/models/model.ts';
import * as goods from '#builtin/illustrator/models/small-goods.ts';
import type { goodsThings } from '#builtin/illustrator/things/goods-list.ts';

/** What small goods look like, in metres. */
export const goodsModels: Record<keyof typeof goodsThings, Model> = {
  stamp: goods.notaryStamp,
  screws: goods.screws,
  crayons: goods.crayons,
  'cookie-cutter': goods.cookieCutter,
  turkey: goods.roastTurkey,
  'crab-boil': goods.crabBoil,
  eggs: goods.eggsInBasket,
  'ceiling-leak': goods.ceilingLeak,
  dice: goods.dice,
  tacos: goods.tacos,
  salad: goods.saladBowl,
  beers: goods.beers,
  smores: goods.smores,
  binoculars: goods.binoculars,
  'paint-tray': goods.paintTray,
  'smart-home': goods.smartHome,
  'wallpaper-rolls': goods.wallpaperRolls,
  'tile-stack': goods.tileStack,
  wallet: goods.wallet,
  shoes: goods.shoes,
  leash: goods.leash,
  'open-fridge': goods.openFridge,
};
