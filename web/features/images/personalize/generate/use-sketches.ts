import { useEffect, useState } from 'react';
import { sketchAiImages } from '#contract/calls/images.ts';
import { useCall } from '#web/api/mutation.ts';
import type { SketchBody } from './use-generate.ts';

/** Sketches of a picture, drawn once when they are first of use. A model draws none, and then there are none. */
export function useSketches(body: SketchBody | undefined, isWanted: boolean) {
  const drawing = useCall(sketchAiImages);
  const [isAsked, setIsAsked] = useState(false);
  const draw = () => {
    if (body) drawing.mutate({ body });
  };
  useEffect(() => {
    if (!isWanted || isAsked || !body) return;
    setIsAsked(true);
    drawing.mutate({ body });
  }, [isWanted, isAsked, body, drawing.mutate]);
  return { sketches: drawing.data?.sketches ?? [], isDrawing: drawing.isPending, draw };
}

export type OfferedSketches = ReturnType<typeof useSketches>;
