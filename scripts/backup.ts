// npm run backup [-- --to file]: the database and the pictures in one archive, while Porchlight serves.
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { createFiles } from '#server/adapters/files/create-files.ts';
import { type BackupSummary, backUp } from '#server/backup/backup.ts';
import { describeFailure } from '#server/backup/backup-error.ts';
import { runCommand } from '#server/backup/command.ts';
import { connectForBackup } from '#server/backup/connect-database.ts';
import { readConfig } from '#server/config.ts';

await runCommand({
  failure: 'The backup was not made.',
  usage: 'npm run backup -- --to <file or folder>',
  options: { to: { type: 'string' } },
  async run({ to }, signal) {
    const config = readConfig(process.env);
    const database = await connectForBackup(config, pino({ level: 'silent' }));
    try {
      const target = await chooseTarget(to as string | undefined, config.dataDir);
      const version = await readVersion();
      // A store that cannot be reached says so itself when it is read.
      const files = await createFiles(config, () => {});
      const summary = await backUp({ db: database.db, files, version, signal }, target);
      return describe(summary, target);
    } finally {
      await database.close();
    }
  },
});

/** A file, or a folder in which the backup gets a name with the time. */
async function chooseTarget(to: string | undefined, dataDir: string): Promise<string> {
  const name = `porchlight-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;
  if (to) {
    const given = path.resolve(to);
    const isFolder = (await stat(given).catch(() => undefined))?.isDirectory();
    return isFolder ? path.join(given, name) : given;
  }
  const folder = path.join(dataDir, 'backups');
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST')
      throw describeFailure(error, `The folder ${folder} cannot be made`);
  });
  return path.join(folder, name);
}

async function readVersion(): Promise<string> {
  const description = await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8');
  return JSON.parse(description).version;
}

function describe({ accounts, rows, files, lostFiles }: BackupSummary, target: string): string {
  const lines = [
    `Backed up to ${target}`,
    `accounts: ${accounts}, rows: ${rows}, pictures: ${files}`,
    'It holds everything people wrote and the hashes of their passwords: keep it where only you can read it.',
  ];
  if (lostFiles > 0) {
    lines.push(
      `Pictures that are listed in the database but not in the store: ${lostFiles}. They are not in the backup; check that the settings are those of this database.`,
    );
  }
  return lines.join('\n');
}
