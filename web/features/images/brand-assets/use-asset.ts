import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteUserAsset,
  listUserAssets,
  replaceUserAsset,
  uploadUserAsset,
} from '#contract/calls/images.ts';
import type { AssetType, UserAsset } from '#contract/images.ts';
import { isSignedOut, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { useUpload } from '#web/api/upload.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

/** The asset of a type: of several only the first, which is the newest, is used. */
export function useAsset(type: AssetType) {
  const { status } = useCurrentUser();
  return useQuery({
    ...useAssetsQuery(type),
    enabled: status === 'signed-in',
    select: (assets) => assets[0] ?? null,
  });
}

/** Of whoever was signed in last: a page whose session ends keeps what is on it. */
function useAssetsQuery(type: AssetType) {
  const { user } = useCurrentUser();
  const [userId, setUserId] = useState(user?.id);
  if (user && user.id !== userId) setUserId(user.id);
  return queryOf(listUserAssets, { params: { userId: userId ?? 0, type } });
}

/** Uploads a picture, in the place of the asset when there is one. */
export function useUploadAsset(
  type: AssetType,
  asset: UserAsset | null | undefined,
  onUploaded: (wasReplaced: boolean) => void,
) {
  const { user } = useCurrentUser();
  const showToast = useShowToast();
  const showFailure = (description: string) =>
    void showToast({ tone: 'error', title: 'Upload failed', description });
  const setAsset = useSetAsset(type);
  const finish = (wasReplaced: boolean) => (uploaded: UserAsset) => {
    setAsset(uploaded);
    showToast({ title: wasReplaced ? 'Asset replaced' : 'Asset uploaded' });
    onUploaded(wasReplaced);
  };
  const loginNeeded = `You must be logged in to ${asset ? 'replace' : 'upload'} assets`;
  const errorLinesFor = (error: Error) => (isSignedOut(error) ? loginNeeded : uploadFailure(error));
  const onError = (error: Error) => showFailure(errorLinesFor(error));
  const create = useUpload(uploadUserAsset, { onSuccess: finish(false), onError });
  const replace = useUpload(replaceUserAsset, { onSuccess: finish(true), onError });
  const current = asset ? replace : create;

  return {
    isPending: current.isPending,
    progress: current.progress,
    error: current.error && errorLinesFor(current.error),
    forgetError: () => {
      create.reset();
      replace.reset();
    },
    upload(file: File) {
      if (!user) return showFailure(loginNeeded);
      if (asset) return replace.mutate({ params: { assetId: asset.id }, file });
      return create.mutate({ fields: { userId: user.id, type }, file });
    },
  };
}

export function useRemoveAsset(type: AssetType, onRemoved: () => void) {
  const setAsset = useSetAsset(type);
  return useCall(deleteUserAsset, {
    onSuccess() {
      setAsset(undefined);
      onRemoved();
    },
  });
}

/** Puts what is true now into the list at once; a picture that was there before goes. */
function useSetAsset(type: AssetType) {
  const client = useQueryClient();
  const { queryKey } = useAssetsQuery(type);
  return (asset: UserAsset | undefined) => {
    client.setQueryData(queryKey, asset ? [asset] : []);
    void client.invalidateQueries({ queryKey });
  };
}

const uploadFailure = (error: Error) =>
  messageFor(error, 'We couldn’t upload the picture. Please try again.');
