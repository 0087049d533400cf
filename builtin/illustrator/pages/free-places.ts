import { project } from '#builtin/illustrator/drawing/camera.ts';
import type { Room } from '#builtin/illustrator/interiors/room.ts';
import type { Solid } from '#builtin/illustrator/models/solid.ts';
import { boxOf, type SolidBox } from './size-of.ts';

/** Left, top, right and bottom on the picture. */
type Frame = readonly [number, number, number, number];

/** What stands in the room: the pieces of each thing together. */
export type Stood = readonly Solid[];

/** The part of the picture that a box covers. */
export function frameOf({ stage: { camera } }: Room, { low, high }: SolidBox): Frame {
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z) => project(camera, [x, y, z]))),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const overlap = (a: Frame, b: Frame) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

export const area = (frame: Frame) => (frame[2] - frame[0]) * (frame[3] - frame[1]);

export const isHung = ({ depth, height }: Room, solids: Stood) =>
  solids.every(({ low, high }) => low[1] > 1.1 && high[1] < height - 0.2 && low[2] > depth - 0.14);

const isFlat = ({ high }: SolidBox) => high[1] < 0.08;

/** What is there already, and where it is seen. */
type Taken = { box: SolidBox; frame: Frame; isFocus?: boolean };

export const takenBy = (room: Room, boxes: readonly SolidBox[]): Taken[] =>
  boxes.filter((box) => !isFlat(box)).map((box) => ({ box, frame: frameOf(room, box) }));

/** What a room is about, such as its hearth, is not to be hidden. */
export const takenOf = (room: Room, stood: readonly Stood[]): Taken[] =>
  stood.flatMap((solids) =>
    takenBy(room, [boxOf(solids)]).map((each) => ({
      ...each,
      isFocus: solids.some(({ part }) => focus.has(part?.name ?? '')),
    })),
  );

const focus = new Set(['fireplace', 'tub', 'bed', 'crib', 'tv', 'stairs']);

/** How badly a place suits: what is hidden there, what it hides and what lies outside of the picture. */
export function cost(room: Room, box: SolidBox, taken: readonly Taken[]): number {
  const { canvas } = room.stage;
  const frame = frameOf(room, box);
  const own = Math.max(1, area(frame));
  const inside = overlap(frame, [
    canvas.width * 0.02,
    canvas.height * 0.02,
    canvas.width * 0.98,
    canvas.height * 0.97,
  ]);
  return taken.reduce(
    (sum, { box: other, frame: seen, isFocus }) => {
      const shared = overlap(frame, seen);
      const meets =
        Math.max(0, Math.min(box.high[0], other.high[0]) - Math.max(box.low[0], other.low[0])) *
        Math.max(0, Math.min(box.high[2], other.high[2]) - Math.max(box.low[2], other.low[2]));
      const isApart = other.low[1] >= box.high[1] || box.low[1] >= other.high[1];
      const isBefore = other.low[2] < box.low[2];
      return (
        sum +
        (meets > 0.002 && !isApart ? 4 + meets * 4 : 0) +
        (isBefore
          ? 3 * (shared / own)
          : (isFocus ? 4 : 1) * (shared / Math.max(1, area(seen))) + 0.8 * (shared / own))
      );
    },
    6 * (1 - inside / own),
  );
}

export const best = <T>(places: readonly T[], worth: (place: T) => number): T | undefined =>
  places
    .map((place) => ({ place, worth: worth(place) }))
    .reduce<{ place: T; worth: number } | undefined>(
      (least, each) => (least && least.worth <= each.worth ? least : each),
      undefined,
    )?.place;

export const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
