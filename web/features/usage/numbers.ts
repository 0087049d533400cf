const whole = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** "1,234"; from a hundred thousand on "1.2M", where single ones no longer matter. */
export const shortNumber = (count: number) =>
  count < 100_000 ? whole.format(count) : compact.format(count);

export const fullNumber = (count: number) => whole.format(count);

/** "1 user", "2 users". */
export const countWithNoun = (count: number, [one, many]: [string, string]) =>
  `${fullNumber(count)} ${count === 1 ? one : many}`;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Nov 12": days are UTC, as they were counted. */
export const dayName = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
