import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { type Composition, canvasMinimum, type Size } from '#contract/composition.ts';
import type { AssetType } from '#contract/images.ts';
import { type AlteredNote, besideNote } from '#contract/layouts/altered-note.ts';
import { placedBy } from '#contract/layouts/draw-layout.ts';
import type { LayoutDrawing } from '#contract/layouts/sketch.ts';
import { LayoutShapes } from '#web/features/images/personalize/layouts/layout-shapes.tsx';
import { drawnBoxes, pictureStyle } from './drawn-boxes.ts';
import { NoteStrip } from './note-strip.tsx';
import { type CompositionPictures, HeadshotPicture, LogoPicture } from './piece-pictures.tsx';
import { describePlace, PlacedPiece } from './placed-piece.tsx';
import classes from './preview.module.css';
import type { Guides, PiecePosition } from './use-piece-moves.ts';

type Props = {
  pictures: CompositionPictures;
  composition: Composition;
  logoSize: Size;
  drawing: LayoutDrawing | undefined;
  /** What has to stand below it. */
  note: AlteredNote | undefined;
  hintId: string;
  onLogoSize: (size: Size) => void;
  onMove: (piece: AssetType, place: PiecePosition) => void;
};

/** The picture as it will be downloaded, with both pieces to be moved on it. */
export function Preview({ pictures, composition, logoSize, drawing, hintId, ...props }: Props) {
  const { note, onLogoSize, onMove } = props;
  const canvas = besideNote(canvasMinimum, note);
  const [guides, setGuides] = useState<Guides>({});
  const [movedByKeys, setMovedByKeys] = useState<AssetType>();
  const { headshot, logo } = placedBy(composition);
  const boxes = drawnBoxes(composition, logoSize, canvas, drawing);
  const movesOf = (piece: AssetType) => ({
    name: pieceNames[piece],
    box: boxes[piece],
    canvas,
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
    <div className={classes.frame}>
      <fieldset
        className={classes.preview}
        style={{ aspectRatio: canvas.width / canvas.height }}
        aria-label="Preview"
      >
        <img
          className={classes.background}
          style={pictureStyle(drawing, canvas)}
          src={pictures.background}
          alt="Your background"
        />
        {drawing && <LayoutShapes shapes={drawing.shapes} canvas={canvas} />}
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
      {note && <NoteStrip note={note} canvas={canvasMinimum} />}
      <VisuallyHidden role="status">
        {movedByKeys && describePlace(pieceNames[movedByKeys], boxes[movedByKeys])}
      </VisuallyHidden>
    </div>
  );
}

const pieceNames = { headshot: 'Headshot', logo: 'Logo' };
