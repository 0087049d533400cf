import { Box, Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { SavedContentSummary } from '#contract/saved-content.ts';
import { useSearchParams } from '#web/navigation/use-search-params.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { SavedContentCard } from './saved-content-card.tsx';
import classes from './saved-content-list.module.css';
import { useSearchedIds } from './saved-content-queries.ts';
import {
  type ItemSelection,
  type ItemSorting,
  itemSortings,
  type SearchableItem,
  selectItems,
  toSearchableItem,
} from './select-items.ts';
import { SelectionBar } from './selection-bar.tsx';

const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}));
const EditListedDialog = lazy(async () => ({
  default: (await import('./edit-listed-dialog.tsx')).EditListedDialog,
}));
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

type Props = {
  items: SavedContentSummary[];
  /** The agent's line under an item when it is copied or downloaded. */
  signatureFor: (item: SavedContentSummary) => string | undefined;
  /** The step to a platform for an item, until it is closed. */
  renderPublish?: (item: SavedContentSummary, onClose: () => void) => ReactNode;
  /** The way onto the plan for an item, until it is closed. */
  renderPlan?: (item: SavedContentSummary, onClose: () => void) => ReactNode;
};

type Open = { dialog: 'view' | 'edit' | 'delete' | 'publish' | 'plan'; read: SearchableItem };

/** The saved items as cards, with what is needed to find one among twenty. */
export function SavedContentList({ items, signatureFor, renderPublish, renderPlan }: Props) {
  const all = useMemo(() => items.map(toSearchableItem), [items]);
  const { selection, select, clear } = useItemSelection();
  const search = useTextSearch(selection.search);
  const shown = selectItems(all, selection, search.found);
  const [open, setOpen] = useState<Open>();
  const list = useRef<HTMLUListElement>(null);
  const close = () => {
    setOpen(undefined);
    focusSoon(document.getElementById(cardId(open?.read.item)));
  };

  return (
    <>
      <SelectionBar items={items} selection={selection} onSelect={select} />
      <Text role="status" size="sm" c="dimmed" className={classes.found}>
        {search.isPending && shown.length === 0
          ? 'Searching your texts...'
          : shown.length < all.length && `${shown.length} of ${all.length} items`}
      </Text>
      {search.hasFailed && (
        <Box mb="md">
          <LoadFailure onRetry={search.retry}>
            We could only search titles, tags and the first lines of your posts
          </LoadFailure>
        </Box>
      )}
      <ul ref={list} tabIndex={-1} className={`${classes.grid} ${classes.list}`}>
        {shown.map((read) => (
          <li key={read.item.id}>
            <SavedContentCard
              id={cardId(read.item)}
              read={read}
              signature={signatureFor(read.item)}
              onView={() => setOpen({ dialog: 'view', read })}
              onEdit={() => setOpen({ dialog: 'edit', read })}
              onDelete={() => setOpen({ dialog: 'delete', read })}
              onPublish={renderPublish && (() => setOpen({ dialog: 'publish', read }))}
              onPlan={renderPlan && (() => setOpen({ dialog: 'plan', read }))}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && !search.isPending && <NothingFound onClear={clear} />}
      <Suspense>
        {open?.dialog === 'view' && (
          <ViewDialog
            read={open.read}
            signature={signatureFor(open.read.item)}
            onEdit={() => setOpen({ dialog: 'edit', read: open.read })}
            onClose={close}
          />
        )}
        {open?.dialog === 'publish' && renderPublish?.(open.read.item, close)}
        {open?.dialog === 'plan' && renderPlan?.(open.read.item, close)}
        {open?.dialog === 'edit' && <EditListedDialog summary={open.read.item} onClose={close} />}
        {open?.dialog === 'delete' && (
          <DeleteDialog
            read={open.read}
            onClose={close}
            onDeleted={() => focusSoon(list.current)}
          />
        )}
      </Suspense>
    </>
  );
}

const cardId = (item?: SavedContentSummary) => `saved-content-${item?.id}`;

/** After a dialog the keyboard goes on at the card, or at the list when the card is gone. */
function focusSoon(element: HTMLElement | null): void {
  requestAnimationFrame(() => element?.focus({ preventScroll: true }));
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title="Nothing matches"
      action={
        <Button variant="default" onClick={onClear}>
          Show everything
        </Button>
      }
    >
      Try other words, or another kind, topic or place.
    </EmptyState>
  );
}

const nothing: ItemSelection = { search: '', kind: '', topic: '', place: '', sorting: 'newest' };

/** What is looked for stands in the address, so that it is still there after a visit to an item. */
function useItemSelection() {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later, which would lose letters of those who type fast.
  const [search, setSearch] = useState(params.get('search') ?? '');
  const sorting = params.get('sorting') ?? '';
  const selection: ItemSelection = {
    search,
    kind: params.get('kind') ?? '',
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

/** Milliseconds without another letter until the server is asked. */
const pause = 250;

const lettersAtMost = 200;

/**
 * Which items hold the words in their whole text. The list knows how texts begin, and the server knows
 * the rest: what the list finds is shown at once, and this joins it a moment later.
 */
function useTextSearch(search: string) {
  const words = search.trim().slice(0, lettersAtMost);
  const [asked] = useDebouncedValue(words, pause);
  const { data, isError, refetch } = useSearchedIds(asked);
  const isAnswered = words === '' || (asked === words && (data !== undefined || isError));
  return {
    found: asked === words ? data?.ids : undefined,
    isPending: !isAnswered,
    hasFailed: words !== '' && asked === words && isError && data === undefined,
    retry: () => void refetch(),
  };
}
