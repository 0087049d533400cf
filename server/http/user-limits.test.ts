import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Endpoint, pathOf, type UserLimit } from '#contract/endpoint.ts';
import { createLimits } from '#server/core/limits.ts';
import type { Deps } from '#server/deps.ts';
import { contractEndpoints, nameOf } from '#server/testing/contract-endpoints.ts';
import { recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** How many calls of a kind a user may make, in how many minutes, and what there was too much of. */
const limits = {
  write: [300, 10, 'changes'],
  draft: [100, 1, 'automatic saves'],
  check: [120, 1, 'checks'],
  document: [60, 10, 'documents'],
  export: [10, 60, 'downloads of your data'],
  picture: [120, 10, 'pictures'],
  upload: [60, 60, 'uploads'],
  connection: [30, 10, 'tries to connect'],
  ai: [60, 60, 'AI requests'],
} as const satisfies Record<UserLimit, readonly [calls: number, minutes: number, what: string]>;

const kinds = Object.keys(limits) as UserLimit[];

let app: TestApp;
let endpoints: Endpoint[];

beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  endpoints = await contractEndpoints();
});
afterAll(() => app.close());
afterEach(() => void vi.restoreAllMocks());

let people = 0;
/** From an address of their own: registering and the admin password are counted by address. */
async function newAdmin(): Promise<TestClient> {
  people += 1;
  const client = app.visitor();
  await client.register(`person-${people}`, undefined, { 'x-forwarded-for': `10.0.0.${people}` });
  await client.elevateAdmin();
  return client;
}

const idOf = (client: TestClient) => client.user?.id ?? 0;

/** As if the user had made all but so many of the calls. */
async function exhaust(client: TestClient, kind: UserLimit, left = 0, on: Deps = app.deps) {
  await on.limits.forget(`${kind}ByUser`, idOf(client));
  for (let count = left; count < limits[kind][0]; count++) {
    await on.limits.take(`${kind}ByUser`, idOf(client));
  }
}

/** A call without anything that it needs. */
const emptyCall = (client: TestClient, target: Endpoint) =>
  client.send({
    method: target.method,
    url: pathOf(target, { id: 1, kind: 'long-form', assetId: 1 }),
    ...(target.method !== 'GET' && target.kind !== 'upload' && { payload: {} }),
  });

describe('what a signed-in user may do', () => {
  test('is counted wherever something is written', () => {
    const uncounted = endpoints.filter(
      ({ method, access, limit }) => method !== 'GET' && access !== 'anyone' && !limit,
    );
    expect(uncounted.map(nameOf)).toEqual([]);
    const uploads = endpoints.filter(({ kind }) => kind === 'upload');
    expect(new Set(uploads.map(({ limit }) => limit))).toEqual(new Set(['upload']));
  });

  test('is refused when it was too much, before anybody looks at what was sent', async () => {
    const client = await newAdmin();
    const other = await newAdmin();
    for (const kind of kinds) await exhaust(client, kind);
    const counted = endpoints.filter(({ limit }) => limit);
    expect(new Set(counted.map(({ limit }) => limit))).toEqual(new Set(kinds));
    for (const target of counted) {
      const refused = await emptyCall(client, target);
      expect(refused.statusCode, nameOf(target)).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const [, minutes, what] = limits[target.limit as UserLimit];
      const when = minutes === 1 ? /\d\d seconds/ : new RegExp(`${minutes} minutes`);
      expect(refused.json()).toEqual({
        code: 'too_many_requests',
        message: expect.stringMatching(`^Too many ${what}\\. Try again in ${when.source}\\.$`),
      });
    }
    // What others do is not counted together with it.
    for (const target of counted.filter(({ path }) => !path.startsWith('/api/account/'))) {
      expect((await emptyCall(other, target)).statusCode, nameOf(target)).not.toBe(429);
    }
  });

  test('reading goes on when nothing more may be written', async () => {
    const client = await newAdmin();
    for (const kind of kinds) await exhaust(client, kind);
    for (const url of ['/api/user', '/api/saved-content', '/api/drafts', '/api/prompts/active']) {
      expect((await client.get(url)).statusCode, url).toBe(200);
    }
    expect((await client.post('/api/logout')).statusCode).toBe(200);
  });
});

const save = (client: TestClient) =>
  client.post('/api/learner/save-answer', { question: 'Roofs?', answer: 'Ask for the report.' });

describe.each([
  ['write', save],
  ['draft', (client) => client.post('/api/drafts/long-form', { json: { a: 1 } })],
  ['check', (client) => client.post('/api/fair-housing/check', { content: '<p>A porch</p>' })],
  [
    'document',
    (client) => client.post('/api/documents', { format: 'md', title: 'A', content: '<p>b</p>' }),
  ],
  ['export', (client) => client.get('/api/account/data')],
] as [UserLimit, (client: TestClient) => ReturnType<typeof save>][])('%s', (kind, call) => {
  test(`may be done ${limits[kind][0]} times, and again ${limits[kind][1]} min later`, async () => {
    const client = await newAdmin();
    await exhaust(client, kind, 2);
    expect((await call(client)).statusCode).toBe(200);
    expect((await call(client)).statusCode).toBe(200);
    expect((await call(client)).statusCode).toBe(429);
    await letPass(limits[kind][1]);
    expect((await call(client)).statusCode).toBe(200);
  });
});

test('a draft counts once for each megabyte, however it is sent', async () => {
  const client = await newAdmin();
  const keep = (characters: number) =>
    client.post('/api/drafts/long-form', { json: { picture: 'x'.repeat(characters) } });
  await exhaust(client, 'draft', 5);
  expect((await keep(2_500_000)).statusCode).toBe(413);
  expect((await keep(10)).statusCode).toBe(200);
  expect((await keep(1_500_000)).statusCode).toBe(429);
});

/** For the database and for what this process remembers. */
async function letPass(minutes: number): Promise<void> {
  await app.pool.query('update limits set expire = expire - $1', [minutes * 60_000]);
  const later = performance.now() + minutes * 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
}

describe('counting', () => {
  /** What a call asks the database about who calls and how often. */
  async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
    const recording = recordQueries(app.pool);
    await call();
    recording.stop();
    const texts = recording.queries.map(({ text }) => text);
    return texts.filter((text) => /\blimits\b|"sessions"/.test(text));
  }

  test('costs one statement beside the one for the session, and none when it is too much', async () => {
    const client = await newAdmin();
    expect(await statementsOf(() => save(client))).toHaveLength(2);
    await exhaust(client, 'write');
    // The first that is too much is found out by asking.
    expect(await statementsOf(() => save(client))).toHaveLength(2);
    expect(await statementsOf(() => save(client))).toHaveLength(1);
  });

  test('holds in every process', async () => {
    const client = await newAdmin();
    const neighbour = await createTestApp({
      deps: { db: app.deps.db, limits: createLimits(app.pool, true) },
    });
    const there = neighbour.visitor();
    there.cookie = client.cookie;
    await exhaust(client, 'check', 1);
    const check = (on: TestClient) => on.post('/api/fair-housing/check', {});
    expect((await check(there)).statusCode).toBe(200);
    expect((await check(client)).statusCode).toBe(429);
    expect((await check(there)).statusCode).toBe(429);
    await neighbour.close();
  });

  test('ends with RATE_LIMITS=off', async () => {
    const free = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
    const client = await free.newUser();
    await exhaust(client, 'export', 0, free.deps);
    await exhaust(client, 'write', 0, free.deps);
    expect((await client.get('/api/account/data')).statusCode).toBe(200);
    expect((await save(client)).statusCode).toBe(200);
    await free.close();
  });
});
