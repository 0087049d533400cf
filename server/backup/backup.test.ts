import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrapPool } from '#server/db/connect.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { backUp } from './backup.ts';
import { applyMigrations, listMigrations } from './migrations.ts';
import { excludedTables, filledByTriggers, listTables } from './tables.ts';
import { fillEveryTable } from './testing/fill.ts';
import {
  backUpPlace,
  contentsOf,
  insertPicture,
  insertUserRow,
  newPlace,
  restoreTo,
  temporaryFolder,
} from './testing/places.ts';

describe('what was backed up comes back', () => {
  test('every row and every file, and only those; numbers go on; short-lived rows stay behind', async () => {
    const source = await newPlace();
    const { userId } = await fillEveryTable(source);
    const before = await contentsOf(source);
    for (const [table, rows] of Object.entries(before.tables)) expect(rows, table).not.toEqual([]);
    const { file, summary } = await backUpPlace(source);
    const rows = Object.values(before.tables).reduce((sum, table) => sum + table.length, 0);
    expect(summary).toEqual({ accounts: 2, rows, files: 1, lostFiles: 0 });

    const target = await newPlace();
    await insertUserRow(target.pool, 'replaced');
    await fillEveryTable(target);
    const manifest = await restoreTo(target, file);
    expect(await contentsOf(target)).toEqual(before);
    expect(manifest).toMatchObject({ format: 1, version: '1.2.3', counts: { rows, files: 1 } });
    expect(manifest.migration).toBe(listMigrations().at(-1)?.createdAt);

    const tables = await listTables(wrapPool(source.pool));
    for (const table of tables.filter((name) => excludedTables.has(name))) {
      if (filledByTriggers.has(table)) continue;
      expect((await source.pool.query(`select from ${table}`)).rowCount, table).toBe(1);
      expect((await target.pool.query(`select from ${table}`)).rowCount, table).toBe(0);
    }
    // What triggers fill is right again, though none of it is in the backup.
    const versions = 'select user_id from saved_versions order by 1';
    const counts = `select subject, sum(count) as count, sum(size) as size from row_counts
      group by 1 having sum(count) <> 0 order by 1`;
    for (const sums of [versions, counts]) {
      const { rows: there } = await source.pool.query(sums);
      expect(there.length).toBeGreaterThan(0);
      expect((await target.pool.query(sums)).rows).toEqual(there);
    }
    const insertAnswer = `insert into user_answers (user_id, question, answer) values (${userId}, 'q', 'a') returning id`;
    // The second one was deleted before the backup.
    expect((await target.pool.query(insertAnswer)).rows).toEqual([{ id: 3 }]);
  });

  test('people sign in with their old password and see their pictures; old sessions are over', async () => {
    const source = await createTestApp();
    const mary = await source.newUser('mary');
    const key = await insertPicture({ ...source.deps, pool: source.pool }, mary.user?.id ?? 0);
    const { file } = await backUpPlace({ ...source.deps, pool: source.pool });
    const picture = await source.deps.files.read(key);
    await source.close();

    const target = await createTestApp();
    try {
      await restoreTo({ ...target.deps, pool: target.pool }, file);
      const visitor = target.visitor();
      visitor.cookie = mary.cookie;
      expect((await visitor.get('/api/auth/verify')).statusCode).toBe(401);
      const login = { username: 'mary', password: 'correct horse' };
      expect((await visitor.post('/api/login', login)).statusCode).toBe(200);
      expect((await visitor.get(`/api/files/${key}`)).rawPayload).toEqual(picture);
    } finally {
      await target.close();
    }
  });

  test('a backup of an earlier version gets the migrations that were made since', async () => {
    const source = await newPlace();
    await source.pool.query('drop schema public cascade; create schema public');
    await source.pool.query('delete from drizzle.__drizzle_migrations');
    await applyMigrations(wrapPool(source.pool), listMigrations().slice(0, 2));
    const userId = await insertUserRow(source.pool, 'early');
    await source.pool.query(
      `insert into ai_places (user_id, expires_at) values (${userId}, now())`,
    );
    const { file } = await backUpPlace(source);
    const target = await newPlace();
    const tables = await listTables(wrapPool(target.pool));
    await restoreTo(target, file);

    const { rows } = await target.pool.query(`select id, profile from users where id = ${userId}`);
    expect(rows).toEqual([{ id: userId, profile: {} }]);
    expect((await target.pool.query('select from ai_slots')).rowCount).toBe(0);
    expect(await listTables(wrapPool(target.pool))).toEqual(tables);
    const applied = 'select hash from drizzle.__drizzle_migrations order by created_at';
    expect((await target.pool.query(applied)).rows).toEqual(
      listMigrations().map(({ hash }) => ({ hash })),
    );
  });
});

describe('while others write', () => {
  test('what is written together is in the backup together or not at all', async () => {
    const source = await newPlace();
    const userId = await insertUserRow(source.pool, 'busy');
    await source.pool.query(
      `insert into saved_content (user_id, title, content)
       select ${userId}, 'old', repeat(md5(n::text), 20) from generate_series(1, 5000) n`,
    );
    for (let index = 0; index < 4; index += 1) await insertPicture(source, userId, 1024 * 1024);
    let pairs = 0;
    let isOver = false;
    // drafts are read early and user_answers late: without one snapshot they would differ.
    const writing = (async () => {
      while (!isOver) {
        const client = await source.pool.connect();
        await client.query('begin');
        await client.query(
          `insert into drafts (user_id, kind, json) values (${userId}, 'k${pairs}', '{}')`,
        );
        await client.query(
          `insert into user_answers (user_id, question, answer) values (${userId}, 'k${pairs}', 'a')`,
        );
        await client.query('commit');
        client.release();
        pairs += 1;
      }
    })();
    await expect.poll(() => pairs).toBeGreaterThan(5);
    const earlier = pairs;
    const { file, summary } = await backUpPlace(source).finally(() => {
      isOver = true;
    });
    await writing;
    const target = await newPlace();
    await restoreTo(target, file);

    const read = async (statement: string) => (await target.pool.query(statement)).rows;
    const kinds = await read('select kind as pair from drafts order by id');
    expect(kinds).toEqual(await read('select question as pair from user_answers order by id'));
    expect(kinds.length).toBeGreaterThanOrEqual(earlier);
    expect(kinds.length).toBeLessThan(pairs);
    expect(summary.files).toBe(4);
    expect(await read('select count(*)::int as count from saved_content')).toEqual([
      { count: 5000 },
    ]);
  });

  test('a picture deleted after the snapshot leaves no row without a file', async () => {
    const source = await newPlace();
    const { userId, key } = await fillEveryTable(source);
    const kept = await insertPicture(source, userId);
    await source.pool.query(`update personalized_images set composite_key = $1, logo_key = $2`, [
      kept,
      key,
    ]);
    // Deleted in the moment its turn comes, its row first.
    const files = {
      ...source.files,
      async read(wanted: string) {
        if (wanted === key) {
          await source.pool.query('delete from files where key = $1', [key]);
          await source.files.remove(key);
        }
        return source.files.read(wanted);
      },
    };
    const { file, summary } = await backUpPlace({ ...source, files });
    const target = await newPlace();
    const manifest = await restoreTo(target, file);

    expect(summary).toMatchObject({ files: 1, lostFiles: 0 });
    expect(manifest.missingFiles).toEqual([key]);
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    expect((await target.pool.query('select from user_assets')).rowCount).toBe(0);
    const { rows } = await target.pool.query(
      'select composite_key, logo_key from personalized_images',
    );
    expect(rows).toEqual([{ composite_key: kept, logo_key: null }]);
  });

  test('a picture that was lost before is told', async () => {
    const source = await newPlace();
    const key = await insertPicture(source, await insertUserRow(source.pool, 'poor'));
    await source.files.remove(key);
    const { summary } = await backUpPlace(source);
    expect(summary).toMatchObject({ files: 0, lostFiles: 1 });
  });
});

describe('the file', () => {
  test('can be read by its owner only and has nothing beside it', async () => {
    const { file } = await backUpPlace(await newPlace());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(path.dirname(file))).toEqual(['backup.zip']);
  });

  test('never replaces another', async () => {
    const file = path.join(await temporaryFolder(), 'letter.txt');
    await writeFile(file, 'dear');
    await expect(backUpPlace(await newPlace(), file)).rejects.toThrow(
      `${file} exists already: choose another name for the backup.`,
    );
    expect(await readFile(file, 'utf8')).toBe('dear');
  });

  test('is not made in a folder that is not there', async () => {
    const folder = path.join(await temporaryFolder(), 'none');
    await expect(backUpPlace(await newPlace(), path.join(folder, 'a.zip'))).rejects.toThrow(
      `The backup could not be written to ${folder}: there is no such file or folder.`,
    );
  });

  test('is not left half-made when it is stopped', async () => {
    const source = await newPlace();
    await insertPicture(source, await insertUserRow(source.pool, 'patient'));
    const stopped = new AbortController();
    const files = {
      ...source.files,
      async read(key: string) {
        stopped.abort(new Error('enough'));
        return source.files.read(key);
      },
    };
    const folder = await temporaryFolder();
    const needs = { db: wrapPool(source.pool), files, version: '1', signal: stopped.signal };
    await expect(backUp(needs, path.join(folder, 'a.zip'))).rejects.toThrow('enough');
    expect(await readdir(folder)).toEqual([]);
  });

  test('is not left half-made when a picture cannot be read', async () => {
    const source = await newPlace();
    await insertPicture(source, await insertUserRow(source.pool, 'unlucky'));
    const files = { ...source.files, read: () => Promise.reject(new Error('a broken disk')) };
    const folder = await temporaryFolder();
    await expect(backUpPlace({ ...source, files }, path.join(folder, 'a.zip'))).rejects.toThrow(
      'a broken disk',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test('on a full disk it is refused with a sentence and leaves nothing', async (context) => {
    const disk = path.join(await temporaryFolder(), 'disk');
    await mkdir(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      return context.skip('needs the right to mount');
    }
    try {
      const source = await newPlace();
      const userId = await insertUserRow(source.pool, 'large');
      for (let index = 0; index < 3; index += 1) await insertPicture(source, userId, 1024 * 1024);
      await expect(backUpPlace(source, path.join(disk, 'a.zip'))).rejects.toThrow(
        `The backup could not be written to ${disk}: the disk is full.`,
      );
      expect(await readdir(disk)).toEqual([]);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});
