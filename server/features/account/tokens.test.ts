import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '#contract/token-scopes.ts';
import { bearerTokenOf } from '#server/http/access.ts';
import { tokenRules } from '#server/http/token-rules.ts';
import { contractEndpoints, nameOf } from '#server/testing/contract-endpoints.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const password = 'correct horse';

async function make(agent: TestClient, scopes: TokenScope[], change: object = {}) {
  return agent.post('/api/account/tokens', { name: 'My program', scopes, password, ...change });
}

/** Somebody who has nothing but the token. */
async function withToken(agent: TestClient, ...scopes: TokenScope[]) {
  const response = await make(agent, scopes);
  expect(response.statusCode, response.body).toBe(201);
  const { token, made } = response.json();
  const headers = { authorization: `Bearer ${token}` };
  const visitor = app.visitor();
  return {
    ...{ token, id: made.id as number, headers },
    get: (url: string) => visitor.get(url, headers),
    post: (url: string, body: object, more = {}) =>
      visitor.post(url, body, { ...headers, ...more }),
    patch: (url: string, body: object) => visitor.patch(url, body, headers),
    delete: (url: string) => visitor.delete(url, headers),
  };
}

const piece = { title: 'Three porches', content: '<p>Come by.</p>' };
const time = { channel: 'gbp', localTime: '2035-06-04T09:00', zone: 'America/Chicago' };

test('is shown once, kept as a hash, listed with its last use, and ends when it is revoked', async () => {
  const agent = await app.newUser();
  const { token, id, get } = await withToken(agent, 'read');
  expect(token).toMatch(/^porchlight_[\w-]{43}$/);
  const list = async () => (await agent.get('/api/account/tokens')).json();
  expect(await list()).toMatchObject([
    { id, name: 'My program', scopes: ['read'], lastUsedAt: null },
  ]);
  expect(JSON.stringify(await list())).not.toContain(token);
  const { rows } = await app.pool.query('select * from personal_tokens where id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await get('/api/saved-content')).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  expect((await agent.delete(`/api/account/tokens/${id}`)).statusCode).toBe(200);
  expect((await get('/api/saved-content')).statusCode).toBe(401);
  expect(await list()).toEqual([]);
});

test('asks for the password, a name and a scope, and there is an end to them', async () => {
  const agent = await app.newUser();
  expect((await make(agent, ['read'], { password: 'wrong horse' })).statusCode).toBe(400);
  expect((await make(agent, [])).statusCode).toBe(400);
  expect((await make(agent, ['read'], { name: ' ' })).statusCode).toBe(400);
  expect((await make(agent, ['read'], { days: 9999 })).statusCode).toBe(400);
  await app.pool.query(
    `insert into personal_tokens (user_id, name, token_hash, scopes, expires_at)
     select $1::int, 'n', concat($1::int, ':', n), '{read}', now() + interval '1 day' from generate_series(1, 19) n`,
    [agent.user?.id],
  );
  const answers = await Promise.all([make(agent, ['read']), make(agent, ['read'])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

describe('scopes', () => {
  test('reading writes nothing', async () => {
    const agent = await app.newUser();
    const { get, post } = await withToken(agent, 'read');
    expect((await get('/api/plan/needs-you')).statusCode).toBe(200);
    const refused = await post('/api/saved-content', piece);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('This token needs the scope “Write drafts” for that.');
  });

  test('drafts are written, and nothing is published', async () => {
    const agent = await app.newUser();
    const token = await withToken(agent, 'drafts');
    const { id: contentId } = (await token.post('/api/saved-content', piece)).json();
    const draft = await token.post('/api/plan', { contentId, ...time, isDraft: true });
    expect(draft.statusCode, draft.body).toBe(201);
    const { id } = draft.json();
    expect((await token.post('/api/plan', { contentId, ...time })).statusCode).toBe(403);
    expect((await token.patch(`/api/plan/${id}`, { isDraft: false })).statusCode).toBe(403);
    expect((await token.post(`/api/plan/${id}/posted`, {})).statusCode).toBe(403);
    expect((await token.delete(`/api/plan/${id}`)).statusCode).toBe(403);
    expect((await token.get('/api/saved-content')).statusCode).toBe(403);

    const publisher = await withToken(agent, 'publish');
    const planned = await publisher.patch(`/api/plan/${id}`, { isDraft: false });
    expect(planned.json()).toMatchObject({ state: 'planned' });
  });

  test('with all of them, whatever is not listed stays closed: account, secrets, links, admin', async () => {
    const agent = await app.newAdmin();
    const { headers } = await withToken(agent, 'read', 'drafts', 'publish');
    const closed = (await contractEndpoints()).filter(
      (endpoint) => endpoint.access !== 'anyone' && !tokenRules.has(endpoint),
    );
    for (const endpoint of closed) {
      const url = endpoint.path.replace(/\{\w+\}/g, '1');
      // The session of an admin beside it opens nothing either.
      const cookie = agent.cookie ?? '';
      const response = await app.http.inject({
        ...{ method: endpoint.method, url, headers: { ...headers, cookie } },
        ...(endpoint.method !== 'GET' && { payload: {} }),
      });
      expect(response.statusCode, nameOf(endpoint)).toBe(403);
      expect(response.json().message, nameOf(endpoint)).toContain('Personal tokens can’t');
    }
    const open = [...tokenRules.keys()];
    expect(open.filter(({ access }) => access !== 'user')).toEqual([]);
    expect(open.filter(({ path }) => /^\/api\/(account|admin|auth|review)/.test(path))).toEqual([]);
    const reading = open.filter((endpoint) => tokenRules.get(endpoint)?.scope === 'read');
    const writing = reading.filter(({ method }) => method !== 'GET').map(nameOf);
    expect(writing).toEqual(['POST /api/fair-housing/check']);
  });
});

test('needs no origin of ours, unlike a cookie, and is not a way around it', async () => {
  const agent = await app.newUser();
  const { post } = await withToken(agent, 'drafts');
  const elsewhere = { origin: 'https://tool.example', 'sec-fetch-site': 'cross-site' };
  expect((await post('/api/saved-content', piece, elsewhere)).statusCode).toBe(201);
  expect((await agent.post('/api/saved-content', piece, elsewhere)).statusCode).toBe(403);
  const made = { ...elsewhere, authorization: `Bearer porchlight_${'x'.repeat(43)}` };
  expect((await agent.post('/api/saved-content', piece, made)).statusCode).toBe(401);
  const proxys = { ...elsewhere, authorization: 'Bearer eyJhbGciOi' };
  expect((await agent.post('/api/saved-content', piece, proxys)).statusCode).toBe(403);
  expect(bearerTokenOf({ headers: { authorization: 'Basic YTpi' } } as never)).toBeUndefined();
});

test.each([
  ['expires', `update personal_tokens set expires_at = now() where user_id = $1`],
  ['belongs to a disabled account', `update users set disabled_at = now() where id = $1`],
])('a token that %s opens nothing', async (_, statement) => {
  const agent = await app.newUser();
  const { get } = await withToken(agent, 'read');
  await app.pool.query(statement, [agent.user?.id]);
  expect((await get('/api/saved-content')).statusCode).toBe(401);
});

test('a new password ends all tokens, and so does signing out everywhere', async () => {
  const agent = await app.newUser();
  const first = await withToken(agent, 'read');
  const change = {
    currentPassword: password,
    password: 'another horse',
    confirmPassword: 'another horse',
  };
  expect((await agent.post('/api/account/password', change)).statusCode).toBe(200);
  expect((await first.get('/api/saved-content')).statusCode).toBe(401);
  const made = await make(agent, ['read'], { password: 'another horse' });
  await agent.post('/api/account/sign-out-everywhere');
  const headers = { authorization: `Bearer ${made.json().token}` };
  expect((await app.visitor().get('/api/saved-content', headers)).statusCode).toBe(401);
});

test('the calls of docs/api.md work as they stand there', async () => {
  const agent = await app.newUser();
  const { token } = await withToken(agent, 'read', 'drafts', 'publish');
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  const page = await readFile(path.join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
  const calls = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, call = '']) => call);
  expect(calls).toHaveLength(3);
  const run = async (call = '', more = {}) => {
    const env = { ...process.env, PORCHLIGHT: `http://127.0.0.1:${port}`, TOKEN: token, ...more };
    const { stdout } = await promisify(execFile)('bash', ['-c', call], { env });
    return JSON.parse(stdout);
  };
  expect(await run(calls[0])).toEqual({ entries: [], plannedIds: [] });
  const saved = await run(calls[1]);
  expect(saved).toMatchObject({ title: 'Three porches and a swing' });
  expect((await run(calls[1])).id).toBe(saved.id);
  const planned = await run(calls[2], { CONTENT_ID: String(saved.id) });
  expect(planned).toMatchObject({ state: 'planned', contentId: saved.id });
  expect((await run(calls[0])).entries).toMatchObject([{ id: planned.id }]);
});
