import pg from 'pg';
import { wrapPool } from '#server/db/connect.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A second process on the same PostgreSQL, with connections of its own. */
export async function createNeighborApp(
  { pool }: TestApp,
  options: Parameters<typeof createTestApp>[0] = {},
): Promise<TestApp> {
  const connections = new pg.Pool(pool.options);
  const deps = { ...options.deps, db: wrapPool(connections) };
  const neighbor = await createTestApp({ ...options, deps });
  return {
    ...neighbor,
    async close() {
      await neighbor.close();
      await connections.end();
    },
  };
}
