import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminUsername } from '#contract/constants.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { listUsers, UserEntry } from '#contract/users.ts';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { fullAccount } from '#server/features/account/testing/full-account.ts';
import { registration } from '#server/features/auth/testing/registration.ts';
import { createSlowPasswordApp } from '#server/testing/slow-password-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { adminPassword } from '#server/testing/test-settings.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin('the-host');
});
afterAll(() => app.close());

const list = async (query = ''): Promise<Answer<typeof listUsers>> => {
  const response = await admin.get(`/api/admin/users${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

const find = async (client: TestClient): Promise<UserEntry | undefined> =>
  (await list(`?search=${client.user?.username}`)).users[0];

const act = (client: TestClient | { user: { id: number } }, name: string, body?: object) =>
  admin.post(`/api/admin/users/${client.user?.id}/${name}`, body);

const logIn = (client: TestClient, password = 'correct horse') =>
  app.visitor().post('/api/login', { username: client.user?.username, password });

const isSignedIn = async (client: TestClient) => (await client.get('/api/user')).statusCode === 200;

/** What was done with a user, oldest first. */
const logOf = async (client: TestClient) => {
  const { rows } = await app.pool.query(
    `select username, action, name, changes from admin_log
     where subject = 'user' and subject_id = $1 order by id`,
    [client.user?.id],
  );
  return rows;
};
const entry = (client: TestClient, action: string) => ({
  username: 'the-host',
  action,
  name: client.user?.username,
  changes: [],
});

const adminAccount = async () => {
  const { rows } = await app.pool.query('select id from users where username = $1', [
    adminUsername,
  ]);
  return { user: { id: rows[0].id as number } };
};

describe('the list', () => {
  test('tells name, address, since when, last seen, devices and what is stored', async () => {
    const client = await app.newUser('Listed.Lee');
    await logIn(client);
    await client.post('/api/saved-content', { title: 'Porch', content: '<p>Häuser</p>' });
    const gone = await client.post('/api/saved-content', { title: 'Gone', content: '<p>x</p>' });
    await client.delete(`/api/saved-content/${gone.json().id}`);
    await app.pool.query(
      `insert into files (key, user_id, media_type, size) values ('listed-lees-picture-0001', $1, 'image/png', 1000)`,
      [client.user?.id],
    );
    await app.pool.query(
      `insert into ai_tokens_by_user (user_id, day, tokens)
       values ($1, (now() at time zone 'utc')::date, 1234), ($1, '2026-01-01', 99)`,
      [client.user?.id],
    );
    expect(await find(client)).toEqual({
      id: client.user?.id,
      username: 'Listed.Lee',
      email: 'listed.lee@example.com',
      createdAt: client.user?.createdAt,
      lastSeenAt: expect.any(String),
      disabledAt: null,
      openSessions: 2,
      storageBytes: (await client.get('/api/account/storage')).json().bytes,
      tokensToday: 1_234,
    });
  });

  test('finds a part of the name or the address, without regard to letter case or wildcards', async () => {
    const client = app.visitor();
    const body = { ...registration('Zoe_Quimby'), email: 'front.desk@brokerage.example' };
    client.user = (await client.post('/api/register', body)).json();
    const names = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).users.map(({ username }) => username);
    expect(await names('  qUIMB ')).toEqual(['Zoe_Quimby']);
    expect(await names('DESK@brokerage')).toEqual(['Zoe_Quimby']);
    expect(await names('Zoe_')).toEqual(['Zoe_Quimby']);
    for (const wild of ['Zoe%Quimby', 'Zoe.Quimby', 'Zo__Quimby', '\\']) {
      expect(await names(wild)).toEqual([]);
    }
  });

  test('goes on where the page before ended, newest first or last seen first', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into users (username, email, password, last_seen_at)
       select 'paged-' || n, 'paged-' || n || '@example.com', 'no hash',
              now() - ((n * 37) % 60) * interval '1 minute' - (n % 3) * interval '0.4 milliseconds'
       from generate_series(1, 120) as n returning id`,
    );
    const everybody = async (order: string) => {
      const ids: number[] = [];
      let more = '';
      for (;;) {
        const page = await list(`?search=paged-&order=${order}${more}`);
        ids.push(...page.users.map(({ id }) => id));
        if (!page.next) return ids;
        expect(page.users).toHaveLength(50);
        more = `&beforeId=${page.next.beforeId}&beforeSeen=${page.next.beforeSeen}`;
      }
    };
    const newest = rows.map(({ id }) => id).reverse();
    expect(await everybody('newest')).toEqual(newest);
    const seen = await app.pool.query<{ id: number }>(
      `select id from users where username like 'paged-%' order by last_seen_at desc, id desc`,
    );
    expect(await everybody('last-seen')).toEqual(seen.rows.map(({ id }) => id));
  });

  test('keeps when somebody was last seen after their sessions have ended', async () => {
    const client = await app.newUser();
    const before = await find(client);
    await client.post('/api/logout');
    const after = await find(client);
    expect(after).toMatchObject({ lastSeenAt: before?.lastSeenAt, openSessions: 0 });
  });

  test('holds no secret', async () => {
    const { body } = await admin.get('/api/admin/users');
    expect(body).not.toMatch(/password|argon2|token[^s]|hash/i);
  });
});

describe('a disabled account', () => {
  test('is signed out at once, everywhere and in every process, and told why after the right password alone', async () => {
    const client = await app.newUser();
    const neighbour = await createTestApp({ deps: { db: app.deps.db } });
    const elsewhere = neighbour.visitor();
    await elsewhere.post('/api/login', {
      username: client.user?.username,
      password: 'correct horse',
    });
    expect((await act(client, 'disable')).json()).toEqual({ success: true });
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await find(client))?.disabledAt).toEqual(expect.any(String));

    const right = await logIn(client);
    expect(right.statusCode).toBe(403);
    expect(right.json()).toEqual({
      code: 'account_disabled',
      message: 'This account is disabled. Ask your administrator.',
    });
    expect(right.cookies).toEqual([]);
    const wrong = await logIn(client, 'a guess');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().message).toBe('Invalid username or password');
    await neighbour.close();
  });

  test('is refused by the session query itself, should a session of it be left', async () => {
    const client = await app.newUser();
    await app.pool.query('update users set disabled_at = now() where id = $1', [client.user?.id]);
    expect(await isSignedIn(client)).toBe(false);
    await app.pool.query('update users set disabled_at = null where id = $1', [client.user?.id]);
    expect(await isSignedIn(client)).toBe(true);
  });

  test('gets no reset email, and one that is out does not let anybody in', async () => {
    const client = await app.newUser();
    const ask = async () => {
      app.emails.length = 0;
      await app.visitor().post('/api/auth/forgot-password', { email: client.user?.email });
      await app.settled();
      return /token=([\w-]+)/.exec(app.emails[0]?.text ?? '')?.[1];
    };
    const reset = (token: string | undefined) =>
      app.visitor().post('/api/auth/reset-password', {
        token,
        password: 'a brand new one',
        confirmPassword: 'a brand new one',
      });
    const token = await ask();
    await act(client, 'disable');
    expect((await reset(token)).json().code).toBe('reset_token_invalid');
    expect(await ask()).toBeUndefined();
    const sent = await act(client, 'reset-link');
    expect(sent.statusCode).toBe(403);
    expect(sent.json().message).toBe('This account is disabled. Enable it first.');
    await act(client, 'enable');
    expect((await reset(token)).json().code).toBe('reset_token_invalid');
    expect((await logIn(client)).statusCode).toBe(200);
  });

  test('that is disabled while its password is checked starts no session', async () => {
    const client = await app.newUser();
    const slow = await createSlowPasswordApp(app, () => act(client, 'disable'));
    const login = { username: client.user?.username, password: 'correct horse' };
    const response = await slow.visitor().post('/api/login', login);
    expect(response.statusCode).toBe(401);
    expect(response.cookies.filter(({ value }) => value)).toEqual([]);
    await slow.close();
  });

  test('comes back with everything in it, and each act is in the log once', async () => {
    const client = await app.newUser();
    await client.post('/api/saved-content', { title: 'Kept', content: '<p>Kept</p>' });
    for (const name of ['disable', 'disable', 'enable', 'enable']) {
      expect((await act(client, name)).statusCode).toBe(200);
    }
    expect(await logOf(client)).toEqual([entry(client, 'disabled'), entry(client, 'enabled')]);
    const back = app.visitor();
    await back.post('/api/login', { username: client.user?.username, password: 'correct horse' });
    expect((await back.get('/api/saved-content')).json()).toHaveLength(1);
  });

  test('has made no links that still work', async () => {
    const site = await createTestApp({
      variables: { REGISTRATION: 'invite' },
      deps: { db: app.deps.db },
    });
    const maker = await app.newAdmin();
    const host = site.visitor();
    host.cookie = maker.cookie;
    const { invite, link } = (await host.post('/api/admin/invites', {})).json();
    await act(maker, 'disable');
    const guest = { ...registration('friend-of-maker'), invite: link.split('#invite=')[1] };
    const late = await site.visitor().post('/api/register', guest);
    expect(late.json().message).toMatch(/^This invite link was canceled\./);
    const { rows } = await app.pool.query(
      `select username, action from admin_log where subject = 'invite' and subject_id = $1 order by id`,
      [invite.id],
    );
    expect(rows[1]).toEqual({ username: 'the-host', action: 'revoked' });
    await site.close();
  });

  test('is never that of the admin, nor one’s own', async () => {
    const response = await act(await adminAccount(), 'disable');
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe('The admin account can’t be disabled.');
    const own = await act(admin, 'disable');
    expect(own.statusCode).toBe(403);
    expect(own.json().message).toBe('You can’t disable the account you’re signed in to.');
    expect(await isSignedIn(admin)).toBe(true);
  });
});

describe('signing out everywhere', () => {
  test('ends every session of the user and nobody else’s, and is in the log', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    const elsewhere = app.visitor();
    const login = { username: client.user?.username, password: 'correct horse' };
    await elsewhere.post('/api/login', login);
    expect((await act(client, 'end-sessions')).json()).toEqual({ success: true });
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    expect((await find(client))?.openSessions).toBe(0);
    expect((await logIn(client)).statusCode).toBe(200);
    expect(await logOf(client)).toEqual([entry(client, 'signed out')]);
  });
});

test('sessions that are renewed and ended at the same moment never wait for each other', async () => {
  const client = await app.newUser();
  const devices = Array.from({ length: 8 }, () => app.visitor());
  for (let round = 0; round < 5; round++) {
    for (const device of devices) {
      const login = { username: client.user?.username, password: 'correct horse' };
      await device.post('/api/login', login);
    }
    await app.pool.query(
      `update sessions set last_used_at = now() - interval '6 minutes' where user_id = $1`,
      [client.user?.id],
    );
    const answers = await Promise.all([
      ...devices.map((device) => device.get('/api/user')),
      act(client, 'end-sessions'),
      act(client, 'reset-link'),
    ]);
    for (const { statusCode, body } of answers) expect([200, 401], body).toContain(statusCode);
  }
});

describe('a reset link', () => {
  test('is sent to the user, works once, and is in the log without its token', async () => {
    const client = await app.newUser();
    app.emails.length = 0;
    const response = await act(client, 'reset-link');
    expect(response.json()).toEqual({ message: 'A reset link is on its way.' });
    const [email] = app.emails;
    expect(email?.to).toBe(client.user?.email);
    expect(email?.text).toContain('Your Porchlight administrator sent you a link');
    expect(email?.html).toContain('Your Porchlight administrator sent you a link');
    const token = /token=([\w-]{43})\n/.exec(email?.text ?? '')?.[1] ?? '';
    expect(await isSignedIn(client)).toBe(true);
    const body = { token, password: 'battery staple', confirmPassword: 'battery staple' };
    const reset = () => app.visitor().post('/api/auth/reset-password', body);
    expect((await reset()).statusCode).toBe(200);
    expect((await reset()).statusCode).toBe(400);
    expect((await logIn(client, 'battery staple')).statusCode).toBe(200);
    expect(await logOf(client)).toEqual([entry(client, 'sent a reset link to')]);
    const { rowCount } = await app.pool.query(
      `select 1 from admin_log as row where row::text like '%' || $1 || '%'`,
      [token],
    );
    expect(rowCount).toBe(0);
  });

  test('without a mail server comes with the warning that says where the email is', async () => {
    const warning = 'It is in the outbox.';
    const outbox = await createTestApp({
      deps: { db: app.deps.db, mail: { send: async () => {}, description: '', warning } },
    });
    const host = outbox.visitor();
    host.cookie = admin.cookie;
    const client = await app.newUser();
    const response = await host.post(`/api/admin/users/${client.user?.id}/reset-link`);
    expect(response.json().warning).toBe(warning);
    await outbox.close();
  });

  test('that the mail server refuses is told', async () => {
    const broken = await createTestApp({
      deps: {
        db: app.deps.db,
        mail: { send: () => Promise.reject(new Error('550 no')), description: '' },
      },
    });
    const host = broken.visitor();
    host.cookie = admin.cookie;
    const client = await app.newUser();
    const response = await host.post(`/api/admin/users/${client.user?.id}/reset-link`);
    expect(response.statusCode).toBe(503);
    expect(response.json().message).toBe('The email could not be sent. Try again later.');
    await broken.close();
  });

  test('is never for the admin account', async () => {
    app.emails.length = 0;
    const response = await act(await adminAccount(), 'reset-link');
    expect(response.statusCode).toBe(403);
    expect(app.emails).toEqual([]);
  });
});

describe('deleting a user', () => {
  const remove = (client: TestClient | { user: { id: number } }, password = adminPassword) =>
    act(client, 'delete', { password });

  test('asks for the admin password again; without it everything stays', async () => {
    const client = await app.newUser();
    const wrong = await remove(client, 'correct horse');
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toEqual({
      code: 'admin_password_wrong',
      message: 'Invalid admin password',
    });
    expect((await act(client, 'delete', {})).json().message).toBe('Password is required');
    expect(await isSignedIn(client)).toBe(true);
    expect(await logOf(client)).toEqual([]);
  });

  test('takes every row and every file with it, at once, and leaves its name in the log', async () => {
    const victim = await fullAccount(app, 'departing-dana');
    const keys = async () => (await listAllFiles(app.deps.files)).map(({ key }) => key);
    expect(await keys()).toEqual(expect.arrayContaining(victim.keys));
    expect((await remove(victim.client)).json()).toEqual({ success: true });
    for (const key of victim.keys) expect(await keys()).not.toContain(key);
    const { rows: tables } = await app.pool.query(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const left: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await app.pool.query(
        `select 1 from ${name} as row where row::text like '%departing-dana%'`,
      );
      if (rowCount) left.push(name);
    }
    expect(left).toEqual(['admin_log']);
    expect(await logOf(victim.client)).toEqual([entry(victim.client, 'deleted')]);
    expect((await logIn(victim.client)).statusCode).toBe(401);
    expect((await remove(victim.client)).statusCode).toBe(404);
  });

  test('is refused for the admin and for oneself', async () => {
    const response = await remove(await adminAccount());
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe('The admin account can’t be deleted.');
    const own = await remove(admin);
    expect(own.statusCode).toBe(403);
    expect(own.json().message).toBe('To delete your own account, go to My Account.');
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('counts wrong passwords with those of the gate', async () => {
    const limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
    const host = await limited.newAdmin();
    const client = await limited.newUser();
    const attempt = (password: string) =>
      host.post(`/api/admin/users/${client.user?.id}/delete`, { password });
    for (let guess = 0; guess < 3; guess++) {
      expect((await attempt('a guess')).statusCode).toBe(403);
    }
    for (let guess = 0; guess < 2; guess++) {
      const gate = await host.post('/api/admin/verify', { password: 'a guess' });
      expect(gate.statusCode).toBe(403);
    }
    expect((await attempt(adminPassword)).statusCode).toBe(429);
    expect((await client.get('/api/user')).statusCode).toBe(200);
    await limited.close();
  });
});

test('an entry of the log that cannot be written undoes the act', async () => {
  const client = await app.newUser();
  await app.pool.query(
    `alter table admin_log add constraint full_log check (subject <> 'user') not valid`,
  );
  for (const name of ['disable', 'end-sessions', 'delete']) {
    expect((await act(client, name, { password: adminPassword })).statusCode).toBe(500);
  }
  await app.pool.query('alter table admin_log drop constraint full_log');
  expect(await isSignedIn(client)).toBe(true);
});

test('somebody who is not there is not found', async () => {
  for (const name of ['disable', 'enable', 'end-sessions', 'reset-link']) {
    const response = await act({ user: { id: 2_147_483_647 } }, name);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('This account was deleted.');
  }
});
