import type { ReactNode } from 'react';
import type { Box } from '#contract/composition.ts';
import { boxStyle } from './drawn-boxes.ts';
import classes from './placed-piece.module.css';
import { type Guides, type Place, usePieceMoves } from './use-piece-moves.ts';

type Props = {
  name: string;
  box: Box;
  shape: 'circle' | 'box';
  /** Says how it can be moved. */
  hintId: string;
  onDrag: (place: Place, guides: Guides) => void;
  onDragEnd: () => void;
  onKey: (place: Place) => void;
  onBlur: () => void;
  children: ReactNode;
};

/** Something on the picture that can be taken and put elsewhere. */
export function PlacedPiece({ name, box, shape, hintId, children, onBlur, ...moved }: Props) {
  const moves = usePieceMoves({ box, ...moved });
  return (
    <button
      type="button"
      className={classes.piece}
      data-shape={shape}
      aria-label={describePlace(name, box)}
      aria-describedby={hintId}
      style={boxStyle(box)}
      onBlur={onBlur}
      {...moves}
    >
      {children}
    </button>
  );
}

export const describePlace = (name: string, { left, top }: Box) =>
  `${name}, ${Math.round(left)} percent from the left, ${Math.round(top)} from the top`;
