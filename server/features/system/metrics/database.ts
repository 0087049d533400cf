import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#server/db/connect.ts';
import { poolBehind } from '#server/db/driver-internals.ts';

/** Whether requests have to wait for a connection. */
export function measureDatabase(registry: Registry, db: Database): void {
  const pool = poolBehind(db);
  new Gauge({
    name: 'porchlight_database_connections',
    help: 'Connections to the database: in use, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
