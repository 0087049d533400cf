import { useState } from 'react';
import type { AiImage } from '#contract/images.ts';
import type { PictureSubject } from '#web/features/images/personalize/picture-subject.ts';
import { useGenerate } from './use-generate.ts';
import { useOwnPhoto } from './use-own-photo.ts';

/** A picture to put headshot and logo on. */
export type Background = { id: number; url: string; isOwn: boolean };

/** The pictures made or brought while the dialog is open, and the one that is worked with. */
export function useBackgrounds(subject: PictureSubject, onPicture: (imageUrl: string) => void) {
  const [all, setAll] = useState<Background[]>([]);
  const [chosenId, setChosenId] = useState<number>();
  const [style, setStyle] = useState<string>();

  const add = ({ aiImageId: id, imageUrl: url }: AiImage, isOwn: boolean) => {
    setAll((before) => [...before, { id, url, isOwn }]);
    setChosenId(id);
  };
  const generating = useGenerate(subject, (image) => {
    add(image, false);
    onPicture(image.imageUrl);
  });
  const photo = useOwnPhoto((image) => add(image, true));

  return {
    all,
    chosen: all.find(({ id }) => id === chosenId),
    choose: setChosenId,
    style,
    setStyle,
    ...generating,
    photo,
  };
}

export type Backgrounds = ReturnType<typeof useBackgrounds>;
