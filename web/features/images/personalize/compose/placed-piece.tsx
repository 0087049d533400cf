import type { ReactNode } from 'react';
import type { Box, Size } from '#contract/composition.ts';
import classes from './placed-piece.module.css';
import { type Guides, type PiecePosition, usePieceMoves } from './use-piece-moves.ts';

type Props = {
  name: string;
  box: Box;
  /** That the box is in percent of. */
  canvas: Size;
  shape: 'circle' | 'box';
  /** Says how it can be moved. */
  hintId: string;
  onDrag: (place: PiecePosition, guides: Guides) => void;
  onDragEnd: () => void;
  onKey: (place: PiecePosition) => void;
  onBlur: () => void;
  children: ReactNode;
};

/** Something on the picture that can be taken and put elsewhere. */
export function PlacedPiece({ name, box, canvas, shape, hintId, ...props }: Props) {
  const { children, onBlur, ...moved } = props;
  const moves = usePieceMoves({ box, ...moved });
  return (
    <button
      type="button"
      className={classes.piece}
      data-shape={shape}
      aria-label={describePlace(name, box)}
      aria-describedby={hintId}
      style={targetStyle(box)}
      onBlur={onBlur}
      {...moves}
    >
      <span className={classes.picture} style={pictureStyle(box, canvas)}>
        {children}
      </span>
    </button>
  );
}

/** Around the middle of the picture, which may be smaller than a finger. */
const targetStyle = ({ left, top, width, height }: Box) => ({
  left: `${left + width / 2}%`,
  top: `${top + height / 2}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** In parts of the preview's width, whatever the size of the target around it. */
const pictureStyle = ({ width, height }: Box, canvas: Size) => ({
  width: `${width}cqw`,
  height: `${(height * canvas.height) / canvas.width}cqw`,
});

export const describePlace = (name: string, { left, top }: Box) =>
  `${name}, ${Math.round(left)} percent from the left, ${Math.round(top)} from the top`;
