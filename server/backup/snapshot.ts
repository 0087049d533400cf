import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { latestMigration } from '#server/db/driver-internals.ts';
import { BackupError } from './backup-error.ts';
import type { ArchivedTable } from './manifest.ts';
import { excludedTables, listTables, setExactOutput, type TableColumn } from './tables.ts';

/** Rows fetched at once: with a text of some megabytes in each it still fits into memory. */
const rowsAtOnce = 100;

export type Snapshot = { tx: Database; tables: string[]; migration: number };

/** Gives `work` the database as it is at one moment, while others go on writing. */
export async function inSnapshot<Result>(
  db: Database,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const tables = await listTables(db);
  if (tables.length === 0) {
    throw new BackupError('There is nothing to back up: the database holds no Porchlight yet.');
  }
  return db.transaction(
    async (tx) => {
      await setExactOutput(tx);
      // Before the snapshot, which the first query takes: a table that is altered after it would be
      // read as it is then, and that may be empty.
      await tx.execute(
        sql`lock table ${sql.join(tables.map(identifier), sql`, `)} in access share mode`,
      );
      const migration = await latestMigration(tx);
      if (migration === undefined || String(await listTables(tx)) !== String(tables)) {
        throw new BackupError('Porchlight was changing its tables at this moment. Try again.');
      }
      return work({ tx, migration, tables: tables.filter((table) => !excludedTables.has(table)) });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Every row as a line with the JSON list of its values, each as PostgreSQL writes it or null; some
 * lines at a time.
 */
export async function* readRows(
  tx: Database,
  table: string,
  columns: TableColumn[],
): AsyncGenerator<string[]> {
  const values = columns.map(({ name }) => sql`${identifier(name)}::text`);
  await tx.execute(sql`declare table_rows no scroll cursor for
    select to_json(array[${sql.join(values, sql`, `)}])::text as line from ${identifier(table)}`);
  while (true) {
    const { rows } = await tx.execute<{ line: string }>(
      sql.raw(`fetch ${rowsAtOnce} from table_rows`),
    );
    yield rows.map(({ line }) => `${line}\n`);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close table_rows`);
}

/** A sequence is of no snapshot: it may be ahead of the rows by now, never behind them. */
export async function readSequence(
  tx: Database,
  table: string,
  columns: TableColumn[],
): Promise<ArchivedTable['sequence']> {
  for (const { name: column } of columns) {
    const { rows: names } = await tx.execute<{ sequence: string | null }>(
      sql`select pg_get_serial_sequence(${`public."${table}"`}, ${column}) as sequence`,
    );
    const sequence = names[0]?.sequence;
    if (!sequence) continue;
    const { rows } = await tx.execute<{ last: string; isUsed: boolean }>(
      sql`select last_value::text as last, is_called as "isUsed" from ${sql.raw(sequence)}`,
    );
    if (rows[0]) return { column, ...rows[0] };
  }
  return undefined;
}

const identifier = (name: string) => sql`${sql.identifier(name)}`;
