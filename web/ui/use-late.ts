import { useEffect, useState } from 'react';

/**
 * A part of a screen that no one sees at first, fetched once the screen stands, or at once when it is wanted. Where
 * it could not be fetched, a new wish and a connection that is back try again; what is on the page stays.
 */
export function useLate<Part>(load: () => Promise<Part>, wish: unknown): Part | undefined {
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
    const cancel = wish ? fetchPart() : whenIdle(fetchPart);
    return () => {
      window.removeEventListener('online', fetchPart);
      cancel?.();
    };
  }, [load, wish, fetched]);

  return fetched?.part;
}

/** Some browsers have no idle callback; soon after the first paint does as well. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
}
