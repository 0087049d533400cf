import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The one without a window comes first: it needs a third less of the processor. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where a Chromium is on this machine: CHROMIUM_PATH, the PATH, then Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...commands.map(findOnPath), playwrightsOwn()];
  return candidates.find((candidate) => candidate !== undefined && isExecutable(candidate));
}

/** Finds a Chromium or brings one along; says in one line what to do when neither works. */
export function ensureChromium(say: (line: string) => void): string {
  for (const bring of [() => {}, installWithApt, installWithPlaywright]) {
    bring(say);
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'No Chromium could be had for the browser journeys: install one (for example "apt-get install chromium") or set CHROMIUM_PATH.',
  );
}

/** Chromium refuses its sandbox to root, and needs no network of its own. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installWithApt(say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  attempt('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findChromium()) return;
    say(`Installing the Debian package ${name} for the browser journeys...`);
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
}

function installWithPlaywright(say: (line: string) => void): void {
  say("Fetching Playwright's Chromium for the browser journeys...");
  attempt('npx', ['playwright', 'install', 'chromium']);
}

function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // The next way is tried; the last one failing is reported by the caller.
  }
}

function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find(isExecutable);
}

function playwrightsOwn(): string | undefined {
  const location = chromium.executablePath();
  return existsSync(location) ? location : undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
