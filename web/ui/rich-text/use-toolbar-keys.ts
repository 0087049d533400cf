import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const controls = '[data-rich-text-editor-control]';

/**
 * One stop for the Tab key, arrows within, as people expect of a toolbar. The controls set their own
 * tabIndex and take none from outside, so it is changed where it stands.
 */
export function useToolbarKeys() {
  const ref = useRef<HTMLDivElement>(null);
  const all = () => [...(ref.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const makeStop = (stop: HTMLElement | undefined) => {
    for (const control of all()) control.tabIndex = control === stop ? 0 : -1;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the controls are there
  useEffect(() => makeStop(all()[0]), []);

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      const control = target.closest<HTMLElement>(controls);
      if (control && ref.current?.contains(control)) makeStop(control);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const list = all();
      const next = nextIndex(event.key, list.indexOf(event.target as HTMLElement), list.length);
      if (next === undefined) return;
      event.preventDefault();
      list[next]?.focus();
    },
  };
}

/** Keys pressed in a tool's own dropdown come by here too, from none of the controls. */
function nextIndex(key: string, current: number, total: number): number | undefined {
  if (current === -1) return undefined;
  if (key === 'ArrowRight') return (current + 1) % total;
  if (key === 'ArrowLeft') return (current - 1 + total) % total;
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  return undefined;
}
