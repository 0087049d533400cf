import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import { createQuickAi } from '#server/testing/fake-provider/fake-ai.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { withUsageCounts } from './usage-counts.ts';

let fake: FakeProvider;
let app: TestApp;
let client: TestClient;
const lines: string[] = [];

beforeAll(async () => {
  fake = await startFakeProvider();
  const ai = createQuickAi(fake, { text: 'compatible:writer', image: 'compatible:pictures' });
  app = await createTestApp({ deps: { ai }, logTo: { write: (line) => lines.push(line) } });
  client = await app.newUser();
});
beforeEach(() => app.pool.query('truncate ai_usage'));
afterEach(() => fake.reset());
afterAll(async () => {
  await app.close();
  await fake.close();
});

// Without remembered answers to look up, so that one piece is one call.
const order = { topicId: 'sellers', location: 'Austin', state: 'TX', databaseAnswers: [] };
const write = () => client.post('/api/generate', order);
const draw = () => client.post('/api/generate-ai-image', { content: '<p>Autumn light.</p>' });

const piece = {
  title: 'Before your Austin home goes live',
  content: '<p>Repair the gate and wash the windows.</p>',
  hashtags: ['AustinHomes'],
  contentTags: ['Sellers', 'Checklist', 'Texas'],
  imagePrompt: 'A porch at dusk.',
};

async function countedOf(counted: TestApp) {
  await counted.deps.backgroundTasks.finished();
  const { rows } = await counted.pool.query(
    `select day = (now() at time zone 'utc')::date as is_today, kind, provider, model, outcome,
       calls, input_tokens::int, output_tokens::int, cached_tokens::int
     from ai_usage order by kind desc, outcome`,
  );
  return rows;
}

const row = (kind: 'text' | 'image', outcome: string, more: object = {}) => ({
  is_today: true,
  kind,
  provider: 'compatible',
  model: kind === 'text' ? 'writer' : 'pictures',
  outcome,
  calls: 1,
  input_tokens: 0,
  output_tokens: 0,
  cached_tokens: 0,
  ...more,
});

describe('an answer', () => {
  test('is counted with its tokens, and the next one is added', async () => {
    fake.next(
      {
        kind: 'answer',
        value: piece,
        usage: { inputTokens: 900, outputTokens: 210, cachedTokens: 700 },
      },
      { kind: 'answer', value: piece, usage: { inputTokens: 1_000, outputTokens: 300 } },
    );
    await Promise.all([write(), write()]);
    const tokens = { calls: 2, input_tokens: 1_900, output_tokens: 510, cached_tokens: 700 };
    expect(await countedOf(app)).toEqual([row('text', 'ok', tokens)]);
  });

  test('that is a picture is counted by itself', async () => {
    expect((await draw()).statusCode).toBe(200);
    expect(await countedOf(app)).toEqual([row('image', 'ok')]);
  });

  test('that names tags is a text like any other', async () => {
    fake.next({ kind: 'answer', usage: { inputTokens: 50, outputTokens: 9 } });
    await client.post('/api/learner/save-answer', { question: 'Where?', answer: 'In Austin.' });
    const tokens = { input_tokens: 50, output_tokens: 9 };
    expect(await countedOf(app)).toEqual([row('text', 'ok', tokens)]);
  });
});

describe('a failure is counted once, however often the provider was asked:', () => {
  test.each([
    ['ai_unavailable', { kind: 'server-error' }],
    ['ai_timeout', { kind: 'hang' }],
    ['ai_refused', { kind: 'refusal', by: 'filter' }],
    ['ai_bad_answer', { kind: 'wrong-shape' }],
  ] as const)('%s of a text', async (code, behaviour) => {
    fake.always(behaviour);
    expect((await write()).json().code).toBe(code);
    expect(await countedOf(app)).toEqual([row('text', code)]);
  });

  test('ai_bad_answer of a picture', async () => {
    fake.always({ kind: 'not-an-image' });
    expect((await draw()).json().code).toBe('ai_bad_answer');
    expect(await countedOf(app)).toEqual([row('image', 'ai_bad_answer')]);
  });
});

test.each([
  ['ai_timeout', new DOMException('too slow', 'TimeoutError')],
  ['caller_left', new DOMException('gone', 'AbortError')],
  ['internal', new TypeError('a fault of ours')],
  ['internal', undefined],
])('%s is what a call ends with that has no words for people', async (outcome, reason) => {
  const { deps } = app;
  const image = { provider: 'compatible', model: 'pictures', draw: () => Promise.reject(reason) };
  const ai = withUsageCounts({ ...deps.ai, image }, deps.db, deps.backgroundTasks);
  await expect(ai.image.draw({ subject: 'A porch' }, { width: 4, height: 3 })).rejects.toBe(reason);
  expect(await countedOf(app)).toEqual([row('image', outcome)]);
});

test('who leaves is no failure', async () => {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  fake.always({ kind: 'hang' });
  const leaving = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/api/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.cookie ?? '' },
    body: JSON.stringify(order),
    signal: leaving.signal,
  });
  await expect.poll(() => fake.requests.length).toBe(1);
  leaving.abort();
  await call.catch(() => {});
  await expect.poll(() => countedOf(app)).toEqual([row('text', 'caller_left')]);
  const admin = await app.newAdmin();
  const { ai } = (await admin.get('/api/admin/usage')).json();
  expect(ai.models).toEqual([
    {
      kind: 'text',
      provider: 'compatible',
      model: 'writer',
      calls: 1,
      failures: 0,
      reasons: {},
      inputTokens: 0,
      outputTokens: 0,
      cachedTokens: 0,
    },
  ]);
});

test('a count that cannot be written is logged and harms nobody', async () => {
  fake.always({ kind: 'answer', value: piece });
  await app.pool.query('alter table ai_usage rename to ai_usage_away');
  const response = await write();
  await app.deps.backgroundTasks.finished();
  await app.pool.query('alter table ai_usage_away rename to ai_usage');
  expect(response.statusCode).toBe(200);
  expect(lines.filter((line) => line.includes('count-ai'))).toHaveLength(1);
});

test('our own writer and illustrator are counted as well, and stay what they are', async () => {
  const builtin = createAi({});
  const keyless = await createTestApp({ deps: { ai: builtin } });
  const own = await keyless.newUser();
  expect((await own.post('/api/generate', order)).statusCode).toBe(200);
  const picture = { content: '<p>Autumn light.</p>' };
  expect((await own.post('/api/generate-ai-image', picture)).statusCode).toBe(200);
  expect(await countedOf(keyless)).toEqual([
    row('text', 'ok', { provider: 'builtin', model: builtin.text.model }),
    row('image', 'ok', { provider: 'builtin', model: builtin.image.model }),
  ]);
  const { ai } = keyless.deps;
  expect(ai.text).toEqual({ ...builtin.text, write: ai.text.write });
  expect(ai.image).toEqual({ ...builtin.image, draw: ai.image.draw });
  await keyless.close();
});
