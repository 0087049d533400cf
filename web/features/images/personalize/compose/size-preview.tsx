import type { ComponentProps } from 'react';
import type { Size } from '#contract/composition.ts';
import type { DrawLayout } from '#web/features/images/personalize/layouts/use-layout-drawer.ts';
import { ComposedPicture } from './composed-picture.tsx';
import classes from './size-preview.module.css';

export type DrawnComposition = Pick<
  ComponentProps<typeof ComposedPicture>,
  'pictures' | 'composition' | 'logoSize'
> & { draw: DrawLayout };

type Props = { drawn: DrawnComposition; canvas: Size; name: string };

/** Pixels on the screen. */
const height = 150;

/** The same arrangement in another shape, small and only to be looked at. */
export function SizePreview({ drawn: { draw, ...drawn }, canvas, name }: Props) {
  const aspectRatio = canvas.width / canvas.height;
  return (
    <div
      role="img"
      aria-label={`Your image as ${name}`}
      className={classes.picture}
      style={{ aspectRatio, width: `min(100%, ${height * aspectRatio}px)` }}
    >
      <ComposedPicture {...drawn} canvas={canvas} drawing={draw(drawn.composition, canvas)} />
    </div>
  );
}
