import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Selection, type Sorting, sortings } from './select-items.ts';

const nothing: Selection = { search: '', topic: '', place: '', sorting: 'newest' };

/** What is looked for stands in the address, so that it is still there after a visit to an item. */
export function useSelection() {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later, which would lose letters of those who type fast.
  const [search, setSearch] = useState(params.get('search') ?? '');
  const sorting = params.get('sorting') ?? '';
  const selection: Selection = {
    search,
    topic: params.get('topic') ?? '',
    place: params.get('place') ?? '',
    sorting: Object.hasOwn(sortings, sorting) ? (sorting as Sorting) : 'newest',
  };
  const select = (changes: Partial<Selection>) => {
    if (changes.search !== undefined) setSearch(changes.search);
    const next = Object.entries({ ...selection, ...changes });
    const given = next.filter(([name, value]) => value !== nothing[name as keyof Selection]);
    setParams(Object.fromEntries(given), { replace: true });
  };
  return { selection, select, clear: () => select({ ...nothing, sorting: selection.sorting }) };
}
