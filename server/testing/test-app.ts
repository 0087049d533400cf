import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Ai, createAi } from '#server/adapters/ai/ai.ts';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { createLinkedInApp } from '#server/adapters/channels/linkedin-sign-in.ts';
import { createDiskFiles } from '#server/adapters/files/disk-files.ts';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import type { Email, Mail } from '#server/adapters/mail/mail.ts';
import { buildApp } from '#server/app.ts';
import { createBackgroundTasks } from '#server/background-tasks.ts';
import { siteAddress } from '#server/config.ts';
import { dailyBudgets, withDailyBudgets } from '#server/core/ai-budget.ts';
import { createAiSlots } from '#server/core/ai-slots.ts';
import { type Jobs, startJobs } from '#server/core/jobs.ts';
import { createLimits } from '#server/core/limits.ts';
import { createSecrets } from '#server/core/secrets.ts';
import { createTextWorkers } from '#server/core/text-workers.ts';
import { wrapPool } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { withUsageCounts } from '#server/features/usage/usage-counts.ts';
import { createPictureQueue } from '#server/pictures/picture-queue.ts';
import { startEmailWorker } from '#server/workers.ts';
import { eventually } from './eventually.ts';
import { rememberedPasswords } from './remembered-passwords.ts';
import { TestClient } from './test-client.ts';
import { templateDatabase, testConfig } from './test-settings.ts';

export type TestApp = {
  http: FastifyInstance;
  deps: Deps;
  pool: pg.Pool;
  /** Emails that were sent, oldest first. */
  emails: Email[];
  visitor(): TestClient;
  /** A fresh user, signed in: the isolation between tests. */
  newUser(name?: string): Promise<TestClient>;
  /** A fresh user who has given the admin password. */
  newAdmin(name?: string): Promise<TestClient>;
  /** What goes on after an answer is done, emails too. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  variables?: Record<string, string>;
  deps?: Partial<Omit<Deps, 'ai'>> & { ai?: Ai };
  /** Where log lines go; nowhere unless a test wants to read them. */
  logTo?: { write(line: string): void };
};

/** For all apps of a test process: starting threads takes longer than most tests. */
const texts = createTextWorkers(pino({ level: 'silent' }));

/** The real app on a database of its own; only the mail is a fake. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const pool = await createDatabase();
  const emails: Email[] = [];
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-app-'));
  const config = testConfig({ RATE_LIMITS: 'off', ...options.variables });
  const log = options.logTo ? pino({ level: 'debug' }, options.logTo) : pino({ level: 'silent' });
  const db = wrapPool(pool);
  const backgroundTasks = createBackgroundTasks(log);
  const deps: Deps = {
    config,
    db,
    siteUrl: () => siteAddress(config),
    log,
    mail: fakeMail(emails),
    files: createDiskFiles(folder),
    channels: allChannels,
    linkedIn: createLinkedInApp(config),
    guardedClient: createGuardedClient({ allowLocal: config.allowLocalAddresses }),
    secrets: createSecrets(randomBytes(32)),
    search: undefined,
    propertyData: undefined,
    texts,
    withAiSlot: createAiSlots(options.deps?.db ?? db),
    queuePicture: createPictureQueue(),
    passwords: rememberedPasswords,
    limits: createLimits(pool, config.rateLimits),
    jobs: jobsWhenNeeded(pool, log),
    backgroundTasks,
    ...options.deps,
    ai: withDailyBudgets(
      withUsageCounts(options.deps?.ai ?? createAi({}, inThreads), db, backgroundTasks),
      db,
      dailyBudgets(config),
    ),
  };
  const http = await buildApp(deps);
  let users = 0;
  let emailWorker: Promise<void> | undefined;
  async function newUser(name?: string): Promise<TestClient> {
    users += 1;
    const client = new TestClient(http);
    await client.register(name ?? `agent-${users}-${randomBytes(3).toString('hex')}`);
    return client;
  }

  return {
    http,
    deps,
    pool,
    emails,
    visitor: () => new TestClient(http),
    newUser,
    async newAdmin(name) {
      const client = await newUser(name);
      await client.elevateAdmin();
      return client;
    },
    async settled() {
      await deps.backgroundTasks.finished();
      emailWorker ??= startEmailWorker(deps);
      await emailWorker;
      deps.jobs.lookNow('email');
      const open = `select 1 from jobs.job where name = 'email' and state in ('created', 'active')`;
      await eventually('emails are sent', async () => (await pool.query(open)).rowCount === 0);
    },
    async close() {
      await http.close();
      await deps.backgroundTasks.finished();
      await deps.jobs.stop();
      await pool.end();
      await rm(folder, { recursive: true });
    },
  };
}

/** As main.ts does, but for pictures. */
const inThreads: Parameters<typeof createAi>[1] = {
  compose: (order, signal) => texts.run('compose', order, { signal }),
  // A scene of our own illustrator takes a second to draw; its own tests and the journeys draw real ones.
  drawPicture: ({ size: { width, height }, seed }) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${seed % 360} 50% 60%)"/></svg>`,
    drawn: 'a flat color',
    notDrawn: ['everything else'],
  }),
};

export async function createDatabase(): Promise<pg.Pool> {
  const connection = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  // Files are copied, not written once more by way of the log: half the work, and nothing here outlives a crash.
  await client.query(`create database ${database} template ${templateDatabase} strategy file_copy`);
  await client.end();
  return new pg.Pool({ ...connection, database, max: 10 });
}

/** Most tests plan nothing, and a queue looks for work all the time. */
function jobsWhenNeeded(pool: pg.Pool, log: Deps['log']): Jobs {
  let started: Promise<Jobs> | undefined;
  const start = () => {
    started ??= startJobs(pool, log, { pollingIntervalSeconds: 0.5 });
    return started;
  };
  return {
    remind: async (...reminder) => (await start()).remind(...reminder),
    remindAll: async (...reminders) => (await start()).remindAll(...reminders),
    work: async (...work) => (await start()).work(...work),
    lookNow: (queue) => void started?.then((jobs) => jobs.lookNow(queue)),
    repeat: async (chores) => (await start()).repeat(chores),
    stop: async () => (await started)?.stop(),
  };
}

function fakeMail(emails: Email[]): Mail {
  return {
    async send(email) {
      emails.push(email);
    },
    description: 'emails are kept in memory',
  };
}
