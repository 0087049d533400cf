import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPersonalizedImage } from '#server/features/saved-content/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { runHousekeeping } from './housekeeping.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('what was deleted a day ago is removed for good, its pictures too', async () => {
  const { db, files } = app.deps;
  const client = await app.newUser();
  const saved = await client.post('/api/saved-content', { title: 'A', content: '<p>B</p>' });
  const { id } = saved.json();
  const { key } = await addPersonalizedImage(app, client.user?.id, id);
  await files.save(key, Buffer.from('a picture'), 'image/png');
  await client.delete(`/api/saved-content/${id}`);
  const left = async () => ({
    items: await app.pool
      .query('select 1 from saved_content where id = $1', [id])
      .then(({ rowCount }) => rowCount),
    picture: await files.read(key).then(String),
  });

  await runHousekeeping(app.deps);
  expect(await left()).toEqual({ items: 1, picture: 'a picture' });
  await db.execute(`update saved_content set deleted_at = now() - interval '1 day'`);
  await runHousekeeping(app.deps);
  expect(await left()).toEqual({ items: 0, picture: 'undefined' });
});
