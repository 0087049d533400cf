import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callerLeft } from '#server/errors.ts';
import { createPictureQueue } from '#server/pictures/picture-queue.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { makePicture } from './picture-layers.ts';
import { newEquippedUser, personalize } from './testing/image-client.ts';

const queuePicture = createPictureQueue();

test('two pictures are worked on at a time', async () => {
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await sleep(5);
    now -= 1;
    return Buffer.from('a picture');
  };
  const signal = new AbortController().signal;
  await Promise.all([
    ...Array.from({ length: 9 }, (_, user) => queuePicture(user, work)),
    ...Array.from({ length: 9 }, (_, user) => makePicture({ queuePicture }, user, signal, work)),
  ]);
  expect(most).toBe(2);
});

test('whoever leaves while waiting is answered at once, and their picture is never begun', async () => {
  const free = Promise.withResolvers<void>();
  const before = [queuePicture(1, () => free.promise), queuePicture(1, () => free.promise)];
  const caller = new AbortController();
  let isBegun = false;
  const waiting = makePicture({ queuePicture }, 2, caller.signal, async () => {
    isBegun = true;
    return Buffer.from('a picture');
  });
  caller.abort(callerLeft());
  await expect(waiting).rejects.toMatchObject({ code: 'caller_left' });
  free.resolve();
  await Promise.all(before);
  await queuePicture(1, async () => {});
  expect(isBegun).toBe(false);
});

test('40 downloads at once of one user are that user’s own trouble: another one’s upload goes through', async () => {
  const app = await createTestApp();
  const greedy = await newEquippedUser(app);
  const { imagePath: compositePath } = (await personalize(greedy)).json();
  const other = await app.newUser();

  let done = 0;
  const downloads = Promise.all(
    Array.from({ length: 40 }, async () => {
      const body = { compositePath, preset: 'square' };
      const answer = await greedy.client.post('/api/download-personalized-image', body);
      if (answer.statusCode === 200) done += 1;
      return answer;
    }),
  );
  // Until the line is as long as it gets.
  while (done === 0) await sleep(5);
  expect((await uploadAsset(other, 'logo')).statusCode).toBe(201);
  const doneBefore = done;

  const answers = await downloads;
  // It did not have to wait for the end of the line.
  expect(doneBefore).toBeLessThan(done - 1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(10);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({
      code: 'too_many_requests',
      message: '10 of your pictures are already in line. Try again in a moment.',
    });
  }
  await app.close();
});
