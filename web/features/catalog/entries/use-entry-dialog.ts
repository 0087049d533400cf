import { useRef, useState } from 'react';

type Open<Entry> = { dialog: 'add' } | { dialog: 'edit' | 'delete'; entry: Entry };

/**
 * Which dialog of a list is open. Afterwards the keyboard goes on where it was, or at the list when
 * that is gone.
 */
export function useEntryDialog<Entry>() {
  const [open, setOpen] = useState<Open<Entry>>();
  const opener = useRef<Element>(null);
  const list = useRef<HTMLDivElement>(null);
  return {
    open,
    list,
    show(next: Open<Entry>) {
      opener.current = document.activeElement;
      setOpen(next);
    },
    close() {
      setOpen(undefined);
      requestAnimationFrame(() => {
        const { current } = opener;
        const next = current instanceof HTMLElement && current.isConnected ? current : list.current;
        next?.focus({ preventScroll: true });
      });
    },
  };
}
