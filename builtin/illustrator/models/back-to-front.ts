import { type Camera, project } from '#builtin/illustrator/drawing/camera.ts';
import { boundsOf, boxCorners, type Vector } from '#builtin/illustrator/drawing/geometry.ts';

type Boxed = { readonly low: Vector; readonly high: Vector };
type Entry<T> = { box: T; seen: ReturnType<typeof boundsOf>; listed: number; far: number };

/**
 * Boxes in an order in which each can be drawn over those before it. Of two boxes that a level or
 * upright plane parts, the one on the viewer's side is never hidden by the other; of two that reach into
 * each other, the one that is listed later lies on top.
 */
export function backToFront<T extends Boxed>(boxes: readonly T[], camera: Camera): T[] {
  const eye = camera.position;
  const entries = boxes
    .map((box, listed): Entry<T> => {
      const seen = boundsOf(boxCorners(box.low, box.high).map((corner) => project(camera, corner)));
      return { box, seen, listed, far: box.low[2] + box.high[2] };
    })
    .sort((a, b) => b.far - a.far);
  const before = entries.map((entry) =>
    entries.filter((other) => other !== entry && covers(entry, other, eye)),
  );
  const order: T[] = [];
  const met = new Set<Entry<T>>();
  const visit = (entry: Entry<T>, index: number) => {
    // A ring of boxes of which each covers the next is cut where we came into it.
    if (met.has(entry)) return;
    met.add(entry);
    for (const other of before[index] ?? []) visit(other, entries.indexOf(other));
    order.push(entry.box);
  };
  entries.forEach(visit);
  return order;
}

/** Whether the first may hide something of the second. */
function covers<T extends Boxed>(front: Entry<T>, back: Entry<T>, eye: Vector): boolean {
  const [a, b] = [front.seen, back.seen];
  const isMet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  if (!isMet) return false;
  let isFront = false;
  for (const axis of [0, 1, 2] as const) {
    const side = sideOf(front.box, back.box, axis, eye[axis]);
    if (side === 'back' || side === 'apart') return false;
    if (side === 'front') isFront = true;
  }
  return isFront || (isInside(front.box, back.box) && front.listed > back.listed);
}

const touching = 0.004;

/** Which of two boxes lies on the viewer's side of a plane between them. */
function sideOf(front: Boxed, back: Boxed, axis: 0 | 1 | 2, eye: number) {
  if (front.high[axis] <= back.low[axis] + touching) {
    if (eye <= back.low[axis]) return 'front';
    return eye >= front.high[axis] ? 'back' : 'apart';
  }
  if (back.high[axis] <= front.low[axis] + touching) {
    if (eye >= back.high[axis]) return 'front';
    return eye <= front.low[axis] ? 'back' : 'apart';
  }
  return undefined;
}

const isInside = (one: Boxed, other: Boxed) =>
  ([0, 1, 2] as const).every(
    (axis) =>
      one.low[axis] < other.high[axis] - touching && other.low[axis] < one.high[axis] - touching,
  );
