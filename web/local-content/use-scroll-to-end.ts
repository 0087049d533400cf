import { type DependencyList, useEffect, useRef } from 'react';

/** Milliseconds until the list has grown to what it has to show. */
const scrollDelay = 100;

/** Scrolls a list to its end after every one of `changes`, and keeps it there as pictures arrive. */
export function useScrollToEnd(changes: DependencyList) {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes are the reason to scroll
  useEffect(() => scrollSoon(viewport.current), changes);
  useEffect(() => stayAtEnd(viewport.current, content.current), []);
  return { viewport, content };
}

function scrollSoon(viewport: HTMLElement | null): () => void {
  const timer = setTimeout(() => viewport?.scrollTo({ top: viewport.scrollHeight }), scrollDelay);
  return () => clearTimeout(timer);
}

/** Who has scrolled up to read something is left there. */
function stayAtEnd(viewport: HTMLElement | null, content: HTMLElement | null) {
  if (!viewport || !content) return;
  let isAtEnd = true;
  let forget = () => {};
  const note = () => {
    isAtEnd = viewport.scrollHeight - viewport.scrollTop - viewport.clientHeight < 2;
  };
  const growth = new ResizeObserver(() => {
    forget();
    if (isAtEnd) forget = scrollSoon(viewport);
  });
  viewport.addEventListener('scroll', note, { passive: true });
  growth.observe(content);
  return () => {
    forget();
    growth.disconnect();
    viewport.removeEventListener('scroll', note);
  };
}
