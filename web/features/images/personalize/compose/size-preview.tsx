import type { ComponentProps } from 'react';
import type { Size } from '#contract/composition.ts';
import { type AlteredNote, besideNote } from '#contract/layouts/altered-note.ts';
import type { DrawLayout } from '#web/features/images/personalize/layouts/use-layout-drawer.ts';
import { ComposedPicture } from './composed-picture.tsx';
import { NoteStrip } from './note-strip.tsx';
import classes from './size-preview.module.css';

export type DrawnComposition = Pick<
  ComponentProps<typeof ComposedPicture>,
  'pictures' | 'composition' | 'logoSize'
> & { draw: DrawLayout; note: AlteredNote | undefined };

type Props = { drawn: DrawnComposition; canvas: Size; name: string };

/** Pixels on the screen. */
const height = 150;

/** The same arrangement in another shape, small and only to be looked at. */
export function SizePreview({ drawn: { draw, note, ...drawn }, canvas, name }: Props) {
  const aspectRatio = canvas.width / canvas.height;
  const rest = besideNote(canvas, note);
  const below = canvas.height - rest.height;
  return (
    <div
      role="img"
      aria-label={`Your image as ${name}`}
      className={classes.whole}
      style={{ aspectRatio, width: `min(100%, ${height * aspectRatio}px)` }}
    >
      <div className={classes.picture} style={{ aspectRatio: rest.width / rest.height }}>
        <ComposedPicture
          {...drawn}
          canvas={rest}
          drawing={draw(drawn.composition, { ...rest, below })}
        />
      </div>
      {note && <NoteStrip note={note} canvas={canvas} />}
    </div>
  );
}
