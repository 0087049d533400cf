import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '#server/db/connect.ts';

const migrationsFolder = path.join(import.meta.dirname, '../db/migrations');

export type Migration = { createdAt: number; hash: string; statements: string[] };

export function listMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder }).map((file) => ({
    createdAt: file.folderMillis,
    hash: file.hash,
    statements: file.sql,
  }));
}

/**
 * Every table that was ever ours. Read from the migrations and not from the schema of today, because
 * a database may be of before; and not from the database, because a company may keep other tables there.
 */
export function everyTable(migrations = listMigrations()): Set<string> {
  const text = migrations.flatMap(({ statements }) => statements).join('\n');
  const made = text.matchAll(/create table (?:if not exists )?(?:"public"\.)?"(\w+)"/gi);
  const renamed = text.matchAll(/^\s*alter table \S+ rename to "(\w+)"/gim);
  return new Set([...made, ...renamed].map(([, name]) => name ?? ''));
}

/** Does what the migrator does at a start, inside a transaction of ours. */
export async function applyMigrations(tx: Database, migrations: Migration[]): Promise<void> {
  for (const { statements, hash, createdAt } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt})`,
    );
  }
}

export async function forgetMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
}
