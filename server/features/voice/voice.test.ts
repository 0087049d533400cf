import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emptyVoice } from '#contract/voice-form.ts';
import { combineRequest, frameAnswer } from '#server/features/blog/testing/requests.ts';
import { answerWith, postRequest } from '#server/features/posts/testing/requests.ts';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const path = '/api/account/voice';
const own = 'The porch on Alder Street took a weekend. It’s sturdy now.';
const profile = {
  ...emptyVoice,
  tone: 'warm',
  specialties: 'older homes',
  emoji: 'never',
  greeting: 'Hey neighbors,',
  signOff: 'Dana at Blue Door',
  bannedWords: ['stunning'],
  texts: [own],
};

test('begins empty, is kept as it is saved, and belongs to one user', async () => {
  const client = await app.newUser();
  expect((await client.get(path)).json()).toEqual(emptyVoice);
  expect((await client.patch(path, profile)).json()).toEqual(profile);
  expect((await client.get(path)).json()).toEqual(profile);
  expect((await (await app.newUser()).get(path)).json()).toEqual(emptyVoice);
});

test('rules are learned without a model, and nothing is stored by it', async () => {
  const client = await app.newUser();
  const texts = ['Hi all,\nDone.\nDana', 'Hi all,\nSold.\nDana'];
  const rules = (await client.post(`${path}/learn`, { texts })).json();
  expect(rules).toMatchObject({ greeting: 'Hi all,', signOff: 'Dana', emoji: 'never' });
  expect(fake.requests).toEqual([]);
  expect((await client.get(path)).json()).toEqual(emptyVoice);
});

test.each([
  [{ texts: Array(6).fill('x') }, 'At most five texts'],
  [{ texts: ['x'.repeat(5_001)] }, 'A text can have up to 5,000 characters'],
  [{ greeting: 'Hi\nall' }, 'Please keep it on one line, without < or >'],
  [{ sentenceWords: 41 }, 'At most 40 words'],
  [{ bannedWords: Array(31).fill('x') }, 'At most 30 words or phrases'],
])('%o is refused', async (change, message) => {
  const client = await app.newUser();
  const response = await client.patch(path, { ...profile, ...change });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe(message);
});

test('counts as stored', async () => {
  const client = await app.newUser();
  await client.patch(path, profile);
  const { kinds } = (await client.get('/api/account/storage')).json();
  expect(kinds.voice).toBeGreaterThan(own.length);
});

const dataOf = (prompt = '') =>
  JSON.parse(/\[data-[0-9a-f]{24} begins\]\n([\s\S]*)\n\[data-/.exec(prompt)?.[1] ?? '{}');

describe('a connected model', () => {
  test('gets the voice as data, and the post says which rules it follows', async () => {
    const client = await app.newUser();
    await client.patch(path, profile);
    fake.always(answerWith('<p>Hey neighbors,</p><p>A stunning yard.</p>'));
    const { posts } = (await client.post('/api/generate', postRequest)).json();
    const prompt = fake.requests[0]?.prompt ?? '';
    expect(prompt).toMatch(/- "voice": .*copy no fact, name or number/);
    expect(dataOf(prompt).voice).toEqual({
      tone: 'warm',
      specialties: 'older homes',
      rules: [
        'No emoji',
        'Begins with “Hey neighbors,”',
        'Ends with “Dana at Blue Door”',
        'Avoids the words: stunning',
      ],
      samples: [own],
    });
    expect(posts[0].shapedBy.voice).toEqual(['No emoji', 'Begins with “Hey neighbors,”']);
  });

  test.each([
    ['/api/revise', 'My words'],
    ['/api/generate', undefined],
  ])('hears nothing of it on %s once it is switched off', async (address, revisionRequest) => {
    const client = await app.newUser();
    const originalPost = { title: 'A title', content: '<p>Text.</p>', hashtags: [] };
    const revisionContext = revisionRequest && { originalPost, revisionRequest };
    const body = { ...postRequest, ...(revisionContext && { revisionContext }) };
    await client.patch(path, profile);
    await client.post(address, body);
    expect(dataOf(fake.requests[0]?.prompt).voice).toBeDefined();
    generation.reset();

    await client.patch(path, { ...profile, isOn: false });
    const { posts } = (await client.post(address, body)).json();
    expect(dataOf(fake.requests[0]?.prompt).voice).toBeUndefined();
    expect(JSON.stringify(fake.requests[0]?.body)).not.toContain('Alder Street');
    expect(posts[0].shapedBy.voice).toBeUndefined();
  });
});

test('a long article says which rules it follows, and keeps them when it is asked for again', async () => {
  const client = await app.newUser();
  await client.patch(path, profile);
  fake.always(frameAnswer('<p>A porch.</p>', '<p>The end.</p>'));
  const key = { 'idempotency-key': randomUUID() };
  const combine = async () =>
    (await client.post('/api/blog/combine', combineRequest, key)).json().voice;
  const followed = ['No emoji', 'Avoids the words: stunning'];
  expect(await combine()).toEqual(followed);
  expect(await combine()).toEqual(followed);
  expect(fake.requests).toHaveLength(1);
});

test('a passage that was reworded leaves the rules of the whole text on the post', async () => {
  const client = await app.newUser();
  await client.patch(path, profile);
  fake.always({ kind: 'answer', value: { content: 'New.', note: '' } });
  const originalPost = {
    title: 'A title',
    content: '<p>Hey neighbors,</p><p>Old words.</p>',
    hashtags: [],
  };
  const passage = { text: 'Old words.' };
  const revisionContext = { originalPost, revisionRequest: 'Shorter', passage };
  const { posts } = (await client.post('/api/revise', { ...postRequest, revisionContext })).json();
  expect(posts[0].content).toBe('<p>Hey neighbors,</p><p>New.</p>');
  expect(posts[0].shapedBy.voice).toContain('Begins with “Hey neighbors,”');
});

test('our own writer follows it', async () => {
  const keyless = await createTestApp();
  const client = await keyless.newUser();
  await client.patch(path, profile);
  const { posts } = (await client.post('/api/generate', postRequest)).json();
  expect(posts[0].content).toMatch(/^<p>Hey neighbors,<\/p>[\s\S]*<p>Dana at Blue Door<\/p>$/);
  expect(posts[0].shapedBy.voice).toEqual(
    expect.arrayContaining(['Begins with “Hey neighbors,”', 'Ends with “Dana at Blue Door”']),
  );
  await keyless.close();
});
