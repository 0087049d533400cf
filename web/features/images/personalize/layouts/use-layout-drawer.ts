import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readLayoutHints } from '#contract/calls/images.ts';
import { boxesOf, type Composition, type Size } from '#contract/composition.ts';
import { drawLayout } from '#contract/layouts/draw-layout.ts';
import type { Layout } from '#contract/layouts/layout.ts';
import type { LayoutDrawing } from '#contract/layouts/sketch.ts';
import { queryOf } from '#web/api/query.ts';

/** `below`: what stands below the canvas, in the same picture. */
export type DrawLayout = (
  composition: Composition,
  canvas: Size & { below?: number },
) => LayoutDrawing | undefined;

/** Draws layouts on a picture as the server will. Nothing is drawn until fonts and hints have come. */
export function useLayoutDrawer(
  aiImageId: number,
  { fonts: pair, ...texts }: Layout,
): { draw: DrawLayout; isReady: boolean; hasFailed: boolean } {
  const hints = useQuery({
    ...queryOf(readLayoutHints, { params: { aiImageId } }),
    // Asked anew whenever the tools open: the logo may be another by then.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const unusual = unusualIn(texts);
  const fonts = useQuery({
    queryKey: ['layout-fonts', pair, unusual],
    queryFn: async () => {
      const { loadLayoutFonts } = await import('./load-layout-fonts.ts');
      return loadLayoutFonts(pair, unusual);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const [map, logo] = [hints.data?.picture, hints.data?.logo];
  const draw = useMemo((): DrawLayout => {
    const drawn = new Map<string, LayoutDrawing>();
    return (composition, canvas) => {
      const { layout } = composition;
      if (!layout || !map || !logo || !fonts.data) return undefined;
      const key = JSON.stringify([composition, canvas]);
      const known = drawn.get(key);
      if (known) return known;
      const moved = layout.placesPieces ? undefined : boxesOf(composition, logo, canvas);
      const { below } = canvas;
      const drawing = drawLayout({ layout, canvas, below, map, logo, fonts: fonts.data, moved });
      if (drawn.size > 60) drawn.clear();
      drawn.set(key, drawing);
      return drawing;
    };
  }, [map, logo, fonts.data]);
  return {
    draw,
    isReady: Boolean(map && logo && fonts.data),
    hasFailed: hints.isError || fonts.isError,
  };
}

/** Characters for which more than the usual fonts may be needed. */
function unusualIn(texts: object): string {
  const all = JSON.stringify(texts).match(/[^\u0020-\u00ff–—‘’“”•…]/gu) ?? [];
  return [...new Set(all)].sort().join('');
}
