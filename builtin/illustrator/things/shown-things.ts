import {
  type Extra,
  isHome,
  isInside,
  type Scene,
  type SceneSubject,
  tableSubjects,
} from '#builtin/illustrator/scene.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import { tradeInfo } from '#builtin/illustrator/trade-words.ts';
import { isAt, type Thing } from './things.ts';

export const isTable = (subject: SceneSubject) => tableSubjects.some((table) => table === subject);

export const isShownBy = (table: SceneSubject, things: readonly Thing[]) =>
  table !== 'table-things' &&
  (!(table in laid) ||
    things.every((thing) => !isAt(thing, 'table') || laid[table]?.includes(thing)));

/** What lies on a table that has a page of its own; a table that is not listed stays as it is. */
const laid: Partial<Record<SceneSubject, readonly Thing[]>> = {
  'dinner-table': ['candles', 'wine', 'flowers', 'dishes'],
  'piggy-bank': ['piggy-bank', 'coins'],
  'finance-desk': ['contract', 'calculator', 'coffee', 'keys', 'model-house'],
  'keys-desk': ['keys', 'coffee', 'contract', 'model-house'],
  'chart-desk': ['coffee', 'contract', 'calculator', 'books', 'keys', 'model-house'],
  'plan-desk': ['blueprint', 'swatches', 'coffee'],
  'paint-cans': ['paint-can', 'brush', 'swatches', 'coffee'],
  inspection: ['clipboard', 'checklist', 'tape-measure', 'flashlight', 'model-house', 'contract'],
  laptop: ['laptop', 'coffee'],
  toolbox: ['toolbox', 'tools', 'hammer', 'wrench', 'paint-can', 'brush'],
  menorah: ['menorah-lit', 'gift', 'candles'],
  'easter-table': ['easter-basket', 'flowers', 'candles'],
  'thanksgiving-table': ['turkey', 'little-pumpkins', 'candles', 'pie', 'wine'],
  'holiday-table': ['candles', 'gift', 'wine'],
  champagne: ['keys', 'candles', 'wine'],
  valentine: ['hearts', 'flowers', 'candles', 'gift'],
  cocoa: ['coffee', 'cookies', 'candles'],
  brunch: ['coffee', 'fruit', 'flowers', 'lemonade', 'pan'],
};

/** Decorations that hang on a door itself. */
export const onDoors: ReadonlySet<Thing> = new Set([
  ...(['hearts', 'shamrocks', 'banner', 'doorbell', 'lockbox'] as const),
]);

/** Pages out in the open with room for something beside what they show. */
export const openPages: ReadonlySet<SceneSubject> = new Set<SceneSubject>([
  ...(['barn', 'lake', 'beach', 'trail', 'orchard', 'vineyard', 'pumpkin-patch'] as const),
  ...(['street', 'open-land', 'country-road', 'cul-de-sac', 'river', 'vacant-lot'] as const),
  ...([
    'marsh',
    'bayou',
    'driveway',
    'grain-field',
    'flower-field',
    'mailbox',
    'golf',
    'church',
    'town-hall',
  ] as const),
]);

/** Whether a thing that was asked for is in the picture. */
export function showsThing(thing: Thing, scene: Scene): boolean {
  const { subject } = scene;
  if (subject === 'table-things' || subject === 'window-sill') return isAt(thing, 'table');
  if (subject === 'yard-things') return isAt(thing, 'yard');
  if (subject === 'room-things') return isAt(thing, 'room');
  if (subject === 'front-door') return isAt(thing, 'door');
  if (isHome(subject)) return (isAt(thing, 'yard') || isAt(thing, 'door')) && !onDoors.has(thing);
  if (
    scene.trades?.some((trade) => {
      const { wares, outside = [] } = tradeInfo(trade);
      return [...wares, ...outside].includes(thing);
    })
  )
    return true;
  if (thingsInRoom(scene).includes(thing) || isScreen(thing, subject)) return true;
  return openPages.has(subject) && isAt(thing, 'yard');
}

/** What is put into a room that is furnished without it: more than three things would hide one another. */
export function thingsInRoom({ subject, things = [], extras = [] }: Scene): Thing[] {
  if (!takesThings(subject)) return [];
  const isThere = (thing: Thing) => {
    const extra = asExtra[thing];
    return (
      furnished[subject]?.includes(thing) ||
      (extra && extras.includes(extra) && isShown(extra, subject))
    );
  };
  const mayStand = (thing: Thing) =>
    isAt(thing, 'room') || isAt(thing, 'wall') || isAt(thing, 'table');
  return things
    .filter((thing) => mayStand(thing) && !isThere(thing) && !isScreen(thing, subject))
    .slice(0, 3);
}

/** Rooms whose seats are set around a screen, if there is one. */
const isScreen = (thing: Thing, subject: SceneSubject) =>
  (thing === 'tv' || thing === 'wall-tv') && aroundScreens.has(subject);

const aroundScreens = new Set<SceneSubject>(['living-room', 'fireplace']);

const takesThings = (subject: SceneSubject) => isFurnished(subject) && subject !== 'room-things';

/** Rooms with furniture, beside which more may stand. */
export const isFurnished = (subject: SceneSubject) =>
  isInside(subject) && !isTable(subject) && subject !== 'thermostat';

/** Things that a room has anyway. */
export const furnished: Partial<Record<SceneSubject, readonly Thing[]>> = {
  theater: ['tv', 'wall-tv'],
  'rec-room': ['tv', 'wall-tv'],
  'living-room': ['reading-chair'],
  fireplace: ['reading-chair', 'christmas-tree'],
  kitchen: ['fruit'],
  attic: ['trunk', 'moving-boxes'],
  'moving-boxes': ['moving-boxes'],
  stove: ['kettle', 'pan', 'vegetables'],
  'coffee-bar': ['coffee', 'coffee-maker', 'wall-shelves', 'kettle'],
  'home-bar': ['wine'],
  'kitchen-sink': ['dishes', 'faucet'],
  bathroom: ['faucet'],
  shower: ['faucet'],
  'window-seat': ['books', 'reading-chair'],
  mudroom: ['hooks', 'rain-gear'],
  laundry: ['laundry-basket'],
  pantry: ['dishes'],
  'wine-cellar': ['wine'],
  'kitchen-renovation': ['step-ladder', 'tools'],
  'painted-room': ['step-ladder', 'roller', 'paint-can', 'drop-cloth', 'brush'],
  renovation: ['step-ladder', 'tools'],
  'floor-installation': ['tools'],
  garage: ['tools', 'toolbox', 'step-ladder', 'bicycle'],
  utility: ['toolbox'],
  gym: ['dumbbells', 'yoga-mat'],
  'kids-room': ['blocks'],
};

/** Things that are drawn as a part of some pages. */
const asExtra: Partial<Record<Thing, Extra>> = {
  coffee: 'coffee',
  bicycle: 'bikes',
  'moving-boxes': 'boxes',
  lemons: 'lemons',
  books: 'books',
  'wall-shelves': 'open-shelves',
};
