import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prompts } from '#server/db/schema/catalog.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the active topics, by name, for signed-in users', async () => {
  const { db } = app.deps;
  await db.update(prompts).set({ isActive: false }).where(eq(prompts.identifier, 'luxury'));
  const user = await app.newUser();
  const topics = (await user.get('/api/prompts/active')).json();
  expect(topics).toHaveLength(19);
  expect(topics[0]).toEqual({
    id: expect.any(Number),
    identifier: 'buyers',
    topic: 'buyers',
    description: expect.any(String),
    titles: expect.arrayContaining(['How to write a clean offer in {location}']),
  });
  expect(JSON.stringify(topics)).not.toContain('luxury');

  const main = (await user.get('/api/main-topics')).json();
  expect(main.map(({ id }: { id: number }) => id)).toEqual(
    topics.map(({ id }: { id: number }) => id),
  );
  expect(main[0]).toMatchObject({ topic: 'buyers', name: 'buyers', isActive: true });
  expect((await app.visitor().get('/api/prompts/active')).statusCode).toBe(401);
});

test('city names of a state, the largest first', async () => {
  const user = await app.newUser();
  const names = (await user.get('/api/places/cities?state=TX&prefix=au')).json();
  expect(names[0]).toBe('Austin');
  expect(names.length).toBeLessThanOrEqual(12);
  expect((await user.get('/api/places/cities?state=Texas&prefix=au')).statusCode).toBe(400);
  expect((await user.get('/api/places/cities?state=ZZ')).json()).toEqual([]);
});
