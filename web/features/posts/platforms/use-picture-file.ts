import { useQuery } from '@tanstack/react-query';
import type { Platform } from '#contract/platforms.ts';
import { saveFile } from '#web/api/download.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import type { PlatformPicture } from './platform-picture.ts';

/** Fetched before it is wanted: a browser lets a page copy or share only in answer to a press. */
export function usePictureFile(picture: PlatformPicture | undefined, platform?: Platform) {
  const address = picture?.file && picture.address;
  const { width, height } = platform?.picture ?? {};
  return useQuery({
    queryKey: ['picture file', address],
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const response = await fetch(address ?? '', { signal });
      if (!response.ok) throw new Error(`The picture could not be had: ${response.status}`);
      const name = `picture-${width}x${height}.png`;
      return new File([await response.blob()], name, { type: 'image/png' });
    },
  });
}

export type PictureFile = ReturnType<typeof usePictureFile>;

/** For somebody who was quicker than the picture. */
export async function whenFetched({ refetch }: PictureFile): Promise<File> {
  const { data } = await refetch({ cancelRefetch: false });
  if (!data) throw new Error('The picture could not be had');
  return data;
}

/** Saves the picture as the browser saves files, as soon as it is there. */
export function useSavePicture(picture: PictureFile | undefined) {
  const showToast = useShowToast();
  return async () => {
    if (!picture) return;
    const file = picture.data ?? (await whenFetched(picture).catch(() => undefined));
    if (file) return saveFile(file, file.name);
    showToast({
      tone: 'error',
      title: 'Download failed',
      description: 'The text is copied. We couldn’t create the picture. Please try again.',
    });
  };
}
