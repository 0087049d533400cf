import { useRef, useState } from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import type { PlanDay } from './days.ts';

/** The window that is open over the plan. */
export type PlanWindow =
  | { kind: 'plan'; day?: PlanDay; contentId?: number }
  | { kind: 'entry' | 'move'; entry: PlanEntry }
  | { kind: 'day'; day: PlanDay }
  | { kind: 'calendar' | 'csv' | 'week' };

/** Which window is open. Once all are closed, the keyboard is where the first was opened. */
export function usePlanDialogs() {
  const [dialog, setDialog] = useState<PlanWindow>();
  const opener = useRef<Element>(null);
  return {
    dialog,
    open: (next: PlanWindow) => {
      if (!dialog) opener.current = document.activeElement;
      setDialog(next);
    },
    close: () => {
      setDialog(undefined);
      requestAnimationFrame(() => {
        const back = opener.current;
        if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
        else document.getElementById('main')?.focus({ preventScroll: true });
      });
    },
  };
}

export type PlanDialogs = ReturnType<typeof usePlanDialogs>;
