import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FinishedPost } from '#web/features/posts/generation/add-result.ts';
import type { NewGenerationJob } from '#web/features/posts/generation/generation-job.ts';
import {
  useGenerationStore,
  useGenerationTasks,
} from '#web/features/posts/generation/generation-store.ts';
import type { PageList } from '#web/local-content/piece-messages.ts';
import { refreshSession } from '#web/session/session.ts';
import type { PostActions } from './post-entry.tsx';

/** Starts generations and gives those of one page. They run in the app, so leaving the page does not end them. */
export function useGeneration(list: PageList) {
  const store = useGenerationStore();
  const tasks = useGenerationTasks(list);
  const [finished, setFinished] = useState<FinishedPost>();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const client = useQueryClient();
  useEffect(() => store.finishListeners[list].add(setFinished), [store, list]);
  useEffect(() => store.signedOutListeners.add(() => void refreshSession(client)), [store, client]);

  const start = useCallback(
    (job: NewGenerationJob) => {
      // What was said of an earlier text is not true of this one.
      setFinished(undefined);
      store.start(list, job);
    },
    [store, list],
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
  const actions: PostActions = useMemo(() => ({ start, noteUnsaved }), [start, noteUnsaved]);
  return { tasks, start, actions, finished, hasUnsaved: unsaved.size > 0 };
}

export type GenerationState = ReturnType<typeof useGeneration>;
