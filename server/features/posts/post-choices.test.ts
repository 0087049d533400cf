import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { PostKind } from '#contract/catalog/content-templates.ts';
import type { Post } from '#contract/post.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { postRequest } from './testing/requests.ts';

/** What an agent chooses before a post is written, with our own writer. */

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const kindsFor = async (client: TestClient): Promise<PostKind[]> =>
  (await client.get('/api/content-templates/active')).json();

const generate = async (client: TestClient, choices: object): Promise<Post> => {
  const response = await client.post('/api/generate', { ...postRequest, ...choices });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().posts[0];
};

const recent = async (client: TestClient): Promise<Post[]> => {
  const { pieces } = (await client.get('/api/posts/recent')).json();
  return pieces.map(({ post }: { post: Post }) => post);
};

/** The number before a step and the mark before an item are no words. */
const wordsIn = ({ content }: Post) =>
  plainTextOf(content)
    .split(/\s+/)
    .filter((word) => /\p{L}|\d{2}/u.test(word)).length;

test('twelve kinds can be chosen, each with a line, and the post is built by the one that was', async () => {
  const client = await app.newUser();
  const kinds = await kindsFor(client);
  expect(kinds).toHaveLength(12);
  expect(kinds.filter(({ summary }) => summary.length < 10)).toEqual([]);
  for (const name of ['Checklist', 'Mini FAQ']) {
    const templateId = kinds.find((kind) => kind.name === name)?.id;
    const post = await generate(client, { templateId });
    expect(post.shapedBy?.template).toBe(name);
  }
});

test('a kind that is gone is refused with a sentence', async () => {
  const client = await app.newUser();
  const response = await client.post('/api/generate', { ...postRequest, templateId: 999_999 });
  expect(response.statusCode).toBe(404);
  expect(response.json().message).toMatch(/no longer available/);
});

test('a short post is short, and a long one is long', async () => {
  const client = await app.newUser();
  expect(wordsIn(await generate(client, { length: 'short' }))).toBeLessThanOrEqual(75);
  expect(wordsIn(await generate(client, { length: 'long' }))).toBeGreaterThanOrEqual(160);
});

test('two versions have one title and different texts, and of them one is kept', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  const first = await generate(client, { pair: { id, version: 1 } });
  const second = await generate(client, { pair: { id, version: 2 } });
  expect(second.shapedBy?.title).toBe(first.shapedBy?.title);
  expect(second.content).not.toBe(first.content);
  expect((await recent(client)).map(({ pair }) => pair)).toEqual([
    { id, version: 1 },
    { id, version: 2 },
  ]);

  const stranger = await app.newUser();
  expect((await stranger.post(`/api/posts/${second.id}/choose`)).statusCode).toBe(404);
  // Once more does no harm.
  for (let times = 0; times < 2; times += 1) {
    expect((await client.post(`/api/posts/${second.id}/choose`)).statusCode).toBe(200);
    const [kept, ...others] = await recent(client);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: second.id, content: second.content });
    expect(kept).not.toHaveProperty('pair');
  }
  expect((await client.post(`/api/posts/${first.id}/choose`)).statusCode).toBe(404);
});
