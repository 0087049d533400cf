import { hueOf } from '#builtin/illustrator/color-words.ts';
import { firstNamed } from '#builtin/illustrator/read-prompt.ts';
import { isHome, isInside, type SceneSubject } from '#builtin/illustrator/scene.ts';
import { namedSubject } from '#builtin/illustrator/topics.ts';
import { anyHome, strongWords, subjectWords } from '#builtin/illustrator/words.ts';
import type { Ground, ThingPlace } from './named-thing.ts';
import { furnished, isShownBy, isTable } from './shown-things.ts';
import { hasHouse, isAt, namedThing, type Thing, thingsIn, thingsMeant } from './things.ts';

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
  const asModel = besideThing.test(wanted) && !hasHouse(things) ? (['model-house'] as const) : [];
  const own = named && things.length === 1 ? ownThing[named] : undefined;
  const isNamedApart = own && !isWithin(mentionOf(own, wanted), mentionOf(lead, wanted));
  return {
    subject: found,
    things: [
      ...(own && isNamedApart && !things.includes(own) ? [own, ...things] : things),
      ...asModel,
    ],
  };
}

/** A house beside what lies on a table is a small one: "a gavel and a house". */
const besideThing =
  /\b(?:and|with|over|on|under|beside|next to|against|holding|before|behind) (?:an?|the) (?:(?:small|little|tiny) )?(?:house|home)\b(?! (?:numbers?|plans?|plants?|keys?|prices?|values?|office|search))/;

/** "Boxes in a kitchen": the room they are in, where one is named. */
function roomOfBoxes(named: SceneSubject | undefined, wanted: string) {
  if (named !== 'moving-boxes') return named;
  const rest = namedSubject(wanted.replace(unpacked, ' . '));
  const isPlace = rest && !isTable(rest) && (isInside(rest) || atDoors.has(rest));
  return isPlace && !bareRooms.has(rest) ? rest : named;
}

/** Rooms with boxes of their own, or with nothing but boxes. */
const bareRooms = new Set<SceneSubject>(['empty-room', 'attic']);

const unpacked =
  /\b(?:(?:moving|cardboard|packing|packed|stacked|unpack(?:ing|ed)?|empty) )*(?:box(?:es)?|cartons?|moving day|unpack(?:ing|ed)?|packing|declutter\w*)\b/g;

function settingFor(
  named: SceneSubject | undefined,
  wanted: string,
  things: readonly Thing[],
  lead: Thing,
): SceneSubject | undefined {
  const ground = groundNamed(wanted);
  const usual =
    ground && ground !== 'front' && isAt(lead, 'yard')
      ? 'yard-things'
      : (namedThing(lead).room ?? pageOf[namedThing(lead).at[0]]);
  if (!named) return usual === 'table-things' && inWindow.test(wanted) ? 'window-sill' : usual;
  const place = rangeOf(named, wanted);
  const mention = mentionOf(lead, wanted);
  const isFirst = mention.from <= place.from;
  if (!isTable(named) && !furnished[named]?.includes(lead)) {
    // "Kitchen faucet": the word for the place is part of the thing's name. "Coffee bar": the other way round.
    const whole = things
      .map((thing) => mentionOf(thing, wanted))
      .find((each) => isWithin(place, each));
    if (whole) {
      const rest = `${wanted.slice(0, whole.from)} . ${wanted.slice(whole.to)}`;
      return settingFor(namedSubject(rest), rest, things, lead);
    }
    if (things.length === 1 && isWithin(mention, place)) return named;
  }
  const some = (where: ThingPlace) => things.some((thing) => isAt(thing, where));
  if (atDoors.has(named) || (named === 'valentine' && things.includes('hearts')))
    return some('door') ? 'front-door' : named;
  if (isFirst && usual === 'table-things' && ofDesks.has(lead) && !isTable(named)) return usual;
  if (isHome(named)) return isFirst && indoors.has(usual) ? usual : named;
  if (named === 'window-sill' && usual === 'table-things') return named;
  const below = serviceRoomNamed(wanted);
  if (isTable(named) && below) return below;
  if (isTable(named) && some('door') && onSteps.test(wanted)) return 'front-door';
  if (isTable(named) && usual === 'table-things' && inWindow.test(wanted)) return 'window-sill';
  if (isTable(named)) {
    if (usual === 'table-things')
      return isShownBy(named, things) &&
        !(aboutThings.has(named) && things.some((thing) => isColored(thing, wanted)))
        ? named
        : usual;
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
  if (
    (named === 'park' || outdoorTables.has(named)) &&
    isFirst &&
    usual === 'table-things' &&
    onTop.test(wanted)
  )
    return usual;
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

/** Where one eats outdoors. */
const outdoorTables = new Set<SceneSubject>(['deck', 'patio', 'patio-dining', 'covered-patio']);

const atDoors = new Set<SceneSubject>(['front-door', 'porch']);

const plainRooms = new Set<SceneSubject>(['living-room', 'loft']);

/** Papers, screens and signs of ideas: whatever they show, they lie on a desk. */
const ofDesks: ReadonlySet<Thing> = new Set([
  ...(['map', 'phone', 'tablet', 'laptop-chart', 'puzzle', 'magnifier', 'calendar'] as const),
  ...(['checklist', 'scales', 'gavel', 'hourglass', 'target', 'compass', 'house-arrow'] as const),
  ...(['thermometer', 'crystal-ball', 'see-saw', 'business-cards', 'newspaper'] as const),
]);

/** Things that need a wall of their own. */
const large: ReadonlySet<Thing> = new Set(['piano', 'sewing', 'aquarium', 'easel']);

/** Who speaks of a sofa wants to see it. */
const seats = /\b(?:sofas?|couch(?:es)?|sectionals?|fireplaces?|stoves?)\b/;

/** Places in which a thing is what one looks at. */
const settings = new Set<SceneSubject>([
  ...(['patio', 'patio-dining', 'garden', 'park', 'garage', 'flag'] as const),
]);

/** Places that are the picture if they are named first. */
const besides = new Set<SceneSubject>([
  ...(['lake', 'trail', 'shovel', 'leaf-pile', 'mower', 'playground', 'front-walk'] as const),
  ...(['flower-fence', 'deck', 'covered-patio', 'fountain', 'mailbox', 'market-street'] as const),
  ...(['river-path', 'school-bus', 'pool', 'open-land', 'beach', 'country-road'] as const),
  ...(['vacant-lot', 'pier', 'driveway', 'marina'] as const),
]);

/** "A flashlight in a crawl space": where one works, not a table. */
function serviceRoomNamed(wanted: string): SceneSubject | undefined {
  const [, place = ''] = /\b(?:in|inside) (?:an?|the|my|our) (.+)$/.exec(wanted) ?? [];
  const named = namedSubject(place);
  return named && serviceRooms.has(named) ? named : undefined;
}

const serviceRooms = new Set<SceneSubject>([
  ...(['crawl-space', 'attic', 'garage', 'utility', 'rec-room'] as const),
]);

/** A color of its own is seen on a table that is set for it alone. */
function isColored(thing: Thing, wanted: string): boolean {
  const { from, to } = mentionOf(thing, wanted);
  return (
    to < wanted.length + 1 && !namedThing(thing).keepsColors && Boolean(hueOf(wanted, from, to))
  );
}

/** Tables that are about one thing, whose color is then what matters. */
const aboutThings = new Set<SceneSubject>([
  ...(['toolbox', 'laptop', 'keys-desk', 'finance-desk', 'plan-desk'] as const),
]);

const inWindow = /\bin (?:an?|the|my|our) (?:[a-z]+ )?window\b/;

const onSteps =
  /\b(?:on|by|at|near) (?:an?|the|my|our) (?:[a-z]+ )?(?:steps?|stoops?|porch(?:es)?|door ?-?steps?|door)\b/;

const onTop =
  /\b(?:on|across|over)\b (?:an?|the|my|your|our)? ?(?:[a-z-]+ ){0,3}(?:tables?|counter ?-?(?:top)?s?|desks?|islands?|night ?stands?|dressers?|shel(?:f|ves)|trays?|boards?)\b/;

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
  ['sand', /\b(?:beach(?:es)?|sea ?shore|on the sand)\b/],
  ['water', /\b(?:lakes?|ponds?|rivers?|creeks?|water ?front)\b/],
  [
    'open',
    /\b(?:fields?|pastures?|farms?|acres?|acreage|meadows?|parks?|woods|desert|mountains?|hills?|plains|prairie)\b/,
  ],
];
