/**
 * Days as they stand on a wall calendar, written `2026-11-26`. They have no hours, so no zone and no change of clocks
 * can move them: what is computed here is computed as if everything were in Greenwich.
 */
export type PlanDay = string;

const dayLength = 24 * 60 * 60 * 1_000;

const momentOf = (day: PlanDay) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number): PlanDay => new Date(moment).toISOString().slice(0, 10);

/** In a month or a week, by the code of the key. */
export const daysOfArrow: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

export const addDays = (day: PlanDay, count: number): PlanDay =>
  dayAt(momentOf(day) + count * dayLength);

/** The first of a month before or after that of a day. */
export function addMonths(day: PlanDay, count: number): PlanDay {
  const date = new Date(momentOf(day));
  return dayAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
}

export const isSameMonth = (one: PlanDay, other: PlanDay): boolean =>
  one.slice(0, 7) === other.slice(0, 7);

/** From Sunday to Saturday. */
export function weekOf(day: PlanDay): PlanDay[] {
  const first = addDays(day, -new Date(momentOf(day)).getUTCDay());
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** The days of a month. */
export function monthOf(day: PlanDay): PlanDay[] {
  const first = addMonths(day, 0);
  const length = (momentOf(addMonths(day, 1)) - momentOf(first)) / dayLength;
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** Whole weeks with all days of a month, as many as that takes. */
export function weeksOfMonth(day: PlanDay): PlanDay[][] {
  const month = monthOf(day);
  const weeks: PlanDay[][] = [];
  for (let week = weekOf(month[0] ?? day); ; week = weekOf(addDays(week[0] ?? day, 7))) {
    weeks.push(week);
    if (week.includes(month.at(-1) ?? day)) return weeks;
  }
}

/** Wide enough for what is on these days in any zone on Earth. */
export const rangeAround = (first: PlanDay, last: PlanDay): { from: string; to: string } => ({
  from: new Date(momentOf(first) - 14 * 3_600_000).toISOString(),
  to: new Date(momentOf(last) + dayLength + 12 * 3_600_000).toISOString(),
});

/** The day and the time on the wall in a zone: `2026-11-26T09:00`. */
export function localTimeIn(zone: string, moment = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

export const dayOf = (localTime: string): PlanDay => localTime.slice(0, 10);
export const timeOf = (localTime: string): string => localTime.slice(11, 16);

export const isDay = (text: string | null): text is PlanDay =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(momentOf(text));

const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: PlanDay) => format.format(momentOf(day));
};

/** "November 2026" */
export const monthLabel = formatted({ month: 'long', year: 'numeric' });
/** "Thursday, November 26" */
export const longDayLabel = formatted({ weekday: 'long', month: 'long', day: 'numeric' });
/** "Thu, Nov 26" */
export const shortDayLabel = formatted({ weekday: 'short', month: 'short', day: 'numeric' });
/** "Thu" */
export const weekdayLabel = formatted({ weekday: 'short' });
/** "26" */
export const dayNumber = (day: PlanDay): string => String(Number(day.slice(8)));

/** "9:00 AM" */
export function clockLabel(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
}
