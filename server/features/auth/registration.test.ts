import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registration } from '#server/features/auth/testing/registration.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** Three processes on one database, each with another REGISTRATION. */
let open: TestApp;
let invite: TestApp;
let closed: TestApp;
let admin: TestClient;

beforeAll(async () => {
  open = await createTestApp();
  const sameDatabase = { db: open.deps.db };
  invite = await createTestApp({ variables: { REGISTRATION: 'invite' }, deps: sameDatabase });
  closed = await createTestApp({ variables: { REGISTRATION: 'closed' }, deps: sameDatabase });
  const somebody = await open.newAdmin('the-host');
  admin = invite.visitor();
  admin.cookie = somebody.cookie;
});
afterAll(async () => {
  await invite.close();
  await closed.close();
  await open.close();
});

async function newInvite(email = ''): Promise<{ id: number; token: string }> {
  const response = await admin.post('/api/admin/invites', { email });
  expect(response.statusCode, response.body).toBe(201);
  const { invite, link } = response.json();
  return { id: invite.id, token: link.split('#invite=')[1] };
}

const register = (app: TestApp, username: string, token?: string, key?: string) =>
  app
    .visitor()
    .post(
      '/api/register',
      { ...registration(username), ...(token && { invite: token }) },
      key ? { 'idempotency-key': key } : undefined,
    );

const check = (token: string, app = invite) =>
  app.visitor().post('/api/registration/invite', { invite: token });

const age = (id: number) =>
  open.pool.query(`update invites set expires_at = now() - interval '1 second' where id = $1`, [
    id,
  ]);

const stateOf = async (id: number) => {
  const { invites } = (await admin.get('/api/admin/invites')).json();
  return invites.find((each: { id: number }) => each.id === id);
};

test('everybody may ask who can make an account', async () => {
  for (const [app, mode] of [
    [open, 'open'],
    [invite, 'invite'],
    [closed, 'closed'],
  ] as const) {
    const response = await app.visitor().get('/api/registration');
    expect(response.json()).toEqual({ registration: mode });
  }
});

describe('closed', () => {
  test('nobody makes an account, with a link neither, and login works as ever', async () => {
    const { token } = await newInvite();
    for (const answer of [
      await register(closed, 'left-outside'),
      await register(closed, 'left-outside', token),
      await check(token, closed),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({
        code: 'registration_closed',
        message: 'This site isn’t accepting new accounts. Ask your administrator.',
      });
    }
    expect((await check(token)).statusCode).toBe(200);
    const login = { username: 'the-host', password: 'correct horse' };
    expect((await closed.visitor().post('/api/login', login)).statusCode).toBe(200);
  });
});

describe('by invitation', () => {
  test('nobody gets in without a link, or with one that nobody made', async () => {
    const without = await register(invite, 'uninvited');
    expect(without.statusCode).toBe(403);
    expect(without.json()).toEqual({
      code: 'invite_required',
      message: 'You need an invite link to create an account here. Ask your administrator for one.',
    });
    const madeUp = await register(invite, 'uninvited', 'A'.repeat(43));
    expect(madeUp.statusCode).toBe(403);
    expect(madeUp.json()).toEqual({
      code: 'invite_invalid',
      message: 'This invite link isn’t valid. Ask your administrator for a new one.',
    });
    const { rowCount } = await open.pool.query(`select 1 from users where username = 'uninvited'`);
    expect(rowCount).toBe(0);
  });

  test('a link lets one person in, whatever address they choose, and then says that it was used', async () => {
    const { id, token } = await newInvite('wanda@example.com');
    expect((await check(token)).json()).toEqual({ email: 'wanda@example.com' });
    const first = await register(invite, 'wanda-elsewhere', token);
    expect(first.statusCode).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'used', usedBy: 'wanda-elsewhere' });

    const second = await register(invite, 'wandas-friend', token);
    expect(second.statusCode).toBe(403);
    expect(second.json().message).toBe(
      'This invite link was already used. Ask your administrator for a new one.',
    );
    expect((await check(token)).json()).toEqual(second.json());
  });

  test('of many who register with one link at the same moment one gets in', async () => {
    const { id, token } = await newInvite();
    const names = Array.from({ length: 8 }, (_, index) => `rival-${index}`);
    const answers = await Promise.all(names.map((name) => register(invite, name, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array(7).fill(403),
    ]);
    const { rows } = await open.pool.query(
      `select username from users where username like 'rival-%'`,
    );
    expect(rows).toHaveLength(1);
    expect((await stateOf(id)).usedBy).toBe(rows[0].username);
  });

  test('a registration that fails for another reason does not use the link up', async () => {
    const { id, token } = await newInvite();
    const taken = await register(invite, 'THE-HOST', token);
    expect(taken.json()).toMatchObject({
      code: 'taken',
      fields: { username: 'This username is already taken' },
    });
    const short = { ...registration('short-of-words'), password: 'short', invite: token };
    expect((await invite.visitor().post('/api/register', short)).statusCode).toBe(400);
    expect(await stateOf(id)).toMatchObject({ state: 'open', usedBy: null });
    expect((await register(invite, 'second-try', token)).statusCode).toBe(201);
  });

  test('a retry with the same key registers once, uses the link once and is signed in too', async () => {
    const { token } = await newInvite();
    const key = 'a-key-of-a-retried-invitation';
    const first = await register(invite, 'invited-twice', token, key);
    const client = invite.visitor();
    const body = { ...registration('invited-twice'), invite: token };
    const again = await client.post('/api/register', body, { 'idempotency-key': key });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect((await client.get('/api/user')).json().username).toBe('invited-twice');
  });

  test('a link expires, and can be taken back', async () => {
    const old = await newInvite();
    await age(old.id);
    const expired = await register(invite, 'too-late', old.token);
    expect(expired.statusCode).toBe(403);
    expect(expired.json().message).toMatch(/^This invite link has expired\./);
    expect(await stateOf(old.id)).toMatchObject({ state: 'expired' });

    const unwanted = await newInvite();
    await admin.post(`/api/admin/invites/${unwanted.id}/revoke`);
    const revoked = await register(invite, 'unwanted', unwanted.token);
    expect(revoked.statusCode).toBe(403);
    expect(revoked.json().message).toMatch(/^This invite link was canceled\./);
  });

  test('a link that expires while the password is hashed lets nobody in', async () => {
    const { id, token } = await newInvite();
    const slow = await createTestApp({
      variables: { REGISTRATION: 'invite' },
      deps: {
        db: open.deps.db,
        passwords: {
          ...open.deps.passwords,
          async hash(password, asker) {
            await age(id);
            return open.deps.passwords.hash(password, asker);
          },
        },
      },
    });
    const answer = await register(slow, 'slow-hand', token);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toMatch(/^This invite link has expired\./);
    const { rowCount } = await open.pool.query(`select 1 from users where username = 'slow-hand'`);
    expect(rowCount).toBe(0);
    await slow.close();
  });
});

test('thirty invite links a quarter of an hour may be looked up from one address', async () => {
  const limited = await createTestApp({ variables: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  const look = async (from: string) => {
    const body = { invite: 'made-up' };
    const headers = { 'x-forwarded-for': from };
    return limited.visitor().post('/api/registration/invite', body, headers);
  };
  for (let count = 0; count < 30; count++) {
    expect((await look('203.0.113.7')).statusCode).toBe(200);
  }
  const refused = await look('203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.json().message).toMatch(/^Too many attempts\. Try again in/);
  expect((await look('203.0.113.8')).statusCode).toBe(200);
  await limited.close();
});

describe('open', () => {
  test('a link that does not work keeps nobody out, and one that does is used up', async () => {
    const { id, token } = await newInvite('oda@example.com');
    expect((await check(token, open)).json()).toEqual({ email: 'oda@example.com' });
    expect((await register(open, 'oda', token)).statusCode).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'used', usedBy: 'oda' });
    expect((await check(token, open)).json()).toEqual({ email: null });
    expect((await register(open, 'odas-friend', token)).statusCode).toBe(201);
  });
});
