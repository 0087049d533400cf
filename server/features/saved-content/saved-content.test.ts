import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedContent } from '#contract/saved-content.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = {
  title: 'Selling in spring',
  content: '<p>Fresh paint pays off.</p>',
  hashtags: ['Austin', 'HomeTips'],
  imageUrls: ['https://example.com/house.jpg'],
  contentTags: ['sellers', 'austin', 'spring'],
  imagePrompt: 'A porch in the evening',
  topic: 'Sellers',
  location: 'Austin',
  state: 'TX',
  sources: [{ title: 'Census', url: 'https://www.census.gov/', snippet: 'Figures' }],
};

const url = '/api/saved-content';

async function save(client: TestClient, change: object = {}): Promise<SavedContent> {
  const response = await client.post(url, { ...post, ...change });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const titles = async (client: TestClient) =>
  (await client.get(url)).json().map(({ title }: SavedContent) => title);

describe('POST /api/saved-content', () => {
  test('saves the whole item and answers 201 with it', async () => {
    const client = await app.newUser();
    const item = await save(client, { userId: client.user?.id });
    expect(item).toEqual({
      ...post,
      id: expect.any(Number),
      userId: client.user?.id,
      kind: 'article',
      platforms: { texts: {}, written: null, copied: {} },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: item.createdAt,
    });
    expect((await client.get(`${url}/${item.id}`)).json()).toEqual(item);
  });

  test('fills in the defaults for what is not given', async () => {
    const client = await app.newUser();
    const response = await client.post(url, { title: 'A', content: '<p>B</p>' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      topic: 'General',
      location: 'Unknown',
      state: 'NA',
      hashtags: [],
      imageUrls: [],
      contentTags: [],
      imagePrompt: null,
      sources: [],
    });
  });

  test.each([
    [{ title: undefined }, 'Title is required'],
    [{ title: ' ' }, 'Title is required'],
    [{ title: '<p>&nbsp; <br></p><script>alert(1)</script>' }, 'Title is required'],
    [{ title: '<img src="https://example.com/a.png" alt="a">' }, 'Title is required'],
    [{ title: 'x'.repeat(2_001) }, 'Title is too long'],
    [{ content: undefined }, 'Content is required'],
    [{ content: '' }, 'Content is required'],
    [{ content: '<p></p><style>p { color: red }</style>' }, 'Content is required'],
    [{ content: '<img src="javascript:alert(1)" alt="">' }, 'Content is required'],
    [{ topic: '' }, 'Topic is required'],
    [{ location: ' ' }, 'Location is required'],
    [{ state: '' }, 'State must be at least 2 characters'],
    [{ state: 'T ' }, 'State must be at least 2 characters'],
    [{ state: '🏡' }, 'State must be at least 2 characters'],
    [{ contentTags: ['one', 'two'] }, 'Add at least 3 content tags'],
    [{ userId: 0 }, 'Please log in to save content.'],
  ])('refuses %j', async (change, message) => {
    const client = await app.newUser();
    const response = await client.post(url, { ...post, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid_input',
      message,
      fields: { [Object.keys(change)[0] as string]: message },
    });
    expect(await titles(client)).toEqual([]);
  });

  test('a picture alone is content', async () => {
    const client = await app.newUser();
    const content = '<p><img src="https://example.com/a.png" alt="" /></p>';
    expect((await save(client, { content })).content).toBe(content);
  });

  test('in the name of another user it is forbidden', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    const response = await client.post(url, { ...post, userId: other.user?.id });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'forbidden',
      message: 'This belongs to another account.',
    });
    expect([await titles(client), await titles(other)]).toEqual([[], []]);
  });

  test('repeated with one Idempotency-Key it saves once', async () => {
    const client = await app.newUser();
    const attempt = () => client.post(url, post, { 'idempotency-key': 'save-key-of-one-attempt' });
    const answers = [...(await Promise.all([attempt(), attempt(), attempt()])), await attempt()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await titles(client)).toHaveLength(1);
  });

  test('is for users', async () => {
    const response = await app.visitor().post(url, post);
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('not_signed_in');
  });
});

describe('GET /api/saved-content', () => {
  test('lists the newest first, also those of one moment', async () => {
    const client = await app.newUser();
    for (const title of ['first', 'second', 'third']) await save(client, { title });
    expect(await titles(client)).toEqual(['third', 'second', 'first']);
    await app.pool.query('update saved_content set created_at = now() where user_id = $1', [
      client.user?.id,
    ]);
    expect(await titles(client)).toEqual(['third', 'second', 'first']);
  });

  test('takes one query, however many there are', async () => {
    const client = await app.newUser();
    const queries = async () => {
      let count = 0;
      const counting = () => count++;
      app.pool.on('acquire', counting);
      await client.get(url);
      app.pool.off('acquire', counting);
      return count;
    };
    const whenEmpty = await queries();
    for (let index = 0; index < 5; index++) await save(client);
    // The session is looked up first.
    expect([whenEmpty, await queries()]).toEqual([2, 2]);
  });

  test('counts what is there, with the limit', async () => {
    const client = await app.newUser();
    await save(client);
    const { id } = await save(client);
    await client.delete(`${url}/${id}`);
    expect((await client.get(`${url}/count`)).json()).toEqual({ count: 1, limit: 20 });
  });
});

describe('PATCH /api/saved-content/{id}', () => {
  test('changes what is given and nothing else', async () => {
    const client = await app.newUser();
    const item = await save(client);
    const response = await client.patch(`${url}/${item.id}`, {
      title: '<h2>New <em>title</em></h2>',
      hashtags: ['#New'],
      imagePrompt: null,
      topic: 'is not for changing',
    });
    expect(response.statusCode).toBe(200);
    const changed = response.json();
    expect(changed).toEqual({
      ...item,
      title: '<h2>New <em>title</em></h2>',
      hashtags: ['New'],
      imagePrompt: null,
      updatedAt: expect.any(String),
    });
    expect(changed.updatedAt > item.updatedAt).toBe(true);
    expect((await client.get(`${url}/${item.id}`)).json()).toEqual(changed);
  });

  test('cleans and checks as saving does', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    const change = (fields: object) => client.patch(`${url}/${id}`, fields);
    expect((await change({ content: '<p>a<script>b</script></p>' })).json().content).toBe(
      '<p>a</p>',
    );
    expect((await change({ title: '<p> </p>' })).json().message).toBe('Title is required');
    expect((await change({ content: '' })).json().message).toBe('Content is required');
    expect((await change({ contentTags: ['one'] })).statusCode).toBe(400);
    expect((await change({ contentTags: [] })).json().contentTags).toEqual([]);
  });

  test('in the name of another user it is forbidden', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    const { id } = await save(client);
    const change = { title: 'Changed', userId: other.user?.id };
    expect((await client.patch(`${url}/${id}`, change)).statusCode).toBe(403);
    expect(await titles(client)).toEqual([post.title]);
  });
});

describe('POST /api/saved-content/{id}/duplicate', () => {
  test('saves a copy, which then goes its own way', async () => {
    const client = await app.newUser();
    const item = await save(client);
    const response = await client.post(`${url}/${item.id}/duplicate`);
    expect(response.statusCode).toBe(201);
    const copy = response.json();
    expect(copy).toMatchObject(post);
    expect(copy.id).not.toBe(item.id);
    await client.patch(`${url}/${copy.id}`, { title: 'The copy' });
    expect(await titles(client)).toEqual(['The copy', post.title]);
  });
});

describe('an item of another user, or an id nobody has', () => {
  const calls = (client: TestClient, id: string | number) => [
    client.get(`${url}/${id}`),
    client.patch(`${url}/${id}`, { title: 'Mine now' }),
    client.delete(`${url}/${id}`),
    client.post(`${url}/${id}/duplicate`),
    client.post(`${url}/${id}/restore`),
  ];

  test('is not found, shown or deleted', async () => {
    const [owner, stranger] = [await app.newUser(), await app.newUser()];
    const shown = await save(owner);
    const deleted = await save(owner);
    await owner.delete(`${url}/${deleted.id}`);
    for (const { id } of [shown, deleted]) {
      for (const response of await Promise.all(calls(stranger, id))) {
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({
          code: 'not_found',
          message:
            "The content you're looking for doesn't exist or you don't have permission to view it.",
        });
      }
    }
    expect(await titles(stranger)).toEqual([]);
    expect((await owner.get(`${url}/${shown.id}`)).json()).toEqual(shown);
    expect((await owner.post(`${url}/${deleted.id}/restore`)).statusCode).toBe(200);
  });

  test.each(['abc', '-1', '0', '1.5', '2147483648', '99999999999999999999', '%20', 'null', '1;2'])(
    'the id %s is not found',
    async (id) => {
      const client = await app.newUser();
      for (const response of await Promise.all(calls(client, id))) {
        expect(response.statusCode).toBe(404);
        expect(response.json().code).toBe('not_found');
      }
    },
  );
});
