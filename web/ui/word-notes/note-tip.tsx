import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './note-tip.module.css';

type Tip = { of: HTMLElement; note: string; tone: string; top: number; left: number };

/**
 * The note of underlined words in an area: on hover, on a tap, when they have the focus, and when the cursor
 * of an editor stands in them. Escape puts it away. A list of the same notes is for whoever cannot see it.
 * It comes with the first underlined words.
 */
export function NoteTip({ area }: { area: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => (area.current ? listen(area.current, setTip) : undefined), [area]);
  useEffect(() => (tip ? keepUp(tip, setTip) : undefined), [tip]);
  if (!tip) return null;
  // Not where its words are: inside a dialog, which is moved into its place, it would be as far off as the dialog is.
  return createPortal(
    <div
      role="tooltip"
      className={classes.tip}
      data-tone={tip.tone}
      style={{ top: tip.top, left: tip.left }}
    >
      {tip.note}
    </div>,
    document.querySelector('main') ?? document.body,
  );
}

type SetTip = (tip: Tip | undefined) => void;

/** Shows and hides the note for what happens in an area. Gives a way to stop. */
function listen(area: HTMLElement, setTip: SetTip): () => void {
  const listening = new AbortController();
  const on = (name: string, handle: (event: Event) => void) =>
    area.addEventListener(name, handle, { signal: listening.signal });
  const show = ({ target }: Event) => {
    if (markOf(target)) setTip(tipFor(target));
  };
  for (const name of ['pointerover', 'focusin', 'click']) on(name, show);
  on('keydown', (event) => {
    if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) show(event);
  });
  on('focusout', () => setTip(undefined));
  on('pointerout', ({ target }) => {
    if (markOf(target) && document.activeElement !== target) setTip(undefined);
  });
  // In an editor nothing but the cursor has the focus.
  const followCursor = () => {
    const node = document.getSelection()?.anchorNode ?? null;
    const { activeElement } = document;
    const isEdited = isEditor(activeElement) && area.contains(activeElement) && area.contains(node);
    if (isEdited) setTip(tipFor(node));
  };
  document.addEventListener('selectionchange', followCursor, { signal: listening.signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node) || !area.contains(target)) setTip(undefined);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

/** Puts the note away on Escape; it goes with its words when they scroll, and when they are out of sight. */
function keepUp({ of }: Tip, setTip: SetTip): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog or the form around it stays.
    event.stopPropagation();
    setTip(undefined);
  };
  document.addEventListener('keydown', closeOnEscape, options);
  const follow = () => {
    const { top, bottom } = of.getBoundingClientRect();
    setTip(bottom > 0 && top < window.innerHeight ? tipFor(of) : undefined);
  };
  window.addEventListener('scroll', follow, options);
  return () => listening.abort();
}

const isEditor = (element: Element | null) => element?.getAttribute('contenteditable') === 'true';

function markOf(target: EventTarget | null): HTMLElement | null {
  const element = target instanceof Element ? target : (target as Node | null)?.parentElement;
  return element?.closest<HTMLElement>('[data-word-note]') ?? null;
}

/** As wide as the note may be, with a margin to the edge of the window. */
const widest = 320;
const margin = 12;

function tipFor(target: EventTarget | null): Tip | undefined {
  const element = markOf(target);
  if (!element) return undefined;
  // Below the last line of the words, whatever line the pointer is on.
  const box = element.getBoundingClientRect();
  const left = Math.max(margin, Math.min(box.left, window.innerWidth - widest - margin));
  const { wordNote = '', tone = '' } = element.dataset;
  return { of: element, note: wordNote, tone, top: box.bottom + 6, left };
}
