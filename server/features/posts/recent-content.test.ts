import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recentContent } from '#contract/limits.ts';
import type { RecentContent, Surface } from '#contract/recent-content.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { postRequest } from './testing/requests.ts';

/** What was generated comes back on any machine, as it is now, until it is cleared. */

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const recent = async (client: TestClient): Promise<RecentContent> =>
  (await client.get('/api/posts/recent')).json();

const generate = async (client: TestClient, more: object = {}) =>
  (await client.post('/api/generate', { ...postRequest, ...more })).json().posts[0];

const clear = async (client: TestClient, surface: Surface) =>
  (await client.post('/api/posts/recent/clear', { surface })).json();

const surfaces = async (client: TestClient) =>
  (await recent(client)).pieces.map((piece) => piece.surfaces);

/** As if so many texts had been written before. */
const pretendWritten = (client: TestClient, count: number, daysAgo: number, size = 10) =>
  app.pool.query(
    `insert into posts (user_id, topic, location, posts, created_at)
     select $1, 'old', 'Austin', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(),
       'title', 'Old ' || n, 'content', repeat('x', $4::int), 'hashtags', '[]'::jsonb, 'topic', 'old',
       'location', 'Austin', 'state', 'TX')), now() - make_interval(days => $3::int)
     from generate_series(1, $2::int) as n`,
    [client.user?.id, count, daysAgo, size],
  );

test('posts and articles come back in the order they were written, and nobody else’s', async () => {
  const [client, other] = [await app.newUser(), await app.newUser()];
  const post = await generate(client);
  const article = await generate(client, {
    promptType: 'blog',
    topicId: 'custom',
    customTopic: 'Porches',
  });
  await generate(other);
  const { pieces, running } = await recent(client);
  expect(running).toEqual([]);
  expect(pieces).toEqual([
    {
      id: post.id,
      promptType: 'content',
      topicId: 'sellers',
      writtenAt: expect.stringMatching(/Z$/),
      surfaces: ['home', 'insights'],
      post,
    },
    {
      id: article.id,
      promptType: 'blog',
      topicId: 'custom',
      writtenAt: expect.stringMatching(/Z$/),
      surfaces: ['home', 'blog', 'article'],
      post: article,
    },
  ]);
});

test('a revision and an edit come back in place of the first text', async () => {
  const client = await app.newUser();
  const first = await generate(client);
  const second = await generate(client);
  const revised = (
    await client.post('/api/revise', {
      ...postRequest,
      revisionContext: { originalPost: first, revisionRequest: 'Make it shorter' },
    })
  ).json().posts[0];
  const postsOf = async () => (await recent(client)).pieces.map(({ post }) => post);
  expect(await postsOf()).toEqual([revised, second]);

  const change = {
    title: 'A title of <em>my</em> own<script>1</script>',
    content: '<p onclick="x">My words</p>',
    hashtags: ['#HydePark'],
    imageUrls: ['/api/files/abc', 'javascript:1', '/api/files/abc'],
  };
  expect((await client.patch(`/api/posts/${first.id}`, change)).json()).toEqual({ success: true });
  const { flags: _, ...unchecked } = revised;
  expect(await postsOf()).toEqual([
    {
      ...unchecked,
      title: 'A title of <em>my</em> own',
      content: '<p>My words</p>',
      hashtags: ['HydePark'],
      imageUrls: ['/api/files/abc'],
    },
    second,
  ]);

  // A new picture changes no word, so that what was found in them stays.
  await client.patch(`/api/posts/${second.id}`, { imageUrls: ['/api/files/abc'] });
  expect((await postsOf())[1]).toEqual({ ...second, imageUrls: ['/api/files/abc'] });
});

test('a change of what is not there, of another’s piece, or to nothing is refused', async () => {
  const [client, other] = [await app.newUser(), await app.newUser()];
  const { id } = await generate(client);
  const change = { title: 'Mine now' };
  expect((await other.patch(`/api/posts/${id}`, change)).statusCode).toBe(404);
  expect((await client.patch(`/api/posts/${randomUUID()}`, change)).statusCode).toBe(404);
  expect((await client.patch(`/api/posts/${id}`, { title: ' ' })).statusCode).toBe(400);
});

test('each place is cleared by itself, remembers it, and can be brought back', async () => {
  const client = await app.newUser();
  const post = await generate(client);
  await generate(client, { promptType: 'blog' });
  const before = [
    ['home', 'insights'],
    ['home', 'blog', 'article'],
  ];
  const home = await clear(client, 'home');
  expect(await surfaces(client)).toEqual([['insights'], ['blog', 'article']]);
  await clear(client, 'insights');
  expect(await surfaces(client)).toEqual([[], ['blog', 'article']]);
  expect((await recent(client)).pieces[0]?.post).toBeNull();
  await client.post('/api/posts/recent/restore', home);
  expect(await surfaces(client)).toEqual([['home'], ['home', 'blog', 'article']]);

  // What is written after a clearing is shown, and so is what is revised after it.
  await generate(client);
  expect((await surfaces(client)).at(-1)).toEqual(['home', 'insights']);
  const revisionContext = { originalPost: post, revisionRequest: 'Make it shorter' };
  await client.post('/api/revise', { ...postRequest, revisionContext });
  expect((await surfaces(client))[0]).toEqual(before[0]);

  // A clearing that was followed by another one cannot be taken back by itself.
  const first = await clear(client, 'blog');
  await generate(client, { promptType: 'blog' });
  await clear(client, 'blog');
  await client.post('/api/posts/recent/restore', first);
  expect((await surfaces(client)).flat()).not.toContain('blog');
});

test('the last 50 of 90 days, as far as they have room', async () => {
  const client = await app.newUser();
  await pretendWritten(client, 5, 91);
  expect((await recent(client)).pieces).toEqual([]);
  await pretendWritten(client, 60, 80);
  const { id } = await generate(client);
  const { pieces } = await recent(client);
  expect(pieces).toHaveLength(50);
  expect(pieces.at(-1)?.id).toBe(id);
  expect(pieces[0]?.post?.title).toBe('Old 12');

  await pretendWritten(client, 4, 0, recentContent.bytes / 2 - 1000);
  expect((await recent(client)).pieces).toHaveLength(2);
});

test('what is being written now is told', async () => {
  const client = await app.newUser();
  const id = randomUUID();
  await app.pool.query(
    `insert into generations (user_id, id, kind, prompt_type, fingerprint, alive_until)
     values ($1, $2, 'generate', 'blog', 'x', now() + interval '1 minute'),
            ($1, gen_random_uuid(), 'generate', 'blog', 'x', now() - interval '1 minute')`,
    [client.user?.id, id],
  );
  expect((await recent(client)).running).toEqual([{ id, promptType: 'blog' }]);
});
