import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleTextOf, countArticleWords, headingsOf } from '#contract/article-text.ts';
import type { OutlineSection } from '#contract/blog.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { sectionRequest, subject } from './testing/requests.ts';

/** Long articles without a key, by our own writer. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const wordsIn = (html: string) => countArticleWords(articleTextOf(html));

describe.each([
  { topic: 'Sellers', location: 'Austin', state: 'TX' },
  { topic: 'market report', location: 'Boise', state: 'ID' },
  { topic: 'Home Staging', location: 'Miami', state: 'FL' },
  { topic: 'Relocation', location: 'St. Paul', state: 'MN' },
  { topic: 'Solar panels on old roofs', location: 'Tucson', state: 'AZ' },
])('$topic in $location', (about) => {
  test('becomes an article of 2,300 to 3,500 words', async () => {
    const client = await app.newUser();
    const { mainTitle, outline } = (await client.post('/api/blog/outline', about)).json();
    expect(mainTitle).toContain(about.location);
    expect(outline).toHaveLength(6);

    const userAnswers = outline.map(({ question }: OutlineSection, index: number) => ({
      question,
      answer: `I have seen this ${index + 2} times since 2019.`,
    }));
    const sections: { title: string; content: string }[] = [];
    for (const index of outline.keys()) {
      const response = await client.post('/api/blog/section-content', {
        ...about,
        outline,
        userAnswers,
        sectionIndices: [index, index],
        previousSections: sections.slice(-1),
      });
      const { title, content, writer } = response.json();
      expect(title).toBe(outline[index].title);
      expect(writer).toMatchObject({ provider: 'builtin', inputTokens: null });
      expect(wordsIn(content), title).toBeGreaterThanOrEqual(280);
      expect(wordsIn(content), title).toBeLessThanOrEqual(400);
      expect(content).toContain(`${index + 2} times`);
      sections.push({ title, content });
    }

    const combined = await client.post('/api/blog/combine', {
      mainTitle,
      sectionsContent: sections,
    });
    const { content, flags } = combined.json();
    expect(wordsIn(content)).toBeGreaterThanOrEqual(2_300);
    expect(wordsIn(content)).toBeLessThanOrEqual(3_500);
    const second = headingsOf(content).filter(({ level }) => level === 2);
    expect(second.map(({ text }) => text)).toEqual(sections.map(({ title }) => title));
    expect(flags.filter(({ severity }: { severity: string }) => severity === 'avoid')).toEqual([]);
    const saved = await client.post('/api/blog/save', { ...about, title: mainTitle, content });
    expect(saved.statusCode).toBe(201);
  });
});

test('a section streams', async () => {
  const client = await app.newUser();
  const response = await client.post('/api/blog/section-content', sectionRequest, {
    accept: 'text/event-stream',
  });
  const told = readEvents(response.body);
  expect(told[0]).toMatchObject({ event: 'start', data: { title: 'Papers first' } });
  expect(told.filter(({ event }) => event === 'delta').length).toBeGreaterThan(5);
  expect(told.at(-1)).toMatchObject({ event: 'done', data: { writer: { provider: 'builtin' } } });
});

test('ten questions in a row are ten questions, and no number of them is too many', async () => {
  const client = await app.newUser();
  const asked: string[] = [];
  for (let round = 0; round < 20; round++) {
    const body = { ...subject, title: 'Pricing your home', avoid: asked };
    const { question } = (await client.post('/api/blog/question', body)).json();
    expect(question).toMatch(/\?$/);
    expect(question).not.toBe(asked.at(-1));
    asked.push(question);
  }
  expect(new Set(asked.slice(0, 10)).size).toBe(10);
});
