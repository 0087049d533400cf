import { startTransition, useEffect, useState } from 'react';

/** Nobody has filled in a form by then, and the page is free for the first keys and touches. */
const aWhile = 2_000;

/** Milliseconds after which it is fetched also for somebody who only looks. */
const atLast = 10_000;

/**
 * A part of a screen that no one sees at first, fetched when the screen has stood a while and somebody is at it, or at
 * once when it is wanted. Where it could not be fetched, a new wish and a connection that is back try again; what is on the page
 * stays.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  wish: unknown,
  after = aWhile,
): Part | undefined {
  const [fetched, setFetched] = useState<{ part: Part }>();

  useEffect(() => {
    if (fetched) return undefined;
    const fetchPart = () => {
      load().then(
        // In small steps: what it brings may be a whole list of posts.
        (part) => startTransition(() => setFetched({ part })),
        () => {},
      );
    };
    window.addEventListener('online', fetchPart);
    const cancel = wish ? fetchPart() : whenIdle(fetchPart, after);
    return () => {
      window.removeEventListener('online', fetchPart);
      cancel?.();
    };
  }, [load, wish, fetched, after]);

  return fetched?.part;
}

/**
 * Acts in a quiet moment once a while has passed and somebody has moved, touched or typed: a page that is only looked
 * at spends no phone's time and data on what it may never show. Gives the way to call it off.
 */
export function whenIdle(act: () => void, after = aWhile): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = whenSomebodyIsThere(() => {
      cancel = inQuietMoment(act);
    });
  }, after);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

function whenSomebodyIsThere(act: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, begin, true);
  };
  const begin = () => {
    cancel();
    act();
  };
  const timer = setTimeout(begin, navigator.userActivation?.hasBeenActive ? 0 : atLast);
  for (const sign of signs) window.addEventListener(sign, begin, true);
  return cancel;
}

/** Some browsers have no idle callback; a little later does as well. */
function inQuietMoment(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
}
