import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createWritingApp, type WritingApp } from '#server/testing/writing-app.ts';

let writing: WritingApp;
let app: TestApp;
let fake: FakeProvider;
let lines: string[];
/** The same with our own writer. */
let keyless: TestApp;

beforeAll(async () => {
  writing = await createWritingApp();
  ({ app, fake, lines } = writing);
  keyless = await createTestApp();
});
afterEach(() => writing.reset());
afterAll(async () => {
  await keyless.close();
  await writing.close();
});

const request = { topicId: 'sellers', location: 'Austin', state: 'TX' };
const events = { accept: 'text/event-stream' };

/** A valid answer with the given content. */
const answerWith = (content: string, more: object = {}) => ({
  kind: 'answer' as const,
  value: {
    title: 'What to finish before your Austin home goes live',
    content,
    hashtags: ['#AustinHomes', 'Selling Tips'],
    contentTags: ['Sellers', 'Checklist', 'Texas'],
    imagePrompt: 'A porch at dusk.',
    ...more,
  },
});

describe('POST /api/generate', () => {
  test('answers exactly one post that knows who wrote it and what shaped it', async () => {
    const client = await app.newUser();
    fake.next(answerWith('<p>Start with the papers.</p><script>alert(1)</script>'));
    const response = await client.post('/api/generate', {
      ...request,
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
    const { posts } = (await client.post('/api/generate', request)).json();
    const { rows } = await app.pool.query(
      'select topic, location, posts from posts where user_id = $1',
      [client.user?.id],
    );
    expect(rows).toEqual([{ topic: 'sellers', location: 'Austin', posts }]);
  });

  test('streams start, deltas as plain text, and one done', async () => {
    const client = await app.newUser();
    const response = await client.post('/api/generate', request, events);
    expect(response.headers['content-type']).toContain('text/event-stream');
    expect(response.headers['content-encoding']).toBeUndefined();
    const told = readEvents(response.body);
    expect(told[0]).toMatchObject({
      event: 'start',
      data: { writer: { provider: 'compatible', model: 'test-model' } },
    });
    const text = told
      .filter(({ event, data }) => event === 'delta' && data.field === 'content')
      .map(({ data }) => data.text)
      .join('');
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/<\w|&amp;/);
    expect(told.at(-1)).toMatchObject({ event: 'done', data: { posts: [expect.any(Object)] } });
    expect(told.filter(({ event }) => event === 'done' || event === 'error')).toHaveLength(1);
  });

  test('a failure before the first word is an ordinary answer, after it an event', async () => {
    const client = await app.newUser();
    fake.always({ kind: 'unauthorized', status: 401 });
    const before = await client.post('/api/generate', request, events);
    expect(before.statusCode).toBe(503);
    expect(before.json()).toMatchObject({ code: 'ai_unavailable' });

    fake.reset();
    fake.always({ kind: 'stall', afterChunks: 20 });
    const after = await client.post('/api/generate', request, events);
    expect(after.statusCode).toBe(200);
    expect(readEvents(after.body).at(-1)).toEqual({
      event: 'error',
      data: { code: 'ai_timeout', message: 'The AI service took too long. Please try again.' },
    });
  });

  test('a wrong shape makes the stream begin anew', async () => {
    const client = await app.newUser();
    fake.next({ kind: 'wrong-shape' });
    const told = readEvents((await client.post('/api/generate', request, events)).body);
    expect(told.map(({ event }) => event)).toContain('restart');
    expect(told.at(-1)?.event).toBe('done');
  });

  test('a text with wording to avoid is sent back once with the reasons', async () => {
    const client = await app.newUser();
    fake.next(
      answerWith('<p>Perfect for families, with a yard.</p>'),
      answerWith('<p>Four bedrooms and a yard.</p>'),
    );
    const { posts } = (await client.post('/api/generate', request)).json();
    expect(posts[0].content).toBe('<p>Four bedrooms and a yard.</p>');
    expect(posts[0].flags).toEqual([]);
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.prompt).toMatch(/perfect for families/i);
  });

  test('what remains after that is flagged on the post', async () => {
    const client = await app.newUser();
    fake.always(answerWith('<p>Perfect for families, with a yard.</p>'));
    const { posts } = (await client.post('/api/generate', request)).json();
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
    const response = await client.post('/api/generate', request);
    expect(response.statusCode).toBe(200);
    expect(response.json().posts[0].flags).toHaveLength(1);
  });

  test('a title that was not had yet is picked, until all were used', async () => {
    const client = await app.newUser();
    const titles = new Set<string>();
    for (let round = 0; round < 13; round++) {
      const { posts } = (await client.post('/api/generate', request)).json();
      titles.add(posts[0].shapedBy.title);
    }
    expect(titles.size).toBe(13);
    const again = (await client.post('/api/generate', request)).json();
    expect(titles).toContain(again.posts[0].shapedBy.title);
  });

  test('a selected title is used as it is and remembered raw', async () => {
    const client = await app.newUser();
    const selectedTitle = 'How long does it take to sell a home in Austin?';
    const { posts } = (await client.post('/api/generate', { ...request, selectedTitle })).json();
    expect(posts[0].shapedBy.title).toBe(selectedTitle);
    const { rows } = await app.pool.query('select title from used_titles where user_id = $1', [
      client.user?.id,
    ]);
    expect(rows).toEqual([{ title: 'How long does it take to sell a home in {location}?' }]);
  });

  test('an own subject works without a topic', async () => {
    const client = await app.newUser();
    const body = { ...request, topicId: 'custom', customTopic: 'Porch swings' };
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
    const response = await client.post('/api/generate', { ...request, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(fake.requests).toEqual([]);
  });

  test('a topic that is gone is 404, a foreign userId 403', async () => {
    const client = await app.newUser();
    expect((await client.post('/api/generate', { ...request, topicId: 'nope' })).statusCode).toBe(
      404,
    );
    expect((await client.post('/api/generate', { ...request, topicId: 999999 })).statusCode).toBe(
      404,
    );
    expect((await client.post('/api/generate', { ...request, userId: 1 })).statusCode).toBe(403);
  });

  test('neither prompt nor key nor text is ever in the log, also when the provider fails', async () => {
    const client = await app.newUser();
    const body = { ...request, userAnswers: [{ question: 'q', answer: 'a very private answer' }] };
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
    const first = await client.post('/api/generate', request, key);
    const second = await client.post('/api/generate', request, key);
    expect(second.json()).toEqual(first.json());
    expect(fake.requests).toHaveLength(1);
  });

  test('three pieces at once are written for a user, a fourth has to wait', async () => {
    const client = await app.newUser();
    fake.always({ kind: 'answer', firstChunkDelay: 800 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.post('/api/generate', request)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 429]);
    expect((await client.post('/api/generate', request)).statusCode).toBe(200);
  });
});

describe.each(['openai', 'anthropic', 'google', 'ollama', 'compatible'] as const)(
  '%s',
  (provider) => {
    test('writes a post and streams it', async () => {
      const { address } = fake;
      const keys = { apiKey: 'k', openaiKey: 'k', anthropicKey: 'k', googleKey: 'k' };
      const addresses = {
        openai: `${address}/openai/v1`,
        anthropic: `${address}/anthropic/v1`,
        google: `${address}/google/v1beta`,
        ollama: `${address}/ollama`,
      };
      const ai = createAi(
        { ...keys, text: `${provider}:some-model`, baseUrl: `${address}/compatible/v1` },
        { addresses },
      );
      const served = await createTestApp({ deps: { ai } });
      const client = await served.newUser();
      const { posts } = (await client.post('/api/generate', request)).json();
      expect(posts[0].writer).toMatchObject({ provider, model: 'some-model' });
      expect(posts[0].writer.outputTokens).toBeGreaterThan(0);
      fake.next({ kind: 'answer', chunkDelay: 10 });
      const told = readEvents((await client.post('/api/generate', request, events)).body);
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
  },
);

describe('POST /api/revise', () => {
  const originalPost = {
    title: 'Old title',
    content: '<p>Old text about the porch.</p>',
    hashtags: ['One'],
    topic: 'sellers',
    location: 'Austin',
    state: 'TX',
  };

  test('gives the model the old text and the request', async () => {
    const client = await app.newUser();
    const revisionContext = { originalPost, revisionRequest: 'Make it shorter' };
    const response = await client.post('/api/revise', { ...request, revisionContext });
    expect(response.json().posts).toHaveLength(1);
    expect(fake.requests[0]?.prompt).toContain('Old text about the porch.');
    expect(fake.requests[0]?.prompt).toContain('Make it shorter');
    const { rowCount } = await app.pool.query('select 1 from used_titles where user_id = $1', [
      client.user?.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test('refuses a blank request', async () => {
    const client = await app.newUser();
    const revisionContext = { originalPost, revisionRequest: '  ' };
    expect((await client.post('/api/revise', { ...request, revisionContext })).statusCode).toBe(
      400,
    );
  });
});

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

describe('without a key', () => {
  test('our own writer serves posts, questions and streams', async () => {
    const client = await keyless.newUser();
    const { posts } = (await client.post('/api/generate', request)).json();
    expect(posts[0].writer).toMatchObject({ provider: 'builtin', inputTokens: null });
    expect(posts[0].contentTags.length).toBeGreaterThanOrEqual(3);
    const { questions } = (await client.post('/api/questions', request)).json();
    expect(questions).toHaveLength(5);
    const told = readEvents((await client.post('/api/generate', request, events)).body);
    expect(told.at(-1)?.event).toBe('done');
  });

  test('the status says so', async () => {
    const client = await keyless.newUser();
    expect((await client.get('/api/ai/status')).json()).toEqual({
      text: { provider: 'builtin', model: 'porchlight', isBuiltin: true },
      image: { provider: 'builtin', model: 'porchlight', isBuiltin: true },
      hasSearch: false,
      hasPropertyData: false,
    });
  });

  test('60 calls an hour are let through', async () => {
    const limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
    const client = await limited.newUser();
    for (let call = 0; call < 60; call++) {
      expect((await client.post('/api/questions', request)).statusCode).toBe(200);
    }
    expect((await client.post('/api/questions', request)).statusCode).toBe(429);
    await limited.close();
  });
});
