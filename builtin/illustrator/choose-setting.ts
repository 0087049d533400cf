import type { Random } from '#builtin/random.ts';
import { withoutMisleading } from './compound-words.ts';
import { allNamed, firstNamed, type Reading, readPrompt } from './read-prompt.ts';
import type { Surroundings } from './regions.ts';
import {
  type Holiday,
  isHome,
  isInside,
  listedScene,
  type Mood,
  type SceneSubject,
  type Season,
  subjects,
  type Time,
  type Weather,
} from './scene.ts';
import { moodWords, seasonWords, timeWords, weatherWords } from './setting-words.ts';
import type { TopicPictures } from './topics.ts';

export type Choices<T> = readonly [T, ...T[]];

export function chooseWeather(
  { wanted, refused }: Reading,
  subject: SceneSubject,
  random: Random,
): Weather {
  const named = firstNamed(withoutMisleading(wanted), weatherWords);
  if (named) return named;
  if (clearSky.test(wanted)) return 'clear';
  const usual: Choices<Weather> = ['clear', 'clear', 'clear', 'clear', 'cloudy'];
  return isInside(subject) ? 'clear' : pickAllowed(usual, allNamed(refused, weatherWords), random);
}

/** What is seen only where no clouds are before it. */
const clearSky =
  /\b(?:stars|starry|moon(?:light|lit)?|northern lights|sunsets?|sunrises?|sunny|big sky)\b/;

type Occasion = { weather: Weather; holiday: Holiday | undefined; subject: SceneSubject };

/** Wheat is cut in summer, whatever else a harvest is. */
export function chooseSeason(
  { wanted, refused }: Reading,
  setting: Reading,
  { weather, holiday, subject }: Occasion,
  random: Random,
): Season {
  if (weather === 'snow') return 'winter';
  const isGrain = subject === 'grain-field';
  const said = firstNamed(wanted, saidSeasons);
  return (
    said ??
    firstNamed(isGrain ? wanted.replace(/\bharvest\b/g, ' ') : wanted, seasonWords) ??
    (isGrain ? 'summer' : undefined) ??
    (holiday && holidaySeasons[holiday]) ??
    firstNamed(setting.wanted.replace(/^\W*may\W*$/, 'in may'), seasonWords) ??
    pickAllowed(
      growing.test(wanted) || inSummer.has(subject) ? warmSeasons : usualSeasons,
      allNamed(refused, seasonWords),
      random,
    )
  );
}

/** A season that is called by its name weighs more than what else belongs to one. */
const saidSeasons = (
  [
    ['spring', 'spring'],
    ['summer', 'summer'],
    ['autumn', 'fall|autumn'],
    ['winter', 'winter'],
  ] as const
).map(
  ([season, names]) =>
    [
      season,
      new RegExp(`\\b(?:in|during|this|late|early|mid)[ -](?:the )?(?:${names})\\b`),
    ] as const,
);

/** What grows, blooms or is done in the warm part of the year. */
const growing =
  /\b(?:sunflowers?|corn ?-?fields?|tomato(?:es)?|vegetables?|herbs|hydrangeas?|roses|bougainvillea|lavender|geraniums?|ferns?|green|lush|sprinklers?|pools?|swim\w*|grill\w*|bbq|barbecues?|cook ?-?outs?|kayaks?|canoes?|paddle ?-?boards?|boats?|beach(?:es)?|lemonade|ice cream|hammocks?|flower (?:boxes|beds?|baskets?)|flowers|gardens?|watermelon|fresh produce|fireflies)\b/;

const inSummer = new Set<SceneSubject>([
  ...(['garden', 'pool', 'community-pool', 'beach', 'deck', 'mower', 'greenhouse'] as const),
  ...(['patio-dining', 'outdoor-kitchen', 'playground', 'marina', 'market-street'] as const),
  'concert',
]);

/** A feast is kept at its time, also when the text around it is written months before. */
const holidaySeasons: Record<Holiday, Season> = {
  halloween: 'autumn',
  thanksgiving: 'autumn',
  winter: 'winter',
  july: 'summer',
  spring: 'spring',
};

const warmSeasons: Choices<Season> = ['summer', 'summer', 'summer', 'spring'];

/** Nobody asks for bare trees or for fall without saying so. */
const usualSeasons: Choices<Season> = ['summer', 'summer', 'summer', 'spring', 'spring'];

/** Whether the wish itself says which season it wants. */
export const namesSeason = ({ wanted }: Reading) => firstNamed(wanted, seasonWords) !== undefined;

type There = {
  weather: Weather;
  around: Surroundings;
  /** The month that is written beside the wish; empty where the wish itself names a season. */
  month: string;
};

/**
 * A season as it is at the place: winter without snow or bare trees, and fall without red leaves, where it
 * is always warm; leaves that turn late in the South and in California, and are down by November in the North.
 */
export function seasonThere(season: Season, { weather, around, month }: There) {
  const { region, trees, isSnowless, turns } = around;
  const isWarm = region === 'tropics' || trees.includes('palm') || trees.includes('saguaro');
  const isFall = season === 'autumn';
  if (isWarm && isFall) return { season: 'summer', isSnowless } as const;
  if (isWarm && season === 'winter' && isSnowless && weather !== 'snow')
    return { season: 'spring', isSnowless } as const;
  // By May the blossom is over and trees are green.
  if (season === 'spring' && /\bmay\b/i.test(month))
    return { season: 'summer', isSnowless } as const;
  const isNovember = /\bnovember\b/i.test(month);
  if (isFall && month.trim() && turns === 'late' && !isNovember)
    return { season: 'summer', isSnowless } as const;
  if (isFall && isNovember && turns === 'early')
    return { season: 'winter', isSnowless: true } as const;
  return { season, isSnowless };
}

export function chooseTime(
  { wanted, refused }: Reading,
  setting: Reading,
  { subject, isDetailed, isLit }: { subject: SceneSubject; isDetailed: boolean; isLit: boolean },
  random: Random,
): Time {
  return (
    firstNamed(wanted, timeWords) ??
    firstNamed(setting.wanted, timeWords) ??
    // Lights are put up to be seen.
    (isLit ? 'dusk' : undefined) ??
    pickAllowed(isDetailed ? daylight : usualTimes(subject), allNamed(refused, timeWords), random)
  );
}

const daylight: Choices<Time> = ['morning', 'noon', 'golden'];

/** What is dull in the dark, and rooms. */
const byDaylight = new Set<SceneSubject>([
  ...subjects.filter(isInside),
  ...(['garden', 'pool', 'trail', 'lake', 'beach', 'deck', 'park', 'new-construction'] as const),
  ...(['front-door', 'doorstep'] as const),
  ...subjects.filter((subject) => listedScene(subject) && !isHome(subject)),
]);

function usualTimes(subject: SceneSubject): Choices<Time> {
  if (subject === 'fireworks') return ['night'];
  if (subject === 'hot-tub' || subject === 'food-trucks') return ['golden', 'dusk', 'morning'];
  if (subject === 'skyline') return ['dusk', 'golden', 'morning'];
  if (subject === 'patio' || subject === 'market-street')
    return ['dusk', 'golden', 'noon', 'morning'];
  if (subject === 'aerial' || subject === 'downtown') return ['noon', 'morning', 'golden'];
  if (byDaylight.has(subject)) return daylight;
  return [...daylight, ...daylight, ...daylight, 'dusk'];
}

/** What the form offers unless somebody writes something else: it says nothing about the picture. */
export const styleOf = (style: string) => readPrompt(style).wanted.replace(usualStyle, ' ');

const usualStyle = /\bmodern real estate photography\b/;

/** How a picture is made says more than how it feels: a minimal line drawing is a line drawing. */
const media = moodWords.filter(([mood]) => ['line', 'watercolor', 'monochrome'].includes(mood));

/** A pencil on a desk is a thing to draw, not to draw with. */
const tools =
  /\b(?:pencils?|ink|charcoal|outlines?)\b(?! (?:drawings?|sketch(?:es)?|art|style|illustrations?))/g;

/** Black and white tile is a thing in two colors; a black and white photo is a picture without any. */
const twoTone =
  /\bblack(?: and | & |-and-)white(?= (?!photo|picture|image|illustration|drawing|sketch|film|print|shot|style|look|art|of\b|with\b)[a-z])/g;

export function chooseMood(
  { wanted }: Reading,
  style: string,
  fitting: TopicPictures | undefined,
  random: Random,
): Mood {
  const styleWords = styleOf(style);
  return (
    firstNamed(styleWords, media) ??
    firstNamed(styleWords, moodWords) ??
    firstNamed(
      wanted.replace(usualStyle, ' ').replace(tools, ' ').replace(twoTone, ' '),
      moodWords,
    ) ??
    fitting?.mood ??
    random.pick(['natural', 'natural', 'warm', 'bright'])
  );
}

/** By chance, but nothing that was refused, as long as anything else is left. */
export function pickAllowed<T>(
  items: Choices<T>,
  refused: ReadonlySet<unknown>,
  random: Random,
): T {
  const [first, ...others] = items.filter((item) => !refused.has(item));
  return first === undefined ? random.pick(items) : random.pick([first, ...others]);
}
