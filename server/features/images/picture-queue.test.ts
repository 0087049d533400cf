import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callerLeft } from '#server/errors.ts';
import { inPictureQueue } from '#server/pictures/picture-queue.ts';
import { makePicture } from './pieces.ts';

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
    ...Array.from({ length: 9 }, () => inPictureQueue(work)),
    ...Array.from({ length: 9 }, () => makePicture(signal, work)),
  ]);
  expect(most).toBe(2);
});

test('whoever leaves while waiting is answered at once, and their picture is never begun', async () => {
  const free = Promise.withResolvers<void>();
  const before = [inPictureQueue(() => free.promise), inPictureQueue(() => free.promise)];
  const caller = new AbortController();
  let isBegun = false;
  const waiting = makePicture(caller.signal, async () => {
    isBegun = true;
    return Buffer.from('a picture');
  });
  caller.abort(callerLeft());
  await expect(waiting).rejects.toMatchObject({ code: 'caller_left' });
  free.resolve();
  await Promise.all(before);
  await inPictureQueue(async () => {});
  expect(isBegun).toBe(false);
});
