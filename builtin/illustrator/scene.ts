/** What a picture shows, in the few words the painter needs. */
export type Scene = {
  subject: SceneSubject;
  region: Region;
  time: Time;
  season: Season;
  weather: Weather;
  mood: Mood;
};

export const homeSubjects = [
  'craftsman',
  'ranch',
  'colonial',
  'modern',
  'townhouses',
  'condo-tower',
  'cottage',
  'farmhouse',
  'new-construction',
] as const;
export const interiorSubjects = ['living-room', 'kitchen', 'porch', 'front-door'] as const;
const streetSubjects = ['street', 'market-street', 'park', 'skyline'] as const;
export const stillLifeSubjects = [
  'keys-desk',
  'finance-desk',
  'plan-desk',
  'chart-desk',
  'moving-boxes',
  'toolbox',
] as const;
export const subjects = [
  ...homeSubjects,
  ...interiorSubjects,
  ...streetSubjects,
  ...stillLifeSubjects,
] as const;

export const regions = ['coast', 'desert', 'mountains', 'plains', 'forest', 'city'] as const;
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
