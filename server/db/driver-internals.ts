import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type NodePgQueryResultHKT, NodePgSession } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/**
 * Everything that Drizzle and pg do not promise to keep as it is. Nothing else in the code base knows of
 * it, and driver-internals.test.ts holds it against the versions below: look at both when one is raised.
 */
export const knownVersions = { 'drizzle-orm': '0.45.4', pg: '8.23.1' };

type Database = PgDatabase<NodePgQueryResultHKT>;

export const casing = 'snake_case';
const dialect = new PgDialect({ casing });

/** A transaction on a connection of ours. Drizzle has no public way to begin one on a given connection. */
export const runTransaction = <Result>(
  client: pg.PoolClient,
  work: Parameters<Database['transaction']>[0],
  config: Parameters<Database['transaction']>[1],
): Promise<Result> =>
  new NodePgSession<Record<string, never>, Record<string, never>>(
    client,
    dialect,
    undefined,
  ).transaction(work, config) as Promise<Result>;

/** Drizzle keeps what it was made with; queries have no business with it, so the type hides it. */
export const poolBehind = (db: Database) => (db as Database & { $client: pg.Pool }).$client;

export const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** pg's own words for a connection that is lost or silent. They carry no code. */
export const isLostConnection = (message: string) =>
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired))|not queryable$/.test(
    message,
  );

export type Migration = { createdAt: number; hash: string; statements: string[] };

/** The migrations of a folder as Drizzle reads them. */
export const readMigrations = (migrationsFolder: string): Migration[] =>
  readMigrationFiles({ migrationsFolder }).map((file) => ({
    createdAt: file.folderMillis,
    hash: file.hash,
    statements: file.sql,
  }));

/** Where Drizzle's migrator writes down what it has done. */
const journal = sql.raw('drizzle.__drizzle_migrations');

export async function recordMigration(
  tx: Database,
  { hash, createdAt }: Pick<Migration, 'hash' | 'createdAt'>,
): Promise<void> {
  await tx.execute(sql`insert into ${journal} (hash, created_at) values (${hash}, ${createdAt})`);
}

export async function forgetMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`delete from ${journal}`);
}

/** The latest migration of the database, by the moment that orders them; none before the first start. */
export async function latestMigration(db: Database): Promise<number | undefined> {
  const { rows: found } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found[0]?.exists) return undefined;
  const { rows } = await db.execute<{ latest: string | null }>(
    sql`select max(created_at)::text as latest from ${journal}`,
  );
  return rows[0]?.latest ? Number(rows[0].latest) : undefined;
}
