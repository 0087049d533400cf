import { dayOfYear } from './dates.ts';
import type { CopiedFor } from './kept-for-platforms.ts';
import { findPlatform } from './platforms.ts';

/** "Copied for Instagram, Nov 16" or "Copied as plain text, Nov 16" */
export function copiedForLine(target: string, moment: string): string {
  const platform = findPlatform(target);
  const what = platform ? `for ${platform.shortName ?? platform.name}` : `as ${target} text`;
  return `Copied ${what}, ${dayOfYear(new Date(moment))}`;
}

/** The newest, and how many others: "Copied for X, Nov 17, and 2 more". Nothing where there is none. */
export function copiedLine(copied: CopiedFor): string | undefined {
  const [newest, ...others] = Object.entries(copied).sort(([, a], [, b]) => b.localeCompare(a));
  return newest && copiedForLine(...newest) + (others[0] ? `, and ${others.length} more` : '');
}
