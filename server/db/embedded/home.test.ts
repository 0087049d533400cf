// The ways past PostgreSQL's refusal to run as root, each forbidden in turn.
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { preparedFolder, query, refusal, start, worldReadableFolder } from './testing/clusters.ts';

const withoutUnshare = { unshare: '/bin/false' };

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('a user namespace keeps the files ours, in a closed folder as well', async () => {
    const dataDir = join(closedFolder(), 'data');
    const { folder, note } = await start({ dataDir });

    expect(folder).toBe(join(dataDir, 'postgres-18'));
    expect(note).toBeUndefined();
    expect(ownersIn(folder)).toEqual([0]);
    expect(rightsOf(dataDir)).toBe('700');
  });

  test('without namespaces another user runs it and owns the cluster', async () => {
    const dataDir = worldReadableFolder();
    const { folder, note } = await start({ dataDir, asRoot: withoutUnshare });

    expect(folder).toBe(join(dataDir, 'postgres-18'));
    expect(note).toBeUndefined();
    expect(ownersIn(folder)).toEqual([65534]);
  });

  test('the other user passes through a closed DATA_DIR, and nobody else; and only as long as needed', async () => {
    const dataDir = join(worldReadableFolder(), 'data');
    const first = await start({ dataDir, asRoot: withoutUnshare });
    await query(first, "create table notes as select 'kept' as note");
    expect(first.folder).toBe(join(dataDir, 'postgres-18'));
    expect(rightsOf(dataDir)).toBe('710');
    expect(statSync(dataDir)).toMatchObject({ uid: 0, gid: 65534 });
    await first.stop();

    const second = await start({ dataDir });
    expect(await query(second, 'select note from notes')).toEqual([{ note: 'kept' }]);
    expect(rightsOf(dataDir)).toBe('700');
  });

  test('a cluster changes hands when an earlier start used another way', async () => {
    const dataDir = await preparedFolder();
    const first = await start({ dataDir });
    await query(first, "create table notes as select 'kept' as note");
    await first.stop();
    const second = await start({ dataDir, asRoot: withoutUnshare });
    expect(ownersIn(second.folder)).toEqual([65534]);
    expect(await query(second, 'select note from notes')).toEqual([{ note: 'kept' }]);
    await second.stop();
    const third = await start({ dataDir });

    expect(ownersIn(third.folder)).toEqual([0]);
    expect(await query(third, 'select note from notes')).toEqual([{ note: 'kept' }]);
  });

  test('with a long path the other user gets a socket folder of its own', async () => {
    const dataDir = await preparedFolder('long'.repeat(40));
    const { connection } = await start({ dataDir, asRoot: withoutUnshare });

    expect(statSync(connection.host).uid).toBe(65534);
    expect(await query({ connection }, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('where the other user cannot enter, the cluster lives elsewhere and stays there', async () => {
    const baseFolder = join(worldReadableFolder(), 'base');
    const dataDir = join(closedFolder(), 'data');
    const asRoot = { ...withoutUnshare, baseFolder };
    const first = await start({ dataDir, asRoot });
    expect(first.folder.startsWith(`${baseFolder}/`)).toBe(true);
    expect(rightsOf(dataDir)).toBe('700');
    expect(rightsOf(dirname(first.folder))).toBe('710');
    expect(first.note).toBe(
      `The database is kept in ${first.folder}, because PostgreSQL refuses to run as root and an ordinary user cannot enter DATA_DIR.`,
    );
    await query(first, "create table notes as select 'kept' as note");
    await first.stop();
    chmodSync(dirname(first.folder), 0o755); // as an earlier version made it

    const second = await start({ dataDir, asRoot: { baseFolder } });
    expect(second.folder).toBe(first.folder);
    expect(rightsOf(dirname(second.folder))).toBe('700');
    expect(await query(second, 'select note from notes')).toEqual([{ note: 'kept' }]);
  });

  test('a cluster in DATA_DIR is never left behind for an empty one elsewhere', async () => {
    const dataDir = await preparedFolder('data');
    chmodSync(dirname(dataDir), 0o700);
    const asRoot = { ...withoutUnshare, baseFolder: join(worldReadableFolder(), 'base') };

    expect(await refusal({ dataDir, asRoot })).toBe(
      `The database in ${dataDir} cannot be opened, because PostgreSQL refuses to run as root and no other user can enter that folder: start Porchlight as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
    expect(existsSync(asRoot.baseFolder)).toBe(false);
  });

  test('an older cluster in DATA_DIR is not left behind either', async () => {
    const dataDir = join(closedFolder(), 'data');
    mkdirSync(join(dataDir, 'postgres-17'), { recursive: true });
    const asRoot = { ...withoutUnshare, baseFolder: join(worldReadableFolder(), 'base') };

    expect(await refusal({ dataDir, asRoot })).toContain('holds a database of PostgreSQL 17, but');
  });

  test('when every way is closed, one sentence says what to do', async () => {
    const file = join(worldReadableFolder(), 'file');
    writeFileSync(file, '');
    const dataDir = join(closedFolder(), 'data');

    for (const baseFolder of [file, '/proc/porchlight']) {
      expect(await refusal({ dataDir, asRoot: { ...withoutUnshare, baseFolder } })).toBe(
        'PostgreSQL refuses to run as root and no way around that worked here: start Porchlight as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.',
      );
    }
  });
});

function closedFolder(): string {
  const folder = worldReadableFolder();
  chmodSync(folder, 0o700);
  return folder;
}

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function ownersIn(folder: string): number[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const owners = names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.uid);
  return [...new Set([statSync(folder).uid, ...owners])].filter((uid) => uid !== undefined);
}
