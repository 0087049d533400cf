import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { adminPassword } from '#server/testing/test-settings.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ variables: { PUBLIC_URL: 'https://porch.example' } });
});
afterAll(() => app.close());
beforeEach(() => {
  app.emails.length = 0;
});

let addresses = 0;
const freshEmail = () => `moved-${++addresses}@example.com`;
const password = 'correct horse';

async function ask(client: TestClient, email: string, given = password) {
  const response = await client.post('/api/account/email', { email, password: given });
  await app.settled();
  return response;
}

const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? 'no token';

async function tokenFor(client: TestClient, email: string): Promise<string> {
  app.emails.length = 0;
  await ask(client, email);
  return tokenIn(app.emails.find(({ to }) => to === email)?.text);
}

const confirm = (token: string) => app.visitor().post('/api/account/email/confirm', { token });
const emailOf = async (client: TestClient) => (await client.get('/api/user')).json().email;

describe('asking', () => {
  test('sends a link to the new address and a warning to the old one, and changes nothing yet', async () => {
    const client = await app.newUser();
    const old = await emailOf(client);
    const email = freshEmail();
    const response = await ask(client, email);
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toContain(email);
    const toNew = app.emails.find(({ to }) => to === email);
    const toOld = app.emails.find(({ to }) => to === old);
    expect(app.emails).toHaveLength(2);
    expect(toNew?.subject).toBe('Confirm your new Porchlight email address');
    expect(toNew?.text).toMatch(/https:\/\/porch\.example\/confirm-email\?token=[\w-]{43}\n/);
    expect(toNew?.html).toContain('href="https://porch.example/confirm-email?token=');
    expect(toOld?.text).toContain(email);
    expect(`${toOld?.text}${toOld?.html}`).not.toContain('token=');
    expect(await emailOf(client)).toBe(old);
    expect((await client.get('/api/account')).json()).toMatchObject({
      email: old,
      newEmail: email,
    });
  });

  test('needs the password', async () => {
    const client = await app.newUser();
    const response = await ask(client, freshEmail(), 'wrong one');
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ password: 'That’s not your current password' });
    expect(app.emails).toEqual([]);
  });

  test.each([
    ['nonsense', 400, 'Invalid email address'],
    [`${'a'.repeat(250)}@example.com`, 400, 'Invalid email address'],
  ])('refuses what is no address: %s', async (email, status, message) => {
    const client = await app.newUser();
    const response = await ask(client, email);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });

  test('refuses the address it has and one that is taken, whatever the letter case', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    const own = await ask(client, (await emailOf(client)).toUpperCase());
    expect(own.json().fields).toEqual({ email: 'That’s already your email address' });
    const taken = await ask(client, (await emailOf(other)).toUpperCase());
    expect(taken.statusCode).toBe(409);
    expect(taken.json().fields).toEqual({
      email: 'An account with this email address already exists',
    });
    expect(app.emails).toEqual([]);
  });

  test('is not for the admin, nor for visitors', async () => {
    const admin = app.visitor();
    await admin.post('/api/login', { username: 'admin', password: adminPassword });
    expect((await ask(admin, freshEmail(), adminPassword)).statusCode).toBe(403);
    expect((await ask(app.visitor(), freshEmail())).statusCode).toBe(401);
    expect(app.emails).toEqual([]);
  });

  test('passes on the warning of the mail adapter', async () => {
    const warned = await createTestApp({
      deps: { mail: { send: async () => {}, description: '', warning: 'No mail server' } },
    });
    const client = await warned.newUser();
    const body = { email: freshEmail(), password };
    expect((await client.post('/api/account/email', body)).json().warning).toBe('No mail server');
    await warned.close();
  });
});

describe('confirming', () => {
  test('gives the account its new address, for anyone who has the link, and keeps its sessions', async () => {
    const client = await app.newUser();
    const email = freshEmail();
    const response = await confirm(await tokenFor(client, email));
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toBe(`Your email address is now ${email}.`);
    expect(await emailOf(client)).toBe(email);
    expect((await client.get('/api/account')).json().newEmail).toBeUndefined();
    const login = await app.visitor().post('/api/login', { username: email, password });
    expect(login.statusCode).toBe(200);
  });

  test('a link works once, even when it is used twice at the same moment', async () => {
    const client = await app.newUser();
    const token = await tokenFor(client, freshEmail());
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await confirm(token)).json()).toEqual({
      code: 'email_token_invalid',
      message:
        'This link is invalid, expired or already used. Please request a new one in My Account.',
    });
  });

  test('a link is refused after an hour by the clock of the database', async () => {
    const client = await app.newUser();
    const old = await emailOf(client);
    const token = await tokenFor(client, freshEmail());
    const { rows } = await app.pool.query(
      'select extract(epoch from email_token_expires_at - now()) as left from users where id = $1',
      [client.user?.id],
    );
    expect(Number(rows[0].left)).toBeGreaterThan(3500);
    expect(Number(rows[0].left)).toBeLessThanOrEqual(3600);
    await app.pool.query(
      `update users set email_token_expires_at = now() - interval '1 second' where id = $1`,
      [client.user?.id],
    );
    expect((await confirm(token)).json().code).toBe('email_token_invalid');
    expect(await emailOf(client)).toBe(old);
    expect((await client.get('/api/account')).json().newEmail).toBeUndefined();
  });

  test('a made-up token is refused, and the stored form of a token does not work', async () => {
    const client = await app.newUser();
    await tokenFor(client, freshEmail());
    const { rows } = await app.pool.query('select email_token_hash from users where id = $1', [
      client.user?.id,
    ]);
    expect((await confirm('made-up')).statusCode).toBe(400);
    expect((await confirm(rows[0].email_token_hash)).statusCode).toBe(400);
  });

  test('only the newest link works', async () => {
    const client = await app.newUser();
    const first = await tokenFor(client, freshEmail());
    const email = freshEmail();
    const second = await tokenFor(client, email);
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(second)).statusCode).toBe(200);
    expect(await emailOf(client)).toBe(email);
  });

  test('an address that was taken meanwhile is refused', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    const email = freshEmail();
    const token = await tokenFor(client, email);
    const others = await tokenFor(other, email.toUpperCase());
    expect((await confirm(token)).statusCode).toBe(200);
    const late = await confirm(others);
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe('taken');
    expect(await emailOf(client)).toBe(email);
  });

  test('a new password, a reset or a disabled account stops it', async () => {
    const client = await app.newUser();
    const changed = await tokenFor(client, freshEmail());
    await client.post('/api/account/password', {
      currentPassword: password,
      password: 'another horse',
      confirmPassword: 'another horse',
    });
    expect((await confirm(changed)).statusCode).toBe(400);

    const forgetful = await app.newUser();
    const pending = await tokenFor(forgetful, freshEmail());
    app.emails.length = 0;
    await app.visitor().post('/api/auth/forgot-password', { email: forgetful.user?.email });
    await app.settled();
    const token = tokenIn(app.emails[0]?.text);
    const reset = { token, password: 'another horse', confirmPassword: 'another horse' };
    expect((await app.visitor().post('/api/auth/reset-password', reset)).statusCode).toBe(200);
    expect((await confirm(pending)).statusCode).toBe(400);

    const disabled = await app.newUser();
    const stopped = await tokenFor(disabled, freshEmail());
    await app.pool.query('update users set disabled_at = now() where id = $1', [disabled.user?.id]);
    expect((await confirm(stopped)).statusCode).toBe(400);
  });

  test('a reset link that was sent to the old address works no more', async () => {
    const client = await app.newUser();
    const old = await emailOf(client);
    await app.visitor().post('/api/auth/forgot-password', { email: old });
    await app.settled();
    const reset = tokenIn(app.emails[0]?.text);
    await confirm(await tokenFor(client, freshEmail()));
    const body = { token: reset, password: 'another horse', confirmPassword: 'another horse' };
    const response = await app.visitor().post('/api/auth/reset-password', body);
    expect(response.json().code).toBe('reset_token_invalid');
  });
});

describe('limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => limited.close());

  test('five changes an hour for a user', async () => {
    const client = await limited.newUser();
    const answers: number[] = [];
    for (let count = 0; count < 6; count++) {
      const body = { email: freshEmail(), password };
      answers.push((await client.post('/api/account/email', body)).statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('thirty links an hour from one address', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 31; count++) {
      const body = { token: 'made-up' };
      answers.push((await limited.visitor().post('/api/account/email/confirm', body)).statusCode);
    }
    expect(answers.filter((status) => status === 400)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });
});
