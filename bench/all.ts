import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { machine, putInto } from '#scripts/figures.ts';
import { asMarkdown, asText, type TableSection } from '#scripts/table.ts';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { logProgress } from './support/report.ts';

/**
 * Every measurement, one after another so that none disturbs the next, and all tables once more at
 * the end. `--quick` runs short forms; names, such as `http streams`, run only those; `--write` puts the
 * tables into docs/performance.md, each measurement in its own place.
 */

const measurements = [
  'http',
  'requests',
  'streams',
  'writer',
  'texts',
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
  logProgress(`There is no measurement "${unknown}": ${measurements.join(', ')}.`);
  process.exit(2);
}

const chosen = measurements.filter((known) => names.length === 0 || names.includes(known));
const measured = chosen.map((name) => ({ name, sections: [] as TableSection[] }));
const failed: string[] = [];
for (const { name, sections } of measured) {
  logProgress(`\n${name}`);
  const child = fork(fileOf(name), flags);
  child.on('message', (section: TableSection) => sections.push(section));
  const [code] = await once(child, 'exit');
  if (code !== 0) failed.push(name);
}

const database = `PostgreSQL ${postgresVersion()}`;
const tables = measured.flatMap(({ sections }) => sections.map(asText));
process.stdout.write(`\n${machine()}, ${database}\n\n${tables.join('\n')}`);
if (flags.includes('--write')) {
  for (const { name, sections } of measured) {
    const figures = sections.map(asMarkdown).join('\n').trim();
    if (figures) await putInto('docs/performance.md', name, figures, database);
  }
  logProgress('\ndocs/performance.md has the new figures.');
}
if (failed.length > 0) {
  logProgress(`\nBelow its goal or broken: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

function fileOf(name: (typeof measurements)[number]): string {
  const file = name === 'web-weight' ? 'scripts/web-weight.ts' : `bench/${name}.ts`;
  return path.join(import.meta.dirname, '..', file);
}

/** Of the one that every measurement starts for itself. */
function postgresVersion(): string {
  const said = execFileSync(findBinaries().postgres, ['--version'], { encoding: 'utf8' });
  return /[\d.]+/.exec(said)?.[0] ?? '';
}
