import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { answerWith, postRequest } from './testing/requests.ts';

/** A passage that was marked changes, and nothing else does. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const before = '<h2>Roofs</h2><p>Tile lasts longest. ';
const after = '</p><table><tbody><tr><td>Tile</td></tr></tbody></table><p>Call me.</p>';
const originalPost = {
  title: 'Which <em>roof</em> lasts',
  content: `${before}It weighs the most of all of them.${after}`,
  hashtags: ['Roofs'],
  contentTags: ['roofs', 'sellers', 'tips'],
  imagePrompt: 'A tile roof',
  topic: 'sellers',
  location: 'Austin',
  state: 'TX',
};
const passage = { text: 'It weighs the most of all of them.' };
const revision = (more: object = {}) => ({
  ...postRequest,
  revisionContext: { originalPost, revisionRequest: 'Shorter', passage, ...more },
});

test('a model is shown the passage and what stands around it, and only the passage changes', async () => {
  const client = await app.newUser();
  fake.always(
    answerWith('<p>It weighs most.</p>', { title: 'Ten roofs', hashtags: ['Other', 'Tags'] }),
  );
  const { posts } = (await client.post('/api/revise', revision())).json();
  expect(posts[0]).toMatchObject({
    title: originalPost.title,
    content: `${before}It weighs most.${after}`,
    hashtags: originalPost.hashtags,
    contentTags: originalPost.contentTags,
    imagePrompt: originalPost.imagePrompt,
  });
  const prompt = fake.requests[0]?.prompt ?? '';
  expect(prompt).toContain('"html": "It weighs the most of all of them."');
  expect(prompt).toContain('marked a passage in a larger text');
  expect(prompt).not.toContain('give back the whole new text');
  expect(prompt).toMatch(/"before": ".*Tile lasts longest\./);
});

test('the whole text is checked, not the passage alone', async () => {
  const client = await app.newUser();
  fake.always(answerWith('<p>It weighs most.</p>'));
  const content = `${before}It weighs the most of all of them. Perfect for families.${after}`;
  const body = revision({ originalPost: { ...originalPost, content } });
  const { posts } = (await client.post('/api/revise', body)).json();
  expect(posts[0].flags).toMatchObject([{ text: 'Perfect for families' }]);
});

test('a passage that the text does not have is refused in words', async () => {
  const client = await app.newUser();
  const response = await client.post('/api/revise', revision({ passage: { text: 'Slate' } }));
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(/no longer has the passage/);
  expect(fake.requests).toEqual([]);
});

test('our own writer leaves everything around it as it is, too', async () => {
  const keyless = await createTestApp();
  const client = await keyless.newUser();
  const { posts } = (await client.post('/api/revise', revision())).json();
  expect(posts[0].content.startsWith(before)).toBe(true);
  expect(posts[0].content.endsWith(after)).toBe(true);
  expect(posts[0].title).toBe(originalPost.title);
  await keyless.close();
});
