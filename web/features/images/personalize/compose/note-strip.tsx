import { useQuery } from '@tanstack/react-query';
import type { Size } from '#contract/composition.ts';
import {
  type AlteredNote,
  alteredStatement,
  drawNote,
  noteHeight,
} from '#contract/layouts/altered-note.ts';
import { usualBrand } from '#contract/layouts/brand.ts';
import { LayoutShapes } from '#web/features/images/personalize/layouts/layout-shapes.tsx';
import classes from './note-strip.module.css';

type Props = { note: AlteredNote; canvas: Size };

/** What stands below an altered photo, as the server will draw it. Keeps its place until the font has come. */
export function NoteStrip({ note, canvas }: Props) {
  const { data: fonts } = useQuery({
    queryKey: ['layout-fonts', usualBrand.fonts, ''],
    queryFn: async () => {
      const { loadLayoutFonts } = await import(
        '#web/features/images/personalize/layouts/load-layout-fonts.ts'
      );
      return loadLayoutFonts(usualBrand.fonts, '');
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const strip = { width: canvas.width, height: noteHeight(canvas, note) };
  return (
    <div
      role="img"
      aria-label={alteredStatement}
      className={classes.strip}
      style={{ aspectRatio: strip.width / strip.height }}
    >
      {fonts && <LayoutShapes shapes={drawNote(canvas, note, fonts)} canvas={strip} />}
    </div>
  );
}
