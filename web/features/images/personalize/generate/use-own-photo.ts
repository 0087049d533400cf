import { useState } from 'react';
import { type AiImage, uploadBackground } from '#contract/images.ts';
import { isSignedOut, messageFor } from '#web/api/api-error.ts';
import { useUpload } from '#web/api/upload.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { refusalOf } from '#web/ui/picture-rules.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/** Takes a photo of the agent as the background. */
export function useOwnPhoto(onUploaded: (image: AiImage) => void) {
  const { user } = useCurrentUser();
  const [refusal, setRefusal] = useState<string>();
  const uploading = useUpload(uploadBackground, {
    onSuccess: onUploaded,
    onError: (error) => showFailure(wordsFor(error)),
  });
  return {
    isUploading: uploading.isPending,
    progress: uploading.progress,
    error: refusal ?? (uploading.error ? wordsFor(uploading.error) : undefined),
    upload(file: File | null) {
      if (!file) return;
      const reason = user ? refusalOf([file]) : loginNeeded;
      setRefusal(reason);
      uploading.reset();
      if (!user && reason) return showFailure(reason);
      if (!reason) uploading.mutate({ file });
    },
  };
}

const loginNeeded = 'You must be logged in to upload assets';

const wordsFor = (error: Error) =>
  isSignedOut(error)
    ? loginNeeded
    : messageFor(error, 'The picture could not be uploaded. Please try again.');

function showFailure(description: string): void {
  showToast({ tone: 'error', title: 'Upload failed', description });
}
