import { type RefObject, useEffect, useState } from 'react';
import { type MarkedPassage, markedPassageIn } from './marked-passage.ts';

/** Milliseconds without a change, after which words count as marked. */
const settledAfter = 200;

/** The words that are marked in the text of a card, once nobody is dragging any more. */
export function useMarkedPassage(card: RefObject<HTMLElement | null>, isOff: boolean) {
  const [passage, setPassage] = useState<MarkedPassage>();
  useEffect(() => {
    if (isOff) return;
    const listening = new AbortController();
    const { signal } = listening;
    let isDragging = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isDragging) return;
      timer = setTimeout(
        () => setPassage(markedPassageIn(card.current?.querySelector('.porch-reading'))),
        settledAfter,
      );
    };
    const setDragging = (next: boolean) => () => {
      isDragging = next;
      look();
    };
    document.addEventListener('selectionchange', look, { signal });
    document.addEventListener('pointerdown', setDragging(true), { signal });
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, setDragging(false), { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
      setPassage(undefined);
    };
  }, [card, isOff]);
  return passage;
}
