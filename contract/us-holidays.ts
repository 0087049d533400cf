/** Days that many people in the US keep, by rule: an agent plans around them and writes about them. */

type Holiday = { day: string; name: string };

/** Worth knowing for a plan, and nothing to greet on. */
const clockChanges = ['Clocks go forward', 'Clocks go back'];

const rules: [name: string, day: (year: number) => number][] = [
  ['New Year’s Day', (year) => on(year, 1, 1)],
  ['Martin Luther King Jr. Day', (year) => nth(year, 1, monday, 3)],
  ['Valentine’s Day', (year) => on(year, 2, 14)],
  ['Presidents’ Day', (year) => nth(year, 2, monday, 3)],
  ['Clocks go forward', (year) => nth(year, 3, sunday, 2)],
  ['St. Patrick’s Day', (year) => on(year, 3, 17)],
  ['Easter', easter],
  ['Mother’s Day', (year) => nth(year, 5, sunday, 2)],
  ['Memorial Day', (year) => last(year, 5, monday)],
  ['Juneteenth', (year) => on(year, 6, 19)],
  ['Father’s Day', (year) => nth(year, 6, sunday, 3)],
  ['Independence Day', (year) => on(year, 7, 4)],
  ['Labor Day', (year) => nth(year, 9, monday, 1)],
  ['Columbus and Indigenous Peoples’ Day', (year) => nth(year, 10, monday, 2)],
  ['Halloween', (year) => on(year, 10, 31)],
  ['Clocks go back', (year) => nth(year, 11, sunday, 1)],
  ['Veterans Day', (year) => on(year, 11, 11)],
  ['Thanksgiving', (year) => nth(year, 11, thursday, 4)],
  ['Christmas Eve', (year) => on(year, 12, 24)],
  ['Christmas Day', (year) => on(year, 12, 25)],
  ['New Year’s Eve', (year) => on(year, 12, 31)],
];

/** Those of a year, in their order. Days are written `2026-11-26`. */
export function holidaysOf(year: number): Holiday[] {
  return rules
    .map(([name, dayOf]) => ({ day: new Date(dayOf(year)).toISOString().slice(0, 10), name }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** What people greet on, on a day such as `2026-11-26`. */
export function holidayOn(day: string): string | null {
  const found = holidaysOf(Number(day.slice(0, 4))).find((holiday) => holiday.day === day);
  return found && !clockChanges.includes(found.name) ? found.name : null;
}

const [sunday, monday, thursday] = [0, 1, 4];
const dayLength = 24 * 60 * 60 * 1_000;

const on = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);

/** The first, second, ... of a weekday in a month. */
function nth(year: number, month: number, weekday: number, count: number): number {
  const first = new Date(on(year, month, 1)).getUTCDay();
  return on(year, month, 1 + ((weekday - first + 7) % 7) + (count - 1) * 7);
}

function last(year: number, month: number, weekday: number): number {
  const end = on(year, month + 1, 0);
  return end - ((new Date(end).getUTCDay() - weekday + 7) % 7) * dayLength;
}

/** By the anonymous Gregorian computus. */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leaps - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * shift + 114;
  return on(year, Math.floor(days / 31), (days % 31) + 1);
}
