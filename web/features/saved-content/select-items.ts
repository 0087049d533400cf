import type { SavedContent } from '#contract/saved-content.ts';
import { textOf } from '#web/ui/html/text-of.ts';
import { nameOf, placeOf } from './describe-item.ts';

export const sortings = { newest: 'Newest first', oldest: 'Oldest first', title: 'Title' } as const;

export type Sorting = keyof typeof sortings;

/** What somebody looks for. Empty means everything. */
export type Selection = { search: string; topic: string; place: string; sorting: Sorting };

/** An item with its words, read from the HTML once. */
export type ReadItem = { item: SavedContent; name: string; preview: string; searched: string };

export function readItem(item: SavedContent): ReadItem {
  const name = nameOf(item);
  const text = textOf(item.content);
  const words = [name, text, ...item.hashtags.map((tag) => `#${tag}`), ...item.contentTags];
  return { item, name, preview: previewOf(text), searched: plain(words.join('\n')) };
}

/** Characters of a preview: more than four lines hold. */
const previewLength = 400;

/** Its blocks in one run; those that end without a full stop are told apart by a dot. */
const previewOf = (text: string) =>
  text
    .slice(0, previewLength)
    .replace(/([^\s.!?:…])\n+(?!•|\d+\. )/g, '$1 · ')
    .replace(/\s+/g, ' ');

/** Every word has to be found, in any order. */
export function selectItems(items: ReadItem[], selection: Selection): ReadItem[] {
  const words = plain(selection.search).split(/\s+/).filter(Boolean);
  return items
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .filter(({ item }) => !selection.topic || item.topic === selection.topic)
    .filter(({ item }) => !selection.place || placeOf(item) === selection.place)
    .toSorted(orders[selection.sorting]);
}

const byDate = (a: ReadItem, b: ReadItem) =>
  a.item.createdAt.localeCompare(b.item.createdAt) || a.item.id - b.item.id;

const orders: Record<Sorting, (a: ReadItem, b: ReadItem) => number> = {
  newest: (a, b) => byDate(b, a),
  oldest: byDate,
  title: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }) || byDate(b, a),
};

/** "Jose" finds "José". */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
