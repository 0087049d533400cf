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
import { notifyFailed, useEntryWrite } from '#web/features/catalog/entries/use-entry-write.ts';
import { refreshSiteAssets } from '#web/ui/site-asset-address.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

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
    andRefresh(onDone),
  );

export const useDeletePicture = (onDone: () => void) =>
  useEntryWrite(
    deleteSiteAsset,
    listSiteAssets,
    { done: 'Picture deleted successfully', failed: 'Failed to delete picture' },
    andRefresh(onDone),
  );

type Words = { done: string; failed: string };

function usePictureUpload<E extends UploadEndpoint>(
  target: Call<E>,
  { done, failed }: Words,
  onDone?: () => void,
  onFailed?: (error: Error) => void,
) {
  const client = useQueryClient();
  return useUpload(target, {
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [listSiteAssets.path] });
      showToast({ title: done });
      andRefresh(onDone)();
    },
    onError(error) {
      notifyFailed(failed, error);
      onFailed?.(error);
    },
  });
}

const andRefresh = (onDone?: () => void) => () => {
  refreshSiteAssets();
  onDone?.();
};
