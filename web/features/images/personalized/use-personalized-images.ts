import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { deletePersonalizedImage, listPersonalizedImages } from '#contract/calls/images.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

const imagesOf = (contentId: number) => queryOf(listPersonalizedImages, { params: { contentId } });

/** The personalized pictures of a saved item, newest first. */
export function usePersonalizedImages(contentId: number) {
  return useQuery({ ...imagesOf(contentId), retry: false });
}

/** How many there are; unknown until the server has said so. */
export function usePersonalizedCount(contentId: number): number | undefined {
  const { data } = useQuery({
    ...imagesOf(contentId),
    retry: false,
    select: (images) => images.length,
  });
  return data;
}

/** Asked anew each time: the item may have been deleted since, here or on another device. */
export function useIsItemGone(contentId: number): boolean {
  const { error } = useQuery({ ...imagesOf(contentId), retry: false, staleTime: 0 });
  return error instanceof ApiError && error.status === 404;
}

/** After a picture was made. */
export function refreshPersonalizedImages(client: QueryClient, contentId: number): Promise<void> {
  return client.invalidateQueries(imagesOf(contentId));
}

/** Deletes a picture, which is gone from the list at once. */
export function useDeletePersonalizedImage(contentId: number) {
  const showToast = useShowToast();
  const client = useQueryClient();
  return useCall(deletePersonalizedImage, {
    onSuccess: (_, { sent: { params } }) => {
      client.setQueryData(imagesOf(contentId).queryKey, (images) =>
        images?.filter(({ id }) => id !== Number(params.id)),
      );
      void refreshPersonalizedImages(client, contentId);
      showToast({ title: 'Image Deleted' });
    },
    onError: (error) => {
      showToast({
        tone: 'error',
        title: 'Delete failed',
        description: messageFor(error, 'Failed to delete the image'),
      });
    },
  });
}
