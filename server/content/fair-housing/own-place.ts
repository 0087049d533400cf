import { findPlace } from '#builtin/places/places.ts';
import type { Place } from '#contract/place.ts';
import type { OwnPlace } from './place-mentions.ts';

/** The place a text is for, with the county it lies in where that is known. */
export function ownPlaceOf({ city, state }: Place): OwnPlace {
  return { city, state, county: findPlace(city, state)?.county };
}
