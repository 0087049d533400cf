import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import type { TextRequest, TextWriter } from '#server/adapters/ai/text-writer.ts';
import { pixel } from '#server/content/testing/edited-texts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { answerWith, postRequest } from './testing/requests.ts';

/** Links, pictures, tables and quotes that an agent put into a text are there after a revision. */

const guide =
  '<a href="https://example.com/guide" target="_blank" rel="noopener noreferrer nofollow">my guide</a>';
const porch = `<img src="${pixel}" alt="The porch" />`;
const table = '<table><tbody><tr><td colspan="2">Roof</td></tr></tbody></table>';
const quote = '<blockquote><p>She sold it in a week.</p></blockquote>';

const originalPost = {
  title: 'Old title',
  content: `<p>Austin homes sell at their own pace. Do not wait.</p><p>Read ${guide} and check the papers.</p><p>${porch}</p>${table}${quote}<p>A roof needs care every year. Gutters do as well. So do the windows on the south side.</p><p>Send me a message.</p>`,
  hashtags: ['One'],
  topic: 'sellers',
  location: 'Austin',
  state: 'TX',
};

const ask = (revisionRequest: string) => ({
  ...postRequest,
  revisionContext: { originalPost, revisionRequest },
});

describe('with a model', () => {
  let app: TestApp;
  const asked: TextRequest[] = [];
  let answers: ((link: string, picture: string) => string)[] = [];

  beforeAll(async () => {
    app = await createTestApp({ deps: { ai: { text: model, image: createAi({}).image } } });
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => app.close());

  /** Answers with the tokens it finds in the prompt, as a model would. */
  const model: TextWriter = {
    provider: 'openai',
    model: 'some-model',
    rewritesOnRequest: true,
    wordsFreely: true,
    followsAdminPrompt: true,
    async write(order) {
      asked.push(order);
      const [link = '', picture = ''] = order.prompt.match(/(?:link|picture)-[\da-f]{6}-\d/g) ?? [];
      const { value } = answerWith(answers[asked.length - 1]?.(link, picture) ?? '');
      return {
        value: order.schema.parse(value),
        usage: { inputTokens: 1, outputTokens: 1 },
      };
    },
  };

  test('it gets the HTML with tokens, and never the bytes of a picture', async () => {
    const client = await app.newUser();
    answers = [() => '<p>All new.</p>'];
    const { posts } = (await client.post('/api/revise', ask('Another text'))).json();
    const { prompt } = asked[0] as TextRequest;
    expect(prompt).toContain(quote);
    expect(prompt).toContain(JSON.stringify('<td colspan="2">Roof</td>').slice(1, -1));
    expect(prompt).toMatch(/my guide/);
    expect(JSON.stringify(asked[0])).not.toMatch(/data:image|example\.com/);
    expect(posts[0].note).toMatch(/the link "my guide".+the picture "The porch".+"Roof".+quote/);
  });

  test('what it was given comes back, also when the wording is asked for twice', async () => {
    const client = await app.newUser();
    const answer = (words: string) => (link: string, picture: string) =>
      `<p>${words} See <a href="${link}">my guide</a>.</p><p><img src="${picture}" /></p>${table}${quote}`;
    answers = [answer('Perfect for families.'), answer('Four bedrooms.')];
    const { posts } = (await client.post('/api/revise', ask('Make it shorter'))).json();
    expect(asked).toHaveLength(2);
    expect(posts[0].content).toBe(
      `<p>Four bedrooms. See ${guide}.</p><p>${porch}</p>${table}${quote}`,
    );
    expect(posts[0].note).toBeUndefined();
    expect(asked[1]?.prompt).not.toMatch(/data:image|example\.com/);
  });
});

describe('with the built-in writer', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test.each([
    'Make it shorter',
    'Cut it in half',
    'Make it longer',
    'Make it friendlier',
    'More formal please',
    'More persuasive',
    'Use bullet points',
    'Add emojis',
    'Mention the new library',
    'Fewer hashtags',
    'At most 60 words',
  ])('%s', async (wish) => {
    const client = await app.newUser();
    const { posts } = (await client.post('/api/revise', ask(wish))).json();
    for (const part of [guide, porch, table, quote]) expect(posts[0].content).toContain(part);
    expect(posts[0].note ?? '').not.toContain('no place for');
  });

  test('what a new angle has no place for is named, and the picture stays', async () => {
    const client = await app.newUser();
    // Of a title that is not seeded it knows nothing to write anew.
    const asked = ask('Start over');
    const title = 'How long does it take to sell a home in Austin?';
    asked.revisionContext.originalPost = { ...originalPost, title };
    const { posts } = (await client.post('/api/revise', asked)).json();
    expect(posts[0].content).toContain(porch);
    expect(posts[0].note).toMatch(/no place for the link "my guide" .+"Roof" and the quote/);
  });

  test('what is removed on request is named', async () => {
    const client = await app.newUser();
    const { posts } = (
      await client.post('/api/revise', ask('Remove the paragraph about my guide'))
    ).json();
    expect(posts[0].content).not.toContain(guide);
    expect(posts[0].note).toContain('the link "my guide" (https://example.com/guide)');
  });
});
