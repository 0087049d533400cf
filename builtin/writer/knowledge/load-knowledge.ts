import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oncePerKey } from '#builtin/once.ts';
import type { Knowledge } from './knowledge.ts';

const folder = path.join(import.meta.dirname, '../../../data-files/knowledge');

/** The files are ours, and a test has checked every one. */
const fileOf = oncePerKey((identifier: string): Knowledge | undefined => {
  if (!/^[a-z0-9-]+$/.test(identifier)) return undefined;
  const file = path.join(folder, `${identifier}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
});

export const findKnowledge = oncePerKey((identifier: string): Knowledge | undefined => {
  const own = fileOf(identifier);
  const neighbor = own?.neighbor && fileOf(own.neighbor);
  return own && neighbor ? withNeighbor(own, neighbor) : own;
});

/** All topics with what is their own, without the general things. */
export function listKnowledge(): Knowledge[] {
  return readdirSync(folder)
    .map((file) => path.basename(file, '.json'))
    .filter((identifier) => identifier !== 'general')
    .flatMap((identifier) => fileOf(identifier) ?? []);
}

/** Its own comes first. Titles, openings, questions and pictures stay those of the topic. */
function withNeighbor(own: Knowledge, neighbor: Knowledge): Knowledge {
  const known = new Set(own.stages.map(({ id }) => id));
  return {
    ...own,
    stages: [...own.stages, ...neighbor.stages.filter(({ id }) => !known.has(id))],
    points: [...own.points, ...neighbor.points],
    faq: [...own.faq, ...neighbor.faq],
    measures: [...own.measures, ...neighbor.measures],
    comparisons: [...own.comparisons, ...neighbor.comparisons],
    spotlights: [...own.spotlights, ...neighbor.spotlights],
    outline: [...own.outline, ...neighbor.outline],
    local: [...own.local, ...neighbor.local],
  };
}
