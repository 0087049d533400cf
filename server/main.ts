import { pino } from 'pino';
import { createOutboxMail } from './adapters/mail/outbox.ts';
import { createSmtpMail } from './adapters/mail/smtp.ts';
import { createAfterwards } from './afterwards.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { migrateAndSeed } from './db/migrate.ts';
import { seed } from './db/seed.ts';
import type { Deps } from './deps.ts';
import { ensureAdmin } from './features/auth/admin-account.ts';
import { createPasswords } from './features/auth/passwords.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLimits } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { startBlock } from './start-block.ts';
import { StartError } from './start-error.ts';

/** Milliseconds that requests under way may take when we are asked to stop. */
const drainAtMost = 10_000;

/** config -> adapters -> app -> listen -> graceful close */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null });
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.reverse()) await step();
  };

  try {
    const database = await openDatabase(config, log);
    closing.push(database.close);
    await migrateAndSeed(database.pool, seed);

    const afterwards = createAfterwards(log);
    closing.push(afterwards.finished);
    const deps: Deps = {
      config,
      db: database.db,
      log,
      mail: createMail(config),
      passwords: createPasswords(),
      limits: createLimits(database.pool, config.rateLimits),
      afterwards,
    };
    await ensureAdmin(deps);

    const http = await buildApp(deps);
    const housekeeping = startHousekeeping(deps);
    closing.push(async () => {
      housekeeping.stop();
      setTimeout(() => http.server.closeAllConnections(), drainAtMost).unref();
      await http.close();
    });
    // PORT=0 means any free one; links in letters need to know which it became.
    config.port = await listen(http, config);
    process.stdout.write(startBlock({ config, database: database.description, deps }));
  } catch (error) {
    await close();
    throw error;
  }
  closeOnSignal(close);
}

function createMail(config: Config) {
  return config.smtpUrl
    ? createSmtpMail(config.smtpUrl, config.mailFrom)
    : createOutboxMail(config.dataDir, config.mailFrom);
}

/** The first signal drains, a second one ends it at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError;
  const text = isExpected ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`\nPorchlight could not start. ${text}\n`);
  process.exit(1);
});
