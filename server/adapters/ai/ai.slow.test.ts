import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Facts } from '#contract/facts.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import { AppError } from '#server/errors.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { createAi } from './ai.ts';
import { callLimits } from './call-limits.ts';
import type { TextOptions } from './text-writer.ts';
import type { Timeouts } from './timeouts.ts';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

/** Short enough for a test, long enough for a busy machine. */
const timeouts: Timeouts = {
  total: 8_000,
  firstChunk: 1_500,
  stall: 1_500,
  beforeRetry: [10, 20],
  waitAtMost: 2_500,
};

const providers = ['openai', 'anthropic', 'google', 'ollama', 'compatible'] as const;
type Provider = (typeof providers)[number];

const facts: Facts = {
  topic: { identifier: 'sellers', name: 'sellers', description: '' },
  place: { city: 'Austin', state: 'TX' },
  title: 'A title',
  answers: [],
  rememberedAnswers: [],
  sources: [],
};

function writerOf(provider: Provider, generous = timeouts) {
  const { address } = fake;
  return createAi(
    {
      text: `${provider}:test-model`,
      baseUrl: `${address}/compatible/v1`,
      apiKey: 'key-of-compatible',
      openaiKey: 'key-of-openai',
      anthropicKey: 'key-of-anthropic',
      googleKey: 'key-of-google',
    },
    {
      timeouts: generous,
      addresses: {
        openai: `${address}/openai/v1`,
        anthropic: `${address}/anthropic/v1`,
        google: `${address}/google/v1beta`,
        ollama: `${address}/ollama`,
        compatible: `${address}/compatible/v1`,
      },
    },
  ).text;
}

const write = (provider: Provider, options?: TextOptions) =>
  writerOf(provider).write(
    { kind: 'post', facts, prompt: 'Write a post about the porch.', schema: PieceDraft, seed: 1 },
    options,
  );

async function failureOf(provider: Provider, options?: TextOptions): Promise<AppError> {
  const error = await write(provider, options).then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(error.message).not.toMatch(/porch\.|key-of|undefined|\{/);
  return error;
}

describe.each(providers)('%s', (provider) => {
  test('is sent prompt, schema, model and key, and its answer is streamed, checked and counted', async () => {
    fake.next({ kind: 'answer', chunkDelay: 10 });
    const partials: Record<string, unknown>[] = [];
    const { value, usage } = await write(provider, {
      onPartial: (partial) => partials.push(partial),
    });
    expect(value.title.length).toBeGreaterThan(10);
    expect(value.hashtags.length).toBeGreaterThan(2);
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
    expect(partials.length).toBeGreaterThan(3);

    const [request] = fake.requests;
    expect(fake.requests).toHaveLength(1);
    expect(request?.model).toBe('test-model');
    expect(request?.isStreaming).toBe(true);
    expect(request?.prompt).toContain('Write a post about the porch.');
    expect(JSON.stringify(request?.schema)).toContain('imagePrompt');
    const key = provider === 'ollama' ? 'compatible' : provider;
    expect(JSON.stringify(request?.headers)).toContain(`key-of-${key}`);
  });

  test.each([
    [
      'unauthorized',
      { kind: 'unauthorized', status: 401 },
      'ai_unavailable',
      /didn’t accept our key/,
      1,
    ],
    [
      'unknown model',
      { kind: 'model-not-found' },
      'ai_unavailable',
      /doesn’t recognize the selected model/,
      1,
    ],
    ['exhausted quota', { kind: 'quota' }, 'ai_unavailable', /has hit its usage limit/, 1],
    [
      'rate limit',
      { kind: 'rate-limited', retryAfterSeconds: 0.02 },
      'ai_unavailable',
      /busy right now/,
      3,
    ],
    [
      'long rate limit',
      { kind: 'rate-limited', retryAfterSeconds: 60 },
      'ai_unavailable',
      /busy right now/,
      1,
    ],
    [
      'server error',
      { kind: 'server-error', status: 500 },
      'ai_unavailable',
      /trouble right now/,
      3,
    ],
    ['overload', { kind: 'server-error', status: 503 }, 'ai_unavailable', /trouble right now/, 3],
    ['a page of a proxy', { kind: 'html', status: 502 }, 'ai_unavailable', /trouble right now/, 3],
    [
      'a page that pretends to be an answer',
      { kind: 'html', status: 200 },
      'ai_bad_answer',
      /couldn’t use/,
      2,
    ],
    ['malformed JSON', { kind: 'malformed-json' }, 'ai_bad_answer', /couldn’t use/, 2],
    ['wrong shape', { kind: 'wrong-shape' }, 'ai_bad_answer', /couldn’t use/, 2],
    ['truncated answer', { kind: 'truncated' }, 'ai_bad_answer', /couldn’t use/, 2],
    ['empty answer', { kind: 'empty' }, 'ai_bad_answer', /couldn’t use/, 2],
    ['refusal', { kind: 'refusal' }, 'ai_refused', /declined/, 1],
    ['filter', { kind: 'refusal', by: 'filter' }, 'ai_refused', /declined/, 1],
    ['hang', { kind: 'hang' }, 'ai_timeout', /too long/, 1],
    ['stall in mid-stream', { kind: 'stall' }, 'ai_timeout', /too long/, 1],
    ['cut connection', { kind: 'cut' }, 'ai_unavailable', /lost the connection|can’t reach/, 3],
  ] as const)('%s', async (_, behaviour, code, message, asked) => {
    fake.always(behaviour);
    const error = await failureOf(provider);
    expect({ code: error.code, asked: fake.requests.length }).toEqual({ code, asked });
    expect(error.message).toMatch(message);
  });

  test('hears the rules as a system message, then the task, then what was wrong with its answer', async () => {
    fake.next({ kind: 'wrong-shape' });
    const usage = { inputTokens: 2_000, outputTokens: 40, cachedTokens: 1_500 };
    fake.next({ kind: 'answer', usage });
    const written = await writerOf(provider).write({
      kind: 'post',
      facts,
      system: 'The rules.',
      prompt: 'Stable words.\n\nThe task.',
      stable: 14,
      schema: PieceDraft,
      seed: 1,
    });
    expect(written.usage.cachedTokens).toBe(1_500);
    const body = JSON.stringify(fake.requests[1]?.body);
    const at = (words: string) => body.indexOf(words);
    expect(at('The task.')).toBeGreaterThan(at('Stable words.'));
    expect(at('A lovely spring for sellers')).toBeGreaterThan(at('The task.'));
    expect(at('was not the JSON object')).toBeGreaterThan(at('A lovely spring for sellers'));
    expect(body).toMatch(/"role":"(?:assistant|model)"/);
    if (provider !== 'google') expect(at('The rules.')).toBeLessThan(at('Stable words.'));
    // Anthropic keeps only what it is told to keep.
    expect(body.split('"cache_control"')).toHaveLength(provider === 'anthropic' ? 3 : 1);
  });

  test('a passing failure is not seen at all', async () => {
    fake.next({ kind: 'rate-limited', retryAfterSeconds: 0.02 }, { kind: 'server-error' });
    await expect(write(provider)).resolves.toHaveProperty('value.title');
    expect(fake.requests).toHaveLength(3);
  });

  test('a wrong shape is asked for once more, with a word about it, and the listener hears of it', async () => {
    fake.next({ kind: 'wrong-shape' });
    let restarts = 0;
    await write(provider, {
      onPartial: () => {},
      onRestart: () => {
        restarts += 1;
      },
    });
    expect(fake.requests[1]?.prompt).toContain('was not the JSON object');
    expect(restarts).toBe(1);
  });

  test('what a vendor reports amid its stream is judged like an answer', async () => {
    fake.always({ kind: 'quota', inStream: 'amid-text' });
    expect((await failureOf(provider)).code).toBe('ai_unavailable');
    expect(fake.requests.length).toBeLessThanOrEqual(provider === 'google' ? 3 : 1);
  });

  test('tokens of a rejected answer count too', async () => {
    const usage = { inputTokens: 1_000, outputTokens: 1_000 };
    fake.next(
      { kind: 'answer', text: '{}', usage },
      { kind: 'answer', usage: { inputTokens: 7, outputTokens: 7 } },
    );
    expect((await write(provider)).usage).toEqual({ inputTokens: 1_007, outputTokens: 1_007 });
  });

  test('every attempt says what it took, also one that is left in the middle', async () => {
    const told: number[] = [];
    const onTokens = (tokens: number) => told.push(tokens);
    const usage = { inputTokens: 300, outputTokens: 40 };
    fake.next(
      { kind: 'server-error' },
      { kind: 'answer', text: '{}', usage },
      { kind: 'answer', usage },
    );
    await write(provider, { onTokens });
    expect(told).toEqual([0, 340, 340]);

    told.length = 0;
    fake.always({ kind: 'answer', chunkDelay: 50 });
    const leaving = new AbortController();
    const writing = write(provider, {
      onTokens,
      signal: leaving.signal,
      onPartial: () => leaving.abort(new Error('left')),
    });
    await expect(writing).rejects.toThrow('left');
    // The prompt, and what little had come.
    expect(told).toHaveLength(1);
    expect(told[0]).toBeGreaterThanOrEqual('Write a post about the porch.'.length / 4);
  });

  test('a prompt beyond its limit never leaves', async () => {
    const order = { kind: 'post', facts, prompt: '', schema: PieceDraft, seed: 1 } as const;
    const ofLength = (length: number) =>
      writerOf(provider).write({ ...order, prompt: 'x'.repeat(length) });
    await expect(ofLength(callLimits.post.prompt + 1)).rejects.toMatchObject({ code: 'too_large' });
    expect(fake.requests).toEqual([]);
    await expect(ofLength(callLimits.post.prompt)).resolves.toHaveProperty('value.title');
  });

  test('a blank title is asked for again', async () => {
    const value = { title: ' ', content: 'x', hashtags: [], contentTags: [], imagePrompt: '' };
    fake.next({ kind: 'answer', value });
    await write(provider);
    expect(fake.requests).toHaveLength(2);
  });

  test('an answer without end is given up', async () => {
    fake.always({ kind: 'answer', text: `{"title":"${'x'.repeat(151_000)}"}` });
    // Reading so much takes its time on a busy machine.
    const generous = { ...timeouts, total: 25_000, firstChunk: 10_000, stall: 10_000 };
    const writing = writerOf(provider, generous).write({
      kind: 'post',
      facts,
      prompt: 'Write without end.',
      schema: PieceDraft,
      seed: 1,
    });
    await expect(writing).rejects.toMatchObject({ code: 'ai_bad_answer' });
  });

  test('an answer in a code fence is understood', async () => {
    fake.next({ kind: 'malformed-json', as: 'fenced' });
    await write(provider);
    expect(fake.requests).toHaveLength(1);
  });

  test('leaving ends the request at the provider and is not tried again', async () => {
    fake.always({ kind: 'answer', chunkDelay: 50 });
    const leaving = new AbortController();
    const writing = write(provider, {
      signal: leaving.signal,
      onPartial: () => leaving.abort(new Error('left')),
    });
    await expect(writing).rejects.toThrow('left');
    await expect.poll(() => fake.requests[0]?.wasAborted).toBe(true);
    expect(fake.requests).toHaveLength(1);
  });
});

test('all attempts together end at one deadline', async () => {
  fake.always({ kind: 'server-error' });
  const hurried = { ...timeouts, total: 400, beforeRetry: Array(50).fill(60) };
  const request = { kind: 'post', facts, prompt: 'p', schema: PieceDraft, seed: 1 } as const;
  await expect(writerOf('compatible', hurried).write(request)).rejects.toThrow();
  expect(fake.requests.length).toBeLessThan(20);

  fake.reset();
  fake.always({ kind: 'answer', chunkDelay: 100 });
  await expect(writerOf('compatible', hurried).write(request)).rejects.toMatchObject({
    code: 'ai_timeout',
  });
});

test('all attempts at a picture together end at one deadline', async () => {
  fake.always({ kind: 'server-error' });
  const hurried = { ...timeouts, total: 400, beforeRetry: Array(50).fill(60) };
  const { image } = createAi(
    {
      image: 'compatible:test-model',
      baseUrl: `${fake.address}/compatible/v1`,
      apiKey: 'secret-key',
    },
    { timeouts: hurried },
  );
  await expect(
    image.draw({ subject: 'A porch' }, { width: 1_600, height: 1_200 }),
  ).rejects.toThrow();
  expect(fake.requests.length).toBeGreaterThan(1);
  expect(fake.requests.length).toBeLessThan(20);
});

describe('waiting as long as the provider asks', () => {
  // The last attempt of the test before may still be on its way. It must not take what is meant for these.
  beforeAll(async () => {
    const before = fake;
    fake = await startFakeProvider();
    await before.close();
  });

  test('Retry-After in seconds is honoured', async () => {
    fake.next({ kind: 'rate-limited', retryAfterSeconds: 1, header: 'retry-after' });
    const started = Date.now();
    await write('openai');
    expect(Date.now() - started).toBeGreaterThanOrEqual(950);
  });

  test('a wait that is too long is told to the person instead', async () => {
    fake.always({ kind: 'rate-limited', retryAfterSeconds: 30, header: 'retry-after' });
    expect((await failureOf('openai')).retryAfter).toBe(30);
  });
});
