import type { climates } from '#builtin/writer/knowledge/knowledge.ts';

export type Climate = (typeof climates)[number];

export type RegionFacts = {
  /** As in a sentence: "across New England". */
  name: string;
  /** What homes there often look like, for a picture. */
  homes: string;
  /** What lies around them. */
  land: string;
};

const regions = {
  newEngland: {
    name: 'New England',
    homes: 'shingled and clapboard homes with steep roofs',
    land: 'stone walls and maple trees',
  },
  midAtlantic: {
    name: 'the Mid-Atlantic',
    homes: 'brick rowhouses and colonial homes',
    land: 'leafy streets with old shade trees',
  },
  southeast: {
    name: 'the Southeast',
    homes: 'brick homes with deep front porches',
    land: 'tall pines and wide lawns',
  },
  florida: {
    name: 'Florida',
    homes: 'low stucco homes with tile roofs',
    land: 'palm trees and bright open sky',
  },
  gulf: {
    name: 'the Gulf South',
    homes: 'raised cottages and brick ranch homes',
    land: 'live oaks and broad lawns',
  },
  texas: {
    name: 'Texas',
    homes: 'limestone and brick ranch homes',
    land: 'live oaks, dry grass and a wide sky',
  },
  greatLakes: {
    name: 'the Great Lakes region',
    homes: 'brick bungalows and two-story frame homes',
    land: 'maple-lined streets',
  },
  plains: {
    name: 'the Plains',
    homes: 'frame farmhouses and ranch homes',
    land: 'open fields and a wide horizon',
  },
  mountain: {
    name: 'the Mountain West',
    homes: 'timber and stone homes with strong rooflines',
    land: 'pine slopes and distant peaks',
  },
  southwest: {
    name: 'the Southwest',
    homes: 'stucco and adobe homes in earth tones',
    land: 'desert plants and red rock',
  },
  pacificNorthwest: {
    name: 'the Pacific Northwest',
    homes: 'craftsman bungalows with cedar details',
    land: 'evergreens and ferns',
  },
  california: {
    name: 'California',
    homes: 'stucco, Spanish-style and mid-century homes',
    land: 'drought-tolerant gardens and coastal hills',
  },
  alaska: {
    name: 'Alaska',
    homes: 'timber homes with steep metal roofs',
    land: 'spruce forest and mountains',
  },
  hawaii: {
    name: 'Hawaii',
    homes: 'open homes with wide eaves and lanais',
    land: 'tropical gardens and green ridges',
  },
} satisfies Record<string, RegionFacts>;

type StateFacts = { region: keyof typeof regions; climates: Climate[] };

const on = (region: keyof typeof regions, ...list: Climate[]): StateFacts => ({
  region,
  climates: list,
});

/**
 * Weather by state, coarse on purpose: it only keeps advice away where it would be absurd. A state
 * that spans several kinds of weather has all of them.
 */
const states: Record<string, StateFacts> = {
  AL: on('gulf', 'heat', 'humid', 'hurricane', 'coast'),
  AK: on('alaska', 'freeze', 'coast', 'wildfire'),
  AZ: on('southwest', 'heat', 'dry', 'wildfire'),
  AR: on('southeast', 'heat', 'humid', 'freeze'),
  CA: on('california', 'heat', 'dry', 'wildfire', 'coast'),
  CO: on('mountain', 'freeze', 'dry', 'wildfire'),
  CT: on('newEngland', 'freeze', 'hurricane', 'coast'),
  DE: on('midAtlantic', 'freeze', 'humid', 'hurricane', 'coast'),
  FL: on('florida', 'heat', 'humid', 'hurricane', 'coast'),
  GA: on('southeast', 'heat', 'humid', 'hurricane', 'coast'),
  HI: on('hawaii', 'heat', 'humid', 'hurricane', 'coast', 'wildfire'),
  ID: on('mountain', 'freeze', 'dry', 'wildfire'),
  IL: on('greatLakes', 'freeze', 'humid'),
  IN: on('greatLakes', 'freeze', 'humid'),
  IA: on('plains', 'freeze', 'humid'),
  KS: on('plains', 'freeze', 'heat'),
  KY: on('southeast', 'freeze', 'humid'),
  LA: on('gulf', 'heat', 'humid', 'hurricane', 'coast'),
  ME: on('newEngland', 'freeze', 'coast'),
  MD: on('midAtlantic', 'freeze', 'humid', 'hurricane', 'coast'),
  MA: on('newEngland', 'freeze', 'hurricane', 'coast'),
  MI: on('greatLakes', 'freeze', 'coast'),
  MN: on('greatLakes', 'freeze'),
  MS: on('gulf', 'heat', 'humid', 'hurricane', 'coast'),
  MO: on('plains', 'freeze', 'heat', 'humid'),
  MT: on('mountain', 'freeze', 'dry', 'wildfire'),
  NE: on('plains', 'freeze'),
  NV: on('southwest', 'heat', 'dry', 'wildfire'),
  NH: on('newEngland', 'freeze', 'coast'),
  NJ: on('midAtlantic', 'freeze', 'humid', 'hurricane', 'coast'),
  NM: on('southwest', 'dry', 'heat', 'wildfire'),
  NY: on('midAtlantic', 'freeze', 'hurricane', 'coast'),
  NC: on('southeast', 'heat', 'humid', 'hurricane', 'coast'),
  ND: on('plains', 'freeze'),
  OH: on('greatLakes', 'freeze', 'humid'),
  OK: on('plains', 'freeze', 'heat', 'wildfire'),
  OR: on('pacificNorthwest', 'freeze', 'wildfire', 'coast'),
  PA: on('midAtlantic', 'freeze', 'humid'),
  RI: on('newEngland', 'freeze', 'hurricane', 'coast'),
  SC: on('southeast', 'heat', 'humid', 'hurricane', 'coast'),
  SD: on('plains', 'freeze'),
  TN: on('southeast', 'heat', 'humid'),
  TX: on('texas', 'heat', 'humid', 'dry', 'hurricane', 'coast', 'wildfire'),
  UT: on('mountain', 'freeze', 'dry', 'wildfire'),
  VT: on('newEngland', 'freeze'),
  VA: on('midAtlantic', 'freeze', 'humid', 'hurricane', 'coast'),
  WA: on('pacificNorthwest', 'freeze', 'wildfire', 'coast'),
  WV: on('midAtlantic', 'freeze', 'humid'),
  WI: on('greatLakes', 'freeze'),
  WY: on('mountain', 'freeze', 'dry', 'wildfire'),
};

const anywhere: RegionFacts = {
  name: 'the region',
  homes: 'well-kept homes with front porches',
  land: 'shade trees and lawns',
};

export function regionFactsOf(state: string): RegionFacts & { climates: Climate[] } {
  const facts = states[state.toUpperCase()];
  return facts
    ? { ...regions[facts.region], climates: facts.climates }
    : { ...anywhere, climates: [] };
}
