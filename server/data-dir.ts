import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asStartError, prepareDataFolder } from './db/embedded/data-folder.ts';

/** Makes DATA_DIR and tries to write there; says in one sentence when that does not work. */
export async function requireDataDir(dataDir: string): Promise<void> {
  try {
    const probe = path.join(await prepareDataFolder(dataDir), `.writable-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw asStartError(error, dataDir);
  }
}
