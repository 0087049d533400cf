import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listBackgrounds } from '#contract/calls/images.ts';
import type { AiImage } from '#contract/images.ts';
import { queryOf } from '#web/api/query.ts';
import type { PictureSubject } from '#web/features/images/personalize/picture-subject.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { sketchBody, useGenerate } from './use-generate.ts';
import { useOwnPhoto } from './use-own-photo.ts';

/** A picture to put headshot and logo on. */
export type Background = {
  id: number;
  url: string;
  isOwn: boolean;
  /** What it shows and what it leaves out, where that is known. */
  drawn?: string;
  notDrawn?: string[];
};

/** The pictures made or brought for a piece, now or earlier, and the one that is worked with. */
export function useBackgrounds(subject: PictureSubject, onPicture: (imageUrl: string) => void) {
  const { user } = useCurrentUser();
  const earlier = useEarlier(subject);
  const [added, setAdded] = useState<Background[]>([]);
  const [chosenId, setChosenId] = useState<number>();
  const [style, setStyle] = useState<string>();

  const add = ({ aiImageId: id, imageUrl: url, drawn, notDrawn }: AiImage, isOwn: boolean) => {
    setAdded((before) => [...before, { id, url, isOwn, drawn, notDrawn }]);
    setChosenId(id);
  };
  const generating = useGenerate(subject, (image) => {
    add(image, false);
    onPicture(image.imageUrl);
  });
  const photo = useOwnPhoto(subject, (image) => add(image, true));

  const isAdded = new Set(added.map(({ id }) => id));
  const all = [...earlier.backgrounds.filter(({ id }) => !isAdded.has(id)), ...added];
  const lastUsed = all.find(({ id }) => id === earlier.last?.aiImageId) ?? all.at(-1);
  return {
    all,
    chosen: all.find(({ id }) => id === chosenId) ?? lastUsed,
    choose: setChosenId,
    isLoading: earlier.isLoading,
    /** How headshot and logo stood on the last picture of the piece. */
    lastComposition: earlier.last?.composition,
    style,
    setStyle,
    ...generating,
    /** What the next picture is drawn from. */
    sketchBody: user ? sketchBody(subject, style ?? '') : undefined,
    photo,
  };
}

export type Backgrounds = ReturnType<typeof useBackgrounds>;

/** What the server has of the piece. Asked anew each time: more may have come meanwhile, also elsewhere. */
function useEarlier({ postId, contentId }: PictureSubject) {
  const { status } = useCurrentUser();
  const piece = { ...(postId && { postId }), ...(contentId && { contentId: String(contentId) }) };
  const { data, isLoading } = useQuery({
    ...queryOf(listBackgrounds, { query: piece }),
    enabled: status === 'signed-in' && Object.keys(piece).length > 0,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    isLoading,
    last: data?.last,
    backgrounds: (data?.backgrounds ?? []).map(({ aiImageId, imageUrl, isOwnPhoto }) => ({
      id: aiImageId,
      url: imageUrl,
      isOwn: isOwnPhoto,
    })),
  };
}
