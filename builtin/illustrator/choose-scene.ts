import type { Random } from '#builtin/random.ts';
import type { Place } from '#contract/place.ts';
import {
  type Choices,
  chooseMood,
  chooseSeason,
  chooseTime,
  chooseWeather,
  namesSeason,
  pickAllowed,
  seasonThere,
  styleOf,
} from './choose-setting.ts';
import { hueOf, namedCoats, namedColors } from './color-words.ts';
import { bloomWords, extraWords, flowerWords, holidayWords } from './extra-words.ts';
import { finishesIn } from './finish-words.ts';
import { fenceWords, pavingWords, roofWords, stoneWords } from './house-words.ts';
import { beachHomes, homesIn } from './local-homes.ts';
import { placeNamedIn, withoutPlaces } from './place-names.ts';
import { allNamed, firstNamed, type Reading, readPrompt, splitWish } from './read-prompt.ts';
import { housesOf, type Surroundings, surroundingsOf, usualTrees } from './regions.ts';
import {
  type Extra,
  type Holiday,
  type HomeSubject,
  type Houses,
  isHome,
  isInside,
  type Region,
  type Scene,
  type SceneSubject,
} from './scene.ts';
import { withEaves } from './scene-parts.ts';
import { regionWords, weatherWords } from './setting-words.ts';
import { boardwalkTowns } from './state-lands.ts';
import { groundNamed, withThings } from './things/choose-things.ts';
import { type FurnishingName, furnishing, furnishingsIn } from './things/furniture-list.ts';
import { isFurnished, isTable } from './things/shown-things.ts';
import { namedThing, type Thing } from './things/things.ts';
import { findTopicChoice, namedSubject, pictureOfTitle, type TopicPictures } from './topics.ts';
import { tradesIn } from './trade-words.ts';
import { treeColor, treeKindsNamed, treeNames } from './tree-words.ts';
import { cornersOfHomes, onSoftThings, outdoors, petLeads, roomOfPet } from './unnamed-subjects.ts';
import { anyHome, strongWords, subjectWords } from './words.ts';

/** What is to be seen, where and how it is made, each on its own. */
export type SceneWishes = {
  subject: string;
  /** The title of the text it is for: it chooses where the subject says nothing. */
  title?: string;
  topic?: string;
  place?: Place;
  style?: string;
};

/** What to draw: a word of the subject wins over the title, the title over the topic, that over chance. */
export function chooseScene(wishes: SceneWishes, random: Random): Scene {
  const { style = '', title = '', topic = '' } = wishes;
  const place = wishes.place ?? placeNamedIn(wishes.subject) ?? placeNamedIn(title);
  const { main, setting } = splitWish(withoutPlaces(wishes.subject, wishes.place));
  const reading = readPrompt(main.replace(roomCounts, ' '));
  const about = readPrompt(withoutPlaces(title, wishes.place));
  const fitting = findTopicChoice(topic);
  const known = place && surroundingsOf(place);
  const region = chooseRegion(reading, known, random.fork('region'));
  const around = surroundingsIn(region, known);
  const holiday =
    firstNamed(reading.wanted, holidayWords) ?? firstNamed(about.wanted, holidayWords);
  const extras = chooseExtras(reading, about);
  const colors = namedColors(reading.wanted);
  const coats = namedCoats(reading.wanted);
  const flowers = firstNamed(reading.wanted, flowerWords);
  const blooms = firstNamed(reading.wanted, bloomWords);
  const roofing = firstNamed(reading.wanted, roofWords);
  const fence = firstNamed(reading.wanted, fenceWords);
  const paving = firstNamed(reading.wanted, pavingWords);
  const chosen = chooseSubject(
    { reading, about, title, place: wishes.place, fitting, around, holiday, extras },
    random.fork('subject'),
  );
  const withPet = extras.find(isPet);
  // "Aerial view" says from where a home or a street is seen.
  const isFromAbove = /\b(?:aerial|bird'?s[- ]eye|drone)\b/.test(styleOf(style));
  const isSeafront =
    chosen === 'beach' &&
    /\bboard ?-?walks?\b(?!.*\b(?:dunes?|sea oats|wooden|marsh|nature)\b)/.test(reading.wanted) &&
    place !== undefined &&
    boardwalkTowns.test(`${place.city} ${place.state}`.toLowerCase());
  // In San Francisco the houses in a row are painted ones with bays.
  const isPainted = chosen === 'townhouses' && around.homes[0] === 'victorian';
  const isOfPet =
    withPet && isTable(chosen) && (petLeads(reading.wanted) || onSoftThings.test(reading.wanted));
  const seen = isSeafront
    ? 'promenade'
    : isPainted
      ? 'victorian'
      : isFromAbove && (isHome(chosen) || chosen === 'street')
        ? 'aerial'
        : isOfPet
          ? roomOfPet(reading.wanted)
          : chosen;
  // A small house is called a cottage anywhere; in the desert it is of earth.
  const subject =
    seen === 'cottage' && region === 'desert'
      ? 'adobe'
      : // What lies on steps is seen from near them.
        seen === 'townhouses' &&
          (/\bstoops?\b/.test(reading.wanted) || extras.some((extra) => onSteps.has(extra)))
        ? 'brownstone'
        : seen;
  // A tower stands in a city, or by the sea.
  const isDowntown =
    subject === 'condo-tower' &&
    (!['coast', 'tropics'].includes(region) || /\b(?:downtown|urban|city)\b/.test(reading.wanted));
  const lined = subject === 'street' ? homeNamed(reading.wanted) : undefined;
  const lining = lined === 'townhouses' && around.homes[0] === 'victorian' ? 'victorian' : lined;
  const weather = chooseWeather(reading, subject, random.fork('weather'));
  const isSeasonNamed =
    holiday !== undefined || namesSeason(reading) || namesSeason(readPrompt(setting));
  const { season, isSnowless } = seasonThere(
    chooseSeason(
      reading,
      readPrompt(setting),
      { weather, holiday, subject },
      random.fork('season'),
    ),
    { weather, around, month: namesSeason(reading) || holiday ? '' : setting },
  );
  const leaves = treeColor(reading.wanted, season);
  const { things } = withThings(decorated(namedSubject(reading.wanted), holiday), reading.wanted);
  const ground = things.length > 0 ? groundNamed(reading.wanted) : undefined;
  const furniture = isFurnished(subject) ? furnishingsIn(reading.wanted) : [];
  const finishes = isInside(subject) ? finishesIn(reading.wanted) : {};
  const trades = subject === 'shop-front' ? tradesIn(reading.wanted).slice(0, 2) : [];
  const tints = tintsOf(reading.wanted, things, furniture);
  return {
    subject,
    region: regionFor(subject, isDowntown ? 'city' : region),
    weather,
    season,
    time: chooseTime(
      reading,
      readPrompt(`${setting} ${styleOf(style)}`),
      // A sign or a color is to be seen: the dark would hide it.
      {
        subject,
        isDetailed:
          isHome(subject) &&
          (extras.length + Object.keys(colors).length > 0 ||
            Boolean(flowers ?? blooms) ||
            holiday === 'spring'),
        isLit:
          (holiday === 'winter' && subject === 'downtown') ||
          extras.some((extra) => extra === 'luminarias' || extra === 'house-lights') ||
          (extras.includes('string-lights') && subject === 'town-hall'),
      },
      random.fork('time'),
    ),
    mood: chooseMood(reading, style, fitting, random.fork('mood')),
    trees:
      treesNamed(reading.wanted, leaves) ??
      treesFor(subject, around.trees, isSeasonNamed && season === 'autumn'),
    houses: housesNamed(reading.wanted, around.houses),
    ...storiesNamed(reading.wanted),
    ...(/\bbricks?\b/.test(reading.wanted) && { isBrick: true }),
    ...(/\bstucco\b/.test(reading.wanted) && { isStucco: true }),
    ...(stoneWords.test(reading.wanted) && { isStone: true }),
    ...(leaves && { leaves }),
    ...(roofing && { roofing }),
    ...(fence && { fence }),
    ...(paving && { paving }),
    ...(lining && { homes: lining }),
    // Ice needs a winter that has some.
    isSnowless:
      (isSnowless || allNamed(reading.refused, weatherWords).has('snow')) &&
      !extras.some((extra) => extra === 'icicles' || extra === 'frozen') &&
      !things.includes('snowman'),
    ...(things.length > 0 && { things }),
    ...(ground && { ground }),
    ...(around.isDry && { isDry: true }),
    // Spring by chance is green: trees in blossom are for who asks for them, or writes in spring.
    ...((around.isBloomless || !isSeasonNamed) && { isBloomless: true }),
    ...(known && !known.hasMesas && !openLand.test(reading.wanted) && { isTown: true }),
    ...(holiday && { holiday }),
    ...(extras.length > 0 && { extras }),
    ...(Object.keys(colors).length > 0 && { colors }),
    ...(Object.keys(coats).length > 0 && { coats }),
    ...(furniture.length > 0 && { furniture }),
    ...(Object.keys(tints).length > 0 && { tints }),
    ...(Object.keys(finishes).length > 0 && { finishes }),
    ...(trades.length > 0 && { trades }),
    ...(flowers && { flowers }),
    ...(blooms && { blooms }),
  };
}

/** The color that is said of each thing and piece of furniture: "a red umbrella", "a green sofa". */
function tintsOf(wanted: string, things: readonly Thing[], furniture: readonly FurnishingName[]) {
  const named: (readonly [string, RegExp])[] = [
    ...things
      .filter((thing) => !namedThing(thing).keepsColors)
      .map((thing) => [thing, namedThing(thing).asks] as const),
    ...furniture.map((name) => [name, furnishing(name).asks] as const),
    ['awning', /\bawnings?\b/],
  ];
  return Object.fromEntries(
    named.flatMap(([name, asks]) => {
      const found = asks.exec(wanted);
      const hue = found && hueOf(wanted, found.index, found.index + found[0].length);
      return hue ? [[name, hue]] : [];
    }),
  );
}

/** "Three-bedroom home" asks for a home. */
const roomCounts =
  /\b(?:one|two|three|four|five|six|\d)[ -]?(?:bed(?:room)?|bath(?:room)?|bd|br|ba)s?\b(?! (?:sinks?|vanit))/gi;

/** Who says of what a house is built gets it so, wherever it stands. */
function housesNamed(wanted: string, there: Houses): Houses {
  if (/\bbrick\b/.test(wanted) && there !== 'rows') return 'brick';
  if (/\bstucco\b/.test(wanted) && there !== 'adobe') return there === 'block' ? 'block' : 'stucco';
  return there;
}

/** A ranch has one, wherever it stands and whatever stands beside it. */
function storiesNamed(wanted: string): Pick<Scene, 'stories'> {
  if (/\b(?:two|2|three|3)[- ]?stor(?:y|ies)\b|\bcolonials?\b/.test(wanted)) return { stories: 2 };
  if (
    /\b(?:single|one|1)[- ]?(?:story|level)\b|\b(?:ranch|rancher|rambler|bungalow)s?\b/.test(wanted)
  )
    return { stories: 1 };
  return {};
}

/** Palms are planted: none grows along a trail through the desert. Who asks for fall looks at the leaves. */
function treesFor(
  subject: SceneSubject,
  trees: Surroundings['trees'],
  isFall: boolean,
): Surroundings['trees'] {
  if (isFall && trees.includes('broadleaf')) return ['broadleaf'];
  const [first, ...others] = trees.filter((kind) => kind !== 'palm');
  return subject === 'trail' && trees.includes('saguaro') && first ? [first, ...others] : trees;
}

/** Rock that stands alone in the land. */
const openLand = /\b(?:mesas?|buttes?|red rocks?)\b/;

/** Trees that were asked for by name, or by the color they have. */
function treesNamed(wanted: string, leaves: string | undefined): Scene['trees'] {
  if (leaves) return ['broadleaf'];
  const named = treeKindsNamed(wanted);
  return named.length > 0 ? named : undefined;
}

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

function chooseSubject(
  { reading, about, title, place, fitting, around, holiday, extras }: SubjectClues,
  random: Random,
): SceneSubject {
  const { wanted, refused } = reading;
  const spoken = namedSubject(wanted);
  // "A house by the dunes", "a lake house": the home is the picture, what it stands at is around it.
  const isAboutHome =
    spoken !== undefined &&
    besideHome.has(spoken) &&
    (aboutHome.test(wanted) || (spoken === 'beach' && extras.includes('house-behind')));
  const asked = isAboutHome ? homeNamed(wanted) : spoken;
  const lined =
    asked && isHome(asked) && isRow(asked) && alongStreet.test(wanted) && !extras.includes('steep')
      ? 'street'
      : asked;
  const { subject: named } = withThings(decorated(lined, holiday), wanted);
  const isForSale = extras.some((extra) => beforeHomes.has(extra));
  const isWhole = wholeHome.test(wanted) && named !== undefined && atFront.has(named);
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
    const corner = firstNamed(wanted, cornersOfHomes);
    if (corner && !outdoors.test(wanted)) return corner;
    if (/\b(?:rooms?|lobb(?:y|ies)|indoors|interiors?)\b/.test(wanted)) return 'living-room';
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
    if (treeKindsNamed(wanted).length > 0 || treeNames.test(wanted)) return 'park';
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

/** The kind of home that is spoken of, also where something else is the subject. */
const homeNamed = (text: string): HomeSubject | undefined =>
  firstNamed(
    text,
    [...strongWords, ...subjectWords].filter((words): words is [HomeSubject, RegExp] =>
      isHome(words[0]),
    ),
  );

/** A feast is seen at the door: from a porch one looks away from it, in a street it is too far off. */
const decorated = (subject: SceneSubject | undefined, holiday: Holiday | undefined) =>
  holiday && (subject === 'porch' || subject === 'street') ? 'front-door' : subject;

/** "The front of a home with a clean door" is the home, not its door. */
const wholeHome =
  /\bfront of (?:an?|the|this|our|my)(?: [\w-]+){0,2} (?:home|house)s?\b|^\W*(?:an? |the |our |my |this )?(?:[\w-]+ ){0,3}(?:homes?|houses?|bungalow|ranch|colonial|craftsman|cottage|farmhouse|cape(?: cod)?|cabin|townhome|townhouse|manor|mansion|estate|villa|victorian|tudor|adobe|double-?wide|saltbox|barndominium|duplex|a-frame|foursquare|chateau) (?:with|and)\b/;

const atFront = new Set<SceneSubject>([
  ...(['fountain', 'mailbox', 'front-walk', 'garden-gate', 'flower-fence', 'driveway'] as const),
  'front-door',
  'garden',
  'porch',
  'street',
  'deck',
  'garage',
  'garden-gate',
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

const hasYard = /\b(?:drive ?ways?|lawns?|yards?|curb appeal|garages?)\b/;

const housesWithYards: Choices<HomeSubject> = ['craftsman', 'colonial', 'ranch'];

const housesWithShutters: Choices<HomeSubject> = ['colonial', 'cape-cod', 'two-story'];

const isRow = (home: HomeSubject) =>
  home === 'townhouses' || home === 'brownstone' || home === 'condo-tower';

/** Houses wall to wall along a street that is spoken of are the street. */
const alongStreet =
  /\b(?:on|along|lining|down|in) (?:an? |the )?(?:[a-z-]+ ){0,3}(?:streets?|avenues?|boulevards?|blocks?|neighbou?rhoods?)\b|\b(?:streets?|blocks?|rows?) of\b.*\b(?:streets?|neighbou?rhoods?)\b/;

/** What stands before a home and so asks for one. */
const beforeHomes = new Set<Extra>([
  ...(['sold-sign', 'open-house-sign', 'sale-sign', 'moving-truck'] as const),
  ...(['house-lights', 'icicles', 'sprinkler'] as const),
]);

/** Where a feast is kept outdoors. */
const outsideDoor = /\b(?:steps?|stoops?|stairs|porch(?:es)?|door|entry)\b/;

const onSteps = new Set<Extra>(['pumpkins', 'wreath', 'flower-pots']);

/** A room or a door is meant as it is said, also where a sign is spoken of. */
const isSpecific = (text: string) =>
  !/\b(?:signs?|trucks?|vans?|sold|open house|for sale)\b/.test(text);

/** "Kitchen … with an open house sign": a room that is named first is the picture, the sign a detail. */
const leads = (named: SceneSubject, wanted: string) =>
  ownSign.has(named) ||
  (isInside(named) &&
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

function chooseExtras({ wanted }: Reading, about: Reading): Extra[] {
  const asked = [...allNamed(wanted, extraWords)];
  // A truck stands in a drive, and from the water there is none.
  const named = asked.some((extra) => extra === 'moving-truck' || extra === 'car')
    ? asked.filter((extra) => extra !== 'waterside')
    : asked;
  if (named.length > 0 || wanted.trim()) return oneSign(named);
  const titled = [...allNamed(about.wanted, extraWords)];
  return oneSign(titled.filter((extra) => beforeHomes.has(extra) || isPet(extra)));
}

const isPet = (extra: Extra) => extra === 'dog' || extra === 'cat';

/** One sign is enough, and what is sold is no longer for sale. */
const oneSign = (asked: readonly Extra[]): Extra[] => {
  // A garage is built onto the house or stands beside it, not both.
  const extras = asked.filter(
    (extra) => extra !== 'attached-garage' || !asked.includes('own-garage'),
  );
  const sign = signs.find((each) => extras.includes(each));
  return extras.filter(
    (extra) =>
      extra === sign ||
      // The sign of an open house has balloons of its own.
      !(
        signs.some((each) => each === extra) ||
        (extra === 'balloons' && sign === 'open-house-sign')
      ),
  );
};

const signs = ['sold-sign', 'open-house-sign', 'sale-sign'] as const;

function chooseRegion(
  { wanted, refused }: Reading,
  known: Surroundings | undefined,
  random: Random,
): Region {
  const named = firstNamed(wanted, regionWords);
  // Where we know the place, a word of it ("bay", "mountain view") only confirms.
  if (named === 'mountains' && known && !known.hasPeaks && known.region !== 'desert')
    return 'hills';
  if (named && !(known && isMild(named, known.region, wanted))) return named;
  return known?.region ?? pickAllowed(anywhere, allNamed(refused, regionWords), random);
}

/** Where a picture may be when nobody says where: palms and sand would say so. */
const anywhere: Choices<Region> = ['hills', 'plains', 'forest', 'coast', 'mountains', 'city'];

/** Words that agree with what the place has anyway, or say less than it. */
const isMild = (named: Region, region: Region, wanted: string) =>
  // Gravel and cacti are planted far from any desert.
  (named === 'desert' &&
    !/\b(?:deserts?|mesas?|saguaros?|red rocks?|southwestern)\b/.test(wanted)) ||
  // Palms grow in many a town far from the sea.
  (named === 'tropics' && region !== 'tropics') ||
  (named === 'coast' && region === 'tropics') ||
  (named === 'mountains' && (region === 'hills' || region === 'desert')) ||
  (named === 'forest' && (region === 'hills' || region === 'mountains'));

/** What is known of the place, as far as it goes with the region of the picture. */
function surroundingsIn(region: Region, known: Surroundings | undefined): Surroundings {
  if (known && known.region === region) return known;
  const isWarm = region === 'tropics' || region === 'desert';
  const trees =
    known && region !== 'desert' && region !== 'tropics' ? known.trees : usualTrees[region];
  return {
    region,
    trees,
    // Who speaks of the shore or the woods does not leave the town.
    homes: known?.homes ?? homesIn[region],
    houses: known?.houses ?? housesOf({ region }),
    isSnowless: known?.isSnowless ?? isWarm,
    hasPeaks: known?.hasPeaks ?? region === 'mountains',
  };
}

/** A town by the sea has streets from which one does not see it. */
const inland = new Set<SceneSubject>([
  ...(['street', 'market-street', 'trail', 'garden', 'park', 'mailbox', 'leaf-pile'] as const),
  ...(['covered-bridge', 'bridge', 'church', 'town-hall', 'barn', 'orchard'] as const),
  ...(['pumpkin-patch', 'food-trucks', 'playground', 'ball-field', 'transit-stop'] as const),
  ...(['flower-fence', 'flower-field', 'grain-field', 'community-pool', 'chimney'] as const),
  ...(['patio-dining', 'outdoor-kitchen', 'porch', 'school-bus', 'shop-front'] as const),
  ...(['river-path', 'greenhouse', 'coop', 'ladder', 'shovel', 'corner-sign'] as const),
  ...(['outdoor-unit', 'bunting-fence', 'front-walk', 'vacant-lot', 'open-land'] as const),
  ...(['country-road', 'new-street', 'cul-de-sac', 'gated-entrance', 'entrance-sign'] as const),
  ...(['strip-mall', 'office-building', 'warehouse', 'storage-units', 'river'] as const),
  ...(['guest-house', 'garden-gate', 'theater-front', 'apartments', 'loft-building'] as const),
]);

const byTheSea = new Set<SceneSubject>(['beach', 'stilt-house', 'lighthouse', 'pier', 'promenade']);

function regionFor(subject: SceneSubject, region: Region): Region {
  if (byTheSea.has(subject) && region !== 'tropics') return 'coast';
  if (subject === 'skyline') return 'city';
  if (subject === 'vineyard' && region !== 'mountains' && region !== 'desert') return 'hills';
  return region === 'coast' && inland.has(subject) ? 'forest' : region;
}
