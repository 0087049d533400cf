import { useEffect, useRef } from 'react';
import type { Desk } from './use-generation.ts';

/** Brings into view what begins to be written, and what has just been finished. */
export function useArrivals({ writings, arrival }: Pick<Desk, 'writings' | 'arrival'>) {
  const list = useRef<HTMLDivElement>(null);
  const running = writings.findLast(({ stage }) => stage === 'running')?.job.id;

  useEffect(() => {
    if (running) bringIntoView(list.current, `[data-job="${running}"]`, 'nearest');
  }, [running]);
  useEffect(() => {
    if (arrival) bringIntoView(list.current, `[data-post="${arrival.postId}"]`, 'start');
  }, [arrival]);
  return list;
}

function bringIntoView(list: HTMLElement | null, selector: string, block: 'nearest' | 'start') {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list?.querySelector(selector)?.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
}
