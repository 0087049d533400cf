import { useSyncExternalStore } from 'react';

/** The one thing a notification offers to do. It closes with it. */
export type ToastAction = {
  label: string;
  /** How to do the same without the notification, for those who only hear it. */
  hint: string;
  onClick: () => void;
};

export type Toast = {
  id: number;
  isOpen: boolean;
  title: string;
  description?: string;
  action?: ToastAction;
  tone?: 'plain' | 'error';
};

type Content = Omit<Toast, 'id' | 'isOpen'>;

/** Only the newest is kept; a closed one stays around long enough for its way out, and far longer. */
const visibleAtMost = 1;
const removalDelay = 1_000_000;

let toasts: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a notification, in place of the one before. */
export function showToast(content: Content) {
  lastId += 1;
  const id = lastId;
  publish([{ ...content, id, isOpen: true }, ...toasts].slice(0, visibleAtMost));
  return {
    id,
    update: (changes: Partial<Content>) => updateToast(id, changes),
    dismiss: () => dismissToast(id),
  };
}

export function dismissToast(id: number): void {
  updateToast(id, { isOpen: false });
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => removeToast(id), removalDelay),
  );
}

export const getToasts = (): Toast[] => toasts;

export function useToasts(): Toast[] {
  return useSyncExternalStore(subscribe, getToasts);
}

function updateToast(id: number, changes: Partial<Toast>): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));
}

function removeToast(id: number): void {
  removals.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

function publish(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
