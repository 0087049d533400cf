import type { Random } from '#builtin/random.ts';
import type { Place } from '#contract/place.ts';
import { beforeHomes, isPet } from './choose-extras.ts';
import { type Choices, pickAllowed } from './choose-setting.ts';
import { holidayWords } from './extra-words.ts';
import { beachHomes } from './local-homes.ts';
import { allNamed, firstNamed, type Reading } from './read-prompt.ts';
import type { Surroundings } from './regions.ts';
import {
  type Extra,
  type Holiday,
  type HomeSubject,
  isHome,
  isInside,
  isOuting,
  type Region,
  type SceneSubject,
} from './scene.ts';
import { withEaves } from './scene-parts.ts';
import { regionWords } from './setting-words.ts';
import { withThings } from './things/choose-things.ts';
import { namedSubject, pictureOfTitle, type TopicPictures } from './topics.ts';
import { treeKindsNamed, treeNames } from './tree-words.ts';
import {
  cornersOfHomes,
  nearestPlaces,
  onSoftThings,
  outdoors,
  roomOfPet,
} from './unnamed-subjects.ts';
import { anyHome, strongWords, subjectWords } from './words.ts';

type SubjectClues = {
  reading: Reading;
  about: Reading;
  title: string;
  place: Place | undefined;
  fitting: TopicPictures | undefined;
  around: Surroundings;
  holiday: Holiday | undefined;
  extras: readonly Extra[];
};

/** What a wish names first of all; else what the title, the topic or the place offers. */
export function chooseSubject(
  { reading, about, title, place, fitting, around, holiday, extras }: SubjectClues,
  random: Random,
): SceneSubject {
  const { wanted, refused } = reading;
  const spoken = namedSubject(wanted);
  // "A house by the dunes", "a lake house": the home is the picture, what it stands at is around it.
  const isAboutHome =
    spoken !== undefined &&
    besideHome.has(spoken) &&
    ((aboutHome.test(wanted) && !golfHomes.test(wanted)) ||
      (spoken === 'beach' && extras.includes('house-behind')));
  const asked = isAboutHome
    ? homeNamed(wanted)
    : spoken === 'fireworks'
      ? (belowFireworks(wanted) ?? spoken)
      : spoken;
  const lined =
    asked && isHome(asked) && isRow(asked) && alongStreet.test(wanted) && !extras.includes('steep')
      ? 'street'
      : asked;
  const isForSale = extras.some((extra) => beforeHomes.has(extra));
  const { subject: seen } = withThings(decorated(lined, holiday), wanted);
  // A sign stands before a porch: it is seen from the yard.
  const named = seen === 'porch' && isForSale ? 'front-door' : seen;
  const isWhole =
    wholeHome.test(wanted) &&
    named !== undefined &&
    (atFront.has(named) || (isOuting(named) && !ofHomes.has(named)));
  const isBehindSign = isForSale && !isHome(named ?? 'home') && !isSpecific(wanted);
  const isLitStreet = lined === 'street' && extras.includes('house-lights');
  if (named && !isWhole && !isLitStreet && !(isBehindSign && !leads(named, wanted))) return named;
  const unwanted = allNamed(refused, subjectWords);
  // Who speaks of a drive or a lawn means a house with one.
  const needsEaves = extras.some((extra) => extra === 'house-lights' || extra === 'icicles');
  const homes =
    (hasYard.test(wanted) && around.homes.some(isRow)) ||
    (needsEaves && !around.homes.every((home) => withEaves.includes(home)))
      ? housesWithYards
      : /\bshutters\b/.test(wanted)
        ? housesWithShutters
        : atSea.test(wanted) && (around.region === 'coast' || around.region === 'tropics')
          ? beachHomes[around.houses]
          : byLake.test(wanted) && around.region !== 'tropics' && around.region !== 'desert'
            ? lakeHomes
            : around.homes;
  const ownHome = () => pickAllowed(homes, unwanted, random);
  const ownOr = (subject: SceneSubject | 'home') => (subject === 'home' ? ownHome() : subject);
  if (isForSale || isWhole) return homeNamed(wanted) ?? ownHome();
  if (holiday === 'spring' && anyHome.test(wanted)) return ownHome();
  if (holiday && outsideDoor.test(wanted)) return 'front-door';
  if (holiday && firstNamed(wanted, holidayWords)) return random.pick(holidayPages[holiday]);
  if (!anyHome.test(wanted)) {
    if (extras.includes('window-boxes') || atHomes.test(wanted)) return ownHome();
    const corners = outdoors.test(wanted) ? [] : cornersOfHomes;
    const near = firstNamed(wanted, [...corners, ...nearestPlaces]);
    if (near) return near;
    if (extras.some(isPet))
      return onSoftThings.test(wanted)
        ? roomOfPet(wanted)
        : random.pick(['living-room', 'front-door', 'porch']);
    const titled = pictureOfTitle(title, place);
    if (titled) return ownOr(titled);
    if (fitting) return ownOr(pickAllowed(fitting.subjects, unwanted, random));
    if (anyHome.test(about.wanted)) return ownHome();
    const land = firstNamed(wanted, regionWords);
    if (land) return landPages[land];
    if (treeKindsNamed(wanted).length > 0 || treeNames.test(wanted))
      return around.region === 'mountains' ? 'trail' : 'park';
    if (skyAndLand.test(wanted)) return landPages[around.region];
    if (wanted.trim()) return ownHome();
    return pickAllowed([...around.homes, 'street', 'front-door'], unwanted, random);
  }
  // The wish speaks of a home but not of which: the topic may know.
  const [first, ...others] =
    fitting?.subjects.filter((each) => each === 'home' || isHome(each)) ?? [];
  return first ? ownOr(pickAllowed([first, ...others], unwanted, random)) : ownHome();
}

/** What is seen where land is asked for and nothing on it. */
const landPages: Record<Region, SceneSubject> = {
  coast: 'beach',
  tropics: 'beach',
  desert: 'trail',
  mountains: 'trail',
  forest: 'trail',
  hills: 'open-land',
  plains: 'open-land',
  city: 'skyline',
};

/** What is seen over open land. */
const skyAndLand =
  /\b(?:hills?|hillsides?|ridges?|bluffs?|cliffs?|horizon|sunsets?|sunrises?|dawn|sky|skies|clouds?|stars|starry|moon(?:rise)?|storms?|thunder\w*|fog|mist|wildlife|bison|buffalo|coyotes?|eagles?|hawks?)\b/;

/** "Fireworks over the river": what they are seen over, where it has a sky of its own. */
function belowFireworks(wanted: string): SceneSubject | undefined {
  const rest = namedSubject(wanted.replace(/\bfire ?-?works?\b/g, ' . '));
  return rest && isOuting(rest) && !nearOrAbove.has(rest) ? rest : undefined;
}

const nearOrAbove = new Set<SceneSubject>(['street', 'aerial', 'balcony', 'market-street']);

/** The kind of home that is spoken of, also where something else is the subject. */
export const homeNamed = (text: string): HomeSubject | undefined =>
  firstNamed(
    text,
    [...strongWords, ...subjectWords].filter((words): words is [HomeSubject, RegExp] =>
      isHome(words[0]),
    ),
  );

/** A feast is seen at the door: from a porch one looks away from it, in a street it is too far off. */
export const decorated = (subject: SceneSubject | undefined, holiday: Holiday | undefined) =>
  holiday && (subject === 'porch' || subject === 'street') ? 'front-door' : subject;

/** "The front of a home with a clean door" is the home, not its door. */
const wholeHome =
  /\bfront of (?:an?|the|this|our|my)(?: [\w-]+){0,2} (?:home|house)s?\b|^\W*(?:an? |the |our |my |this )?(?:[\w-]+ ){0,3}(?:homes?|houses?|bungalow|ranch|colonial|craftsman|cottage|farmhouse|cape(?: cod)?|cabin|townhome|townhouse|manor|mansion|estate|villa|victorian|tudor|adobe|double-?wide|saltbox|barndominium|duplex|a-frame|foursquare|chateau)(?: (?:parks?|communit(?:y|ies)))? (?:with|and)\b/;

const atFront = new Set<SceneSubject>([
  ...(['fountain', 'mailbox', 'front-walk', 'garden-gate', 'flower-fence', 'driveway'] as const),
  'front-door',
  'garden',
  'porch',
  'street',
  'deck',
  'garage',
  'covered-patio',
]);

/** Outings that are about homes themselves. */
const ofHomes = new Set<SceneSubject>([
  ...(['new-street', 'guest-house', 'gated-entrance', 'floating-home', 'cul-de-sac'] as const),
  ...(['aerial', 'balcony', 'entrance-sign', 'street', 'golf', 'ski-slope'] as const),
]);

/** Land and water that a home may stand at. */
const besideHome = new Set<SceneSubject>([
  ...(['beach', 'lake', 'river', 'trail', 'open-land', 'marsh', 'bayou', 'pier', 'golf'] as const),
  ...(['ski-slope', 'river-path', 'orchard', 'vineyard', 'flower-field', 'grain-field'] as const),
]);

/** Where a house stands on the sand. */
const atSea =
  /\b(?:beach(?:es|front)?|dunes?|ocean ?-?(?:front)?|sea ?-?(?:side|front)|barrier islands?)\b/;

const byLake = /\blake/;
const lakeHomes: Choices<HomeSubject> = ['craftsman', 'cottage', 'cabin', 'lodge'];

const ownHouse =
  '(?:houses?|homes?|cottages?|cabins?|bungalows?|mansions?|villas?|farm ?-?houses?)';

const aboutHome = new RegExp(
  `^\\W*(?:an? |the |our |my )?(?:(?!(?:and|with|in|on|of|by|near|at)\\b)[a-z0-9'-]+ ){0,5}${ownHouse} (?:(?:sits|set|nestled|perched|tucked|right) )*(?:by|on|near|at|above|over|along|beside|overlooking|facing|in|among|next to|behind|with|under|below|from|between|close)\\b|^\\W*(?:an? |the |our |my )?(?:[a-z'-]+ ){0,4}(?:lake|river|creek|bay|canal|harbor|water|beach|ocean|sea|marsh|golf)[ -]?(?:front|side|view|course)? ?-?${ownHouse}\\b`,
);

/** What one has at a house, or calls one, without a word for it. */
const atHomes =
  /\b(?:fixer[- ]?uppers?|foreclosures?|compounds?|handyman special|tear-?downs?|(?:tree (?:being |is )?(?:trimm|remov|cut|prun)\w*)|arborists?|peeling paint|termite tents?|shutters|house numbers?)\b/;

/** Several homes on a course are seen across its green. */
const golfHomes = /\bgolf(?: ?-?course)? (?:homes|houses|villas|condos|communit)/;

const hasYard = /\b(?:drive ?ways?|lawns?|yards?|curb appeal|garages?)\b/;

const housesWithYards: Choices<HomeSubject> = ['craftsman', 'colonial', 'ranch'];

const housesWithShutters: Choices<HomeSubject> = ['colonial', 'cape-cod', 'two-story'];

const isRow = (home: HomeSubject) =>
  home === 'townhouses' || home === 'brownstone' || home === 'condo-tower';

/** Houses wall to wall along a street that is spoken of are the street. */
const alongStreet =
  /\b(?:on|along|lining|down|in) (?:an? |the )?(?:[a-z-]+ ){0,3}(?:streets?|avenues?|boulevards?|blocks?|neighbou?rhoods?)\b|\b(?:streets?|blocks?|rows?) of\b.*\b(?:streets?|neighbou?rhoods?)\b/;

/** Where a feast is kept outdoors. */
const outsideDoor =
  /\b(?:steps?|stoops?|stairs|porch(?:es)?|door|entry|stone walls?|fences?|hay|straw|outside)\b/;

export const onSteps = new Set<Extra>(['pumpkins', 'wreath', 'flower-pots']);

/** A room or a door is meant as it is said, also where a sign is spoken of. */
const isSpecific = (text: string) =>
  !/\b(?:signs?|trucks?|vans?|sold|open house|for sale)\b/.test(text);

/** "Kitchen … with an open house sign": a room or a door that is named first is the picture, the sign a detail. */
const leads = (named: SceneSubject, wanted: string) =>
  ownSign.has(named) ||
  ((isInside(named) || named === 'front-door') &&
    allNamed(wanted.split(/\b(?:signs?|trucks?|vans?|sold|open house|for sale)\b/)[0] ?? '', [
      ...strongWords,
      ...subjectWords,
    ]).has(named));

/** Pages with a sign of their own. */
const ownSign = new Set<SceneSubject>([
  ...(['corner-sign', 'vacant-lot', 'open-land', 'entrance-sign', 'strip-mall'] as const),
  ...(['office-building', 'shop-front'] as const),
]);

const holidayPages: Record<Holiday, Choices<SceneSubject>> = {
  halloween: ['front-door'],
  thanksgiving: ['thanksgiving-table', 'front-door'],
  winter: ['front-door', 'fireplace', 'holiday-table'],
  july: ['front-door'],
  spring: ['front-door', 'garden'],
};
