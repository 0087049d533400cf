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
  /** Whether winter is white there. */
  isSnowless?: boolean;
  /** Whether grass that nobody waters is straw by summer. */
  isDry?: boolean;
  /** What else was asked for and has a place in the picture. */
  extras?: readonly Extra[];
  /** Colors that were asked for by name, each for the things it was said of. */
  colors?: Colors;
};

const coloredThings = ['cabinets', 'island', 'door', 'walls', 'roof', 'fabric', 'barn'] as const;
export type Colors = Partial<Record<(typeof coloredThings)[number], string>>;

export const holidays = ['spring', 'july', 'halloween', 'thanksgiving', 'winter'] as const;
export type Holiday = (typeof holidays)[number];
export const extras = [
  'dog',
  'cat',
  'sale-sign',
  'sold-sign',
  'open-house-sign',
  'moving-truck',
  'car',
  'pool',
  'asleep',
  'barn',
  'bikes',
  'ceiling-fan',
  'coffee',
  'double-vanity',
  'falling',
  'low-sun',
  'pumpkins',
  'ristras',
  'rocking-chairs',
  'screens',
  'six-seats',
  'two-monitors',
  'wildflowers',
] as const;
export type Extra = (typeof extras)[number];

export const homeSubjects = [
  'craftsman',
  'ranch',
  'mid-century',
  'colonial',
  'modern',
  'townhouses',
  'condo-tower',
  'cottage',
  'farmhouse',
  'new-construction',
  'adobe',
  'victorian',
  'brownstone',
  'mobile-home',
  'cabin',
] as const;
export const roomSubjects = [
  'living-room',
  'fireplace',
  'kitchen',
  'bedroom',
  'nursery',
  'bathroom',
  'home-office',
  'dining-room',
  'laundry',
  'garage',
  'moving-boxes',
] as const;
const yardSubjects = [
  'patio',
  'deck',
  'garden',
  'pool',
  'porch',
  'front-door',
  'doorstep',
] as const;
const outingSubjects = [
  'street',
  'downtown',
  'market-street',
  'park',
  'trail',
  'lake',
  'beach',
  'skyline',
  'aerial',
  'balcony',
] as const;
export const tableSubjects = [
  'keys-desk',
  'finance-desk',
  'plan-desk',
  'chart-desk',
  'toolbox',
  'laptop',
  'dinner-table',
  'thanksgiving-table',
  'holiday-table',
] as const;
export const subjects = [
  ...homeSubjects,
  ...roomSubjects,
  ...yardSubjects,
  ...outingSubjects,
  ...tableSubjects,
] as const;

export const regions = [
  'coast',
  'tropics',
  'desert',
  'mountains',
  'hills',
  'plains',
  'forest',
  'city',
] as const;
export const treeKinds = ['broadleaf', 'conifer', 'palm', 'saguaro'] as const;
export type TreeKind = (typeof treeKinds)[number];
export const timesOfDay = ['morning', 'noon', 'golden', 'dusk', 'night'] as const;
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'fog'] as const;
export const moods = [
  'natural',
  'modern',
  'warm',
  'minimal',
  'luxury',
  'rustic',
  'bright',
  'moody',
  'watercolor',
  'line',
  'monochrome',
  'vintage',
  'pastel',
] as const;

export type HomeSubject = (typeof homeSubjects)[number];
export type SceneSubject = (typeof subjects)[number];
export type Region = (typeof regions)[number];
export type Time = (typeof timesOfDay)[number];
export type Season = (typeof seasons)[number];
export type Weather = (typeof weathers)[number];
export type Mood = (typeof moods)[number];
