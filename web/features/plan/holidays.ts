import { holidaysOf } from '#contract/us-holidays.ts';
import type { PlanDay } from './days.ts';

/** Those of the US, by their days. */
export function holidaysBetween(first: PlanDay, last: PlanDay): Map<PlanDay, string> {
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  const all = [...years].flatMap(holidaysOf);
  return new Map(
    all.filter(({ day }) => day >= first && day <= last).map(({ day, name }) => [day, name]),
  );
}
