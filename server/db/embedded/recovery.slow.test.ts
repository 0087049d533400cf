import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { isServerOf } from './server-list.ts';
import {
  isRunning,
  preparedFolder,
  query,
  serverPid,
  start,
  untilItSucceeds,
  worldReadableFolder,
} from './testing/clusters.ts';
import { startHelper } from './testing/helper-process.ts';

const letters = [{ letter: 'a' }, { letter: 'b' }, { letter: 'c' }];

describe('PostgreSQL is killed while Porchlight runs', () => {
  test('it comes back by itself with every committed row, and says so once', async () => {
    const said: string[] = [];
    const embedded = await start({
      dataDir: await preparedFolder(),
      log: (line) => said.push(line),
    });
    await query(embedded, "create table letters as values ('a'), ('b')");
    const killed = serverPid(embedded.folder);
    process.kill(killed, 'SIGKILL');

    const rows = await untilItSucceeds(() => query(embedded, 'select * from letters'));
    expect(rows).toHaveLength(2);
    expect(serverPid(embedded.folder)).not.toBe(killed);
    await untilItSucceeds(() => expect(said).toHaveLength(2));
    expect(said).toEqual([
      'PostgreSQL stopped unexpectedly (SIGKILL); it is started again.',
      'PostgreSQL is running again.',
    ]);
  });

  test('it comes back although one of its processes is busy and holds its memory', async () => {
    const embedded = await start({ dataDir: await preparedFolder() });
    const busy = query(embedded, 'select count(*) from generate_series(1, 10000000000)').catch(
      () => 'cut off',
    );
    await untilItSucceeds(async () => {
      const running = await query(
        embedded,
        "select 1 from pg_stat_activity where query like '%10000000000%' and state = 'active'",
      );
      expect(running).toHaveLength(2);
    });
    const killed = serverPid(embedded.folder);
    process.kill(killed, 'SIGKILL');

    expect(await busy).toBe('cut off');
    await untilItSucceeds(() => expect(isRunning(killed)).toBe(false));
    expect(await untilItSucceeds(() => query(embedded, 'select 1 as one'))).toEqual([{ one: 1 }]);
  });

  test('it comes back on the same socket when the path is too long for one', async () => {
    const embedded = await start({ dataDir: await preparedFolder('long'.repeat(30)) });
    const killed = serverPid(embedded.folder);
    process.kill(killed, 'SIGKILL');
    await untilItSucceeds(() => expect(isRunning(killed)).toBe(false));

    expect(await untilItSucceeds(() => query(embedded, 'select 1 as one'))).toEqual([{ one: 1 }]);
  });

  test('stopping while it is down ends cleanly', async () => {
    const dataDir = await preparedFolder();
    const embedded = await start({ dataDir });
    const killed = serverPid(embedded.folder);
    process.kill(killed, 'SIGKILL');
    await untilItSucceeds(() => expect(isRunning(killed)).toBe(false));
    await embedded.stop();

    expect(existsSync(join(dataDir, 'porchlight.sock'))).toBe(false);
    await start({ dataDir });
  });
});

describe('Porchlight is killed', () => {
  test('the next start ends the PostgreSQL left behind and has every row', async () => {
    const dataDir = await preparedFolder();
    const { folder } = await killAfterCommit(dataDir);
    const orphan = serverPid(folder);
    expect(isServerOf(orphan, folder)).toBe(true);
    const said: string[] = [];
    const embedded = await start({ dataDir, log: (line) => said.push(line) });

    expect(isServerOf(orphan, folder)).toBe(false);
    expect(await query(embedded, 'select * from letters')).toEqual(letters);
    expect(said).toEqual([
      `An earlier PostgreSQL was still running on ${folder}; it is stopped first.`,
    ]);
  });

  test('the next start works as well when PostgreSQL was killed with it', async () => {
    const dataDir = await preparedFolder();
    const { folder } = await killAfterCommit(dataDir);
    process.kill(serverPid(folder), 'SIGKILL');

    expect(await query(await start({ dataDir }), 'select * from letters')).toEqual(letters);
  });

  test('with a long path, the next start also removes the old socket folder', async () => {
    const dataDir = await preparedFolder('long'.repeat(30));
    const { connection } = await killAfterCommit(dataDir);
    const embedded = await start({ dataDir });

    expect(existsSync(connection.host)).toBe(false);
    expect(await query(embedded, 'select * from letters')).toEqual(letters);
  });

  test('a Porchlight that merely exits takes its PostgreSQL along', async () => {
    const helper = startHelper('hold-cluster.ts', await preparedFolder());
    const { folder } = JSON.parse(await helper.line());
    const left = serverPid(folder);
    helper.tell('exit');

    await untilItSucceeds(() => expect(isServerOf(left, folder)).toBe(false));
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  });

  test('a first start that was killed leaves nothing half-made', async () => {
    const dataDir = worldReadableFolder();
    const helper = startHelper('hold-cluster.ts', dataDir);
    const unfinished = await untilItSucceeds(() => {
      const name = readdirSync(dataDir).find((each) => each.includes('.unfinished-'));
      if (!name || !existsSync(join(dataDir, name, 'PG_VERSION'))) throw new Error('not yet');
      return join(dataDir, name);
    });
    await helper.kill();
    expect(existsSync(join(dataDir, 'postgres-18'))).toBe(false);
    const embedded = await start({ dataDir });

    expect(existsSync(unfinished)).toBe(false);
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('the machine crashed', () => {
  test('a lock file that names a process of somebody else does not matter', async () => {
    const dataDir = await preparedFolder();
    const folder = join(dataDir, 'postgres-18');
    const stranger = spawn('sleep', ['60']);
    onTestFinished(() => void stranger.kill());
    const pidFile = `${stranger.pid}\n${folder}\n1700000000\n5432\n${folder}\n\n`;
    writeFileSync(join(folder, 'postmaster.pid'), pidFile);
    writeFileSync(join(folder, '.s.PGSQL.5432.lock'), pidFile);
    writeFileSync(join(folder, '.s.PGSQL.5432'), '');
    const embedded = await start({ dataDir });

    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });

  test.each(['', '\n', 'torn'])('a lock file that holds %j does not matter', async (content) => {
    const dataDir = await preparedFolder();
    const folder = join(dataDir, 'postgres-18');
    writeFileSync(join(folder, 'postmaster.pid'), content);

    expect(await query(await start({ dataDir }), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a cluster brought back from a backup with open permissions is closed again', async () => {
    const dataDir = await preparedFolder();
    chmodSync(join(dataDir, 'postgres-18'), 0o755);
    const { folder } = await start({ dataDir });

    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('an empty cluster folder is filled', async () => {
    const dataDir = worldReadableFolder();
    mkdirSync(join(dataDir, 'postgres-18'));
    const { folder } = await start({ dataDir });

    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('18\n');
  });
});

async function killAfterCommit(dataDir: string): Promise<EmbeddedPostgres> {
  const helper = startHelper('hold-cluster.ts', dataDir);
  const embedded = JSON.parse(await helper.line());
  await helper.kill();
  return embedded;
}
