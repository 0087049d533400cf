import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAiOf, providersOfTexts } from '#server/testing/fake-provider/fake-ai.ts';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { events, postRequest } from './testing/requests.ts';

/** Every provider, from the request to the last event. */

let generation: GenerationApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

describe.each(providersOfTexts)('%s', (provider) => {
  test('writes a post and streams it', async () => {
    const served = await createTestApp({ deps: { ai: createAiOf(provider, fake) } });
    const client = await served.newUser();
    const { posts } = (await client.post('/api/generate', postRequest)).json();
    expect(posts[0].writer).toMatchObject({ provider, model: 'some-model' });
    expect(posts[0].writer.outputTokens).toBeGreaterThan(0);
    fake.next({ kind: 'answer', chunkDelay: 10 });
    const told = readEvents((await client.post('/api/generate', postRequest, events)).body);
    expect(told[0]?.event).toBe('start');
    expect(told.filter(({ event }) => event === 'delta').length).toBeGreaterThan(3);
    expect(told.at(-1)?.event).toBe('done');
    expect((await client.get('/api/ai/status')).json().text).toEqual({
      provider,
      model: 'some-model',
      isBuiltin: false,
    });
    await served.close();
  });
});
