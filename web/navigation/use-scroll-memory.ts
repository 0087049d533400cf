import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppPart } from '#web/app-state.ts';
import { useLocation, useNavigationType } from './router.tsx';

const storageKey = 'scroll_positions';

/** How far every entry of the history was scrolled, by its key. */
const createScrollPositions = () => readPositions();

/** A new screen starts at its top; the one somebody goes back to is where they left it. */
export function useScrollMemory(): void {
  const positions = useAppPart(createScrollPositions);
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isSameScreen = shown.current === pathname;
    shown.current = pathname;
    if (isReturn) window.scrollTo(0, positions[key] ?? 0);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!isSameScreen) window.scrollTo(0, 0);
  }, [key, pathname, hash, isReturn, positions]);

  useEffect(() => {
    const remember = () => {
      positions[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, positions]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const store = () => storePositions(positions);
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [positions]);
}

function storePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Where storage is blocked or full, a reload starts at the top.
  }
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
