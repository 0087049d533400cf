import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { outline, outlineAnswer, questionsAnswer, subject } from './testing/requests.ts';

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

describe('POST /api/blog/outline', () => {
  const ask = async (body: object = subject) =>
    (await app.newUser()).post('/api/blog/outline', body);

  test('answers a title and exactly six sections with their questions', async () => {
    fake.next(outlineAnswer());
    const response = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ mainTitle: 'Selling in Austin', outline });
    expect(fake.requests[0]?.prompt).toContain('"place": "Austin, Texas"');
    expect(fake.requests[0]?.prompt).toContain('"topic": "sellers"');
  });

  test('titles and questions are plain text without numbers', async () => {
    const marked = outline.map(({ title, question }, index) => ({
      title: `${index + 1}. <b>${title}</b> &amp; more`,
      question: `${question}\n<script>alert(1)</script>`,
    }));
    fake.next(outlineAnswer(marked, '<h1>Selling\n in Austin</h1>'));
    const { mainTitle, outline: sections } = (await ask()).json();
    expect(mainTitle).toBe('Selling in Austin');
    expect(sections[0]).toEqual({ title: 'Price first & more', question: 'What about price?' });
  });

  test('of more sections the first six are taken', async () => {
    fake.next(outlineAnswer([...outline, { title: 'Seven', question: 'Why?' }]));
    expect((await ask()).json().outline).toEqual(outline);
  });

  test.each([
    ['five sections', outline.slice(1)],
    ['six with one title twice', [...outline.slice(1), outline[1] as (typeof outline)[number]]],
    ['a section that is only a tag', [...outline.slice(1), { title: '<br>', question: 'Why?' }]],
  ])('%s are asked for once more, then refused', async (_, sections) => {
    fake.next(outlineAnswer(sections), outlineAnswer());
    expect((await ask()).json().outline).toEqual(outline);
    expect(fake.requests).toHaveLength(2);

    fake.reset();
    fake.always(outlineAnswer(sections));
    const refused = await ask();
    expect(refused.statusCode).toBe(502);
    expect(refused.json()).toEqual({
      code: 'ai_bad_answer',
      message: 'The AI service sent back something we couldn’t use. Please try again.',
    });
  });

  test.each([
    ['no topic', { topic: ' ' }, 'Either select a topic or enter a custom topic'],
    ['no city', { location: '' }, 'City/location is required'],
    ['no state', { state: undefined }, 'State is required'],
    ['half a state', { state: 'T' }, 'State must be at least 2 characters'],
  ])('%s is told', async (_, change, message) => {
    const response = await ask({ ...subject, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    expect(fake.requests).toHaveLength(0);
  });
});

describe('POST /api/blog/question', () => {
  const body = { ...subject, title: 'Papers first', avoid: ['What about papers?'] };
  const ask = async (change: object = {}) =>
    (await app.newUser()).post('/api/blog/question', { ...body, ...change });

  test('answers the first question that was not asked yet', async () => {
    fake.next(questionsAnswer('what about PAPERS', '<p>Which papers\nget lost?</p>', 'Others?'));
    const response = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ question: 'Which papers get lost?' });
    expect(fake.requests[0]?.prompt).toContain('"section": "Papers first"');
    expect(fake.requests[0]?.prompt).toContain('What about papers?');
  });

  test('a model that only repeats itself is helped out', async () => {
    fake.next(questionsAnswer('What about papers?'));
    const { question } = (await ask()).json();
    expect(question).toMatch(/“Papers first” .*Austin/);
  });

  test.each([
    ['no title', { title: '' }],
    ['avoid that is no list', { avoid: 'a' }],
  ])('%s is refused', async (_, change) => {
    expect((await ask(change)).statusCode).toBe(400);
  });
});

describe('odd topics', () => {
  const ask = async (topic: string) =>
    (await app.newUser()).post('/api/blog/outline', { ...subject, topic });

  test.each(["Robert'); drop table prompts;--", '%', 'custom', 'x'.repeat(300)])(
    '%s is a subject of one’s own',
    async (topic) => {
      fake.next(outlineAnswer());
      expect((await ask(topic)).statusCode).toBe(200);
      expect(fake.requests[0]?.prompt).toContain(`"topic": "${topic}"`);
    },
  );

  test.each(['a\u0000b', '\ud800', 'x'.repeat(301)])('%j is refused', async (topic) => {
    expect((await ask(topic)).statusCode).toBe(400);
  });

  test('a name is found in any letter case', async () => {
    fake.next(outlineAnswer());
    await ask('Market Report');
    expect(fake.requests[0]?.prompt).toContain('"topic": "market report"');
  });
});
