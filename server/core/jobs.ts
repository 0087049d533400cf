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
  /** Has a thing looked at, at a time or now. In the transaction of the caller, so that it counts if and only if that does. */
  remind<Name extends QueueName>(
    tx: Database,
    queue: Name,
    subject: Subjects[Name],
    at?: Date,
  ): Promise<void>;
  /** From now on this process handles what is due. */
  work<Name extends QueueName>(
    queue: Name,
    handle: (subject: Subjects[Name]) => Promise<void>,
  ): Promise<void>;
  /** Has this process look at once. For what somebody waits for, when the transaction is done. */
  lookNow(queue: QueueName): void;
  /** From now on the chores are done at their times, each by one of the processes that are up. */
  repeat(chores: Record<Chore, () => Promise<void>>): Promise<void>;
  /** Takes no more, and waits for what is under way. What takes too long is taken up again by another process. */
  stop(): Promise<void>;
};

/** What a job of each queue is about: an entry, a user, a week, an email, a chore. */
type Subjects = {
  plan: number;
  planEmail: number;
  weekFill: number;
  email: EmailOrder;
  chores: Chore;
};
export type QueueName = keyof Subjects;

/** An email that is written when it is sent: its link is made then, and stands nowhere else. */
export type EmailOrder =
  | { kind: 'resetLink'; to: string }
  | { kind: 'newAddressLink'; userId: number }
  | { kind: 'newAddressWarning'; to: string; username: string; newEmail: string };

/** What comes again, by the minutes of the clock. One that was missed while nothing was up is done once at the next start. */
const chores = {
  housekeeping: { times: '7 * * * *', isDoneAtStart: false },
  planReview: { times: '* * * * *', isDoneAtStart: true },
  weekFillReview: { times: '* * * * *', isDoneAtStart: true },
} as const;
export type Chore = keyof typeof chores;

/** One reminder for each thing; what fails by a mistake of ours is tried again for a minute. */
const queueOptions = { policy: 'short', retryLimit: 5, retryDelay: 2, retryBackoff: true };

/** Seconds without a sign after which the process that had a job counts as dead, and another takes it up. */
const heartbeatSeconds = 60;

/** How a queue's jobs are kept, how many a process handles at once (so many by so many workers), and the seconds between two looks. */
const queues = {
  plan: { kept: {}, batchSize: 10, localConcurrency: 2, lookEvery: 2 },
  planEmail: { kept: {}, batchSize: 5, localConcurrency: 1, lookEvery: 2 },
  weekFill: { kept: {}, batchSize: 1, localConcurrency: 2, lookEvery: 2 },
  email: {
    // A mail server may be away for half an hour. An address is not kept for longer than a day.
    kept: { retryLimit: 10, retryDelayMax: 600, deleteAfterSeconds: 3_600, heartbeatSeconds },
    batchSize: 5,
    localConcurrency: 1,
    lookEvery: 5,
  },
  chores: {
    // Going through a large bucket takes its time.
    kept: { expireInSeconds: 6 * 3_600, deleteAfterSeconds: 24 * 3_600, heartbeatSeconds },
    batchSize: 1,
    localConcurrency: 2,
    lookEvery: 5,
  },
} as const;

/** Tables of their own, beside ours and in no backup: reminders are made again from what is planned. */
const schema = 'jobs';

/** For tests, which are in a hurry. */
type Pace = {
  pollingIntervalSeconds?: number;
  /** Milliseconds that work under way may take when we are asked to stop. */
  stoppedWithin?: number;
};

/** Prepares the tables, or finds them prepared by another process. */
export async function startJobs(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  { pollingIntervalSeconds, stoppedWithin = 10_000 }: Pace = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    // Our pool: none of its own connections.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    monitorVacuum: false,
    reindex: false,
  });
  // The next look comes anyway.
  boss.on('error', (error) => log.warn(loggableError(error), 'the job queue had trouble'));
  try {
    await boss.start();
    for (const [name, { kept }] of Object.entries(queues)) {
      await boss.createQueue(name, { ...queueOptions, ...kept });
    }
  } catch (error) {
    const { message } = loggableError(error);
    throw new StartError(`The tables of the job queue could not be prepared: ${message}.`);
  }
  const workers = new Map<QueueName, string>();

  const jobs: Jobs = {
    async remind(tx, queue, subject, at) {
      const db = fromDrizzle(tx, sql);
      // By the database's clock when it is for now: ours may be wrong.
      const options = { singletonKey: keyOf(subject), startAfter: at ?? 0, db };
      const { updated } = await boss.update(queue, { id: subject }, options);
      if (updated === 0) await boss.send(queue, { id: subject }, options);
    },
    async work<Name extends QueueName>(
      queue: Name,
      handle: (subject: Subjects[Name]) => Promise<void>,
    ) {
      const { batchSize, localConcurrency, lookEvery } = queues[queue];
      const options = {
        batchSize,
        localConcurrency,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: pollingIntervalSeconds ?? lookEvery,
        perJobResults: true,
      } as const;
      const worker = await boss.work<{ id: Subjects[Name] }, unknown, typeof options>(
        queue,
        options,
        (taken) =>
          Promise.all(
            taken.map(async ({ id: job, data }) => {
              try {
                await handle(data.id);
                // Addresses are not kept for later.
                if (queue === 'email') await boss.deleteJob(queue, job);
                return { id: job, status: 'completed' as const };
              } catch (error) {
                const about = queue === 'chores' ? data.id : queue;
                log.error({ job: about, ...loggableError(error) }, failed);
                return { id: job, status: 'failed' as const };
              }
            }),
          ),
      );
      workers.set(queue, worker);
    },
    lookNow(queue) {
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
    },
    async repeat(work) {
      const names = Object.keys(chores) as Chore[];
      for (const chore of names) {
        const { times, isDoneAtStart } = chores[chore];
        const options = { key: chore, singletonKey: chore, missed: 'once' } as const;
        await boss.schedule('chores', times, { id: chore }, options);
        if (isDoneAtStart) await boss.send('chores', { id: chore }, { singletonKey: chore });
      }
      // One of another version of ours is left alone.
      await jobs.work('chores', async (chore) => work[chore]?.());
    },
    stop: () => boss.stop({ graceful: true, timeout: stoppedWithin, close: false }),
  };
  return jobs;
}

const failed = 'a job failed and is tried again';

const keyOf = (subject: number | Chore | EmailOrder): string =>
  typeof subject === 'object' ? JSON.stringify(subject) : String(subject);
