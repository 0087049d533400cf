import type { AppState } from '#web/app-state.ts';
import { createToastStore } from './toast-store.ts';

type Cleared = { title: string; description: string; bringBack: () => void };

/** Says what was cleared and what stays. Nobody should lose a text to a slip of the hand. */
export function offerUndo(app: AppState, { title, description, bringBack }: Cleared): void {
  app.get(createToastStore).show({
    title,
    description,
    action: { label: 'Undo', hint: 'Press F8 to get to Undo', onClick: bringBack },
  });
}
