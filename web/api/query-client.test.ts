import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const refusal = (status: number, code = 'internal') =>
  new ApiError(status, JSON.stringify({ message: 'Not now', code }), '');

/** Asks for something that fails with this error, and says when it was asked for. */
async function timesAsked(error: Error, heard = { signedOut: 0, adminRequired: 0 }) {
  const client = createQueryClient(
    () => heard.signedOut++,
    () => heard.adminRequired++,
  );
  const start = Date.now();
  const asked: number[] = [];
  const failed = client
    .fetchQuery({
      queryKey: ['asked'],
      queryFn: () => {
        asked.push(Date.now() - start);
        throw error;
      },
    })
    .catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toBe(error);
  client.clear();
  return asked;
}

test.each([
  ['a network that fails', new TypeError('Failed to fetch')],
  ['a server that is busy', refusal(503)],
  ['a proxy without a server', refusal(502)],
])('%s is asked once more after a second, and then no more', async (_, error) => {
  expect(await timesAsked(error)).toEqual([0, 1_000]);
});

test.each([400, 401, 404, 409, 429, 500])(
  'a refusal with %d is not asked again',
  async (status) => {
    expect(await timesAsked(refusal(status))).toEqual([0]);
  },
);

test('the app hears when the session or the admin’s half hour has ended', async () => {
  const heard = { signedOut: 0, adminRequired: 0 };
  await timesAsked(refusal(401, 'not_signed_in'), heard);
  expect(heard).toEqual({ signedOut: 1, adminRequired: 0 });
  await timesAsked(refusal(403, 'admin_required'), heard);
  expect(heard).toEqual({ signedOut: 1, adminRequired: 1 });
});
