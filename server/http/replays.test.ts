import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  combineRequest,
  frameAnswer,
  sectionAnswer,
  sectionRequest,
} from '#server/features/blog/testing/requests.ts';
import { answerWith, postRequest } from '#server/features/posts/testing/requests.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/**
 * A repeated write is answered as the first was, done once and paid for once, and what is kept for
 * that is small, however long the answer.
 */

let generation: GenerationApp;
let agent: TestClient;

beforeAll(async () => {
  generation = await createGenerationApp();
});
beforeEach(async () => {
  agent = await generation.app.newAdmin();
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const words = (count: number) => 'a word or two '.repeat(count / 4);
const long = `<p>${words(20_000)}</p>`;
const newKey = () => ({ 'idempotency-key': randomBytes(15).toString('hex') });

type Send = (headers: Record<string, string>) => ReturnType<TestClient['send']>;

/** Sends the same twice, one after the other and both at once, and expects one answer. */
async function expectOneAnswer(status: number, send: Send): Promise<string> {
  const headers = newKey();
  const [first, second] = await Promise.all([send(headers), send(headers)]);
  const third = await send(headers);
  for (const answer of [first, second, third]) {
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
    expect(answer.body).toBe(first.body);
  }
  return first.body;
}

const count = async (table: string, where = 'user_id = $1') => {
  const { rowCount } = await generation.app.pool.query(`select 1 from ${table} where ${where}`, [
    agent.user?.id,
  ]);
  return rowCount;
};

async function expectSmallTable(): Promise<void> {
  const { rows } = await generation.app.pool.query<{ longest: number }>(
    `select max(octet_length(response::text)) as longest from idempotency_keys`,
  );
  expect(rows[0]?.longest).toBeLessThanOrEqual(8 * 1024);
}
afterEach(expectSmallTable);

describe('saved content', () => {
  const url = '/api/saved-content';
  const save = async () => (await agent.post(url, { title: 'A', content: long })).json().id;

  test('is saved once', async () => {
    const body = await expectOneAnswer(201, (headers) =>
      agent.post(url, { title: 'A', content: long }, headers),
    );
    expect(JSON.parse(body).content).toBe(long);
    expect(await count('saved_content')).toBe(1);
  });

  test('is changed, copied and restored once', async () => {
    const id = await save();
    await expectOneAnswer(200, (headers) =>
      agent.patch(`${url}/${id}`, { content: `<h2>New</h2>${long}` }, headers),
    );
    await expectOneAnswer(201, (headers) => agent.post(`${url}/${id}/duplicate`, {}, headers));
    expect(await count('saved_content')).toBe(2);
    await agent.delete(`${url}/${id}`);
    await expectOneAnswer(200, (headers) => agent.post(`${url}/${id}/restore`, {}, headers));
  });

  test('a repetition shows the item as it is now, and one that is gone is not found', async () => {
    const headers = newKey();
    const send = () => agent.post(url, { title: 'A', content: long }, headers);
    const { id } = (await send()).json();
    await agent.patch(`${url}/${id}`, { title: 'B' });
    expect((await send()).json()).toMatchObject({ id, title: 'B' });
    await agent.delete(`${url}/${id}`);
    expect((await send()).statusCode).toBe(404);
    expect(await count('saved_content')).toBe(1);
  });

  test('an article is saved once', async () => {
    const article = { title: 'A', content: long, topic: 'B', location: 'C', state: 'TX' };
    await expectOneAnswer(201, (headers) => agent.post('/api/blog/save', article, headers));
    expect(await count('saved_content')).toBe(1);
  });
});

describe('what an AI writes', () => {
  test('a post is written once', async () => {
    generation.fake.always(answerWith(long));
    const body = await expectOneAnswer(200, (headers) =>
      agent.post('/api/generate', postRequest, headers),
    );
    expect(body.length).toBeGreaterThan(50_000);
    expect(await count('posts')).toBe(1);
  });

  test('a post is revised once', async () => {
    const originalPost = {
      title: 'A',
      content: '<p>B</p>',
      hashtags: [],
      topic: 'Sellers',
      location: 'Austin',
      state: 'TX',
    };
    const revisionContext = { originalPost, revisionRequest: 'Much longer' };
    generation.fake.always(answerWith(long));
    await expectOneAnswer(200, (headers) =>
      agent.post('/api/revise', { ...postRequest, revisionContext }, headers),
    );
    expect(await count('posts')).toBe(1);
  });

  test('a post that is no longer kept is not written again', async () => {
    const headers = newKey();
    generation.fake.always(answerWith(long));
    await agent.post('/api/generate', postRequest, headers);
    await generation.app.pool.query('delete from posts where user_id = $1', [agent.user?.id]);
    const again = await agent.post('/api/generate', postRequest, headers);
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('already_done');
    expect(await count('posts')).toBe(0);
  });

  test('sections are combined once, from what was written around them', async () => {
    generation.fake.always(frameAnswer('<p>It begins.</p>', '<p>It ends.</p>'));
    const sectionsContent = combineRequest.sectionsContent.map((section) => ({
      ...section,
      content: `<p>${words(5_000)}</p>`,
    }));
    const body = await expectOneAnswer(200, (headers) =>
      agent.post('/api/blog/combine', { ...combineRequest, sectionsContent }, headers),
    );
    expect(body.length).toBeGreaterThan(20_000);
    expect(generation.fake.requests).toHaveLength(1);
  });

  test('a section is written once', async () => {
    generation.fake.always(sectionAnswer(`<p>${words(500)}</p>`));
    await expectOneAnswer(200, (headers) =>
      agent.post('/api/blog/section-content', sectionRequest, headers),
    );
    expect(generation.fake.requests).toHaveLength(1);
  });

  test('what is kept nowhere and too long for a key is said to be done, not done again', async () => {
    const headers = newKey();
    generation.fake.always(sectionAnswer(long));
    const send = () => agent.post('/api/blog/section-content', sectionRequest, headers);
    expect((await send()).statusCode).toBe(200);
    const again = await send();
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({
      code: 'already_done',
      message: 'This may already be done. Check whether it worked, and try again if it didn’t.',
    });
    expect(generation.fake.requests).toHaveLength(1);
  });
});

test('a remembered answer is corrected once', async () => {
  const { id } = (
    await agent.post('/api/learner/save-answer', { question: 'Why?', answer: 'Because.' })
  ).json();
  const change = { answer: '🏡'.repeat(2_400), tags: ['home-inspection'] };
  await expectOneAnswer(200, (headers) =>
    agent.patch(`/api/learner/user-answers/${id}`, change, headers),
  );
});

describe('what an admin writes', () => {
  const titles = Array.from({ length: 150 }, (_, index) => `${index} ${'title '.repeat(15)}`);

  test('a topic is added and changed once, and so are its titles', async () => {
    const identifier = `topic-${randomBytes(4).toString('hex')}`;
    const topic = { topic: 'Long', identifier, isActive: true, titles };
    const added = await expectOneAnswer(201, (headers) =>
      agent.post('/api/prompts', topic, headers),
    );
    const { id } = JSON.parse(added);
    await expectOneAnswer(200, (headers) =>
      agent.patch(`/api/prompts/${id}`, { description: 'Changed' }, headers),
    );
    const more = { titles: ['One more', titles[0]] };
    const body = await expectOneAnswer(200, (headers) =>
      agent.post(`/api/prompts/${id}/titles`, more, headers),
    );
    expect(JSON.parse(body)).toMatchObject({ added: 1, skipped: 1 });
  });

  test('a prompt and a template are changed once', async () => {
    const prompt = (await agent.get('/api/universal-prompt?type=content')).json();
    const promptTemplate = `${prompt.promptTemplate} ${'More. '.repeat(2_000)}`;
    await expectOneAnswer(200, (headers) =>
      agent.patch(`/api/universal-prompt/${prompt.id}`, { promptTemplate }, headers),
    );
    const template = {
      name: `Long ${randomBytes(4).toString('hex')}`,
      contentTemplate: 'ß'.repeat(5_000),
    };
    const body = await expectOneAnswer(201, (headers) =>
      agent.post('/api/content-templates', template, headers),
    );
    const { id } = JSON.parse(body);
    await expectOneAnswer(200, (headers) =>
      agent.patch(`/api/content-templates/${id}`, { description: 'Changed' }, headers),
    );
  });
});

test('keys with long texts leave a small table', async () => {
  const url = '/api/saved-content';
  const content = `<p>a<img src="data:image/png;base64,${randomBytes(150_000).toString('base64')}"></p>`;
  const { id } = (await agent.post(url, { title: 'A', content: '<p>B</p>' })).json();
  for (let index = 0; index < 12; index++) {
    const change = { content, title: `Number ${index}` };
    expect((await agent.patch(`${url}/${id}`, change, newKey())).statusCode).toBe(200);
  }
  const { rows } = await generation.app.pool.query<{ bytes: string; keys: number }>(
    `select sum(pg_column_size(idempotency_keys)) as bytes, count(*)::int as keys
     from idempotency_keys where user_id = $1`,
    [agent.user?.id],
  );
  expect(rows[0]?.keys).toBe(12);
  expect(Number(rows[0]?.bytes)).toBeLessThan(12 * 512);
});
