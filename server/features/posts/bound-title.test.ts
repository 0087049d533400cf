import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { answerWith, events, postRequest } from './testing/requests.ts';

/** A title that the agent chose or wrote stands, whatever a model calls the piece. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const own = 'My "own" title: porches & pecans';
const ownHtml = 'My "own" title: porches &amp; pecans';
const renamed = { title: '10 Secrets Nobody Tells You' };
const harmless = '<p>Four bedrooms and a yard.</p>';

const generate = async (body: object) => {
  const client = await app.newUser();
  return (await client.post('/api/generate', { ...postRequest, ...body })).json().posts[0];
};

test.each(['content', 'blog'])('a renamed piece gets its title back: %s', async (promptType) => {
  fake.always(answerWith(harmless, renamed));
  const post = await generate({ promptType, selectedTitle: own });
  expect(post.title).toBe(ownHtml);
  expect(post.shapedBy.title).toBe(own);
});

test('so does a title of the topic, with its place filled in', async () => {
  fake.always(answerWith(harmless, renamed));
  const selectedTitle = 'How long does it take to sell a home in {location}?';
  expect((await generate({ selectedTitle })).title).toBe(
    'How long does it take to sell a home in Austin?',
  );
});

test('a title that nobody chose may be worded by the writer', async () => {
  fake.always(answerWith(harmless, renamed));
  expect((await generate({})).title).toBe(renamed.title);
});

test('a second version for its wording keeps the title as well', async () => {
  fake.next(answerWith('<p>Perfect for families.</p>', renamed), answerWith(harmless, renamed));
  const post = await generate({ selectedTitle: own });
  expect(fake.requests).toHaveLength(2);
  expect(post).toMatchObject({ title: ownHtml, content: harmless });
});

test('wording is checked in the title that stands', async () => {
  fake.always(answerWith(harmless, renamed));
  const post = await generate({ selectedTitle: 'Perfect for families' });
  expect(post.flags).toMatchObject([{ where: 'title', text: 'Perfect for families' }]);
});

test('the title is told as it will be while the piece is written', async () => {
  fake.always(answerWith(harmless, renamed));
  const client = await app.newUser();
  const body = { ...postRequest, selectedTitle: own };
  const told = readEvents((await client.post('/api/generate', body, events)).body);
  const titles = told.filter(({ event, data }) => event === 'delta' && data.field === 'title');
  expect(titles.map(({ data }) => data.text).join('')).toBe(own);
  expect(told.at(-1)?.data).toMatchObject({ posts: [{ title: ownHtml }] });
});

describe('a revision', () => {
  const originalPost = {
    title: '<strong>Edited</strong> by hand',
    content: '<p>Old text about the porch.</p>',
    hashtags: ['One'],
    topic: 'sellers',
    location: 'Austin',
    state: 'TX',
  };
  const revise = async (revisionRequest: string, more: object = {}) => {
    const client = await app.newUser();
    fake.always(answerWith(harmless, renamed));
    const revisionContext = { originalPost, revisionRequest };
    const answer = await client.post('/api/revise', { ...postRequest, ...more, revisionContext });
    return answer.json().posts[0].title;
  };

  test('keeps the title as it was edited, also when another one was selected at first', async () => {
    expect(await revise('Make it shorter')).toBe(originalPost.title);
    expect(await revise('Make it shorter', { selectedTitle: own })).toBe(originalPost.title);
    expect(await revise('Make it shorter', { promptType: 'blog' })).toBe(originalPost.title);
  });

  test('may have a new one when that was asked for', async () => {
    expect(await revise('A punchier headline, please')).toBe(renamed.title);
  });

  test('has the one that was asked for', async () => {
    expect(await revise('Change the title to "Before you list"')).toBe('Before you list');
  });
});

test('our own writer keeps it, too', async () => {
  const keyless = await createTestApp();
  const client = await keyless.newUser();
  for (const promptType of ['content', 'blog']) {
    const body = { ...postRequest, promptType, selectedTitle: own };
    const [post] = (await client.post('/api/generate', body)).json().posts;
    expect(post.title).toBe(ownHtml);
  }
  await keyless.close();
});
