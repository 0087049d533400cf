import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { postRequest } from './testing/requests.ts';

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

describe('POST /api/questions', () => {
  test('answers questions, the title of the piece and tags', async () => {
    const client = await app.newUser();
    fake.next({
      kind: 'answer',
      value: { questions: ['One?', ' Two? ', ''], contentTags: ['Selling'] },
    });
    const response = await client.post('/api/questions', postRequest);
    const { questions, title, contentTags } = response.json();
    expect(questions).toEqual(['One?', 'Two?']);
    expect(title).toContain('Austin');
    expect(contentTags.length).toBeGreaterThanOrEqual(3);
  });
});

test('questions go to the smaller model where one is set, texts never', async () => {
  const ai = createAi({
    text: 'compatible:large',
    textSmall: 'compatible:small',
    baseUrl: `${fake.address}/compatible/v1`,
    apiKey: 'k',
  });
  const both = await createTestApp({ deps: { ai } });
  const client = await both.newUser();
  await client.post('/api/questions', postRequest);
  await client.post('/api/blog/question', {
    topic: 'sellers',
    location: 'Austin',
    state: 'TX',
    title: 'Papers first',
  });
  await client.post('/api/generate', postRequest);
  expect(fake.requests.map(({ model }) => model)).toEqual(['small', 'small', 'large']);
  await both.close();
});
