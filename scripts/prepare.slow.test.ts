import { spawn } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A clone with the real script, and an npm and a Vite that only write down that they ran. */
let clone: string;

beforeEach(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'porchlight-prepare-'));
  await mkdir(path.join(clone, 'scripts'));
  await mkdir(path.join(clone, 'web'));
  await mkdir(path.join(clone, 'contract'));
  await cp(path.join(import.meta.dirname, 'prepare.mjs'), path.join(clone, 'scripts/prepare.mjs'));
  await writeFile(path.join(clone, 'package-lock.json'), '{}');
  for (const file of buildFiles) {
    await writeFile(path.join(clone, file), '');
  }
  await writeFile(path.join(clone, 'web/main.tsx'), 'one');
  await writeFile(path.join(clone, 'npm.mjs'), fakeNpm);
});
afterEach(() => rm(clone, { recursive: true, force: true }));

/** What a build is made of besides the folders: its settings and every module of ours they load. */
const buildFiles = await withImports('vite.config.ts');

async function withImports(file: string): Promise<string[]> {
  const text = await readFile(path.join(import.meta.dirname, '..', file), 'utf8');
  const own = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  );
  return [...new Set([file, ...(await Promise.all(own.map(withImports))).flat()])];
}

const fakeNpm = `
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
appendFileSync('ran.log', 'install\\n');
await new Promise((resolve) => setTimeout(resolve, 300));
mkdirSync('node_modules/.bin', { recursive: true });
mkdirSync('node_modules/vite/bin', { recursive: true });
try { symlinkSync(process.execPath, 'node_modules/.bin/node'); } catch {}
writeFileSync('node_modules/vite/bin/vite.js', "require('node:fs').appendFileSync('ran.log', 'build\\\\n')");
`;

function prepare(variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/prepare.mjs', '--build'], {
    cwd: clone,
    env: { PATH: process.env.PATH, npm_execpath: path.join(clone, 'npm.mjs'), ...variables },
    stdio: 'ignore',
  });
  const code = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, code };
}

const ran = async () =>
  (await readFile(path.join(clone, 'ran.log'), 'utf8').catch(() => '')).trim().split('\n');

test('a fresh clone is installed and built once', async () => {
  expect(await prepare().code).toBe(0);
  expect(await prepare().code).toBe(0);
  expect(await ran()).toEqual(['install', 'build']);
});

test('a changed lock file installs anew, a changed screen only builds', async () => {
  await prepare().code;
  await appendFile(path.join(clone, 'web/main.tsx'), 'two');
  await prepare().code;
  expect(await ran()).toEqual(['install', 'build', 'build']);
  await writeFile(path.join(clone, 'package-lock.json'), '{"changed":true}');
  await prepare().code;
  expect(await ran()).toEqual(['install', 'build', 'build', 'install', 'build']);
});

test('whatever a build is made of makes it happen again when it changes', async () => {
  expect(buildFiles).toContain('scripts/web-parts.ts');
  await prepare().code;
  for (const [index, file] of buildFiles.entries()) {
    await appendFile(path.join(clone, file), 'changed');
    await prepare().code;
    expect((await ran()).length, file).toBe(index + 3);
  }
});

test('an installation that was killed is done again', async () => {
  const killed = prepare();
  await expect.poll(ran).toEqual(['install']);
  killed.child.kill('SIGKILL');
  await killed.code;
  // The lock of the dead one is old by the time somebody tries again.
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(path.join(clone, '.preparing'), longAgo, longAgo);
  expect(await prepare().code).toBe(0);
  expect(await ran()).toEqual(['install', 'install', 'build']);
});

test('of two starts at once one works and the other waits for it', async () => {
  const codes = await Promise.all([prepare().code, prepare().code, prepare().code]);
  expect(codes).toEqual([0, 0, 0]);
  expect(await ran()).toEqual(['install', 'build']);
});

test('a failing installation fails the start and leaves no stamp', async () => {
  await writeFile(path.join(clone, 'npm.mjs'), 'process.exit(1)');
  expect(await prepare().code).toBe(1);
  await writeFile(path.join(clone, 'npm.mjs'), fakeNpm);
  expect(await prepare().code).toBe(0);
});

test('an interrupted start ends', async () => {
  await writeFile(path.join(clone, '.preparing'), '');
  const waiting = prepare();
  await new Promise((resolve) => setTimeout(resolve, 500));
  waiting.child.kill('SIGTERM');
  expect(await waiting.code).not.toBe(0);
});
