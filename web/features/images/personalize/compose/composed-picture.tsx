import { type Composition, canvasMinimum, type Size } from '#contract/composition.ts';
import { placedBy } from '#contract/layouts/draw-layout.ts';
import type { LayoutDrawing } from '#contract/layouts/sketch.ts';
import { LayoutShapes } from '#web/features/images/personalize/layouts/layout-shapes.tsx';
import classes from './composed-picture.module.css';
import { boxStyle, drawnBoxes, pictureStyle } from './drawn-boxes.ts';
import { type CompositionPictures, HeadshotPicture, LogoPicture } from './piece-pictures.tsx';

type Props = {
  pictures: CompositionPictures;
  composition: Composition;
  logoSize: Size;
  canvas?: Size;
  drawing: LayoutDrawing | undefined;
};

/** All of a picture, to be looked at only. Fills what it stands in. */
export function ComposedPicture({
  pictures,
  composition,
  logoSize,
  canvas = canvasMinimum,
  drawing,
}: Props) {
  const boxes = drawnBoxes(composition, logoSize, canvas, drawing);
  const { headshot, logo } = placedBy(composition);
  return (
    <>
      <img
        className={classes.background}
        style={pictureStyle(drawing, canvas)}
        src={pictures.background}
        alt=""
      />
      {drawing && <LayoutShapes shapes={drawing.shapes} canvas={canvas} />}
      <div className={classes.piece} style={boxStyle(boxes.headshot)}>
        <HeadshotPicture url={pictures.headshot} placement={headshot} />
      </div>
      <div className={classes.piece} style={boxStyle(boxes.logo)}>
        <LogoPicture url={pictures.logo} placement={logo} />
      </div>
    </>
  );
}
