import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const registration = (username: string) => ({
  username,
  email: `${username.toLowerCase()}@example.com`,
  password: 'correct horse',
});

describe('POST /api/register', () => {
  test('creates the account and signs it in', async () => {
    const client = app.visitor();
    const response = await client.post('/api/register', registration('Nora.Lee'));

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ username: 'Nora.Lee', email: 'nora.lee@example.com' });
    expect(response.json()).not.toHaveProperty('password');
    expect((await client.get('/api/user')).json().username).toBe('Nora.Lee');
  });

  test('folds look-alike letters and trims the name', async () => {
    const response = await app.visitor().post('/api/register', {
      ...registration('wide'),
      username: '  ｗｉｄｅ  ',
    });
    expect(response.json().username).toBe('wide');
  });

  test.each([
    [{ username: '' }, 'Username is required'],
    [{ username: '   ' }, 'Username is required'],
    [{ username: undefined }, 'Username is required'],
    [
      { username: 'a b' },
      'Username can only contain letters, numbers, dots, hyphens and underscores',
    ],
    [{ username: 'x'.repeat(51) }, 'Username must not exceed 50 characters'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ email: undefined }, 'Invalid email address'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(257) }, 'Password must not exceed 256 characters'],
  ])('refuses %j with "%s"', async (change, message) => {
    const response = await app
      .visitor()
      .post('/api/register', { ...registration('refused'), ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, code: 'invalid_input' });
    expect(Object.keys(response.json().fields)).toEqual(Object.keys(change));
  });

  test('of two people registering one name at the same moment in different case one wins', async () => {
    const answers = await Promise.all(
      ['Twin', 'tWIN', 'TWIN', 'twin'].map((username, index) =>
        app
          .visitor()
          .post('/api/register', { ...registration(username), email: `twin${index}@example.com` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409]);
    const loser = answers.find((answer) => answer.statusCode === 409);
    expect(loser?.json()).toEqual({
      message: 'This username is already taken',
      code: 'taken',
      fields: { username: 'This username is already taken' },
    });
  });

  test('an e-mail address is unique without regard to case', async () => {
    await app.visitor().post('/api/register', registration('first-mail'));
    const response = await app
      .visitor()
      .post('/api/register', { ...registration('second-mail'), email: 'FIRST-MAIL@Example.COM' });
    expect(response.statusCode).toBe(409);
    expect(response.json().fields).toEqual({
      email: 'An account with this email address already exists',
    });
  });

  test('nobody can register the admin, in any letter case or look-alike', async () => {
    for (const username of ['admin', 'Admin', 'ＡＤＭＩＮ']) {
      const response = await app
        .visitor()
        .post('/api/register', { ...registration('not-admin'), username });
      expect(response.statusCode).toBe(409);
    }
  });

  test('a retry with the same key registers once and is signed in too', async () => {
    const key = { 'idempotency-key': 'a-key-of-a-retried-registration' };
    const first = await app.visitor().post('/api/register', registration('retried'), key);
    const client = app.visitor();
    const second = await client.post('/api/register', registration('retried'), key);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect((await client.get('/api/user')).json().username).toBe('retried');
  });
});

describe('POST /api/login', () => {
  test('signs in whatever the letter case of the name', async () => {
    await app.visitor().post('/api/register', registration('Casey'));
    const client = app.visitor();
    const response = await client.post('/api/login', {
      username: ' cASEY ',
      password: 'correct horse',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().username).toBe('Casey');
    expect((await client.get('/api/auth/verify')).json()).toMatchObject({ isAuthenticated: true });
  });

  test('says the same for a wrong password and an unknown name', async () => {
    await app.visitor().post('/api/register', registration('known'));
    const wrong = await app
      .visitor()
      .post('/api/login', { username: 'known', password: 'wrong one' });
    const unknown = await app.visitor().post('/api/login', { username: 'unknown', password: 'x' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: 'Invalid username or password', code: 'login_wrong' });
    expect(unknown.json()).toEqual(wrong.json());
  });

  test('needs a username and a password', async () => {
    const noName = await app.visitor().post('/api/login', { password: 'x' });
    const noPassword = await app.visitor().post('/api/login', { username: 'x', password: '' });
    expect(noName.json().message).toBe('Username is required');
    expect(noPassword.json().message).toBe('Password is required');
  });

  test('gives a new token and ends the session it replaces', async () => {
    const client = await app.newUser();
    const before = client.cookie ?? '';
    await client.post('/api/login', { username: client.user?.username, password: 'correct horse' });
    expect(client.cookie).not.toBe(before);
    const thief = app.visitor();
    thief.cookie = before;
    expect((await thief.get('/api/user')).statusCode).toBe(401);
  });
});

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
});

describe('a password that changes in the meantime', () => {
  const change = async (userId: number | undefined) => {
    const hash = await app.deps.passwords.hash('a new password');
    await app.pool.query('update users set password = $2 where id = $1', [userId, hash]);
  };

  test('a login that was proved with the old one starts no session', async () => {
    const { user } = await app.newUser();
    const slow = await createTestApp({
      deps: {
        db: app.deps.db,
        passwords: {
          ...app.deps.passwords,
          // The reset happens while the password is being checked.
          async verify(hash, password) {
            const isRight = await app.deps.passwords.verify(hash, password);
            await change(user?.id);
            return isRight;
          },
        },
      },
    });
    const response = await slow
      .visitor()
      .post('/api/login', { username: user?.username, password: 'correct horse' });
    expect(response.statusCode).toBe(401);
    expect(response.cookies.filter((cookie) => cookie.value)).toEqual([]);
    await slow.close();
  });

  test('a repeated registration proves the password anew', async () => {
    const key = { 'idempotency-key': 'a-registration-and-later-a-reset' };
    const body = registration('resetter');
    const first = await app.visitor().post('/api/register', body, key);
    await change(first.json().id);
    const replay = await app.visitor().post('/api/register', body, key);
    expect(replay.statusCode).toBe(401);
    expect(replay.cookies).toEqual([]);
  });

  test('registering while signed in ends the session before', async () => {
    const client = await app.newUser();
    const before = client.cookie;
    await client.post('/api/register', registration('second-account'));
    const thief = app.visitor();
    thief.cookie = before;
    expect((await thief.get('/api/user')).statusCode).toBe(401);
  });
});

describe('POST /api/admin/verify', () => {
  test('opens the admin calls with the admin password under a new token', async () => {
    const client = await app.newUser();
    const before = client.cookie;
    const { adminPassword } = await import('#server/testing/test-settings.ts');
    const response = await client.post('/api/admin/verify', { password: adminPassword });
    expect(response.statusCode).toBe(200);
    expect(client.cookie).not.toBe(before);
    const { rows } = await app.pool.query(
      'select admin_until - now() as left from sessions where user_id = $1',
      [client.user?.id],
    );
    expect(rows[0].left.minutes).toBeGreaterThanOrEqual(29);
  });

  test('refuses a wrong password without signing anyone out', async () => {
    const client = await app.newUser();
    const response = await client.post('/api/admin/verify', { password: 'a guess' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message: 'Invalid admin password',
      code: 'admin_password_wrong',
    });
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });
});
