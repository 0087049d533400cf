/** Lines, in percent, that the middle of a piece is drawn to. */
const middles = [100 / 3, 50, 200 / 3];

type Snapped = {
  start: number;
  /** The line it came to lie on. */
  guide?: number;
};

/** Draws a piece to an edge, a third or the centre when it comes near. All in percent of one side. */
export function snap(start: number, length: number, reach: number): Snapped {
  const candidates = [
    { start: 0, guide: 0 },
    { start: 100 - length, guide: 100 },
    ...middles.map((guide) => ({ start: guide - length / 2, guide })),
  ].filter((each) => each.start >= 0 && each.start <= 100 - length);
  const distance = (each: Snapped) => Math.abs(each.start - start);
  const [nearest] = candidates.sort((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= reach ? nearest : { start };
}
