import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registration } from '#server/features/auth/testing/registration.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the session', () => {
  test('is an HttpOnly, SameSite=Lax cookie and its token is not in the database', async () => {
    const response = await app.visitor().post('/api/register', registration('cookie-reader'));
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
    const { rows } = await app.pool.query('select token_hash from sessions');
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  test('is marked Secure when the public address is https', async () => {
    const secure = await createTestApp({ variables: { PUBLIC_URL: 'https://porch.example' } });
    const response = await secure.visitor().post('/api/register', registration('secured'));
    expect(response.cookies[0]).toMatchObject({ secure: true });
    await secure.close();
  });

  test('verify says who is signed in and answers 401 to nobody', async () => {
    const client = await app.newUser('verified');
    const { id } = client.user ?? {};
    expect((await client.get('/api/auth/verify')).json()).toEqual({
      isAuthenticated: true,
      userId: id,
      username: 'verified',
    });
    const nobody = await app.visitor().get('/api/auth/verify');
    expect(nobody.statusCode).toBe(401);
    expect(nobody.json()).toMatchObject({ isAuthenticated: false, error: 'Not authenticated' });
  });

  test('verify-public answers 200 to everybody', async () => {
    const nobody = await app.visitor().get('/api/auth/verify-public');
    expect(nobody.statusCode).toBe(200);
    expect(nobody.json()).toEqual({ isAuthenticated: false, error: 'Not authenticated' });
    const client = await app.newUser();
    expect((await client.get('/api/auth/verify-public')).json().isAuthenticated).toBe(true);
  });

  test('ends on the server at logout, which needs no body', async () => {
    const client = await app.newUser();
    const cookie = client.cookie;
    expect((await client.post('/api/logout')).statusCode).toBe(200);
    expect(client.cookie).toBeUndefined();
    client.cookie = cookie;
    expect((await client.get('/api/user')).statusCode).toBe(401);
  });

  test('logging out without a session does no harm', async () => {
    expect((await app.visitor().post('/api/logout')).json()).toEqual({ success: true });
  });

  test('is renewed by use for 7 days, and for 30 at most', async () => {
    const client = await app.newUser();
    const set = (created: string, used: string, expires: string) =>
      app.pool.query(
        `update sessions set created_at = now() - $2::interval, last_used_at = now() - $3::interval,
         expires_at = now() + $4::interval where user_id = $1`,
        [client.user?.id, created, used, expires],
      );
    const hoursLeft = async () => {
      const { rows } = await app.pool.query(
        'select extract(epoch from expires_at - now()) / 3600 as hours from sessions where user_id = $1',
        [client.user?.id],
      );
      return Math.round(Number(rows[0].hours));
    };

    await set('6 days', '1 day', '1 day');
    expect((await client.get('/api/auth/ping')).json()).toEqual({ success: true });
    expect(await hoursLeft()).toBe(7 * 24);

    await set('29 days', '1 day', '1 day');
    await client.get('/api/auth/ping');
    expect(await hoursLeft()).toBe(24);

    await set('29 days', '1 day', '-1 second');
    expect((await client.get('/api/auth/ping')).statusCode).toBe(401);
  });

  test('says when somebody was last seen with each renewal and login, and not with each request', async () => {
    const client = await app.newUser();
    const hoursSince = async () => {
      const { rows } = await app.pool.query(
        'select extract(epoch from now() - last_seen_at) / 3600 as hours from users where id = $1',
        [client.user?.id],
      );
      return Math.round(Number(rows[0].hours));
    };
    const longAgo = () =>
      app.pool.query(`update users set last_seen_at = now() - interval '50 hours' where id = $1`, [
        client.user?.id,
      ]);
    await longAgo();
    await client.get('/api/auth/ping');
    expect(await hoursSince()).toBe(50);

    await app.pool.query(
      `update sessions set last_used_at = now() - interval '6 minutes' where user_id = $1`,
      [client.user?.id],
    );
    await client.get('/api/auth/ping');
    expect(await hoursSince()).toBe(0);

    await longAgo();
    const login = { username: client.user?.username, password: 'correct horse' };
    await client.post('/api/login', { ...login, password: 'a guess' });
    expect(await hoursSince()).toBe(50);
    await client.post('/api/login', login);
    expect(await hoursSince()).toBe(0);
    await longAgo();
    await client.post('/api/logout');
    expect(await hoursSince()).toBe(50);
  });
});
