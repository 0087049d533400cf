import { Temporal } from 'temporal-polyfill';
import lookUpZone from 'tz-lookup';
import { findPlace } from '#builtin/places/places.ts';

/**
 * The moment that a clock on the wall shows a time in a zone. Of an hour that comes twice the first is meant; in the hour
 * that is left out in spring clocks show one later, and that is then the time.
 */
export function atLocalTime(
  localTime: string,
  zone: string,
): { localTime: string; at: Date } | undefined {
  try {
    const zoned = Temporal.PlainDateTime.from(localTime, { overflow: 'reject' }).toZonedDateTime(
      zone,
    );
    return {
      localTime: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }),
      at: new Date(zoned.epochMilliseconds),
    };
  } catch {
    return undefined;
  }
}

/** What a clock on the wall shows at a moment. */
export const localTimeAt = (moment: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** The zone of a place, where we know the place. */
export function zoneOfPlace(location: string, state: string): string | null {
  const place = findPlace(location, state);
  return place ? lookUpZone(place.lat, place.lng) : null;
}
