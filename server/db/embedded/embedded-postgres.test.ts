import { existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { preparedFolder, query, refusal, start, worldReadableFolder } from './testing/clusters.ts';

describe('starting', () => {
  test('the first start creates a closed cluster in a DATA_DIR that did not exist', async () => {
    const dataDir = join(worldReadableFolder(), 'new', 'data');
    const embedded = await start({ dataDir });

    expect(embedded.folder).toBe(join(dataDir, 'postgres-18'));
    expect(embedded.note).toBeUndefined();
    for (const folder of [dataDir, embedded.folder]) {
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    }
    expect(statSync(join(dataDir, 'postgres-18.log')).mode & 0o777).toBe(0o600);
    expect(await query(embedded, 'select current_user, current_database() as database')).toEqual([
      { current_user: 'porchlight', database: 'porchlight' },
    ]);
  });

  test('what was written is there after a stop and a second start', async () => {
    const dataDir = await preparedFolder();
    const first = await start({ dataDir });
    await query(first, "create table notes as select 'kept' as note");
    await first.stop();
    const second = await start({ dataDir });

    expect(await query(second, 'select note from notes')).toEqual([{ note: 'kept' }]);
  });

  test('stopping twice is one stop, and leaves only the cluster and its log', async () => {
    const dataDir = await preparedFolder();
    const embedded = await start({ dataDir });
    await Promise.all([embedded.stop(), embedded.stop()]);

    expect(readdirSync(dataDir).sort()).toEqual(['postgres-18', 'postgres-18.log']);
    expect(existsSync(join(embedded.folder, 'postmaster.pid'))).toBe(false);
  });

  test('it speaks UTF-8 in a locale of its own and listens on no network address', async () => {
    const embedded = await start({
      dataDir: await preparedFolder(),
      settings: { work_mem: '5MB' },
    });

    const [settings] = await query(
      embedded,
      `select current_setting('server_encoding') as encoding, datlocale as locale,
        current_setting('listen_addresses') as addresses, current_setting('work_mem') as extra,
        upper('é') as upper
       from pg_database where datname = current_database()`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      addresses: '',
      extra: '5MB',
      upper: 'É',
    });
  });

  test('variables meant for other PostgreSQL programs do not reach it', async () => {
    process.env.PGPORT = '1';
    process.env.PGSSLMODE = 'require';
    try {
      const embedded = await start({ dataDir: await preparedFolder() });
      expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      delete process.env.PGPORT;
      delete process.env.PGSSLMODE;
    }
  });
});

describe('paths', () => {
  test('a path with spaces, a comma and quotes works', async () => {
    const dataDir = join(worldReadableFolder(), `o'brien, "mary" & co`);
    const embedded = await start({ dataDir });

    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a path too long for a socket works, and nothing stays in the temporary folder', async () => {
    const dataDir = join(worldReadableFolder(), 'a'.repeat(90), 'b'.repeat(90));
    const embedded = await start({ dataDir });

    expect(embedded.folder).toBe(join(dataDir, 'postgres-18'));
    expect(statSync(embedded.connection.host).mode & 0o777).toBe(0o700);
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await refusal({ dataDir })).toMatch(/^Another Porchlight is already running on /);
    await embedded.stop();
    expect(existsSync(embedded.connection.host)).toBe(false);
  });
});

describe('refusing to start with one sentence', () => {
  test('when another Porchlight runs on the folder', async () => {
    const dataDir = await preparedFolder();
    const embedded = await start({ dataDir });

    expect(await refusal({ dataDir })).toBe(
      `Another Porchlight is already running on ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    );
    expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('when DATA_DIR is a file, or inside one', async () => {
    const file = join(worldReadableFolder(), 'file');
    writeFileSync(file, '');

    for (const dataDir of [file, join(file, 'data')]) {
      expect(await refusal({ dataDir })).toBe(
        `DATA_DIR (${dataDir}) cannot be used: it is a file or inside one, not a folder.`,
      );
    }
  });

  test.runIf(process.platform === 'linux')('when DATA_DIR cannot be created', async () => {
    expect(await refusal({ dataDir: '/proc/porchlight/data' })).toMatch(
      /^DATA_DIR \(\/proc\/porchlight\/data\) cannot be used: it does not exist and cannot be created\.$/,
    );
  });

  test.runIf(process.platform === 'linux')('when DATA_DIR cannot be written to', async () => {
    expect(await refusal({ dataDir: '/proc' })).toMatch(/^DATA_DIR \(\/proc\) cannot be used: /);
  });

  test('when DATA_DIR holds a cluster of another major version only', async () => {
    const dataDir = worldReadableFolder();
    mkdirSync(join(dataDir, 'postgres-17'));

    expect(await refusal({ dataDir })).toBe(
      `${dataDir}/postgres-17 holds a database of PostgreSQL 17, but this Porchlight brings PostgreSQL 18: use the Porchlight that made it, or move that folder away to begin with an empty database.`,
    );
    expect(readdirSync(dataDir).filter((name) => name.includes('18'))).toEqual([]);
  });

  test('when the cluster says that it is of another major version', async () => {
    const dataDir = worldReadableFolder();
    mkdirSync(join(dataDir, 'postgres-18'));
    writeFileSync(join(dataDir, 'postgres-18', 'PG_VERSION'), '16\n');

    expect(await refusal({ dataDir })).toContain('holds a database of PostgreSQL 16, but');
  });

  test('when the folder holds something that is no cluster', async () => {
    const dataDir = worldReadableFolder();
    mkdirSync(join(dataDir, 'postgres-18'));
    writeFileSync(join(dataDir, 'postgres-18', 'holiday.jpg'), '');

    expect(await refusal({ dataDir })).toBe(
      `${dataDir}/postgres-18 is not a complete PostgreSQL database (it has no PG_VERSION): restore it from a backup, or move it away to begin with an empty one.`,
    );
  });

  test('when the cluster is damaged, quoting PostgreSQL and naming the log', async () => {
    const dataDir = await preparedFolder();
    truncateSync(join(dataDir, 'postgres-18', 'global', 'pg_control'));

    expect(await refusal({ dataDir })).toBe(
      `PostgreSQL could not start: could not read file "global/pg_control": read 0 of 296 (see ${dataDir}/postgres-18.log).`,
    );
  });

  test('when a setting is wrong, and the folder is free again afterwards', async () => {
    const dataDir = await preparedFolder();

    expect(await refusal({ dataDir, settings: { shared_buffers: 'much' } })).toMatch(
      /^PostgreSQL could not start: invalid value for parameter "shared_buffers": "much" \(see /,
    );
    await start({ dataDir });
  });
});
