import { messageFor } from '#web/api/api-error.ts';
import { Store, useAppPart, useStore } from '#web/app-state.ts';

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

export type ToastContent = Omit<Toast, 'id' | 'isOpen'>;

/** Milliseconds. A closed one stays around long enough for its way out, and far longer. */
const removalDelay = 1_000_000;

export class ToastStore {
  /** Only the newest is kept. */
  readonly toasts = new Store<Toast[]>([]);
  #lastId = 0;

  /** Shows a notification, in place of the one before. Gives its id, to dismiss it by. */
  readonly show = (content: ToastContent) => {
    this.#lastId += 1;
    this.toasts.set([{ ...content, id: this.#lastId, isOpen: true }]);
    return this.#lastId;
  };

  dismiss(id: number): void {
    const toasts = this.toasts.get();
    if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
    this.toasts.set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    setTimeout(
      () => this.toasts.set(this.toasts.get().filter((toast) => toast.id !== id)),
      removalDelay,
    );
  }
}

/** The title says what failed; the server's words follow when there are any. */
export const failureToast = (title: string, error: Error): ToastContent => ({
  tone: 'error',
  title,
  description: messageFor(error, '') || undefined,
});

export type ShowToast = ToastStore['show'];

export const createToastStore = () => new ToastStore();

export const useToastStore = (): ToastStore => useAppPart(createToastStore);

export const useShowToast = (): ShowToast => useToastStore().show;

export const useToasts = (): Toast[] => useStore(useToastStore().toasts);
