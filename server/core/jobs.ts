import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
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
    options?: {
      at?: Date;
      /** Whose service the work calls: of one account only a few things are done at once. */
      account?: number | null;
    },
  ): Promise<void>;
  /**
   * Has many things looked at now, in two statements for each thousand. Outside of any transaction: one that reminds of thousands
   * would hold up whoever works on one of them until its end.
   */
  remindAll<Name extends QueueName>(
    queue: Name,
    subjects: { subject: Subjects[Name]; account?: number | null }[],
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

/** How a queue's jobs are kept, how many a process handles at once, and the seconds between two looks. */
const queues = {
  plan: { kept: {}, atOnce: 16, lookEvery: 2 },
  planEmail: { kept: {}, atOnce: 2, lookEvery: 2 },
  weekFill: { kept: {}, atOnce: 2, lookEvery: 2 },
  email: {
    // A mail server may be away for half an hour. An address is not kept for longer than a day.
    kept: { retryLimit: 10, retryDelayMax: 600, deleteAfterSeconds: 3_600, heartbeatSeconds },
    atOnce: 3,
    lookEvery: 5,
  },
  chores: {
    // Going through a large bucket takes its time.
    kept: { expireInSeconds: 6 * 3_600, deleteAfterSeconds: 24 * 3_600, heartbeatSeconds },
    atOnce: 2,
    lookEvery: 5,
  },
} as const;

/** How many a process does at once for one account: a small site must not be overrun, nor hold up everybody else's. */
const atOnceForAccount = 4;

/** Reminders of one statement. */
const remindedTogether = 1_000;

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
  boss.on('error', ({ message }) => log.warn({ reason: message }, 'the job queue had trouble'));
  try {
    await boss.start();
    for (const [name, { kept }] of Object.entries(queues)) {
      await boss.createQueue(name, { ...queueOptions, ...kept });
    }
  } catch (error) {
    const { message } = loggableError(error);
    throw new StartError(`The tables of the job queue could not be prepared: ${message}.`);
  }
  const looks: NodeJS.Timeout[] = [];

  const jobs: Jobs = {
    async remind(tx, queue, subject, { at, account } = {}) {
      const db = fromDrizzle(tx, sql);
      const options = {
        singletonKey: keyOf(subject),
        // By the database's clock when it is for now: ours may be wrong.
        startAfter: at ?? 0,
        ...(account && { group: { id: String(account) } }),
        db,
      };
      const { updated } = await boss.update(queue, { id: subject }, options);
      if (updated === 0) await boss.send(queue, { id: subject }, options);
    },
    async remindAll(queue, subjects) {
      for (let from = 0; from < subjects.length; from += remindedTogether) {
        const reminders = subjects
          .slice(from, from + remindedTogether)
          .map(({ subject, account }) => ({
            data: { id: subject },
            singletonKey: keyOf(subject),
            ...(account && { group: { id: String(account) } }),
          }));
        await boss.insert(queue, reminders);
        // Those who have one keep it. One for later, such as of a database that was restored, comes now.
        await pool.query(
          `update ${schema}.job set start_after = now()
           where name = $1 and state = 'created' and start_after > now() and singleton_key = any($2)`,
          [queue, reminders.map(({ singletonKey }) => singletonKey)],
        );
      }
    },
    async work<Name extends QueueName>(
      queue: Name,
      handle: (subject: Subjects[Name]) => Promise<void>,
    ) {
      const { atOnce, lookEvery } = queues[queue];
      // One job each, so that nobody waits for a slow one. Their own looks are rare: one look serves them all.
      const options = {
        localConcurrency: atOnce,
        localGroupConcurrency: Math.min(atOnce, atOnceForAccount),
        pollingIntervalSeconds: 60,
        includeMetadata: true,
      } as const;
      await boss.work(queue, options, async ([job]: JobWithMetadata<{ id: Subjects[Name] }>[]) => {
        if (!job) return;
        jobs.lookNow(queue);
        try {
          await handle(job.data.id);
        } catch (error) {
          const about = queue === 'chores' ? job.data.id : queue;
          const isLast = job.retryCount >= job.retryLimit;
          log.error({ job: about, ...loggableError(error) }, isLast ? givenUp : failed);
          // Without what it says: a mail server's words may name an address.
          throw new Error(failed);
        }
        // Addresses are not kept for later.
        if (queue === 'email') await boss.deleteJob(queue, job.id);
      });
      looks.push(setInterval(jobs.lookNow, (pollingIntervalSeconds ?? lookEvery) * 1_000, queue));
    },
    lookNow(queue) {
      const workers = boss.getWipData().filter(({ name }) => name === queue);
      const idle = workers.find(({ count }) => count === 0);
      // Who is busy looks when it is done; who finds something has the next one look.
      for (const worker of workers) {
        if (worker.count > 0 || worker === idle) boss.notifyWorker(worker.id);
      }
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
    async stop() {
      for (const look of looks) clearInterval(look);
      await boss.stop({ graceful: true, timeout: stoppedWithin, close: false });
    },
  };
  return jobs;
}

const failed = 'a job failed and is tried again';
const givenUp = 'a job failed for the last time';

const keyOf = (subject: number | Chore | EmailOrder): string =>
  typeof subject === 'object' ? JSON.stringify(subject) : String(subject);
