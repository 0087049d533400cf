import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { getAiStatus } from '#contract/calls/ai.ts';
import { queryOf } from '#web/api/query.ts';
import type { MarkedPassage } from './marked-passage.ts';
import classes from './passage-tools.module.css';

type Props = {
  passage: MarkedPassage;
  onRevise: (request: string, passage: MarkedPassage) => void;
  onAsk: (passage: MarkedPassage) => void;
};

const quickRequests = [
  { name: 'Shorten', request: 'Shorter' },
  // Our own writer changes words by rules, and has none for this.
  { name: 'Rephrase', request: 'Rephrase it', needsModel: true },
  { name: 'Warmer', request: 'Warmer' },
  { name: 'Simpler', request: 'Simpler' },
];

/** What can be done with words that are marked, beside them; under the thumb where there is one. */
export function PassageTools({ passage, onRevise, onAsk }: Props) {
  const { data: status } = useQuery(queryOf(getAiStatus, {}));
  const tools = useRef<HTMLDivElement>(null);
  const place = usePlaceAtSelection(passage);
  useTabInto(tools);
  const canDo = ({ needsModel = false }) => !needsModel || status?.text.isBuiltin === false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a look of its own
    <div
      ref={tools}
      role="group"
      aria-label="Change the selected words"
      className={classes.tools}
      style={place}
      data-keep-clear
      // The words stay marked when a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      <VisuallyHidden role="status">Press Tab to change the selected words.</VisuallyHidden>
      {quickRequests.filter(canDo).map(({ name, request }) => (
        <Button key={name} variant="subtle" size="sm" onClick={() => onRevise(request, passage)}>
          {name}
        </Button>
      ))}
      <Button variant="subtle" size="sm" onClick={() => onAsk(passage)}>
        Ask…
      </Button>
    </div>
  );
}

/** Pixels: the bar at the top of the window, the height of the tools, and the distance to the words. */
const [top, height, distance] = [72, 44, 8];
const widest = 440;

/** Above the words, or below them where there is no room; it goes with them. */
function usePlaceAtSelection(passage: MarkedPassage): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words stand elsewhere
  useLayoutEffect(() => {
    const follow = () => {
      const selection = window.getSelection();
      if (!selection?.rangeCount) return;
      const words = selection.getRangeAt(0).getBoundingClientRect();
      const above = words.top - height - distance;
      const below = Math.min(words.bottom + distance, window.innerHeight - height - distance);
      const left = Math.max(distance, Math.min(words.left, window.innerWidth - widest));
      const isOut = words.bottom < top || words.top > window.innerHeight;
      setPlace({
        '--top': `${above >= top ? above : below}px`,
        '--left': `${left}px`,
        ...(isOut && { visibility: 'hidden' }),
      } as CSSProperties);
    };
    follow();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of ['scroll', 'resize']) window.addEventListener(name, follow, options);
    return () => listening.abort();
  }, [passage]);
  return place;
}

/** The next Tab leads here from the marked words, and Escape away. */
function useTabInto(tools: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // In a dialog that was opened from here the keys are the dialog's.
      if (document.querySelector('[aria-modal="true"]')) return;
      const isHere = tools.current?.contains(document.activeElement);
      if (event.key === 'Escape') window.getSelection()?.removeAllRanges();
      if (event.key !== 'Tab' || event.shiftKey || isHere) return;
      if (isTyping(document.activeElement)) return;
      event.preventDefault();
      tools.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [tools]);
}

const isTyping = (element: Element | null) =>
  element?.matches('input, textarea, [contenteditable="true"]') ?? false;
