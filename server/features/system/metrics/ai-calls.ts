import { setTimeout as wait } from 'node:timers/promises';
import { sum } from 'drizzle-orm';
import { Counter, type Registry } from 'prom-client';
import type { Database } from '#server/db/connect.ts';
import { poolBehind } from '#server/db/driver-internals.ts';
import { aiUsage } from '#server/db/schema/admin.ts';

/** Milliseconds the other figures may be held up; they matter most when the database is in trouble. */
const timeout = 1_000;

/** What is counted for the admin page, in the same words. */
export function measureAiCalls(registry: Registry, db: Database): void {
  new Counter({
    name: 'porchlight_ai_calls_total',
    help: 'AI calls by provider and outcome. Counted for all processes together: take the maximum over them, not the sum.',
    labelNames: ['kind', 'provider', 'outcome'],
    registers: [registry],
    async collect() {
      const rows = await Promise.race([countCalls(db), wait(timeout, [], { ref: false })]);
      this.reset();
      for (const { calls, ...labels } of rows) this.inc(labels, Number(calls));
    },
  });
}

/** Nothing while the database is gone, or so busy that one query more would be one too many. */
async function countCalls(db: Database) {
  if (poolBehind(db).waitingCount > 0) return [];
  const { kind, provider, outcome } = aiUsage;
  return db
    .select({ kind, provider, outcome, calls: sum(aiUsage.calls) })
    .from(aiUsage)
    .groupBy(kind, provider, outcome)
    .catch(() => []);
}
