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
    container.current?.querySelector<HTMLElement>('[data-keep-focus]')?.focus();
  }, [stage]);
  return {
    ref: container,
    // These also hear of dialogs opened from inside. What is removed loses the focus without a word.
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hasFocus.current = container.current?.contains(relatedTarget) ?? false;
    },
  };
}
