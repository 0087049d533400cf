import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The foot of the dialog, which stays in view. */
export const FooterSlot = createContext<HTMLElement | null>(null);

/** The main action of a step. It stands in the foot of the dialog, or where it is used outside of one. */
export function FooterAction({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const slot = use(FooterSlot);
  if (!isShown) return null;
  return slot ? createPortal(children, slot) : children;
}
