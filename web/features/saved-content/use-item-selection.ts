import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ItemSelection, type ItemSorting, itemSortings } from './select-items.ts';

const nothing: ItemSelection = { search: '', topic: '', place: '', sorting: 'newest' };

/** What is looked for stands in the address, so that it is still there after a visit to an item. */
export function useItemSelection() {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later, which would lose letters of those who type fast.
  const [search, setSearch] = useState(params.get('search') ?? '');
  const sorting = params.get('sorting') ?? '';
  const selection: ItemSelection = {
    search,
    topic: params.get('topic') ?? '',
    place: params.get('place') ?? '',
    sorting: Object.hasOwn(itemSortings, sorting) ? (sorting as ItemSorting) : 'newest',
  };
  const select = (changes: Partial<ItemSelection>) => {
    if (changes.search !== undefined) setSearch(changes.search);
    const next = Object.entries({ ...selection, ...changes });
    const given = next.filter(([name, value]) => value !== nothing[name as keyof ItemSelection]);
    setParams(Object.fromEntries(given), { replace: true });
  };
  return { selection, select, clear: () => select({ ...nothing, sorting: selection.sorting }) };
}
