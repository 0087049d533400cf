import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { adminPassword } from '#server/testing/test-settings.ts';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  client = await app.newUser();
});
afterAll(() => app.close());

const change = (
  person: TestClient,
  currentPassword = 'correct horse',
  password = 'battery staple',
) => person.post('/api/account/password', { currentPassword, password, confirmPassword: password });

async function logIn(password: string): Promise<TestClient | undefined> {
  const person = app.visitor();
  const { username } = client.user ?? {};
  const { statusCode } = await person.post('/api/login', { username, password });
  return statusCode === 200 ? person : undefined;
}

describe('a new password', () => {
  test('replaces the old one', async () => {
    const response = await change(client);
    expect(response.json()).toEqual({ success: true });
    expect(await logIn('battery staple')).toBeDefined();
    expect(await logIn('correct horse')).toBeUndefined();
  });

  test('gives this session a new token and ends all others', async () => {
    const elsewhere = await logIn('correct horse');
    const stranger = await app.newUser();
    const before = client.cookie;
    await change(client);
    expect(client.cookie).not.toBe(before);
    expect((await client.get('/api/user')).statusCode).toBe(200);
    expect((await client.get('/api/account/sessions')).json()).toHaveLength(1);
    const thief = app.visitor();
    thief.cookie = before;
    expect((await thief.get('/api/user')).statusCode).toBe(401);
    expect((await elsewhere?.get('/api/user'))?.statusCode).toBe(401);
    expect((await stranger.get('/api/user')).statusCode).toBe(200);
  });

  test('spends a reset link that is still out', async () => {
    await app.visitor().post('/api/auth/forgot-password', { email: client.user?.email });
    await app.settled();
    const token = /token=([\w-]+)/.exec(app.emails.at(-1)?.text ?? '')?.[1];
    await change(client);
    const reset = await app.visitor().post('/api/auth/reset-password', {
      token,
      password: 'by the thief',
      confirmPassword: 'by the thief',
    });
    expect(reset.json().code).toBe('reset_token_invalid');
  });
});

describe('refused', () => {
  test('a wrong current password, beside its field and without signing anyone out', async () => {
    const response = await change(client, 'a guess');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid_input',
      message: 'That’s not your current password',
      fields: { currentPassword: 'That’s not your current password' },
    });
    expect(response.cookies).toEqual([]);
    expect((await client.get('/api/user')).statusCode).toBe(200);
    expect(await logIn('correct horse')).toBeDefined();
  });

  test.each([
    [{ currentPassword: '' }, 'currentPassword', 'Password is required'],
    [{ password: 'seven77' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(257) }, 'password', 'Password must not exceed 256 characters'],
    [{ confirmPassword: 'something else' }, 'confirmPassword', 'Passwords do not match'],
  ])('%j', async (part, field, message) => {
    const body = {
      currentPassword: 'correct horse',
      password: 'battery staple',
      confirmPassword: 'battery staple',
      ...part,
    };
    const response = await client.post('/api/account/password', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields[field]).toBe(message);
  });

  test('the admin, kindly', async () => {
    const admin = app.visitor();
    await admin.post('/api/login', { username: 'admin', password: adminPassword });
    const response = await change(admin, adminPassword);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'forbidden',
      message:
        'The admin password can’t be changed here. Set ADMIN_PASSWORD and restart Porchlight.',
    });
    const again = app.visitor();
    await again.post('/api/login', { username: 'admin', password: adminPassword });
    expect((await again.get('/api/user')).statusCode).toBe(200);
  });

  test('who was proved with a password that is changed at the same moment', async () => {
    const slow = await createTestApp({
      deps: {
        db: app.deps.db,
        passwords: {
          ...app.deps.passwords,
          async hash(password, asker) {
            await app.pool.query(`update users set password = 'reset meanwhile' where id = $1`, [
              client.user?.id,
            ]);
            return app.deps.passwords.hash(password, asker);
          },
        },
      },
    });
    const person = slow.visitor();
    person.cookie = client.cookie;
    expect((await change(person)).statusCode).toBe(400);
    const { rows } = await app.pool.query('select password from users where id = $1', [
      client.user?.id,
    ]);
    expect(rows).toEqual([{ password: 'reset meanwhile' }]);
    await slow.close();
  });

  test('whose session ended at the same moment: the password stays', async () => {
    const slow = await createTestApp({
      deps: {
        db: app.deps.db,
        passwords: {
          ...app.deps.passwords,
          async hash(password, asker) {
            await app.pool.query('delete from sessions where user_id = $1', [client.user?.id]);
            return app.deps.passwords.hash(password, asker);
          },
        },
      },
    });
    const person = slow.visitor();
    person.cookie = client.cookie;
    expect((await change(person)).statusCode).toBe(401);
    expect(await logIn('correct horse')).toBeDefined();
    await slow.close();
  });
});

describe('guessing', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => limited.close());

  test('ends after 10 tries in 15 minutes per user, however it is tried', async () => {
    const person = await limited.newUser();
    for (let count = 0; count < 5; count++) {
      expect((await change(person, 'a guess')).statusCode).toBe(400);
      const guess = await person.post('/api/account/delete', { password: 'a guess' });
      expect(guess.statusCode).toBe(400);
    }
    const refused = await change(person);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe('Too many attempts. Try again in 15 minutes.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    const deletion = await person.post('/api/account/delete', { password: 'correct horse' });
    expect(deletion.statusCode).toBe(429);
    const other = await limited.newUser();
    expect((await change(other)).statusCode).toBe(200);
  });

  test('is forgotten after a success', async () => {
    const person = await limited.newUser();
    for (let count = 0; count < 9; count++) await change(person, 'a guess');
    expect((await change(person)).statusCode).toBe(200);
    for (let count = 0; count < 9; count++) await change(person, 'a guess');
    expect((await change(person, 'battery staple', 'another one')).statusCode).toBe(200);
  });
});
