import { listedHomes, listedYards } from './listed/homes-and-yards.ts';
import { listedRooms, listedTables } from './listed/indoors.ts';
import type { ListedScene } from './listed/listed-scene.ts';
import { listedOutings } from './listed/outings.ts';
import { listedPlaces } from './listed/places.ts';
import { listedRegionalHomes } from './listed/regional-homes.ts';
import { listedPublicRooms, listedTownScenes } from './listed/town-scenes.ts';
import type { FurnishingName } from './things/furniture-list.ts';
import type { Ground } from './things/named-thing.ts';
import type { Thing } from './things/things.ts';
import type { Trade } from './trade-words.ts';

/** What a room is made of, where a wish says it: colors by code. */
export type Finishes = {
  floor?: { color: string; paving: 'boards' | 'tiles' | 'smooth' };
  counter?: string;
  tiles?: string;
  paper?: string;
  brick?: true;
};

/** What a picture shows, in the few words the painter needs. */
export type Scene = {
  subject: SceneSubject;
  region: Region;
  time: Time;
  season: Season;
  weather: Weather;
  mood: Mood;
  /** A feast that is being kept: what is put on tables and doorsteps. */
  holiday?: Holiday;
  /** The trees that grow there; without them those usual in the region. */
  trees?: readonly TreeKind[];
  /** How houses are built there; without it as is usual in the region. */
  houses?: Houses;
  /** Whether brick was asked for. */
  isBrick?: boolean;
  /** Whether stucco was asked for. */
  isStucco?: boolean;
  /** Whether walls of stone were asked for. */
  isStone?: boolean;
  /** The color of leaves or blossoms, where trees were named that have one of their own. */
  leaves?: string;
  /** What covers the roof, where it was said. */
  roofing?: Roofing;
  /** The fence around the lot, where one was named. */
  fence?: Fence;
  /** What the walk and the drive are covered with, where it was said. */
  paving?: Paving;
  /** The kind of home that lines a street, where one was named. */
  homes?: HomeSubject;
  /** How many a house is to have; without it as they are built there. */
  stories?: 1 | 2;
  /** Whether winter is white there. */
  isSnowless?: boolean;
  /** Whether grass that nobody waters is straw by summer. */
  isDry?: boolean;
  /** Whether no tree is seen in blossom. */
  isBloomless?: boolean;
  /** Whether it is in or near a town, and not out in the open land. */
  isTown?: boolean;
  /** What else was asked for and has a place in the picture. */
  extras?: readonly Extra[];
  /** Things that were asked for by name, in the order of the wish. */
  things?: readonly Thing[];
  /** The furniture of a room that was asked for by name. */
  furniture?: readonly FurnishingName[];
  /** The colors that were said of things and furniture, by their names. */
  tints?: Readonly<Record<string, string>>;
  /** What the floor, the counters and the walls of a room were asked to be of. */
  finishes?: Finishes;
  /** What the shops sell, in the order of the wish. */
  trades?: readonly Trade[];
  /** The ground the things stand on outdoors. */
  ground?: Ground;
  /** Flowers that were asked for by name. */
  flowers?: Exclude<StandingPlant, 'wheat' | 'corn' | 'cotton'>;
  /** The shrubs whose blossoms were asked for by name. */
  blooms?: Bloom;
  /** The coats of animals that were asked for by breed or color. */
  coats?: Coats;
  /** Colors that were asked for by name, each for the things it was said of. */
  colors?: Colors;
};

export type Fence =
  | 'picket'
  | 'iron'
  | 'chain-link'
  | 'split-rail'
  | 'ranch-rail'
  | 'vinyl'
  | 'wood'
  | 'stone';
export type Paving = 'gravel' | 'dirt' | 'shell' | 'brick' | 'stone' | 'concrete' | 'asphalt';
export type Roofing = 'metal' | 'copper' | 'tile' | 'slate' | 'shake';

const coloredThings = [
  ...(['walls', 'roof', 'door', 'secondDoor', 'shutters', 'barn', 'bridge'] as const),
  ...(['frames', 'trim', 'fence', 'mailbox'] as const),
  ...(['cabinets', 'island', 'fabric', 'chairs'] as const),
] as const;
export type Colors = Partial<Record<(typeof coloredThings)[number], string>>;

export type Coats = Partial<Record<'dog' | 'cat', string>>;

/** Shrubs and pots that bloom, each in its color. */
export const blooms = {
  hydrangeas: '#86a4dc',
  azaleas: '#ec6394',
  roses: '#d94a62',
  rhododendrons: '#c273b4',
  bougainvillea: '#d8428f',
  lilacs: '#ab90d0',
  geraniums: '#d8493a',
  marigolds: '#f0a236',
  'crepe myrtles': '#e0709a',
  peonies: '#f0a3bb',
  camellias: '#e05a78',
  petunias: '#a35ab8',
} as const;
export type Bloom = keyof typeof blooms;

/** What stands in beds and fields in numbers. */
export type StandingPlant =
  | 'tulips'
  | 'daffodils'
  | 'bluebonnets'
  | 'lavender'
  | 'sunflowers'
  | 'poppies'
  | 'wildflowers'
  | 'wheat'
  | 'corn'
  | 'cotton';

export const holidays = ['spring', 'july', 'halloween', 'thanksgiving', 'winter'] as const;
export type Holiday = (typeof holidays)[number];
export const extras = [
  ...(['dog', 'cat', 'waterside', 'flag', 'wreath', 'balloons', 'flower-pots'] as const),
  ...(['checkered', 'clawfoot', 'boardwalk', 'built-ins', 'chairs', 'city-view'] as const),
  ...(['gutters', 'hanging-baskets', 'moss', 'butcher-block', 'golf', 'open-shelves'] as const),
  ...(['beams', 'desk', 'infinity', 'playroom', 'powder', 'vaulted', 'wallpaper'] as const),
  ...(['room-view', 'shoreline', 'twin-beds', 'under-stairs', 'shingles', 'vista'] as const),
  ...(['stone-hearth', 'blanket', 'boxes', 'counter', 'flags', 'flyers', 'frozen'] as const),
  ...(['house-lights', 'icicles', 'letters', 'low-tide', 'mat', 'pergola'] as const),
  ...(['shore-home', 'sprinkler', 'lemons', 'luminarias', 'seedlings', 'tub'] as const),
  ...(['sale-sign', 'sold-sign', 'open-house-sign', 'moving-truck', 'car', 'pool'] as const),
  ...(['asleep', 'barn', 'bikes', 'books', 'ceiling-fan', 'coffee', 'double-vanity'] as const),
  ...(['falling', 'low-sun', 'pumpkins', 'ristras', 'rocking-chairs', 'screens'] as const),
  ...(['six-seats', 'picnic', 'steep', 'string-lights', 'two-monitors', 'wildflowers'] as const),
  ...(['attached-garage', 'own-garage', 'rainbow', 'hot-air-balloons', 'lightning'] as const),
  ...(['pool-cage', 'above-ground', 'pool-slide', 'rock-fall', 'foundation'] as const),
  ...(['house-wrap', 'painting', 'fire-escape', 'ferris-wheel', 'clock-tower', 'dome'] as const),
  ...(['kayaks', 'fallen-leaves', 'cooking', 'lake-view', 'third-door', 'arch'] as const),
  ...(['needle', 'sails', 'outdoor-fireplace', 'boat', 'corn', 'skylight', 'bed'] as const),
  ...(['round-table', 'canopy', 'sectional', 'paneling', 'carport', 'driveway'] as const),
  ...(['front-deck', 'window-boxes', 'dunes', 'house-behind', 'tree-rows', 'cracked'] as const),
  ...(['grain-elevator', 'ferry', 'bonfire', 'monument', 'ivy', 'water-tower'] as const),
  ...(['mailbox', 'cacti', 'rooms-above', 'pontoon', 'dock-roof', 'striped', 'bunk-room'] as const),
  ...(['fireworks', 'aurora', 'spiral', 'framed-row', 'cotton'] as const),
] as const;
export type Extra = (typeof extras)[number];

const namesIn = <T extends object>(scenes: T) => Object.keys(scenes) as (keyof T & string)[];

const listedScenes = {
  ...listedHomes,
  ...listedRegionalHomes,
  ...listedYards,
  ...listedOutings,
  ...listedPlaces,
  ...listedTownScenes,
  ...listedRooms,
  ...listedPublicRooms,
  ...listedTables,
};
export type ListedSubject = keyof typeof listedScenes;

/** How a scene is listed, if it is. */
export const listedScene = (subject: SceneSubject): ListedScene | undefined =>
  (listedScenes as Partial<Record<SceneSubject, ListedScene>>)[subject];

export const homeSubjects = [
  ...(['craftsman', 'ranch', 'mid-century', 'colonial', 'modern', 'townhouses'] as const),
  ...(['condo-tower', 'cottage', 'farmhouse', 'new-construction', 'adobe', 'victorian'] as const),
  ...(['brownstone', 'mobile-home', 'cabin'] as const),
  ...namesIn(listedHomes),
  ...namesIn(listedRegionalHomes),
] as const;
const roomSubjects = [
  ...(['living-room', 'fireplace', 'kitchen', 'bedroom', 'nursery', 'bathroom'] as const),
  ...(['home-office', 'dining-room', 'laundry', 'garage', 'moving-boxes'] as const),
  ...namesIn(listedRooms),
  ...namesIn(listedPublicRooms),
] as const;
const yardSubjects = [
  ...(['patio', 'deck', 'garden', 'pool', 'porch', 'front-door', 'doorstep'] as const),
  ...namesIn(listedYards),
] as const;
const outingSubjects = [
  ...(['street', 'downtown', 'market-street', 'park', 'trail', 'lake', 'beach'] as const),
  ...(['skyline', 'aerial', 'balcony'] as const),
  ...namesIn(listedOutings),
  ...namesIn(listedPlaces),
  ...namesIn(listedTownScenes),
] as const;
export const tableSubjects = [
  ...(['keys-desk', 'finance-desk', 'plan-desk', 'chart-desk', 'toolbox', 'laptop'] as const),
  ...(['dinner-table', 'thanksgiving-table', 'holiday-table'] as const),
  ...namesIn(listedTables),
] as const;
export const subjects = [
  ...homeSubjects,
  ...roomSubjects,
  ...yardSubjects,
  ...outingSubjects,
  ...tableSubjects,
] as const;

export const regions = [
  ...(['coast', 'tropics', 'desert', 'mountains', 'hills', 'plains', 'forest', 'city'] as const),
] as const;
export const treeKinds = ['broadleaf', 'live-oak', 'conifer', 'palm', 'saguaro'] as const;
/**
 * Adobe with flat roofs; stucco under tiles; block under hipped roofs; brick; boards; low bungalows; rows of
 * brick; narrow houses behind one another's porches; boards behind deep porches.
 */
export type Houses =
  | 'adobe'
  | 'stucco'
  | 'block'
  | 'brick'
  | 'frame'
  | 'bungalow'
  | 'rows'
  | 'shotgun'
  | 'southern';
export type TreeKind = (typeof treeKinds)[number];
export const timesOfDay = ['morning', 'noon', 'golden', 'dusk', 'night'] as const;
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'fog'] as const;
export const moods = [
  ...(['natural', 'modern', 'warm', 'minimal', 'luxury', 'rustic', 'bright', 'moody'] as const),
  ...(['watercolor', 'line', 'monochrome', 'vintage', 'pastel'] as const),
] as const;

export type HomeSubject = (typeof homeSubjects)[number];
export type SceneSubject = (typeof subjects)[number];
export type Region = (typeof regions)[number];
export type Time = (typeof timesOfDay)[number];
export type Season = (typeof seasons)[number];
export type Weather = (typeof weathers)[number];
export type Mood = (typeof moods)[number];

const outings = new Set<SceneSubject>(outingSubjects);

/** Whether it is out of the house: land, water, parks and streets. */
export const isOuting = (subject: SceneSubject) => outings.has(subject);

export const isInside = (subject: SceneSubject) => inside.has(subject);

const inside = new Set<SceneSubject>([...roomSubjects, ...tableSubjects]);

export const isHome = (subject: SceneSubject | 'home'): subject is HomeSubject =>
  homeSubjects.some((home) => home === subject);
