import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { useToasts } from './toast-store.ts';

const loadToaster = async () => (await import('./toaster.tsx')).Toaster;

/**
 * The notification region, which no screen needs at first. It comes as soon as the screen stands, to be there before
 * the first notification as a rule, since that may be about a lost connection; every new one tries again.
 */
export function LazyToaster() {
  const Toaster = useLazyPart(loadToaster, useToasts()[0]?.id, 0);
  return Toaster && <Toaster />;
}
