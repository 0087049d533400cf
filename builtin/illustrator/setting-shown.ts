import { isSnowy } from './building/material.ts';
import {
  isInside,
  type Region,
  type Scene,
  type SceneSubject,
  type Time,
  type Weather,
} from './scene.ts';

/** What tells of a season, a time or a land and is a thing all the same: it is there to be seen, or it is missing. */
export const isThingOfSeason =
  /^(?:crocus|forsythia|dogwood|magnolia|redbud|wisteria|peon|lilac|azalea|tulip|daffodil|blue ?bonnet|hydrangea|water ?melon|lemonade|scare ?crow|mums|pumpkin|jack-?o|corn maze|hay ?-?ride|snow ?-?m[ae]n|sled|icicle|ice dam|snow ?-?plow|snow ?-?blower|shamrock|(?:apple |hot )?cider|egg hunt|palm|light ?house|marina|dunes?|saguaro|cact|mesas?|red rocks?|skyscraper|postcard|pencil|ink|puddle)/;

/** Weather, light or land that was asked for and gave way to other weather, light or land. */
export function isAbsent(
  value: Weather | Time | Region,
  { subject, region, weather, time, trees = [], extras = [], ...scene }: Scene,
  seen?: ReadonlySet<string>,
): boolean {
  // Weather is seen from a room that has a window.
  if (isInside(subject))
    return weather === value && isFalling(weather) && seen !== undefined && !seen.has('window');
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

export const isFalling = (weather: Weather) =>
  weather === 'rain' || weather === 'snow' || weather === 'fog';

/** Pages that show water of their own. */
const atWater = new Set<SceneSubject>([
  ...(['marina', 'lighthouse', 'pier', 'beach', 'promenade', 'lake', 'balcony'] as const),
  ...(['suspension-bridge', 'skyline', 'floating-home', 'marsh', 'river'] as const),
]);
