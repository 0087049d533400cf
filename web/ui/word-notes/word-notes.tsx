import { Portal } from '@mantine/core';
import {
  type KeyboardEvent as KeyEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import classes from './word-notes.module.css';

type Tip = { element: Element; note: string; tone: string; top: number; left: number };

/**
 * Shows the note of underlined words on hover, on a tap, when they have the focus, and when the cursor of
 * an editor stands in them. Escape puts it away. A list of the same notes is for whoever cannot see it.
 */
export function WordNotes({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const tipId = useId();
  const [tip, setTip] = useState<Tip>();
  const show = (target: EventTarget | Node | null) => setTip(tipFor(target));
  const isOpen = tip !== undefined;

  // In an editor nothing but the cursor has the focus.
  useEffect(() => {
    const followCursor = () => {
      const node = document.getSelection()?.anchorNode ?? null;
      const isEdited =
        area.current?.contains(document.activeElement) && area.current.contains(node);
      if (isEdited && isEditor(document.activeElement)) setTip(tipFor(node));
    };
    document.addEventListener('selectionchange', followCursor);
    return () => document.removeEventListener('selectionchange', followCursor);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setTip(undefined);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog or the form around it stays.
      event.stopPropagation();
      close();
    };
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !area.current?.contains(target)) close();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', close, true);
    };
  }, [isOpen]);

  const handleShow = ({ target }: SyntheticEvent) => {
    if (markOf(target)) show(target);
  };
  const handleKey = ({ key, target }: KeyEvent) => {
    if (key === 'Enter' || key === ' ') show(target);
  };
  const handleLeave = ({ target }: SyntheticEvent) => {
    if (markOf(target) && document.activeElement !== target) setTip(undefined);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the underlined words inside it
    <div
      ref={area}
      className={classes.area}
      onPointerOver={handleShow}
      onPointerOut={handleLeave}
      onFocus={handleShow}
      onBlur={() => setTip(undefined)}
      onClick={handleShow}
      onKeyDown={handleKey}
    >
      {children}
      {tip && (
        <Portal>
          <div
            id={tipId}
            role="tooltip"
            className={classes.tip}
            data-tone={tip.tone}
            style={{ top: tip.top, left: tip.left }}
          >
            {tip.note}
          </div>
        </Portal>
      )}
    </div>
  );
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
  const [box] = element?.getClientRects() ?? [];
  if (!element || !box) return undefined;
  const left = Math.max(margin, Math.min(box.left, window.innerWidth - widest - margin));
  const { wordNote = '', tone = '' } = element.dataset;
  return { element, note: wordNote, tone, top: box.bottom + 6, left };
}
