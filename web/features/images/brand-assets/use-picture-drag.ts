import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PixelSize } from '#web/ui/picture-rules.ts';
import { cropOf, type Framing, reframe } from './framing.ts';

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

/** The picture follows the hand and the arrow keys; a tap brings what it points at to the middle. */
export function usePictureDrag({ size, framing, isDisabled, onChange }: Options) {
  const grip = useRef<{ x: number; y: number; travelled: number }>(null);

  const moveBy = (across: number, down: number, view: Element) => {
    if (!size || isDisabled) return;
    const scale = cropOf(size, framing).side / view.clientWidth;
    const x = framing.x - (across * scale) / size.width;
    const y = framing.y - (down * scale) / size.height;
    onChange(reframe(size, { ...framing, x, y }));
  };

  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, travelled: 0 };
    },
    onPointerMove(event: PointerEvent) {
      const from = grip.current;
      if (!from) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      const travelled = from.travelled + Math.hypot(across, down);
      grip.current = { x: event.clientX, y: event.clientY, travelled };
      moveBy(across, down, event.currentTarget);
    },
    onPointerUp(event: PointerEvent) {
      const isTap = grip.current && grip.current.travelled < tapReach;
      grip.current = null;
      if (!isTap) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const [x, y] = [event.clientX - left, event.clientY - top];
      moveBy(width / 2 - x, height / 2 - y, event.currentTarget);
    },
    onPointerCancel() {
      grip.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const far = event.shiftKey ? keyStep.large : keyStep.small;
      moveBy(step[0] * far, step[1] * far, event.currentTarget);
    },
  };
}
