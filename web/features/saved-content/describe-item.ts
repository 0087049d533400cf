import type { SavedContentSummary } from '#contract/saved-content.ts';
import { lineOf } from '#web/ui/html/text-of.ts';

/** An item's title as plain words, for headings, labels and page titles. */
export const nameOf = ({ title }: Pick<SavedContentSummary, 'title'>): string =>
  lineOf(title) || 'Untitled';

type Place = Pick<SavedContentSummary, 'location' | 'state'>;

/** "Austin, TX", or nothing for what was saved without a place. */
export function placeOf({ location, state }: Place): string {
  const isKnown = location !== 'Unknown';
  return [isKnown && location, state !== 'NA' && state].filter(Boolean).join(', ');
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const dateOf = (moment: string): string => day.format(new Date(moment));

/** "Sellers · Austin, TX · Nov 15, 2026" */
export const aboutLine = (item: SavedContentSummary): string =>
  [item.topic, placeOf(item), dateOf(item.createdAt)].filter(Boolean).join(' · ');
