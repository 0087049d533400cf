// Gets a clone ready: installs and builds what is missing and nothing that is there. Runs on any
// Node from 20 with its core modules alone, because at the first start there is nothing else.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installStamp = path.join(root, 'node_modules', '.porchlight-installed');
const buildStamp = path.join(root, 'dist', '.porchlight-built');
const lockFile = path.join(root, '.preparing');
const ownNode = path.join(root, 'node_modules', '.bin', 'node');

let running;

async function main() {
  const steps = [{ stamp: installStamp, wanted: await installHash(), work: install }];
  if (process.argv.includes('--build')) {
    steps.push({ stamp: buildStamp, wanted: await buildHash(), work: build });
  }
  if (await areDone(steps)) return;

  await takeLock();
  try {
    for (const step of steps) {
      if (await isDone(step)) continue;
      await step.work();
      await mkdir(path.dirname(step.stamp), { recursive: true });
      await writeFile(step.stamp, step.wanted);
    }
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function areDone(steps) {
  for (const step of steps) if (!(await isDone(step))) return false;
  return true;
}

/** A stamp is written only after success: a folder that merely exists may be half of one. */
async function isDone({ stamp, wanted }) {
  return (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
}

async function install() {
  say('Installing what Porchlight needs. This happens once and takes a minute or two...');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const command = npm ? [node ?? process.execPath, npm, ...args] : ['npm', ...args];
  await run(
    command,
    'The installation failed; the lines above say why. Check the network and try again.',
  );
  if (!existsSync(ownNode)) {
    fail(
      'The installation left out the Node it needs; allow install scripts for npm and try again.',
    );
  }
}

async function build() {
  say('Building the web app...');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(
    [ownNode, vite, 'build', '--logLevel', 'warn'],
    'The web app could not be built; the lines above say why.',
  );
}

async function installHash() {
  return digest([
    process.platform,
    process.arch,
    await readFile(path.join(root, 'package-lock.json')),
  ]);
}

async function buildHash() {
  const files = ['package-lock.json', 'vite.config.ts', ...(await buildScripts())];
  for (const folder of ['web', 'contract']) {
    const entries = await readdir(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries) {
      if (entry.isFile())
        files.push(path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
    }
  }
  const parts = [];
  for (const file of files.sort()) parts.push(file, await readFile(path.join(root, file)));
  return digest(parts);
}

/** All that have to do with the web app: one too many builds once too often, one too few not at all. */
async function buildScripts() {
  const names = await readdir(path.join(root, 'scripts'));
  return names
    .filter((name) => name.includes('web') && !name.includes('.test.'))
    .map((name) => `scripts/${name}`);
}

/** A lock whose owner has not touched it for so long (in milliseconds) was left by a dead one. */
const staleAfter = 15_000;

/** Two starts at once must not install over each other. The owner keeps touching its lock. */
async function takeLock() {
  let hasToldWaiting = false;
  for (;;) {
    try {
      await writeFile(lockFile, '', { flag: 'wx' });
      setInterval(() => utimes(lockFile, new Date(), new Date()).catch(() => {}), 2_000).unref();
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`The folder ${root} cannot be written to (${error.code}).`);
    }
    const touched = await stat(lockFile).catch(() => undefined);
    if (touched && Date.now() - touched.mtimeMs > staleAfter) await rm(lockFile, { force: true });
    if (!hasToldWaiting) say('Another start is preparing this folder; waiting for it...');
    hasToldWaiting = true;
    await wait(500);
  }
}

async function run([command, ...args], failure) {
  // Standard output goes to standard error: what a start prints is the server's alone.
  running = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  const code = await new Promise((resolve) => {
    running.on('error', () => resolve(127));
    running.on('exit', (exitCode, signal) => resolve(signal ? 130 : exitCode));
  });
  running = undefined;
  if (code !== 0) {
    await rm(lockFile, { force: true });
    fail(failure);
  }
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => (running ? running.kill(signal) : process.exit(130)));
}

await main();
