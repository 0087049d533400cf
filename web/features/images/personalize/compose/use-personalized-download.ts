import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadPersonalizedImage, personalizeImage } from '#contract/calls/images.ts';
import type { Composition, PresetName } from '#contract/composition.ts';
import { ApiError, isSignedOut, messageFor } from '#web/api/api-error.ts';
import { useDownload } from '#web/api/download.ts';
import { useCall } from '#web/api/mutation.ts';
import { useSingleFlight } from '#web/api/use-single-flight.ts';
import { refreshPersonalizedImages } from '#web/features/images/personalized/use-personalized-images.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { type ToastContent, useShowToast } from '#web/ui/toasts/toast-store.ts';

type Options = {
  background: { url: string; id: number };
  headshotUrl: string;
  logoUrl: string;
  postId?: string;
  contentId?: number;
  composition: Composition;
  onPersonalized: (imagePath: string, id: number) => void;
};

type Made = { imagePath: string; id: number; from: string };

/** Makes the picture on the server and saves it; what has not changed is not made again. */
export function usePersonalizedDownload({ onPersonalized, ...options }: Options) {
  const { background, composition, postId, contentId } = options;
  const current = useCurrentUser();
  const showToast = useShowToast();
  const client = useQueryClient();
  const personalize = useCall(personalizeImage);
  const file = useDownload(downloadPersonalizedImage);
  const [made, setMade] = useState<Made>();
  const [isPending, setIsPending] = useState(false);
  const from = JSON.stringify(options);

  async function make(): Promise<Made> {
    if (made?.from === from) return made;
    const { imagePath, personalizedImageId: id } = await personalize.mutateAsync({
      body: {
        userId: current.user?.id,
        postId,
        contentId,
        aiImageId: background.id,
        composition,
        outputFormat: 'png',
      },
    });
    const next = { imagePath, id, from };
    setMade(next);
    if (contentId) void refreshPersonalizedImages(client, contentId);
    onPersonalized(imagePath, id);
    return next;
  }

  async function save({ imagePath }: Made, preset: PresetName | undefined): Promise<void> {
    const body = { compositePath: imagePath, format: 'png', quality: 90, preset } as const;
    await file.mutateAsync({ body }).catch((error: Error) => {
      // It may have been deleted meanwhile: the next press makes it anew.
      if (error instanceof ApiError && error.status === 404) setMade(undefined);
      showToast(downloadFailed);
      throw error;
    });
    showToast({
      title: 'Image personalized',
      description: 'Your image has been personalized and downloaded.',
    });
  }

  const makeAndSave = useSingleFlight(async ({ preset }: { preset?: PresetName; from: string }) => {
    setIsPending(true);
    try {
      const picture = await make().catch((error: Error) => {
        const failure = messageFor(error, 'We couldn’t create your image. Please try again.');
        showToast(personalizationFailed(isSignedOut(error) ? loginNeeded : failure));
        throw error;
      });
      await save(picture, preset);
    } finally {
      setIsPending(false);
    }
  });

  return {
    isPending,
    download(preset: PresetName | undefined): void {
      if (current.status === 'signed-out') showToast(personalizationFailed(loginNeeded));
      // Why it failed has been told.
      else makeAndSave({ preset, from }).catch(() => undefined);
    },
  };
}

export type PersonalizedDownload = ReturnType<typeof usePersonalizedDownload>;

const loginNeeded = 'You must be logged in to personalize images';

const personalizationFailed = (description: string): ToastContent => ({
  tone: 'error',
  title: 'Personalization failed',
  description,
});

const downloadFailed: ToastContent = {
  tone: 'error',
  title: 'Download failed',
  description:
    "Your image was personalized but couldn't be downloaded. Try viewing it and saving it manually.",
};
