import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ask, failureOf } from './ask.ts';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { textModelNames } from './sdk-models.ts';

let provider: FakeProvider;

beforeAll(async () => {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  provider = await startFakeProvider();
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

const get = (url: string, headers?: Record<string, string>) =>
  fetch(`${provider.address}${url}`, { headers });
const post = (url: string, body?: unknown, headers?: Record<string, string>) =>
  fetch(`${provider.address}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const chat = () =>
  post('/compatible/v1/chat/completions', {
    model: 'some-model',
    messages: [{ role: 'user', content: 'Hello' }],
  });

describe('behaviours', () => {
  test('queued ones are met in order, then the standing one, then the usual answer', async () => {
    provider.next({ kind: 'quota' }, { kind: 'server-error', status: 503 });
    provider.always({ kind: 'unauthorized' });
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await chat()).status);
    expect(statuses).toEqual([429, 503, 401, 401]);
    provider.reset();
    expect((await chat()).status).toBe(200);
  });

  test('one can be kept for texts, images or lists', async () => {
    provider.next({ kind: 'server-error', for: 'image' }, { kind: 'unauthorized', for: 'list' });
    expect((await chat()).status).toBe(200);
    expect((await get('/ollama/api/tags')).status).toBe(401);
    const drawing = { model: 'flux', prompt: 'A house' };
    expect((await post('/compatible/v1/images/generations', drawing)).status).toBe(500);
  });

  test('a list of models does not use up what is meant for a text', async () => {
    provider.next({ kind: 'quota' });
    expect((await get('/ollama/api/tags')).status).toBe(200);
    expect((await chat()).status).toBe(429);
  });

  test('reset forgets all and hangs up on whoever waits', async () => {
    provider.next({ kind: 'hang' });
    const waiting = failureOf(chat);
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1));
    const [request] = provider.requests;
    provider.reset();
    expect(await waiting).toBeDefined();
    expect(provider.requests).toEqual([]);
    expect(request?.wasAborted).toBe(false);
  });
});

describe('vendors', () => {
  test('list their models', async () => {
    const models = await get('/openai/v1/models', { authorization: 'Bearer key' });
    expect(await models.json()).toMatchObject({ object: 'list', data: [{ object: 'model' }, {}] });
    const tags = await get('/ollama/api/tags');
    expect(await tags.json()).toMatchObject({ models: [{ name: 'llama3.2:latest' }, {}] });
    expect(provider.requests.map(({ format }) => format)).toEqual(['openai-models', 'ollama-tags']);
  });

  test('insist on a key', async () => {
    expect((await post('/openai/v1/responses', {})).status).toBe(401);
    expect((await post('/anthropic/v1/messages', {})).status).toBe(401);
    expect((await post('/google/v1beta/models/gemini:generateContent', {})).status).toBe(403);
  });

  test('object to a request they cannot read', async () => {
    const response = await post(
      '/anthropic/v1/messages',
      { model: 'claude' },
      { 'x-api-key': 'k' },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect((await post('/nobody/v1/chat')).status).toBe(404);
  });

  test.each([
    ['an optional field', z.object({ title: z.string().optional() }), "Missing 'title'"],
    ['a field with a default', z.object({ title: z.string().default('x') }), "Missing 'title'"],
    ['a record', z.object({ tags: z.record(z.string(), z.string()) }), 'additionalProperties'],
    [
      'a discriminated union',
      z.object({
        item: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('a') }),
          z.object({ kind: z.literal('b') }),
        ]),
      }),
      "'oneOf' is not permitted",
    ],
  ])('of the name of OpenAI refuse a strict schema with %s', async (_, schema, words) => {
    for (const name of textModelNames) {
      const error = await failureOf(() => ask(provider.address, name, { schema }));
      if (!name.startsWith('openai')) expect(error).toBeUndefined();
      else
        expect(error).toMatchObject({ statusCode: 400, message: expect.stringContaining(words) });
    }
  });
});

describe('control from another process', () => {
  test('sets behaviours and shows the requests', async () => {
    await post('/control/next', [{ kind: 'quota' }]);
    await post('/control/always', { kind: 'server-error', status: 503 });
    expect([(await chat()).status, (await chat()).status]).toEqual([429, 503]);
    const requests = await (await get('/control/requests')).json();
    expect(requests).toMatchObject([{ format: 'compatible-chat', prompt: 'Hello' }, {}]);
    await post('/control/reset');
    expect(await (await get('/control/requests')).json()).toEqual([]);
    expect((await chat()).status).toBe(200);
  });

  test('names a behaviour it does not know', async () => {
    const response = await post('/control/next', { kind: 'rate-limited', retryAfter: 3 });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('retryAfter');
    expect((await post('/control/dance')).status).toBe(404);
  });

  test('works with the script, which prints its address and stops when told', async () => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run.ts')]);
    const [address] = await once(createInterface(child.stdout), 'line');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${address}/ollama/api/tags`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
