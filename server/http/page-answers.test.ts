import { brotliDecompressSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { users } from '#server/db/schema/auth.ts';
import { recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let agent: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  agent = await app.newUser();
});
afterAll(() => app.close());

const item = {
  title: 'Porch light',
  content: '<p>Left on for you.</p>',
  hashtags: ['home'],
  contentTags: ['a', 'b', 'c'],
};

/** What a page carries, by the address of the call that it answers. */
function answersOn(page: string): Record<string, unknown> {
  const blocks = page.matchAll(
    /<script type="application\/json" id="answer:([^"]+)">(.*)<\/script>/g,
  );
  return Object.fromEntries(
    [...blocks].map(([, address = '', json = '']) => [address, JSON.parse(json)]),
  );
}

/** A busy machine may take longer than a page waits. */
const expectAnswers = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 });

const screens: [string, string[]][] = [
  ['/', ['/api/posts/recent', '/api/account']],
  [
    '/insights',
    [
      '/api/posts/last-place',
      '/api/prompts/active',
      '/api/posts/recent',
      '/api/account',
      '/api/drafts',
    ],
  ],
  ['/blog', ['/api/posts/last-place', '/api/prompts/active', '/api/posts/recent', '/api/drafts']],
  [
    '/blog/long-form',
    ['/api/drafts/long-form', '/api/posts/last-place', '/api/main-topics', '/api/review-settings'],
  ],
  ['/saved-content', ['/api/saved-content', '/api/account', '/api/review-settings']],
  ['/plan', ['/api/saved-content', '/api/publishing-settings']],
  ['/plan/needs-you', ['/api/plan/needs-you']],
  ['/learner-test', ['/api/learner/user-answers']],
  ['/help', ['/api/ai/status']],
  ['/licenses', []],
  ['/admin', []],
];

test.each(screens)(
  'the page of %s carries what its screen asks first, as its endpoints answer',
  async (address, asked) => {
    await expectAnswers(async () => {
      const { body, headers } = await agent.get(address);
      const answers = answersOn(body);
      const everywhere = ['auth/verify', 'user', 'saved-content/count', 'plan/needs-you/count'];
      expect(Object.keys(answers)).toEqual([...everywhere.map((each) => `/api/${each}`), ...asked]);
      for (const [path, answer] of Object.entries(answers)) {
        expect(answer, path).toEqual((await agent.get(path)).json());
      }
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("script-src 'self';");
    });
  },
);

test('it comes compressed like every page', async () => {
  await expectAnswers(async () => {
    const packed = await agent.get('/', { 'accept-encoding': 'br' });
    const answers = answersOn(brotliDecompressSync(packed.rawPayload).toString());
    expect(answers['/api/user']).toMatchObject({ username: agent.user?.username });
  });
});

test('a page of one item carries it to its owner alone, and a list is never older than the item in it', async () => {
  const { id } = (await agent.post('/api/saved-content', item)).json();
  const itemOn = async (client: TestClient) =>
    answersOn((await client.get(`/content/${id}`)).body)[`/api/saved-content/${id}`];
  expect(await itemOn(agent)).toMatchObject({ title: 'Porch light' });
  expect(await itemOn(await app.newUser())).toBeUndefined();
  expect(
    answersOn((await agent.get('/content/none')).body)['/api/saved-content/none'],
  ).toBeUndefined();

  const listed = async () =>
    answersOn((await agent.get('/saved-content')).body)['/api/saved-content'];
  expect(await listed()).toHaveLength(1);
  await agent.delete(`/api/saved-content/${id}`);
  expect(await listed()).toEqual([]);
});

test('who is not signed in learns that and no more', async () => {
  const nobody = { isAuthenticated: false, error: 'Not authenticated' };
  const ended = await app
    .visitor()
    .get('/saved-content', { cookie: 'porchlight_session=whatever' });
  expect(answersOn(ended.body)).toEqual({ '/api/auth/verify': nobody });
  expect(ended.headers['cache-control']).toBe('no-store');

  // What the service worker keeps, the entrance and open pages have nobody on them, and a visitor's have nothing.
  for (const address of ['/index.html', '/auth', '/nowhere', '/screens/home.html']) {
    expect(answersOn((await agent.get(address)).body), address).toEqual({});
  }
  const visitor = await app.visitor().get('/');
  expect(answersOn(visitor.body)).toEqual({});
  expect(visitor.headers['cache-control']).toBe('no-cache');
});

test('nothing that people write ends the element that it stands in', async () => {
  const writer = await app.newUser();
  const email = '"</script><script>alert(1)</script><!--"@example.com';
  await app.deps.db
    .update(users)
    .set({ email })
    .where(eq(users.id, writer.user?.id ?? 0));
  await writer.post('/api/saved-content', { ...item, title: '</script><script>alert(2)</script>' });
  const { body } = await writer.get('/saved-content');
  expect(body).not.toMatch(/alert\(\d\)<\/script>/);
  expect(body).not.toContain('<!--"@');
  expect(answersOn(body)['/api/user']).toMatchObject({ email });
});

test('a page costs one lookup of its session, and what its endpoints would ask', async () => {
  await agent.get('/');
  const { queries, stop } = recordQueries(app.pool);
  await agent.get('/saved-content');
  stop();
  const asked = queries.map(({ text }) => text);
  expect(asked.filter((text) => text.includes('from "sessions"'))).toHaveLength(1);
  // One each for user, count, list, account and reviews, three for what needs the agent; the list may be kept.
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(9);
});

test('more than a page has room for comes by its own call', async () => {
  const writer = await app.newUser();
  await app.deps.db.execute(sql`
    insert into drafts (user_id, kind, json)
    values (${writer.user?.id}, 'long-form', ${JSON.stringify({ text: 'x'.repeat(70_000) })}::jsonb)`);
  await expectAnswers(async () => {
    const paths = Object.keys(answersOn((await writer.get('/blog/long-form')).body));
    expect(paths).not.toContain('/api/drafts/long-form');
    expect(paths).toContain('/api/main-topics');
  });
});

test('what cannot be read, or not in time, is left out, and the page comes all the same', async () => {
  const { db } = app.deps;
  await db.execute(sql`alter table channel_connections rename to connections_gone`);
  await expectAnswers(async () => {
    const paths = Object.keys(answersOn((await agent.get('/')).body));
    expect(paths).toContain('/api/posts/recent');
    expect(paths).not.toContain('/api/plan/needs-you/count');
  });
  await db.execute(sql`alter table connections_gone rename to channel_connections`);

  for (const [table, known] of [
    ['saved_content', true],
    ['sessions', false],
  ] as const) {
    const client = await app.pool.connect();
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    const { statusCode, body, headers } = await agent.get('/saved-content');
    await client.query('rollback');
    client.release();
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root">');
    const answers = answersOn(body);
    expect('/api/auth/verify' in answers).toBe(known);
    expect(answers['/api/saved-content/count']).toBeUndefined();
    expect(headers['cache-control']).toBe(known ? 'no-store' : 'no-cache');
  }
});
