import { useEffect, useState } from 'react';
import { sketchAiImages } from '#contract/calls/images.ts';
import { useCall } from '#web/api/mutation.ts';
import type { WishBody } from './use-generate.ts';

/** Sketches of a wish, drawn once when they are first of use. A model draws none, and then there are none. */
export function useSketches(wish: WishBody | undefined, isWanted: boolean) {
  const drawing = useCall(sketchAiImages);
  const [isAsked, setIsAsked] = useState(false);
  const draw = () => {
    if (wish) drawing.mutate({ body: wish });
  };
  useEffect(() => {
    if (!isWanted || isAsked || !wish) return;
    setIsAsked(true);
    drawing.mutate({ body: wish });
  }, [isWanted, isAsked, wish, drawing.mutate]);
  return { sketches: drawing.data?.sketches ?? [], isDrawing: drawing.isPending, draw };
}

export type OfferedSketches = ReturnType<typeof useSketches>;
