import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '#server/db/connect.ts';
import { poolBehind } from '#server/db/driver-internals.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { App } from '#server/http/serve.ts';
import { measureAiCalls } from './ai-calls.ts';
import { measureRequests } from './requests.ts';

/**
 * What an operator's Prometheus reads. Not part of the API: it is for the operator's own machines, in their
 * own format. Without a token there is nothing here, and nothing is measured.
 */
export function metricsRoutes({ http, deps }: App): void {
  const token = deps.config.metricsToken;
  const registry = new Registry();
  if (token) {
    collectDefaultMetrics({ register: registry });
    measureRequests(registry, http);
    measureDatabase(registry, deps.db);
    measureAiCalls(registry, deps.db);
  }

  http.get('/metrics', async (request, reply) => {
    // Said here, because an unknown address would get the web app.
    if (!token) throw notFound('There’s nothing at this address.');
    reply.header('cache-control', 'no-store');
    if (!isSame(bearerIn(request.headers.authorization), token)) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('not_signed_in', 'You need the METRICS_TOKEN to see the metrics.');
    }
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

const bearerIn = (header = '') => /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';

/** Takes the same time for every guess; of equal length only as hashes. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

/** Whether requests have to wait for a connection. */
function measureDatabase(registry: Registry, db: Database): void {
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
