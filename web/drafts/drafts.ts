import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dropDraft, findDraft, listDrafts } from '#contract/calls/drafts.ts';
import type { Draft, DraftKind } from '#contract/drafts.ts';
import { call } from '#web/api/call.ts';
import { queryOf } from '#web/api/query.ts';

/** Which unfinished work there is. Nothing on a page waits for it. */
export const draftList = queryOptions({ ...queryOf(listDrafts, {}), retry: false });

export async function fetchDraft(kind: DraftKind): Promise<Draft | null> {
  const { draft } = await call(findDraft, { params: { kind } });
  return draft;
}

export async function removeDraft(client: QueryClient, kind: DraftKind): Promise<void> {
  await enqueueDraftCall(kind, () => call(dropDraft, { params: { kind } }));
  await client.invalidateQueries(draftList);
}

const underWay = new Map<DraftKind, Promise<void>>();

/** Calls about one draft, one after another: what was discarded is not brought back by a slower call. */
export function enqueueDraftCall<T>(kind: DraftKind, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(kind);
  const own = before ? before.then(work) : work();
  const end = own.then(
    () => {},
    () => {},
  );
  underWay.set(kind, end);
  void end.then(() => {
    if (underWay.get(kind) === end) underWay.delete(kind);
  });
  return own;
}
