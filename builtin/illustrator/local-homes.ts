import type { HomeSubject, Houses, Region } from './scene.ts';

type Homes = readonly [HomeSubject, ...HomeSubject[]];

/** How houses are built at a place, and the homes one would expect to see there. */
export type LocalHomes = { houses: Houses; homes: Homes };

/** By the town where it is known for its houses, else by the state and where in it the place lies. */
export function localHomesOf(
  name: string,
  code: string,
  region: Region,
  [lat = 0, lng = 0]: readonly [number?, number?] = [],
): LocalHomes {
  const town = towns.find(([names]) => names.test(name));
  if (town) return { houses: town[1], homes: town[2] };
  const houses = housesIn(code, region, lat, lng);
  return { houses, homes: homesByHouses[houses] ?? homesIn[region] };
}

function housesIn(code: string, region: Region, lat: number, lng: number): Houses {
  if (code === 'NM') return 'adobe';
  if (region === 'mountains') return 'frame';
  if (code === 'AZ') return 'stucco';
  if (code === 'NV') return lat > 38 ? 'frame' : 'stucco';
  if (code === 'CA') return lat > 37.2 ? 'bungalow' : 'stucco';
  if (code === 'FL' || code === 'HI') return 'block';
  if (code === 'TX') return lng < -103 ? 'stucco' : 'brick';
  if (code === 'UT') return region === 'desert' ? 'stucco' : 'frame';
  if (code === 'WA' || code === 'OR') return 'bungalow';
  if (brickStates.has(code)) return region === 'coast' ? 'southern' : 'brick';
  return 'frame';
}

const brickStates = new Set('AL AR GA KS KY LA MO MS NC OK SC TN'.split(' '));

/** Homes one would expect to see in a landscape. */
export const homesIn: Record<Region, Homes> = {
  coast: ['cottage', 'craftsman', 'colonial', 'cottage'],
  tropics: ['ranch', 'modern', 'ranch'],
  desert: ['ranch', 'mid-century', 'adobe', 'modern'],
  mountains: ['craftsman', 'modern', 'farmhouse', 'ranch'],
  hills: ['colonial', 'farmhouse', 'cottage', 'craftsman'],
  plains: ['ranch', 'farmhouse', 'craftsman', 'colonial'],
  forest: ['craftsman', 'colonial', 'cottage', 'farmhouse'],
  city: ['craftsman', 'colonial', 'craftsman', 'cottage'],
};

const homesByHouses: Partial<Record<Houses, Homes>> = {
  adobe: ['adobe'],
  stucco: ['ranch', 'ranch', 'mid-century', 'modern'],
  block: ['ranch', 'ranch', 'modern'],
  brick: ['ranch', 'colonial', 'ranch', 'farmhouse'],
  bungalow: ['craftsman', 'craftsman', 'ranch', 'modern'],
  southern: ['porch-house', 'cottage', 'craftsman', 'farmhouse'],
};

/** What stands on the sand where houses are built so. */
export const beachHomes: Record<Houses, Homes> = {
  adobe: ['modern'],
  stucco: ['modern', 'spanish', 'cottage'],
  block: ['raised-cottage', 'modern', 'stilt-house'],
  brick: ['stilt-house', 'raised-cottage'],
  frame: ['shingle-style', 'cottage', 'shingle-style'],
  bungalow: ['shingle-style', 'modern'],
  rows: ['shingle-style'],
  shotgun: ['raised-cottage'],
  southern: ['stilt-house', 'raised-cottage', 'stilt-house'],
};

/** Homes along a street of such houses. */
export const streetHomes: Record<Houses, Homes> = {
  adobe: ['adobe'],
  stucco: ['ranch'],
  block: ['ranch'],
  brick: ['ranch', 'colonial', 'ranch'],
  frame: ['craftsman', 'cottage', 'farmhouse', 'colonial'],
  bungalow: ['craftsman', 'craftsman', 'cottage'],
  rows: ['townhouses'],
  shotgun: ['cottage'],
  southern: ['craftsman', 'farmhouse', 'cottage'],
};

const rows: Homes = ['townhouses', 'townhouses', 'brownstone'];

/** Towns that are known for one kind of home. */
const towns: readonly (readonly [RegExp, Houses, Homes])[] = [
  [
    /^(?:new york(?: city)?|brooklyn|manhattan|bronx|queens|harlem|hoboken|jersey city) n/,
    'rows',
    ['brownstone', 'brownstone', 'condo-tower'],
  ],
  [
    /^(?:(?:boston|cambridge|somerville) ma|(?:philadelphia|pittsburgh) pa|baltimore md|washington dc|georgetown|(?:albany|troy) ny|newark nj|chicago il|(?:richmond|alexandria) va)/,
    'rows',
    rows,
  ],
  [/^san francisco ca/, 'rows', ['victorian', 'victorian', 'townhouses']],
  [/^new orleans la/, 'shotgun', ['shotgun']],
  [/^(?:cape may nj|galveston tx|eureka ca|port townsend wa)/, 'frame', ['victorian', 'cottage']],
];
