import { useEffect, useRef } from 'react';

/** After a step the keyboard and the eye go on at the heading of the next one. */
export function useStepFocus(step: string) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Who reads along while the last words are written keeps the place.
    if (step !== 'complete') window.scrollTo({ top: 0 });
    container.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [step]);
  return container;
}
