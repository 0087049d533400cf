import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FileStore } from '#server/adapters/files/files.ts';
import type { Database } from '#server/db/connect.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import {
  type ArchivedFile,
  type ArchivedTable,
  fileEntry,
  formatVersion,
  type Manifest,
  manifestName,
  manifestSumName,
  tableEntry,
} from './manifest.ts';
import { inSnapshot, readRows, readSequence, type Snapshot } from './snapshot.ts';
import { listColumns } from './tables.ts';

type Needs = { db: Database; files: FileStore; version: string; signal: AbortSignal };

type FileRow = { key: string; mediaType: string };

export type BackupSummary = Manifest['counts'] & {
  /** Pictures that have a row to this day and no file: they were lost before. */
  lostFiles: number;
};

/** Writes the database as it is at one moment, and its files, into one archive. */
export async function backUp(needs: Needs, target: string): Promise<BackupSummary> {
  return writeArchive(target, needs.signal, async (archive) => {
    const createdAt = new Date().toISOString();
    const rows = await inSnapshot(needs.db, (snapshot) => archiveRows(archive, snapshot));
    // The snapshot is closed by now: it would keep PostgreSQL from cleaning up behind the writers.
    const { files, missingFiles } = await archiveFiles(archive, needs.files, rows.fileRows);
    const { accounts, migration, tables } = rows;
    const counts = {
      accounts,
      rows: tables.reduce((sum, table) => sum + table.rows, 0),
      files: files.length,
    };
    const manifest: Manifest = {
      format: formatVersion,
      version: needs.version,
      migration,
      createdAt,
      counts,
      tables,
      files,
      missingFiles,
    };
    await archiveManifest(archive, manifest);
    return { ...counts, lostFiles: await countRows(needs.db, missingFiles) };
  });
}

async function archiveRows(archive: ArchiveWriter, { tx, tables, migration }: Snapshot) {
  const archived: ArchivedTable[] = [];
  for (const table of tables) archived.push(await archiveTable(archive, tx, table));
  const { rows: fileRows } = await tx.execute<FileRow>(
    sql`select key, media_type as "mediaType" from files`,
  );
  const accounts = archived.find(({ name }) => name === 'users')?.rows ?? 0;
  return { accounts, migration, tables: archived, fileRows };
}

async function archiveTable(
  archive: ArchiveWriter,
  tx: Database,
  name: string,
): Promise<ArchivedTable> {
  const columns = await listColumns(tx, name);
  let rows = 0;
  async function* counted() {
    for await (const lines of readRows(tx, name, columns)) {
      rows += lines.length;
      yield lines.join('');
    }
  }
  const sum = await archive.add(tableEntry(name), counted());
  const sequence = await readSequence(tx, name, columns);
  return { name, columns: columns.map((column) => column.name), rows, sequence, ...sum };
}

/** A row goes before its file, so a file that is gone by now was deleted after the snapshot. */
async function archiveFiles(archive: ArchiveWriter, store: FileStore, rows: FileRow[]) {
  const files: ArchivedFile[] = [];
  const missingFiles: string[] = [];
  for (const { key, mediaType } of rows) {
    const bytes = await store.read(key);
    if (!bytes) {
      missingFiles.push(key);
      continue;
    }
    const sum = await archive.add(fileEntry(key), [bytes], { compress: false });
    files.push({ key, mediaType, ...sum });
  }
  return { files, missingFiles };
}

async function archiveManifest(archive: ArchiveWriter, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  await archive.add(manifestName, [text]);
  await archive.add(manifestSumName, [createHash('sha256').update(text).digest('hex')]);
}

async function countRows(db: Database, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from files where key = any(${sql.param(keys)})`,
  );
  return rows[0]?.count ?? 0;
}
