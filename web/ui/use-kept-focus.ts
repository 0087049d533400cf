import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * When what had the focus inside an element is gone after a change of `stage`, the keyboard goes on
 * at the part marked `data-keep-focus`. Spread the result on the element.
 */
export function useKeptFocus(stage: string) {
  const container = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (!hasFocus.current || document.activeElement !== document.body) return;
    const next = container.current?.querySelector<HTMLElement>('[data-keep-focus]');
    next?.focus({ preventScroll: true });
  }, [stage]);
  return {
    ref: container,
    // These also hear of dialogs opened from inside.
    onFocus: () => {
      hasFocus.current = true;
    },
    // A focus that goes nowhere was not taken away by the person: the button was disabled or removed.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = container.current?.contains(relatedTarget) ?? false;
    },
  };
}
