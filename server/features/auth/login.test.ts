import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registration } from '#server/features/auth/testing/registration.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

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

  test('takes the email address in place of the name, whatever its letter case', async () => {
    const body = registration('by-mail');
    await app.visitor().post('/api/register', body);
    const response = await app
      .visitor()
      .post('/api/login', { username: ` ${body.email.toUpperCase()} `, password: 'correct horse' });
    expect(response.statusCode).toBe(200);
    expect(response.json().username).toBe('by-mail');
  });

  test('says the same for the address of nobody, and checks a password all the same', async () => {
    const checked: (string | undefined)[] = [];
    const watched = await createTestApp({
      deps: {
        passwords: {
          ...app.deps.passwords,
          verify(hash, password, asker) {
            checked.push(password);
            return app.deps.passwords.verify(hash, password, asker);
          },
        },
      },
    });
    const { email } = registration('somebody');
    await watched.visitor().post('/api/register', registration('somebody'));
    const tries = [email, 'nobody@example.com', 'nobody', '@', 'somebody@'];
    for (const username of tries) {
      const response = await watched.visitor().post('/api/login', { username, password: 'wrong' });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        message: 'Invalid username or password',
        code: 'login_wrong',
      });
    }
    expect(checked).toEqual(tries.map(() => 'wrong'));
    await watched.close();
  });

  test('tries by name and by address count as one account', async () => {
    const limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
    const { username, email } = registration('guessed');
    await limited.visitor().post('/api/register', registration('guessed'));
    const answers: number[] = [];
    for (let count = 0; count < 11; count++) {
      const body = { username: count % 2 ? username : email, password: 'wrong' };
      answers.push((await limited.visitor().post('/api/login', body)).statusCode);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.at(-1)).toBe(429);
    await limited.close();
  });

  test('no username looks like an address', async () => {
    const body = { ...registration('plain'), username: 'somebody@example.com' };
    expect((await app.visitor().post('/api/register', body)).statusCode).toBe(400);
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

describe('a password that changes in the meantime', () => {
  const change = async (userId: number | undefined) => {
    const hash = await app.deps.passwords.hash('a new password', { userId: 0 });
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
          async verify(hash, password, asker) {
            const isRight = await app.deps.passwords.verify(hash, password, asker);
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
