import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callerLeft } from '#server/errors.ts';
import { withDeadline } from './picture-layers.ts';

const nobodyLeaves = () => new AbortController().signal;

test('work that is done in time gives what it made', async () => {
  expect(await withDeadline(1_000, nobodyLeaves(), async () => 'a picture')).toBe('a picture');
});

test('a failure of the work stays what it is', async () => {
  const failing = withDeadline(1_000, nobodyLeaves(), async () => {
    throw new Error('damaged');
  });
  await expect(failing).rejects.toThrow('damaged');
});

test('work that takes too long is told to stop, and the person is told so', async () => {
  let told: AbortSignal | undefined;
  const late = withDeadline(20, nobodyLeaves(), async (signal) => {
    told = signal;
    await sleep(200);
  });
  await expect(late).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The picture took too long. Please try again in a moment.',
    retryAfter: 10,
  });
  expect(told?.aborted).toBe(true);
});

test('when the caller leaves, nobody waits for the work', async () => {
  const caller = new AbortController();
  const waiting = withDeadline(10_000, caller.signal, () => sleep(300));
  caller.abort(callerLeft());
  await expect(waiting).rejects.toMatchObject({ code: 'caller_left' });
  const begun = withDeadline(10_000, caller.signal, async () => expect.fail('nothing is begun'));
  await expect(begun).rejects.toMatchObject({ code: 'caller_left' });
});
