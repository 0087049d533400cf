import type { Usage } from '#contract/usage.ts';
import { countWithNoun, dayName, fullNumber } from './numbers.ts';

export type Days = Usage['posts']['written'];

export const totalOf = (days: Days) => days.reduce((sum, { count }) => sum + count, 0);

/** What a chart shows, in words. */
export function chartSummary(days: Days, nouns: [string, string]): string {
  const sum = totalOf(days);
  if (sum === 0) return `No ${nouns[1]} in the last ${days.length} days.`;
  const most = days.reduce((best, day) => (day.count > best.count ? day : best));
  const total = `${countWithNoun(sum, nouns)} in the last ${days.length} days`;
  if (most.count === sum) return `${total}, on ${dayName(most.day)}.`;
  return `${total}, the most on ${dayName(most.day)} (${fullNumber(most.count)}).`;
}
