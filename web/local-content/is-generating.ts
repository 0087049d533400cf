import { type AppState, Store, useAppPart, useStore } from '#web/app-state.ts';

/** How many texts are being written in this tab, for lists that show that something is coming. */
export const createGeneratingCount = () => new Store(0);

/** Call what it returns when the text is there, or when it will not come. */
export function markGenerating(app: AppState): () => void {
  const count = app.get(createGeneratingCount);
  let isRunning = true;
  count.set(count.get() + 1);
  return () => {
    if (isRunning) count.set(count.get() - 1);
    isRunning = false;
  };
}

export const useIsGenerating = (): boolean => useStore(useAppPart(createGeneratingCount)) > 0;
