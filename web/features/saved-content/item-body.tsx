import { Alert, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SavedContent } from '#contract/saved-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { DelayedFallback } from '#web/ui/delayed-fallback.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { TextSkeleton } from './item-skeleton.tsx';
import type { useListedItem } from './saved-content-queries.ts';

type Props = {
  listed: ReturnType<typeof useListedItem>;
  children: (item: SavedContent) => ReactNode;
};

/** The place of an item in a dialog: on its way, not to be had, or there. */
export function ItemBody({ listed: { item, error, refetch }, children }: Props) {
  if (item) return children(item);
  if (error && isMissing(error)) {
    return <Alert color="red">This item was deleted on another device or in another window.</Alert>;
  }
  if (error) return <LoadFailure onRetry={refetch}>We couldn’t load this item</LoadFailure>;
  return (
    <DelayedFallback>
      <Stack gap="sm" mih={220} aria-busy="true">
        <TextSkeleton />
      </Stack>
    </DelayedFallback>
  );
}

const isMissing = (error: Error) => error instanceof ApiError && error.status === 404;
