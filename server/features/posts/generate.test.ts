import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { answerWith, postRequest } from './testing/requests.ts';

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

describe('POST /api/generate', () => {
  test('answers exactly one post that knows who wrote it and what shaped it', async () => {
    const client = await app.newUser();
    fake.next(answerWith('<p>Start with the papers.</p><script>alert(1)</script>'));
    const response = await client.post('/api/generate', {
      ...postRequest,
      userAnswers: [
        { question: 'Which area?', answer: 'East side' },
        { question: 'Anything else?', answer: '' },
      ],
    });
    expect(response.statusCode).toBe(200);
    const { posts } = response.json();
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'What to finish before your Austin home goes live',
      content: '<p>Start with the papers.</p>',
      hashtags: ['AustinHomes', 'SellingTips'],
      contentTags: ['sellers', 'checklist', 'texas'],
      topic: 'sellers',
      location: 'Austin',
      state: 'TX',
      imagePrompt: 'A porch at dusk.',
      writer: { provider: 'compatible', model: 'test-model', ms: expect.any(Number) },
      shapedBy: { answers: [{ question: 'Which area?', answer: 'East side' }], memory: [] },
      flags: [],
    });
    expect(posts[0].writer.inputTokens).toBeGreaterThan(0);
    expect(posts[0].shapedBy.title).toContain('Austin');
    expect(posts[0].shapedBy.template).toEqual(expect.any(String));
    expect(fake.requests[0]?.prompt).toContain('East side');
    expect(fake.requests[0]?.prompt).toContain(posts[0].shapedBy.title);
  });

  test('keeps what was generated with the account, writer and all', async () => {
    const client = await app.newUser();
    const { posts } = (await client.post('/api/generate', postRequest)).json();
    const { rows } = await app.pool.query(
      'select topic, location, posts from posts where user_id = $1',
      [client.user?.id],
    );
    expect(rows).toEqual([{ topic: 'sellers', location: 'Austin', posts }]);
  });

  test('a title that was not had yet is picked, until all were used', async () => {
    const client = await app.newUser();
    const titles = new Set<string>();
    for (let round = 0; round < 13; round++) {
      const { posts } = (await client.post('/api/generate', postRequest)).json();
      titles.add(posts[0].shapedBy.title);
    }
    expect(titles.size).toBe(13);
    const again = (await client.post('/api/generate', postRequest)).json();
    expect(titles).toContain(again.posts[0].shapedBy.title);
  });

  test('a selected title is used as it is and remembered raw', async () => {
    const client = await app.newUser();
    const selectedTitle = 'How long does it take to sell a home in Austin?';
    const { posts } = (
      await client.post('/api/generate', { ...postRequest, selectedTitle })
    ).json();
    expect(posts[0].shapedBy.title).toBe(selectedTitle);
    const { rows } = await app.pool.query('select title from used_titles where user_id = $1', [
      client.user?.id,
    ]);
    expect(rows).toEqual([{ title: 'How long does it take to sell a home in {location}?' }]);
  });

  test('an own subject works without a topic', async () => {
    const client = await app.newUser();
    const body = { ...postRequest, topicId: 'custom', customTopic: 'Porch swings' };
    const { posts } = (await client.post('/api/generate', body)).json();
    expect(posts[0].topic).toBe('Porch swings');
    expect(fake.requests[0]?.prompt).toContain('Porch swings');
  });

  test.each([
    [{ location: ' ' }, 'Location is required'],
    [{ state: 'T' }, 'State must be at least 2 characters'],
    [{ topicId: 'custom' }, 'Please enter a subject'],
  ])('refuses %j with "%s"', async (change, message) => {
    const client = await app.newUser();
    const response = await client.post('/api/generate', { ...postRequest, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(fake.requests).toEqual([]);
  });

  test('a topic that is gone is 404, a foreign userId 403', async () => {
    const client = await app.newUser();
    expect(
      (await client.post('/api/generate', { ...postRequest, topicId: 'nope' })).statusCode,
    ).toBe(404);
    expect(
      (await client.post('/api/generate', { ...postRequest, topicId: 999999 })).statusCode,
    ).toBe(404);
    expect((await client.post('/api/generate', { ...postRequest, userId: 1 })).statusCode).toBe(
      403,
    );
  });

  test('neither prompt nor key nor text is ever in the log, also when the provider fails', async () => {
    const client = await app.newUser();
    const body = {
      ...postRequest,
      userAnswers: [{ question: 'q', answer: 'a very private answer' }],
    };
    await client.post('/api/generate', body);
    for (const kind of ['server-error', 'malformed-json', 'html', 'refusal'] as const) {
      fake.reset();
      fake.always({ kind });
      await client.post('/api/generate', body);
    }
    const log = lines.join('');
    expect(log).toContain('/api/generate');
    expect(log).not.toMatch(/very private|secret-key|copywriter/);
  });

  test('a retried call with the same key is charged once', async () => {
    const client = await app.newUser();
    const key = { 'idempotency-key': 'one-and-the-same-key' };
    const first = await client.post('/api/generate', postRequest, key);
    const second = await client.post('/api/generate', postRequest, key);
    expect(second.json()).toEqual(first.json());
    expect(fake.requests).toHaveLength(1);
  });

  test('three pieces at once are written for a user, a fourth has to wait', async () => {
    const client = await app.newUser();
    fake.always({ kind: 'answer', firstChunkDelay: 800 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.post('/api/generate', postRequest)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 429]);
    expect((await client.post('/api/generate', postRequest)).statusCode).toBe(200);
  });
});
