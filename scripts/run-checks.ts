import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { environmentNames } from '#server/config.ts';

/** Runs the tools that check the project and counts what they found, for `npm run check` and `npm test`. */

export type Count = { passed: number; failed: number; skipped: number };
export type Check = [name: string, ...command: string[]];

export const isTerminal = process.stdout.isTTY;

/** What is set outside must change nothing about the checks. */
export const environment: NodeJS.ProcessEnv = { ...process.env };
for (const name of environmentNames) delete environment[name];

const colors = `--colors=${isTerminal ? 'force' : 'off'}`;

/** One checker each: they run beside each other, and several in one do part of the work twice. */
const types = (project: string) => ['tsc', '--checkers', '1', '-p', project];

const typeChecks: { check: Check; folders: string[] }[] = [
  {
    check: ['Types of server, contract and scripts', ...types('tsconfig.node.json')],
    folders: [
      'attack',
      'bench',
      'builtin',
      'contract',
      'faults',
      'scripts',
      'server',
      'web/paths.ts',
    ],
  },
  {
    check: ['Types of the web app', ...types('tsconfig.web.json')],
    folders: ['contract', 'web'],
  },
  {
    check: ['Types of the journeys', ...types('tsconfig.e2e.json')],
    folders: ['bench', 'builtin/html', 'contract', 'e2e', 'scripts', 'server', 'web'],
  },
];

/** The type checks that these files can fail, or all. A file beside the folders may be a setting of them all. */
export function typeChecksFor(...files: string[]): Check[] {
  const concerned = files.filter((file) => /\.(tsx?|mjs|jsonc?|css)$/.test(file));
  const isWithin = (file: string) => (folder: string) => `${file}/`.startsWith(`${folder}/`);
  return typeChecks
    .filter(
      ({ folders }) =>
        files.length === 0 ||
        concerned.some((file) => !file.includes('/') || folders.some(isWithin(file))),
    )
    .map(({ check }) => check);
}

/** knip reads TypeScript through an API that the TypeScript of the project no longer has. */
export const unusedCheck: Check = [
  'Unused files, exports and packages',
  ...[
    'scripts/typescript-5/node_modules/.bin/knip',
    '--no-progress',
    '--treat-config-hints-as-errors',
    // What it read of files that have not changed since is in node_modules/.cache.
    '--cache',
  ],
];

export const importCheck: Check = ['Import rules', 'node', 'scripts/imports.ts'];

const biome = ['biome', 'ci', colors, '--no-errors-on-unmatched'];

/** Format and lint by every rule. */
export const formatCheck: Check = ['Format and lint', ...biome, '.'];

/** By the rules that look at one file at a time, of these files or of all. */
export const quickFormatCheck = (...files: string[]): Check => [
  'Format and lint',
  ...[...biome, '--config-path=scripts/quick-lint.jsonc'],
  ...(files.length > 0 ? files : ['.']),
];

/** Tests take longest and wait now and then: the others run in their pauses. */
export function inBackground([name, ...command]: Check): Check {
  return [name, 'nice', '-n', '3', ...command];
}

/** All at once; what each one says is printed when its turn comes. */
export async function runChecks(checks: Check[]): Promise<Count[]> {
  const running = checks.map(([name, ...command]) => ({ name, ended: listen(command) }));
  const counts: Count[] = [];
  for (const { name, ended } of running) {
    const { code, output } = await ended;
    printLine(`\n${name}\n${output}`.trimEnd());
    counts.push({ passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 });
  }
  return counts;
}

/** Shows what a command says while it runs. */
export function run(command: string[], plain: NodeJS.ProcessEnv = {}): Promise<number> {
  // Reports stay plain where they are read by a machine; each runner has a variable of its own for that.
  const env = isTerminal ? environment : { ...environment, ...plain };
  return exitCode(start(command, { stdio: ['ignore', 'inherit', 'inherit'], env }));
}

async function listen(command: string[]): Promise<{ code: number; output: string }> {
  const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { code: await exitCode(child), output };
}

function start([command = '', ...args]: string[], options: SpawnOptions): ChildProcess {
  return spawn(command, args, options);
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A last line of figures, and the exit code that goes with it. */
export function finish(counts: Count[]): never {
  const sum = (kind: keyof Count) => counts.reduce((total, count) => total + count[kind], 0);
  if (sum('skipped') > 0) printLine(`\n${sum('skipped')} checks need root and were left out.`);
  printLine(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
