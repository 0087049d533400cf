import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { expectLeavingToEndCall } from '#server/testing/leave-call.ts';
import { spendLimit } from '#server/testing/spend-limit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { combineRequest, sectionAnswer, sectionRequest, subject } from './testing/requests.ts';

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const calls: [string, object][] = [
  ['/api/blog/outline', subject],
  ['/api/blog/question', { ...subject, title: 'Papers first' }],
  ['/api/blog/section-content', sectionRequest],
  ['/api/blog/combine', combineRequest],
];

describe.each(calls)('%s', (url, body) => {
  test('is for users', async () => {
    expect((await app.visitor().post(url, body)).statusCode).toBe(401);
  });

  test.each([
    [{ kind: 'unauthorized', status: 401 }, 503, 'ai_unavailable'],
    [{ kind: 'quota' }, 503, 'ai_unavailable'],
    [{ kind: 'server-error' }, 503, 'ai_unavailable'],
    [{ kind: 'model-not-found' }, 503, 'ai_unavailable'],
    [{ kind: 'rate-limited', retryAfterSeconds: 0.01 }, 503, 'ai_unavailable'],
    [{ kind: 'refusal', by: 'filter' }, 502, 'ai_refused'],
    [{ kind: 'malformed-json' }, 502, 'ai_bad_answer'],
    [{ kind: 'wrong-shape' }, 502, 'ai_bad_answer'],
    [{ kind: 'empty' }, 502, 'ai_bad_answer'],
    [{ kind: 'truncated' }, 502, 'ai_bad_answer'],
    [{ kind: 'html' }, 502, 'ai_bad_answer'],
  ] as const)('%j is answered with %i', async (behaviour, status, code) => {
    fake.always(behaviour);
    const response = await (await app.newUser()).post(url, body);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ code, message: expect.stringMatching(/^The AI service/) });
  });

  test('leaving ends the request at the provider and frees the slot', async () => {
    await expectLeavingToEndCall(app, fake, { url, body });
  });
});

test('a repetition with the same key is written once', async () => {
  const client = await app.newUser();
  const key = { 'idempotency-key': randomUUID() };
  fake.next(sectionAnswer('<p>First.</p>'), sectionAnswer('<p>Second.</p>'));
  const first = await client.post('/api/blog/section-content', sectionRequest, key);
  const again = await client.post('/api/blog/section-content', sectionRequest, key);
  expect(first.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect(fake.requests).toHaveLength(1);
});

test('a fourth piece at once is refused', async () => {
  const client = await app.newUser();
  fake.always({ ...sectionAnswer('<p>One.</p>'), firstChunkDelay: 500 });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => client.post('/api/blog/section-content', sectionRequest)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429]);
});

test('all calls count towards the hour', async () => {
  const limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
  const client = await limited.newUser();
  const answers = async () => {
    const codes: number[] = [];
    for (const [url, body] of calls) codes.push((await client.post(url, body)).statusCode);
    return codes;
  };
  expect(await answers()).toEqual(calls.map(() => 200));
  await spendLimit(limited, 'aiByUser', client.user?.id, 60 - 2 * calls.length);
  expect(await answers()).toEqual(calls.map(() => 200));
  expect(await answers()).toEqual(calls.map(() => 429));
  await limited.close();
});
