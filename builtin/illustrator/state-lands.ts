import type { Region, TreeKind } from './scene.ts';

export type Trees = readonly [TreeKind, ...TreeKind[]];

// biome-ignore format: a table of states reads best in rows
/** The land of most of a state. */
export const byState: Record<string, Region> = {
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

type Part = {
  region: Region;
  trees?: Trees;
  /** Winters that are white where those of the state are not. */
  isWhite?: true;
  /** Rock that stands alone in the land, also within sight of a town. */
  hasMesas?: true;
  holds: (lat: number, lng: number) => boolean;
};

/** Between two parallels and two meridians. */
const within =
  (south: number, north: number, west: number, east: number) =>
  (lat: number, lng: number): boolean =>
    lat >= south && lat < north && lng >= west && lng < east;

/** Parts of a state that look unlike the rest of it. */
export const parts: Record<string, readonly Part[]> = {
  AL: [{ region: 'coast', holds: (lat) => lat < 30.6 }],
  AR: [
    { region: 'hills', holds: within(35.4, 37, -94.7, -92) },
    { region: 'hills', holds: within(34.2, 35, -94.7, -92.8) },
  ],
  AZ: [
    // Sedona, and the land of the canyons and of Monument Valley.
    {
      region: 'desert',
      trees: ['conifer'],
      hasMesas: true,
      holds: within(34.6, 35, -112.2, -111.5),
    },
    {
      region: 'desert',
      trees: ['broadleaf'],
      hasMesas: true,
      holds: within(35.9, 37.1, -112, -109),
    },
    // Kingman and Lake Havasu: bare desert, however far north.
    { region: 'desert', trees: ['broadleaf'], holds: within(34.4, 35.9, -115, -113.4) },
    { region: 'mountains', holds: (lat) => lat > 34.4 },
  ],
  CA: [
    // Big Bear, Arrowhead, Idyllwild: pines and snow above the deserts and the suburbs.
    { region: 'mountains', holds: within(34.18, 34.32, -117.4, -116.75) },
    { region: 'mountains', holds: within(33.68, 33.8, -116.8, -116.6) },
    {
      region: 'hills',
      trees: ['broadleaf', 'conifer'],
      holds: within(32.5, 33.3, -116.95, -116.5),
    },
    { region: 'desert', trees: ['broadleaf'], holds: within(34.4, 36.5, -118.4, -116.9) },
    { region: 'desert', holds: (lat, lng) => lat < 36.5 && lng > -116.95 },
    { region: 'hills', trees: ['palm', 'broadleaf'], holds: within(33.4, 33.7, -117.3, -116.95) },
    // Pasadena, Riverside, Escondido: too far inland to see the ocean.
    {
      region: 'hills',
      trees: ['palm', 'broadleaf'],
      holds: (lat, lng) => lat < 34.6 && (lng > -117.12 || (lat > 33.86 && lng > -118.36)),
    },
    { region: 'mountains', holds: (lat, lng) => lat > 37.3 && lng > -120.8 },
    { region: 'mountains', holds: within(40.8, 42.1, -123, -120) },
    { region: 'plains', holds: within(38.8, 40.8, -122.6, -120.8) },
    // Wine country and the valleys east of the bay: oaks on hills that are gold in summer.
    { region: 'hills', trees: ['broadleaf'], holds: within(38.15, 39.3, -123.3, -121.95) },
    { region: 'hills', trees: ['broadleaf'], holds: within(37.15, 38.15, -122.08, -121.6) },
    { region: 'hills', trees: ['broadleaf'], holds: within(35.4, 36.3, -120.9, -120.3) },
    {
      region: 'plains',
      holds: (lat, lng) => lat > 35 && lng > -121.6 && lng - -121.6 > (38.8 - lat) * 0.4,
    },
  ],
  CO: [
    { region: 'plains', holds: (_, lng) => lng > -104.4 },
    {
      region: 'desert',
      trees: ['broadleaf'],
      hasMesas: true,
      holds: within(38.7, 39.4, -109.1, -108.3),
    },
  ],
  CT: [{ region: 'coast', holds: within(41, 41.37, -72.4, -71.8) }],
  DE: [{ region: 'forest', holds: (lat) => lat > 39 }],
  FL: [
    {
      region: 'forest',
      trees: ['broadleaf', 'conifer'],
      holds: (lat, lng) => lat > 30.2 && lng < -82 && lng > -86,
    },
    { region: 'forest', trees: ['live-oak', 'palm'], holds: within(29.3, 30.2, -82.9, -81.9) },
    {
      region: 'plains',
      trees: ['palm', 'palm', 'broadleaf'],
      holds: within(27.4, 29, -82.2, -81.1),
    },
    { region: 'plains', trees: ['palm', 'live-oak'], holds: within(29, 30.2, -82.2, -81.5) },
  ],
  GA: [
    {
      region: 'coast',
      trees: ['live-oak', 'live-oak', 'palm'],
      holds: (lat, lng) => lng > -81.56 && lat < 32.4,
    },
    { region: 'hills', trees: ['broadleaf', 'broadleaf', 'conifer'], holds: (lat) => lat > 34.45 },
  ],
  IA: [{ region: 'hills', trees: ['broadleaf'], holds: (lat, lng) => lat > 42 && lng > -91.9 }],
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
  IL: [{ region: 'hills', trees: ['broadleaf'], holds: (lat, lng) => lat > 42.1 && lng < -90 }],
  IN: [{ region: 'hills', trees: ['broadleaf'], holds: within(38, 39.3, -87, -85.8) }],
  KY: [{ region: 'hills', holds: (_, lng) => lng > -83.6 }],
  LA: [{ region: 'coast', holds: (lat) => lat < 29.7 }],
  MA: [
    { region: 'coast', holds: (_, lng) => lng > -70.95 },
    { region: 'hills', holds: (_, lng) => lng < -72.6 },
  ],
  MD: [
    // The ocean, and the shores of the Chesapeake.
    { region: 'coast', holds: (_, lng) => lng > -75.4 },
    { region: 'coast', trees: ['broadleaf'], holds: within(37.9, 39.2, -76.55, -75.4) },
    { region: 'hills', holds: (_, lng) => lng < -77.5 },
  ],
  ME: [
    { region: 'forest', holds: (lat, lng) => lat > 44.5 && lng < -68.5 },
    { region: 'hills', holds: (lat, lng) => lat > 43.8 && lng < -70.4 },
  ],
  MN: [{ region: 'plains', holds: (lat, lng) => lat < 45.5 && lng < -94.6 }],
  MO: [{ region: 'hills', trees: ['broadleaf'], holds: within(36.4, 38.4, -93.7, -90.7) }],
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
  NH: [{ region: 'coast', holds: (lat, lng) => lat < 43.2 && lng > -70.9 }],
  NJ: [
    { region: 'coast', holds: (lat, lng) => lng > -74.25 && lat < 40.4 },
    { region: 'coast', holds: (lat, lng) => lng > -74.95 && lat < 39.45 },
  ],
  NM: [
    { region: 'mountains', holds: within(32.8, 33.6, -105.9, -105.3) },
    { region: 'mountains', holds: within(36.3, 37, -105.5, -105) },
    // Santa Fe and Taos lie high: snow on adobe.
    { region: 'desert', isWhite: true, holds: (lat) => lat > 35.4 },
  ],
  NV: [
    {
      region: 'desert',
      isWhite: true,
      trees: ['broadleaf'],
      holds: (lat, lng) => lat > 39 && lng > -119,
    },
    { region: 'mountains', holds: (lat, lng) => lat > 38.6 && lng < -119.3 },
  ],
  NY: [
    { region: 'coast', holds: (lat, lng) => lat < 41.1 && lng > -73.2 },
    { region: 'forest', holds: within(42.8, 43.6, -79.1, -77) },
    { region: 'hills', holds: (lat) => lat > 41.4 },
  ],
  OH: [{ region: 'hills', trees: ['broadleaf'], holds: within(38.4, 40.2, -82.7, -80.5) }],
  OR: [
    { region: 'coast', holds: (_, lng) => lng < -123.7 },
    { region: 'desert', holds: (lat, lng) => lng > -121 && lat < 43.6 },
    // The gorge of the Columbia: steep, but green to the top.
    { region: 'hills', holds: (lat, lng) => lat > 45.4 && lng > -121.9 && lng < -121 },
    { region: 'mountains', holds: (_, lng) => lng > -121.6 },
  ],
  PA: [{ region: 'forest', holds: (lat, lng) => lng > -76 && lat < 40.6 }],
  SC: [
    {
      region: 'coast',
      trees: ['live-oak', 'live-oak', 'palm'],
      holds: (lat, lng) => lng > (lat < 33 ? -80.9 : -79.7) && lat < 34,
    },
  ],
  SD: [{ region: 'hills', trees: ['conifer'], holds: within(43.3, 44.7, -104.1, -103) }],
  TN: [{ region: 'hills', holds: (_, lng) => lng > -85.5 }],
  TX: [
    { region: 'tropics', holds: (lat, lng) => lat < 28.2 && lng > -98 },
    { region: 'coast', trees: ['palm', 'broadleaf'], holds: (lat, lng) => lat < 29.5 && lng > -96 },
    // Amarillo and Lubbock stand on the flat high plains, El Paso and Marfa in the desert.
    { region: 'desert', holds: (_, lng) => lng < -102.8 },
    {
      region: 'hills',
      trees: ['live-oak', 'broadleaf'],
      holds: within(29.5, 31.1, -100.2, -97.85),
    },
    { region: 'forest', holds: (lat, lng) => lat > 29.9 && lng > -95.6 },
  ],
  UT: [{ region: 'desert', hasMesas: true, holds: (lat) => lat < 38.8 }],
  VA: [
    { region: 'coast', holds: (lat, lng) => lng > -76.6 && lat < 38 },
    { region: 'hills', holds: (_, lng) => lng < -78.4 },
  ],
  WA: [
    {
      region: 'hills',
      trees: ['conifer'],
      isWhite: true,
      holds: (lat, lng) => lat > 47.4 && lng > -118,
    },
    { region: 'plains', holds: (_, lng) => lng > -119.9 },
    { region: 'mountains', holds: within(47.1, 49, -121.6, -120.5) },
    { region: 'hills', trees: ['broadleaf'], isWhite: true, holds: within(45.5, 49, -121, -119.9) },
    // The islands and shores of Puget Sound.
    {
      region: 'coast',
      trees: ['conifer', 'conifer', 'broadleaf'],
      holds: within(47.15, 49.1, -123.6, -122.35),
    },
    { region: 'coast', holds: (_, lng) => lng < -123.6 },
  ],
  // Cheyenne, Gillette and Torrington: high plains, the mountains hours away.
  WY: [{ region: 'plains', holds: (_, lng) => lng > -105.55 }],
};

/** Towns whose boardwalk is a walk along the sea with shops, and not a path through dunes. */
export const boardwalkTowns =
  /^(?:virginia beach va|ocean city (?:md|nj)|(?:atlantic city|wildwood|asbury park|point pleasant beach|seaside heights|cape may) nj|rehoboth beach de|(?:myrtle beach|north myrtle beach) sc|(?:santa cruz|santa monica|san diego|venice|los angeles) ca|(?:coney island|long beach|brooklyn) ny|(?:daytona beach|hollywood|fort lauderdale) fl|kemah tx|carolina beach nc|salisbury ma|hampton nh)$/;

/** Country that is known by a name no town has, and a town in its midst. */
export const areas: Record<string, Record<string, string>> = {
  CA: {
    'big sur': 'Monterey',
    'lake tahoe': 'South Lake Tahoe',
    'tahoe city': 'South Lake Tahoe',
    'tahoe vista': 'South Lake Tahoe',
    'joshua tree': 'Twentynine Palms',
    'orange county': 'Irvine',
    'wine country': 'Napa',
  },
  FL: { 'florida keys': 'Key West', '30a': 'Destin', 'space coast': 'Cocoa Beach' },
  MA: { 'cape cod': 'Nantucket', "martha's vineyard": 'Nantucket', berkshires: 'Pittsfield' },
  MD: { 'deep creek lake': 'Cumberland', 'eastern shore': 'Ocean City' },
  MI: { 'mackinac island': 'Petoskey', 'upper peninsula': 'Marquette' },
  NC: { 'outer banks': 'Kill Devil Hills', 'blue ridge': 'Asheville' },
  NJ: { 'jersey shore': 'Ocean City', 'long beach island': 'Ocean City' },
  NV: { 'lake tahoe': 'Reno' },
  NY: {
    hamptons: 'East Hampton',
    'the hamptons': 'East Hampton',
    'finger lakes': 'Ithaca',
    catskills: 'Ithaca',
    adirondacks: 'Plattsburgh',
    'hudson valley': 'Kingston',
  },
  PA: { poconos: 'Scranton', 'bucks county': 'Doylestown', 'lancaster county': 'Lancaster' },
  SC: { lowcountry: 'Charleston', 'low country': 'Charleston' },
  TN: { 'smoky mountains': 'Gatlinburg' },
  TX: { 'hill country': 'Kerrville', 'south padre island': 'Galveston' },
  WI: { 'door county': 'Green Bay' },
};
