import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { topicLimits } from '#contract/catalog/topic-forms.ts';
import { createAi } from '#server/adapters/ai/ai.ts';
import { type CallKind, callLimits, ownTextLimits } from '#server/adapters/ai/call-limits.ts';
import { outlineAnswer } from '#server/features/blog/testing/requests.ts';
import { answerWith } from '#server/features/posts/testing/requests.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** The largest of everything that the contract lets through, and what of it leaves for a provider. */

let fake: FakeProvider;
let app: TestApp;
let client: TestClient;
let topicName: string;

beforeAll(async () => {
  fake = await startFakeProvider();
  const ai = createAi({
    text: 'compatible:writer',
    image: 'compatible:pictures',
    baseUrl: `${fake.address}/compatible/v1`,
    apiKey: 'k',
  });
  app = await createTestApp({ deps: { ai } });
  client = await app.newUser();
  topicName = await makeEverythingLong();
});
afterEach(() => fake.reset());
afterAll(async () => {
  await app.close();
  await fake.close();
});

/** An admin who has written as much as an admin may. */
async function makeEverythingLong(): Promise<string> {
  const admin = await app.newAdmin();
  const placeholders = '{topic} {location} {state} {content_template} {user_answers}\n';
  const promptTemplate = placeholders + 'x'.repeat(30_000 - placeholders.length);
  await app.pool.query('update universal_prompts set prompt_template = $1', [promptTemplate]);
  await app.pool.query('update templates set content_template = $1', ['x'.repeat(5_000)]);
  const { topic, question, questions, title, description } = topicLimits;
  const response = await admin.post('/api/prompts', {
    topic: 'n'.repeat(topic),
    identifier: 'the-longest-topic',
    description: 'd'.repeat(description),
    titles: ['t'.repeat(title)],
    questions: Array.from({ length: questions }, (_, index) => `${index}`.padEnd(question, 'q')),
  });
  expect(response.statusCode).toBe(201);
  return response.json().topic;
}

const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** Pairs with so many characters in all, each as long as may be. */
const pairs = (fill: string, characters: number) =>
  repeat(characters / 6_000, () => ({ question: fill.repeat(1_000), answer: fill.repeat(5_000) }));

/** Each of another length: what says the same as another is sent once. */
const rememberedPairs = (fill: string) =>
  repeat(50, (index) => ({
    question: fill.repeat(999 - index),
    answer: fill.repeat(4_999 - index),
  }));

const longest = (fill: string) => ({
  topicId: 'the-longest-topic',
  location: fill.repeat(120),
  state: fill.repeat(40),
  selectedTitle: fill.repeat(500),
  userAnswers: pairs(fill, ownTextLimits.answersTogether),
  databaseAnswers: rememberedPairs(fill),
});

const revision = (fill: string, content: string) => ({
  ...longest(fill),
  revisionContext: {
    originalPost: {
      title: fill.repeat(2_000),
      content,
      hashtags: repeat(30, () => fill.repeat(100)),
      topic: 'sellers',
      location: 'Austin',
      state: 'TX',
    },
    revisionRequest: fill.repeat(5_000),
  },
});

const subject = (fill: string) => ({
  topic: topicName,
  location: fill.repeat(120),
  state: fill.repeat(40),
});

/** Twelve of them are as much as a piece may have. */
const section = (fill: string) => ({ title: fill.repeat(300), content: fill.repeat(16_000) });

type Largest = { kind: CallKind; name: string; path: string; body: (fill: string) => object };

const largest: Largest[] = [
  { kind: 'post', name: 'a post', path: '/api/generate', body: longest },
  {
    kind: 'post',
    name: 'a post with answers as text',
    path: '/api/generate',
    body: (fill) => ({
      ...longest(fill),
      userAnswers: [],
      currentAnswers: fill.repeat(30_000),
      databaseAnswers: fill.repeat(30_000),
    }),
  },
  {
    kind: 'post',
    name: 'a post on a subject of one’s own',
    path: '/api/generate',
    body: (fill) => ({ ...longest(fill), topicId: 'custom', customTopic: fill.repeat(300) }),
  },
  {
    kind: 'blog',
    name: 'an article',
    path: '/api/generate',
    body: (fill) => ({ ...longest(fill), promptType: 'blog' }),
  },
  {
    kind: 'revision',
    name: 'a revision',
    path: '/api/revise',
    body: (fill) => revision(fill, fill.repeat(ownTextLimits.revisedText)),
  },
  {
    kind: 'revision',
    name: 'a revision of an article',
    path: '/api/revise',
    body: (fill) => ({
      ...revision(fill, fill.repeat(ownTextLimits.revisedText)),
      promptType: 'blog',
    }),
  },
  {
    kind: 'questions',
    name: 'questions',
    path: '/api/questions',
    body: longest,
  },
  {
    kind: 'questions',
    name: 'one more question',
    path: '/api/blog/question',
    body: (fill) => ({
      ...subject(fill),
      title: fill.repeat(300),
      avoid: repeat(100, () => fill.repeat(1_000)),
    }),
  },
  { kind: 'outline', name: 'an outline', path: '/api/blog/outline', body: subject },
  {
    kind: 'section',
    name: 'a section',
    path: '/api/blog/section-content',
    body: (fill) => ({
      ...subject(fill),
      outline: repeat(12, () => ({ title: fill.repeat(300), question: fill.repeat(1_000) })),
      userAnswers: pairs(fill, 72_000),
      sectionIndices: [11, 11],
      previousSections: repeat(12, () => section(fill)),
    }),
  },
  {
    kind: 'frame',
    name: 'the combination of sections',
    path: '/api/blog/combine',
    body: (fill) => ({
      mainTitle: fill.repeat(500),
      sectionsContent: repeat(12, () => section(fill)),
      ...subject(fill),
    }),
  },
  {
    kind: 'tags',
    name: 'tags',
    path: '/api/learner/save-answer',
    body: (fill) => ({ question: fill.repeat(1_000), answer: fill.repeat(5_000) }),
  },
  {
    kind: 'versions',
    name: 'versions for platforms',
    path: '/api/posts/versions',
    body: (fill) => ({
      title: fill.repeat(500),
      content: fill.repeat(ownTextLimits.revisedText),
      hashtags: repeat(100, () => fill.repeat(200)),
      ...{ topic: fill.repeat(200), location: fill.repeat(120), state: 'TX' },
    }),
  },
  {
    kind: 'image',
    name: 'a picture',
    path: '/api/generate-ai-image',
    body: (fill) => ({
      content: fill.repeat(100_000),
      prompt: fill.repeat(5_000),
      style: fill.repeat(300),
      location: fill.repeat(120),
      state: 'TX',
    }),
  },
];

function expectWithinLimit(kind: CallKind): void {
  for (const { prompt, body } of fake.requests) {
    expect(prompt.length).toBeLessThanOrEqual(callLimits[kind].prompt);
    // Whatever else is sent, such as the schema and the model, is small beside the prompt.
    const around = JSON.stringify(body).length - JSON.stringify(prompt).length;
    expect(around).toBeLessThan(3_000);
  }
}

const expectRefusal = (response: { statusCode: number; json(): { message: string } }) => {
  expect([400, 413]).toContain(response.statusCode);
  expect(response.json().message).toMatch(/^[A-Z].{15,200}\.$/);
};

test('every kind of call is tried here', () => {
  expect(new Set(largest.map(({ kind }) => kind))).toEqual(new Set(Object.keys(callLimits)));
});

describe.each(largest)('the largest order for $name', ({ kind, path, body }) => {
  test('is written, within its limit', async () => {
    if (kind === 'outline') fake.always(outlineAnswer());
    const response = await client.post(path, body('x'));
    expect(response.statusCode).toBe(200);
    expect(fake.requests.length).toBeGreaterThan(0);
    expectWithinLimit(kind);
  });

  test.each([
    ['quotation marks, which take two characters in the data', '"'],
    ['line breaks, which take two as well', 'x\n'],
    ['halves of characters', '\ud800'],
    ['characters of two halves', '🏡'],
  ])('of %s, is within it or refused in words', async (_, fill) => {
    if (kind === 'outline') fake.always(outlineAnswer());
    const filled = JSON.parse(JSON.stringify(body('x')), (_key, value) =>
      typeof value === 'string' && /^x{40,}$/.test(value)
        ? fill.repeat(value.length / fill.length)
        : value,
    );
    const response = await client.post(path, filled);
    if (response.statusCode !== 200) expectRefusal(response);
    expectWithinLimit(kind);
  });
});

describe('asking once more', () => {
  const [post] = largest;

  test('for the right shape stays within the limit', async () => {
    fake.next({ kind: 'wrong-shape' });
    expect((await client.post('/api/generate', post?.body('x'))).statusCode).toBe(200);
    expect(fake.requests).toHaveLength(2);
    expectWithinLimit('post');
  });

  test('with every reason that fair housing can have stays within the limit', async () => {
    const risky = [
      'Perfect for families. No kids. Adults only. A bachelor pad. Great for couples.',
      'Ideal for empty nesters. A safe neighborhood with low crime. No vouchers. Able-bodied only.',
      'An exclusive community for young professionals. Perfect for retirees. Christian home.',
      'White neighborhood. No section 8. Must be employed. English speakers only.',
    ].join(' ');
    fake.next(answerWith(`<p>${risky}</p>`));
    expect((await client.post('/api/generate', post?.body('x'))).statusCode).toBe(200);
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.prompt.match(/^- Without "/gm)).toHaveLength(12);
    expectWithinLimit('post');
  });
});

describe('is refused in words, and nothing leaves:', () => {
  test.each([
    ['a text of one character more than can be revised', ownTextLimits.revisedText + 1],
    ['the text that once cost 820,000 tokens', 3_300_000],
  ])('%s', async (_, characters) => {
    const response = await client.post('/api/revise', revision('x', 'x'.repeat(characters)));
    expectRefusal(response);
    expect(fake.requests).toEqual([]);
  });

  test('answers of more characters than one piece can use', async () => {
    const body = { ...longest('x'), userAnswers: pairs('x', 180_000) };
    const response = await client.post('/api/generate', body);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({
      code: 'too_large',
      message:
        'Your answers add up to 180,000 characters, and we can use 30,000 characters at a time. Please shorten them.',
    });
    expect(fake.requests).toEqual([]);
  });

  test('an admin’s prompt that is too long once it is filled in', async () => {
    const admin = await app.newAdmin();
    const body = {
      topicId: 'the-longest-topic',
      location: 'Austin',
      state: 'TX',
      promptType: 'content',
      promptTemplate: '{content_template}'.repeat(1_500),
    };
    for (const path of ['/api/universal-prompt/preview', '/api/universal-prompt/try']) {
      expectRefusal(await admin.post(path, body));
    }
    expect(fake.requests).toEqual([]);
  });
});

test('what had no room is not said to have shaped the piece', async () => {
  const response = await client.post('/api/generate', longest('x'));
  const { memory, answers } = response.json().posts[0].shapedBy;
  const data = /begins\]\n([\s\S]*)\n\[/.exec(fake.requests[0]?.prompt ?? '')?.[1] ?? '';
  expect(memory.length).toBeLessThan(50);
  expect(JSON.parse(data)).toMatchObject({ answers, earlierAnswers: memory });
});

test('the provider is told how long its answer may be', async () => {
  fake.always(outlineAnswer());
  await client.post('/api/blog/outline', subject('x'));
  expect(fake.requests[0]?.body).toMatchObject({ max_tokens: callLimits.outline.answer });
});
