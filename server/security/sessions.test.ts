import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const whoIs = async (cookie: string | undefined) => {
  const response = await app.visitor().get('/api/auth/verify', { cookie: cookie ?? '' });
  return response.json().username as string | undefined;
};

describe('a token somebody else has chosen', () => {
  const chosen = `porchlight_session=${'A'.repeat(43)}`;

  test('is never taken over, neither at registration nor at login', async () => {
    const client = app.visitor();
    client.cookie = chosen;
    await client.register('fixated');
    expect(client.cookie).not.toBe(chosen);
    expect(await whoIs(chosen)).toBeUndefined();

    client.cookie = chosen;
    await client.post('/api/login', { username: 'fixated', password: 'correct horse' });
    expect(await whoIs(client.cookie)).toBe('fixated');
    expect(await whoIs(chosen)).toBeUndefined();
  });

  test.each([
    ['nothing', 'porchlight_session='],
    ['the stored form of a token', 'hash'],
    ['a prototype', 'porchlight_session=__proto__'],
    ['quotes', `porchlight_session="' or 1=1 --"`],
    ['an encoded NUL', 'porchlight_session=%00'],
    ['encoded halves of letters', 'porchlight_session=%E0%A4'],
    ['a very long one', `porchlight_session=${'x'.repeat(6_000)}`],
  ])('%s opens nothing', async (_, cookie) => {
    const stored = await app.pool.query('select token_hash from sessions limit 1');
    const sent = cookie === 'hash' ? `porchlight_session=${stored.rows[0]?.token_hash}` : cookie;
    const response = await app.visitor().get('/api/user', { cookie: sent });
    expect(response.statusCode).toBe(401);
  });
});

describe('a stolen token', () => {
  test('is worth nothing after logout, password change, admin verification and account deletion', async () => {
    const body = { currentPassword: 'correct horse', password: 'battery staple' };
    const ends: ((client: Awaited<ReturnType<typeof app.newUser>>) => Promise<unknown>)[] = [
      (client) => client.post('/api/logout'),
      (client) => client.post('/api/account/sign-out-everywhere'),
      (client) => client.elevateAdmin(),
      (client) => client.post('/api/account/password', { ...body, confirmPassword: body.password }),
      (client) => client.post('/api/account/delete', { password: 'correct horse' }),
    ];
    for (const end of ends) {
      const client = await app.newUser();
      const stolen = client.cookie;
      expect(await whoIs(stolen)).toBe(client.user?.username);
      await end(client);
      expect(await whoIs(stolen)).toBeUndefined();
    }
  });

  test('does not open the admin calls its owner opens later', async () => {
    const client = await app.newUser();
    const stolen = { cookie: client.cookie ?? '' };
    await client.elevateAdmin();
    expect((await client.get('/api/prompts')).statusCode).toBe(200);
    expect((await app.visitor().get('/api/prompts', stolen)).statusCode).toBe(401);
  });
});

test('tokens have 256 random bits and no two are alike', async () => {
  const tokens = new Set<string>();
  const client = await app.newUser();
  for (let round = 0; round < 6; round++) {
    await client.elevateAdmin();
    const token = client.cookie?.split('=')[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    tokens.add(token);
  }
  expect(tokens.size).toBe(6);
});

describe('where there is TLS', () => {
  test('the cookie is one that no other host and no plain page can set', async () => {
    const site = await createTestApp({ variables: { PUBLIC_URL: 'https://porch.example' } });
    const client = site.visitor();
    await client.register('on-tls');
    expect(client.cookie).toMatch(/^__Host-porchlight_session=/);
    // The same token under the plain name, as a neighbouring host could set it.
    const planted = client.cookie?.replace('__Host-', '') ?? '';
    expect((await site.visitor().get('/api/user', { cookie: planted })).statusCode).toBe(401);
    expect((await client.get('/api/user')).statusCode).toBe(200);

    const { headers } = await client.post('/api/logout');
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-porchlight_session=; Max-Age=0; Path=\/; .*Secure/,
    );
    await site.close();
  });

  test('every answer says so for a year, subdomains included', async () => {
    const site = await createTestApp({ variables: { PUBLIC_URL: 'https://porch.example' } });
    for (const url of ['/', '/api/health', '/api/nothing']) {
      const { headers } = await site.visitor().get(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
    await site.close();
  });
});

describe("the process's clock", () => {
  afterEach(() => vi.useRealTimers());

  test.each([-400, 400])('%i days off changes nothing about what expires', async (days) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 });
    const client = await app.newAdmin();
    expect((await client.get('/api/prompts')).statusCode).toBe(200);

    const { email = '', id } = client.user ?? {};
    await app.visitor().post('/api/auth/forgot-password', { email });
    await app.settled();
    const { rows } = await app.pool.query(
      `select u.reset_token_expires_at > now() + interval '59 minutes' as fresh,
              u.reset_token_expires_at < now() + interval '61 minutes' as soon,
              s.expires_at between now() + interval '6 days' and now() + interval '8 days' as session,
              s.admin_until between now() + interval '29 minutes' and now() + interval '31 minutes' as admin
       from users u join sessions s on s.user_id = u.id where u.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ fresh: true, soon: true, session: true, admin: true }]);

    const token = /token=([\w-]+)/.exec(app.emails.at(-1)?.text ?? '')?.[1];
    const password = 'another horse';
    const body = { token, password, confirmPassword: password };
    expect((await app.visitor().post('/api/auth/reset-password', body)).statusCode).toBe(200);
  });
});
