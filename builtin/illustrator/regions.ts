import { findPlace } from '#builtin/places/places.ts';
import type { Place } from '#contract/place.ts';
import { type LocalHomes, localHomesOf } from './local-homes.ts';
import type { Houses, Region, Scene, SceneSubject, TreeKind } from './scene.ts';
import { areas, byState, parts, type Trees } from './state-lands.ts';

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
  /** Whether rock stands alone in the land around the towns. */
  hasMesas?: boolean;
  /** Whether mountains there have bare peaks, and are not old and wooded. */
  hasPeaks: boolean;
};

/** By the state, and by where in the state a place lies; none for a state nobody knows. */
export function surroundingsOf({ city, state }: Place): Surroundings | undefined {
  const code = state.trim().toUpperCase();
  const usual = byState[code];
  if (!usual) return undefined;
  const name = `${city.trim()} ${code}`.toLowerCase();
  const place = findPlace(city, code) ?? findPlace(areaTown(city, code), code);
  const [lat, lng] = place ? [place.lat, place.lng] : [undefined, undefined];
  const part =
    lat === undefined
      ? bySea.test(name)
        ? parts[code]?.find(({ region }) => region === 'coast')
        : undefined
      : parts[code]?.find(({ holds }) => holds(lat, lng ?? 0));
  const land = part?.region ?? usual;
  const region = bigCities.test(name) ? 'city' : land;
  const isSnowless = !whiteWinters.has(code) && land !== 'mountains' && !part?.isWhite;
  const trees = part?.trees ?? treesOf(code, land, lat);
  return {
    region,
    isSnowless,
    isDry: dryStates.has(code) && region !== 'city',
    isBloomless: bloomless.has(code),
    hasPeaks: peakStates.has(code),
    turns: turnOf(code, land, lat, lng),
    ...(part?.hasMesas && { hasMesas: true }),
    trees: region === 'city' && trees[0] === 'broadleaf' ? ['broadleaf'] : trees,
    ...localHomesOf(name, code, region, [lat, lng]),
  };
}

/** What places by the sea are called. */
const bySea = /\b(?:beach|island|isle|shores?|cape|harbor|ocean|sea)\b/;

/** A town in the midst of an area that was named instead of one. */
const areaTown = (name: string, code: string) =>
  areas[code]?.[name.trim().toLowerCase()] ?? name.replace(/ (?:area|county|region)$/i, '');

export const treeKindsOf = ({ region, trees }: Pick<Scene, 'region' | 'trees'>) => {
  const [first, ...others] = trees ?? [];
  return first ? ([first, ...others] as const) : usualTrees[region];
};

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
  ...(['prairie', 'foursquare', 'triple-decker', 'shingle-style'] as const),
  ...(['raised-cottage', 'lodge'] as const),
]);

/** How the houses of a picture are built, also where only its land is known. */
export const housesOf = ({ region, houses }: Pick<Scene, 'region' | 'houses'>): Houses =>
  houses ?? (region === 'desert' ? 'stucco' : region === 'tropics' ? 'block' : 'frame');

/** Where walls are of stucco, in the Southwest and in Florida, and not of boards or brick. */
export const hasStucco = (scene: Pick<Scene, 'region' | 'subject' | 'houses' | 'isStucco'>) =>
  scene.isStucco ||
  (!builtAsNamed.has(scene.subject) && ['adobe', 'stucco', 'block'].includes(housesOf(scene)));

/** Where a lawn in January is usually white. */
const whiteWinters = new Set(
  'AK CO CT IA ID IL IN MA ME MI MN MT ND NE NH NJ NY OH PA RI SD UT VT WI WV WY'.split(' '),
);

/** Where one looks out on streets and towers and not on land. */
const bigCities =
  /^(?:(?:new york(?: city)?|brooklyn|manhattan|bronx|queens) ny|chicago il|philadelphia pa|boston ma|san francisco ca|oakland ca|washington dc|houston tx|dallas tx|atlanta ga|minneapolis mn|detroit mi|baltimore md|(?:jersey city|newark|hoboken) nj|pittsburgh pa|cleveland oh|columbus oh|milwaukee wi|seattle wa|st\. louis mo|kansas city mo)$/;
