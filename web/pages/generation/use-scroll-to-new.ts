import { useEffect, useRef } from 'react';
import type { GenerationState } from './use-generation.ts';

/** Brings into view what begins to be written, and what has just been finished. */
export function useScrollToNew({ tasks, finished }: Pick<GenerationState, 'tasks' | 'finished'>) {
  const list = useRef<HTMLDivElement>(null);
  const running = tasks.findLast(({ stage }) => stage === 'running')?.job.id;

  useEffect(() => {
    if (running) bringIntoView(list.current, `[data-job="${running}"]`, 'nearest');
  }, [running]);
  useEffect(() => {
    if (finished) bringIntoView(list.current, `[data-post="${finished.postId}"]`, 'start');
  }, [finished]);
  return list;
}

function bringIntoView(list: HTMLElement | null, selector: string, block: 'nearest' | 'start') {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list?.querySelector(selector)?.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
}
