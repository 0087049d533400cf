import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Result } from './result.ts';

const document = path.join(import.meta.dirname, '../../docs/faults.md');
const markers = ['<!-- figures -->', '<!-- /figures -->'] as const;

/** The table as Markdown, which a terminal shows as well. */
export function tableOf(results: Result[]): string {
  const rows = results.map(({ fault, times, meanwhile, afterwards, problems }) => {
    const isHeld = problems.length === 0;
    // What was found otherwise says more than what should have been.
    const found = isHeld ? [afterwards, 'holds'] : [problems.join('; '), '**does not hold**'];
    return `| ${[fault, times, meanwhile, ...found].join(' | ')} |`;
  });
  return [
    '| what happens | times | what people see | what is found afterwards | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Puts the table, its day and its machine between the markers of docs/faults.md. */
export async function writeReport(results: Result[], leftOut: string[]): Promise<void> {
  const text = await readFile(document, 'utf8');
  const [before, after] = [text.indexOf(markers[0]), text.indexOf(markers[1])];
  if (before < 0 || after < before) throw new Error('docs/faults.md has lost its markers.');
  const parts = [
    `Last run: ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine()}.`,
    tableOf(results),
    ...leftOut,
  ];
  const head = text.slice(0, before + markers[0].length);
  await writeFile(document, `${head}\n${parts.join('\n\n')}\n${text.slice(after)}`);
}

function machine(): string {
  const [first, ...others] = cpus();
  return `${others.length + 1} × ${first?.model.trim() || 'unnamed processor'}, ${process.platform}`;
}
