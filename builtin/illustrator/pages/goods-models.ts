import type { Model } from '#builtin/illustrator/models/model.ts';
import * as served from '#builtin/illustrator/models/served-things.ts';
import * as goods from '#builtin/illustrator/models/small-goods.ts';
import type { goodsThings } from '#builtin/illustrator/things/goods-list.ts';

/** What small goods look like, in metres. */
export const goodsModels: Record<keyof typeof goodsThings, Model> = {
  stamp: goods.notaryStamp,
  screws: goods.screws,
  crayons: goods.crayons,
  'cookie-cutter': goods.cookieCutter,
  turkey: served.roastTurkey,
  'crab-boil': served.crabBoil,
  eggs: served.eggsInBasket,
  'ceiling-leak': goods.ceilingLeak,
  dice: goods.dice,
  tacos: served.tacos,
  salad: served.saladBowl,
  beers: served.beers,
  smores: served.smores,
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
