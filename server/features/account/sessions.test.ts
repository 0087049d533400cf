import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenSession } from '#contract/account.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  client = await app.newUser();
});
afterAll(() => app.close());

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** The same person on another device. */
async function signInElsewhere(userAgent = phone): Promise<TestClient> {
  const elsewhere = app.visitor();
  const body = { username: client.user?.username, password: 'correct horse' };
  await elsewhere.post('/api/login', body, { 'user-agent': userAgent });
  return elsewhere;
}

const sessionsOf = async (person: TestClient): Promise<OpenSession[]> =>
  (await person.get('/api/account/sessions')).json();
const isSignedIn = async (person: TestClient) => (await person.get('/api/user')).statusCode === 200;

describe('the sessions', () => {
  test('are listed with their devices, the last used first', async () => {
    const elsewhere = await signInElsewhere();
    await app.pool.query(
      `update sessions set last_used_at = now() - interval '4 minutes', user_agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36'
       where user_id = $1 and user_agent not like '%iPhone%'`,
      [client.user?.id],
    );
    const response = await client.get('/api/account/sessions');
    const sessions: OpenSession[] = response.json();
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari on iPhone', false],
      ['Chrome on Windows', true],
    ]);
    expect(sessions[0]?.lastUsedAt).toMatch(/Z$/);
    expect(response.body).not.toMatch(/token|Mozilla/);
    expect((await sessionsOf(elsewhere)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test('that have run out are not listed', async () => {
    await signInElsewhere();
    await app.pool.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1 and user_agent like '%iPhone%'`,
      [client.user?.id],
    );
    expect(await sessionsOf(client)).toHaveLength(1);
  });
});

describe('ending one', () => {
  test('signs that device out and no other', async () => {
    const elsewhere = await signInElsewhere();
    const third = await signInElsewhere('Firefox/145.0');
    const session = (await sessionsOf(client)).find(({ device }) => device === 'Safari on iPhone');
    const response = await client.delete(`/api/account/sessions/${session?.id}`);
    expect(response.json()).toEqual({ success: true });
    expect(response.cookies).toEqual([]);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(third)).toBe(true);
    expect(await isSignedIn(client)).toBe(true);
    expect((await client.delete(`/api/account/sessions/${session?.id}`)).statusCode).toBe(404);
  });

  test('the current one also clears the cookie', async () => {
    const [session] = await sessionsOf(client);
    const response = await client.delete(`/api/account/sessions/${session?.id}`);
    expect(response.statusCode).toBe(200);
    expect(response.cookies).toMatchObject([{ value: '' }]);
    expect(client.cookie).toBeUndefined();
  });

  test('somebody else’s or an odd one is not found', async () => {
    const stranger = await app.newUser();
    const [session] = await sessionsOf(stranger);
    for (const id of [session?.id, 0, -1, 'abc', 2_000_000_000, '99999999999']) {
      expect((await client.delete(`/api/account/sessions/${id}`)).statusCode).toBe(404);
    }
    expect(await isSignedIn(stranger)).toBe(true);
  });
});

test('signing out everywhere ends all sessions of this person, clears the cookie and nothing else', async () => {
  const elsewhere = await signInElsewhere();
  const stranger = await app.newUser();
  const cookie = client.cookie;
  const response = await client.post('/api/account/sign-out-everywhere');
  expect(response.json()).toEqual({ success: true });
  expect(client.cookie).toBeUndefined();
  client.cookie = cookie;
  expect(await isSignedIn(client)).toBe(false);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(stranger)).toBe(true);
  expect(await isSignedIn(await signInElsewhere())).toBe(true);
});
