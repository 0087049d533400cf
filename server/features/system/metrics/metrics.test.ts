import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const token = 'a-token-of-the-tests';
const request = { topicId: 'sellers', location: 'Austin', state: 'TX' };

describe('with a token', () => {
  let app: TestApp;
  let fake: FakeProvider;
  let address: string;

  beforeAll(async () => {
    fake = await startFakeProvider();
    const baseUrl = `${fake.address}/compatible/v1`;
    const ai = createAi({ text: 'compatible:test-model', baseUrl, apiKey: 'secret-key' });
    app = await createTestApp({ variables: { METRICS_TOKEN: token }, deps: { ai } });
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
  });
  afterEach(() => fake.reset());
  afterAll(async () => {
    // After leaving, fetch opens a connection in advance that nobody would ever use.
    app.http.server.closeAllConnections();
    await app.close();
    await fake.close();
  });

  async function read(): Promise<string> {
    const response = await app.visitor().get('/metrics', { authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(200);
    return response.body;
  }

  /** The value of the one line with this name and these labels. */
  async function figure(name: string, labels: Record<string, string> = {}) {
    const lines = (await read()).split('\n').filter((line) => {
      const has = ([label, value]: string[]) => line.includes(`${label}="${value}"`);
      return /^\w+/.exec(line)?.[0] === name && Object.entries(labels).every(has);
    });
    expect(lines.length).toBeLessThan(2);
    return lines[0] === undefined ? undefined : Number(lines[0].split(' ').at(-1));
  }

  /** Over the wire: only there does a response end as it does in earnest. */
  const ask = async (path: string, options?: RequestInit) =>
    (await fetch(`${address}${path}`, options)).text();

  const answered = (path: string, method: string, status: string) =>
    figure('porchlight_http_request_duration_seconds_count', { path, method, status });

  const write = (cookie: string | undefined, signal?: AbortSignal) =>
    fetch(`${address}/api/generate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        cookie: cookie ?? '',
      },
      body: JSON.stringify(request),
      signal,
    });

  test.each([
    undefined,
    'Bearer',
    'Bearer ',
    'Bearer wrong',
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token} ${token}`,
    token,
    `Basic ${Buffer.from(`metrics:${token}`).toString('base64')}`,
  ])('the header %j is refused', async (authorization) => {
    const response = await app.visitor().get('/metrics', authorization ? { authorization } : {});
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json().code).toBe('not_signed_in');
    expect(response.body).not.toContain(token);
  });

  test('a token in the address or a session of an admin does not count', async () => {
    const admin = await app.newAdmin();
    expect((await admin.get(`/metrics?token=${token}`)).statusCode).toBe(401);
  });

  test('the answer is text as Prometheus reads it, kept by no cache', async () => {
    const response = await app.visitor().get('/metrics', { authorization: `bearer ${token}` });
    expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers['cache-control']).toBe('no-store');
    for (const line of response.body.split('\n')) {
      expect(line).toMatch(/^$|^# (HELP|TYPE) \w+ .+$|^\w+({.+})? \S+$/);
    }
  });

  test('it tells of the process and of its event loop', async () => {
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  test('requests are counted by pattern, method and class of status', async () => {
    await ask('/api/health');
    await ask('/api/health?again=1');
    await expect.poll(() => answered('/api/health', 'GET', '2xx')).toBe(2);

    await ask('/api/login', { method: 'POST' });
    await expect.poll(() => answered('/api/login', 'POST', '4xx')).toBe(1);
    const longest = { path: '/api/login', le: '+Inf' };
    expect(await figure('porchlight_http_request_duration_seconds_bucket', longest)).toBe(1);
  });

  test('no label holds what came from outside', async () => {
    const { cookie = '' } = await app.newUser('a-name-to-look-for');
    const headers = { cookie };
    await ask('/api/files/a-key-to-look-for-1234', { headers });
    await ask('/api/saved-content/4711', { headers });
    await ask('/api/nowhere/4711');
    await ask('/reset-password?token=4711');
    await ask('/4711', { method: 'PROPFIND' });
    await expect.poll(() => answered('other', 'other', '4xx')).toBe(1);
    expect(await answered('/api/files/{key}', 'GET', '4xx')).toBe(1);
    expect(await read()).not.toMatch(/look-for|4711|PROPFIND|example\.com/);
  });

  test('connections to the database in use and waited for are seen', async () => {
    const most = app.pool.options.max;
    const held = await Promise.all(Array.from({ length: most }, () => app.pool.connect()));
    const waiting = app.pool.connect();
    const connections = (state: string) => figure('porchlight_database_connections', { state });
    try {
      expect(await connections('in_use')).toBe(most);
      expect(await connections('waiting')).toBe(1);
    } finally {
      for (const connection of held) connection.release();
      (await waiting).release();
    }
    expect(await connections('in_use')).toBe(0);
    expect(await connections('waiting')).toBe(0);
  });

  test('open event streams are counted until they end or are left', async () => {
    const { cookie } = await app.newUser();
    const open = () => figure('porchlight_event_streams_open');
    const leaving = new AbortController();
    fake.always({ kind: 'answer', chunkDelay: 100 });
    const left = await write(cookie, leaving.signal);
    expect(await open()).toBe(1);
    leaving.abort();
    await left.text().catch(() => {});
    await expect.poll(open).toBe(0);

    fake.reset();
    expect(await (await write(cookie)).text()).toContain('event: done');
    await expect.poll(open).toBe(0);
    await expect.poll(() => answered('/api/generate', 'POST', 'left')).toBe(1);
    await expect.poll(() => answered('/api/generate', 'POST', '2xx')).toBe(1);
  });

  test('AI calls are counted by provider and outcome', async () => {
    const calls = async (outcome: string) =>
      (await figure('porchlight_ai_calls_total', {
        kind: 'text',
        provider: 'compatible',
        outcome,
      })) ?? 0;
    const before = await calls('ok');
    const client = await app.newUser();
    expect((await client.post('/api/generate', request)).statusCode).toBe(200);
    await expect.poll(() => calls('ok')).toBeGreaterThan(before);
  });
});

test('when AI calls cannot be read the other figures are still told', async () => {
  const app = await createTestApp({ variables: { METRICS_TOKEN: token } });
  await app.pool.query('alter table ai_usage rename to ai_usage_elsewhere');
  const response = await app.visitor().get('/metrics', { authorization: `Bearer ${token}` });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('porchlight_database_connections{state="waiting"} 0');
  expect(response.body).not.toMatch(/^porchlight_ai_calls_total\{/m);
  await app.close();
});

test('without a token there is nothing at this address, not even the web app', async () => {
  const app = await createTestApp();
  for (const authorization of ['', 'Bearer', 'Bearer undefined']) {
    const response = await app.visitor().get('/metrics', { authorization });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 'not_found',
      message: 'There’s nothing at this address.',
    });
  }
  await app.close();
});
