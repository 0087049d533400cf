import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '#server/testing/contract-endpoints.ts';
import { addUsers, addWork, analyzeTables } from '#server/testing/crowd.ts';
import { type RecordedQuery, recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { adminPassword } from '#server/testing/test-settings.ts';

// With 2,000 users PostgreSQL already prefers an index wherever there is one that helps. What reads a
// whole table here would read a hundred thousand users there.

let app: TestApp;
let agent: TestClient;
let big: Set<string>;

beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMITS: 'on', SAVED_CONTENT_LIMIT: '30' } });
  agent = await app.newAdmin();
  const id = agent.user?.id ?? 0;
  await addWork(app.pool, [id, id]);
  await addWork(app.pool, await addUsers(app.pool, 2_000));
  await analyzeTables(app.pool);
  const { rows } = await app.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= 2000`,
  );
  big = new Set(rows.map(({ name }) => name));
}, 120_000);
afterAll(() => app.close());

type Plan = {
  'Node Type': string;
  'Plan Rows': number;
  'Relation Name'?: string;
  Plans?: Plan[];
};

/** Every step of how a query would be done, with these values and with any. */
async function stepsOf({ text, values }: RecordedQuery): Promise<Plan[]> {
  if (!/^\s*(select|insert|update|delete|with)/i.test(text)) return [];
  const given = await app.pool.query(`explain (format json) ${text}`, values);
  // Prepared once, a query may get a plan that fits all values.
  const any = await app.pool.query(`explain (generic_plan, format json) ${text}`);
  const nodes: Plan[] = [given, any].map(({ rows }) => rows[0]['QUERY PLAN'][0].Plan);
  const steps: Plan[] = [];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    steps.push(node);
    nodes.push(...(node.Plans ?? []));
  }
  return steps;
}

/** The big tables that a query reads from one end to the other. */
async function readsWhole(query: RecordedQuery): Promise<string[]> {
  const scans = (await stepsOf(query)).filter((step) => step['Node Type'].includes('Seq Scan'));
  const tables = scans.map((step) => step['Relation Name'] ?? '');
  return [...new Set(tables.filter((table) => big.has(table)))];
}

/** Does something and looks how the database would do what it was asked for. */
async function expectIndexes(name: string, work: () => ReturnType<TestClient['send']>) {
  const recording = recordQueries(app.pool);
  const { statusCode, body } = await work();
  await app.settled();
  recording.stop();
  // Some send a browser on.
  expect(statusCode, `${name}: ${body.slice(0, 300)}`).toBeLessThan(400);
  for (const query of recording.queries) {
    expect(await readsWhole(query), `${name}: ${query.text}`).toEqual([]);
  }
  return recording.queries.length;
}

/** Of everything one. */
async function examples() {
  const one = async (text: string) => {
    const { rows } = await app.pool.query(text, [agent.user?.id]);
    return String(rows[0]?.one);
  };
  const contentId = await one('select min(id) as one from saved_content where user_id = $1');
  return {
    '/api/saved-content/{id}': { id: contentId },
    '/api/saved-content/{id}/reviews': { id: contentId },
    '/api/plan/{id}': {
      id: await one(
        `insert into plan_entries (user_id, title, channel, state, local_time, zone, publish_at)
         values ($1, 'Porches', 'gbp', 'draft', '2026-11-20T09:00', 'America/Chicago', now())
         returning id as one`,
      ),
    },
    '/api/review/{token}': { token: `crowd-review-${agent.user?.id}` },
    '/api/drafts/{kind}': { kind: 'long-form' },
    '/api/files/{key}/alt-text': {
      key: await one('select min(key) as one from files where user_id = $1'),
    },
    '/api/ai-images/{aiImageId}/altered': {
      aiImageId: await one(
        `update ai_images set provider = 'upload' where id = (select min(id) from ai_images where user_id = $1)
         returning id as one`,
      ),
    },
    '/api/generations/{id}': {
      id: await one(
        `insert into generations (user_id, id, kind, prompt_type, fingerprint, alive_until)
         values ($1, gen_random_uuid(), 'generate', 'content', 'x', now() + interval '1 minute')
         returning id as one`,
      ),
    },
    '/api/user-assets/{userId}/{type}': { userId: String(agent.user?.id), type: 'headshot' },
    '/api/personalized-images/content/{contentId}': { contentId },
    '/api/universal-prompt/{id}/versions': {
      id: await one('select min(id) as one from universal_prompts where $1::int is not null'),
    },
    '/api/site-assets/{id}': {
      id: await one('select min(name) as one from site_assets where $1::int is not null'),
    },
  } as Record<string, Record<string, string>>;
}

const queries: Record<string, string> = {
  '/api/plan/zone': '?location=Austin&state=TX',
  '/api/plan': '?from=2026-11-01T00:00:00Z&to=2026-11-30T00:00:00Z',
  '/api/plan/csv': '?tool=plain&from=2026-11-01&to=2026-11-30&zone=America/Chicago',
  '/api/week-fills/suggestion': '?from=2026-11-16',
  '/api/saved-content/search': '?words=short%20porch',
  '/api/learner/relevant-answers': '?topic=Sellers&context=Austin,%20TX',
  '/api/places/cities': '?state=TX&prefix=Au',
  '/api/universal-prompt': '?type=content',
  '/api/universal-prompt/shipped': '?type=content',
};

/** The bytes of the crowd's pictures were never stored; the test below reads its row. */
const readsBytes = [
  ...['/api/files/{key}', '/api/files/{key}/sizes/{size}', '/api/files/{key}/thumbnail'],
  ...['/api/account/data', '/api/review/{token}/pictures/{key}'],
  ...['/original/{token}/{picture}', '/api/linked-pictures/{token}/picture.png'],
  ...['/api/ai-images/{aiImageId}/layout-hints', '/api/personalized-image-sizes/{id}'],
];
/** Their addresses are secrets of which only a hash is kept; calendar.test.ts and altered-photos.test.ts read them. */
const haveSecretAddresses = ['/api/calendar/{token}', '/original/{token}'];
/** The record is read from its end to its beginning, so many rows at a time. */
const readsAll = '/api/admin/reviews/record';

test('the tables of the crowd are big', () => {
  expect([...big]).toEqual(
    expect.arrayContaining(['users', 'saved_content', 'answer_tags', 'sessions', 'files', 'posts']),
  );
});

test('whatever a page reads, it finds by an index', async () => {
  const known = await examples();
  let asked = 0;
  for (const { method, path } of await contractEndpoints()) {
    if (
      method !== 'GET' ||
      path === readsAll ||
      haveSecretAddresses.includes(path) ||
      readsBytes.includes(path)
    )
      continue;
    const address = path.replace(/\{(\w+)\}/g, (_, name) => known[path]?.[name] ?? 'missing');
    asked += await expectIndexes(path, () => agent.get(`${address}${queries[path] ?? ''}`));
  }
  expect(asked).toBeGreaterThan(40);
});

test.each(['?before=1000', '?subject=topic', '?subject=topic&before=1000'])(
  'a page of the log %s is found by an index',
  async (query) => {
    expect(await expectIndexes(query, () => agent.get(`/api/admin/log${query}`))).toBeGreaterThan(
      0,
    );
  },
);

test.each([
  '?order=last-seen',
  '?order=newest&beforeId=1000',
  '?order=last-seen&beforeId=1000&beforeSeen=1700000000000',
])('a page of the users %s is found by an index, with what they store', async (query) => {
  expect(await expectIndexes(query, () => agent.get(`/api/admin/users${query}`))).toBeGreaterThan(
    1,
  );
});

test('a picture behind a review link is found by an index', async () => {
  const recording = recordQueries(app.pool);
  await agent.get(`/api/review/crowd-review-${agent.user?.id}/pictures/${'a'.repeat(24)}`);
  recording.stop();
  expect(recording.queries.length).toBeGreaterThan(0);
  for (const query of recording.queries) expect(await readsWhole(query), query.text).toEqual([]);
});

test('a picture is found by an index, of the one who asks', async () => {
  const recording = recordQueries(app.pool);
  await agent.get(`/api/files/crowd-picture-000000-${agent.user?.id}-1?download=true`);
  recording.stop();
  const about = recording.queries.filter(({ text }) => text.includes('"files"'));
  expect(about.length).toBeGreaterThan(0);
  for (const query of about) expect(await readsWhole(query), query.text).toEqual([]);
});

const text = { title: 'A porch', content: '<p>A text about a porch</p>' };
const writes: [string, () => ReturnType<TestClient['send']>][] = [
  ['saving', () => agent.post('/api/saved-content', text, { 'idempotency-key': 'a'.repeat(20) })],
  ['the same again', () => agent.post('/api/saved-content', text)],
  ['changing', async () => agent.patch(`/api/saved-content/${await newest()}`, text)],
  ['duplicating', async () => agent.post(`/api/saved-content/${await newest()}/duplicate`, {})],
  ['deleting', async () => agent.delete(`/api/saved-content/${await newest()}`)],
  ['keeping a draft', () => agent.post('/api/drafts/long-form', { json: { step: 1 } })],
  [
    'remembering an answer',
    () => agent.post('/api/learner/save-answer', { question: 'Why Austin?', answer: 'The lake.' }),
  ],
  [
    'writing a post',
    () => agent.post('/api/generate', { topicId: 'sellers', location: 'Austin', state: 'TX' }),
  ],
  ['freeing storage', () => agent.post('/api/account/storage/free', {})],
  ['changing the profile', () => agent.patch('/api/account/profile', {})],
  ['asking for a new password', () => agent.post('/api/auth/forgot-password', forgotten())],
  ['joining', () => app.visitor().post('/api/register', newcomer)],
  ['signing in', () => app.visitor().post('/api/login', newcomer)],
  ['asking about an invite link', () => app.visitor().post('/api/registration/invite', invited)],
  ['disabling a user', () => act('disable')],
  ['enabling one', () => act('enable')],
  ['signing one out', () => act('end-sessions')],
  ['sending a reset link', () => act('reset-link')],
  ['deleting a user', () => act('delete', { password: adminPassword })],
  ['signing out', () => agent.post('/api/logout', {})],
];

const invited = { invite: 'A'.repeat(43) };
/** With somebody of the crowd. */
const act = (name: string, body?: object) =>
  agent.post(`/api/admin/users/${(agent.user?.id ?? 0) + 7}/${name}`, body);
const newcomer = { username: 'newcomer', email: 'new@example.com', password: 'correct horse' };
const forgotten = () => ({ email: agent.user?.email, username: agent.user?.username });

async function newest(): Promise<number> {
  return (await agent.get('/api/saved-content')).json()[0].id;
}

test.each(writes)('%s touches no table as a whole', async (name, write) => {
  expect(await expectIndexes(name, write)).toBeGreaterThan(0);
});

test('reading a whole table is noticed', async () => {
  const query = { text: `select * from saved_content where content like '%porch%'`, values: [] };
  expect(await readsWhole(query)).toEqual(['saved_content']);
});
