import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { asMarkdown, asText, type Section } from '#scripts/table.ts';
import { openPlace } from './support/place.ts';
import { say } from './support/report.ts';

/**
 * Every measurement, one after another so that none disturbs the next, and all tables once more at
 * the end. `--quick` runs short forms; `--write` puts the tables into docs/performance.md; names, such
 * as `http streams`, run only those.
 */

const measurements = [
  'http',
  'streams',
  'writer',
  'illustrator',
  'compose',
  'uploads',
  'start',
  'web-weight',
  'lighthouse',
] as const;

const given = process.argv.slice(2);
const flags = given.filter((word) => word.startsWith('--'));
const names = given.filter((word) => !word.startsWith('--'));
const unknown = names.find((name) => !measurements.some((known) => known === name));
if (unknown) {
  say(`There is no measurement "${unknown}": ${measurements.join(', ')}.`);
  process.exit(2);
}

const sections: Section[] = [];
const failed: string[] = [];
for (const name of measurements.filter((known) => names.length === 0 || names.includes(known))) {
  say(`\n${name}`);
  const child = fork(fileOf(name), flags);
  child.on('message', (section: Section) => sections.push(section));
  const [code] = await once(child, 'exit');
  if (code !== 0) failed.push(name);
}

const machine = await describeMachine();
process.stdout.write(`\n${machine}\n\n${sections.map(asText).join('\n')}`);
if (flags.includes('--write')) await writeDocs(machine, sections);
if (failed.length > 0) {
  say(`\nBelow its goal or broken: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

function fileOf(name: (typeof measurements)[number]): string {
  const file = name === 'web-weight' ? 'scripts/web-weight.ts' : `bench/${name}.ts`;
  return path.join(import.meta.dirname, '..', file);
}

async function describeMachine(): Promise<string> {
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const postgres = await postgresVersion();
  const processor = `${await processorName()}, ${availableParallelism()} cores, ${memory}`;
  return `${processor}; Node ${process.versions.node}, PostgreSQL ${postgres}; ${process.platform} ${process.arch}.`;
}

/** Node does not know the names of all processors. */
async function processorName(): Promise<string> {
  const known = cpus()[0]?.model;
  if (known && known !== 'unknown') return known;
  const { stdout } = await promisify(execFile)('lscpu').catch(() => ({ stdout: '' }));
  return /^Model name: +(.+)$/m.exec(stdout)?.[1] ?? 'an unnamed processor';
}

async function postgresVersion(): Promise<string> {
  const place = await openPlace();
  try {
    const { rows } = await place.pool.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await place.leave();
  }
}

async function writeDocs(on: string, measured: Section[]): Promise<void> {
  const file = path.join(import.meta.dirname, '../docs/performance.md');
  const page = await readFile(file, 'utf8');
  const [begin, end] = ['<!-- figures: begin -->', '<!-- figures: end -->'];
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error('docs/performance.md has lost its markers');
  const day = new Date().toISOString().slice(0, 10);
  const figures = [`Measured ${day} on ${on}`, '', ...measured.map(asMarkdown)].join('\n');
  await writeFile(
    file,
    `${page.slice(0, before + begin.length)}\n\n${figures}\n${page.slice(after)}`,
  );
  say('\ndocs/performance.md has the new figures.');
}
