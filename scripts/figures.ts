import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Puts what was measured into a page, between its two markers, with the day, the machine and what else took part. */
export async function putInto(
  page: string,
  marker: string,
  figures: string,
  ...beside: string[]
): Promise<void> {
  const file = path.join(root, page);
  const text = await readFile(file, 'utf8');
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${page} has no place for the figures named ${marker}.`);
  }
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(
    file,
    `${before}${begin}\n${figures}\n\nMeasured on ${day}: ${[machine(), ...beside].join(', ')}.\n${end}${after}`,
  );
}

/** What ran it, in one line. */
export function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${processorName()}, ${availableParallelism()} cores, ${memory} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

/** Node does not know the names of all processors. */
function processorName(): string {
  const known = cpus()[0]?.model;
  if (known && known !== 'unknown') return known;
  const { stdout } = spawnSync('lscpu', { encoding: 'utf8' });
  return /^Model name: +(.+)$/m.exec(stdout ?? '')?.[1] ?? process.arch;
}
