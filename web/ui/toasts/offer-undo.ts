import { showToast } from './toast-store.ts';

type Cleared = { title: string; description: string; bringBack: () => void };

/** Says what was cleared and what stays. Nobody should lose a text to a slip of the hand. */
export function offerUndo({ title, description, bringBack }: Cleared): void {
  showToast({
    title,
    description,
    action: { label: 'Undo', hint: 'Press F8 to get to Undo', onClick: bringBack },
  });
}
