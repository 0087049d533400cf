import { useEffect, useRef } from 'react';
import type { GenerationState } from './use-generation.ts';

/** Brings into view what begins to be written, and what has just been finished. */
export function useScrollToNew({ tasks, finished }: Pick<GenerationState, 'tasks' | 'finished'>) {
  const list = useRef<HTMLDivElement>(null);
  const running = tasks.findLast(({ stage }) => stage === 'running')?.job;
  const runningId = running?.id;
  // A new version is written over the post it is of.
  const begun = running?.kind === 'revise' ? `post="${running.post.id}"` : `job="${runningId}"`;

  useEffect(() => {
    if (runningId) bringIntoView(list.current, `[data-${begun}]`);
  }, [runningId, begun]);
  useEffect(() => {
    if (finished) bringIntoView(list.current, `[data-post="${finished.postId}"]`);
  }, [finished]);
  return list;
}

/** To the top of the window, unless its beginning can be seen: whoever reads already is left alone. */
function bringIntoView(list: HTMLElement | null, selector: string) {
  const element = list?.querySelector(selector);
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight / 2) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
