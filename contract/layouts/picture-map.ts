import { z } from 'zod';
import type { Box, Size } from '#contract/composition.ts';

/**
 * A picture in few cells: how light it is and how much goes on there. The server reckons it from the pixels and browser and
 * server read it with the same functions, so that both put text in the same place.
 */
export const PictureMap = z.object({
  width: z.number(),
  height: z.number(),
  columns: z.number(),
  rows: z.number(),
  /** Row by row, from 0 to 100. */
  light: z.array(z.number()),
  /** Row by row, from 0 to 100. Skin counts as busy: it may be a face. */
  busy: z.array(z.number()),
});
export type PictureMap = z.infer<typeof PictureMap>;

/** The logo as its plate has to know it. */
export const LogoLook = z.object({
  width: z.number(),
  height: z.number(),
  /** How light its visible parts are, from 0 to 1. */
  light: z.number(),
  /** The color of its rim, where it has a ground of its own. */
  rim: z.string().optional(),
});
export type LogoLook = z.infer<typeof LogoLook>;

type Region = { light: number; lightest: number; darkest: number; busy: number };

/** What is below a box on a canvas which the picture covers from its centre. */
export function regionBelow(map: PictureMap, canvas: Size, box: Box): Region {
  const scale = Math.max(canvas.width / map.width, canvas.height / map.height);
  const left = (canvas.width - map.width * scale) / 2;
  const top = (canvas.height - map.height * scale) / 2;
  const cell = {
    width: (map.width * scale) / map.columns,
    height: (map.height * scale) / map.rows,
  };
  const between = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
  const first = {
    column: between(Math.floor((box.left - left) / cell.width), map.columns),
    row: between(Math.floor((box.top - top) / cell.height), map.rows),
  };
  const last = {
    column: between(Math.ceil((box.left + box.width - left) / cell.width) - 1, map.columns),
    row: between(Math.ceil((box.top + box.height - top) / cell.height) - 1, map.rows),
  };
  const lights: number[] = [];
  const busy: number[] = [];
  for (let row = first.row; row <= Math.max(first.row, last.row); row += 1) {
    for (let column = first.column; column <= Math.max(first.column, last.column); column += 1) {
      lights.push((map.light[row * map.columns + column] ?? 50) / 100);
      busy.push(map.busy[row * map.columns + column] ?? 0);
    }
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  // The busiest quarter counts: a face in a calm sky must not drown in the average.
  const busiest = busy.sort((a, b) => b - a).slice(0, Math.max(1, Math.ceil(busy.length / 4)));
  return {
    light: mean(lights),
    lightest: Math.max(...lights),
    darkest: Math.min(...lights),
    busy: mean(busiest),
  };
}

/** The calmest of some boxes; an earlier one wins unless a later one is clearly calmer. */
export function calmest<Each extends { box: Box }>(
  map: PictureMap,
  canvas: Size,
  candidates: [Each, ...Each[]],
): Each {
  const [first, ...others] = candidates;
  let best = { candidate: first, busy: regionBelow(map, canvas, first.box).busy };
  for (const candidate of others) {
    const { busy } = regionBelow(map, canvas, candidate.box);
    if (busy < best.busy - clearlyCalmer) best = { candidate, busy };
  }
  return best.candidate;
}

const clearlyCalmer = 6;
