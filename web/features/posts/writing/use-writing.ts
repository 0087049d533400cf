import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { GenerationRequest, Post } from '#contract/posts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useKeptInput } from '#web/conversation/kept-input.ts';
import { startWriting } from '#web/conversation/writing.ts';
import { refreshSession } from '#web/session/session.ts';
import { Job, type LiveText, noText, write } from './job.ts';
import { problemWith } from './problems.ts';

/** How far a job has come. One without progress was interrupted by a reload or by leaving. */
type Progress = {
  stage: 'running' | 'stopped' | 'failed';
  text: LiveText;
  startedAt: number;
  /** What went wrong, in words for the person. */
  problem?: string;
};

export type Writing = { job: Job } & (Progress | { stage: 'interrupted' });

type Options = {
  /** Names what is kept for a reload, apart from other pages. */
  keptAs: string;
  promptType: GenerationRequest['promptType'];
  onWritten: (job: Job, post: Post) => void;
  onFailed: (job: Job, error: unknown) => void;
  onNothing: (job: Job) => void;
};

const Jobs = z.array(Job);

/** The texts that are being written, or were not finished. Leaving the page ends them. */
export function useWriting({ keptAs, promptType, ...options }: Options) {
  const client = useQueryClient();
  const [jobs, setJobs] = useKeptInput(`writing:${keptAs}`, Jobs, []);
  const [progress, setProgress] = useState<Record<string, Progress>>({});
  const calls = useRef(new Map<string, AbortController>());
  const handlers = useRef(options);
  useEffect(() => {
    handlers.current = options;
  });
  useEffect(() => {
    const running = calls.current;
    return () => {
      for (const call of running.values()) call.abort();
    };
  }, []);

  const change = useCallback(
    (id: string, changes: (before: Progress) => Partial<Progress>) =>
      setProgress((all) => {
        const before = all[id];
        return before ? { ...all, [id]: { ...before, ...changes(before) } } : all;
      }),
    [],
  );

  const dismiss = useCallback(
    (id: string) => setJobs((all) => all.filter((job) => job.id !== id)),
    [setJobs],
  );

  const start = useCallback(
    async (job: Job) => {
      const call = new AbortController();
      calls.current.set(job.id, call);
      setJobs((all) => [...all.filter(({ id }) => id !== job.id), job]);
      setProgress((all) => ({
        ...all,
        [job.id]: { stage: 'running', text: noText, startedAt: Date.now() },
      }));
      const finish = startWriting();
      try {
        const show = (next: (text: LiveText) => LiveText) =>
          change(job.id, ({ text }) => ({ text: next(text) }));
        const post = await write(job, promptType, show, call.signal);
        if (post) {
          dismiss(job.id);
          handlers.current.onWritten(job, post);
        } else {
          change(job.id, () => ({ stage: 'failed', problem: 'Nothing was written this time.' }));
          handlers.current.onNothing(job);
        }
      } catch (error) {
        if (call.signal.aborted) return;
        change(job.id, () => ({ stage: 'failed', problem: problemWith(error) }));
        handlers.current.onFailed(job, error);
        if (error instanceof ApiError && error.code === 'not_signed_in') {
          await refreshSession(client);
        }
      } finally {
        calls.current.delete(job.id);
        finish();
      }
    },
    [change, client, dismiss, promptType, setJobs],
  );

  const stop = useCallback(
    (id: string) => {
      calls.current.get(id)?.abort();
      change(id, () => ({ stage: 'stopped' }));
    },
    [change],
  );

  const writings: Writing[] = jobs.map((job) => ({
    job,
    ...(progress[job.id] ?? { stage: 'interrupted' }),
  }));
  return { writings, start, stop, dismiss };
}
