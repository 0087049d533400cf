import { isSnowy } from './building/material.ts';
import type { SceneWishes } from './choose-scene.ts';
import { anyHue, colorPhrases, dyedWords, withoutColorPhrases } from './color-words.ts';
import { colorsInRoom, colorsOutdoors } from './describe-colors.ts';
import { bloomWords, extraWords, flowerWords, holidayWords } from './extra-words.ts';
import { withoutFinishes } from './finish-words.ts';
import { fenceWords, pavingWords, roofWords } from './house-words.ts';
import { isPaved } from './landscape/ground.ts';
import { withoutPlaces } from './place-names.ts';
import { readPrompt, splitWish } from './read-prompt.ts';
import { hasStucco, housesOf } from './regions.ts';
import {
  type Colors,
  type Extra,
  type Fence,
  type HomeSubject,
  type Houses,
  homeSubjects,
  isHome,
  isInside,
  type ListedSubject,
  listedScene,
  type Region,
  type Roofing,
  type Scene,
  type SceneSubject,
  type Time,
  type Weather,
} from './scene.ts';
import {
  belongs,
  growsFlowers,
  isKept,
  isShown,
  mayHaveFence,
  notShown,
  partsOf,
  plainWords,
  showsHoliday,
} from './scene-parts.ts';
import { moodWords, regionWords, seasonWords, timeWords, weatherWords } from './setting-words.ts';
import { addedName, furnishing } from './things/furniture-list.ts';
import { showsThing } from './things/shown-things.ts';
import { namedThing } from './things/things.ts';
import { hasTables, namesOfTrades, type Trade, tradeInfo } from './trade-words.ts';
import { namesOfKinds, treeNames } from './tree-words.ts';
import { anyHome, strongWords, subjectWords } from './words.ts';

/** What was drawn, in words, and what of the wish was not. */
export type SceneReport = { drawn: string; notDrawn: string[] };

/** `seen` holds the names of the furniture and the things in the picture, where it has been drawn. */
export function describeScene(
  scene: Scene,
  { subject, place }: SceneWishes,
  seen?: ReadonlySet<string>,
): SceneReport {
  const { main } = splitWish(subject);
  return {
    drawn: whatIsSeen(scene, seen),
    notDrawn: leftOut(scene, withoutPlaces(main, place), seen),
  };
}

function whatIsSeen(scene: Scene, seen?: ReadonlySet<string>): string {
  const { subject, extras = [], flowers, holiday, season, weather, isSnowless } = scene;
  const added = extras.flatMap((extra) => {
    const name = extra === 'wreath' && subject === 'fireplace' ? 'a wreath' : extraNames[extra];
    if (extra === 'coffee' && subject === 'fireplace') return ['mugs on the table'];
    if (extra === 'flower-pots' && subject === 'downtown') return ['flower baskets'];
    if (extra === 'house-behind') return hasRoomForHouse.has(subject) ? ['a house behind'] : [];
    if (extra === 'dunes' && subject === 'beach')
      return extras.includes('boardwalk') ? [] : ['dunes'];
    const isNamed = ` ${nameOf(subject)} `.includes(` ${name.replace(/^an? /, '')} `);
    return name && isShown(extra, subject) && !isNamed ? [name] : [];
  });
  if (holiday && isKept(holiday, subject))
    added.push(
      subject === 'downtown'
        ? holiday === 'july'
          ? 'flags'
          : 'strings of lights'
        : showsHoliday.has(subject)
          ? holidayNames[holiday]
          : '',
    );
  const shown = (scene.things ?? [])
    .filter((thing) => showsThing(thing, scene))
    .map((thing) => namedThing(thing).is);
  for (const name of scene.furniture ?? [])
    if (seen?.has(addedName(name))) added.push(furnishing(name).is);
  const grown = flowers ?? (holiday === 'spring' ? 'tulips' : '');
  if (growsFlowers(subject) && (isHome(subject) || subject === 'barn'))
    added.push(grown, scene.blooms ?? '');
  if (scene.isStone && isHome(subject)) added.push('stone walls');
  if (scene.roofing && showsRoofing(scene)) added.push(roofNames[scene.roofing]);
  if (scene.fence && showsFence(scene))
    added.push(fenceNames[scene.fence].replace('white ', scene.colors?.fence ? '' : 'white '));
  const isOutside = !isInside(subject);
  const air =
    weather === 'snow' || weather === 'rain' || weather === 'fog' ? `in ${weather}` : undefined;
  const time =
    season === 'winter' && !isSnowless && !air
      ? 'in winter'
      : season === 'autumn'
        ? 'in fall'
        : undefined;
  const isAbout = thingPages.has(subject) && shown.length > 0;
  if (!isAbout) added.push(...shown);
  // Rocking chairs stand where the swing would hang.
  const name = isAbout
    ? `${list(shown)} ${whereOf(scene)}`
    : subject === 'porch' && extras.includes('rocking-chairs')
      ? nameOf(subject).replace(' with a swing', '')
      : calledSo(scene);
  return [
    name,
    added.some(Boolean) &&
      `${name.includes(' with ') ? 'and' : 'with'} ${list([...new Set(added.filter(Boolean))])}`,
    isOutside && (air ?? time),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Landscapes in which a house stands only where one was asked for. */
const hasRoomForHouse = new Set<SceneSubject>([
  ...(['marsh', 'bayou', 'orchard', 'river', 'trail', 'open-land', 'barn', 'marina'] as const),
]);

/** What the same page is called where something else was asked for on it. */
function calledSo({
  subject,
  extras = [],
  isBrick,
  flowers,
  blooms,
  paving,
  trades,
  furniture = [],
}: Scene): string {
  const has = (extra: Extra) => extras.includes(extra);
  if (subject === 'new-construction' && (has('foundation') || has('house-wrap')))
    return 'a new home';
  if (subject === 'kids-room' && has('playroom')) return 'a playroom';
  if (subject === 'rec-room' && !furniture.includes('pool-table'))
    return 'a finished basement with a large screen';
  if (subject === 'kitchen' && furniture.includes('table') && !furniture.includes('island'))
    return 'a kitchen with a table';
  if (subject === 'bathroom' && has('powder')) return 'a powder room';
  if (subject === 'bedroom' && has('twin-beds')) return 'a bedroom';
  if (subject === 'duplex' && has('third-door')) return 'a triplex with three front doors';
  if (subject === 'grain-field' && has('corn')) return 'a cornfield with a farm behind it';
  if (trades) return shopsCalled(trades, has('striped'));
  if (subject === 'fountain' && has('monument')) return 'a paved square';
  if (subject === 'covered-patio' && has('rocking-chairs'))
    return 'a covered patio with a ceiling fan';
  if (subject === 'patio' && has('outdoor-fireplace'))
    return 'a patio with string lights and chairs';
  if (subject === 'flower-fence' && blooms) return 'flowers along a white fence';
  if (subject === 'front-walk')
    return `a ${paving ?? 'brick'} walk to a front door between ${flowers ?? blooms ?? 'flowers'}`;
  if (subject === 'brownstone' && isBrick) return 'a row of brick rowhouses with stoops';
  return nameOf(subject);
}

const shopsCalled = (trades: readonly Trade[], isStriped: boolean) =>
  `${list(trades.map((trade) => tradeInfo(trade).is))} with ${isStriped ? 'a striped' : 'an'} awning${trades.some(hasTables) ? ' and sidewalk tables' : ''}`;

/** Where things were said to be, which is where they are. */
const settingWords =
  /\b(?:back ?-?yards?|patios?|yards?|lawns?|fields?|pastures?|meadows?|parks?|ponds?|lakes?|grazing|living|family|kitchen|dining|islands?|counter ?-?(?:top)?s?|desks?|coffee tables?)\b/g;

const thingPages = new Set<SceneSubject>([
  'window-sill',
  'table-things',
  'yard-things',
  'room-things',
  'wall-things',
]);

const whereOf = ({
  subject,
  things: [first] = [],
  ground = first && namedThing(first).ground,
}: Scene) =>
  subject === 'window-sill'
    ? 'on a window sill'
    : subject === 'table-things'
      ? 'on a table'
      : subject === 'wall-things'
        ? 'by a console table'
        : subject === 'room-things'
          ? 'in a room'
          : ground === 'back'
            ? 'in a backyard'
            : ground === 'sand'
              ? 'on a beach'
              : ground === 'open' || ground === 'water'
                ? 'outdoors'
                : 'in a yard';

const list = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The nouns of a wish that none of our words stands for. */
function leftOut(scene: Scene, wish: string, seen?: ReadonlySet<string>): string[] {
  const { subject, extras = [], holiday } = scene;
  const { wanted } = readPrompt(wish);
  const furniture = seen ? (scene.furniture ?? []) : [];
  const isTinted = (name: string) => Boolean(scene.tints?.[name] && seen?.has(name));
  const isDyed = (phrase: string) =>
    furniture.some((name) => isTinted(name) && furnishing(name).asks.test(phrase));
  const colors = colorPhrases(wanted)
    .filter(({ kind, phrase }) => !takesColor(kind, scene) && !isDyed(phrase))
    .map(({ phrase }) => phrase)
    .filter((phrase) => !(isInside(subject) && isTrimOfRooms.test(phrase)));
  const trades = scene.trades ?? [];
  const shown = [
    ...namesOfTrades(trades).map((asks) => ({ asks, isTinted: false })),
    ...(scene.paving && showsPaving(scene)
      ? pavingWords.map(([, asks]) => ({ asks, isTinted: false }))
      : []),
    ...(scene.tints?.awning ? [{ asks: /\bawnings?\b/, isTinted: true }] : []),
    ...extraWords
      .filter(([value]) => extras.includes(value) && isShown(value, subject))
      .map(([, asks]) => ({ asks, isTinted: false })),
    ...(scene.things ?? [])
      .filter((thing) => showsThing(thing, scene))
      .map((thing) => ({ asks: namedThing(thing).asks, isTinted: isTinted(thing) })),
    ...furniture
      .filter((name) => seen?.has(name))
      .map((name) => ({ asks: furnishing(name).asks, isTinted: isTinted(name) })),
  ];
  let plain = withoutColorPhrases(withoutShown(wanted, shown)).replace(/\bcouple of\b/g, ' ');
  plain = withoutFinishes(plain, scene.finishes ?? {}, subject);
  if (thingPages.has(subject)) plain = plain.replace(settingWords, ' ');
  if (scene.flowers && (scene.things?.includes('flowers') || trades.includes('flowers')))
    for (const [, pattern] of flowerWords) plain = plain.replace(new RegExp(pattern, 'g'), ' ');
  if (scene.flowers && growsFlowers(subject))
    for (const [, pattern] of flowerWords) plain = plain.replace(new RegExp(pattern, 'g'), ' ');
  if (scene.blooms && growsFlowers(subject))
    for (const [, pattern] of bloomWords) plain = plain.replace(new RegExp(pattern, 'g'), ' ');
  const feast = holiday && !isKept(holiday, subject) ? holidayWords : [];
  const missing = [
    ...colors,
    ...(isInside(subject)
      ? seen
        ? colorsInRoom(withoutFinishes(wanted, scene.finishes ?? {}, subject), scene, seen)
        : []
      : colorsOutdoors(plain)),
    ...(showsHouse(scene) ? [] : (plain.match(besideHouse)?.slice(1, 2) ?? [])),
    ...(extras.includes('moss') && !isShown('moss', subject) ? ['moss'] : []),
    ...(wanted.match(neverDrawn) ?? []),
    // One animal is drawn.
    ...(wanted.match(severalPets) ?? []),
    ...furniture.flatMap((name) =>
      seen?.has(name) ? [] : (plain.match(furnishing(name).asks)?.[0] ?? []),
    ),
    ...(plain.match(notShown[subject] ?? /(?!)/g) ?? []),
    ...feast.flatMap(([, pattern]) => plain.match(pattern)?.[0] ?? []),
  ];
  if (scene.roofing && showsRoofing(scene))
    for (const [, pattern] of roofWords) plain = plain.replace(new RegExp(pattern, 'g'), ' ');
  if (scene.fence && (showsFence(scene) || subject === 'cottage'))
    for (const [, pattern] of fenceWords) plain = plain.replace(new RegExp(pattern, 'g'), ' ');
  if (trades.length > 0 && !trades.some(hasTables))
    missing.push(...(plain.match(/\b(?:outdoor )?(?:tables?|seating)\b/) ?? []));
  if (!isInside(subject))
    for (const names of namesOfKinds(scene.trees ?? [])) plain = plain.replace(names, ' ');
  if (scene.leaves) plain = plain.replace(treeNames, ' ');
  // A color is told with what it is said of, or not at all.
  let rest = missing
    .reduce((text, each) => text.replace(each, ' '), plain)
    .replace(seen && isInside(subject) ? anyHue : /(?!)/, ' ');
  for (const words of [
    strongWords,
    subjectWords,
    timeWords,
    seasonWords,
    weatherWords,
    moodWords,
    regionWords,
  ])
    for (const [value, pattern] of words) {
      // Another subject than the one drawn is not in the picture, unless it belongs to it.
      const isOther =
        isAbsent(value as Weather | Time | Region, scene) ||
        ((words === subjectWords || words === strongWords) &&
          value !== subject &&
          !belongs(value as SceneSubject, subject) &&
          value !== scene.homes);
      if (!isOther) rest = withoutNamed(rest, pattern);
    }
  if (extras.some((extra) => extra.endsWith('sign') && isShown(extra, subject)))
    rest = rest.replace(/\b(?:signs?|balloons?)\b/g, ' ');
  if (holiday && isKept(holiday, subject))
    for (const [, pattern] of holidayWords) rest = rest.replace(new RegExp(pattern, 'g'), ' ');
  if (!isInside(subject)) rest = rest.replace(new RegExp(anyHome, 'g'), ' ');
  if (isHome(subject) && extras.some((extra) => beside.has(extra) && isShown(extra, subject)))
    rest = rest.replace(/\b(?:front |door ?)?steps?\b/g, ' ');
  if (scene.isStone && isHome(subject)) rest = rest.replace(/\b(?:lime|field)?stones?\b/g, ' ');
  const built = builtOf[housesOf(scene)];
  if (built && (isHome(subject) ? hasStucco(scene) : subject === 'street'))
    rest = rest.replace(built, ' ');
  if (ofBrick.has(subject)) rest = rest.replace(/\bbricks?\b/g, ' ');
  rest = rest.replace(partsOf(subject), ' ').replace(/\bcouple of\b/g, ' ');
  const found = rest
    // Where "in" is a part of a word nothing ends.
    .replace(/\bwalk-?in\b/g, ' ')
    .replace(/-(?=(?:in|on|up|out|off)\b)/g, '')
    .split(
      /[,.;:!?()]|\b(?:and|or|with|of|on|in|at|by|near|over|under|from|for|to|beside|behind|through|into|next to|in front of|overlooking|featuring|showing)\b/,
    )
    .map((phrase) => phrase.replace(plainWords, ' ').replace(/\s+/g, ' ').trim())
    .filter((phrase) => /[a-z]{3}|\btv\b/.test(phrase));
  const words = [...missing, ...found.map((phrase) => phrase.split(' ').slice(-3).join(' '))];
  return [...new Set(words)].slice(0, 5);
}

/** The text without what is in the picture, and without the color that it has there. */
function withoutShown(text: string, named: readonly { asks: RegExp; isTinted: boolean }[]): string {
  const letters = [...text];
  for (const { asks, isTinted } of named)
    for (const { index, 0: found } of text.matchAll(wordsOf(asks))) {
      const hue = isTinted ? (dyedWords.exec(text.slice(0, index))?.[0].length ?? 0) : 0;
      letters.fill(' ', index - hue, index + found.length);
    }
  return letters.join('').replace(/ +/g, ' ');
}

/**
 * A text without the words by which something is asked for. A pattern that looks at the whole wish first
 * takes only the words it ends with, and one that spans some words leaves those between alone.
 */
function withoutNamed(text: string, pattern: RegExp): string {
  const words = wordsOf(pattern);
  if (!/\.\{0,|\.\*/.test(words.source)) return text.replace(words, ' ');
  return text.replace(words, (match) =>
    / (?:with|and|of|by|in|on|beside|near|under) /.test(match) || match.split(' ').length > 3
      ? ` ${match.split(' ').slice(1, -1).join(' ')} `
      : ' ',
  );
}

const wordsOf = (pattern: RegExp) => new RegExp(withoutGuard(pattern.source), 'g');

/** "^(?!.*\bhouse\b).*?\bbarn\b" without what it must not find elsewhere. */
function withoutGuard(source: string): string {
  const start = source.indexOf('^(?!');
  if (start < 0) return source;
  let depth = 0;
  let at = start + 1;
  do {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') depth -= 1;
    at += 1;
  } while (depth > 0 && at < source.length);
  return withoutGuard(source.slice(0, start) + source.slice(at).replace(/^\.\*\??/, ''));
}

/** Weather, light or land that was asked for and gave way to other weather, light or land. */
function isAbsent(
  value: Weather | Time | Region,
  { subject, region, weather, time, trees = [], extras = [], ...scene }: Scene,
): boolean {
  if (isInside(subject)) return false;
  if (value === 'snow') return !isSnowy({ ...scene, subject, region, weather, time });
  if (value === 'rain' || value === 'fog') return weather !== value;
  if (value === 'night' || value === 'dusk') return time !== 'night' && time !== 'dusk';
  if (value === 'desert') return region !== value && subject !== 'desert-yard';
  if (value === 'mountains') return !['mountains', 'hills', 'desert'].includes(region);
  if (value === 'coast')
    return !(
      ['coast', 'tropics'].includes(region) ||
      extras.includes('waterside') ||
      atWater.has(subject)
    );
  return value === 'tropics' && !trees.includes('palm') && region !== 'tropics';
}

/** Pages that show water of their own. */
const atWater = new Set<SceneSubject>([
  ...(['marina', 'lighthouse', 'pier', 'beach', 'promenade', 'lake', 'balcony'] as const),
  ...(['suspension-bridge', 'skyline', 'floating-home', 'marsh', 'river'] as const),
]);

/** "… in front of a brick estate": the house that belongs to something else. */
const besideHouse =
  /\b(?:and|with|near|by|to|beside|behind|below|in front of|outside) (?:an? |the |our )?((?:[a-z-]+ ){0,2}?(?:houses?|homes?|cottages?|cabins?|farm ?-?houses?|estates?|mansions?|bungalows?))\b(?! (?:number|keys?|plans?|prices?|values?|sales?|loan|office|buyers?|sellers?|owners?))/;

/** Pages of land and water in which no house stands unless it was asked for and has its place there. */
const withoutHouses = new Set<SceneSubject>([
  ...(['lake', 'beach', 'park', 'waterfall', 'pier', 'bridge', 'suspension-bridge'] as const),
  ...(['ski-slope', 'tennis-court', 'soccer-field', 'basketball-court', 'ball-field'] as const),
]);

const showsHouse = ({ subject, extras = [], things = [], ground }: Scene) =>
  subject === 'yard-things'
    ? ground !== 'open' && ground !== 'water' && things[0] !== 'ducks'
    : !withoutHouses.has(subject) || (subject === 'lake' && extras.includes('shore-home'));

/** What the trim of every room is. */
const isTrimOfRooms = /^white(?: [a-z-]+)* trim$/;

/** What no scene has, whatever its words also stand for. */
const neverDrawn =
  /\b(?:northern lights|aurora(?: borealis)?|cobble ?-?stoned? (?:streets?|lanes?|alleys?|roads?)|gas ?-?(?:lamps?|lights?))\b/g;

const severalPets =
  /\b(?:two|three|four|several|[2-9]) (?:[a-z]+ )?(?:dogs|cats|kittens|pupp(?:y|ies)|labs|retrievers)\b/g;

/** What is put at a door and its steps. */
const beside = new Set<Extra>(['pumpkins', 'wreath', 'flower-pots', 'balloons']);

/** Homes that are drawn of brick where it was asked for. */
const ofBrick = new Set<SceneSubject>([
  ...(['craftsman', 'ranch', 'colonial', 'cottage', 'townhouses', 'brownstone'] as const),
  ...(['cape-cod', 'duplex', 'tudor', 'split-level', 'two-story', 'front-door', 'street'] as const),
  ...(['porch-house', 'columned', 'gambrel', 'apartments', 'loft-building', 'manor'] as const),
  ...(['prairie', 'foursquare', 'triple-decker', 'raised-cottage'] as const),
  ...(['downtown', 'strip-mall', 'office-building'] as const),
]);

/** What walls are of, where houses are built of it. */
const builtOf: Partial<Record<Houses, RegExp>> = {
  stucco: /\b(?:stucco|tiles?)\b/g,
  block: /\bstucco\b/g,
};

/** Yards whose fence is of the kind that was asked for. */
const fencedYards = new Set<SceneSubject>([
  ...(['patio', 'patio-dining', 'garden', 'pool', 'deck', 'covered-patio', 'hot-tub'] as const),
  ...([
    'outdoor-kitchen',
    'greenhouse',
    'coop',
    'guest-house',
    'garden-gate',
    'open-land',
  ] as const),
  ...(['country-road', 'yard-things'] as const),
]);

/** Pages with a house whose walls take the color that was asked for. */
const withMainHouse = [
  ...(['yard-things', 'ladder', 'shovel', 'mower', 'mailbox', 'leaf-pile', 'solar'] as const),
  ...(['ev-charger', 'storm', 'detached-garage', 'flag', 'front-walk', 'bunting-fence'] as const),
  ...(['outdoor-unit', 'vineyard', 'grain-field', 'flower-field', 'country-road'] as const),
  ...(['guest-house', 'garden-gate', 'pool', 'patio', 'deck', 'driveway', 'orchard'] as const),
  ...(['marsh', 'bayou', 'river', 'trail', 'open-land', 'flower-fence'] as const),
] as const;

/** The things of a subject that take a color by name. */
const takesColor = (kind: keyof Colors, { subject, extras = [], fence }: Scene) =>
  kind === 'barn'
    ? isShown('barn', subject) && (extras.includes('barn') || subject === 'barn')
    : kind === 'fence' && isHome(subject)
      ? fence !== undefined && mayHaveFence(subject)
      : colored[kind].has(subject);

const without = (...own: HomeSubject[]) =>
  homeSubjects.filter((home) => !own.includes(home) && home !== 'new-construction');

const colored: Record<Exclude<keyof Colors, 'barn'>, ReadonlySet<SceneSubject>> = {
  // Walls of some homes have the color of their material, and flat roofs are not seen.
  walls: new Set<SceneSubject>([
    'window-cat',
    ...withMainHouse,
    ...(['living-room', 'bedroom', 'nursery', 'kids-room', 'home-office', 'dining-room'] as const),
    ...(['kitchen', 'bathroom', 'laundry', 'fireplace', 'empty-room', 'open-plan'] as const),
    'painted-room',
    ...without(
      ...(['adobe', 'cabin', 'brownstone', 'victorian', 'townhouses'] as const),
      ...(['condo-tower', 'tudor', 'modern-row'] as const),
    ),
  ]),
  roof: new Set<SceneSubject>([
    ...withMainHouse,
    'chimney',
    ...without(
      ...(['adobe', 'mid-century', 'modern', 'brownstone', 'townhouses', 'condo-tower'] as const),
      ...(['modern-row', 'triple-decker'] as const),
    ),
  ]),
  door: new Set([...without('condo-tower'), 'front-door', 'doorstep', 'porch', 'shop-front']),
  secondDoor: new Set(['duplex']),
  shutters: new Set([
    ...(['porch-house', 'columned', 'gambrel', 'foursquare', 'raised-cottage'] as const),
    ...(['ranch', 'colonial', 'cottage', 'cape-cod', 'split-level', 'mobile-home'] as const),
    ...(['two-story', 'front-door'] as const),
  ]),
  bridge: new Set(['covered-bridge']),
  frames: new Set(without('new-construction', 'queen-anne', 'victorian', 'condo-tower')),
  trim: new Set(without('condo-tower', 'adobe', 'mid-century', 'modern', 'modern-row')),
  fence: new Set<SceneSubject>([...homeSubjects.filter(mayHaveFence), ...fencedYards, 'mailbox']),
  mailbox: new Set<SceneSubject>(['mailbox', ...homeSubjects]),
  cabinets: new Set(['kitchen', 'bathroom', 'laundry', 'shower']),
  island: new Set(['kitchen']),
  fabric: new Set(['living-room', 'fireplace', 'bedroom', 'rec-room', 'loft']),
  chairs: new Set([
    ...([
      'living-room',
      'fireplace',
      'bedroom',
      'window-seat',
      'nursery',
      'breakfast-nook',
    ] as const),
    ...(['dining-room', 'home-office', 'loft', 'deck', 'patio-dining'] as const),
  ]),
};

const extraNames: Record<Extra, string> = {
  dog: 'a dog',
  cat: 'a cat',
  waterside: 'water and a dock',
  flag: 'a flag',
  wreath: 'a wreath on the door',
  balloons: 'balloons',
  'flower-pots': 'flower pots',
  checkered: 'black and white tile',
  clawfoot: 'clawed feet',
  'built-ins': 'built-in shelves',
  chairs: 'two chairs',
  'city-view': 'a view of the city',
  gutters: 'leaves in the gutter',
  'hanging-baskets': 'hanging ferns',
  'room-view': 'a wall of windows',
  moss: 'moss in the trees',
  'butcher-block': 'wood counters',
  golf: 'a golf course',
  'open-shelves': 'open shelves',
  shoreline: 'a beach and the sea',
  'twin-beds': 'two beds',
  'under-stairs': 'stairs over the desk',
  beams: 'beams under the ceiling',
  desk: 'a desk',
  infinity: 'the water beyond its edge',
  playroom: 'toys',
  powder: '',
  vaulted: 'a high ceiling',
  wallpaper: 'wallpaper',
  shingles: 'shingles on the roof',
  vista: 'a long view',
  boardwalk: 'a wooden walkway through the dunes',
  'stone-hearth': 'stone around the fire',
  blanket: 'a plaid blanket',
  boxes: 'moving boxes',
  counter: 'a stone counter',
  flags: 'flags',
  flyers: 'flyers on the island',
  frozen: 'ice on the water',
  'house-lights': 'Christmas lights along the roof',
  icicles: 'icicles',
  letters: 'letters',
  'low-tide': 'wet flats at low tide',
  mat: 'a welcome mat',
  pergola: 'a pergola',
  'shore-home': 'a house on the shore',
  sprinkler: 'a lawn sprinkler',
  lemons: 'a bowl of lemons',
  luminarias: 'luminarias',
  seedlings: 'seedlings',
  tub: 'a freestanding tub',
  'sale-sign': 'a yard sign',
  'sold-sign': 'a sign with a check mark',
  'open-house-sign': 'an arrow sign and balloons',
  'moving-truck': 'a moving truck',
  car: 'a car',
  pool: 'a pool',
  asleep: '',
  barn: 'a barn',
  bikes: 'bikes',
  books: 'a sign with an open book',
  'ceiling-fan': 'a ceiling fan',
  coffee: 'a cup of coffee',
  'double-vanity': 'two sinks',
  falling: 'bars that fall',
  'low-sun': 'a low sun',
  pumpkins: 'pumpkins',
  ristras: 'chile ristras',
  'rocking-chairs': 'rocking chairs',
  screens: 'screens',
  'six-seats': 'six chairs',
  picnic: 'a picnic table',
  steep: 'a steep street',
  'string-lights': 'string lights',
  'two-monitors': 'two monitors',
  wildflowers: 'wildflowers',
  'attached-garage': 'an attached garage',
  'own-garage': 'a detached garage',
  rainbow: 'a rainbow',
  'hot-air-balloons': 'hot air balloons in the sky',
  lightning: 'lightning',
  'pool-cage': 'a screen around it',
  'above-ground': 'walls above the ground',
  'pool-slide': 'a slide',
  'rock-fall': 'a waterfall over rocks',
  foundation: 'its foundation poured',
  'house-wrap': 'house wrap on its walls',
  painting: 'paint cans and a brush',
  'fire-escape': 'fire escapes',
  'ferris-wheel': 'a Ferris wheel',
  'clock-tower': 'a clock tower',
  dome: 'a dome',
  kayaks: 'kayaks',
  'fallen-leaves': 'fallen leaves',
  cooking: 'an outdoor kitchen',
  'lake-view': 'a lake below',
  'third-door': '',
  arch: 'an arch of steel',
  needle: 'a tower with a disc at its top',
  sails: 'sailboats',
  'outdoor-fireplace': 'an outdoor fireplace',
  boat: 'a boat',
  corn: '',
  skylight: 'a skylight',
  bed: 'a bed',
  'round-table': 'a round table',
  canopy: 'a canopy',
  sectional: 'a sectional',
  paneling: 'paneled walls',
  carport: 'a carport',
  driveway: '',
  'front-deck': 'a deck before the door',
  'window-boxes': 'window boxes',
  dunes: 'sand around it',
  'house-behind': '',
  'tree-rows': '',
  cracked: 'a crack in it',
  'grain-elevator': 'a grain elevator',
  ferry: 'a ferry',
  bonfire: 'a fire',
  monument: 'a monument',
  ivy: 'ivy on the wall',
  'water-tower': 'a water tower',
  mailbox: 'a mailbox',
  cacti: 'cacti',
  'rooms-above': 'rooms above it',
  pontoon: 'a pontoon boat',
  'dock-roof': 'a roof over the dock',
  striped: '',
  'bunk-room': 'four beds',
};

const fenceNames: Record<Fence, string> = {
  picket: 'a picket fence',
  iron: 'an iron fence',
  'chain-link': 'a chain-link fence',
  'split-rail': 'a rail fence',
  'ranch-rail': 'a white rail fence',
  vinyl: 'a white fence',
  wood: 'a wooden fence',
  stone: 'a low stone wall',
};

const roofNames: Record<Roofing, string> = {
  metal: 'a metal roof',
  copper: 'a copper roof',
  tile: 'a tile roof',
  slate: 'a slate roof',
  shake: 'a shake roof',
};

const showsFence = ({ subject }: Scene) =>
  fencedYards.has(subject) || (isHome(subject) && mayHaveFence(subject));

const showsPaving = (scene: Scene) =>
  (isHome(scene.subject) && !isPaved(scene)) ||
  scene.subject === 'front-walk' ||
  scene.subject === 'country-road' ||
  scene.subject === 'driveway';

const showsRoofing = ({ subject }: Scene) => colored.roof.has(subject);

const holidayNames: Record<NonNullable<Scene['holiday']>, string> = {
  halloween: 'carved pumpkins',
  thanksgiving: 'pumpkins',
  winter: 'holiday decorations',
  july: 'red, white and blue bunting',
  spring: 'spring flowers',
};

export const nameOf = (subject: SceneSubject): string =>
  listedScene(subject)?.is ?? subjectNames[subject as Exclude<SceneSubject, ListedSubject>];

/** What a picture of it shows, in words. */
const subjectNames: Record<Exclude<SceneSubject, ListedSubject>, string> = {
  craftsman: 'a craftsman home',
  ranch: 'a ranch home',
  'mid-century': 'a mid-century modern home with a carport',
  colonial: 'a colonial home',
  modern: 'a modern home',
  townhouses: 'a row of townhomes',
  'condo-tower': 'a condo building',
  cottage: 'a cottage',
  farmhouse: 'a farmhouse',
  'new-construction': 'a home being framed',
  adobe: 'an adobe home',
  victorian: 'a row of Victorian homes',
  brownstone: 'a row of brownstones',
  'mobile-home': 'a manufactured home',
  cabin: 'a log cabin',
  'living-room': 'a living room',
  fireplace: 'a living room with a fireplace',
  kitchen: 'a kitchen with an island',
  bedroom: 'a bedroom with a made bed',
  nursery: 'a nursery with a crib',
  bathroom: 'a bathroom with a tub',
  'home-office': 'a home office',
  'dining-room': 'a dining room',
  laundry: 'a laundry room',
  garage: 'a garage with shelves and tools',
  'moving-boxes': 'moving boxes in an empty room',
  patio: 'a patio with a fire pit and string lights',
  deck: 'a deck with a table and a grill',
  garden: 'a garden with raised beds',
  pool: 'a backyard pool',
  porch: 'a porch with a swing',
  'front-door': 'a front door',
  doorstep: 'keys in a front door',
  street: 'a residential street',
  downtown: 'a main street with shops',
  'market-street': 'a street market',
  park: 'a park with a pond',
  trail: 'a trail',
  lake: 'a lake with a dock',
  beach: 'a beach',
  skyline: 'a skyline',
  aerial: 'a neighborhood from above',
  balcony: 'a balcony with a view',
  'keys-desk': 'house keys on a desk',
  'finance-desk': 'paperwork on a desk',
  'plan-desk': 'a floor plan and color samples',
  'chart-desk': 'charts on a desk',
  toolbox: 'a toolbox',
  laptop: 'a laptop and a cup of coffee',
  'dinner-table': 'a table set for dinner',
  'thanksgiving-table': 'a Thanksgiving table',
  'holiday-table': 'a holiday table',
};
