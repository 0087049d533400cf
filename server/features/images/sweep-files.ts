import { sql } from 'drizzle-orm';
import type { FileStore } from '#server/adapters/files/files.ts';
import { removeFiles } from '#server/adapters/files/remove-files.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUnusedAiImages } from './ai-images.queries.ts';
import { listKnownKeys } from './files.queries.ts';

/** An upload under way has a file without a row, but never for so long. */
const orphanedAfter = 24 * 60 * 60 * 1000;

const batchSize = 500;

/**
 * Removes files without a row: what a process that died, a lost connection or a refusing disk left
 * behind; and AI images that were drawn and never used. One process at a time, because going through
 * everything is not free.
 */
export async function sweepFiles(deps: Pick<Deps, 'db' | 'files' | 'log'>): Promise<void> {
  const unused = await deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('sweep_files')) as free`,
    );
    if (!rows[0]?.free) return [];
    await removeOrphans(deps, tx);
    return deleteUnusedAiImages(tx, batchSize);
  });
  // Their rows are gone for good only now. What is over a batch waits for the next sweep.
  await removeFiles(deps, unused);
}

async function removeOrphans(deps: Pick<Deps, 'files' | 'log'>, db: Database): Promise<void> {
  for await (const keys of oldKeys(deps.files)) {
    const known = new Set(await listKnownKeys(db, keys));
    await removeFiles(
      deps,
      keys.filter((key) => !known.has(key)),
    );
  }
}

async function* oldKeys(files: FileStore): AsyncGenerator<string[]> {
  const before = Date.now() - orphanedAfter;
  let batch: string[] = [];
  for await (const { key, savedAt } of files.list()) {
    if (savedAt.getTime() > before) continue;
    batch.push(key);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
