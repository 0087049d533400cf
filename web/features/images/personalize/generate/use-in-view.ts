import { useEffect, useRef } from 'react';

/** Brings an element into view when its stage changes: on a phone it may be further down. */
export function useInView(stage: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [stage]);
  return element;
}
