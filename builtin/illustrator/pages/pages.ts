import { drawHome } from '#builtin/illustrator/homes/draw-home.ts';
import type { Home } from '#builtin/illustrator/homes/home.ts';
import { drawPorchView } from '#builtin/illustrator/interiors/porch.ts';
import { cat, dog } from '#builtin/illustrator/models/animals.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import type { Solid } from '#builtin/illustrator/models/solid.ts';
import { car, cardboardBox, movingTruck } from '#builtin/illustrator/models/vehicles.ts';
import {
  type Extra,
  type HomeSubject,
  homeSubjects,
  type SceneSubject,
} from '#builtin/illustrator/scene.ts';
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
import { drawDoor, drawDoorstep } from './doorstep.ts';
import * as outings from './outings.ts';
import { drawRoomPage } from './room-page.ts';
import * as rooms from './rooms.ts';
import * as tables from './tables.ts';
import { drawYardPage } from './yard-page.ts';
import * as yards from './yards.ts';

type DrawPage = (stage: Stage, pets: readonly Model[]) => void;

const homePages = Object.fromEntries(
  homeSubjects.map((subject): [string, DrawPage] => [
    subject,
    (stage, pets) => drawHome(stage, subject, { pets, things: besideHome }),
  ]),
) as Record<HomeSubject, DrawPage>;

/** Every subject and what draws it. A new scene is one more entry here and one in `words.ts`. */
export const pages: Record<SceneSubject, DrawPage> = {
  ...homePages,
  'living-room': drawRoomPage(rooms.livingRoom),
  fireplace: drawRoomPage(rooms.fireplaceRoom),
  kitchen: drawRoomPage(rooms.kitchen),
  bedroom: drawRoomPage(rooms.bedroom),
  bathroom: drawRoomPage(rooms.bathroom),
  'home-office': drawRoomPage(rooms.homeOffice),
  'dining-room': drawRoomPage(rooms.diningRoom),
  laundry: drawRoomPage(rooms.laundry),
  garage: drawRoomPage(rooms.garage),
  'moving-boxes': drawRoomPage(rooms.movingBoxes),
  patio: drawYardPage(yards.patio),
  deck: drawYardPage(yards.deck),
  garden: drawYardPage(yards.garden),
  pool: drawYardPage(yards.pool),
  porch: drawPorchView,
  'front-door': drawDoor,
  doorstep: drawDoorstep,
  street: drawStreet,
  downtown: drawYardPage(outings.downtown),
  'market-street': drawMarketStreet,
  park: drawPark,
  trail: drawYardPage(outings.trail),
  lake: drawYardPage(outings.lake),
  beach: drawYardPage(outings.beach),
  skyline: drawSkyline,
  aerial: drawYardPage(outings.aerial),
  balcony: drawYardPage(outings.balcony),
  'keys-desk': drawKeysDesk,
  'finance-desk': drawFinanceDesk,
  'plan-desk': drawPlanDesk,
  'chart-desk': drawChartDesk,
  toolbox: drawToolbox,
  laptop: tables.drawTablePage(tables.laptop),
  'dinner-table': tables.drawTablePage(tables.setForDinner),
  'thanksgiving-table': tables.drawTablePage(tables.thanksgiving),
  'holiday-table': tables.drawTablePage(tables.christmasTable),
};

const animals: Partial<Record<Extra, Model>> = { dog, cat };

/** The animals that were asked for. */
export const petsOf = (extras: readonly Extra[] = []): Model[] =>
  extras.flatMap((extra) => {
    const animal = animals[extra];
    return animal ? [animal] : [];
  });

/** Signs and vehicles before a home: where there is a drive, on it. */
function besideHome({ door, drive, width }: Home, { scene }: Stage): Solid[] {
  const sign = (model: Model) => put(model, [door.x + 2.6, 0, door.z - 3.2], { size: 1.25 });
  const [x, z] = drive ? [drive.x, drive.z - 4.4] : [width * 0.86, -6];
  const things: Partial<Record<Extra, () => Solid[]>> = {
    'sale-sign': () => sign(outdoor.signPost('door')),
    'sold-sign': () => sign([...outdoor.signPost('door'), ...outdoor.soldMark]),
    'open-house-sign': () => [
      ...put(outdoor.sandwichBoard, [door.x + 2.2, 0, door.z - 3.4], { size: 1.5 }),
      ...put(outdoor.balloons, [door.x + 3.4, 0, door.z - 2.6], { size: 1.2 }),
    ],
    'moving-truck': () => [
      ...put(movingTruck, [x, 0, z]),
      ...put(cardboardBox(0.7), [x - 2, 0, z - 2.4]),
      ...put(cardboardBox(0.55), [x - 2, 0.56, z - 2.4]),
      ...put(cardboardBox(0.6), [x - 2.9, 0, z - 2]),
    ],
    car: () => put(car('accentFabric-2'), [x, 0, z - 0.6]),
  };
  return (scene.extras ?? []).flatMap((extra) => things[extra]?.() ?? []);
}
