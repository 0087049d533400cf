import type { SavedContentSummary } from '#contract/saved-content.ts';
import { searchable, searchWordsOf } from '#contract/searchable.ts';
import { itemName, itemPlace } from './describe-item.ts';

export const itemSortings = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
} as const;

export type ItemSorting = keyof typeof itemSortings;

/** What somebody looks for. Empty means everything. */
export type ItemSelection = {
  search: string;
  kind: string;
  topic: string;
  place: string;
  sorting: ItemSorting;
};

/** An item with its words as they are shown and searched. */
export type SearchableItem = {
  item: SavedContentSummary;
  name: string;
  preview: string;
  searched: string;
};

export function toSearchableItem(item: SavedContentSummary): SearchableItem {
  const name = itemName(item);
  const tags = [...item.hashtags.map((tag) => `#${tag}`), ...item.contentTags];
  const searched = searchable([name, item.preview, ...tags].join('\n'));
  return { item, name, preview: inOneRun(item.preview), searched };
}

/** Blocks that end without a full stop are told apart by a dot. */
const inOneRun = (text: string) => text.replace(/([^\s.!?:…])\n+/g, '$1 · ').replace(/\s+/g, ' ');

/**
 * Every word has to be found, in any order: in what the list knows of an item, or by the server in its
 * whole text (`inTexts`).
 */
export function selectItems(
  items: SearchableItem[],
  selection: ItemSelection,
  inTexts: readonly number[] = [],
): SearchableItem[] {
  const words = searchWordsOf(selection.search);
  return items
    .filter(
      ({ item, searched }) =>
        words.every((word) => searched.includes(word)) || inTexts.includes(item.id),
    )
    .filter(({ item }) => !selection.kind || item.kind === selection.kind)
    .filter(({ item }) => !selection.topic || item.topic === selection.topic)
    .filter(({ item }) => !selection.place || itemPlace(item) === selection.place)
    .toSorted(orders[selection.sorting]);
}

/** A date is written so that its letters sort as it does. The first look into a language costs a phone 60 ms. */
const byDate = ({ item: a }: SearchableItem, { item: b }: SearchableItem) =>
  Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt) || a.id - b.id;

const orders: Record<ItemSorting, (a: SearchableItem, b: SearchableItem) => number> = {
  newest: (a, b) => byDate(b, a),
  oldest: byDate,
  title: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }) || byDate(b, a),
};
