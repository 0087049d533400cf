import { anyHue, colorPhrases, dyedWords, withoutColorPhrases } from './color-words.ts';
import { colorsInRoom, colorsOutdoors } from './describe-colors.ts';
import { bloomWords, extraWords, flowerWords, holidayWords } from './extra-words.ts';
import { withoutFinishes } from './finish-words.ts';
import { fenceWords, pavingWords, roofWords } from './house-words.ts';
import { peopleWords } from './people-words.ts';
import { readPrompt } from './read-prompt.ts';
import { hasStucco, housesOf } from './regions.ts';
import {
  type Extra,
  type Houses,
  isHome,
  isInside,
  type Region,
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
  notShown,
  partsOf,
  plainWords,
} from './scene-parts.ts';
import { isAbsent, isThingOfSeason } from './setting-shown.ts';
import { moodWords, regionWords, seasonWords, timeWords, weatherWords } from './setting-words.ts';
import { showsFence, showsPaving, showsRoofing, takesColor, thingPages } from './shown-parts.ts';
import { furnishing } from './things/furniture-list.ts';
import { showsThing } from './things/shown-things.ts';
import { namedThing } from './things/things.ts';
import { hasTables, namesOfTrades } from './trade-words.ts';
import { namesOfKinds, treeNames } from './tree-words.ts';
import { anyHome, strongWords, subjectWords } from './words.ts';

/** Where things were said to be, which is where they are. */
const settingWords =
  /\b(?:back ?-?yards?|patios?|yards?|lawns?|fields?|pastures?|meadows?|parks?|ponds?|lakes?|grazing|living|family|kitchen|dining|islands?|counter ?-?(?:top)?s?|desks?|coffee tables?)\b/g;

/** What of a wish is not in the picture: the nouns that none of our words stands for, and what gave way. */
export function notDrawn(scene: Scene, wish: string, seen?: ReadonlySet<string>): string[] {
  const { subject, extras = [], holiday } = scene;
  const asked = readPrompt(wish).wanted.replace(/\bcouple of\b/g, ' ');
  const people = asked.match(peopleWords) ?? [];
  const wanted = asked.replace(peopleWords, ' . ').replace(ofWhom, ' ');
  const furniture = seen ? (scene.furniture ?? []) : [];
  const isTinted = (name: string) => Boolean(scene.tints?.[name] && seen?.has(name));
  const isDyed = (phrase: string) =>
    furniture.some((name) => isTinted(name) && furnishing(name).asks.test(phrase));
  const colors = colorPhrases(wanted)
    .filter(({ kind, phrase }) => !takesColor(kind, scene) && !isDyed(phrase))
    .filter(({ kind, phrase }) => !(/^white/.test(phrase) && isWhiteAnyway(kind, scene)))
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
  let plain = withoutColorPhrases(withoutShown(wanted, shown));
  plain = withoutFinishes(plain, scene.finishes ?? {}, subject);
  if (thingPages.has(subject)) plain = plain.replace(settingWords, ' ');
  const hasFlowers =
    growsFlowers(subject) || scene.things?.includes('flowers') || trades.includes('flowers');
  if (scene.flowers && hasFlowers)
    for (const [, pattern] of flowerWords) plain = plain.replace(new RegExp(pattern, 'g'), ' ');
  if (scene.blooms && growsFlowers(subject))
    for (const [, pattern] of bloomWords) plain = plain.replace(new RegExp(pattern, 'g'), ' ');
  const feast = isKept(holiday ?? 'spring', subject)
    ? []
    : holidayWords.filter(([value]) => value === holiday);
  const missing = [
    ...people,
    ...colors,
    ...(isInside(subject)
      ? seen
        ? colorsInRoom(withoutFinishes(wanted, scene.finishes ?? {}, subject), scene, seen)
        : []
      : colorsOutdoors(plain)),
    ...(showsHouse(scene) ? [] : (plain.match(besideHouse)?.slice(1, 2) ?? [])),
    ...(extras.includes('moss') && !isShown('moss', subject) ? ['moss'] : []),
    ...(wanted.match(neverDrawn) ?? []),
    ...(wanted.match(inWhat) ?? []),
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
  if (scene.leaves)
    plain = plain.replace(treeNames, ' ').replace(/\b(?:gold(?:en)?|orange)\b/g, ' ');
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
        isAbsent(value as Weather | Time | Region, scene, seen) ||
        ((words === subjectWords || words === strongWords) &&
          value !== subject &&
          !belongs(value as SceneSubject, subject) &&
          value !== scene.homes);
      if (isOther) continue;
      rest =
        words === strongWords || words === subjectWords
          ? withoutNamed(rest, pattern)
          : rest.replace(new RegExp(pattern, 'g'), (word) =>
              isThingOfSeason.test(word) ? word : ' ',
            );
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
  rest = rest.replace(partsOf(subject), ' ');
  const found = rest
    // Where "in" is a part of a word nothing ends.
    .replace(/\b(?:walk-?in|in[- ]laws?)\b/g, ' ')
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

/** What is left of "the inspector's clipboard" and "a couple's first home" without the person. */
const ofWhom = /(?<=\.) ?'s?\b|(?<=[a-z])'s(?= )/g;

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

/** Rocking chairs are, and the fences that some pages have of their own. */
const isWhiteAnyway = (kind: string, { subject, extras = [] }: Scene) =>
  kind === 'fence'
    ? withWhiteFence.has(subject)
    : kind === 'chairs' && subject === 'porch' && extras.includes('rocking-chairs');
const withWhiteFence = new Set<SceneSubject>(['cottage', 'flower-fence', 'bunting-fence', 'barn']);

/** What the trim of every room is. */
const isTrimOfRooms = /^white(?: [a-z-]+)* trim$/;

/** What no scene has, whatever its words also stand for. */
const neverDrawn =
  /\b(?:(?:fallen|downed) (?:trees?|limbs?|branch(?:es)?)|(?:trees?|limbs?|branch(?:es)?) (?:fallen|down|fell|that fell)|(?:cobble ?-?stoned?|brick) (?:streets?|lanes?|alleys?|roads?)|gas ?-?(?:lamps?|lights?))\b/g;

/** An animal sits beside what it was to sit in, and signs have no words. */
const inWhat =
  /(?<=\b(?:pupp(?:y|ies)|kittens?|cats?|dogs?) )in (?:an? |the )?(?:[a-z]+ )?(?:box(?:es)?|baskets?|crates?|suitcases?)\b|\bprice (?:reduced|drop|reduction|improvement|change|cut|adjustment)\b(?=.*\bsigns?\b)/g;

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
  ...(['downtown', 'strip-mall', 'office-building', 'town-hall'] as const),
]);

/** What walls are of, where houses are built of it. */
const builtOf: Partial<Record<Houses, RegExp>> = {
  stucco: /\b(?:stucco|tiles?)\b/g,
  block: /\bstucco\b/g,
};
