import { addDays, dayOf, type PlanDay } from './days.ts';

/** When people look at their phones: before work, at lunch, after work. */
const goodTimes = ['09:00', '12:00', '17:00'];

/** Minutes that are needed at least to look at a piece once more. */
const aWhile = 15;

/**
 * The first good time on a day that is still to come, or on the days after it. `now` is the local time in the zone.
 * A time that is taken by another entry comes last.
 */
export function suggestTime(
  now: string,
  day: PlanDay = dayOf(now),
  taken: readonly string[] = [],
): string {
  const soon = later(now);
  const first = day < dayOf(now) ? dayOf(now) : day;
  const times = goodTimes.map((time) => `${first}T${time}`).filter((time) => time >= soon);
  const free = times.find((time) => !taken.includes(time)) ?? times[0];
  return free ?? `${addDays(first, 1)}T${goodTimes[0]}`;
}

/** A moment on a wall without a zone: an hour more or less on the night when clocks change does no harm here. */
const later = (localTime: string) =>
  new Date(Date.parse(`${localTime}:00Z`) + aWhile * 60_000).toISOString().slice(0, 16);
