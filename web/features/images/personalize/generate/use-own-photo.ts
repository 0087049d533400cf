import { useState } from 'react';
import { uploadBackground } from '#contract/calls/images.ts';
import type { AiImage } from '#contract/images.ts';
import { isSignedOut, messageFor } from '#web/api/api-error.ts';
import { useUpload } from '#web/api/upload.ts';
import { type PictureSubject, pieceOf } from '#web/features/images/personalize/picture-subject.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { usePictureChoice } from '#web/ui/pictures/use-picture-choice.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

/** Takes a photo of the agent as the background. */
export function useOwnPhoto(subject: PictureSubject, onUploaded: (image: AiImage) => void) {
  const { user } = useCurrentUser();
  const showToast = useShowToast();
  const showFailure = (description: string) =>
    void showToast({ tone: 'error', title: 'Upload failed', description });
  const [refusal, setRefusal] = useState<string>();
  const uploading = useUpload(uploadBackground, {
    onSuccess: onUploaded,
    onError: (error) => showFailure(errorLinesFor(error)),
  });
  const picture = usePictureChoice({
    onChoose: (file) => uploading.mutate({ fields: pieceOf(subject), file }),
    onRefuse: setRefusal,
  });
  return {
    isUploading: uploading.isPending || picture.isPreparing,
    progress: uploading.progress,
    error: refusal ?? (uploading.error ? errorLinesFor(uploading.error) : undefined),
    upload(file: File | null) {
      if (!file) return;
      setRefusal(user ? undefined : loginNeeded);
      uploading.reset();
      if (!user) return showFailure(loginNeeded);
      void picture.choose([file]);
    },
  };
}

const loginNeeded = 'You must be logged in to upload assets';

const errorLinesFor = (error: Error) =>
  isSignedOut(error)
    ? loginNeeded
    : messageFor(error, 'We couldn’t upload the picture. Please try again.');
