import { useQueryClient } from '@tanstack/react-query';
import { changeSavedContent, duplicateSavedContent } from '#contract/saved-content.ts';
import { isSignedOut, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { cacheItem, refreshSavedContent } from './saved-content-queries.ts';

export function useChangeContent() {
  const client = useQueryClient();
  return useCall(changeSavedContent, {
    onSuccess: (item) => {
      cacheItem(client, item);
      notifyContentSaved();
    },
    onError: notifyContentNotSaved,
  });
}

export function useDuplicateContent() {
  const client = useQueryClient();
  return useCall(duplicateSavedContent, {
    onSuccess: async () => {
      await refreshSavedContent(client);
      notifyContentSaved();
    },
    onError: notifyContentNotSaved,
  });
}

export function notifyContentSaved(): void {
  showToast({ title: 'Content saved', description: 'Your content has been saved successfully.' });
}

export function notifyLoginNeeded(): void {
  showToast({ title: 'Authentication required', description: 'Please log in to save content.' });
}

export function notifyContentNotSaved(error: Error): void {
  if (isSignedOut(error)) notifyLoginNeeded();
  else {
    showToast({
      tone: 'error',
      title: 'Error saving content',
      description: messageFor(error, 'Failed to save content. Please try again.'),
    });
  }
}
