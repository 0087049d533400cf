import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { expectLeavingToEndCall } from '#server/testing/leave-call.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { postRequest } from './testing/requests.ts';

/** Callers who send much, and callers who leave. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;
let lines: string[];

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake, lines } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

describe('limits of what was sent', () => {
  test('a long answer as text is used whole', async () => {
    const client = await app.newUser();
    const currentAnswers = `Q: a\nA: ${'long '.repeat(1_500)}`;
    const response = await client.post('/api/generate', { ...postRequest, currentAnswers });
    expect(response.statusCode).toBe(200);
    expect(response.json().posts[0].shapedBy.answers[0].answer.length).toBeGreaterThan(7_000);
  });

  test('the title of a long own subject comes back as it was given', async () => {
    const client = await app.newUser();
    const body = { ...postRequest, topicId: 'custom', customTopic: 'a'.repeat(300) };
    const { title } = (await client.post('/api/questions', body)).json();
    const response = await client.post('/api/generate', { ...body, selectedTitle: title });
    expect(response.statusCode).toBe(200);
  });

  test('a revision keeps the title of the post, and a picture in it does no harm', async () => {
    const client = await app.newUser();
    const picture = `<img src="data:image/png;base64,${'A'.repeat(1_500_000)}">`;
    const originalPost = {
      ...postRequest,
      title: 'My own title',
      content: `<p>Text</p>${picture}`,
      hashtags: [],
      topic: 'sellers',
    };
    const revisionContext = { originalPost, revisionRequest: 'Shorter' };
    const { posts } = (
      await client.post('/api/revise', { ...postRequest, revisionContext })
    ).json();
    expect(posts[0].shapedBy.title).toBe('My own title');
    expect(posts[0].shapedBy.template).toBeUndefined();
    expect(fake.requests[0]?.prompt).not.toContain('AAAA');
  });
});

describe('leaving', () => {
  test.each([
    ['/api/generate', 'application/json'],
    ['/api/generate', 'text/event-stream'],
    ['/api/questions', 'application/json'],
  ])('%s (%s) ends the request at the provider and frees the slot', async (url, accept) => {
    await expectLeavingToEndCall(app, fake, { url, body: postRequest, accept });
    expect(lines.join('')).not.toContain('"level":50');
  });
});
