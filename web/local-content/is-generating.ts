import { useSyncExternalStore } from 'react';

/** How many texts are being written in this tab, for lists that show that something is coming. */
let running = 0;
const listeners = new Set<() => void>();

/** Call what it returns when the text is there, or when it will not come. */
export function markGenerating(): () => void {
  let isRunning = true;
  count(1);
  return () => {
    if (isRunning) count(-1);
    isRunning = false;
  };
}

export const isGenerating = (): boolean => running > 0;

export function useIsGenerating(): boolean {
  return useSyncExternalStore(subscribe, isGenerating);
}

function count(change: 1 | -1): void {
  running += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
