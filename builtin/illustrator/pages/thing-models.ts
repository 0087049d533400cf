import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import * as feast from '#builtin/illustrator/models/celebrations.ts';
import * as desk from '#builtin/illustrator/models/desk-things.ts';
import * as door from '#builtin/illustrator/models/door-things.ts';
import * as farm from '#builtin/illustrator/models/farm-animals.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import { laptop } from '#builtin/illustrator/models/furniture.ts';
import { parkBench, playSet } from '#builtin/illustrator/models/grounds.ts';
import { type Model, part, put } from '#builtin/illustrator/models/model.ts';
import * as parked from '#builtin/illustrator/models/parked.ts';
import * as parlor from '#builtin/illustrator/models/parlor-things.ts';
import * as small from '#builtin/illustrator/models/small-things.ts';
import * as food from '#builtin/illustrator/models/snacks.ts';
import type { Solid } from '#builtin/illustrator/models/solid.ts';
import * as onTable from '#builtin/illustrator/models/table-things.ts';
import * as ware from '#builtin/illustrator/models/tableware.ts';
import { bicycle } from '#builtin/illustrator/models/vehicles.ts';
import * as work from '#builtin/illustrator/models/work-things.ts';
import * as building from '#builtin/illustrator/models/yard-buildings.ts';
import * as yard from '#builtin/illustrator/models/yard-things.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import { onDoors, openPages } from '#builtin/illustrator/things/shown-things.ts';
import { isAt, type Thing } from '#builtin/illustrator/things/things.ts';
import { goodsModels } from './goods-models.ts';
import { groundModels } from './ground-models.ts';
import { householdModels } from './household-models.ts';
import { indoorModels } from './indoor-models.ts';
import { vaseOfTulips } from './tables.ts';

const beside = (...models: readonly (readonly [Model, x: number, z?: number, size?: number])[]) =>
  models.flatMap(([model, x, z = 0, size = 1]) => put(model, [x, 0, z], { size }));

/** What every thing looks like, in metres. */
const models: Record<Thing, Model> = {
  'lemonade-stand': yard.lemonadeStand,
  snowman: yard.snowman,
  'tree-swing': yard.treeSwing,
  hammock: yard.hammock,
  treehouse: yard.treeHouse,
  trampoline: yard.trampoline,
  'play-set': playSet,
  'basketball-hoop': yard.basketballHoop,
  wheelbarrow: yard.wheelbarrow,
  horses: beside(
    [farm.horse('#8a5632', '#3a2a20'), -1.2],
    [farm.horse('#5a3a26', '#2b2320', true), 2.2, 1.6],
    [farm.horse('#c9b79f', '#f1ead8', true), -4, 3.4],
  ),
  cows: beside([farm.cow(), -1], [farm.cow('#6b3f2a', '#8a5632'), 2, 1.8], [farm.cow(), -3.8, 3.2]),
  sheep: beside([farm.sheep, -0.8], [farm.sheep, 0.9, 0.8], [farm.sheep, -2.2, 1.8]),
  ducks: beside(
    [farm.duck(), -0.7, 0, 1.3],
    [farm.duck('#8a6a4a', '#a88a68'), 0.3, 0.7, 1.2],
    [farm.duck('#e8c94a', '#f0d878'), 1, 0.1, 0.7],
    [farm.duck('#e8c94a', '#f0d878'), 1.5, 0.3, 0.7],
    [farm.duck('#f1ece0', '#f6f2e9'), -2.1, 1.5, 1.4],
  ),
  deer: farm.deer,
  'bird-feeder': yard.birdFeeder,
  tent: yard.campTent,
  camper: parked.camper,
  rv: parked.motorHome,
  pickup: parked.pickup(),
  bicycle: bicycle('#3f8f86'),
  wagon: parked.redWagon(),
  scarecrow: parked.scarecrow,
  'hay-bales': parked.strawBales,
  bins: parked.curbBins,
  shed: building.shed,
  'golf-cart': parked.golfCart,
  'pool-float': building.kiddiePool,
  'dog-house': building.dogHouse,
  gazebo: building.gazebo,
  'yard-sale': building.yardSale,
  'picnic-blanket': building.picnicBlanket,
  hose: building.gardenHose,
  'book-box': yard.bookBox,
  hydrant: building.hydrant,
  flamingos: building.flamingos,
  'easter-eggs': building.eggsInGrass,
  windmill: building.windmill,
  tractor: building.tractor,
  well: building.well,
  firewood: door.stackedWood,
  sled: door.sled,
  surfboards: door.surfboards,
  cleaning: door.cleaningSet,
  hearts: door.doorHearts,
  shamrocks: door.doorShamrocks,
  banner: door.doorBanner,
  parcels: door.parcels,
  suitcase: beside([door.suitcase(), -0.3], [door.suitcase('#b5573a'), 0.34, -0.12, 0.8]),
  backpack: door.backpack,
  doorbell: door.doorbell,
  'rain-gear': door.rainGear,
  stroller: building.stroller,
  bench: parkBench,
  piano: parlor.piano,
  sewing: parlor.sewingTable,
  trunk: parlor.trunk,
  telescope: parlor.telescope,
  easel: parlor.easel,
  guitar: parlor.guitar,
  aquarium: parlor.aquarium,
  vacuum: parlor.vacuum,
  tv: parlor.television,
  'rocking-horse': parlor.rockingHorse,
  magnifier: desk.magnifier,
  calendar: desk.deskCalendar,
  'piggy-bank': onTable.piggyBank,
  coins: beside([onTable.coins(4), -0.1], [onTable.coins(8), 0], [onTable.coins(12), 0.1]),
  cash: desk.cash,
  'model-house': beside([desk.toyHouse, 0, 0, 1.5]),
  calculator: onTable.calculator,
  contract: desk.contract,
  checklist: desk.checkList,
  clipboard: onTable.clipboard,
  keys: ware.keyRing(-0.5, 1.7),
  laptop,
  phone: desk.phoneMap,
  coffee: ware.cup(),
  newspaper: desk.newspaper,
  books: desk.bookStack,
  flowers: desk.bouquet(['#e3a3b0', '#f6efdf', '#d88f80', '#c9b0dc'], '#e8c15a'),
  gift: ware.gift('#4f8a9a', '#f6efdf'),
  'gift-basket': food.giftBasket,
  'tape-measure': onTable.tapeMeasure,
  flashlight: onTable.flashlight,
  tools: work.handTools,
  'hard-hat': work.hardHat,
  blueprint: work.blueprint,
  swatches: onTable.colorCards(['#e9e2d4', '#7d9a8c', '#d8b07a', '#c4715a', '#6f8ba3']),
  brush: onTable.brush('#7d9a8c'),
  roller: work.roller('#7d9a8c'),
  toolbox: work.toolbox,
  'paint-can': beside(
    [onTable.paintCan('#7d9a8c'), -0.12],
    [onTable.paintCan('#d8b07a'), 0.13, 0.06],
  ),
  'drop-cloth': work.dropCloth,
  bulb: desk.lightBulb,
  gauge: desk.gauge,
  graduation: desk.graduation,
  clock: small.alarmClock,
  umbrella: small.underUmbrella,
  lock: small.padlock,
  stars: small.fiveStars,
  envelope: small.cardInEnvelope,
  'first-aid': small.firstAid,
  scales: small.scales,
  football: food.football,
  snacks: beside(
    [food.bowlOf('#f3e6b8'), -0.14],
    [food.bowlOf('#e0a23a', '#b5473a', 0.045), 0.16, 0.04, 0.85],
  ),
  pizza: food.pizza,
  cookies: food.cookies,
  cake: food.cake,
  pie: ware.pie,
  lemonade: food.lemonade,
  wine: beside(
    [feast.champagneBottle, -0.1],
    [ware.wineGlass(), 0.04],
    [ware.wineGlass(), 0.15, 0.03],
  ),
  fruit: put(fixture.fruitBowl, [0, 0, 0], { size: 0.6 }),
  candles: beside([ware.candle(0.2), -0.07], [ware.candle(0.14), 0.06, -0.03]),
  plant: fixture.plant(0.4, 'bush', '#b5673a'),
  ...indoorModels,
  ...householdModels,
  ...goodsModels,
  ...groundModels,
  trowel: small.pottingBench,
  camera: small.photoCamera,
  globe: small.globe,
};

const vaseOf: Partial<Record<NonNullable<Scene['flowers']>, Model>> = {
  sunflowers: desk.bouquet(['#e8b02e', '#f0c24a'], '#5a3622', 0.12),
  tulips: vaseOfTulips,
  daffodils: desk.bouquet(['#f0d04a', '#f6e28a'], '#e8923a'),
  lavender: desk.bouquet(['#8f7ac0', '#a893d0'], undefined, 0.06),
};

/** As it is to be drawn in this picture. */
export const modelOf = (thing: Thing, scene: Scene): Model =>
  part(
    thing,
    lookOf(thing, scene).map(({ part: _, ...solid }) => solid),
  );

function lookOf(thing: Thing, { flowers, season }: Scene): Model {
  if (thing === 'flowers') return (flowers && vaseOf[flowers]) ?? models.flowers;
  if (thing === 'wagon' && season !== 'autumn') return parked.redWagon('boxes');
  return models[thing];
}

/** What was asked for beside the subject of a page out in the open. */
export const thingSolids = (scene: Scene, [x, y, z]: Vector): Solid[] =>
  openPages.has(scene.subject)
    ? (scene.things ?? [])
        .filter((thing) => isAt(thing, 'yard'))
        .flatMap((thing, index) => put(modelOf(thing, scene), [x + index * 2.4, y, z]))
    : [];

/** What was asked for beside a home: on its lawn, or at its door where it belongs there. */
export const besideDoor = (scene: Scene): Model[] =>
  (scene.things ?? [])
    .filter((thing) => isAt(thing, 'door') && !isAt(thing, 'yard') && !onDoors.has(thing))
    .map((thing) => modelOf(thing, scene));
