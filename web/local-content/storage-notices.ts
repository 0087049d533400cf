import { showToast } from '#web/ui/toasts/toast-store.ts';

export function notifyOldestRemoved(): void {
  showToast({
    title: 'Your oldest recent content was removed',
    description: 'This browser is out of space for it. Anything you saved is safe.',
  });
}

export function notifyStorageFull(): void {
  showToast({
    tone: 'error',
    title: 'This browser is out of space',
    description: 'You’ll lose what you see when you close this page. Save what you want to keep.',
  });
}
