import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useAppState } from '#web/app-state.ts';
import { markGenerating } from '#web/local-content/is-generating.ts';
import { refreshSession } from '#web/session/session.ts';
import type { LongForm } from './use-long-form.ts';
import { useArticleFailureToast } from './wizard-toasts.ts';
import { type WriterProgress, writeNext } from './write-next.ts';
import { type ArticleTask, nextTask } from './writing-task.ts';

export type Progress =
  /** Nothing has been asked for since the page was opened. */
  | { stage: 'left-off' | 'stopped' | 'signed-out' }
  | {
      stage: 'running';
      task: ArticleTask;
      startedAt: number;
      text: string;
      writer?: WriterProgress['writer'];
    }
  | { stage: 'failed'; task: ArticleTask; problem: string };

/**
 * Writes what is missing of an article, one section after another, then what stands around them.
 * It can be stopped at any time; what is finished is never written twice.
 */
export function useArticleWriter({ change, current }: Pick<LongForm, 'change' | 'current'>) {
  const client = useQueryClient();
  const app = useAppState();
  const notifyFailure = useArticleFailureToast();
  const [progress, setProgress] = useState<Progress>({ stage: 'left-off' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async () => {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    const finish = markGenerating(app);
    let task = nextTask(current());
    try {
      while (task) {
        setProgress({ stage: 'running', task, startedAt: Date.now(), text: '' });
        const show = (part: WriterProgress) =>
          setProgress((before) => (before.stage === 'running' ? { ...before, ...part } : before));
        await writeNext({ task, draft: current(), change, show, signal: call.signal });
        if (call.signal.aborted) return;
        task = nextTask(current());
      }
      setProgress({ stage: 'left-off' });
    } catch (error) {
      if (call.signal.aborted || !task) return;
      const told = notifyFailure(task.kind, error);
      if (error instanceof ApiError && error.code === 'not_signed_in') {
        setProgress({ stage: 'signed-out' });
        await refreshSession(client);
        return;
      }
      const problem = error instanceof ApiError ? told : connectionLost;
      if (task.kind === 'section') change({ type: 'failed', id: task.id, problem });
      setProgress({ stage: 'failed', task, problem });
    } finally {
      finish();
    }
  }, [app, change, client, current, notifyFailure]);

  const stop = useCallback(() => {
    running.current?.abort();
    setProgress({ stage: 'stopped' });
  }, []);

  return { progress, run: () => void run(), stop };
}

export type ArticleWriter = ReturnType<typeof useArticleWriter>;

const connectionLost = 'The connection was lost before it was finished.';
