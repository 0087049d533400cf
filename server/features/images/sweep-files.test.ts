import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskFiles } from '#server/adapters/files/disk-files.ts';
import { newFileKey } from '#server/adapters/files/files.ts';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import type { Deps } from '#server/deps.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { sweepFiles } from './sweep-files.ts';

let app: TestApp;
let dataDir: string;
let deps: Deps;

beforeAll(async () => {
  app = await createTestApp();
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-sweep-'));
  deps = { ...app.deps, files: createDiskFiles(dataDir) };
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const placeOf = (key: string) => path.join(dataDir, 'files', key.slice(0, 2), key);

async function storedHoursAgo(hours: number): Promise<string> {
  const key = newFileKey();
  await deps.files.save(key, Buffer.from('x'), 'image/png');
  await age(placeOf(key), hours);
  return key;
}

async function age(file: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(file, then, then);
}

async function giveRow(key: string): Promise<void> {
  const { user } = await app.newUser();
  await app.pool.query(
    `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', 1)`,
    [key, user?.id],
  );
}

const storedKeys = async () => (await listAllFiles(deps.files)).map(({ key }) => key).sort();

test('files without a row go after 24 hours, all others stay', async () => {
  const old = await storedHoursAgo(25);
  const young = await storedHoursAgo(23);
  const owned = await storedHoursAgo(1000);
  await giveRow(owned);
  await sweepFiles(deps);
  expect(await deps.files.read(old)).toBeUndefined();
  expect(await storedKeys()).toEqual([young, owned].sort());
});

test('what a killed process left half-written goes too', async () => {
  const key = await storedHoursAgo(1);
  await writeFile(`${placeOf(key)}.part`, 'half');
  const other = await storedHoursAgo(1);
  await rm(placeOf(other));
  await writeFile(`${placeOf(other)}.part`, 'half');
  await age(`${placeOf(other)}.part`, 30);
  await sweepFiles(deps);
  expect(await readdir(path.dirname(placeOf(other)))).not.toContain(`${other}.part`);
  expect(await deps.files.read(key)).toBeDefined();
});

test('thousands are looked through', async () => {
  const known = await storedHoursAgo(48);
  await giveRow(known);
  const many = { ...deps.files, list: manyOld };
  const removed: string[] = [];
  async function* manyOld() {
    const savedAt = new Date(Date.now() - 48 * 3_600_000);
    for (let count = 0; count < 1_234; count++) yield { key: newFileKey(), savedAt };
    yield { key: known, savedAt };
  }
  await sweepFiles({
    ...deps,
    files: { ...many, remove: async (key) => void removed.push(key) },
  });
  expect(removed).toHaveLength(1_234);
  expect(removed).not.toContain(known);
});

test('one process at a time does it', async () => {
  const old = await storedHoursAgo(25);
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(hashtext('sweep_files'))`);
  await sweepFiles(deps);
  expect(await deps.files.read(old)).toBeDefined();
  await client.query('commit');
  client.release();
  await sweepFiles(deps);
  expect(await deps.files.read(old)).toBeUndefined();
});

test('AI images that nobody used go after 30 days', async () => {
  const { user } = await app.newUser();
  const drawnDaysAgo = async (days: number) => {
    const key = await storedHoursAgo(0);
    await app.pool.query(
      `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', 1)`,
      [key, user?.id],
    );
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into ai_images (user_id, file_key, provider, created_at)
       values ($1, $2, 'builtin', now() - make_interval(days => $3)) returning id`,
      [user?.id, key, days],
    );
    return { key, id: rows[0]?.id };
  };
  const [young, unused, personalized, shown] = [
    await drawnDaysAgo(29),
    await drawnDaysAgo(31),
    await drawnDaysAgo(400),
    await drawnDaysAgo(400),
  ];
  const composite = await storedHoursAgo(0);
  await giveRow(composite);
  await app.pool.query(
    `insert into personalized_images (user_id, ai_image_id, composite_key, composition)
     values ($1, $2, $3, '{}')`,
    [user?.id, personalized.id, composite],
  );
  await app.pool.query(
    `insert into saved_content (user_id, title, content, image_urls) values ($1, 'A', 'B', $2)`,
    [user?.id, [`/api/files/${shown.key}`]],
  );
  await sweepFiles(deps);
  const left = await storedKeys();
  expect(left).not.toContain(unused.key);
  expect(left).toEqual(expect.arrayContaining([young.key, personalized.key, shown.key]));
  const { rows } = await app.pool.query('select id from ai_images where user_id = $1 order by id', [
    user?.id,
  ]);
  expect(rows.map(({ id }) => id)).toEqual([young.id, personalized.id, shown.id]);
});
