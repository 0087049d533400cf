import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrapPool } from '#server/db/connect.ts';
import { contractEndpoints } from '#server/testing/contract-endpoints.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  app = await createTestApp({ logTo: { write: (line) => lines.push(line) } });
});
afterAll(() => app.close());

describe('writes from elsewhere', () => {
  const logout = (headers: Record<string, string>) =>
    app.visitor().post('/api/logout', {}, headers);

  test.each([
    ['no header at all', {}, 200],
    ['our own origin', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    ['our own origin with its port', { origin: 'http://localhost', host: 'localhost:80' }, 200],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    ['our name on another port', { origin: 'http://localhost:81', host: 'localhost:80' }, 403],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a same-origin fetch', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('%s', async (_, headers, status) => {
    expect((await logout(headers as Record<string, string>)).statusCode).toBe(status);
  });

  test('login is no exception', async () => {
    const response = await app
      .visitor()
      .post('/api/login', { username: 'a', password: 'b' }, { origin: 'https://evil.example' });
    expect(response.json()).toEqual({
      code: 'foreign_origin',
      message: 'This request came from another website, so we blocked it.',
    });
  });

  test('with a public address only that origin counts', async () => {
    const site = await createTestApp({
      variables: { PUBLIC_URL: 'https://porch.example/', ALLOWED_HOSTS: 'inner' },
    });
    const post = (origin: string) =>
      site.visitor().post('/api/logout', {}, { origin, host: 'inner:3000' });
    expect((await post('https://porch.example')).statusCode).toBe(200);
    expect((await post('http://inner:3000')).statusCode).toBe(403);
    await site.close();
  });
});

describe('a host that is not ours', () => {
  const rebound = { host: 'evil.example:3000', origin: 'http://evil.example:3000' };

  test('is refused, with its own origin and for pages, too', async () => {
    const written = await app.visitor().post('/api/logout', {}, rebound);
    expect(written.statusCode).toBe(421);
    expect(written.json()).toMatchObject({ code: 'wrong_host', message: expect.any(String) });
    const page = await app.visitor().get('/auth', rebound);
    expect(page.statusCode).toBe(421);
    expect(page.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(page.body).toMatch(/^Porchlight isn’t set up for this address/);
  });

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', '10.1.2.3', ''])(
    '%j is answered',
    async (host) => {
      expect((await app.visitor().get('/api/health', { host })).statusCode).toBe(200);
    },
  );

  test.each(['localhost.evil.example', '127.0.0.1.evil.example', 'evil', '[evil]', '1.2.3'])(
    '%j is not',
    async (host) => {
      expect((await app.visitor().get('/api/health', { host })).statusCode).toBe(421);
    },
  );

  test('may be named, and the public address needs no naming', async () => {
    const site = await createTestApp({
      variables: { PUBLIC_URL: 'https://porch.example', ALLOWED_HOSTS: 'app, Porch.local' },
    });
    const statusFor = async (host: string) =>
      (await site.visitor().get('/api/health', { host })).statusCode;
    expect(await statusFor('porch.example')).toBe(200);
    expect(await statusFor('app:3000')).toBe(200);
    expect(await statusFor('porch.local')).toBe(200);
    expect(await statusFor('www.porch.example')).toBe(421);
    await site.close();
  });
});

describe('what cannot be read', () => {
  test.each([
    ['broken JSON', { payload: '{"a', headers: { 'content-type': 'application/json' } }, 400],
    ['an empty JSON body', { payload: '', headers: { 'content-type': 'application/json' } }, 400],
    ['plain text', { payload: 'hello', headers: { 'content-type': 'text/plain' } }, 415],
    [
      'a form',
      { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['XML', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }, 415],
    [
      'a huge body',
      {
        payload: JSON.stringify({ a: 'x'.repeat(2e6) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    ['a NUL byte', { payload: { username: 'a\0b', password: 'x' } }, 400],
    ['half a surrogate pair', { payload: { username: '\ud800', password: 'x' } }, 400],
    ['a list', { payload: [] }, 400],
    [
      'lists in lists in lists',
      {
        payload: `{"username":${'['.repeat(3_000)}${']'.repeat(3_000)},"password":"x"}`,
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    ['null', { payload: 'null', headers: { 'content-type': 'application/json' } }, 400],
    [
      'a poisoned prototype',
      { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
  ])('%s is refused with a message and a code', async (_, request, status) => {
    const response = await app.visitor().send({ method: 'POST', url: '/api/login', ...request });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
    });
    expect(response.body).not.toMatch(/FST_|stack|node_modules/);
  });

  test('an address that cannot be decoded is refused in our own shape', async () => {
    const response = await app.visitor().get('/api/site-assets/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('invalid_input');
  });

  test('unknown calls are 404 in JSON, unknown pages get the web app', async () => {
    const call = await app.visitor().get('/api/nothing');
    expect(call.json()).toEqual({
      code: 'not_found',
      message: 'There’s nothing at this address.',
    });
    for (const url of ['/no/such/page', '/no.such.page']) {
      const page = await app.visitor().get(url);
      expect(page.headers['content-type']).toContain('text/html');
    }
    expect((await app.visitor().send({ method: 'HEAD', url: '/auth' })).statusCode).toBe(200);
    expect((await app.visitor().get('/api')).statusCode).toBe(404);
    expect((await app.visitor().get('/assets/missing.js')).statusCode).toBe(404);
    expect((await app.visitor().get('/..%2f..%2fpackage.json')).body).not.toContain('porchlight"');
  });
});

describe('headers', () => {
  test('pages carry a strict policy without inline scripts', async () => {
    const { headers } = await app.visitor().get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('answers of the API are never cached and carry a request id', async () => {
    const { headers } = await app.visitor().get('/api/health');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a request id of the caller is not taken over', async () => {
    const { headers } = await app.visitor().get('/api/health', { 'request-id': 'forged' });
    expect(headers['x-request-id']).not.toBe('forged');
  });

  test('long answers are compressed', async () => {
    const { headers } = await app.visitor().get('/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('site assets are public pictures that can run nothing', async () => {
    for (const name of ['logo', 'gbp_icon']) {
      const response = await app.visitor().get(`/api/site-assets/${name}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('image/svg+xml');
      expect(response.headers['content-security-policy']).toContain('sandbox');
      expect(response.body).toContain('<svg');
    }
    expect((await app.visitor().get('/api/site-assets/nope')).statusCode).toBe(404);
  });
});

describe('the state of the server', () => {
  test('it is alive and ready', async () => {
    expect((await app.visitor().get('/api/health')).json()).toEqual({ status: 'ok' });
    expect((await app.visitor().get('/api/ready')).json()).toEqual({ status: 'ready' });
  });

  test('without its database it is alive, not ready, and says so in plain words', async () => {
    const client = await app.newUser();
    const gone = new pg.Pool({ host: '/nowhere', user: 'nobody' });
    const lost = await createTestApp({ deps: { db: wrapPool(gone) } });
    const cookie = { cookie: client.cookie ?? '' };
    expect((await lost.visitor().get('/api/health')).statusCode).toBe(200);
    expect((await lost.visitor().get('/api/ready')).statusCode).toBe(503);
    expect((await lost.visitor().get('/api/health', cookie)).statusCode).toBe(200);
    const user = await lost.visitor().get('/api/user', cookie);
    expect(user.statusCode).toBe(503);
    expect(user.json()).toEqual({
      code: 'unavailable',
      message: 'Porchlight cannot reach its database right now. Try again in a moment.',
    });
    await lost.close();
  });
});

describe('the log', () => {
  test('holds one line a request with its route, and no secret', async () => {
    lines.length = 0;
    const client = app.visitor();
    await client.register('logged-person', 'a secret password');
    await client.get('/reset-password?token=a-secret-token');
    await client.get('/api/user?secret=query');
    const log = lines.join('');
    expect(log).toContain('"route":"/api/register"');
    expect(log).toContain('"status":201');
    expect(log).not.toMatch(/a secret password|a-secret-token|secret=query|logged-person@/);
    expect(log).not.toContain(client.cookie?.split('=')[1]);
  });

  test('holds no value of a query that failed', async () => {
    const broken = await createTestApp({ logTo: { write: (line) => lines.push(line) } });
    await broken.pool.query('alter table users rename to nobody');
    lines.length = 0;
    const body = {
      username: 'very-private',
      email: 'private@example.com',
      password: 'long enough',
    };
    expect((await broken.visitor().post('/api/register', body)).statusCode).toBe(500);
    await broken.visitor().post('/api/auth/forgot-password', { email: 'private@example.com' });
    await broken.settled();
    const log = lines.join('');
    expect(log).toContain('relation');
    expect(log).toContain('a job failed and is tried again');
    expect(log).not.toMatch(/very-private|private@|argon2/);
    await broken.close();
  });
});

describe('the description of the API', () => {
  test('names every endpoint of the contract', async () => {
    const { paths } = (await app.visitor().get('/api/openapi.json')).json();
    for (const endpoint of await contractEndpoints()) {
      expect(Object.keys(paths[endpoint.path] ?? {}), endpoint.path).toContain(
        endpoint.method.toLowerCase(),
      );
    }
  });

  test('has the version of the product', async () => {
    const file = path.join(import.meta.dirname, '../../package.json');
    const { info } = (await app.visitor().get('/api/openapi.json')).json();
    expect(info.version).toBe(JSON.parse(await readFile(file, 'utf8')).version);
  });

  test('has a page for people', async () => {
    const page = await app.visitor().get('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Porchlight API');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/script-src|https:|upgrade-insecure/);
  });
});

const signsOut = new Set(['/api/logout', '/api/account/sign-out-everywhere']);

describe('every endpoint', () => {
  test('refuses visitors where it is for users, and users where it is for the admin', async () => {
    const client = await app.newUser();
    for (const endpoint of await contractEndpoints()) {
      const request = { method: endpoint.method, url: endpoint.path.replace(/\{\w+\}/g, '1') };
      const visitor = await app.visitor().send(request);
      const label = `${endpoint.method} ${endpoint.path}`;
      if (endpoint.access !== 'anyone') {
        expect(visitor.statusCode, label).toBe(401);
        expect(visitor.json().code, label).toBe('not_signed_in');
      }
      const user = await client.send(request);
      if (endpoint.access === 'admin') {
        expect(user.statusCode, label).toBe(403);
        expect(user.json().code, label).toBe('admin_required');
      }
      expect(user.statusCode, label).toBeLessThan(500);
      if (signsOut.has(endpoint.path))
        await client.post('/api/login', {
          username: client.user?.username,
          password: 'correct horse',
        });
    }
  });
});
