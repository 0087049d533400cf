import { foldPlace } from '#builtin/places/fold.ts';
import {
  findPlace,
  type KnownPlace,
  nearbyTowns,
  stateCodeOf,
  stateName,
} from '#builtin/places/places.ts';
import { cityAround } from './local-facts.ts';
import { isIsland, isOneGovernment } from './one-government.ts';
import { type Climate, type RegionFacts, regionFactsOf } from './regions.ts';

/** Bases and campuses stand in the place data too, and nobody drives there to compare homes. */
const noTown =
  /\b(?:Air Force|Base|AFB|Naval|Army|Military|Reservation|University|Airport|Correctional)\b/;

/** Districts of large cities that the place data lists like towns. */
const districts =
  /^(?:Downtown|Center City|Midtown|Uptown|(?:North|South|East|West)(?:east|west)? (?:Los Angeles|Side|Hollywood|Hills)|Van Nuys|Sherman Oaks|North Hollywood|Hollywood|Encino|Reseda|Northridge|Chatsworth|Canoga Park|Woodland Hills|Sylmar|Pacoima|Panorama City|Granada Hills|Tarzana|Sun Valley|San Pedro|Wilmington|Venice|Boyle Heights|Koreatown|Westlake|Silver Lake|Echo Park|La Jolla|San Ysidro|Mira Mesa|Rancho Penasquitos|Clairemont|Memorial|Kingwood|Ballard|Alamo|Hyde Park|Rogers Park|Lincoln Square|Logan Square|Allapattah|Fort Bliss|.*\/.*)$/;

/** At this distance a town is more than the next part of the same city. */
const leastKilometres = 6;

/** A district is in its city, never near it. */
const isPartOf = (part: KnownPlace, whole: KnownPlace) =>
  cityAround(part.city, part.state) === whole.city;

/** Looked for among all places of the state, and asked for several times a piece: found once each. */
const townsFound = new Map<string, string[]>();

function townsAround(place: KnownPlace): string[] {
  const key = `${place.city}, ${place.state}`;
  const towns = townsFound.get(key) ?? findTownsAround(place);
  townsFound.set(key, towns);
  return towns;
}

function findTownsAround(place: KnownPlace): string[] {
  if (isIsland(place) || !place.countyName) return [];
  const own = foldPlace(place.city);
  return nearbyTowns(place, 12, { isSameCounty: true, leastKilometres })
    .filter((town) => !isPartOf(town, place) && !isPartOf(place, town))
    .filter((town) => !isIsland(town) && !noTown.test(town.city) && !districts.test(town.city))
    .map((town) => town.city)
    .filter((name) => !` ${foldPlace(name)} `.includes(` ${own} `))
    .slice(0, 3);
}

/** A place as it is spoken of. Only what the place data knows; a city nobody knows has just its name. */
export type PlaceWords = {
  city: string;
  /** In full. */
  state: string;
  stateCode: string;
  /** "Travis County", "Orleans Parish"; none where city and county are one. */
  county?: string;
  /** Larger towns of the same county close by, the nearest first. */
  towns: string[];
  region: RegionFacts;
  climates: Climate[];
};

export function placeWords({ city, state }: { city: string; state: string }): PlaceWords {
  const stateCode = stateCodeOf(state) ?? state.toUpperCase();
  const typed = withoutState(city.replace(/\s+/g, ' ').trim());
  const place = findPlace(typed, stateCode);
  const { climates, ...region } = regionFactsOf(stateCode);
  const isOne = place !== undefined && isOneGovernment(place);
  return {
    city: spelled(typed, place?.city),
    state: stateName(stateCode) ?? state,
    stateCode,
    county: isOne ? undefined : place?.countyName,
    towns: place && !isOne ? townsAround(place) : [],
    region,
    climates,
  };
}

/** "Austin, TX" typed into the field of the city. */
function withoutState(typed: string): string {
  const [, name, state] = /^(.*\S)\s*,\s*([^,]+)$/u.exec(typed) ?? [];
  return name && state && stateCodeOf(state) ? name : typed;
}

/**
 * A name in one letter case throughout was typed in a hurry. Otherwise the agent's spelling stays,
 * since it stands in the title too: "St. Paul" need not become "Saint Paul".
 */
function spelled(typed: string, known: string | undefined): string {
  const isSameName = known !== undefined && foldPlace(known) === foldPlace(typed);
  const isHasty = typed === typed.toLowerCase() || typed === typed.toUpperCase();
  if (isSameName && (isHasty || known.toLowerCase() === typed.toLowerCase())) return known;
  // Short capitals are a name of their own ("NYC"), and other signs are nobody's hurry.
  if (!isHasty || /^\p{Lu}{1,3}$/u.test(typed) || !/^[\p{L}\p{M} .'’-]+$/u.test(typed))
    return typed;
  return typed
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}'’])\p{L}[\p{L}\p{M}]*/gu, (word, at: number) =>
      at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(
      /\bO(['’])(\p{L})/gu,
      (_, mark: string, letter: string) => `O${mark}${letter.toUpperCase()}`,
    );
}

const smallWords = new Set(['of', 'the', 'in', 'on', 'and', 'or', 'at', 'by', 'de', 'del', 'du']);
