import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from './toast-store.ts';

/**
 * The notification region, fetched once the screen stands: no screen needs it at first. It is there before
 * the first notification as a rule, since that may be about a lost connection; where it is not, every new
 * notification and a connection that is back try again.
 */
export function LateToaster() {
  const newest = useToasts()[0]?.id;
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (Toaster) return undefined;
    const fetchToaster = () => {
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.Toaster),
        () => {},
      );
    };
    window.addEventListener('online', fetchToaster);
    const cancel = newest === undefined ? whenIdle(fetchToaster) : fetchToaster();
    return () => {
      window.removeEventListener('online', fetchToaster);
      cancel?.();
    };
  }, [newest, Toaster]);

  return Toaster && <Toaster />;
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
