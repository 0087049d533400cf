import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invite } from '#contract/invites.ts';
import { registration } from '#server/features/auth/testing/registration.ts';
import { deleteOldInvites } from '#server/features/invites/invites.queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let open: TestApp;
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  open = await createTestApp();
  app = await createTestApp({
    variables: { REGISTRATION: 'invite', PUBLIC_URL: 'https://porch.example' },
    deps: { db: open.deps.db },
  });
  admin = await newAdmin('the-host');
});
afterAll(async () => {
  await app.close();
  await open.close();
});

/** Registered where anyone may, at work where one needs a link. */
async function newAdmin(name: string): Promise<TestClient> {
  await open.newUser(name);
  const client = app.visitor();
  await client.post('/api/login', { username: name, password: 'correct horse' });
  await client.elevateAdmin();
  return client;
}

const make = async (email?: string, by = admin): Promise<{ invite: Invite; link: string }> => {
  const response = await by.post('/api/admin/invites', { email });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};

const list = async (query = ''): Promise<{ invites: Invite[]; next: number | null }> =>
  (await admin.get(`/api/admin/invites${query}`)).json();

const logOf = async (id: number) => {
  const { rows } = await open.pool.query(
    `select username, action, name from admin_log where subject = 'invite' and subject_id = $1 order by id`,
    [id],
  );
  return rows;
};

test('a link leads to our own address, says until when it works, and holds its token behind a #', async () => {
  const { invite, link } = await make('nina@example.com');
  expect(link).toMatch(/^https:\/\/porch\.example\/auth#invite=[\w-]{43}$/);
  expect(invite).toEqual({
    id: expect.any(Number),
    email: 'nina@example.com',
    madeBy: 'the-host',
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
    state: 'open',
    usedAt: null,
    usedBy: null,
  });
  const days = (Date.parse(invite.expiresAt) - Date.parse(invite.createdAt)) / 86_400_000;
  expect(days).toBe(7);
  expect((await list()).invites[0]).toEqual(invite);
});

test('no token is kept anywhere, also not for a repetition under the same key', async () => {
  const key = { 'idempotency-key': 'one-key-for-two-invite-links' };
  const first = (await admin.post('/api/admin/invites', {}, key)).json();
  const second = (await admin.post('/api/admin/invites', {}, key)).json();
  expect(second.link).not.toBe(first.link);
  for (const { link } of [first, second]) {
    const token = link.split('#invite=')[1];
    for (const table of ['invites', 'idempotency_keys', 'admin_log']) {
      const { rowCount } = await open.pool.query(
        `select 1 from ${table} as row where row::text like '%' || $1 || '%'`,
        [token],
      );
      expect(rowCount, table).toBe(0);
    }
    expect((await admin.get('/api/admin/invites')).body).not.toContain(token);
  }
});

test('the list says who made a link, who used it and when, newest first and twenty at a time', async () => {
  const other = await newAdmin('the-other-host');
  const { invite, link } = await make('', other);
  await app.visitor().post('/api/register', {
    ...registration('a-guest'),
    invite: link.split('#invite=')[1],
  });
  expect((await list()).invites[0]).toMatchObject({
    id: invite.id,
    email: null,
    madeBy: 'the-other-host',
    state: 'used',
    usedAt: expect.any(String),
    usedBy: 'a-guest',
  });

  for (let count = 0; count < 21; count++) await make();
  const first = await list();
  expect(first.invites).toHaveLength(20);
  expect(first.next).toBe(first.invites.at(-1)?.id);
  const rest = await list(`?before=${first.next}`);
  expect(rest.invites[1]?.id).toBe(invite.id);
  expect(rest.next).toBeNull();
});

test('making and taking back are in the log, once each and without an address', async () => {
  const { invite } = await make('olga@example.com');
  const revoke = () => admin.post(`/api/admin/invites/${invite.id}/revoke`);
  expect((await revoke()).json()).toEqual({ success: true });
  expect((await revoke()).json()).toEqual({ success: true });
  const about = { username: 'the-host', name: String(invite.id) };
  expect(await logOf(invite.id)).toEqual([
    { ...about, action: 'added' },
    { ...about, action: 'revoked' },
  ]);
  expect((await list()).invites[0]?.state).toBe('revoked');
});

test('a link that was used cannot be taken back, one that was never made is not found', async () => {
  const { invite, link } = await make();
  const body = { ...registration('quicker'), invite: link.split('#invite=')[1] };
  await app.visitor().post('/api/register', body);
  const late = await admin.post(`/api/admin/invites/${invite.id}/revoke`);
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toBe(
    'Someone already signed up with this link, so it can’t be canceled.',
  );
  expect((await admin.post('/api/admin/invites/2147483647/revoke')).statusCode).toBe(404);
});

test('where anyone may register, or nobody, there are no links to make', async () => {
  for (const mode of ['open', 'closed']) {
    const other = await createTestApp({
      variables: { REGISTRATION: mode },
      deps: { db: open.deps.db },
    });
    const host = other.visitor();
    await host.post('/api/login', { username: 'the-host', password: 'correct horse' });
    await host.elevateAdmin();
    const response = await host.post('/api/admin/invites', {});
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'forbidden',
      message: 'To use invite links, start Porchlight with REGISTRATION=invite.',
    });
    await other.close();
  }
});

test('an address must be one', async () => {
  const response = await admin.post('/api/admin/invites', { email: 'nobody' });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ email: 'Invalid email address' });
});

test('links go with the account that made them, and with the one that used them', async () => {
  const leaver = await newAdmin('leaving-host');
  const { invite, link } = await make('someone@example.com', leaver);
  const token = link.split('#invite=')[1];
  await leaver.post('/api/account/delete', { password: 'correct horse' });
  const late = await app.visitor().post('/api/register', {
    ...registration('someone'),
    invite: token,
  });
  expect(late.json().message).toMatch(/^This invite link isn’t valid\./);
  expect((await list()).invites.map(({ id }) => id)).not.toContain(invite.id);

  const used = await make('guest@example.com');
  const guest = app.visitor();
  await guest.post('/api/register', {
    ...registration('guest'),
    invite: used.link.split('#invite=')[1],
  });
  expect((await list()).invites[0]?.usedBy).toBe('guest');
  await guest.post('/api/account/delete', { password: 'correct horse' });
  expect((await list()).invites.map(({ email }) => email)).not.toContain('guest@example.com');
});

test('links that nobody used are forgotten a month after their end', async () => {
  const [old, recent] = [await make('old@example.com'), await make('recent@example.com')];
  const end = (id: number, ago: string) =>
    open.pool.query('update invites set expires_at = now() - $2::interval where id = $1', [
      id,
      ago,
    ]);
  await end(old.invite.id, '31 days');
  await end(recent.invite.id, '29 days');
  await deleteOldInvites(open.deps.db);
  const ids = (await list()).invites.map(({ id }) => id);
  expect(ids).toContain(recent.invite.id);
  expect(ids).not.toContain(old.invite.id);
});
