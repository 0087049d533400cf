import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { createAi } from './adapters/ai/ai.ts';
import { allChannels } from './adapters/channels/channels.ts';
import { createLinkedInApp } from './adapters/channels/linkedin-sign-in.ts';
import { createFiles } from './adapters/files/create-files.ts';
import { createGuardedClient } from './adapters/guarded-client.ts';
import { createMail } from './adapters/mail/mail.ts';
import { createPropertyData } from './adapters/property-data/attom.ts';
import { createSearch } from './adapters/search/create-search.ts';
import { buildApp } from './app.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import { readConfig, siteAddress } from './config.ts';
import { dailyBudgets, withDailyBudgets } from './core/ai-budget.ts';
import { createAiSlots, releaseAllAiSlots } from './core/ai-slots.ts';
import { releaseAllTokens } from './core/ai-tokens.queries.ts';
import { startJobs } from './core/jobs.ts';
import { createLimits } from './core/limits.ts';
import { createSecrets, readSecretsKey } from './core/secrets.ts';
import { createTextWorkers } from './core/text-workers.ts';
import { closeDataDir, requireDataDir } from './data-dir.ts';
import { openDatabase } from './db/connect.ts';
import { migrateAndSeed } from './db/migrate.ts';
import { seed } from './db/seed.ts';
import { cutSilentSockets } from './db/silent-sockets.ts';
import type { Deps } from './deps.ts';
import { ensureAdmin } from './features/auth/admin-account.ts';
import { createPasswords } from './features/auth/passwords.ts';
import { endAttempts } from './features/plan/plan.queries.ts';
import { describeUndescribed } from './features/saved-content/describe-contents.ts';
import { withUsageCounts } from './features/usage/usage-counts.ts';
import { releaseWeekFills } from './features/week-fill/week-fill.queries.ts';
import { listen } from './http/listen.ts';
import { createPictureQueue } from './pictures/picture-queue.ts';
import { Shutdown } from './shutdown.ts';
import { findOllama, startBlock } from './start-block.ts';
import { StartError } from './start-error.ts';
import { tellIntendedExit } from './watcher.ts';
import { startWorkers } from './workers.ts';

/** Milliseconds that requests and emails under way may take when we are asked to stop. */
const drainAtMost = 10_000;

/** Milliseconds in which a proxy that asks every second has seen at /api/ready that we are leaving. */
const noticedWithin = 3_000;

// What is no longer needed goes once it is a third of what is. Left to itself, the heap of a busy server grows to four times
// what it holds before anybody clears it. Here and not in a script, so that every way of starting has it.
setFlagsFromString('--heap-growing-percent=30');

/** config -> adapters -> app -> listen -> graceful close */
async function start(shutdown: Shutdown): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null });
  const texts = createTextWorkers(log);
  shutdown.add(texts.close);
  const ai = createAi(config.ai, {
    compose: (input, signal) => texts.run('compose', input, { signal }),
    drawPicture: (drawing, signal) => texts.run('drawPicture', drawing, { signal }),
  });
  await requireDataDir(config.dataDir);
  await closeDataDir(config.dataDir, (message) => log.warn(message));
  const secrets = createSecrets(await readSecretsKey(config));
  const files = await createFiles(config, (message) => log.warn(message));

  const database = await openDatabase(config, log);
  shutdown.add(database.close);
  const passwords = createPasswords();
  await migrateAndSeed(database.pool, async (db) => {
    await seed(db);
    await ensureAdmin({ config, db, passwords });
    await describeUndescribed({ db, texts });
    // Nobody else works on a database of our own: what is taken was taken by a process that died.
    if (!config.databaseUrl) {
      await releaseAllAiSlots(db);
      await releaseAllTokens(db);
      await endAttempts(db);
      await releaseWeekFills(db);
    }
  });
  const jobs = await startJobs(database.pool, log);
  shutdown.add(jobs.stop);
  cutSilentSockets(database.pool);

  const backgroundTasks = createBackgroundTasks(log);
  shutdown.add(backgroundTasks.finished, drainAtMost);
  let port = config.port;
  const deps: Deps = {
    config,
    siteUrl: () => siteAddress(config, port),
    db: database.db,
    log,
    mail: createMail(config),
    files,
    channels: allChannels,
    linkedIn: createLinkedInApp(config),
    guardedClient: createGuardedClient({ allowLocal: config.allowLocalAddresses }),
    secrets,
    ai: withDailyBudgets(
      withUsageCounts(ai, database.db, backgroundTasks),
      database.db,
      dailyBudgets(config),
    ),
    withAiSlot: createAiSlots(database.db),
    search: createSearch(config.search),
    propertyData: createPropertyData(config.attomApiKey),
    texts,
    queuePicture: createPictureQueue(),
    passwords,
    limits: createLimits(database.pool, config.rateLimits),
    jobs,
    backgroundTasks,
    stopping: shutdown.asked,
  };

  const http = await buildApp(deps);
  shutdown.add(async () => {
    // Behind a proxy others are there to answer, once it knows.
    if (config.trustProxy > 0) await wait(noticedWithin);
    setTimeout(() => http.server.closeAllConnections(), drainAtMost).unref();
    await http.close();
  });
  port = await listen(http, config);
  await startWorkers(deps);
  const ollamaModel = ai.text.runsLocally ? await findOllama() : undefined;
  process.stdout.write(startBlock({ config, database: database.description, deps, ollamaModel }));
  // Where the next start is to find it compiled, also when this process is killed one day.
  flushCompileCache();
}

const shutdown = new Shutdown();
const started = start(shutdown);
shutdown.whenAsked(started);

started.catch(async (error: unknown) => {
  await shutdown.close();
  const isExpected = error instanceof StartError;
  const text = isExpected ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`\nPorchlight could not start. ${text}\n`);
  // A wrong setting is the same at the next start; what nobody foresaw may have passed by then.
  if (isExpected) await tellIntendedExit();
  process.exit(1);
});
