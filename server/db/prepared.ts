import type { Database } from './connect.ts';

/**
 * A query of every request, built once for each database and kept: building it costs as much as asking it,
 * and PostgreSQL under its name plans it once a connection. Its values come with `execute`.
 */
export function preparedQuery<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const kept = new WeakMap<Database, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const query = build(db);
    kept.set(db, query);
    return query;
  };
}
