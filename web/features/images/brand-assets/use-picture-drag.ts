import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PixelSize } from '#web/ui/picture-rules.ts';
import { type Framing, followFingers, type ViewPoint } from './framing.ts';

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pixels on the screen. */
const keyStep = { small: 4, large: 20 };
/** A finger that moved less than this has tapped. */
const tapReach = 4;

type Options = {
  size: PixelSize | undefined;
  framing: Framing;
  isDisabled: boolean;
  onChange: (framing: Framing) => void;
};

type Gesture = {
  fingers: Map<number, ViewPoint>;
  /** As it is by now: several fingers may move before the page shows it. */
  framing: Framing;
  travelled: number;
  /** Two fingers never tap. */
  most: number;
};

/** The picture follows hand, fingers and arrow keys; a tap brings what it points at to the middle. */
export function usePictureDrag({ size, framing, isDisabled, onChange }: Options) {
  const gesture = useRef<Gesture>(null);

  const follow = (view: Element, from: Framing, before: ViewPoint[], after: ViewPoint[]) => {
    if (!size || isDisabled) return from;
    const next = followFingers(size, from, view.clientWidth, { before, after });
    onChange(next);
    return next;
  };
  const drop = ({ pointerId }: PointerEvent) => {
    gesture.current?.fingers.delete(pointerId);
    if (gesture.current?.fingers.size === 0) gesture.current = null;
  };

  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      gesture.current ??= { fingers: new Map(), framing, travelled: 0, most: 0 };
      gesture.current.fingers.set(event.pointerId, pointOf(event));
      gesture.current.most = Math.max(gesture.current.most, gesture.current.fingers.size);
    },
    onPointerMove(event: PointerEvent) {
      const current = gesture.current;
      const from = current?.fingers.get(event.pointerId);
      if (!current || !from) return;
      const to = pointOf(event);
      const before = [...current.fingers.values()];
      current.fingers.set(event.pointerId, to);
      current.travelled += Math.hypot(to.x - from.x, to.y - from.y);
      const after = [...current.fingers.values()];
      current.framing = follow(event.currentTarget, current.framing, before, after);
    },
    onPointerUp(event: PointerEvent) {
      const current = gesture.current;
      const isTap = current && current.most === 1 && current.travelled < tapReach;
      drop(event);
      if (isTap) follow(event.currentTarget, framing, [pointOf(event)], [middle]);
    },
    onPointerCancel: drop,
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const far = event.shiftKey ? keyStep.large : keyStep.small;
      const to = { x: step[0] * far, y: step[1] * far };
      follow(event.currentTarget, framing, [middle], [to]);
    },
  };
}

const middle: ViewPoint = { x: 0, y: 0 };

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): ViewPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
