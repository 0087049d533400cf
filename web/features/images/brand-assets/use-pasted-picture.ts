import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Marks what takes a pasted picture; its value says whether a picture is there already. */
const mark = 'data-takes-picture';

/**
 * Takes files that are pasted while the pointer or the keyboard is at an element. In a dialog the
 * first element that has no picture yet takes what is pasted anywhere else. Spread the result on it.
 */
export function usePastedPicture(
  place: RefObject<HTMLElement | null>,
  hasPicture: boolean,
  onPaste: (files: File[]) => void,
) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || !place.current || placeFor(event) !== place.current) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return { [mark]: hasPicture ? 'another' : 'first' };
}

function placeFor({ target }: ClipboardEvent): Element | null {
  const from = target instanceof Element ? target : document.body;
  if (from.closest('input, textarea, [contenteditable=true]')) return null;
  const waiting = from.closest('[role=dialog]')?.querySelectorAll(`[${mark}=first]`) ?? [];
  return (
    document.querySelector(`[${mark}]:hover`) ??
    from.closest(`[${mark}]`) ??
    [...waiting].find((place) => place.checkVisibility()) ??
    null
  );
}
