/** Something to draw, and how far away it is. */
export type PlacedPart = { depth: number; draw: () => void };

/** The far things first, so that the near ones cover them. */
export function drawInOrder(parts: readonly PlacedPart[]) {
  for (const { draw } of [...parts].sort((a, b) => b.depth - a.depth)) draw();
}
