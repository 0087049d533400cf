import { useEffect, useRef } from 'react';
import { useLocation } from '#web/navigation/router.tsx';
import type { GenerationState } from './use-generation.ts';

/** Brings into view what begins to be written, what has just been finished, and what the address leads to. */
export function useScrollToNew({ tasks, finished }: Pick<GenerationState, 'tasks' | 'finished'>) {
  const list = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const running = tasks.findLast(({ stage }) => stage === 'running')?.job;
  const runningId = running?.id;
  // A new version is written over the post it is of, and two versions stand under one heading.
  const begun =
    running?.kind === 'revise'
      ? `[data-post~="${running.post.id}"]`
      : `[data-job="${runningId}"], [data-pair="${running?.input.pair?.id}"]`;

  useEffect(() => {
    if (runningId) bringIntoView(list.current, begun);
  }, [runningId, begun]);
  useEffect(() => {
    if (finished) bringIntoView(list.current, `[data-post~="${finished.postId}"]`);
  }, [finished]);
  useEffect(() => {
    const postId = postIn(hash);
    if (!postId) return;
    bringIntoView(list.current, `[data-post~="${postId}"]`);
    const card = list.current?.querySelector<HTMLElement>(`[data-post~="${postId}"] article`);
    card?.focus({ preventScroll: true });
  }, [hash]);
  return list;
}

/** The post an address leads to (`pathOfPost`). */
const postIn = (hash: string) => /^#post-([\w-]+)$/.exec(hash)?.[1];

/** To the top of the window, unless its beginning can be seen: whoever reads already is left alone. */
function bringIntoView(list: HTMLElement | null, selector: string) {
  const element = list?.querySelector(selector);
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight / 2) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
