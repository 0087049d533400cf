import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { createDiskFiles } from '#server/adapters/files/disk-files.ts';
import type { Findings } from '#server/testing/findings.ts';
import type { TestStore } from '#server/testing/store.ts';
import { checkFiles } from './checks.ts';

/** A day and an hour ago: an upload is never under way for so long. */
const longAgo = () => new Date(Date.now() - 25 * 60 * 60 * 1000);

/** Rows and files agree, and the sweep takes what no row knows and nothing else. */
export async function checkDisk(dataDir: string, store: TestStore, findings: Findings) {
  const files = createDiskFiles(dataDir);
  const before = await checkFiles(store, files, findings);
  await makeOld(path.join(dataDir, 'files'));
  await store.sweep(files);
  const after = await checkFiles(store, files, findings);
  findings.expect(after.strays.length === 0, 'a stray file was not swept');
  return { files: after.rows, swept: before.strays.length };
}

async function makeOld(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    await utimes(path.join(entry.parentPath, entry.name), longAgo(), longAgo());
  }
}
