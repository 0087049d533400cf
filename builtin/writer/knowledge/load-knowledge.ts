import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knowledge } from './knowledge.ts';

const folder = path.join(import.meta.dirname, '../../../data-files/knowledge');
const loaded = new Map<string, Knowledge | undefined>();

/** Read at the first use and kept: the files are ours, and a test has checked every one. */
export function findKnowledge(identifier: string): Knowledge | undefined {
  if (!loaded.has(identifier)) loaded.set(identifier, readKnowledge(identifier));
  return loaded.get(identifier);
}

/** All topics, without the general things. */
export function listKnowledge(): Knowledge[] {
  return readdirSync(folder)
    .map((file) => path.basename(file, '.json'))
    .filter((identifier) => identifier !== 'general')
    .flatMap((identifier) => findKnowledge(identifier) ?? []);
}

function readKnowledge(identifier: string): Knowledge | undefined {
  if (!/^[a-z0-9-]+$/.test(identifier)) return undefined;
  const file = path.join(folder, `${identifier}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
