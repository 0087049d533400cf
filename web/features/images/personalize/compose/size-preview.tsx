import type { Composition, Size } from '#contract/composition.ts';
import { boxStyle, drawnBoxes } from './drawn-boxes.ts';
import { type CompositionPictures, HeadshotPicture, LogoPicture } from './piece-pictures.tsx';
import classes from './size-preview.module.css';

export type DrawnComposition = {
  pictures: CompositionPictures;
  composition: Composition;
  logoSize: Size;
};

type Props = { drawn: DrawnComposition; canvas: Size; name: string };

/** Pixels on the screen. */
const height = 150;

/** The same arrangement in another shape, small and only to be looked at. */
export function SizePreview({ drawn, canvas, name }: Props) {
  const { pictures, composition, logoSize } = drawn;
  const boxes = drawnBoxes(composition, logoSize, canvas);
  const aspectRatio = canvas.width / canvas.height;
  return (
    <div
      role="img"
      aria-label={`Your image as ${name}`}
      className={classes.picture}
      style={{ aspectRatio, width: `min(100%, ${height * aspectRatio}px)` }}
    >
      <img className={classes.background} src={pictures.background} alt="" />
      <div className={classes.piece} style={boxStyle(boxes.headshot)}>
        <HeadshotPicture url={pictures.headshot} placement={composition.headshot} />
      </div>
      <div className={classes.piece} style={boxStyle(boxes.logo)}>
        <LogoPicture url={pictures.logo} placement={composition.logo} />
      </div>
    </div>
  );
}
