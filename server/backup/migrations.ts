import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { type Migration, readMigrations, recordMigration } from '#server/db/driver-internals.ts';

const migrationsFolder = path.join(import.meta.dirname, '../db/migrations');

export const listMigrations = (): Migration[] => readMigrations(migrationsFolder);

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
  for (const migration of migrations) {
    for (const statement of migration.statements) await tx.execute(sql.raw(statement));
    await recordMigration(tx, migration);
  }
}
