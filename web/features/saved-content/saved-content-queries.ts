import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countSavedContent,
  getSavedContent,
  listSavedContent,
  searchSavedContent,
} from '#contract/calls/saved-content.ts';
import type { KeptForPlatforms } from '#contract/kept-for-platforms.ts';
import type { SavedContent, SavedContentSummary } from '#contract/saved-content.ts';
import { queryOf } from '#web/api/query.ts';

const list = queryOf(listSavedContent, {});
const count = queryOf(countSavedContent, {});
const itemOf = (id: number) => queryOf(getSavedContent, { params: { id } });

/** What the user has saved, newest first. Not tried again by itself: the page offers to. */
export function useSavedContent() {
  return useQuery({ ...list, retry: false });
}

/** One item with its content. */
export function useSavedItem(id: number) {
  return useQuery(itemOf(id));
}

/** The item behind a line of the list, once somebody wants to see more of it. */
export function useListedItem(summary: SavedContentSummary, isWanted = true) {
  const { data, isError, error, refetch } = useQuery({
    ...itemOf(summary.id),
    enabled: isWanted,
    staleTime: (query) => freshFor(query.state.data, summary),
  });
  // One from before its last change is not shown while the new one is on its way.
  const item = data && isOf(summary, data) ? data : undefined;
  return { item, error: isError ? error : null, refetch: () => void refetch() };
}

/** Fetches an item that will probably be looked at next: the pointer or the keyboard is there. */
export function usePrefetchItem() {
  const client = useQueryClient();
  return (summary: SavedContentSummary) => {
    const known = client.getQueryData(itemOf(summary.id).queryKey);
    void client.prefetchQuery({ ...itemOf(summary.id), staleTime: freshFor(known, summary) });
  };
}

const isOf = (summary: SavedContentSummary, item: SavedContent) =>
  item.updatedAt >= summary.updatedAt;

/** Milliseconds for which an item is taken as it is. */
const freshFor = (item: SavedContent | undefined, summary: SavedContentSummary) =>
  item && isOf(summary, item) ? 5 * 60_000 : 0;

/** Items whose whole text, title and tags hold the words. */
export function useSearchedIds(words: string) {
  return useQuery({
    ...queryOf(searchSavedContent, { query: { words } }),
    enabled: words !== '',
    retry: false,
  });
}

/** After something was added, changed, brought back or taken away. */
export function refreshSavedContent(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries(list),
    client.invalidateQueries(count),
    client.invalidateQueries({ queryKey: [searchSavedContent.path] }),
  ]);
}

/** A changed item is known at once; the list then learns how its text begins now. */
export function cacheItem(client: QueryClient, item: SavedContent): void {
  client.setQueryData(itemOf(item.id).queryKey, item);
  const { content: _, platforms: __, ...changed } = item;
  client.setQueryData(list.queryKey, (items) =>
    items?.map((each) => (each.id === item.id ? { ...each, ...changed } : each)),
  );
  void refreshSavedContent(client);
}

/** What platforms get of an item is known at once, wherever it is shown. */
export function cachePlatforms(client: QueryClient, id: number, platforms: KeptForPlatforms): void {
  client.setQueryData(itemOf(id).queryKey, (item) => item && { ...item, platforms });
  client.setQueryData(list.queryKey, (items) =>
    items?.map((item) => (item.id === id ? { ...item, copied: platforms.copied } : item)),
  );
}

/** A deleted item is gone at once. */
export function removeCachedItem(client: QueryClient, id: number): void {
  client.removeQueries({ queryKey: itemOf(id).queryKey });
  client.setQueryData(list.queryKey, (items) => items?.filter((item) => item.id !== id));
}
