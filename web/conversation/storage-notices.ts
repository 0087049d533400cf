import { showToast } from '#web/ui/toasts/toast-store.ts';

export function oldestGone(): void {
  showToast({
    title: 'Your oldest recent content was removed',
    description: 'This browser has no more room for it. What you saved is safe.',
  });
}

export function noRoomAtAll(): void {
  showToast({
    tone: 'error',
    title: 'This browser has no room left',
    description: 'What you see stays until you close this page. Save what you want to keep.',
  });
}
