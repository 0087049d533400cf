import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { BackupError } from './backup-error.ts';
import { everyTable } from './migrations.ts';

/** Triggers fill them while the other tables are loaded. */
export const filledByTriggers = new Set(['saved_versions', 'row_counts']);

/** Short-lived, and wrong after a restore: nobody stays signed in, no call is under way. */
export const excludedTables = new Set([
  'sessions',
  'channel_sign_ins',
  'limits',
  'idempotency_keys',
  'ai_slots',
  // The name of `ai_slots` in a database that an earlier version has left.
  'ai_places',
  ...filledByTriggers,
]);

export type TableColumn = { name: string; type: string };

/** Our tables in the database, those that are left out of backups included. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
  const ours = everyTable();
  return rows.map(({ name }) => name).filter((name) => ours.has(name));
}

/** Without generated columns, which nobody can write. */
export async function listColumns(db: Database, table: string): Promise<TableColumn[]> {
  const { rows } = await db.execute<TableColumn>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${regclass(table)} and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`);
  return rows;
}

/** The tables in an order in which every row finds the rows it points to. */
export async function inLoadingOrder(db: Database, tables: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ table: string; needs: string }>(sql`
    select referring.relname as "table", referred.relname as needs from pg_constraint
    join pg_class referring on referring.oid = conrelid
    join pg_class referred on referred.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const ordered: string[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isFree = (table: string) =>
      !rows.some((row) => row.table === table && waiting.includes(row.needs));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`tables point to each other: ${waiting.join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

const regclass = (table: string): SQL => sql`${`public."${table}"`}::regclass`;

/**
 * Values travel as the text PostgreSQL writes for them, which it reads back exactly. How it writes
 * must not depend on what a company has set, and a long table must not run into a time limit.
 */
export async function setExactOutput(tx: Database): Promise<void> {
  const settings = {
    DateStyle: 'ISO, YMD',
    IntervalStyle: 'postgres',
    TimeZone: 'UTC',
    bytea_output: 'hex',
    extra_float_digits: '3',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    lock_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings)) {
    await tx.execute(sql.raw(`set local ${name} = '${value}'`));
  }
}

export function requireTable(table: string): void {
  if (everyTable().has(table) && !excludedTables.has(table)) return;
  throw new BackupError('The backup holds a table that is not one of Porchlight.');
}
