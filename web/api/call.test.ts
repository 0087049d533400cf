import { afterEach, expect, test, vi } from 'vitest';
import { logout } from '#contract/calls/auth.ts';
import { countSavedContent } from '#contract/calls/saved-content.ts';
import { call } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every call alike, and notes what was sent. */
function answerWith(status: number, body?: object) {
  const sent: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return new Response(body && JSON.stringify(body), { status });
  });
  return sent;
}

test('what is read carries a timestamp, the cookie and headers against caches', async () => {
  const sent = answerWith(200, { count: 3, limit: 20 });
  expect(await call(countSavedContent, {})).toEqual({ count: 3, limit: 20 });
  expect(sent[0]?.address).toMatch(/^\/api\/saved-content\/count\?_t=\d{13}$/);
  expect(sent[0]?.init).toMatchObject({
    method: 'GET',
    credentials: 'include',
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
  });
});

test('what is done carries none of these, and no body where there is nothing to say', async () => {
  const sent = answerWith(200, { success: true });
  await call(logout, {});
  expect(sent[0]).toMatchObject({ address: '/api/logout', init: { method: 'POST', headers: {} } });
  expect(sent[0]?.init.body).toBeUndefined();
});

test('an answer without content is an empty object', async () => {
  answerWith(204);
  expect(await call(logout, {})).toEqual({});
});

test('a refusal is thrown with the words of the server', async () => {
  answerWith(409, { message: 'You have saved 20 items.', code: 'limit_reached' });
  await expect(call(logout, {})).rejects.toMatchObject({
    status: 409,
    serverMessage: 'You have saved 20 items.',
    code: 'limit_reached',
  });
});
