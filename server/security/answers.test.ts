import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractEndpoints, nameOf } from '#server/testing/contract-endpoints.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  app = await createTestApp({
    variables: { TRUST_PROXY: '1' },
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(() => app.close());

describe('every answer', () => {
  test('carries its type, the policies of the browser and no word about what runs here', async () => {
    const client = await app.newUser();
    for (const endpoint of await contractEndpoints()) {
      if (/logout|sign-out|account\/delete/.test(endpoint.path)) continue;
      const url = endpoint.path.replace(/\{\w+\}/g, '1');
      for (const caller of [app.visitor(), client]) {
        const { headers } = await caller.send({ method: endpoint.method, url });
        const label = nameOf(endpoint);
        const policy = String(headers['content-security-policy']);
        expect(policy, label).toMatch(/default-src '(self|none)'/);
        expect(policy, label).not.toMatch(/script-src[^;]*(unsafe|https?:|\*)/);
        expect(headers, label).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
          'content-type': expect.stringMatching(/^[\w-]+\/[\w.+-]+(; charset=utf-8)?$/),
          'cache-control': expect.stringMatching(/^(no-store|private, no-cache|public, no-cache)/),
        });
        const isPublic = String(headers['cache-control']).startsWith('public');
        if (isPublic) expect(label).toBe('GET /api/site-assets/{id}');
        for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
          expect(headers, label).not.toHaveProperty(name);
        }
      }
    }
  });

  test('of a page, a missing call and an unreadable one can be framed by nobody', async () => {
    for (const url of ['/', '/auth', '/api/nothing', '/api/site-assets/%E0%A4%A', '/api/docs/']) {
      const { headers } = await app.visitor().get(url);
      expect(String(headers['content-security-policy']), url).toContain("frame-ancestors 'none'");
      expect(String(headers['content-security-policy']), url).toContain("object-src 'none'");
      expect(String(headers['content-security-policy']), url).toContain("base-uri 'none'");
    }
  });
});

describe('odd requests', () => {
  test.each(['TRACE', 'PUT', 'OPTIONS', 'PROPFIND'])('%s does nothing anywhere', async (method) => {
    const client = await app.newUser();
    for (const url of ['/api/user', '/api/saved-content', '/', '/api/account/delete']) {
      const response = await client.send({ method: method as 'PUT', url, payload: { a: 1 } });
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, url).toBeLessThan(500);
      expect(response.body).not.toContain(client.cookie);
    }
  });

  test('a parameter given twice is refused, or only its own place is read', async () => {
    const client = await app.newAdmin();
    const twice = await client.get('/api/universal-prompt?type=content&type=blog');
    expect(twice.statusCode).toBe(400);
    const elsewhere = await client.post('/api/learner/save-answer?question=a&answer=b', {});
    expect(elsewhere.statusCode).toBe(400);
  });

  test('fields that are not asked for are not taken', async () => {
    const response = await app.visitor().post('/api/register', {
      username: 'modest',
      email: 'modest@example.com',
      password: 'correct horse',
      id: 1,
      userId: 1,
      isAdmin: true,
      adminUntil: '2999-01-01',
      createdAt: '1999-01-01T00:00:00.000Z',
      constructor: { prototype: { isAdmin: true } },
    });
    // A poisoned prototype is refused as a whole; without it the rest is left out.
    expect(response.statusCode).toBe(400);
    const clean = await app.visitor().post('/api/register', {
      username: 'modest',
      email: 'modest@example.com',
      password: 'correct horse',
      id: 1,
      isAdmin: true,
      createdAt: '1999-01-01T00:00:00.000Z',
    });
    expect(Object.keys(clean.json()).sort()).toEqual(['createdAt', 'email', 'id', 'username']);
    expect(clean.json().id).not.toBe(1);
    expect(clean.json().createdAt).not.toMatch(/^1999/);
  });
});

describe('the log', () => {
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  test('takes nothing a caller sends, so that nobody writes lines into it', async () => {
    const forged = 'FORGED\\r\\n{"level":50,"msg":"FORGED"}';
    lines.length = 0;
    const headers = {
      'user-agent': forged,
      'x-forwarded-for': forged,
      'x-request-id': forged,
      'request-id': forged,
      referer: forged,
      origin: forged,
      'idempotency-key': forged,
      cookie: `porchlight_session=${forged}`,
    };
    const client = app.visitor();
    await client.post('/api/login', { username: 'FORGED\r\nFORGED', password: 'x' }, headers);
    await client.post('/api/login', { username: 'FORGED\nFORGED', password: 'x' });
    await client.get(`/api/FORGED%0d%0aFORGED?FORGED=FORGED`, headers);
    await client.get('/FORGED%0d%0aFORGED');
    await client.get('/api/files/FORGED-FORGED-FORGED-FORGED', headers);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
    expect(entries().filter(({ level }) => level === 50)).toEqual([]);
    expect(lines.join('')).not.toContain('FORGED');
  });

  test('tells of logins, guesses, forged origins and admin elevation: who, where, when', async () => {
    lines.length = 0;
    const client = app.visitor();
    const from = { 'x-forwarded-for': '203.0.113.7' };
    await client.register('watched', 'correct horse', from);
    await client.post('/api/login', { username: 'watched', password: 'a guess' }, from);
    await client.post('/api/logout', {}, { ...from, origin: 'https://evil.example' });
    await client.get('/api/prompts', from);
    await client.post('/api/admin/verify', { password: 'a guess' }, from);
    await client.elevateAdmin();
    const userId = client.user?.id;
    const told = entries()
      .filter(({ msg }) => msg !== 'answered')
      .map(({ msg, code, route, from: address, userId: who }) =>
        Object.fromEntries(
          Object.entries({ msg, code, route, from: address, userId: who }).filter(
            ([, value]) => value !== undefined,
          ),
        ),
      );
    const address = '203.0.113.7';
    expect(told).toEqual([
      { msg: 'signed in', userId },
      { msg: 'refused', code: 'login_wrong', route: '/api/login', from: address },
      { msg: 'refused', code: 'foreign_origin', route: '/api/logout', from: address },
      { msg: 'refused', code: 'admin_required', route: '/api/prompts', from: address, userId },
      {
        msg: 'refused',
        code: 'admin_password_wrong',
        route: '/api/admin/verify',
        from: address,
        userId,
      },
      { msg: 'admin elevation granted', userId },
    ]);
    for (const entry of entries()) {
      expect(entry).toMatchObject({ time: expect.any(Number), reqId: expect.any(String) });
    }
    expect(lines.join('')).not.toMatch(/watched|a guess|correct horse/);
  });
});
