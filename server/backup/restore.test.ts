import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrapPool } from '#server/db/connect.ts';
import { fileEntry, type Manifest, tableEntry } from './manifest.ts';
import { excludedTables, inLoadingOrder, listTables } from './tables.ts';
import { forge, replacePart } from './testing/forge.ts';
import {
  backUpPlace,
  contentsOf,
  insertPicture,
  insertUserRow,
  type LastingPlace,
  lastingPlace,
  newPlace,
  restoreTo,
  temporaryFolder,
} from './testing/places.ts';

const damaged =
  'The file is not a backup of Porchlight, or it is damaged or incomplete. Nothing was changed.';

let source: LastingPlace;
let target: LastingPlace;
let key: string;
let backup: string;
let before: Awaited<ReturnType<typeof contentsOf>>;

beforeAll(async () => {
  source = await lastingPlace();
  key = await insertPicture(source, await insertUserRow(source.pool, 'source'));
  backup = path.join(source.folder, 'backup.zip');
  await backUpPlace(source, backup);
  target = await lastingPlace();
  await insertPicture(target, await insertUserRow(target.pool, 'target'));
  before = await contentsOf(target);
});
afterAll(async () => {
  await source.remove();
  await target.remove();
});

async function copyOfBackup(): Promise<string> {
  const file = path.join(await temporaryFolder(), 'backup.zip');
  await copyFile(backup, file);
  return file;
}

const partOf = (manifest: Manifest, table: string) =>
  manifest.tables.find(({ name }) => name === table);

describe('an archive is refused, and everything stays as it was', () => {
  test.each<[string, (manifest: Manifest, parts: Map<string, Buffer>) => unknown, string]>([
    [
      'with rows that were changed',
      (_, parts) => parts.set(tableEntry('states'), Buffer.from('["1","Utopia","UT"]\n')),
      damaged,
    ],
    [
      'with a picture that was changed',
      (_, parts) => parts.set(fileEntry(key), Buffer.alloc(1000)),
      damaged,
    ],
    ['with a part missing', (_, parts) => parts.delete(fileEntry(key)), damaged],
    ['with a part too many', (_, parts) => parts.set('files/x', Buffer.from('x')), damaged],
    ['with a part listed twice', ({ files }) => files.push(...files), damaged],
    [
      'with a path for a key',
      ({ files }) => files.map((file) => Object.assign(file, { key: '../../../etc/passwd' })),
      damaged,
    ],
    [
      'with a table that is none of ours',
      ({ tables }) => Object.assign(tables[0] ?? {}, { name: 'pg_authid' }),
      'The backup holds a table that is not one of Porchlight.',
    ],
    [
      'with sessions',
      ({ tables }) => Object.assign(tables[0] ?? {}, { name: 'sessions' }),
      'The backup holds a table that is not one of Porchlight.',
    ],
    [
      'of another format',
      (manifest) => Object.assign(manifest, { format: 2 }),
      'This backup has format 2, and this Porchlight reads format 1: restore it with the Porchlight that made it, or a newer one.',
    ],
    [
      'of a newer version',
      (manifest) => Object.assign(manifest, { migration: manifest.migration + 1 }),
      'This backup was made by a newer Porchlight (1.2.3) than this one: restore it with that one, or a newer one.',
    ],
    [
      'with fewer rows than it says',
      (manifest) => Object.assign(partOf(manifest, 'states') ?? {}, { rows: 99 }),
      'The backup does not fit together: its table states is not what it says. Nothing was changed.',
    ],
    [
      'with a column that its tables do not have',
      (manifest) => partOf(manifest, 'states')?.columns.splice(1, 1, 'x"; drop table users; --'),
      'The backup does not fit together: its table states is not what it says. Nothing was changed.',
    ],
    [
      'with rows the database does not take, after others were loaded',
      (manifest, parts) =>
        replacePart(
          parts,
          tableEntry('user_assets'),
          partOf(manifest, 'user_assets'),
          '["1","7777","logo","no such key","2026-01-01"]\n',
        ),
      'What was there before is unchanged.',
    ],
  ])('%s', async (_, change, message) => {
    const file = await copyOfBackup();
    await forge(file, change);
    await expect(restoreTo(target, file)).rejects.toThrow(message);
    expect(await contentsOf(target)).toEqual(before);
  });

  test('with a path for a name in the archive itself', async () => {
    const file = await copyOfBackup();
    const bytes = (await readFile(file)).toString('latin1');
    const tricked = bytes.replaceAll(`files/${key}`, `../../${key}`);
    expect(tricked).not.toBe(bytes);
    await writeFile(file, tricked, 'latin1');
    await expect(restoreTo(target, file)).rejects.toThrow(damaged);
  });

  test('cut short anywhere', async () => {
    const file = await copyOfBackup();
    const { length } = await readFile(file);
    for (const kept of [length - 1, Math.floor(length / 2), 10, 0]) {
      await truncate(file, kept);
      await expect(restoreTo(target, file)).rejects.toThrow(damaged);
    }
  });

  test('with one byte of a picture or of a table changed', async () => {
    const file = await copyOfBackup();
    const bytes = await readFile(file);
    const picture = bytes.indexOf((await source.files.read(key)) ?? '');
    expect(picture).toBeGreaterThan(0);
    // The middle of the archive is inside the long table of counties.
    for (const position of [picture + 500, Math.floor(bytes.length / 2)]) {
      const changed = Buffer.from(bytes);
      changed[position] = (changed[position] ?? 0) ^ 1;
      await writeFile(file, changed);
      await expect(restoreTo(target, file)).rejects.toThrow(damaged);
    }
    expect(await contentsOf(target)).toEqual(before);
  });

  test('that is not there, or is something else', async () => {
    const folder = await temporaryFolder();
    await expect(restoreTo(target, path.join(folder, 'none.zip'))).rejects.toThrow(
      `The backup ${folder}/none.zip cannot be read: there is no such file or folder.`,
    );
    await writeFile(
      path.join(folder, 'letter.txt'),
      'Dear reader, this is a letter and no archive.',
    );
    await expect(restoreTo(target, path.join(folder, 'letter.txt'))).rejects.toThrow(damaged);
  });
});

describe('what is there', () => {
  test('is replaced only by somebody who says so, and never while others use it', async () => {
    const place = await newPlace();
    await place.pool.query('select 1');
    const others = await place.pool.connect();
    await others.query('select 1');
    const refused = () => restoreTo(place, backup, { mayReplace: false });
    await expect(refused()).rejects.toThrow(
      'Others are connected to this database: stop every Porchlight that uses it, or add --yes if none does.',
    );
    others.release(true);
    await expect
      .poll(() => refused().catch((error: Error) => error.message))
      .toBe(
        'Restoring replaces everything that is there now (accounts: 1, pictures: 0). Add --yes if that is what you want.',
      );
  });

  test('belongs to a newer version: nothing is done to it', async () => {
    const place = await newPlace();
    await place.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    await expect(restoreTo(place, backup)).rejects.toThrow(
      'The database that is there belongs to a newer Porchlight than this one: restore with that one.',
    );
  });

  test('and is not ours stays, and keeps ours from being dropped under it', async () => {
    const place = await newPlace();
    await place.pool.query('create table theirs (id int); insert into theirs values (1)');
    await restoreTo(place, backup);
    expect((await place.pool.query('select id from theirs')).rows).toEqual([{ id: 1 }]);

    await place.pool.query('create view theirs_too as select username from users');
    const whole = await contentsOf(place);
    await expect(restoreTo(place, backup)).rejects.toThrow(
      /^The database refused the backup: .+ other objects depend on .+ unchanged\.$/,
    );
    expect(await contentsOf(place)).toEqual(whole);
  });

  test('a file half-written or damaged under the same key is made whole', async () => {
    const place = await newPlace();
    await place.files.save(key, Buffer.from('half a pict'), 'image/png');
    await restoreTo(place, backup);
    expect(await contentsOf(place)).toEqual(await contentsOf(source));
  });
});

test('the tables can be loaded one after the other', async () => {
  const tables = await listTables(wrapPool(source.pool));
  const kept = tables.filter((table) => !excludedTables.has(table));
  const ordered = await inLoadingOrder(wrapPool(source.pool), kept);
  expect(ordered.toSorted()).toEqual(kept.toSorted());
  expect(ordered.indexOf('users')).toBeLessThan(ordered.indexOf('files'));
  expect(ordered.indexOf('files')).toBeLessThan(ordered.indexOf('ai_images'));
});
