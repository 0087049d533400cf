import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { request } from './testing/requests.ts';

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
    const response = await client.post('/api/questions', request);
    const { questions, title, contentTags } = response.json();
    expect(questions).toEqual(['One?', 'Two?']);
    expect(title).toContain('Austin');
    expect(contentTags.length).toBeGreaterThanOrEqual(3);
  });
});
