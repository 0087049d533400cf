import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { createAi } from './ai.ts';
import { callLimits } from './call-limits.ts';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const models = {
  openai: 'gpt-image-2',
  google: 'gemini-3.1-flash-image-preview',
  compatible: 'pictures',
};
type Provider = keyof typeof models;
const providers = Object.keys(models) as Provider[];

function illustratorOf(provider: Provider, waits = 1_500) {
  const { address } = fake;
  return createAi(
    {
      image: `${provider}:${models[provider]}`,
      baseUrl: `${address}/compatible/v1`,
      apiKey: 'key-of-compatible',
      openaiKey: 'key-of-openai',
      googleKey: 'key-of-google',
      text: 'builtin',
    },
    {
      timeouts: {
        total: waits,
        firstChunk: waits,
        stall: waits,
        beforeRetry: [5, 5],
        waitAtMost: 100,
      },
      addresses: { openai: `${address}/openai/v1`, google: `${address}/google/v1beta` },
    },
  ).image;
}

const size = { width: 1600, height: 1200 };
const draw = (provider: Provider, signal?: AbortSignal) =>
  illustratorOf(provider).draw({ subject: 'A porch at dusk' }, size, { signal });

describe.each(providers)('%s', (provider) => {
  test('tells what each attempt counts as: one that was refused as nothing', async () => {
    const told: number[] = [];
    fake.next({ kind: 'server-error' });
    await illustratorOf(provider).draw({ subject: 'A porch' }, size, {
      onTokens: (each) => told.push(each),
    });
    expect(told[0]).toBe(0);
    expect(told[1]).toBeGreaterThan(callLimits.image.answer);
    expect(told[1]).toBeLessThan(callLimits.image.answer + 200);
  });

  test('is never sent a prompt beyond the limit', async () => {
    const drawing = illustratorOf(provider).draw(
      { subject: 'x'.repeat(callLimits.image.prompt + 1) },
      size,
    );
    await expect(drawing).rejects.toMatchObject({ code: 'too_large' });
    expect(fake.requests).toEqual([]);
  });

  test('gets the prompt and gives a picture', async () => {
    const picture = await draw(provider);
    expect(picture.mediaType).toBe('image/png');
    expect(picture.bytes.length).toBeGreaterThan(50);
    expect(fake.requests[0]?.prompt).toContain('A porch at dusk');
    expect(fake.requests[0]?.model).toBe(models[provider]);
  });

  test.each([
    ['unauthorized', { kind: 'unauthorized', status: 401 }, 'ai_unavailable', 1],
    ['quota', { kind: 'quota' }, 'ai_unavailable', 1],
    ['rate limit', { kind: 'rate-limited', retryAfterSeconds: 0.01 }, 'ai_unavailable', 3],
    ['server error', { kind: 'server-error' }, 'ai_unavailable', 3],
    ['a page instead of an answer', { kind: 'html', status: 200 }, 'ai_bad_answer', 2],
    ['refusal', { kind: 'refusal' }, 'ai_refused', 1],
    ['hang', { kind: 'hang' }, 'ai_timeout', 1],
    ['cut connection', { kind: 'cut' }, 'ai_unavailable', 3],
    ['bytes that are no picture', { kind: 'not-an-image' }, 'ai_bad_answer', 2],
  ] as const)('%s', async (_, behaviour, code, asked) => {
    fake.always(behaviour);
    await expect(draw(provider)).rejects.toMatchObject({ code });
    expect(fake.requests).toHaveLength(asked);
  });

  test('a picture of more than 20 MB', async () => {
    fake.always({ kind: 'oversized', bytes: 21_000_000 });
    // Reading so much takes its time on a busy machine.
    const drawing = illustratorOf(provider, 20_000).draw({ subject: 'A porch at dusk' }, size);
    await expect(drawing).rejects.toMatchObject({ code: 'ai_bad_answer' });
    expect(fake.requests).toHaveLength(2);
  });

  test('leaving ends the request at the provider', async () => {
    fake.always({ kind: 'hang' });
    const drawing = draw(provider, AbortSignal.timeout(200));
    await expect(drawing).rejects.toThrow();
    await expect.poll(() => fake.requests[0]?.wasAborted).toBe(true);
  });
});

test('without a key our own illustrator draws', async () => {
  const { image } = createAi({});
  const { bytes, mediaType } = await image.draw(
    { subject: 'anything' },
    { width: 400, height: 300 },
  );
  expect(image.provider).toBe('builtin');
  expect(mediaType).toBe('image/png');
  expect(bytes.length).toBeGreaterThan(1_000);
});
