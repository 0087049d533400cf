import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { forgetMigrations, type Migration } from '#server/db/driver-internals.ts';
import { type ArchiveReader, readLines } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { type ArchivedTable, tableEntry } from './manifest.ts';
import { applyMigrations, listMigrations } from './migrations.ts';
import { inLoadingOrder, listColumns, listTables, setExactOutput } from './tables.ts';

/** One insert takes at most so much: small rows by the number, large ones by their size. */
const rowsAtOnce = 500;
const charactersAtOnce = 4 * 1024 * 1024;

/** The migrations up to the archive's database, and those that were made since. */
export function splitMigrations(latest: number): { before: Migration[]; since: Migration[] } {
  const migrations = listMigrations();
  const index = migrations.findIndex(({ createdAt }) => createdAt === latest);
  return { before: migrations.slice(0, index + 1), since: migrations.slice(index + 1) };
}

/**
 * Replaces all that is in the database, in the transaction it is given. The tables are made again as
 * they were when the backup was taken, so that later migrations do to its rows what they did to all
 * others. A migration that makes more than tables needs a line in `dropTables`.
 */
export async function loadDatabase(
  tx: Database,
  archive: ArchiveReader,
  signal: AbortSignal,
): Promise<void> {
  const { before, since } = splitMigrations(archive.manifest.migration);
  await setExactOutput(tx);
  await dropTables(tx);
  await forgetMigrations(tx);
  await applyMigrations(tx, before);
  const tables = new Map(archive.manifest.tables.map((table) => [table.name, table]));
  for (const name of await inLoadingOrder(tx, [...tables.keys()])) {
    const table = tables.get(name);
    if (table) await loadTable(tx, archive, table, signal);
  }
  await deleteMissingFiles(tx, archive.manifest.missingFiles);
  await applyMigrations(tx, since);
}

/** Not with cascade: what others have built upon our tables is not ours to drop. */
async function dropTables(tx: Database): Promise<void> {
  const tables = await listTables(tx);
  if (tables.length === 0) return;
  await tx.execute(
    sql`drop table ${sql.join(
      tables.map((table) => sql.identifier(table)),
      sql`, `,
    )}`,
  );
}

async function loadTable(
  tx: Database,
  archive: ArchiveReader,
  table: ArchivedTable,
  signal: AbortSignal,
): Promise<void> {
  const insert = await prepareInsert(tx, table);
  let rows = 0;
  for await (const batch of batchesOf(readLines(archive.read(tableEntry(table.name), table)))) {
    signal.throwIfAborted();
    await insert(`[${batch.join(',')}]`);
    rows += batch.length;
  }
  if (rows !== table.rows) throw doesNotFit(table.name);
  if (!table.sequence) return;
  const { column, last, isUsed } = table.sequence;
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${`public."${table.name}"`}, ${column}), ${last}::bigint, ${isUsed})`);
}

async function prepareInsert(tx: Database, { name, columns }: ArchivedTable) {
  const types = new Map((await listColumns(tx, name)).map((column) => [column.name, column.type]));
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (!type) throw doesNotFit(name);
    return sql.raw(`(line->>${index})::${type}`);
  });
  const names = columns.map((column) => sql.identifier(column));
  return (lines: string) =>
    tx.execute(sql`
      insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${lines}::json) as lines(line)`);
}

async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** As when they were deleted: what is made of them goes along, what merely shows them stays. */
async function deleteMissingFiles(tx: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`delete from files where key = any(${sql.param(keys)})`);
}

function doesNotFit(table: string): BackupError {
  return new BackupError(
    `The backup does not fit together: its table ${table} is not what it says. Nothing was changed.`,
  );
}
