import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ variables: { PUBLIC_URL: 'https://porch.example' } });
});
afterAll(() => app.close());
beforeEach(() => {
  app.emails.length = 0;
});

const newPassword = 'a brand new one';
const emailOf = (client: TestClient) => client.user?.email ?? '';

async function askForLetter(email: string) {
  const response = await app.visitor().post('/api/auth/forgot-password', { email });
  await app.settled();
  return response;
}

async function tokenFor(client: TestClient): Promise<string> {
  await askForLetter(emailOf(client));
  return /token=([\w-]+)/.exec(app.emails[0]?.text ?? '')?.[1] ?? 'no token';
}

const reset = (token: string, password = newPassword, confirmPassword = password) =>
  app.visitor().post('/api/auth/reset-password', { token, password, confirmPassword });

const canLogIn = async (client: TestClient, password: string) => {
  const response = await app
    .visitor()
    .post('/api/login', { username: client.user?.username, password });
  return response.statusCode === 200;
};

describe('POST /api/auth/forgot-password', () => {
  test('answers the same for known and unknown addresses, and writes to known ones only', async () => {
    const client = await app.newUser();
    const known = await askForLetter(emailOf(client).toUpperCase());
    const unknown = await askForLetter('nobody@example.com');
    expect(known.statusCode).toBe(200);
    expect(unknown.json()).toEqual(known.json());
    expect(app.emails.map((email) => email.to)).toEqual([emailOf(client)]);
  });

  test('sends a link to our own address, whatever the Host header says', async () => {
    const client = await app.newUser();
    await app
      .visitor()
      .post('/api/auth/forgot-password', { email: emailOf(client) }, { host: '10.9.8.7' });
    await app.settled();
    const [email] = app.emails;
    expect(email?.subject).toBe('Reset your Porchlight password');
    expect(email?.text).toMatch(/https:\/\/porch\.example\/reset-password\?token=[\w-]{43}\n/);
    expect(email?.text).toContain('expires after 1 hour');
    expect(email?.html).toContain('href="https://porch.example/reset-password?token=');
    expect(email?.html).not.toContain('10.9.8.7');
  });

  test('refuses what is no address', async () => {
    const response = await app.visitor().post('/api/auth/forgot-password', { email: 'nope' });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Valid email is required');
  });

  test('passes on the warning of the mail adapter', async () => {
    const warned = await createTestApp({
      deps: { mail: { send: async () => {}, description: '', warning: 'No mail server' } },
    });
    const response = await warned.visitor().post('/api/auth/forgot-password', { email: 'a@b.co' });
    expect(response.json().warning).toBe('No mail server');
    await warned.close();
  });

  test('answers as always when the mail server is broken', async () => {
    const broken = await createTestApp({
      deps: {
        mail: {
          description: '',
          send: async () => {
            throw new Error('connection refused');
          },
        },
      },
    });
    const client = await broken.newUser();
    const response = await broken
      .visitor()
      .post('/api/auth/forgot-password', { email: emailOf(client) });
    expect(response.statusCode).toBe(200);
    await broken.close();
  });

  test('the order is stored with the answer, and an email that does not get out is tried again', async () => {
    let isAway = true;
    const sent: string[] = [];
    const mail = {
      description: '',
      send: async ({ to }: { to: string }) => {
        if (isAway) throw new Error('connection refused');
        sent.push(to);
      },
    };
    const site = await createTestApp({ deps: { mail } });
    const client = await site.newUser();
    await site.visitor().post('/api/auth/forgot-password', { email: emailOf(client) });
    const states = async () =>
      (await site.pool.query(`select state from jobs.job where name = 'email'`)).rows;
    expect(await states()).toEqual([{ state: 'created' }]);
    await site.settled();
    expect(await states()).toEqual([{ state: 'retry' }]);
    isAway = false;
    await site.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
    await expect.poll(() => sent, { timeout: 10_000 }).toEqual([emailOf(client)]);
    await site.settled();
    expect(await states()).toEqual([]);
    await site.close();
  });

  test('never resets the admin by mail', async () => {
    await app.pool.query(`update users set email = 'boss@example.com' where username = 'admin'`);
    await askForLetter('boss@example.com');
    expect(app.emails).toEqual([]);
  });
});

describe('POST /api/auth/reset-password', () => {
  test('sets the new password and ends all sessions of the user, and of nobody else', async () => {
    const client = await app.newUser();
    const bystander = await app.newUser();
    const response = await reset(await tokenFor(client));
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toMatch(/password has been reset/i);
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await bystander.get('/api/user')).statusCode).toBe(200);
    expect(await canLogIn(client, newPassword)).toBe(true);
    expect(await canLogIn(client, 'correct horse')).toBe(false);
  });

  test('a token works once, even when it is used twice at the same moment', async () => {
    const client = await app.newUser();
    const token = await tokenFor(client);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
    const again = await reset(token, 'yet another one');
    expect(again.json()).toEqual({
      code: 'reset_token_invalid',
      message: 'This reset link is invalid, expired or already used. Please request a new one.',
    });
  });

  test('a token is refused after an hour', async () => {
    const client = await app.newUser();
    const token = await tokenFor(client);
    const { rows } = await app.pool.query(
      'select extract(epoch from reset_token_expires_at - now()) as left from users where id = $1',
      [client.user?.id],
    );
    expect(Number(rows[0].left)).toBeGreaterThan(3500);
    expect(Number(rows[0].left)).toBeLessThanOrEqual(3600);
    await app.pool.query(
      `update users set reset_token_expires_at = now() - interval '1 second' where id = $1`,
      [client.user?.id],
    );
    expect((await reset(token)).json().code).toBe('reset_token_invalid');
    expect(await canLogIn(client, 'correct horse')).toBe(true);
  });

  test('a made-up token is refused, and the stored form of a token does not work', async () => {
    const client = await app.newUser();
    await tokenFor(client);
    const { rows } = await app.pool.query('select reset_token_hash from users where id = $1', [
      client.user?.id,
    ]);
    expect((await reset('made-up')).statusCode).toBe(400);
    expect((await reset(rows[0].reset_token_hash)).statusCode).toBe(400);
  });

  test('a newer email makes the older link useless', async () => {
    const client = await app.newUser();
    const older = await tokenFor(client);
    app.emails.length = 0;
    const newer = await tokenFor(client);
    expect((await reset(older)).statusCode).toBe(400);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  test.each([
    [{ token: '' }, 'Reset token is required'],
    [{ token: undefined }, 'Reset token is required'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
    [{ confirmPassword: 'something else' }, 'Passwords do not match'],
  ])('refuses %j with "%s"', async (change, message) => {
    const form = { token: 'x', password: newPassword, confirmPassword: newPassword, ...change };
    const response = await app.visitor().post('/api/auth/reset-password', form);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });
});
