import { foldPlace } from '#builtin/places/fold.ts';
import type { KnownPlace } from '#builtin/places/places.ts';

/**
 * Where city and county are one government, or so close to it that "the city and the county" would
 * be wrong; what the place data lists as towns there are parts of the city.
 */
const cities: Record<string, string> = {
  AK: 'anchorage, juneau, sitka, wrangell, yakutat',
  CA: 'san francisco',
  CO: 'broomfield, denver',
  FL: 'jacksonville',
  GA: 'athens, augusta, columbus, macon',
  HI: 'honolulu',
  IN: 'indianapolis',
  KS: 'kansas city',
  KY: 'lexington, louisville',
  LA: 'baton rouge, houma, lafayette, new orleans',
  MA: 'nantucket',
  MT: 'anaconda, butte',
  NC: 'camden',
  NV: 'carson city',
  NY: 'new york, new york city, manhattan, brooklyn, bronx, the bronx, queens, staten island',
  PA: 'philadelphia',
  TN: 'hartsville, lynchburg, nashville',
};

/** Their counties, for the parts of the city that the data lists on their own. */
const counties: Record<string, string> = {
  CA: 'San Francisco',
  CO: 'Broomfield, Denver',
  NY: 'New York, Kings, Queens, Bronx, Richmond',
  PA: 'Philadelphia',
};

export function isOneGovernment(place: KnownPlace): boolean {
  return (
    foldPlace(place.city) === foldPlace(place.countyName ?? '') ||
    isListed(cities, place.state, foldPlace(place.city)) ||
    isListed(counties, place.state, place.county ?? '')
  );
}

/** Reached by boat or plane: no town is "nearby" for someone who looks at homes. */
const islands: Record<string, string> = {
  AK: 'juneau, ketchikan, kodiak, petersburg, sitka, unalaska, wrangell',
  CA: 'avalon',
  HI: 'kaunakakai, lanai city, kualapuu, maunaloa',
  MA: 'gosnold, nantucket, siasconset',
  MD: 'ewell, smith island, tylerton',
  ME: 'chebeague island, cranberry isles, frye island, islesboro, matinicus, monhegan, north haven, swans island, vinalhaven',
  MI: 'beaver island, mackinac island, st james',
  NC: 'bald head island, ocracoke',
  NY: 'fire island, fishers island, ocean beach, saltaire, shelter island, shelter island heights',
  OH: 'kelleys island, put in bay',
  RI: 'block island, new shoreham',
  SC: 'daufuskie island',
  VA: 'tangier',
  WA: 'eastsound, friday harbor, guemes island, lopez, lopez island, lummi island, orcas, vashon',
  WI: 'la pointe, washington island',
};

export const isIsland = ({ city, state }: { city: string; state: string }) =>
  isListed(islands, state, foldPlace(city));

const isListed = (list: Record<string, string>, state: string, name: string) =>
  name !== '' && (list[state] ?? '').split(', ').includes(name);
