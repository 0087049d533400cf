import { useEffect, useEffectEvent } from 'react';
import { addDialog } from './history.ts';

/** Has the browser's back button close something that is open, rather than leave the page below it. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? addDialog(() => close()) : undefined), [isOpen]);
}
