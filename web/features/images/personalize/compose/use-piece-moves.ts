import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Box } from '#contract/composition.ts';

export type PiecePosition = { x: number; y: number };
/** The lines a dragged piece lies on just now, in percent. */
export type Guides = { x?: number; y?: number };

type Options = {
  /** Where the piece is drawn: moving goes on from there, not from what the sliders say. */
  box: Box;
  onDrag: (place: PiecePosition, guides: Guides) => void;
  onDragEnd: () => void;
  onKey: (place: PiecePosition) => void;
};

/** Pixels on the screen. */
const snapReach = 8;

const directions: Record<string, PiecePosition> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves a piece inside its parent by mouse, finger and arrow keys. Spread on the piece. */
export function usePieceMoves({ box, onDrag, onDragEnd, onKey }: Options) {
  const grip = useRef<PiecePosition>(undefined);
  const end = () => {
    grip.current = undefined;
    onDragEnd();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Safari does not focus a button that is clicked.
      event.currentTarget.focus({ preventScroll: true });
      const { x, y } = pointerIn(event);
      grip.current = { x: x - box.left, y: y - box.top };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grip.current || !event.isPrimary) return;
      const { x, y, reach } = pointerIn(event);
      const free = inside({ x: x - grip.current.x, y: y - grip.current.y }, box);
      const left = event.altKey ? { start: free.x } : snap(free.x, box.width, reach.x);
      const top = event.altKey ? { start: free.y } : snap(free.y, box.height, reach.y);
      onDrag(
        { x: toHundredths(left.start), y: toHundredths(top.start) },
        { x: left.guide, y: top.guide },
      );
    },
    onPointerUp: end,
    onLostPointerCapture: end,
    onKeyDown(event: KeyboardEvent) {
      const direction = directions[event.key];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = event.shiftKey ? 10 : 1;
      const { x, y } = inside(
        {
          x: direction.x === 0 ? box.left : Math.round(box.left + direction.x * step),
          y: direction.y === 0 ? box.top : Math.round(box.top + direction.y * step),
        },
        box,
      );
      onKey({ x: toHundredths(x), y: toHundredths(y) });
    },
  };
}

/** Where the pointer is, and how far a line reaches out, in percent of the picture. */
function pointerIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const frame = (currentTarget.offsetParent ?? currentTarget).getBoundingClientRect();
  return {
    x: ((clientX - frame.left) / frame.width) * 100,
    y: ((clientY - frame.top) / frame.height) * 100,
    reach: { x: (snapReach / frame.width) * 100, y: (snapReach / frame.height) * 100 },
  };
}

const inside = ({ x, y }: PiecePosition, { width, height }: Box): PiecePosition => ({
  x: Math.max(0, Math.min(x, 100 - width)),
  y: Math.max(0, Math.min(y, 100 - height)),
});

const toHundredths = (value: number) => Math.round(value * 100) / 100;

/** Lines, in percent, that the middle of a piece is drawn to. */
const middles = [100 / 3, 50, 200 / 3];

type Snapped = {
  start: number;
  /** The line it came to lie on. */
  guide?: number;
};

/** Draws a piece to an edge, a third or the centre when it comes near. All in percent of one side. */
function snap(start: number, length: number, reach: number): Snapped {
  const candidates = [
    { start: 0, guide: 0 },
    { start: 100 - length, guide: 100 },
    ...middles.map((guide) => ({ start: guide - length / 2, guide })),
  ].filter((each) => each.start >= 0 && each.start <= 100 - length);
  const distance = (each: Snapped) => Math.abs(each.start - start);
  const [nearest] = candidates.sort((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= reach ? nearest : { start };
}
