import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { type Composition, canvasMinimum, type Size } from '#contract/composition.ts';
import type { AssetType } from '#contract/images.ts';
import { placedBy } from '#contract/layouts/draw-layout.ts';
import type { LayoutDrawing } from '#contract/layouts/sketch.ts';
import { LayoutShapes } from '#web/features/images/personalize/layouts/layout-shapes.tsx';
import { drawnBoxes, pictureStyle } from './drawn-boxes.ts';
import { type CompositionPictures, HeadshotPicture, LogoPicture } from './piece-pictures.tsx';
import { describePlace, PlacedPiece } from './placed-piece.tsx';
import classes from './preview.module.css';
import type { Guides, PiecePosition } from './use-piece-moves.ts';

type Props = {
  pictures: CompositionPictures;
  composition: Composition;
  logoSize: Size;
  drawing: LayoutDrawing | undefined;
  hintId: string;
  onLogoSize: (size: Size) => void;
  onMove: (piece: AssetType, place: PiecePosition) => void;
};

/** The picture as it will be downloaded, with both pieces to be moved on it. */
export function Preview({ pictures, composition, logoSize, drawing, hintId, ...props }: Props) {
  const { onLogoSize, onMove } = props;
  const [guides, setGuides] = useState<Guides>({});
  const [movedByKeys, setMovedByKeys] = useState<AssetType>();
  const { headshot, logo } = placedBy(composition);
  const boxes = drawnBoxes(composition, logoSize, canvasMinimum, drawing);
  const movesOf = (piece: AssetType) => ({
    name: pieceNames[piece],
    box: boxes[piece],
    hintId,
    onDrag: (place: PiecePosition, near: Guides) => {
      setGuides(near);
      setMovedByKeys(undefined);
      onMove(piece, place);
    },
    onDragEnd: () => setGuides({}),
    onKey: (place: PiecePosition) => {
      setMovedByKeys(piece);
      onMove(piece, place);
    },
    onBlur: () => setMovedByKeys(undefined),
  });

  return (
    <>
      <fieldset className={classes.preview} aria-label="Preview">
        <img
          className={classes.background}
          style={pictureStyle(drawing, canvasMinimum)}
          src={pictures.background}
          alt="Your background"
        />
        {drawing && <LayoutShapes shapes={drawing.shapes} canvas={canvasMinimum} />}
        <PlacedPiece shape="circle" {...movesOf('headshot')}>
          <HeadshotPicture url={pictures.headshot} placement={headshot} />
        </PlacedPiece>
        <PlacedPiece shape="box" {...movesOf('logo')}>
          <LogoPicture url={pictures.logo} placement={logo} onSize={onLogoSize} />
        </PlacedPiece>
        {guides.x !== undefined && (
          <span className={classes.upright} style={{ left: `${guides.x}%` }} />
        )}
        {guides.y !== undefined && (
          <span className={classes.level} style={{ top: `${guides.y}%` }} />
        )}
      </fieldset>
      <VisuallyHidden role="status">
        {movedByKeys && describePlace(pieceNames[movedByKeys], boxes[movedByKeys])}
      </VisuallyHidden>
    </>
  );
}

const pieceNames = { headshot: 'Headshot', logo: 'Logo' };
