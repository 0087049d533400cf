import { useQueryClient } from '@tanstack/react-query';
import {
  addSiteAsset,
  changeSiteAsset,
  deleteSiteAsset,
  listSiteAssets,
  replaceSiteAsset,
} from '#contract/calls/catalog/site-assets.ts';
import type { Call, UploadEndpoint } from '#contract/endpoint.ts';
import { queryOf } from '#web/api/query.ts';
import { useUpload } from '#web/api/upload.ts';
import { useEntryWrite } from '#web/features/catalog/entries/use-entry-write.ts';
import { useRefreshSiteAssets } from '#web/ui/site-asset-address.ts';
import { failureToast, useShowToast } from '#web/ui/toasts/toast-store.ts';

/** The writes to the pictures of the site; each is seen at once wherever a picture is shown. */

export const siteAssetsQuery = queryOf(listSiteAssets, {});

export const useAddPicture = (onDone: () => void, onFailed: (error: Error) => void) =>
  usePictureUpload(
    addSiteAsset,
    { done: 'Picture added successfully', failed: 'Failed to add picture' },
    onDone,
    onFailed,
  );

export const useReplacePicture = () =>
  usePictureUpload(replaceSiteAsset, {
    done: 'Picture replaced successfully',
    failed: 'Failed to replace picture',
  });

export const useChangePicture = (onDone?: () => void) =>
  useEntryWrite(
    changeSiteAsset,
    listSiteAssets,
    { done: 'Picture updated successfully', failed: 'Failed to update picture' },
    useRefreshAnd(onDone),
  );

export const useDeletePicture = (onDone: () => void) =>
  useEntryWrite(
    deleteSiteAsset,
    listSiteAssets,
    { done: 'Picture deleted successfully', failed: 'Failed to delete picture' },
    useRefreshAnd(onDone),
  );

type Words = { done: string; failed: string };

function usePictureUpload<E extends UploadEndpoint>(
  target: Call<E>,
  { done, failed }: Words,
  onDone?: () => void,
  onFailed?: (error: Error) => void,
) {
  const client = useQueryClient();
  const showToast = useShowToast();
  const refreshAnd = useRefreshAnd(onDone);
  return useUpload(target, {
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [listSiteAssets.path] });
      showToast({ title: done });
      refreshAnd();
    },
    onError(error) {
      showToast(failureToast(failed, error));
      onFailed?.(error);
    },
  });
}

/** Does `next` once the pictures on the page are fetched anew. */
function useRefreshAnd(next?: () => void): () => void {
  const refreshSiteAssets = useRefreshSiteAssets();
  return () => {
    refreshSiteAssets();
    next?.();
  };
}
