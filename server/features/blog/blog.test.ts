import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ variables: { SAVED_CONTENT_LIMIT: '5' } });
});
afterAll(() => app.close());

const article = {
  title: 'Selling in Austin',
  content: '<h2>Price</h2><p>Text</p>',
  topic: 'sellers',
  location: 'Austin',
  state: 'TX',
};

test('an article is saved content', async () => {
  const user = await app.newUser();
  const saved = await user.post('/api/blog/save', article);
  expect(saved.statusCode).toBe(201);
  const { id } = saved.json();
  expect((await user.get(`/api/saved-content/${id}`)).json()).toMatchObject(article);
});

test('without topic, location and state it gets the defaults, and keeps its sources', async () => {
  const user = await app.newUser();
  const { title, content } = article;
  const sources = [{ title: 'Census', url: 'https://www.census.gov/', snippet: '' }];
  const saved = await user.post('/api/blog/save', { title, content, sources });
  expect(saved.statusCode).toBe(201);
  expect(saved.json()).toMatchObject({
    topic: 'General',
    location: 'Unknown',
    state: 'NA',
    sources,
  });
});

test('articles and posts share one limit, also when all are saved at once', async () => {
  const user = await app.newUser();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      user.post(index % 2 ? '/api/blog/save' : '/api/saved-content', article),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().message).toBe("You've reached the maximum of 5 saved items");
});

test('an article needs its fields, and a visitor is refused', async () => {
  const user = await app.newUser();
  const refused = await user.post('/api/blog/save', { ...article, title: ' ' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toBe('Title is required');
  expect((await app.visitor().post('/api/blog/save', article)).statusCode).toBe(401);
});
