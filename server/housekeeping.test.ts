import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addPersonalizedImage } from '#server/features/saved-content/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { startHousekeeping } from './housekeeping.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.close());

test('once an hour what was deleted a day ago is removed for good, its pictures too', async () => {
  const { db, files, backgroundTasks } = app.deps;
  const client = await app.newUser();
  const saved = await client.post('/api/saved-content', { title: 'A', content: '<p>B</p>' });
  const { id } = saved.json();
  const { key } = await addPersonalizedImage(app, client.user?.id, id);
  await files.save(key, Buffer.from('a picture'), 'image/png');
  await client.delete(`/api/saved-content/${id}`);
  await db.execute(`update saved_content set deleted_at = now() - interval '1 day'`);
  const left = async () => ({
    items: await app.pool
      .query('select 1 from saved_content where id = $1', [id])
      .then(({ rowCount }) => rowCount),
    picture: await files.read(key).then(String),
  });

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const housekeeping = startHousekeeping(app.deps);
  const minutesPass = async (minutes: number) => {
    vi.advanceTimersByTime(minutes * 60_000);
    await backgroundTasks.finished();
  };
  await minutesPass(59);
  expect(await left()).toEqual({ items: 1, picture: 'a picture' });
  await minutesPass(1);
  expect(await left()).toEqual({ items: 0, picture: 'undefined' });
  housekeeping.stop();
});
