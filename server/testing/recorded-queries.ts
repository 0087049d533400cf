import type pg from 'pg';

export type RecordedQuery = { text: string; values: unknown[] };

type Config = { text: string; values?: unknown[] };

/** Notes what the app asks its database, as it is sent. */
export function recordQueries(pool: pg.Pool): { queries: RecordedQuery[]; stop(): void } {
  const queries: RecordedQuery[] = [];
  const seen = new WeakSet<pg.PoolClient>();
  let isOver = false;

  function watch(client: pg.PoolClient): void {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(first: string | Config, second?: unknown, ...rest: unknown[]) {
        const text = typeof first === 'string' ? first : first.text;
        const given = typeof first === 'string' ? undefined : first.values;
        const values = Array.isArray(second) ? second : (given ?? []);
        if (!isOver) queries.push({ text, values });
        return query(first, second, ...rest);
      },
    });
  }

  pool.on('acquire', watch);
  return {
    queries,
    stop() {
      isOver = true;
      pool.off('acquire', watch);
    },
  };
}
