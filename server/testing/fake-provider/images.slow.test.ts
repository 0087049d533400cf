import { APICallError, generateImage, NoImageGeneratedError } from 'ai';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { failureOf } from './ask.ts';
import { type Behaviour, type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { sdkProviders } from './sdk-models.ts';

let provider: FakeProvider;

beforeAll(async () => {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  provider = await startFakeProvider();
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

const imageModels = {
  'openai gpt-image': () => sdkProviders(provider.address).openai.image('gpt-image-1'),
  'openai dall-e': () => sdkProviders(provider.address).openai.image('dall-e-3'),
  google: () => sdkProviders(provider.address).google.image('gemini-2.5-flash-image'),
  compatible: () => sdkProviders(provider.address).compatible.imageModel('flux'),
};
const names = Object.keys(imageModels) as (keyof typeof imageModels)[];
type Name = (typeof names)[number];

function draw(name: Name, behaviour?: Behaviour, timeout = 60_000) {
  if (behaviour) provider.next(behaviour);
  // Gemini knows no sizes, only ratios.
  const shape = name === 'google' ? { aspectRatio: '1:1' as const } : { size: '512x256' as const };
  return generateImage({
    model: imageModels[name](),
    prompt: 'A house with tulips',
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(timeout),
    ...shape,
  });
}

/** Width and height as a PNG's header has them. */
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe.each(names)('%s', (name) => {
  test('an image arrives in the size that was asked for', async () => {
    const { image, images } = await draw(name);
    expect(images).toHaveLength(1);
    expect(image.mediaType).toBe('image/png');
    expect(sizeOf(image.uint8Array)).toEqual(name === 'google' ? [1024, 1024] : [512, 256]);
    expect(provider.requests[0]).toMatchObject({
      prompt: 'A house with tulips',
      isStreaming: false,
    });
  });

  test.each([
    ['unauthorized', name === 'google' ? 400 : 401, false],
    ['rate-limited', 429, true],
    ['quota', 429, true],
    ['server-error', 500, true],
    ['model-not-found', 404, false],
    ['html', 200, false],
    ['cut', 200, true],
  ] as const)('%s is an error with status %s', async (kind, statusCode, isRetryable) => {
    const error = await failureOf(() => draw(name, { kind }));
    expect(APICallError.isInstance(error)).toBe(true);
    expect(error).toMatchObject({ statusCode, isRetryable });
  });

  test('a refused prompt gives no image', async () => {
    const error = await failureOf(() => draw(name, { kind: 'refusal' }));
    if (name === 'google') {
      expect(NoImageGeneratedError.isInstance(error)).toBe(true);
      const { calls } = error as NoImageGeneratedError;
      expect(calls?.[0]?.providerMetadata?.google).toMatchObject({ finishReason: 'IMAGE_SAFETY' });
    } else {
      expect(error).toMatchObject({ statusCode: 400, isRetryable: false });
      expect((error as APICallError).responseBody).toMatch(
        name === 'openai dall-e' ? 'content_policy_violation' : 'moderation_blocked',
      );
    }
  });

  test('an empty answer gives no image', async () => {
    const error = await failureOf(() => draw(name, { kind: 'empty' }));
    expect(NoImageGeneratedError.isInstance(error)).toBe(true);
  });

  test.each(['hang', 'stall'] as const)('a %s is left after the timeout', async (kind) => {
    const error = await failureOf(() => draw(name, { kind }, 300));
    expect(error).toMatchObject({ name: 'TimeoutError' });
    await vi.waitFor(() => expect(provider.requests[0]?.wasAborted).toBe(true));
  });

  test('bytes that are no image come under the name of one', async () => {
    const { image } = await draw(name, { kind: 'not-an-image' });
    expect(image.mediaType).toBe('image/png');
    expect(Buffer.from(image.uint8Array).toString()).toContain('not a picture');
  });

  test('an image can be as heavy as one likes', async () => {
    const { image } = await draw(name, { kind: 'oversized', bytes: 2_000_000 });
    expect(image.uint8Array).toHaveLength(2_000_000);
    expect(sizeOf(image.uint8Array)).toEqual([64, 64]);
  });

  test('a behaviour that only texts can have is named in the error', async () => {
    const error = await failureOf(() => draw(name, { kind: 'truncated' }));
    expect(error).toMatchObject({ message: expect.stringContaining('no "truncated"') });
  });
});

describe('links to images', () => {
  test('a compatible server may send a link back to itself', async () => {
    const { image } = await draw('compatible', { kind: 'answer', delivery: 'url' });
    expect(sizeOf(image.uint8Array)).toEqual([512, 256]);
    const wrong = await draw('compatible', { kind: 'not-an-image', delivery: 'url' });
    expect(Buffer.from(wrong.image.uint8Array).toString()).toContain('not a picture');
  });

  test('dall-e sends links to whoever does not ask for the bytes', async () => {
    const response = await fetch(`${provider.address}/openai/v1/images/generations`, {
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'dall-e-2', prompt: 'A house', size: '256x256', n: 2 }),
    });
    const { data } = (await response.json()) as { data: { url: string }[] };
    expect(data).toHaveLength(2);
    const file = await fetch(data[0]?.url ?? '');
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(sizeOf(await file.bytes())).toEqual([256, 256]);
  });

  test('an unknown file is not found', async () => {
    expect((await fetch(`${provider.address}/files/nothing.png`)).status).toBe(404);
  });
});
