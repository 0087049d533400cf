import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type LocalServer,
  type ReceivedRequest,
  startLocalServer,
} from '#server/adapters/testing/local-server.ts';
import { addressBelow, HttpJsonFailed, listOf, requestJson } from './http-json.ts';

const Greeting = z.object({ hello: z.string() });

describe('a request for JSON', () => {
  let server: LocalServer;
  let answer: (request: ReceivedRequest) => { status: number; body: unknown };

  beforeEach(async () => {
    answer = () => ({ status: 200, body: { hello: 'world' } });
    server = await startLocalServer((request) => answer(request));
  });
  afterEach(() => server.close());

  const request = (more = {}) =>
    requestJson({ url: addressBelow(server.address, 'hello'), ...more }, Greeting);

  test('gives what was answered', async () => {
    expect(await request()).toEqual({ hello: 'world' });
    expect(server.received[0]).toMatchObject({ method: 'GET', body: '' });
    expect(server.received[0]?.headers.accept).toBe('application/json');
  });

  test('posts a body as JSON', async () => {
    await request({ body: { name: 'Nora' }, headers: { 'x-key': 'k' } });
    expect(server.received[0]).toMatchObject({ method: 'POST', body: '{"name":"Nora"}' });
    expect(server.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-key': 'k',
    });
  });

  test('keeps status and body of a refusal', async () => {
    answer = () => ({ status: 429, body: { slow: 'down' } });
    await expect(request()).rejects.toMatchObject({ status: 429, answer: { slow: 'down' } });
  });

  test('does not follow a redirect', async () => {
    server.fault = 'a redirect';
    await expect(request()).rejects.toThrow('answered 307');
    expect(server.received).toHaveLength(1);
  });

  test('says what was wrong in its own words', async () => {
    server.fault = 'a page instead of JSON';
    await expect(request()).rejects.toThrow('did not answer with JSON');
    server.fault = 'far too much';
    await expect(request()).rejects.toThrow('sent more than we take');
    server.fault = 'half an answer, then silence';
    await expect(request({ timeout: 200 })).rejects.toThrow('did not answer within 0.2 s');
    server.fault = 'a cut at once';
    await expect(request()).rejects.toThrow(HttpJsonFailed);
    server.fault = undefined;
    answer = () => ({ status: 200, body: { hello: 5 } });
    await expect(request()).rejects.toThrow('JSON of another shape');
  });

  test('fails with the reason of an abort, before and while waiting', async () => {
    const reason = new Error('enough');
    await expect(request({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.received).toHaveLength(0);

    server.fault = 'half an answer, then silence';
    const stop = new AbortController();
    const waiting = request({ signal: stop.signal });
    setTimeout(() => stop.abort(reason), 100);
    await expect(waiting).rejects.toBe(reason);
  });
});

test('an address is built below the base', () => {
  const at = (base: string) => addressBelow(base, 'v4/search', { q: 'a b&c', n: '1' }).href;
  expect(at('https://api.example')).toBe('https://api.example/v4/search?q=a%20b%26c&n=1');
  expect(at('https://api.example/x/')).toBe('https://api.example/x/v4/search?q=a%20b%26c&n=1');
  expect(at('https://api.example/x?y=1#z')).toBe('https://api.example/x/v4/search?q=a%20b%26c&n=1');
});

test('a list leaves out what it cannot read, but not everything', () => {
  const List = listOf(z.object({ id: z.number() }));
  expect(List.parse([])).toEqual([]);
  expect(List.parse([{ id: 1 }, null, { id: 'x' }, { id: 2 }])).toEqual([{ id: 1 }, { id: 2 }]);
  expect(List.safeParse([{ key: 1 }, null]).success).toBe(false);
});
