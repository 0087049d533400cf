import { useQueryClient } from '@tanstack/react-query';
import { deleteSavedContent, restoreSavedContent } from '#contract/calls/saved-content.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { refreshSavedContent, removeCachedItem } from './saved-content-queries.ts';

/** Deletes an item; the notification offers to bring it back. */
export function useDeleteContent({ onDeleted }: { onDeleted: () => void }) {
  const showToast = useShowToast();
  const client = useQueryClient();
  const restore = useRestoreContent();
  return useCall(deleteSavedContent, {
    onSuccess: (_, { sent: { params } }) => {
      const id = Number(params.id);
      removeCachedItem(client, id);
      void refreshSavedContent(client);
      showToast({
        title: 'Content deleted',
        description: 'Your saved content has been deleted.',
        action: {
          label: 'Undo',
          hint: 'Press F8 to get to Undo',
          onClick: () => restore.mutate({ params: { id } }),
        },
      });
      onDeleted();
    },
    onError: (error) => {
      showToast({
        tone: 'error',
        title: 'Error deleting content',
        description: messageFor(error, 'Failed to delete content. Please try again.'),
      });
    },
  });
}

function useRestoreContent() {
  const showToast = useShowToast();
  const client = useQueryClient();
  return useCall(restoreSavedContent, {
    onSuccess: () => refreshSavedContent(client),
    onError: (error) => {
      showToast({
        tone: 'error',
        title: 'Error restoring content',
        description: messageFor(error, 'Failed to restore it. Please try again.'),
      });
    },
  });
}
