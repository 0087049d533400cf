import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Arrival } from '#web/features/posts/generation/add-result.ts';
import type { NewJob } from '#web/features/posts/generation/generation-job.ts';
import {
  beginWriting,
  useWritings,
  watchWritings,
  whenSignedOut,
} from '#web/features/posts/generation/generation-store.ts';
import type { PageList } from '#web/local-content/piece-messages.ts';
import { refreshSession } from '#web/session/session.ts';
import type { PostDesk } from './post-entry.tsx';

/** Where texts are ordered. The writing itself belongs to the app; a page shows what concerns it. */
export function usePostDesk(list: PageList) {
  const writings = useWritings(list);
  const [arrival, setArrival] = useState<Arrival>();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const client = useQueryClient();
  useEffect(() => watchWritings(list, setArrival), [list]);
  useEffect(() => whenSignedOut(() => void refreshSession(client)), [client]);

  const write = useCallback(
    (job: NewJob) => {
      // What was said of an earlier text is not true of this one.
      setArrival(undefined);
      beginWriting(list, job);
    },
    [list],
  );
  const noteUnsaved = useCallback(
    (postId: string, isUnsaved: boolean) =>
      setUnsaved((before) => {
        if (before.has(postId) === isUnsaved) return before;
        const others = [...before].filter((id) => id !== postId);
        return new Set(isUnsaved ? [...others, postId] : others);
      }),
    [],
  );
  const cards: PostDesk = useMemo(() => ({ write, noteUnsaved }), [write, noteUnsaved]);
  return { writings, write, cards, arrival, hasUnsaved: unsaved.size > 0 };
}

export type Desk = ReturnType<typeof usePostDesk>;
