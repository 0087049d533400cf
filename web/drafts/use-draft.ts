import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { findDraft, keepDraft } from '#contract/calls/drafts.ts';
import type { Draft, DraftKind } from '#contract/drafts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryOf } from '#web/api/query.ts';
import type { Parser } from '#web/local-content/persisted-state.ts';
import { type ToastContent, useShowToast } from '#web/ui/toasts/toast-store.ts';
import { draftList, enqueueDraftCall, removeDraft } from './drafts.ts';

/** Milliseconds without a change until a draft is sent. */
const pause = 800;

/** Characters that a closing page may still send; browsers stop at 64 KiB. */
const lastWords = 20_000;

type Json = Draft['json'];

/**
 * Unfinished work on the server. `draft` is undefined until the server has answered (null: there is
 * none, or it cannot be asked). `keep` sends a little later, and what is pending when the screen
 * goes; `drop` lets it go. Failures are quiet, because the work is still on the page, but for one that
 * does not pass by itself.
 */
export function useDraft<T extends Json>(kind: DraftKind, schema: Parser<T>) {
  const client = useQueryClient();
  const showToast = useShowToast();
  const { queryKey } = queryOf(findDraft, { params: { kind } });
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      enqueueDraftCall(kind, () => call(findDraft, { params: { kind } }, { signal })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const pending = useRef<Json>(undefined);
  /** Once is enough: whoever goes on typing knows. */
  const hasTold = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(
    async (isLeaving = false) => {
      clearTimeout(timer.current);
      const json = pending.current;
      pending.current = undefined;
      if (json === undefined) return;
      const outlivesPage = JSON.stringify(json).length < lastWords;
      const keep = () => call(keepDraft, { params: { kind }, body: { json } }, { outlivesPage });
      // A page that closes cannot wait for its turn.
      await (isLeaving ? keep() : enqueueDraftCall(kind, keep)).catch((error: unknown) => {
        if (isFull(error) && !hasTold.current) showToast(notSavedToast(error));
        hasTold.current ||= isFull(error);
      });
      await client.invalidateQueries(draftList);
    },
    [client, kind, showToast],
  );

  useEffect(() => {
    const sendNow = () => void send(true);
    window.addEventListener('pagehide', sendNow);
    return () => {
      window.removeEventListener('pagehide', sendNow);
      void send();
    };
  }, [send]);

  return {
    draft: isPending ? undefined : readDraft(data?.draft?.json, schema),
    keep(json: T) {
      pending.current = json;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), pause);
    },
    async drop() {
      clearTimeout(timer.current);
      pending.current = undefined;
      await removeDraft(client, kind).catch(() => {});
    },
  };
}

const isFull = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'storage_limit';

export const notSavedToast = (error: ApiError): ToastContent => ({
  tone: 'error',
  title: 'Your changes aren’t being saved for later',
  description: error.serverMessage,
});

const readDraft = <T>(json: unknown, schema: Parser<T>): T | null =>
  schema.safeParse(json).data ?? null;
