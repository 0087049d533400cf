import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeAltered,
  listAlteredPhotos,
  publishOriginal,
  readAlteredState,
  takeDownAlteredPhoto,
} from '#contract/calls/altered-photos.ts';
import { listPersonalizedImages } from '#contract/calls/images.ts';
import type { AlteredNote } from '#contract/layouts/altered-note.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { useUpload } from '#web/api/upload.ts';
import { usePictureChoice } from '#web/ui/pictures/use-picture-choice.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

const stateOf = (aiImageId: number) => queryOf(readAlteredState, { params: { aiImageId } });

/** What is known of an own photo. A drawing is no photo of anything. */
export function useAlteredState({ id, isOwn }: { id: number; isOwn: boolean }) {
  return useQuery({ ...stateOf(id), enabled: isOwn }).data;
}

/** What has to stand below a picture with this background. */
export function useAlteredNote(background: { id: number; isOwn: boolean }) {
  const state = useAlteredState(background);
  const code = state?.page?.code;
  return state?.isAltered ? ({ code } satisfies AlteredNote) : undefined;
}

/** The answer to the question, and the original where there is a page for it. */
export function useAlteredPhoto(aiImageId: number) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries(stateOf(aiImageId));
  const [refusal, setRefusal] = useState<string>();
  const changing = useCall(changeAltered, { onSuccess: refresh });
  const uploading = useUpload(publishOriginal, { onSuccess: refresh });
  const picture = usePictureChoice({
    onChoose: (file) => uploading.mutate({ params: { aiImageId }, file }),
    onRefuse: setRefusal,
  });
  const failure = changing.error ?? uploading.error;
  return {
    isUploading: uploading.isPending || picture.isPreparing,
    error: refusal ?? (failure && messageFor(failure, 'We couldn’t save that. Please try again.')),
    answer: (isAltered: boolean) => changing.mutate({ params: { aiImageId }, body: { isAltered } }),
    upload(file: File | null) {
      if (!file) return;
      setRefusal(undefined);
      void picture.choose([file]);
    },
  };
}

/** Whatever shows the page is asked for anew. */
export function useTakeDown(onDone: () => void) {
  const client = useQueryClient();
  const showToast = useShowToast();
  const addresses = [listAlteredPhotos, readAlteredState, listPersonalizedImages].map(
    ({ path }) => path.split('{')[0] ?? path,
  );
  return useCall(takeDownAlteredPhoto, {
    onSuccess() {
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          addresses.some((start) => String(address).startsWith(start)),
      });
      showToast({ title: 'Page taken down' });
      onDone();
    },
  });
}
