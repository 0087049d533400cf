import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { postRequest } from './testing/requests.ts';

/** What was saved in the learner finds its way into what is written. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const staging = {
  question: 'Do sellers in Austin need staging?',
  answer: 'I stage the living room and the kitchen.',
};

async function remember(client: TestClient, pairs: { question: string; answer: string }[]) {
  fake.always({ kind: 'quota' });
  for (const pair of pairs) await client.post('/api/learner/save-answer', pair);
  fake.reset();
}

/** What is told of an answer the server has found itself. */
const found = (pair: { question: string; answer: string }, ...matchingTags: string[]) => ({
  ...pair,
  id: expect.any(Number),
  matchingTags: expect.arrayContaining(matchingTags),
});

const memoryOf = async (client: TestClient, fields: object = {}, path = '/api/generate') =>
  (await client.post(path, { ...postRequest, ...fields })).json().posts[0].shapedBy.memory;

test('answers that fit are looked up when none were sent', async () => {
  const client = await app.newUser();
  await remember(client, [staging]);
  expect(await memoryOf(client)).toEqual([found(staging, 'city:austin')]);
  expect(fake.requests[0]?.prompt).toContain(staging.answer);
  expect(await memoryOf(client, { databaseAnswers: null })).toEqual([found(staging)]);
});

test('those that were sent are used instead, and none when there are none', async () => {
  const client = await app.newUser();
  await remember(client, [staging]);
  const sent = [{ question: 'Since when?', answer: 'For ten years.' }];
  expect(await memoryOf(client, { databaseAnswers: sent })).toEqual(sent);
  expect(await memoryOf(client, { databaseAnswers: [] })).toEqual([]);
});

test('where an answer came from is told and kept, but nothing the writer reads', async () => {
  const client = await app.newUser();
  await remember(client, [staging]);
  const [{ id, tags }] = (await client.get('/api/learner/user-answers')).json().answers;
  const [looked] = await memoryOf(client);
  expect(looked.id).toBe(id);
  expect(tags).toEqual(expect.arrayContaining(looked.matchingTags));
  const sent = { ...staging, id: 918273, matchingTags: ['zip-code:78751'] };
  expect(await memoryOf(client, { databaseAnswers: [sent] })).toEqual([sent]);
  const { rows } = await app.pool.query(
    'select posts from posts where user_id = $1 order by id desc limit 1',
    [client.user?.id],
  );
  expect(rows[0].posts[0].shapedBy.memory).toEqual([sent]);
  const prompts = fake.requests.map(({ prompt }) => prompt).join();
  expect(prompts).toContain(staging.answer);
  expect(prompts).not.toMatch(/918273|78751|matchingTags|city:austin/);
});

test('our own writer writes the same with and without it', async () => {
  const texts = await Promise.all(
    [staging, { ...staging, id: 918273, matchingTags: ['zip-code:78751'] }].map(async (answer) => {
      let given: unknown;
      const ai = createAi({});
      const text: typeof ai.text = {
        ...ai.text,
        write(order, options) {
          given = order.facts.rememberedAnswers;
          return ai.text.write({ ...order, seed: 7 }, options);
        },
      };
      const keyless = await createTestApp({ deps: { ai: { ...ai, text } } });
      const client = await keyless.newUser();
      const selectedTitle = 'How long does it take to sell a home in Austin?';
      const body = { ...postRequest, selectedTitle, promptType: 'blog', databaseAnswers: [answer] };
      const [post] = (await client.post('/api/generate', body)).json().posts;
      await keyless.close();
      expect(given).toEqual([staging]);
      return post.content;
    }),
  );
  expect(texts[0]).toContain('<p>');
  expect(texts[1]).toBe(texts[0]);
});

test('a revision and a subject of the own are given what fits as well', async () => {
  const client = await app.newUser();
  await remember(client, [staging]);
  const originalPost = {
    ...postRequest,
    title: 'T',
    content: '<p>C</p>',
    hashtags: [],
    topic: 'sellers',
  };
  const revisionContext = { originalPost, revisionRequest: 'Shorter' };
  expect(await memoryOf(client, { revisionContext }, '/api/revise')).toEqual([found(staging)]);
  const own = { topicId: 'custom', customTopic: 'How to stage a kitchen' };
  expect(await memoryOf(client, own)).toEqual([found(staging)]);
});

test('what was said of another town or only shares the state stays out', async () => {
  const client = await app.newUser();
  await remember(client, [
    { question: 'Do sellers in Dallas need staging?', answer: 'Always.' },
    { question: 'What is the weather like in Texas?', answer: 'Hot.' },
    { question: 'What do sellers sign in Texas?', answer: 'The disclosure.' },
  ]);
  expect(await memoryOf(client)).toEqual([
    found({ question: 'What do sellers sign in Texas?', answer: 'The disclosure.' }, 'state:tx'),
  ]);
});

test('what only shares the town goes into no post, whatever it is about', async () => {
  const client = await app.newUser();
  await remember(client, [
    {
      question: 'What should people know about bungalows in Austin?',
      answer: 'Pier and beam foundations move with our clay soil.',
    },
    { question: 'What is your favorite park in Austin?', answer: 'Zilker, before the heat.' },
  ]);
  const orders = [
    ['financing', 'What moves mortgage rates, in plain words for Austin'],
    ['marketreport', 'How to read the Austin housing market this month'],
    ['sellers', 'What a smart list price looks like in Austin right now'],
    ['staging', 'Stage your Austin living room in one afternoon'],
    ['open-houses', 'What to bring to an Austin open house'],
    ['investment', 'Cap rate and cash flow, explained for Austin'],
  ];
  for (const [topicId, selectedTitle] of orders) {
    expect(await memoryOf(client, { topicId, selectedTitle }), selectedTitle).toEqual([]);
  }
  const guide = { topicId: 'neighborhood-guide', selectedTitle: 'The parks of Austin' };
  expect(await memoryOf(client, guide)).toMatchObject([{ answer: 'Zilker, before the heat.' }]);
});

test('the title and the questions that were answered count as well', async () => {
  const client = await app.newUser();
  const sewer = { question: 'Do you scope the sewer?', answer: 'Always, on day three.' };
  await remember(client, [sewer]);
  const topic = { topicId: 'relocation', selectedTitle: 'Your first week in Austin' };
  expect(await memoryOf(client, topic)).toEqual([]);
  const userAnswers = [{ question: 'When do you scope the sewer line?', answer: 'Early.' }];
  expect(await memoryOf(client, { ...topic, userAnswers })).toMatchObject([sewer]);
  const title = { topicId: 'relocation', selectedTitle: 'A sewer scope before you move' };
  expect(await memoryOf(client, title)).toMatchObject([sewer]);
});

test('at most five, and never those of somebody else', async () => {
  const [client, stranger] = [await app.newUser(), await app.newUser()];
  const pairs = Array.from({ length: 7 }, (_, index) => ({
    ...staging,
    answer: `Answer ${index}`,
  }));
  await remember(client, pairs);
  expect(await memoryOf(client)).toHaveLength(5);
  expect(await memoryOf(stranger)).toEqual([]);
});

test('our own writer uses them too', async () => {
  const keyless = await createTestApp();
  const client = await keyless.newUser();
  await client.post('/api/learner/save-answer', staging);
  expect(await memoryOf(client)).toEqual([found(staging)]);
  await keyless.close();
});
