import { fullDate } from '#contract/dates.ts';
import { fromWirePlace, placeLabel } from '#contract/place.ts';
import type { SavedContentSummary } from '#contract/saved-content.ts';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';

/** An item's title as plain words, for headings, labels and page titles. */
export const itemName = ({ title }: Pick<SavedContentSummary, 'title'>): string =>
  htmlToLine(title) || 'Untitled';

/** "Austin, TX", or nothing for what was saved without a place. */
export function itemPlace(item: Pick<SavedContentSummary, 'location' | 'state'>): string {
  const { city, state } = fromWirePlace(item);
  return placeLabel({ city: city === 'Unknown' ? '' : city, state: state === 'NA' ? '' : state });
}

export const dateLabel = (moment: string): string => fullDate(new Date(moment));

/** "Sellers · Austin, TX · Nov 15, 2026" */
export const aboutLine = (item: SavedContentSummary): string =>
  [item.topic, itemPlace(item), dateLabel(item.createdAt)].filter(Boolean).join(' · ');
