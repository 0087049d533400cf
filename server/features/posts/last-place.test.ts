import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the form begins with the place of the newest post, and only with one’s own', async () => {
  const [client, stranger] = [await app.newUser(), await app.newUser()];
  const lastPlace = async (who = client) => (await who.get('/api/posts/last-place')).json();
  expect(await lastPlace()).toEqual({ place: null });
  for (const [location, state] of [
    ['Austin', 'TX'],
    ['Bend', 'OR'],
  ]) {
    await client.post('/api/generate', { topicId: 'sellers', location, state });
  }
  expect(await lastPlace()).toEqual({ place: { location: 'Bend', state: 'OR' } });
  expect(await lastPlace(stranger)).toEqual({ place: null });

  // Long articles are saved and not kept as posts; an item without a place says nothing.
  const article = { title: 'Long', content: '<p>Long</p>', topic: 'Porches' };
  await client.post('/api/blog/save', { ...article, location: 'Boise', state: 'ID' });
  expect(await lastPlace()).toEqual({ place: { location: 'Boise', state: 'ID' } });
  await client.post('/api/saved-content', { title: 'Anywhere', content: '<p>Anywhere</p>' });
  expect(await lastPlace()).toEqual({ place: { location: 'Boise', state: 'ID' } });
});
