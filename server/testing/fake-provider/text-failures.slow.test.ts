import {
  APICallError,
  InvalidResponseDataError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  StreamProviderError,
} from 'ai';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask, askStreaming, failureOf } from './ask.ts';
import { type Behaviour, type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { type TextModelName, textModelNames } from './sdk-models.ts';

let provider: FakeProvider;

beforeAll(async () => {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  provider = await startFakeProvider();
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

/** Milliseconds until a test gives up on a silent provider: at once, and after some text. */
const timeouts = { short: 200, forText: 700 };

async function fail(name: TextModelName, behaviour: Behaviour) {
  provider.always(behaviour);
  const { address } = provider;
  const whole = await failureOf(async () => (await ask(address, name, { timeout: 2000 })).output);
  const streamed = await askStreaming(address, name, { timeout: 2000 });
  return { whole, streamed };
}

const isGoogle = (name: TextModelName) => name === 'google';
const isAnthropic = (name: TextModelName) => name.startsWith('anthropic');
const isOpenai = (name: TextModelName) => name.startsWith('openai');

/** Formats whose stream ends in silence when the end is missing; the others report it. */
const endsSilently = (name: TextModelName) => isOpenai(name) || isGoogle(name);

describe.each(textModelNames)('%s', (name) => {
  /** Errors before the stream began: thrown at once, or reported to onError alone. */
  async function expectCallError(behaviour: Behaviour, expected: object) {
    const { whole, streamed } = await fail(name, behaviour);
    expect(APICallError.isInstance(whole)).toBe(true);
    expect(whole).toMatchObject(expected);
    expect(streamed.reported).toHaveLength(1);
    expect(streamed.reported[0]).toMatchObject(expected);
    expect(streamed.thrown).toBeUndefined();
    expect(NoOutputGeneratedError.isInstance(streamed.rejected)).toBe(true);
    return whole as APICallError;
  }

  test('a refused key is not worth a retry', async () => {
    const statusCode = isGoogle(name) ? 400 : 401;
    const error = await expectCallError(
      { kind: 'unauthorized' },
      { statusCode, isRetryable: false },
    );
    if (isGoogle(name)) expect(error.responseBody).toContain('API_KEY_INVALID');
    await expectCallError({ kind: 'unauthorized', status: 401 }, { statusCode: 401 });
  });

  test('a rate limit says when to come back', async () => {
    const limited = { kind: 'rate-limited', retryAfterSeconds: 7 } as const;
    const error = await expectCallError(limited, { statusCode: 429, isRetryable: true });
    if (isGoogle(name)) expect(error.responseBody).toContain('"retryDelay":"7s"');
    else expect(error.responseHeaders?.['retry-after']).toBe('7');

    const precise = await expectCallError({ ...limited, header: 'retry-after-ms' }, {});
    expect(precise.responseHeaders?.['retry-after-ms']).toBe('7000');
  });

  test('an exhausted quota is told in the vendor’s own way', async () => {
    const expected = isAnthropic(name)
      ? { statusCode: 400, isRetryable: false }
      : { statusCode: 429, isRetryable: true };
    const { responseBody } = await expectCallError({ kind: 'quota' }, expected);
    if (isAnthropic(name)) expect(responseBody).toContain('credit balance is too low');
    else if (isGoogle(name)) expect(responseBody).toContain('PerDay');
    else expect(responseBody).toContain('"code":"insufficient_quota"');
  });

  test.each([500, 503, 529] as const)('a server error %s may be retried', async (status) => {
    await expectCallError(
      { kind: 'server-error', status },
      { statusCode: status, isRetryable: true },
    );
  });

  test('an unknown model is not found', async () => {
    await expectCallError({ kind: 'model-not-found' }, { statusCode: 404, isRetryable: false });
  });

  test('an error inside the stream is reported, amid the text as a stream error', async () => {
    const early = { kind: 'server-error', inStream: 'before-text' } as const;
    const before = (await fail(name, early)).streamed;
    expect(before.reported).toHaveLength(1);
    expect(before.partials).toEqual([]);

    const amid = (await fail(name, { ...early, inStream: 'amid-text' })).streamed;
    expect(StreamProviderError.isInstance(amid.reported[0])).toBe(true);
    expect(amid.finishReason).toBe('error');
    expect(amid.partials.length).toBeGreaterThan(0);
    expect(amid.thrown).toBeUndefined();
  });

  test('a web page of success is no answer', async () => {
    const { whole, streamed } = await fail(name, { kind: 'html' });
    const expected = { message: 'Invalid JSON response', statusCode: 200, isRetryable: false };
    expect(whole).toMatchObject(expected);
    expectNoEnd(streamed);
  });

  test('a web page of a broken gateway may be retried', async () => {
    await expectCallError(
      { kind: 'html', status: 502 },
      { statusCode: 502, isRetryable: true, data: undefined },
    );
  });

  /** Text that came in full but is no object: nothing is reported, only the output fails. */
  async function expectNoObject(behaviour: Behaviour, finishReason: string) {
    const { whole, streamed } = await fail(name, behaviour);
    for (const error of [whole, streamed.rejected]) {
      expect(NoObjectGeneratedError.isInstance(error)).toBe(true);
      expect(error).toMatchObject({ finishReason });
      expect((error as NoObjectGeneratedError).usage?.inputTokens).toBeGreaterThan(0);
    }
    expect(streamed.reported).toEqual([]);
    expect(streamed.finishReason).toBe(finishReason);
    return whole as NoObjectGeneratedError;
  }

  test.each(['damaged', 'fenced', 'chatty'] as const)('%s JSON is no object', async (as) => {
    const error = await expectNoObject({ kind: 'malformed-json', as }, 'stop');
    expect(error.message).toContain('could not parse');
  });

  test('JSON of another shape is no object', async () => {
    const error = await expectNoObject({ kind: 'wrong-shape' }, 'stop');
    expect(error.message).toContain('did not match schema');
  });

  test('a truncated answer says that it was too long', async () => {
    await expectNoObject({ kind: 'truncated' }, 'length');
  });

  test('an answer without content is no object', async () => {
    await expectNoObject({ kind: 'empty' }, 'stop');
  });

  test('a response without a body is no answer', async () => {
    const { whole, streamed } = await fail(name, { kind: 'empty', of: 'body' });
    expect(whole).toMatchObject({ message: 'Invalid JSON response', isRetryable: false });
    expectNoEnd(streamed);
  });

  test.each(['model', 'filter'] as const)('a refusal by the %s is a content filter', async (by) => {
    const { whole, streamed } = await fail(name, { kind: 'refusal', by });
    expect(streamed.finishReason).toBe('content-filter');
    expect(streamed.rejected).toMatchObject({ finishReason: 'content-filter' });
    // Only OpenAI's models put their refusal into words, which then fail to be an object.
    if (isOpenai(name) && by === 'model') {
      expect(whole).toMatchObject({ finishReason: 'content-filter', text: expect.any(String) });
    } else {
      expect(NoOutputGeneratedError.isInstance(whole)).toBe(true);
    }
  });

  test('a provider that never answers is left after the timeout', async () => {
    provider.always({ kind: 'hang' });
    await expectTimeout(timeouts.short);
  });

  test('a provider that falls silent amid the text is left after the timeout', async () => {
    provider.always({ kind: 'stall' });
    const { partials } = await expectTimeout(timeouts.forText);
    expect(partials.length).toBeGreaterThan(0);
  });

  async function expectTimeout(timeout: number) {
    const whole = await failureOf(() => ask(provider.address, name, { timeout: timeouts.short }));
    expect(whole).toMatchObject({ name: 'TimeoutError' });
    const streamed = await askStreaming(provider.address, name, { timeout });
    expect(streamed.rejected).toMatchObject({ name: 'TimeoutError' });
    // Neither reported nor thrown: a partial stream just ends.
    expect(streamed.reported).toEqual([]);
    expect(streamed.thrown).toBeUndefined();
    return streamed;
  }

  test('a slow provider answers in the end', async () => {
    provider.always({ kind: 'slow', delay: 150 });
    const before = Date.now();
    expect((await ask(provider.address, name)).finishReason).toBe('stop');
    expect((await askStreaming(provider.address, name)).finishReason).toBe('stop');
    expect(Date.now() - before).toBeGreaterThanOrEqual(300);
  });

  test('a cut connection may be retried, and breaks out of the partial stream', async () => {
    const { whole, streamed } = await fail(name, { kind: 'cut' });
    expect(APICallError.isInstance(whole)).toBe(true);
    expect(whole).toMatchObject({ isRetryable: true });
    expect(streamed.partials.length).toBeGreaterThan(0);
    expect(streamed.thrown).toMatchObject({ isRetryable: true });
    expect(streamed.reported).toEqual([]);
    expect(provider.requests.some(({ wasAborted }) => wasAborted)).toBe(false);
  });

  test('a connection cut before the headers may be retried', async () => {
    await expectCallError(
      { kind: 'cut', before: 'headers' },
      { statusCode: undefined, isRetryable: true },
    );
  });

  test('an answer that ends early without an error is no object', async () => {
    const { whole, streamed } = await fail(name, { kind: 'cut', cleanly: true });
    expect(whole).toMatchObject({ message: 'Invalid JSON response' });
    expect(streamed.partials.length).toBeGreaterThan(0);
    expect(NoObjectGeneratedError.isInstance(streamed.rejected)).toBe(true);
    expect(['interrupted', 'error']).toContain(streamed.finishReason);
  });

  function expectNoEnd(streamed: Awaited<ReturnType<typeof askStreaming>>) {
    expect(streamed.rejected).toBeDefined();
    if (endsSilently(name)) {
      expect(streamed.finishReason).toBe('interrupted');
      expect(streamed.reported).toEqual([]);
    } else if (isAnthropic(name)) {
      expect(NoOutputGeneratedError.isInstance(streamed.reported[0])).toBe(true);
    } else {
      expect(InvalidResponseDataError.isInstance(streamed.reported[0])).toBe(true);
    }
  }
});
