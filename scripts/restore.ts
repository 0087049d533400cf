// npm run restore -- --from file [--yes]: an archive in the place of everything that is there.

import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { adminUsername } from '#contract/constants.ts';
import { createFiles } from '#server/adapters/files/create-files.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { runCommand } from '#server/backup/command.ts';
import { restore } from '#server/backup/restore.ts';
import { type Config, readConfig } from '#server/config.ts';
import { requireDataDir } from '#server/data-dir.ts';
import { type Database, type OpenDatabase, openDatabase } from '#server/db/connect.ts';
import { adminPasswordFile } from '#server/features/auth/admin-account.ts';
import { findUserByName } from '#server/features/auth/auth.queries.ts';
import { createPasswords } from '#server/features/auth/passwords.ts';

const usage = 'npm run restore -- --from <file> [--yes]';

await runCommand({
  failure: 'The backup was not restored.',
  usage,
  options: { from: { type: 'string' }, yes: { type: 'boolean' } },
  async run({ from, yes }, signal) {
    if (!from) throw new BackupError(`It is called as ${usage}`);
    return restoreFrom(path.resolve(String(from)), yes === true, signal);
  },
});

async function restoreFrom(file: string, mayReplace: boolean, signal: AbortSignal) {
  const config = readConfig(process.env);
  let database: OpenDatabase | undefined;
  async function openTarget() {
    database = await openTargetDatabase(config);
    // A store that cannot be reached says so itself when it is read.
    return { pool: database.pool, files: await createFiles(config, () => {}) };
  }
  try {
    const { counts, createdAt } = await restore(file, openTarget, { mayReplace, signal });
    const lines = [
      `Restored the backup of ${createdAt}`,
      `accounts: ${counts.accounts}, rows: ${counts.rows}, pictures: ${counts.files}`,
      'Everybody signs in again, with the password of that time.',
    ];
    if (database && (await removeStalePasswordFile(database.db, config))) {
      lines.push(
        'The note of another admin password is removed; set ADMIN_PASSWORD for the next start if the one of the backup is not known.',
      );
    }
    return lines.join('\n');
  } finally {
    await database?.close();
  }
}

async function openTargetDatabase(config: Config): Promise<OpenDatabase> {
  await requireDataDir(config.dataDir);
  return openDatabase(config, pino({ level: 'silent' }));
}

/**
 * The admin's password is the backup's now. A note of another one, made at the first start here,
 * would mislead and goes. Tells whether it did.
 */
async function removeStalePasswordFile(db: Database, config: Config): Promise<boolean> {
  const file = adminPasswordFile(config.dataDir);
  const noted = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (!noted) return false;
  const admin = await findUserByName(db, adminUsername);
  const asker = { userId: admin?.id ?? 0 };
  if (await createPasswords().verify(admin?.password, noted, asker)) return false;
  await rm(file, { force: true });
  return true;
}
