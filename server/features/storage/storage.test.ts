import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storage } from '#contract/limits.ts';
import type { StorageUse } from '#contract/storage.ts';
import { addPersonalizedImage } from '#server/features/saved-content/testing/pictures.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { createNeighborApp } from '#server/testing/neighbor-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** One budget for everything an account stores, however many write at once and wherever they do. */

let app: TestApp;
let neighbor: TestApp;

beforeAll(async () => {
  app = await createTestApp({ variables: { SAVED_CONTENT_LIMIT: '100' } });
  neighbor = await createNeighborApp(app, { variables: { SAVED_CONTENT_LIMIT: '100' } });
});
afterAll(async () => {
  await neighbor.close();
  await app.close();
});

const url = '/api/saved-content';
const text = (kilobytes: number) => `<p>${'a word '.repeat((kilobytes * 1024) / 7)}</p>`;
const save = (client: TestClient, kilobytes = 1) =>
  client.post(url, { title: 'A', content: text(kilobytes) });

const storageOf = async (client: TestClient): Promise<StorageUse> =>
  (await client.get('/api/account/storage')).json();

/** As if one picture took all of the budget but so many bytes. */
async function leaveRoom(client: TestClient, bytes: number): Promise<void> {
  const { bytes: used } = await storageOf(client);
  await app.pool.query(
    `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', $3)`,
    [randomBytes(24).toString('base64url'), client.user?.id, storage.bytes - used - bytes],
  );
}

describe('what counts', () => {
  test('an account without anything stores nothing', async () => {
    const client = await app.newUser();
    expect(await storageOf(client)).toEqual({
      bytes: 0,
      limit: storage.bytes,
      kinds: {
        ...{ pictures: 0, saved: 0, deleted: 0, drafts: 0, generated: 0 },
        ...{ answers: 0, reviews: 0, voice: 0 },
      },
    });
  });

  test('every kind, deleted items until they are purged, and nothing of anybody else', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    await save(other, 50);
    const { id } = (await save(client, 20)).json();
    await client.post('/api/drafts/long-form', {
      json: { words: randomBytes(3_000).toString('hex') },
    });
    await client.post('/api/learner/save-answer', { question: 'Why?', answer: 'Because.' });
    await client.post('/api/generate', { topicId: 'sellers', location: 'Austin', state: 'TX' });
    await uploadAsset(client, 'logo');

    const before = await storageOf(client);
    expect(Object.values(before.kinds).reduce((sum, bytes) => sum + bytes)).toBe(before.bytes);
    expect(before.kinds.saved).toBeGreaterThanOrEqual(20 * 1024);
    expect(before.kinds.saved).toBeLessThan(50 * 1024);
    expect(before.kinds.drafts).toBeGreaterThan(3_000);
    expect(before.kinds.answers).toBe('Why?Because.'.length);
    expect(before.kinds.generated).toBeGreaterThan(500);
    expect(before.kinds.pictures).toBeGreaterThan(50);
    expect(before.kinds.deleted).toBe(0);

    await client.delete(`${url}/${id}`);
    const after = await storageOf(client);
    expect(after.kinds).toMatchObject({ saved: 0, deleted: before.kinds.saved });
    expect(after.bytes).toBe(before.bytes);
  });
});

describe('when it is full', () => {
  const writes: [string, (client: TestClient, id: number) => ReturnType<TestClient['send']>][] = [
    ['saving', (client) => save(client, 20)],
    ['saving an article', (client) => client.post('/api/blog/save', article)],
    ['changing', (client, id) => client.patch(`${url}/${id}`, { content: text(40) })],
    ['duplicating', (client, id) => client.post(`${url}/${id}/duplicate`)],
    ['keeping a draft', (client) => client.post('/api/drafts/long-form', { json: long() })],
    ['remembering', (client) => client.post('/api/learner/save-answer', { ...answer })],
    ['uploading', (client) => uploadAsset(client, 'logo')],
    ['drawing', (client) => client.post('/api/generate-ai-image', { content: 'A porch' })],
  ];
  const article = {
    title: 'A',
    content: text(20),
    topic: 'Sellers',
    location: 'Austin',
    state: 'TX',
  };
  const long = () => ({ words: randomBytes(10_000).toString('hex') });
  const answer = { question: 'Why?', answer: 'x'.repeat(5_000) };

  test.each(writes)('%s is refused, and nothing of it is stored', async (_, write) => {
    const client = await app.newUser();
    const { id } = (await save(client, 10)).json();
    await leaveRoom(client, 0);
    const response = await write(client, id);
    expect(response.statusCode, response.body).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'storage_limit',
      message: expect.stringContaining(
        'Your storage of 1 GB is full. Pictures take most of it (1 GB). Delete personalized images',
      ),
    });
    expect((await storageOf(client)).bytes).toBe(storage.bytes);
  });

  test('reading, deleting, restoring, making shorter and writing posts go on', async () => {
    const client = await app.newUser();
    const { id } = (await save(client, 10)).json();
    const generate = { topicId: 'sellers', location: 'Austin', state: 'TX' };
    await client.post('/api/generate', generate);
    await leaveRoom(client, 0);
    expect((await client.get(`${url}/${id}`)).statusCode).toBe(200);
    expect((await client.delete(`${url}/${id}`)).statusCode).toBe(200);
    expect((await client.post(`${url}/${id}/restore`)).statusCode).toBe(200);
    expect((await client.patch(`${url}/${id}`, { content: text(5) })).statusCode).toBe(200);
    // Room for neither: the new post takes the place of the old one.
    await leaveRoom(client, 0);
    expect((await client.post('/api/generate', generate)).statusCode).toBe(200);
    const { rowCount } = await app.pool.query('select 1 from posts where user_id = $1', [
      client.user?.id,
    ]);
    expect(rowCount).toBe(1);
  });
});

test('any number of writes at once, at two processes, stay within it together', async () => {
  const client = await app.newUser();
  const twin = neighbor.visitor();
  twin.cookie = client.cookie;
  const { bytes: each } = await (async () => {
    const { id } = (await save(client)).json();
    const use = await storageOf(client);
    await app.pool.query('delete from saved_content where id = $1', [id]);
    return use;
  })();
  await leaveRoom(client, each * 5 + 10);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save(index % 2 ? client : twin)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(15);
  const { bytes } = await storageOf(client);
  expect(bytes).toBeLessThanOrEqual(storage.bytes);
});

describe('freeing space', () => {
  async function addAiImage(client: TestClient, age: string): Promise<string> {
    const { aiImageId, imageUrl } = (
      await client.post('/api/generate-ai-image', { content: 'A porch' })
    ).json();
    await app.pool.query('update ai_images set created_at = now() - $2::interval where id = $1', [
      aiImageId,
      age,
    ]);
    return imageUrl;
  }

  test('removes deleted items with their pictures, and AI images that nothing uses', async () => {
    const client = await app.newUser();
    const { id: deleted } = (await save(client, 20)).json();
    const picture = await addPersonalizedImage(app, client.user?.id, deleted);
    await client.delete(`${url}/${deleted}`);
    const unused = await addAiImage(client, '2 hours');
    const listed = await addAiImage(client, '2 hours');
    const inText = await addAiImage(client, '2 hours');
    const young = await addAiImage(client, '10 minutes');
    await client.post(url, {
      title: 'A',
      content: `<p>B<img src="${inText}" alt="" /></p>`,
      imageUrls: [listed],
    });

    const before = await storageOf(client);
    const response = await client.post('/api/account/storage/free');
    expect(response.statusCode, response.body).toBe(200);
    const after = await storageOf(client);
    expect(response.json()).toEqual({ freed: before.bytes - after.bytes, use: after });
    expect(after.kinds.deleted).toBe(0);
    expect(after.kinds.saved).toBe(before.kinds.saved);
    expect((await client.get(unused)).statusCode).toBe(404);
    for (const kept of [listed, inText, young]) {
      expect((await client.get(kept)).statusCode).toBe(200);
    }
    expect((await client.get(`/api/files/${picture.key}`)).statusCode).toBe(404);
    expect((await client.post(`${url}/${deleted}/restore`)).statusCode).toBe(404);
    const stored: string[] = [];
    for await (const { key } of app.deps.files.list()) stored.push(`/api/files/${key}`);
    expect(stored).not.toContain(unused);
    expect(stored).toContain(listed);
  });

  test('takes nothing of anybody else, and may be done again', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    const kept = await addAiImage(other, '2 hours');
    const { id } = (await save(other)).json();
    await other.delete(`${url}/${id}`);
    for (let count = 0; count < 2; count++) {
      expect((await client.post('/api/account/storage/free')).json().freed).toBe(0);
    }
    expect((await other.get(kept)).statusCode).toBe(200);
    expect((await other.post(`${url}/${id}/restore`)).statusCode).toBe(200);
  });
});
