import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { FileStore } from '#server/adapters/files/files.ts';
import { type Database, wrapPool } from '#server/db/connect.ts';
import { latestMigration } from '#server/db/driver-internals.ts';
import { migrateAndSeed } from '#server/db/migrate.ts';
import { loggableError } from '#server/loggable-error.ts';
import { type ArchiveReader, openArchive, verify } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { addFiles, removeFilesOf, removeOtherFiles } from './load-files.ts';
import { loadDatabase, splitMigrations } from './load-rows.ts';
import type { Manifest } from './manifest.ts';

type RestoreTarget = { pool: pg.Pool; files: FileStore };

type Options = { mayReplace: boolean; signal: AbortSignal };

/** Puts an archive in the place of all that is there; a failure leaves what was there. */
export async function restore(
  file: string,
  openTarget: () => Promise<RestoreTarget>,
  options: Options,
): Promise<Manifest> {
  const archive = await openArchive(file);
  try {
    requireKnownMigration(archive.manifest.migration, newerArchive(archive.manifest.version));
    const target = await openTarget();
    await requireConsent(wrapPool(target.pool), options.mayReplace);
    await verify(archive, options.signal);
    await replaceAll(archive, target, options.signal);
    return archive.manifest;
  } finally {
    archive.close();
  }
}

/**
 * Files come before the rows that need them and go after the rows that needed them, so that a process
 * killed at any point leaves whole one or the other of the two states.
 */
async function replaceAll(archive: ArchiveReader, target: RestoreTarget, signal: AbortSignal) {
  const { pool, files } = target;
  const added: string[] = [];
  let isLoaded = false;
  try {
    await addFiles(archive, files, added, signal);
    // Takes the lock of a starting server, which then finds the restored tables.
    await migrateAndSeed(pool, (db) =>
      db.transaction(async (tx) => {
        await loadDatabase(tx, archive, signal);
        isLoaded = true;
      }),
    );
  } catch (error) {
    // Once everything is loaded a lost connection does not tell whether it counts: files stay.
    if (!isLoaded) await removeFilesOf(files, added);
    throw inPlainWords(error);
  }
  await removeOtherFiles(files, new Set(archive.manifest.files.map(({ key }) => key)));
}

async function requireConsent(db: Database, mayReplace: boolean): Promise<void> {
  const latest = await latestMigration(db);
  if (latest === undefined) return;
  requireKnownMigration(latest, newerDatabase);
  if (mayReplace) return;
  const { rows } = await db.execute<{ accounts: number; files: number; others: number }>(sql`
    select (select count(*)::int from users) as accounts, (select count(*)::int from files) as files,
      (select count(*)::int from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()) as others`);
  const { accounts = 0, files = 0, others = 0 } = rows[0] ?? {};
  if (others > 0) {
    throw new BackupError(
      'Others are connected to this database: stop every Porchlight that uses it, or add --yes if none does.',
    );
  }
  if (accounts > 0) {
    throw new BackupError(
      `Restoring replaces everything that is there now (accounts: ${accounts}, pictures: ${files}). Add --yes if that is what you want.`,
    );
  }
}

function requireKnownMigration(latest: number, message: string): void {
  if (splitMigrations(latest).before.length === 0) throw new BackupError(message);
}

const newerDatabase =
  'The database that is there belongs to a newer Porchlight than this one: restore with that one.';

const newerArchive = (version: string) =>
  `This backup was made by a newer Porchlight (${version}) than this one: restore it with that one, or a newer one.`;

/** The query builder writes the rows of a failed insert into its message; PostgreSQL's words will do. */
function inPlainWords(error: unknown): unknown {
  const { message } = loggableError(error);
  if (!(error instanceof Error) || message === error.message) return error;
  return new BackupError(
    `The database refused the backup: ${message}. What was there before is unchanged.`,
    { cause: (error as Error).cause },
  );
}
