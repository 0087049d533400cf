import { findPlace } from '#builtin/places/places.ts';
import type { Place } from '#contract/place.ts';
import { usStates } from '#contract/us-states.ts';
import type { Region } from './scene.ts';

/** The landscape around a place: by its state, and by where in the state it lies. */
export function regionOf({ city, state }: Place): Region | undefined {
  const code = state.trim().toUpperCase();
  const usual = byState[code];
  if (!usual) return undefined;
  if (bigCities.has(`${city.trim()} ${code}`.toLowerCase())) return 'city';
  const place = findPlace(city, code);
  const own = place && parts[code]?.find(({ holds }) => holds(place.lat, place.lng));
  return own?.region ?? usual;
}

/** The region of the first state that a text names in full. */
export function regionNamedIn(text: string): Region | undefined {
  let found: { code: string; at: number } | undefined;
  for (const { code, name } of usStates) {
    const at = text.search(new RegExp(`\\b${name.toLowerCase()}\\b`));
    if (at >= 0 && (!found || at < found.at)) found = { code, at };
  }
  return found && byState[found.code];
}

/** Where snow would look wrong. */
export const isWarm = (state: string) => warmStates.has(state.trim().toUpperCase());

const warmStates = new Set(['FL', 'HI', 'AZ', 'LA', 'MS', 'AL', 'GA', 'SC']);

// biome-ignore format: a table of states reads best in rows
const byState: Record<string, Region> = {
  AL: 'forest', AK: 'mountains', AZ: 'desert', AR: 'forest', CA: 'coast', CO: 'mountains',
  CT: 'forest', DE: 'coast', FL: 'coast', GA: 'forest', HI: 'coast', ID: 'mountains',
  IL: 'plains', IN: 'plains', IA: 'plains', KS: 'plains', KY: 'forest', LA: 'forest',
  ME: 'coast', MD: 'forest', MA: 'forest', MI: 'forest', MN: 'forest', MS: 'forest',
  MO: 'plains', MT: 'mountains', NE: 'plains', NV: 'desert', NH: 'mountains', NJ: 'coast',
  NM: 'desert', NY: 'forest', NC: 'forest', ND: 'plains', OH: 'plains', OK: 'plains',
  OR: 'forest', PA: 'forest', RI: 'coast', SC: 'coast', SD: 'plains', TN: 'forest',
  TX: 'plains', UT: 'mountains', VT: 'mountains', VA: 'forest', WA: 'forest', WV: 'mountains',
  WI: 'forest', WY: 'mountains',
};

type Part = { region: Region; holds: (lat: number, lng: number) => boolean };

/** Parts of a state that look unlike the rest of it. */
const parts: Record<string, readonly Part[]> = {
  AZ: [{ region: 'mountains', holds: (lat) => lat > 34.4 }],
  CA: [
    { region: 'desert', holds: (lat, lng) => lat < 36.5 && lng > -116.95 },
    { region: 'mountains', holds: (lat, lng) => lat > 37.3 && lng > -120.8 },
    {
      region: 'plains',
      holds: (lat, lng) => lat > 35 && lng > -121.6 && lng - -121.6 > (38.8 - lat) * 0.4,
    },
  ],
  CO: [{ region: 'plains', holds: (_, lng) => lng > -104.4 }],
  GA: [{ region: 'coast', holds: (_, lng) => lng > -81.4 }],
  ID: [
    {
      region: 'plains',
      holds: (lat, lng) => lat < 43.8 && lng < -113.5 && lng > -116 && lat < 43.2,
    },
  ],
  LA: [{ region: 'coast', holds: (lat) => lat < 29.9 }],
  MA: [{ region: 'coast', holds: (_, lng) => lng > -70.95 }],
  MT: [{ region: 'plains', holds: (_, lng) => lng > -109.5 }],
  NC: [
    { region: 'coast', holds: (_, lng) => lng > -78.05 },
    { region: 'mountains', holds: (_, lng) => lng < -81.8 },
  ],
  NV: [{ region: 'mountains', holds: (lat, lng) => lat > 38.6 && lng < -119.3 }],
  NY: [{ region: 'coast', holds: (lat, lng) => lat < 41.1 && lng > -73.5 }],
  OR: [
    { region: 'coast', holds: (_, lng) => lng < -123.7 },
    { region: 'desert', holds: (lat, lng) => lng > -121 && lat < 43.6 },
    { region: 'mountains', holds: (_, lng) => lng > -121.6 },
  ],
  SC: [{ region: 'forest', holds: (_, lng) => lng < -80.6 }],
  TN: [{ region: 'mountains', holds: (_, lng) => lng > -84.3 }],
  TX: [
    { region: 'coast', holds: (lat, lng) => lat < 29.5 && lng > -97.7 },
    { region: 'desert', holds: (_, lng) => lng < -101.8 },
    { region: 'forest', holds: (lat, lng) => lat > 29.9 && lng > -95.6 },
  ],
  UT: [{ region: 'desert', holds: (lat) => lat < 38.8 }],
  VA: [
    { region: 'coast', holds: (lat, lng) => lng > -76.6 && lat < 38 },
    { region: 'mountains', holds: (_, lng) => lng < -79.2 },
  ],
  WA: [
    { region: 'plains', holds: (_, lng) => lng > -119.9 },
    { region: 'coast', holds: (_, lng) => lng < -123.6 },
  ],
};

const bigCities = new Set([
  'new york ny',
  'new york city ny',
  'brooklyn ny',
  'manhattan ny',
  'chicago il',
  'philadelphia pa',
  'boston ma',
  'san francisco ca',
  'oakland ca',
  'houston tx',
  'dallas tx',
  'atlanta ga',
  'minneapolis mn',
  'detroit mi',
  'baltimore md',
  'jersey city nj',
  'newark nj',
  'pittsburgh pa',
  'cleveland oh',
  'columbus oh',
  'milwaukee wi',
  'seattle wa',
  'st. louis mo',
  'kansas city mo',
]);
