import { findPlace, nearbyTowns, type Place, stateName } from '#server/places/places.ts';
import { type Climate, type Region, regionOf } from './regions.ts';

/** Bases and campuses stand in the place data too, and nobody drives there to compare homes. */
const noTown =
  /\b(?:Air Force|Base|AFB|Naval|Army|Military|Reservation|University|Airport|Correctional)\b/;

const townsAround = (place: Place) =>
  nearbyTowns(place, 6)
    .map((town) => town.city)
    .filter((name) => !noTown.test(name))
    .slice(0, 3);

/** A place as it is spoken of. Only what the place data knows; a city nobody knows has just its name. */
export type PlaceWords = {
  city: string;
  /** In full. */
  state: string;
  stateCode: string;
  /** "Travis County", "Orleans Parish". */
  county?: string;
  /** Larger towns close by, the nearest first. */
  towns: string[];
  region: Region;
  climates: Climate[];
};

export function placeWords({ city, state }: { city: string; state: string }): PlaceWords {
  const place = findPlace(city, state);
  const { climates, ...region } = regionOf(state);
  return {
    city: city.replace(/\s+/g, ' ').trim(),
    state: stateName(state) ?? state,
    stateCode: state.toUpperCase(),
    county: place?.countyName,
    towns: place ? townsAround(place) : [],
    region,
    climates,
  };
}
