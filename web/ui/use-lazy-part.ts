import { useEffect, useState } from 'react';

/** Nobody has filled in a form by then, and the page is free for the first keys and touches. */
const aWhile = 2_000;

/**
 * A part of a screen that no one sees at first, fetched when the screen has stood a while, or at once when it is
 * wanted. Where it could not be fetched, a new wish and a connection that is back try again; what is on the page
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
        (part) => setFetched({ part }),
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

/** Some browsers have no idle callback; a little later does as well. Gives the way to call it off. */
export function whenIdle(act: () => void, after = aWhile): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, after + 300);
    return () => clearTimeout(timer);
  }
  let handle: number | undefined;
  const timer = setTimeout(() => {
    handle = window.requestIdleCallback(act, { timeout: 2_000 });
  }, after);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) window.cancelIdleCallback(handle);
  };
}
