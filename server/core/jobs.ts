import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/connect.ts';
import { loggableError } from '#server/loggable-error.ts';
import { StartError } from '#server/start-error.ts';

/**
 * Work for a later time, in PostgreSQL: it survives kills and is shared by all processes. A job is a reminder to look at
 * something and no truth of its own: whoever handles one reads what is to be done, and does nothing when it is done.
 */
export type Jobs = {
  /** Has a thing looked at, at a time. In the transaction of the caller, so that it counts if and only if that does. */
  remind(tx: Database, queue: QueueName, id: number, at: Date): Promise<void>;
  /** From now on this process handles what is due. */
  work(queue: QueueName, handle: (id: number) => Promise<void>): Promise<void>;
  /** Takes no more, and waits for what is under way. */
  stop(): Promise<void>;
};

/** Each with how many are handled at once by a process: so many at a time, by so many workers. */
const queues = {
  plan: { batchSize: 10, localConcurrency: 2 },
  planEmail: { batchSize: 5, localConcurrency: 1 },
  weekFill: { batchSize: 1, localConcurrency: 2 },
} as const;
export type QueueName = keyof typeof queues;

/** One reminder for each thing; what fails by a mistake of ours is tried again for a minute. */
const queueOptions = { policy: 'short', retryLimit: 5, retryDelay: 2, retryBackoff: true };

/** Tables of their own, beside ours and in no backup: reminders are made again from what is planned. */
const schema = 'jobs';

/** Seconds between two looks for what is due. */
const lookEvery = 2;

/** Milliseconds that work under way may take when we are asked to stop. */
const stoppedWithin = 10_000;

/** Prepares the tables, or finds them prepared by another process. */
export async function startJobs(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  { pollingIntervalSeconds = lookEvery } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    // Our pool: none of its own connections.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    schedule: false,
    monitorVacuum: false,
    reindex: false,
  });
  // The next look comes anyway.
  boss.on('error', (error) => log.warn(loggableError(error), 'the job queue had trouble'));
  try {
    await boss.start();
    for (const name of Object.keys(queues)) await boss.createQueue(name, queueOptions);
  } catch (error) {
    const { message } = loggableError(error);
    throw new StartError(`The tables of the job queue could not be prepared: ${message}.`);
  }

  return {
    async remind(tx, queue, id, at) {
      const db = fromDrizzle(tx, sql);
      const singletonKey = String(id);
      const { updated } = await boss.update(queue, { id }, { singletonKey, startAfter: at, db });
      if (updated === 0) await boss.send(queue, { id }, { singletonKey, startAfter: at, db });
    },
    async work(queue, handle) {
      const options = {
        ...queues[queue],
        burstWhenBatchFull: true,
        pollingIntervalSeconds,
        perJobResults: true,
      } as const;
      await boss.work<{ id: number }, unknown, typeof options>(queue, options, (jobs) =>
        Promise.all(
          jobs.map(async ({ id: job, data }) => {
            try {
              await handle(data.id);
              return { id: job, status: 'completed' as const };
            } catch (error) {
              log.error({ job: queue, ...loggableError(error) }, 'a job failed and is tried again');
              return { id: job, status: 'failed' as const };
            }
          }),
        ),
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: stoppedWithin, close: false }),
  };
}
