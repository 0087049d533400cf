import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countSavedContent,
  getSavedContent,
  listSavedContent,
  type SavedContent,
} from '#contract/saved-content.ts';
import { queryOf } from '#web/api/query.ts';

const list = queryOf(listSavedContent, {});
const count = queryOf(countSavedContent, {});
const itemOf = (id: number) => queryOf(getSavedContent, { params: { id } });

/** What the user has saved, newest first. Not tried again by itself: the page offers to. */
export function useSavedContent() {
  return useQuery({ ...list, retry: false });
}

/** One item, at once when the list has it. */
export function useSavedItem(id: number) {
  const client = useQueryClient();
  return useQuery({
    ...itemOf(id),
    initialData: () => client.getQueryData(list.queryKey)?.find((item) => item.id === id),
    initialDataUpdatedAt: () => client.getQueryState(list.queryKey)?.dataUpdatedAt,
  });
}

/** After something was added, brought back or taken away. */
export function refreshSavedContent(client: QueryClient): Promise<unknown> {
  return Promise.all([client.invalidateQueries(list), client.invalidateQueries(count)]);
}

/** A changed item is known at once, wherever it is shown. */
export function rememberItem(client: QueryClient, item: SavedContent): void {
  client.setQueryData(itemOf(item.id).queryKey, item);
  client.setQueryData(list.queryKey, (items) =>
    items?.map((each) => (each.id === item.id ? item : each)),
  );
}

/** A deleted item is gone at once. */
export function forgetItem(client: QueryClient, id: number): void {
  client.removeQueries({ queryKey: itemOf(id).queryKey });
  client.setQueryData(list.queryKey, (items) => items?.filter((item) => item.id !== id));
}
