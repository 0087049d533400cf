import type { Random } from '#builtin/random.ts';
import type { Place } from '#contract/place.ts';
import { allNamed, firstNamed, type Reading, readPrompt } from './read-prompt.ts';
import { isWarm, regionNamedIn, regionOf } from './regions.ts';
import {
  type HomeSubject,
  homeSubjects,
  interiorSubjects,
  type Mood,
  type Region,
  regions,
  type Scene,
  type SceneSubject,
  type Season,
  stillLifeSubjects,
  type Time,
  type Weather,
} from './scene.ts';
import { findTopicChoice, type TopicPictures } from './topics.ts';
import {
  anyHome,
  moodWords,
  regionWords,
  seasonWords,
  subjectWords,
  timeWords,
  weatherWords,
} from './words.ts';

export type SceneWishes = { prompt: string; style?: string; topic?: string; place?: Place };

/** What to draw: a word of the prompt wins over the topic, the topic over chance. */
export function chooseScene(
  { prompt, style = '', topic = '', place }: SceneWishes,
  random: Random,
): Scene {
  const reading = readPrompt(prompt);
  const fitting = findTopicChoice(topic);
  const region = chooseRegion(reading, place, random.fork('region'));
  const subject = chooseSubject(reading, fitting, region, random.fork('subject'));
  const weather = chooseWeather(reading, subject, random.fork('weather'));
  return {
    subject,
    region,
    weather,
    season: chooseSeason(reading, weather, place, random.fork('season')),
    time: chooseTime(reading, subject, random.fork('time')),
    mood: chooseMood(reading, style, fitting, random.fork('mood')),
  };
}

type Choices<T> = readonly [T, ...T[]];

function chooseSubject(
  { wanted, refused }: Reading,
  fitting: TopicPictures | undefined,
  region: Region,
  random: Random,
): SceneSubject {
  const named = firstNamed(wanted, subjectWords);
  if (named) return named;
  const unwanted = allNamed(refused, subjectWords);
  const around = homesOf[region];
  if (!anyHome.test(wanted)) {
    const usual: Choices<SceneSubject> = [...around, 'street', 'porch', 'living-room'];
    return pickAllowed(fitting?.subjects ?? usual, unwanted, random);
  }
  // The prompt speaks of a home but not of which: the topic may know.
  const [first, ...others] = fitting?.subjects.filter(isHome) ?? [];
  return pickAllowed(first ? [first, ...others] : around, unwanted, random);
}

const isHome = (subject: SceneSubject): subject is HomeSubject =>
  homeSubjects.some((home) => home === subject);

/** Homes one would expect to see there. */
const homesOf: Record<Region, Choices<HomeSubject>> = {
  coast: ['cottage', 'craftsman', 'modern', 'colonial'],
  desert: ['ranch', 'modern', 'ranch'],
  mountains: ['craftsman', 'cottage', 'modern', 'farmhouse'],
  plains: ['farmhouse', 'ranch', 'craftsman', 'colonial'],
  forest: ['craftsman', 'colonial', 'cottage', 'farmhouse'],
  city: ['townhouses', 'condo-tower', 'townhouses', 'colonial'],
};

function chooseRegion(
  { wanted, refused }: Reading,
  place: Place | undefined,
  random: Random,
): Region {
  return (
    firstNamed(wanted, regionWords) ??
    (place && regionOf(place)) ??
    regionNamedIn(wanted) ??
    pickAllowed(regions, allNamed(refused, regionWords), random)
  );
}

function chooseWeather(
  { wanted, refused }: Reading,
  subject: SceneSubject,
  random: Random,
): Weather {
  const named = firstNamed(wanted, weatherWords);
  if (named) return named;
  const isInside = interiorSubjects.some((inside) => inside === subject);
  const usual: Choices<Weather> = ['clear', 'clear', 'clear', 'clear', 'cloudy'];
  return isInside ? 'clear' : pickAllowed(usual, allNamed(refused, weatherWords), random);
}

function chooseSeason(
  { wanted, refused }: Reading,
  weather: Weather,
  place: Place | undefined,
  random: Random,
): Season {
  if (weather === 'snow') return 'winter';
  const named = firstNamed(wanted, seasonWords);
  const season = named ?? pickAllowed(usualSeasons, allNamed(refused, seasonWords), random);
  // Winter in Florida has neither snow nor bare trees.
  return season === 'winter' && place && isWarm(place.state) ? 'spring' : season;
}

// biome-ignore format: weights read best side by side
const usualSeasons: Choices<Season> = [
  'summer', 'summer', 'summer', 'spring', 'spring', 'autumn', 'autumn', 'winter',
];

function chooseTime({ wanted, refused }: Reading, subject: SceneSubject, random: Random): Time {
  const named = firstNamed(wanted, timeWords);
  return named ?? pickAllowed(usualTimes(subject), allNamed(refused, timeWords), random);
}

function usualTimes(subject: SceneSubject): Choices<Time> {
  if (subject === 'market-street') return ['dusk', 'dusk', 'golden'];
  if (subject === 'skyline') return ['dusk', 'golden', 'night', 'morning'];
  if (stillLifeSubjects.some((still) => still === subject)) return ['morning', 'noon', 'golden'];
  return ['morning', 'morning', 'noon', 'golden', 'golden', 'golden', 'dusk', 'dusk', 'night'];
}

/** What the form offers unless somebody writes something else: it says nothing about the picture. */
const usualStyle = /\bmodern real estate photography\b/;

function chooseMood(
  { wanted }: Reading,
  style: string,
  fitting: TopicPictures | undefined,
  random: Random,
): Mood {
  const styleWords = readPrompt(style).wanted.replace(usualStyle, ' ');
  return (
    firstNamed(styleWords, moodWords) ??
    firstNamed(wanted.replace(usualStyle, ' '), moodWords) ??
    fitting?.mood ??
    random.pick(['natural', 'natural', 'natural', 'warm'])
  );
}

/** By chance, but nothing that was refused, as long as anything else is left. */
function pickAllowed<T>(items: Choices<T>, refused: ReadonlySet<T>, random: Random): T {
  const [first, ...others] = items.filter((item) => !refused.has(item));
  return first === undefined ? random.pick(items) : random.pick([first, ...others]);
}
