// npm run check [-- --changed]: format, lint, import rules, types, unused code and unit tests, in under a minute.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Check,
  environment,
  finish,
  importCheck,
  inBackground,
  isTerminal,
  quickFormatCheck,
  runChecks,
  typeChecksFor,
  unusedCheck,
} from './run-checks.ts';

const { values: options } = parseArgs({
  options: {
    /** Only files that differ from the last commit, and the tests that import them. */
    changed: { type: 'boolean', default: false },
  },
});

// From the second time on, Vitest, knip and our own scripts find their code compiled.
environment.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/checks');

const unitTests: Check = [
  'Unit tests',
  ...['vitest', 'run', '--project=unit', '--reporter=dot', '--passWithNoTests'],
  ...(isTerminal ? ['--color'] : ['--no-color']),
  ...(options.changed ? ['--changed'] : []),
];

const files = options.changed ? changedFiles() : [];
const checks = [
  quickFormatCheck(...files),
  importCheck,
  ...typeChecksFor(...files),
  // It looks at everything there is, whatever has changed.
  ...(options.changed ? [] : [unusedCheck]),
].map(inBackground);
const isNothingChanged = options.changed && files.length === 0;
finish(isNothingChanged ? [] : await runChecks([...checks, unitTests]));

function changedFiles(): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...list('diff', '--name-only', '--diff-filter=d', '-z', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
