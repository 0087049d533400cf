import { groundAt, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { drawHome } from '#builtin/illustrator/homes/draw-home.ts';
import { drawPorchView } from '#builtin/illustrator/interiors/porch.ts';
import { cat, dog } from '#builtin/illustrator/models/animals.ts';
import { barn, restingDog, sleepingCat } from '#builtin/illustrator/models/details.ts';
import { sprinkler } from '#builtin/illustrator/models/grounds.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import type { Solid, Tint } from '#builtin/illustrator/models/solid.ts';
import { car, cardboardBox, movingTruck } from '#builtin/illustrator/models/vehicles.ts';
import {
  type Extra,
  type HomeSubject,
  homeSubjects,
  type Scene,
  type SceneSubject,
} from '#builtin/illustrator/scene.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import { drawSkyline } from '#builtin/illustrator/skyline/skyline.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import {
  drawChartDesk,
  drawFinanceDesk,
  drawKeysDesk,
  drawPlanDesk,
} from '#builtin/illustrator/still-life/desks.ts';
import { drawToolbox } from '#builtin/illustrator/still-life/toolbox.ts';
import { drawMarketStreet } from '#builtin/illustrator/streets/market-street.ts';
import { drawPark } from '#builtin/illustrator/streets/park.ts';
import { drawStreet } from '#builtin/illustrator/streets/street.ts';
import { drawFromAbove } from './aerial.ts';
import { attic } from './attic.ts';
import * as backYards from './back-yards.ts';
import { beach } from './beach.ts';
import * as commercial from './commercial.ts';
import * as countryside from './countryside.ts';
import * as curbAppeal from './curb-appeal.ts';
import { desertYard } from './desert-yard.ts';
import { drawDoor, drawDoorstep } from './doorstep.ts';
import { driveway } from './driveways.ts';
import * as fields from './fields.ts';
import * as frontYards from './front-yards.ts';
import { garage } from './garage.ts';
import * as gardenCorners from './garden-corners.ts';
import { highRiseSite } from './high-rise-site.ts';
import * as kitchenCorners from './kitchen-corners.ts';
import * as land from './land.ts';
import * as landmarks from './landmarks.ts';
import { mill } from './mill.ts';
import * as moreRooms from './more-rooms.ts';
import { lake, trail } from './nature.ts';
import * as neighborhoods from './neighborhoods.ts';
import { outdoorKitchen } from './outdoor-cooking.ts';
import * as parks from './parks.ts';
import * as patriotic from './patriotic.ts';
import * as publicRooms from './public-rooms.ts';
import * as renovations from './renovations.ts';
import { drawRoomPage } from './room-page.ts';
import * as rooms from './rooms.ts';
import * as serviceRooms from './service-rooms.ts';
import { shopFront } from './shop-fronts.ts';
import * as shoreline from './shoreline.ts';
import { sizeOf } from './size-of.ts';
import * as slopes from './slopes.ts';
import * as sports from './sports.ts';
import * as tables from './tables.ts';
import { modelOf } from './thing-models.ts';
import { balcony, downtown } from './town.ts';
import * as townEvents from './town-events.ts';
import * as townPlaces from './town-places.ts';
import * as upgrades from './upgrades.ts';
import { waterfall } from './waterfall.ts';
import * as waterside from './waterside.ts';
import * as wetRooms from './wet-rooms.ts';
import * as wetlands from './wetlands.ts';
import {
  drawRoomThings,
  drawTableThings,
  drawWindowSill,
  drawYardThings,
  thingsAt,
} from './with-things.ts';
import { drawYardPage } from './yard-page.ts';
import * as yards from './yards.ts';

type DrawPage = (stage: Stage, pets: readonly Model[]) => void;

const homePages = Object.fromEntries(
  homeSubjects.map((subject): [string, DrawPage] => [
    subject,
    (stage, pets) =>
      drawHome(stage, subject, {
        pets,
        things: besideHome,
        aside: roomBeside(stage.scene, subject),
      }),
  ]),
) as Record<HomeSubject, DrawPage>;

/** Every subject and what draws it. A new scene is one more entry here and one in `words.ts`. */
export const pages: Record<SceneSubject, DrawPage> = {
  ...homePages,
  'living-room': drawRoomPage(rooms.livingRoom),
  fireplace: drawRoomPage(rooms.fireplaceRoom),
  kitchen: drawRoomPage(wetRooms.kitchen),
  bedroom: drawRoomPage(rooms.bedroom),
  nursery: drawRoomPage(rooms.nursery),
  bathroom: drawRoomPage(wetRooms.bathroom),
  'home-office': drawRoomPage(rooms.homeOffice),
  'dining-room': drawRoomPage(rooms.diningRoom),
  laundry: drawRoomPage(wetRooms.laundry),
  garage: drawRoomPage(garage),
  'moving-boxes': drawRoomPage(rooms.movingBoxes),
  patio: drawYardPage(yards.patio),
  deck: drawYardPage(yards.deck),
  garden: drawYardPage(yards.garden),
  pool: drawYardPage(yards.pool),
  porch: drawPorchView,
  'front-door': drawDoor,
  doorstep: drawDoorstep,
  street: drawStreet,
  downtown: drawYardPage(downtown),
  'market-street': drawMarketStreet,
  park: drawPark,
  trail: drawYardPage(trail),
  lake: drawYardPage(lake),
  beach: drawYardPage(beach),
  skyline: drawSkyline,
  aerial: drawFromAbove,
  balcony: drawYardPage(balcony),
  'keys-desk': drawKeysDesk,
  'finance-desk': drawFinanceDesk,
  'plan-desk': drawPlanDesk,
  'chart-desk': drawChartDesk,
  toolbox: drawToolbox,
  laptop: tables.drawTablePage(tables.laptopTable),
  'dinner-table': tables.drawTablePage(tables.setForDinner),
  'thanksgiving-table': tables.drawTablePage(tables.thanksgiving),
  'holiday-table': tables.drawTablePage(tables.christmasTable),
  'patio-dining': drawYardPage(yards.diningPatio),
  'outdoor-kitchen': drawYardPage(outdoorKitchen),
  'flower-fence': drawYardPage(fields.flowerFence),
  waterfall: drawYardPage(waterfall),
  'flower-field': drawYardPage(fields.flowerField),
  'grain-field': drawYardPage(fields.grainField),
  chimney: drawYardPage(curbAppeal.chimneyOnRoof),
  'community-pool': drawYardPage(yards.communityPool),
  loft: drawRoomPage(moreRooms.loft),
  inspection: tables.drawTablePage(tables.inspection),
  'covered-patio': drawYardPage(backYards.coveredPatio),
  'hot-tub': drawYardPage(backYards.hotTubPatio),
  fountain: drawYardPage(backYards.fountainCourt),
  greenhouse: drawYardPage(backYards.greenhouse),
  coop: drawYardPage(backYards.henYard),
  'front-walk': drawYardPage(curbAppeal.frontWalk),
  'bunting-fence': drawYardPage(curbAppeal.buntingFence),
  'outdoor-unit': drawYardPage(curbAppeal.outdoorUnit),
  'corner-sign': drawYardPage(curbAppeal.streetCorner),
  'floating-home': drawYardPage(waterside.floatingHomes),
  mailbox: drawYardPage(frontYards.curbside),
  'leaf-pile': drawYardPage(frontYards.rakedYard),
  ladder: drawYardPage(frontYards.ladder),
  shovel: drawYardPage(frontYards.shovel),
  mower: drawYardPage(frontYards.mower),
  driveway: drawYardPage(driveway),
  marsh: drawYardPage(wetlands.marsh),
  bayou: drawYardPage(wetlands.bayou),
  solar: drawYardPage(upgrades.solar),
  'ev-charger': drawYardPage(upgrades.evCharger),
  storm: drawYardPage(upgrades.storm),
  'detached-garage': drawYardPage(upgrades.detachedGarage),
  flag: drawYardPage(patriotic.flag),
  fireworks: drawYardPage(patriotic.fireworks),
  'covered-bridge': drawYardPage(waterside.creekBridge),
  bridge: drawYardPage(waterside.bridge),
  church: drawYardPage(landmarks.churchGreen),
  'town-hall': drawYardPage(landmarks.townHallSquare),
  barn: drawYardPage(landmarks.barnyard),
  marina: drawYardPage(waterside.marina),
  lighthouse: drawYardPage(waterside.lighthousePoint),
  vineyard: drawYardPage(countryside.vineyard),
  orchard: drawYardPage(countryside.orchard),
  'pumpkin-patch': drawYardPage(countryside.pumpkinPatch),
  golf: drawYardPage(countryside.golf),
  'food-trucks': drawYardPage(townPlaces.foodTrucks),
  playground: drawYardPage(parks.playground),
  'ball-field': drawYardPage(parks.ballField),
  'transit-stop': drawYardPage(townPlaces.transitStop),
  'school-bus': drawYardPage(townPlaces.schoolBusStop),
  'shop-front': drawYardPage(shopFront),
  'river-path': drawYardPage(parks.riverPath),
  'open-plan': drawRoomPage(wetRooms.openPlan),
  theater: drawRoomPage(moreRooms.theater),
  'floor-installation': drawRoomPage(renovations.floorInstallation),
  'kitchen-renovation': drawRoomPage(renovations.kitchenRenovation),
  'painted-room': drawRoomPage(renovations.paintedRoom),
  renovation: drawRoomPage(renovations.renovation),
  shower: drawRoomPage(serviceRooms.shower),
  'kids-room': drawRoomPage(moreRooms.kidsRoom),
  'empty-room': drawRoomPage(moreRooms.emptyRoom),
  closet: drawRoomPage(serviceRooms.closet),
  pantry: drawRoomPage(serviceRooms.pantry),
  mudroom: drawRoomPage(serviceRooms.mudroom),
  'rec-room': drawRoomPage(moreRooms.recRoom),
  gym: drawRoomPage(moreRooms.gym),
  'wine-cellar': drawRoomPage(moreRooms.wineCellar),
  staircase: drawRoomPage(moreRooms.staircase),
  'window-seat': drawRoomPage(moreRooms.windowSeat),
  sunroom: drawRoomPage(moreRooms.sunroom),
  utility: drawRoomPage(serviceRooms.utility),
  'crawl-space': drawRoomPage(serviceRooms.crawlSpace),
  thermostat: drawRoomPage(serviceRooms.thermostat),
  'kitchen-sink': drawRoomPage(kitchenCorners.kitchenSink),
  stove: drawRoomPage(kitchenCorners.stove),
  'coffee-bar': drawRoomPage(kitchenCorners.coffeeBar),
  'home-bar': drawRoomPage(kitchenCorners.homeBar),
  'breakfast-nook': drawRoomPage(kitchenCorners.breakfastNook),
  attic: drawRoomPage(attic),
  'window-sill': drawWindowSill,
  'table-things': drawTableThings,
  'yard-things': drawYardThings,
  'wall-things': drawRoomPage(moreRooms.consoleWall),
  'room-things': drawRoomThings,
  'desert-yard': drawYardPage(desertYard),
  'window-cat': drawYardPage(curbAppeal.windowCat),
  'soccer-field': drawYardPage(sports.soccerField),
  'football-field': drawYardPage(sports.footballField),
  'tennis-court': drawYardPage(sports.tennisCourt),
  'basketball-court': drawYardPage(sports.basketballCourt),
  'piggy-bank': tables.drawTablePage(tables.savingsTable),
  brunch: tables.drawTablePage(tables.brunch),
  'paint-cans': tables.drawTablePage(tables.paintCans),
  champagne: tables.drawTablePage(tables.champagne),
  'easter-table': tables.drawTablePage(tables.easterTable),
  valentine: tables.drawTablePage(tables.valentine),
  menorah: tables.drawTablePage(tables.menorahTable),
  cocoa: tables.drawTablePage(tables.cocoa),
  'vacant-lot': drawYardPage(land.vacantLot),
  'open-land': drawYardPage(land.openLand),
  'country-road': drawYardPage(land.countryRoad),
  'new-street': drawYardPage(neighborhoods.newStreet),
  'cul-de-sac': drawYardPage(neighborhoods.culDeSac),
  'gated-entrance': drawYardPage(neighborhoods.gatedEntrance),
  'entrance-sign': drawYardPage(neighborhoods.entranceSign),
  'strip-mall': drawYardPage(commercial.stripMall),
  'office-building': drawYardPage(commercial.officeBuilding),
  warehouse: drawYardPage(commercial.warehouse),
  'storage-units': drawYardPage(commercial.storageUnits),
  river: drawYardPage(shoreline.riverBank),
  pier: drawYardPage(shoreline.pier),
  promenade: drawYardPage(shoreline.promenade),
  'suspension-bridge': drawYardPage(shoreline.suspensionBridge),
  'ski-slope': drawYardPage(slopes.skiSlope),
  'guest-house': drawYardPage(gardenCorners.guestHouse),
  'garden-gate': drawYardPage(gardenCorners.gardenGate),
  'theater-front': drawYardPage(gardenCorners.theaterFront),
  concert: drawYardPage(townEvents.concert),
  'tree-lot': drawYardPage(townEvents.treeLot),
  'town-tree': drawYardPage(townEvents.townTree),
  mural: drawYardPage(townEvents.mural),
  mill: drawYardPage(mill),
  'high-rise-site': drawYardPage(highRiseSite),
  lobby: drawRoomPage(publicRooms.lobby),
  'meeting-room': drawRoomPage(publicRooms.meetingRoom),
  'glass-doors': drawRoomPage(publicRooms.glassDoors),
};

const animals: Partial<Record<Extra, Model>> = { dog, cat };
const resting: Partial<Record<Extra, Model>> = { dog: restingDog, cat: sleepingCat };

/** The animals that were asked for. */
export const petsOf = (extras: readonly Extra[] = []): Model[] =>
  extras.flatMap((extra) => {
    const animal = (extras.includes('asleep') ? resting : animals)[extra];
    return animal ? [animal] : [];
  });

/** What would hide the home if it stood before it. */
const isLarge = (width: number) => width > 3.4;

/** Metres to the right of a home that what was asked for beside it takes. */
const roomBeside = (scene: Scene, home: HomeSubject): number =>
  isShown('barn', home) && scene.extras?.includes('barn')
    ? 9.5
    : Math.max(
        0,
        ...thingsAt(scene, 'yard')
          .map((thing) => sizeOf(modelOf(thing, scene)).width)
          .filter(isLarge)
          .map((width) => width + 1.4),
      );

/** Signs and vehicles before a home, close enough to the viewer to be what the picture is about. */
function besideHome({ camera, canvas, scene }: Stage, width: number, lawn?: Vector): Solid[] {
  const at = (x: number, y: number) => groundAt(camera, [canvas.width * x, canvas.height * y]);
  // However far off the house is, the sign before it is read at a glance.
  const sign = (model: Model) => {
    const foot = lawn ?? at(0.19, 0.965);
    return put(model, foot, {
      size: Math.max(1.4, (canvas.height * 0.17) / scaleAt(camera, foot)),
    });
  };
  const things: Partial<Record<Extra, () => Solid[]>> = {
    'sale-sign': () => sign(outdoor.signPost('door')),
    'sold-sign': () => sign([...outdoor.signPost('door'), ...outdoor.soldMark]),
    'open-house-sign': () => [
      ...put(outdoor.sandwichBoard, lawn ?? at(0.15, 0.965), { size: 1.6 }),
      ...put(outdoor.balloons, lawn ?? at(0.25, 0.94), { size: 1.2 }),
    ],
    'moving-truck': () => {
      const [x, , z] = at(0.5, 0.86);
      return [
        ...put(movingTruck, [x, 0, z], { turn: 3 }),
        ...put(cardboardBox(0.7), [x - 3.4, 0, z - 0.8]),
        ...put(cardboardBox(0.55), [x - 3.4, 0.56, z - 0.8]),
        ...put(cardboardBox(0.6), [x - 4.3, 0, z - 0.4]),
      ];
    },
    sprinkler: () => put(sprinkler, lawn ?? at(0.27, 0.9), { size: 1.5 }),
    barn: () =>
      put(barn((scene.colors?.barn as Tint | undefined) ?? '#a8352b'), [width + 6.8, 0, 2]),
    car: () =>
      scene.subject === 'mid-century'
        ? []
        : put(car('accentFabric-2'), at(0.72, 0.88), { turn: 3 }),
  };
  const onLawn = thingsAt(scene, 'yard').flatMap((thing, index) => {
    const model = modelOf(thing, scene);
    const { width: wide, middle } = sizeOf(model);
    return put(
      model,
      isLarge(wide) && !lawn
        ? [width + 1 + wide / 2 - middle, 0, -0.6]
        : (lawn ?? at(0.2 + index * 0.5, 0.88)),
    );
  });
  return (scene.extras ?? [])
    .filter((extra) => extra !== 'barn' || isShown('barn', scene.subject))
    .flatMap((extra) => things[extra]?.() ?? [])
    .concat(onLawn);
}
