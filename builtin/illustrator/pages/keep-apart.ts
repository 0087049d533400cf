import type { Solid } from '#builtin/illustrator/models/solid.ts';
import { boxOf, type SolidBox } from './size-of.ts';

type Stood = readonly Solid[];
const shared = (one: SolidBox, other: SolidBox, axis: 0 | 1 | 2) =>
  Math.min(one.high[axis], other.high[axis]) - Math.max(one.low[axis], other.low[axis]);

const meets = (one: SolidBox, other: SolidBox) =>
  shared(one, other, 0) > 0.03 && shared(one, other, 1) > 0.03 && shared(one, other, 2) > 0.03;

const isOn = (one: SolidBox, other: SolidBox) =>
  Math.abs(one.low[1] - other.high[1]) < 0.06 &&
  shared(one, other, 0) > 0 &&
  shared(one, other, 2) > 0;

/**
 * Small furniture steps aside from what it would stand in: where things stand is said in shares of the room, and in
 * a narrow one they come close. Chairs stay at their table, and what carries something stays where it is.
 */
export function keptApart(placed: readonly Stood[], width: number): Stood[] {
  const boxes = placed.map((solids) => (solids.length > 0 ? boxOf(solids) : undefined));
  const isStanding = (box: SolidBox) => box.low[1] < 0.1 && box.high[1] > 0.1;
  return placed.map((solids, index) => {
    const box = boxes[index];
    if (!box || !isStanding(box) || box.high[0] - box.low[0] > 0.75) return solids;
    if (solids.some(({ part }) => part?.name === 'chair' || part?.name === 'stool')) return solids;
    const others = boxes.filter((each): each is SolidBox => each !== undefined && each !== box);
    if (others.some((other) => isOn(other, box))) return solids;
    const first = others.find((other) => isStanding(other) && meets(box, other));
    if (!first) return solids;
    const isLeft = box.low[0] + box.high[0] < first.low[0] + first.high[0];
    const ways = [first.low[0] - box.high[0] - 0.01, first.high[0] - box.low[0] + 0.01];
    const free = (isLeft ? ways : ways.reverse())
      .map((by) => ({ by, moved: movedBox(box, by) }))
      .find(
        ({ by, moved }) =>
          Math.abs(by) < 0.7 &&
          moved.low[0] > -width / 2 &&
          moved.high[0] < width / 2 &&
          !others.some((other) => meets(moved, other)),
      );
    if (!free) return solids;
    boxes[index] = free.moved;
    return solids.map((solid) => ({ ...solid, ...movedBox(solid, free.by) }));
  });
}

const movedBox = ({ low, high }: SolidBox, by: number): SolidBox => ({
  low: [low[0] + by, low[1], low[2]],
  high: [high[0] + by, high[1], high[2]],
});
