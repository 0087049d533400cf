import type { Random } from '#builtin/random.ts';
import type { Place } from '#contract/place.ts';
import { chooseExtras, isPet } from './choose-extras.ts';
import { chooseRegion, regionFor, surroundingsIn } from './choose-region.ts';
import {
  chooseMood,
  chooseSeason,
  chooseTime,
  chooseWeather,
  namesSeason,
  seasonThere,
  styleOf,
} from './choose-setting.ts';
import { chooseSubject, decorated, homeNamed, onSteps } from './choose-subject.ts';
import { hueOf, namedCoats, namedColors } from './color-words.ts';
import { bloomWords, flowerWords, holidayWords } from './extra-words.ts';
import { finishesIn } from './finish-words.ts';
import { fenceWords, pavingWords, roofWords, stoneWords } from './house-words.ts';
import { placeNamedIn, withoutPlaces } from './place-names.ts';
import { allNamed, firstNamed, readPrompt, splitWish } from './read-prompt.ts';
import { type Surroundings, surroundingsOf } from './regions.ts';
import { type Houses, isHome, isInside, type Scene, type SceneSubject } from './scene.ts';
import { weatherWords } from './setting-words.ts';
import { boardwalkTowns } from './state-lands.ts';
import { groundNamed, withThings } from './things/choose-things.ts';
import { type FurnishingName, furnishing, furnishingsIn } from './things/furniture-list.ts';
import { isFurnished, isTable } from './things/shown-things.ts';
import { namedThing, type Thing } from './things/things.ts';
import { findTopicChoice, namedSubject } from './topics.ts';
import { tradesIn } from './trade-words.ts';
import { treeColor, treeKindsNamed } from './tree-words.ts';
import { onSoftThings, petLeads, roomOfPet } from './unnamed-subjects.ts';

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
  // "Rent or own?" has two sides: a pair of scales shows both.
  const asked =
    main.trim() === '' && namedThing('scales').asks.test(title.toLowerCase()) ? 'scales' : main;
  const reading = readPrompt(asked.replace(roomCounts, ' '));
  const about = readPrompt(withoutPlaces(title, wishes.place));
  const fitting = findTopicChoice(topic);
  const known = place && surroundingsOf(place);
  const region = chooseRegion(reading, known, random.fork('region'));
  const around = surroundingsIn(region, known);
  const named = firstNamed(reading.wanted, holidayWords) ?? firstNamed(about.wanted, holidayWords);
  // "A garland, no stockings": what belongs to the holiday is not wanted.
  const holiday = named === 'winter' && christmas.test(reading.refused) ? undefined : named;
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
  const isHawaiian = place?.state === 'HI' || /\bhawaii/.test(reading.wanted);
  const subject =
    // There a plantation house is low, on posts and behind a deep porch.
    seen === 'columned' && isHawaiian
      ? 'raised-cottage'
      : seen === 'cottage' && region === 'desert'
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
  // A house on the sand has dunes around it; a beach has them where they are named, else loungers.
  const shown =
    subject === 'beach' && !/\b(?:dunes?|sea oats)\b/.test(reading.wanted)
      ? extras.filter((extra) => extra !== 'dunes')
      : extras;
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
          (extras.includes('string-lights') && subject === 'town-hall') ||
          subject === 'town-tree',
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
    ...(shown.length > 0 && { extras: shown }),
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

const christmas = /\b(?:stockings?|santa|christmas|xmas)\b/;

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
