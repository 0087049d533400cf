import { findPlace } from '#builtin/places/places.ts';
import type { Place } from '#contract/place.ts';
import { type LocalHomes, localHomesOf } from './local-homes.ts';
import type { Houses, Region, Scene, SceneSubject, TreeKind } from './scene.ts';

/** How a place looks: the land around it, its trees, its winters and the homes one sees there. */
export type Surroundings = LocalHomes & {
  region: Region;
  trees: readonly [TreeKind, ...TreeKind[]];
  isSnowless: boolean;
  /** Where grass is straw by summer unless somebody waters it. */
  isDry?: boolean;
  /** Where no orchard trees bloom along the streets in spring. */
  isBloomless?: boolean;
  /** Where leaves turn weeks later or earlier than in most of the country. */
  turns?: 'late' | 'early';
  /** Whether mountains there have bare peaks, and are not old and wooded. */
  hasPeaks: boolean;
};

/** By the state, and by where in the state a place lies; none for a state nobody knows. */
export function surroundingsOf({ city, state }: Place): Surroundings | undefined {
  const code = state.trim().toUpperCase();
  const usual = byState[code];
  if (!usual) return undefined;
  const name = `${city.trim()} ${code}`.toLowerCase();
  const place = findPlace(city, code);
  const [lat, lng] = place ? [place.lat, place.lng] : [undefined, undefined];
  const part =
    lat === undefined ? undefined : parts[code]?.find(({ holds }) => holds(lat, lng ?? 0));
  const land = part?.region ?? usual;
  const region = bigCities.test(name) ? 'city' : land;
  const isSnowless = !whiteWinters.has(code) && land !== 'mountains';
  const trees = part?.trees ?? treesOf(code, land, lat);
  return {
    region,
    isSnowless,
    isDry: dryStates.has(code) && region !== 'city',
    isBloomless: bloomless.has(code),
    hasPeaks: peakStates.has(code),
    turns: turnOf(code, land, lat, lng),
    trees: region === 'city' && trees[0] === 'broadleaf' ? ['broadleaf'] : trees,
    ...localHomesOf(name, code, region, [lat, lng]),
  };
}

export const treeKindsOf = ({ region, trees }: Pick<Scene, 'region' | 'trees'>) => {
  const [first, ...others] = trees ?? [];
  return first ? ([first, ...others] as const) : usualTrees[region];
};

type Trees = readonly [TreeKind, ...TreeKind[]];

export const usualTrees: Record<Region, Trees> = {
  coast: ['broadleaf', 'conifer', 'broadleaf'],
  tropics: ['palm'],
  desert: ['saguaro', 'palm'],
  mountains: ['conifer', 'conifer', 'broadleaf'],
  hills: ['broadleaf', 'broadleaf', 'conifer'],
  plains: ['broadleaf'],
  forest: ['broadleaf', 'broadleaf', 'conifer'],
  city: ['broadleaf'],
};

function treesOf(code: string, land: Region, lat = 40): Trees {
  // Saguaros grow in southern Arizona and nowhere else in the country.
  if (land === 'desert')
    return code === 'AZ'
      ? ['saguaro', 'palm', 'saguaro']
      : lat < 37 && (code === 'CA' || code === 'NV')
        ? ['palm']
        : ['broadleaf'];
  if (code === 'CA' && land === 'coast') return lat < 36 ? ['palm'] : ['broadleaf', 'conifer'];
  if ((code === 'WA' || code === 'OR') && land !== 'plains')
    return ['conifer', 'conifer', 'broadleaf'];
  if ((code === 'ME' || code === 'NH') && land === 'coast')
    return ['conifer', 'broadleaf', 'conifer'];
  // Live oaks shade the low country and the Gulf, and the hills of middle Texas.
  if (lowCountry.has(code) && (land === 'coast' || lat < 31.2)) return ['live-oak', 'broadleaf'];
  if (code === 'TX' && land === 'plains' && lat < 31.5) return ['live-oak', 'broadleaf'];
  // No spruces along the Gulf or in the low country.
  if (southern.has(code) && (land === 'forest' || land === 'coast')) return ['broadleaf'];
  return usualTrees[land];
}

const lowCountry = new Set(['AL', 'GA', 'LA', 'MS', 'SC']);

const southern = new Set(['AL', 'AR', 'GA', 'LA', 'MS', 'SC', 'NC', 'TN', 'KY', 'VA', 'TX']);

/** When leaves turn: late where autumn is long and warm, early in the North and in high mountains. */
function turnOf(code: string, land: Region, lat = 40, lng = -90): Surroundings['turns'] {
  if (land === 'mountains') return lat > 38 ? 'early' : undefined;
  if (lateStates.has(code) || (code === 'NC' && land === 'coast')) return 'late';
  // The Pacific Northwest is mild, however far north.
  return code === 'AK' || (lat > 42.5 && lng > -119) ? 'early' : undefined;
}

const lateStates = new Set('AL AZ CA FL GA HI LA MS NV SC TX'.split(' '));

const bloomless = new Set('AZ FL HI LA MS NM NV TX'.split(' '));

const peakStates = new Set('AK AZ CA CO HI ID MT NM NV OR TX UT WA WY'.split(' '));

const dryStates = new Set(['AZ', 'ID', 'NM', 'NV', 'UT', 'WY']);

/** Subjects that are built as their name says, wherever they stand. */
const builtAsNamed = new Set<SceneSubject>([
  ...(['colonial', 'victorian', 'farmhouse', 'brownstone', 'craftsman'] as const),
  ...(['cottage', 'cabin', 'mobile-home', 'new-construction', 'porch-house'] as const),
  ...(['barndominium', 'saltbox', 'gambrel', 'columned', 'loft-building'] as const),
]);

/** How the houses of a picture are built, also where only its land is known. */
export const housesOf = ({ region, houses }: Pick<Scene, 'region' | 'houses'>): Houses =>
  houses ?? (region === 'desert' ? 'stucco' : region === 'tropics' ? 'block' : 'frame');

/** Where walls are of stucco, in the Southwest and in Florida, and not of boards or brick. */
export const hasStucco = (scene: Pick<Scene, 'region' | 'subject' | 'houses'>) =>
  !builtAsNamed.has(scene.subject) && ['adobe', 'stucco', 'block'].includes(housesOf(scene));

/** Where a lawn in January is usually white. */
const whiteWinters = new Set(
  'AK CO CT IA ID IL IN MA ME MI MN MT ND NE NH NJ NY OH PA RI SD UT VT WI WV WY'.split(' '),
);

// biome-ignore format: a table of states reads best in rows
const byState: Record<string, Region> = {
  AL: 'forest', AK: 'mountains', AZ: 'desert', AR: 'forest', CA: 'coast', CO: 'mountains',
  CT: 'forest', DC: 'city', DE: 'coast', FL: 'tropics', GA: 'forest', HI: 'tropics', ID: 'mountains',
  IL: 'plains', IN: 'plains', IA: 'plains', KS: 'plains', KY: 'forest', LA: 'forest',
  ME: 'coast', MD: 'forest', MA: 'forest', MI: 'forest', MN: 'forest', MS: 'forest',
  MO: 'plains', MT: 'mountains', NE: 'plains', NV: 'desert', NH: 'hills', NJ: 'forest',
  NM: 'desert', NY: 'forest', NC: 'forest', ND: 'plains', OH: 'plains', OK: 'plains',
  OR: 'forest', PA: 'hills', RI: 'coast', SC: 'forest', SD: 'plains', TN: 'forest',
  TX: 'plains', UT: 'mountains', VT: 'hills', VA: 'forest', WA: 'forest', WV: 'hills',
  WI: 'forest', WY: 'mountains',
};

type Part = { region: Region; trees?: Trees; holds: (lat: number, lng: number) => boolean };

/** Parts of a state that look unlike the rest of it. */
const parts: Record<string, readonly Part[]> = {
  AL: [{ region: 'coast', holds: (lat) => lat < 30.6 }],
  AZ: [{ region: 'mountains', holds: (lat) => lat > 34.4 }],
  CA: [
    { region: 'desert', holds: (lat, lng) => lat < 36.5 && lng > -116.95 },
    // Pasadena, Riverside, Escondido: too far inland to see the ocean.
    {
      region: 'hills',
      trees: ['palm', 'broadleaf'],
      holds: (lat, lng) => lat < 34.6 && (lng > -117.12 || (lat > 33.86 && lng > -118.36)),
    },
    { region: 'mountains', holds: (lat, lng) => lat > 37.3 && lng > -120.8 },
    {
      region: 'plains',
      holds: (lat, lng) => lat > 35 && lng > -121.6 && lng - -121.6 > (38.8 - lat) * 0.4,
    },
  ],
  CO: [{ region: 'plains', holds: (_, lng) => lng > -104.4 }],
  DE: [{ region: 'forest', holds: (lat) => lat > 39 }],
  FL: [
    {
      region: 'forest',
      trees: ['broadleaf', 'conifer'],
      holds: (lat, lng) => lat > 30.2 && lng < -82 && lng > -86,
    },
    {
      region: 'plains',
      trees: ['palm', 'palm', 'broadleaf'],
      holds: (lat, lng) => lat > 27.4 && lng > -82.2 && lng < -81.1,
    },
  ],
  GA: [
    { region: 'coast', trees: ['live-oak', 'live-oak', 'palm'], holds: (_, lng) => lng > -81.4 },
  ],
  ID: [
    // Low wooded hills around the northern lakes.
    { region: 'hills', trees: ['conifer', 'conifer', 'broadleaf'], holds: (lat) => lat > 46.6 },
    // The dry foothills around Boise have no peaks behind them.
    { region: 'hills', trees: ['broadleaf'], holds: (lat, lng) => lat < 44.2 && lng < -115.6 },
    {
      region: 'plains',
      holds: (lat, lng) => lng < -113.5 && lng > -116 && lat < 43.2,
    },
    // Idaho Falls and Rexburg: farmland along the Snake.
    {
      region: 'plains',
      holds: (lat, lng) => lat > 43.2 && lat < 43.9 && lng > -112.3 && lng < -111.7,
    },
  ],
  LA: [{ region: 'coast', holds: (lat) => lat < 29.7 }],
  MA: [
    { region: 'coast', holds: (_, lng) => lng > -70.95 },
    { region: 'hills', holds: (_, lng) => lng < -72.6 },
  ],
  MD: [
    { region: 'coast', holds: (_, lng) => lng > -75.4 },
    { region: 'hills', holds: (_, lng) => lng < -77.5 },
  ],
  MS: [{ region: 'coast', holds: (lat) => lat < 30.5 }],
  MT: [
    { region: 'plains', holds: (_, lng) => lng > -109.5 },
    // Great Falls and Havre stand on the plains east of the Rockies.
    { region: 'plains', holds: (lat, lng) => lat > 47.2 && lng > -111.9 },
  ],
  NC: [
    { region: 'coast', holds: (_, lng) => lng > -78.05 },
    { region: 'hills', holds: (_, lng) => lng < -81.6 },
  ],
  NJ: [{ region: 'coast', holds: (lat, lng) => lng > -74.15 && lat < 40.4 }],
  NV: [{ region: 'mountains', holds: (lat, lng) => lat > 38.6 && lng < -119.3 }],
  NY: [
    { region: 'coast', holds: (lat, lng) => lat < 41.1 && lng > -73.2 },
    { region: 'hills', holds: (lat) => lat > 41.4 },
  ],
  OR: [
    { region: 'coast', holds: (_, lng) => lng < -123.7 },
    { region: 'desert', holds: (lat, lng) => lng > -121 && lat < 43.6 },
    // The gorge of the Columbia: steep, but green to the top.
    { region: 'hills', holds: (lat, lng) => lat > 45.4 && lng > -121.9 && lng < -121 },
    { region: 'mountains', holds: (_, lng) => lng > -121.6 },
  ],
  PA: [{ region: 'forest', holds: (_, lng) => lng > -76 }],
  SC: [
    {
      region: 'coast',
      trees: ['live-oak', 'live-oak', 'palm'],
      holds: (lat, lng) => lng > (lat < 33 ? -80.9 : -79.7) && lat < 34,
    },
  ],
  TN: [{ region: 'hills', holds: (_, lng) => lng > -84.3 }],
  TX: [
    { region: 'tropics', holds: (lat, lng) => lat < 28.2 && lng > -98 },
    { region: 'coast', trees: ['palm', 'broadleaf'], holds: (lat, lng) => lat < 29.5 && lng > -96 },
    // Amarillo and Lubbock stand on the flat high plains, El Paso and Marfa in the desert.
    { region: 'desert', holds: (_, lng) => lng < -102.8 },
    { region: 'forest', holds: (lat, lng) => lat > 29.9 && lng > -95.6 },
  ],
  UT: [{ region: 'desert', holds: (lat) => lat < 38.8 }],
  VA: [
    { region: 'coast', holds: (lat, lng) => lng > -76.6 && lat < 38 },
    { region: 'hills', holds: (_, lng) => lng < -78.4 },
  ],
  WA: [
    { region: 'plains', holds: (_, lng) => lng > -119.9 },
    { region: 'coast', holds: (_, lng) => lng < -123.6 },
  ],
  // Cheyenne, Gillette and Torrington: high plains, the mountains hours away.
  WY: [{ region: 'plains', holds: (_, lng) => lng > -105.55 }],
};

/** Where one looks out on streets and towers and not on land. */
const bigCities =
  /^(?:(?:new york(?: city)?|brooklyn|manhattan|bronx|queens) ny|chicago il|philadelphia pa|boston ma|san francisco ca|oakland ca|washington dc|houston tx|dallas tx|atlanta ga|minneapolis mn|detroit mi|baltimore md|(?:jersey city|newark|hoboken) nj|pittsburgh pa|cleveland oh|columbus oh|milwaukee wi|seattle wa|st\. louis mo|kansas city mo)$/;
