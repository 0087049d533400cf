import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedContent } from '#contract/saved-content.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { purgeDeletedContent } from './purge-deleted.ts';
import { addPersonalizedImage, picturesOf } from './testing/pictures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const url = '/api/saved-content';

async function save(client: TestClient, change: object = {}): Promise<SavedContent> {
  const response = await client.post(url, { title: 'A', content: '<p>B</p>', ...change });
  expect(response.statusCode).toBe(201);
  return response.json();
}

const idsListed = async (client: TestClient) =>
  (await client.get(url)).json().map(({ id }: SavedContent) => id);

const restore = (client: TestClient, id: number) => client.post(`${url}/${id}/restore`);

/** Lets time pass since an item and its pictures were deleted. */
async function age(id: number, interval: string) {
  for (const [table, column] of [
    ['saved_content', 'id'],
    ['personalized_images', 'content_id'],
  ]) {
    await app.pool.query(
      `update ${table} set deleted_at = deleted_at - $2::interval where ${column} = $1`,
      [id, interval],
    );
  }
}

const filesLeft = async (keys: string[]) => {
  const { rows } = await app.pool.query('select key from files where key = any($1)', [keys]);
  return rows.map(({ key }) => key).sort();
};

describe('deleting', () => {
  test('hides the item and its pictures at once', async () => {
    const client = await app.newUser();
    const item = await save(client);
    const picture = await addPersonalizedImage(app, client.user?.id, item.id);
    const response = await client.delete(`${url}/${item.id}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true });
    expect((await client.get(url)).json()).toEqual([]);
    expect((await client.get(`${url}/count`)).json().count).toBe(0);
    expect(await picturesOf(app, item.id)).toEqual({ shown: [], hidden: [picture.id] });
    for (const gone of [
      await client.get(`${url}/${item.id}`),
      await client.patch(`${url}/${item.id}`, { title: 'B' }),
      await client.post(`${url}/${item.id}/duplicate`),
      await client.delete(`${url}/${item.id}`),
    ]) {
      expect(gone.statusCode).toBe(404);
    }
  });

  test('leaves other items and their pictures alone', async () => {
    const client = await app.newUser();
    const [kept, deleted] = [await save(client), await save(client)];
    const picture = await addPersonalizedImage(app, client.user?.id, kept.id);
    await client.delete(`${url}/${deleted.id}`);
    expect(await idsListed(client)).toEqual([kept.id]);
    expect((await client.get(`${url}/${kept.id}`)).json()).toEqual(kept);
    expect(await picturesOf(app, kept.id)).toEqual({ shown: [picture.id], hidden: [] });
  });
});

describe('restoring', () => {
  test('brings the item back as it was, with the pictures that went with it', async () => {
    const client = await app.newUser();
    const item = await save(client);
    const early = await addPersonalizedImage(app, client.user?.id, item.id);
    const late = await addPersonalizedImage(app, client.user?.id, item.id);
    await app.pool.query('update personalized_images set deleted_at = now() where id = $1', [
      early.id,
    ]);
    await client.delete(`${url}/${item.id}`);
    const response = await restore(client, item.id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(item);
    expect(await idsListed(client)).toEqual([item.id]);
    expect((await client.get(`${url}/${item.id}`)).json()).toEqual(item);
    expect(await picturesOf(app, item.id)).toEqual({ shown: [late.id], hidden: [early.id] });
  });

  test('works for a day and not longer', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    await client.delete(`${url}/${id}`);
    await age(id, '23 hours 59 minutes');
    expect((await restore(client, id)).statusCode).toBe(200);
    await client.delete(`${url}/${id}`);
    await age(id, '24 hours');
    expect((await restore(client, id)).statusCode).toBe(404);
  });

  test('an item that is not deleted is not found', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    expect((await restore(client, id)).statusCode).toBe(404);
    await client.delete(`${url}/${id}`);
    await restore(client, id);
    expect((await restore(client, id)).statusCode).toBe(404);
  });

  test('of many at once one succeeds', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    await client.delete(`${url}/${id}`);
    const answers = await Promise.all(Array.from({ length: 8 }, () => restore(client, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(7).fill(404),
    ]);
  });
});

describe('the purge', () => {
  test('removes items a day after they were deleted, with their pictures', async () => {
    const client = await app.newUser();
    const [old, recent, kept] = [await save(client), await save(client), await save(client)];
    const pictures = [];
    for (const { id } of [old, recent, kept]) {
      pictures.push(await addPersonalizedImage(app, client.user?.id, id));
    }
    const [oldKey = '', ...otherKeys] = pictures.map(({ key }) => key);
    for (const { id } of [old, recent]) await client.delete(`${url}/${id}`);
    await age(old.id, '24 hours');
    await age(recent.id, '23 hours');

    expect(await purgeDeletedContent(app.deps.db)).toEqual([oldKey]);
    const { rows } = await app.pool.query(
      'select id from saved_content where user_id = $1 order by id',
      [client.user?.id],
    );
    expect(rows.map(({ id }) => id)).toEqual([recent.id, kept.id]);
    expect(await picturesOf(app, old.id)).toEqual({ shown: [], hidden: [] });
    expect(await filesLeft([oldKey, ...otherKeys])).toEqual(otherKeys.sort());
    expect((await restore(client, old.id)).statusCode).toBe(404);
    expect((await restore(client, recent.id)).statusCode).toBe(200);
    expect(await purgeDeletedContent(app.deps.db)).toEqual([]);
  });

  test('keeps the file of a picture that a copy still shows', async () => {
    const client = await app.newUser();
    const item = await save(client);
    const listed = await addPersonalizedImage(app, client.user?.id, item.id);
    const inText = await addPersonalizedImage(app, client.user?.id, item.id);
    const neither = await addPersonalizedImage(app, client.user?.id, item.id);
    await client.patch(`${url}/${item.id}`, {
      imageUrls: [`/api/files/${listed.key}`],
      content: `<p><img src="/api/files/${inText.key}" alt="" /></p>`,
    });
    const copy = (await client.post(`${url}/${item.id}/duplicate`)).json();
    await client.delete(`${url}/${item.id}`);
    await age(item.id, '2 days');
    expect(await purgeDeletedContent(app.deps.db)).toEqual([neither.key]);
    expect(await filesLeft([listed.key, inText.key, neither.key])).toEqual(
      [listed.key, inText.key].sort(),
    );
    expect((await client.get(`${url}/${copy.id}`)).json().imageUrls).toEqual([
      `/api/files/${listed.key}`,
    ]);
  });

  test('goes on until nothing is left', async () => {
    const { user } = await app.newUser();
    await app.pool.query(
      `insert into saved_content (user_id, title, content, deleted_at)
       select $1, 'A', 'B', now() - interval '2 days' from generate_series(1, 2500)`,
      [user?.id],
    );
    await purgeDeletedContent(app.deps.db);
    const { rowCount } = await app.pool.query('select 1 from saved_content where user_id = $1', [
      user?.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test('does not wait for another one that is at work', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    const { key } = await addPersonalizedImage(app, client.user?.id, id);
    await client.delete(`${url}/${id}`);
    await age(id, '1 day');
    const other = await app.pool.connect();
    await other.query('begin');
    await other.query('select 1 from saved_content where id = $1 for update', [id]);
    expect(await purgeDeletedContent(app.deps.db)).toEqual([]);
    await other.query('rollback');
    other.release();
    expect(await purgeDeletedContent(app.deps.db)).toEqual([key]);
  });

  test('may run in many processes at once', async () => {
    const client = await app.newUser();
    const keys = [];
    for (let index = 0; index < 10; index++) {
      const { id } = await save(client);
      keys.push((await addPersonalizedImage(app, client.user?.id, id)).key);
      await client.delete(`${url}/${id}`);
      await age(id, '1 day');
    }
    const purged = await Promise.all(
      Array.from({ length: 5 }, () => purgeDeletedContent(app.deps.db)),
    );
    expect(purged.flat().sort()).toEqual(keys.sort());
  });
});

describe('what is kept of deleted items', () => {
  const keptDeleted = async (client: TestClient) => {
    const { rows } = await app.pool.query<{ id: number; bytes: string }>(
      `select id, octet_length(content) as bytes from saved_content
       where user_id = $1 and deleted_at is not null order by deleted_at, id`,
      [client.user?.id],
    );
    return rows;
  };

  /** As if they had been deleted a while ago, the first one first. */
  const pretendDeleted = (client: TestClient, count: number, kilobytes: number) =>
    app.pool.query(
      `insert into saved_content (user_id, title, content, preview, deleted_at)
       select $1, 'Old ' || n, repeat('x', $3::int * 1024), '', now() - (100 - n) * interval '1 minute'
       from generate_series(1, $2::int) n`,
      [client.user?.id, count, kilobytes],
    );

  test('is the newest forty; older ones go at once, with their pictures', async () => {
    const client = await app.newUser();
    await pretendDeleted(client, 41, 1);
    const [oldest, second] = await keptDeleted(client);
    const picture = await addPersonalizedImage(app, client.user?.id, oldest?.id ?? 0);
    await app.deps.files.save(picture.key, Buffer.from('a picture'), 'image/png');
    const { id } = await save(client);
    await client.delete(`${url}/${id}`);
    const left = await keptDeleted(client);
    expect(left).toHaveLength(40);
    expect(left.map((item) => item.id)).not.toContain(oldest?.id);
    expect(left.map((item) => item.id)).not.toContain(second?.id);
    expect(left.at(-1)?.id).toBe(id);
    expect(await filesLeft([picture.key])).toEqual([]);
    expect(await app.deps.files.read(picture.key)).toBeUndefined();
    expect((await restore(client, id)).statusCode).toBe(200);
  });

  test('is fifty megabytes, and the last one in any case', async () => {
    const client = await app.newUser();
    await pretendDeleted(client, 16, 4 * 1024);
    const { id } = await save(client);
    await client.delete(`${url}/${id}`);
    const left = await keptDeleted(client);
    const bytes = left.reduce((sum, item) => sum + Number(item.bytes), 0);
    expect(bytes).toBeLessThanOrEqual(50 * 1024 ** 2);
    expect(left).toHaveLength(13);
    expect((await restore(client, id)).statusCode).toBe(200);
  });

  test('of one user does not depend on another’s', async () => {
    const [busy, calm] = [await app.newUser(), await app.newUser()];
    await pretendDeleted(calm, 40, 1);
    await pretendDeleted(busy, 45, 1);
    await busy.delete(`${url}/${(await save(busy)).id}`);
    expect(await keptDeleted(calm)).toHaveLength(40);
    expect(await keptDeleted(busy)).toHaveLength(40);
  });

  test('is never less than twice what may be saved', async () => {
    const large = await createTestApp({
      variables: { SAVED_CONTENT_LIMIT: '30' },
    });
    const client = await large.newUser();
    await large.pool.query(
      `insert into saved_content (user_id, title, content, preview, deleted_at)
       select $1, 'A', 'B', '', now() from generate_series(1, 70)`,
      [client.user?.id],
    );
    await client.delete(`${url}/${(await save(client)).id}`);
    const { rowCount } = await large.pool.query('select 1 from saved_content');
    expect(rowCount).toBe(60);
    await large.close();
  });
});

test('an account that is deleted takes its saved content along at once', async () => {
  const client = await app.newUser();
  const { id } = await save(client);
  await addPersonalizedImage(app, client.user?.id, id);
  await app.pool.query('delete from users where id = $1', [client.user?.id]);
  const { rowCount } = await app.pool.query('select 1 from saved_content where id = $1', [id]);
  expect(rowCount).toBe(0);
  expect(await picturesOf(app, id)).toEqual({ shown: [], hidden: [] });
});
