import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createWritingApp, type WritingApp } from '#server/testing/writing-app.ts';

/** What was saved in the learner finds its way into what is written. */

let writing: WritingApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  writing = await createWritingApp();
  ({ app, fake } = writing);
});
afterEach(() => writing.reset());
afterAll(() => writing.close());

const request = { topicId: 'sellers', location: 'Austin', state: 'TX' };
const staging = {
  question: 'Do sellers in Austin need staging?',
  answer: 'I stage the living room and the kitchen.',
};

async function remember(client: TestClient, pairs: { question: string; answer: string }[]) {
  fake.always({ kind: 'quota' });
  for (const pair of pairs) await client.post('/api/learner/save-answer', pair);
  fake.reset();
}

const memoryOf = async (client: TestClient, fields: object = {}, path = '/api/generate') =>
  (await client.post(path, { ...request, ...fields })).json().posts[0].shapedBy.memory;

test('answers that fit are looked up when none were sent', async () => {
  const client = await app.newUser();
  await remember(client, [staging]);
  expect(await memoryOf(client)).toEqual([staging]);
  expect(fake.requests[0]?.prompt).toContain(staging.answer);
  expect(await memoryOf(client, { databaseAnswers: null })).toEqual([staging]);
});

test('those that were sent are used instead, and none when there are none', async () => {
  const client = await app.newUser();
  await remember(client, [staging]);
  const sent = [{ question: 'Since when?', answer: 'For ten years.' }];
  expect(await memoryOf(client, { databaseAnswers: sent })).toEqual(sent);
  expect(await memoryOf(client, { databaseAnswers: [] })).toEqual([]);
});

test('a revision and a subject of the own are given what fits as well', async () => {
  const client = await app.newUser();
  await remember(client, [staging]);
  const originalPost = {
    ...request,
    title: 'T',
    content: '<p>C</p>',
    hashtags: [],
    topic: 'sellers',
  };
  const revisionContext = { originalPost, revisionRequest: 'Shorter' };
  expect(await memoryOf(client, { revisionContext }, '/api/revise')).toEqual([staging]);
  const own = { topicId: 'custom', customTopic: 'How to stage a kitchen' };
  expect(await memoryOf(client, own)).toEqual([staging]);
});

test('what was said of another town or only shares the state stays out', async () => {
  const client = await app.newUser();
  await remember(client, [
    { question: 'Do sellers in Dallas need staging?', answer: 'Always.' },
    { question: 'What is the weather like in Texas?', answer: 'Hot.' },
    { question: 'What do sellers sign in Texas?', answer: 'The disclosure.' },
  ]);
  expect(await memoryOf(client)).toEqual([
    { question: 'What do sellers sign in Texas?', answer: 'The disclosure.' },
  ]);
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
  expect(await memoryOf(client)).toEqual([staging]);
  await keyless.close();
});
