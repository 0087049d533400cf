import { firstNamed } from '#builtin/illustrator/read-prompt.ts';
import {
  type Extra,
  isHome,
  isInside,
  type Scene,
  type SceneSubject,
  tableSubjects,
} from '#builtin/illustrator/scene.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import { namedSubject } from '#builtin/illustrator/topics.ts';
import { anyHome, strongWords, subjectWords } from '#builtin/illustrator/words.ts';
import type { Ground, ThingPlace } from './named-thing.ts';
import { isAt, namedThing, type Thing, thingsIn, thingsMeant } from './things.ts';

/** The picture a wish asks for, after a look at the things it names. */
export type WithThings = { subject: SceneSubject | undefined; things: readonly Thing[] };

/** A named thing is drawn where it stands: in a setting that was named with it, else in its usual one. */
export function withThings(named: SceneSubject | undefined, wanted: string): WithThings {
  const things = thingsIn(wanted);
  const [lead] = things;
  if (!lead) {
    const meant = named || anyHome.test(wanted) ? [] : thingsMeant(wanted).slice(0, 3);
    return { subject: meant.length > 0 ? 'table-things' : named, things: meant };
  }
  const found = settingFor(roomOfBoxes(named, wanted), wanted, things, lead);
  if (found !== 'table-things') return { subject: found, things };
  const own = named && things.length === 1 ? ownThing[named] : undefined;
  return { subject: found, things: own && !things.includes(own) ? [own, ...things] : things };
}

/** "Boxes in a kitchen": the room they are in, where one is named. */
function roomOfBoxes(named: SceneSubject | undefined, wanted: string) {
  if (named !== 'moving-boxes') return named;
  const rest = namedSubject(wanted.replace(unpacked, ' . '));
  const isPlace = rest && !isTable(rest) && (isInside(rest) || atDoors.has(rest));
  return isPlace && !bareRooms.has(rest) ? rest : named;
}

/** Rooms with boxes of their own, or with nothing but boxes. */
const bareRooms = new Set<SceneSubject>(['garage', 'empty-room', 'attic']);

const unpacked =
  /\b(?:(?:moving|cardboard|packing|packed|stacked|unpack(?:ing|ed)?|empty) )*(?:box(?:es)?|cartons?|moving day|unpack(?:ing|ed)?|packing|declutter\w*)\b/g;

function settingFor(
  named: SceneSubject | undefined,
  wanted: string,
  things: readonly Thing[],
  lead: Thing,
): SceneSubject | undefined {
  const usual = pageOf[namedThing(lead).at[0]];
  if (!named) return usual;
  const place = rangeOf(named, wanted);
  const mention = mentionOf(lead, wanted);
  const isFirst = mention.from <= place.from;
  if (!isTable(named) && !furnished[named]?.includes(lead)) {
    // "Kitchen faucet": the word for the place is part of the thing's name. "Coffee bar": the other way round.
    if (isWithin(place, mention)) {
      const rest = `${wanted.slice(0, mention.from)} . ${wanted.slice(mention.to)}`;
      return settingFor(namedSubject(rest), rest, things, lead);
    }
    if (things.length === 1 && isWithin(mention, place)) return named;
  }
  const some = (where: ThingPlace) => things.some((thing) => isAt(thing, where));
  if (atDoors.has(named) || (named === 'valentine' && things.includes('hearts')))
    return some('door') ? 'front-door' : named;
  if (isHome(named)) return isFirst && indoors.has(usual) ? usual : named;
  if (named === 'window-sill' && usual === 'table-things') return named;
  if (isTable(named)) {
    if (usual === 'table-things') return isShownBy(named, things) ? named : usual;
    return isFirst ? usual : named;
  }
  if (isInside(named)) {
    if (isFirst && usual === 'table-things' && onTop.test(wanted)) return usual;
    const isAlone =
      (isFirst || things.some((thing) => large.has(thing))) &&
      plainRooms.has(named) &&
      some('room') &&
      !seats.test(wanted);
    return isAlone && !things.includes('tv') ? 'room-things' : named;
  }
  return (settings.has(named) || (isFirst && besides.has(named))) && some('yard')
    ? 'yard-things'
    : named;
}

const indoors = new Set<SceneSubject>(['table-things', 'room-things', 'wall-things']);

const pageOf: Record<ThingPlace, SceneSubject> = {
  wall: 'wall-things',
  table: 'table-things',
  yard: 'yard-things',
  door: 'front-door',
  room: 'room-things',
};

type Range = { from: number; to: number };

const isWithin = (part: Range, whole: Range) =>
  whole.from <= part.from && whole.to >= part.to && whole.to - whole.from > part.to - part.from;

const nowhere: Range = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };

function mentionOf(thing: Thing, wanted: string): Range {
  const match = namedThing(thing).asks.exec(wanted);
  return match ? { from: match.index, to: match.index + match[0].length } : nowhere;
}

/** Where in the wish a subject is named: the first of the words for it. */
function rangeOf(named: SceneSubject, wanted: string): Range {
  const found = [...strongWords, ...subjectWords]
    .filter(([subject]) => subject === named)
    .flatMap(([, pattern]) => {
      const match = pattern.exec(wanted);
      if (!match) return [];
      const to = match.index + match[0].length;
      // A pattern that looks at the whole wish ends with the word it is about.
      return [{ from: pattern.source.startsWith('^') ? to - 1 : match.index, to }];
    });
  return found.reduce((first, each) => (each.from < first.from ? each : first), nowhere);
}

const atDoors = new Set<SceneSubject>(['front-door', 'porch']);

const plainRooms = new Set<SceneSubject>(['living-room', 'loft']);

/** Things that need a wall of their own. */
const large: ReadonlySet<Thing> = new Set(['piano', 'sewing', 'aquarium', 'easel']);

/** Who speaks of a sofa wants to see it. */
const seats = /\b(?:sofas?|couch(?:es)?|sectionals?|fireplaces?)\b/;

/** Places in which a thing is what one looks at. */
const settings = new Set<SceneSubject>([
  ...(['patio', 'patio-dining', 'garden', 'park', 'garage', 'flag'] as const),
]);

/** Places that are the picture if they are named first. */
const besides = new Set<SceneSubject>([
  ...(['lake', 'trail', 'shovel', 'leaf-pile', 'mower', 'playground', 'front-walk'] as const),
  ...(['flower-fence', 'deck', 'covered-patio', 'fountain', 'mailbox', 'market-street'] as const),
  ...(['river-path', 'school-bus', 'pool'] as const),
]);

const onTop =
  /\b(?:on|across|over)\b (?:an?|the|my|your|our)? ?(?:[a-z-]+ ){0,3}(?:tables?|counter ?-?(?:top)?s?|desks?|islands?|night ?stands?|dressers?|shel(?:f|ves)|trays?|boards?)\b/;

const isTable = (subject: SceneSubject) => tableSubjects.some((table) => table === subject);

const isShownBy = (table: SceneSubject, things: readonly Thing[]) =>
  table !== 'table-things' &&
  (!(table in laid) ||
    things.every((thing) => !isAt(thing, 'table') || laid[table]?.includes(thing)));

/** What lies on a table that has a page of its own; a table that is not listed stays as it is. */
const laid: Partial<Record<SceneSubject, readonly Thing[]>> = {
  'dinner-table': ['candles', 'wine', 'flowers', 'dishes'],
  'piggy-bank': ['piggy-bank', 'coins'],
  'finance-desk': ['contract', 'calculator', 'coffee', 'keys', 'model-house'],
  'keys-desk': ['keys', 'coffee', 'contract', 'model-house'],
  'plan-desk': ['blueprint', 'swatches', 'coffee'],
  'paint-cans': ['paint-can', 'brush', 'swatches', 'coffee'],
  inspection: ['clipboard', 'checklist', 'tape-measure', 'flashlight', 'model-house', 'contract'],
  laptop: ['laptop', 'coffee'],
  toolbox: ['toolbox', 'tools', 'paint-can', 'brush'],
  champagne: ['keys', 'candles', 'wine'],
  valentine: ['hearts', 'flowers', 'candles', 'gift'],
  cocoa: ['coffee', 'cookies', 'candles'],
  brunch: ['coffee', 'fruit', 'flowers', 'lemonade', 'pan'],
};

/** What stands for such a table beside one other thing. */
const ownThing: Partial<Record<SceneSubject, Thing>> = {
  'finance-desk': 'contract',
  'keys-desk': 'keys',
  'plan-desk': 'blueprint',
  'paint-cans': 'paint-can',
  inspection: 'clipboard',
};

/** The ground a wish names for what stands outdoors. */
export const groundNamed = (wanted: string): Ground | undefined => firstNamed(wanted, groundWords);

const groundWords: readonly (readonly [Ground, RegExp])[] = [
  ['back', /\b(?:back ?-?yards?|patios?|behind (?:a|the) house)\b/],
  [
    'front',
    /\b(?:front (?:yards?|lawns?)|drive ?-?ways?|sidewalks?|streets?|curbs?|in front of)\b/,
  ],
  ['water', /\b(?:lakes?|ponds?|rivers?|creeks?|water ?front)\b/],
  [
    'open',
    /\b(?:fields?|pastures?|farms?|acres?|acreage|meadows?|parks?|woods|desert|mountains?|plains|prairie)\b/,
  ],
];

/** Decorations that hang on a door itself. */
export const onDoors: ReadonlySet<Thing> = new Set(['hearts', 'shamrocks', 'banner', 'doorbell']);

/** Pages out in the open with room for something beside what they show. */
export const openPages: ReadonlySet<SceneSubject> = new Set<SceneSubject>([
  ...(['barn', 'lake', 'beach', 'trail', 'orchard', 'vineyard', 'pumpkin-patch'] as const),
  ...(['street', 'open-land', 'country-road', 'cul-de-sac', 'river', 'vacant-lot'] as const),
  ...(['grain-field', 'flower-field', 'mailbox', 'golf', 'church', 'town-hall'] as const),
]);

/** Whether a thing that was asked for is in the picture. */
export function showsThing(thing: Thing, scene: Scene): boolean {
  const { subject } = scene;
  if (subject === 'table-things' || subject === 'window-sill') return isAt(thing, 'table');
  if (subject === 'yard-things') return isAt(thing, 'yard');
  if (subject === 'room-things') return isAt(thing, 'room');
  if (subject === 'front-door') return isAt(thing, 'door');
  if (isHome(subject)) return (isAt(thing, 'yard') || isAt(thing, 'door')) && !onDoors.has(thing);
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

const takesThings = (subject: SceneSubject) =>
  isInside(subject) && !isTable(subject) && subject !== 'room-things' && subject !== 'thermostat';

/** Things that a room has anyway. */
const furnished: Partial<Record<SceneSubject, readonly Thing[]>> = {
  theater: ['tv', 'wall-tv'],
  'rec-room': ['tv', 'wall-tv'],
  'living-room': ['reading-chair'],
  fireplace: ['reading-chair'],
  kitchen: ['fruit'],
  attic: ['trunk', 'moving-boxes'],
  'moving-boxes': ['moving-boxes'],
  stove: ['kettle', 'pan', 'vegetables'],
  'coffee-bar': ['coffee', 'coffee-maker', 'wall-shelves', 'kettle'],
  'home-bar': ['wine'],
  'kitchen-sink': ['dishes', 'faucet'],
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
  utility: ['filter', 'toolbox'],
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
