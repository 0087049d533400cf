import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { answerWith, postRequest } from './testing/requests.ts';

/** A model whose text should not be published writes it once more. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

test('a text with wording to avoid is sent back once with the reasons', async () => {
  const client = await app.newUser();
  fake.next(
    answerWith('<p>Perfect for families, with a yard.</p>'),
    answerWith('<p>Four bedrooms and a yard.</p>'),
  );
  const { posts } = (await client.post('/api/generate', postRequest)).json();
  expect(posts[0].content).toBe('<p>Four bedrooms and a yard.</p>');
  expect(posts[0].flags).toEqual([]);
  expect(fake.requests).toHaveLength(2);
  expect(fake.requests[1]?.prompt).toMatch(/perfect for families/i);
});

test('what remains after that is flagged on the post', async () => {
  const client = await app.newUser();
  fake.always(answerWith('<p>Perfect for families, with a yard.</p>'));
  const { posts } = (await client.post('/api/generate', postRequest)).json();
  expect(fake.requests).toHaveLength(2);
  expect(posts[0].flags).toMatchObject([
    {
      severity: 'avoid',
      where: 'content',
      text: 'Perfect for families',
      why: expect.any(String),
    },
  ]);
});

test('when the second version fails the first is kept, flagged', async () => {
  const client = await app.newUser();
  fake.next(answerWith('<p>Perfect for families, with a yard.</p>'), { kind: 'quota' });
  const response = await client.post('/api/generate', postRequest);
  expect(response.statusCode).toBe(200);
  expect(response.json().posts[0].flags).toHaveLength(1);
});
