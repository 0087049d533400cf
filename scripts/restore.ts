// npm run restore -- --from file [--yes]: an archive in the place of everything that is there.
import path from 'node:path';
import { pino } from 'pino';
import { createFiles } from '#server/adapters/files/create-files.ts';
import { removeStalePasswordFile } from '#server/backup/admin-password.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { runCommand } from '#server/backup/command.ts';
import { restore } from '#server/backup/restore.ts';
import { type Config, readConfig } from '#server/config.ts';
import { requireDataDir } from '#server/data-dir.ts';
import { type OpenDatabase, openDatabase } from '#server/db/connect.ts';

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
