import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  downloadAllSizes,
  downloadPersonalizedImage,
  personalizeImage,
} from '#contract/calls/images.ts';
import type { Composition, PresetName } from '#contract/composition.ts';
import type { AlteredNote } from '#contract/layouts/altered-note.ts';
import { ApiError, isSignedOut, messageFor } from '#web/api/api-error.ts';
import { fetchFile, useDownload } from '#web/api/download.ts';
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
  /** Of the piece, for the names of files. */
  title: string;
  /** Without it, one is made of what is on the picture. */
  altText: string;
  /** With another one below it, it is another picture. */
  note: AlteredNote | undefined;
  onPersonalized: (imagePath: string, id: number) => void;
};

type Made = { imagePath: string; id: number; from: string };

/** Makes the picture on the server and saves it; what has not changed is not made again. */
export function usePersonalizedDownload({ onPersonalized, ...options }: Options) {
  const { background, composition, postId, contentId, title, altText } = options;
  const current = useCurrentUser();
  const showToast = useShowToast();
  const client = useQueryClient();
  const personalize = useCall(personalizeImage);
  const file = useDownload(downloadPersonalizedImage);
  const archive = useDownload(downloadAllSizes);
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
        ...(altText && { altText }),
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

  const makeOrSay = () =>
    make().catch((error: Error) => {
      const failure = messageFor(error, 'We couldn’t create your image. Please try again.');
      showToast(personalizationFailed(isSignedOut(error) ? loginNeeded : failure));
      throw error;
    });

  const makeAndTake = useSingleFlight(
    async ({ take }: { take: Take; action: string; from: string }) => {
      setIsPending(true);
      try {
        await take(makeOrSay);
      } finally {
        setIsPending(false);
      }
    },
  );

  /** The action names what is done: a double click does it once, another action is done as well. */
  function run(action: string, take: Take): void {
    if (current.status === 'signed-out') showToast(personalizationFailed(loginNeeded));
    // Why it failed has been told.
    else makeAndTake({ take, action, from }).catch(() => undefined);
  }

  return {
    isPending,
    download: (preset: PresetName | undefined) =>
      run(`save ${preset}`, async (made) => save(await made(), preset)),
    downloadAll: () =>
      run('save all', async (made) => {
        const { id } = await made();
        await archive
          .mutateAsync({ params: { id }, query: title ? { title } : {} })
          .catch((error: Error) => {
            showToast(downloadFailed);
            throw error;
          });
      }),
    copy: (preset: PresetName | undefined) =>
      run(`copy ${preset}`, async (made) => {
        // Safari lets a page write only within the press: the picture may come later, the item may not.
        const picture = made().then(({ imagePath: compositePath }) =>
          fetchFile(downloadPersonalizedImage, { body: { compositePath, preset } }),
        );
        try {
          await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
          showToast({ title: 'Copied to clipboard' });
        } catch {
          const description = 'Failed to copy to clipboard.';
          showToast({ tone: 'error', title: 'Copy failed', description });
        }
      }),
  };
}

/** Does something with the picture once it is made. */
type Take = (make: () => Promise<Made>) => Promise<void>;

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
