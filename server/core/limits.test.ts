import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { quickPasswords } from '#server/testing/quick-passwords.ts';
import { recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { adminPassword } from '#server/testing/test-settings.ts';
import { addressGroup, createLimits, deleteExpiredLimits } from './limits.ts';

const quick = { passwords: quickPasswords };
let app: TestApp;
/** A second process on the same database. */
let neighbour: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    variables: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    deps: quick,
  });
  const adminHash = await quickPasswords.hash(adminPassword, { userId: 0 });
  await app.pool.query(`update users set password = $1 where username = 'admin'`, [adminHash]);
  neighbour = await createTestApp({
    deps: { ...quick, db: app.deps.db, limits: createLimits(app.pool, true) },
  });
});
afterAll(async () => {
  await neighbour.close();
  await app.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });

let people = 0;
/** Every person registers from an address of their own, so that they do not limit each other. */
async function newPerson() {
  people += 1;
  const client = app.visitor();
  await client.register(`person-${people}`, 'correct horse', from(`10.0.0.${people}`));
  return client;
}

const logIn = (username: string, password: string, address: string, on = app) =>
  on.visitor().post('/api/login', { username, password }, from(address));

test('login is tried 10 times in 15 minutes per account and address', async () => {
  const { user } = await newPerson();
  const name = user?.username ?? '';
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await logIn(name.toUpperCase(), 'wrong', '10.1.1.1')).statusCode).toBe(401);
  }
  const refused = await logIn(name, 'correct horse', '10.1.1.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    code: 'too_many_requests',
    message: 'Too many attempts. Try again in 15 minutes.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  // Another address and another account are not concerned.
  expect((await logIn(name, 'correct horse', '10.1.1.2')).statusCode).toBe(200);
});

test('a success forgets the failures before it', async () => {
  const { user } = await newPerson();
  const name = user?.username ?? '';
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 9; attempt++) await logIn(name, 'wrong', '10.1.2.1');
    expect((await logIn(name, 'correct horse', '10.1.2.1')).statusCode).toBe(200);
  }
});

test('login is tried 100 times an hour per account, from however many addresses', async () => {
  const { user } = await newPerson();
  const name = user?.username ?? '';
  const tries = await Promise.all(
    Array.from({ length: 100 }, (_, index) => logIn(name, 'wrong', `10.2.${index}.1`)),
  );
  expect(new Set(tries.map((answer) => answer.statusCode))).toEqual(new Set([401]));
  expect((await logIn(name, 'correct horse', '10.3.0.1')).statusCode).toBe(429);
});

test('login fails 30 times in 15 minutes per address, whoever is tried', async () => {
  const { user } = await newPerson();
  const name = user?.username ?? '';
  for (let attempt = 0; attempt < 30; attempt++) {
    expect((await logIn(`nobody-${attempt}`, 'wrong', '10.9.1.1')).statusCode).toBe(401);
  }
  const refused = await logIn(name, 'correct horse', '10.9.1.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe('Too many attempts. Try again in 15 minutes.');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect((await logIn(name, 'correct horse', '10.9.1.2')).statusCode).toBe(200);
});

test('failed logins count together for a whole IPv6 /64', async () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    await logIn(`somebody-${attempt}`, 'wrong', `2001:db8:9:9::${attempt + 1}`);
  }
  expect((await logIn('one-more', 'wrong', '2001:db8:9:9:a:b:c:d')).statusCode).toBe(429);
  expect((await logIn('one-more', 'wrong', '2001:db8:9:8::1')).statusCode).toBe(401);
});

test('of many failing logins at once no more than 30 are tried, counted across processes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      // The neighbour trusts no proxy: there everybody is 127.0.0.1.
      logIn(`guest-${index}`, 'wrong', '127.0.0.1', index % 2 ? app : neighbour),
    ),
  );
  const counted = Object.groupBy(answers, ({ statusCode }) => statusCode);
  expect(counted[401]).toHaveLength(30);
  expect(counted[429]).toHaveLength(50);
});

test('a success is no failure, and takes back nobody else’s', async () => {
  const { user } = await newPerson();
  const name = user?.username ?? '';
  const tryIt = (username: string, password: string) => logIn(username, password, '10.9.2.1');
  for (let attempt = 0; attempt < 29; attempt++) await tryIt(`nobody-${attempt}`, 'wrong');
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await tryIt(name, 'correct horse')).statusCode).toBe(200);
  }
  expect((await tryIt('nobody-at-all', 'wrong')).statusCode).toBe(401);
  expect((await tryIt(name, 'correct horse')).statusCode).toBe(429);
});

test('a login that is refused for its account is no failure of its address', async () => {
  const { user } = await newPerson();
  for (let attempt = 0; attempt < 60; attempt++) {
    await logIn(user?.username ?? '', 'wrong', '10.9.3.1');
  }
  expect((await logIn('somebody-else', 'wrong', '10.9.3.1')).statusCode).toBe(401);
});

test('registration is tried 10 times an hour per address, counted across processes', async () => {
  const register = (index: number, on: TestApp) =>
    on.visitor().post(
      '/api/register',
      {
        username: `crowd-${index}`,
        email: `crowd-${index}@example.com`,
        password: 'long enough',
      },
      on === app ? from('127.0.0.1') : {},
    );
  const answers = [];
  for (let index = 0; index < 12; index++) {
    answers.push((await register(index, index % 2 ? app : neighbour)).statusCode);
  }
  expect(answers).toEqual([...Array(10).fill(201), 429, 429]);
});

test('forgot is tried 3 times an hour per account, known or not', async () => {
  for (const email of ['some@example.com', `${(await newPerson()).user?.email}`]) {
    const ask = (address: string) =>
      app.visitor().post('/api/auth/forgot-password', { email }, from(address));
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await ask(`10.4.${attempt}.1`)).statusCode).toBe(200);
    }
    expect((await ask('10.4.9.1')).statusCode).toBe(429);
  }
});

test('forgot is tried 20 times an hour per address', async () => {
  const ask = (index: number) =>
    app
      .visitor()
      .post('/api/auth/forgot-password', { email: `n${index}@example.com` }, from('10.5.1.1'));
  for (let index = 0; index < 20; index++) expect((await ask(index)).statusCode).toBe(200);
  expect((await ask(20)).statusCode).toBe(429);
});

test('the admin password is tried 5 times in 15 minutes per user', async () => {
  const client = await newPerson();
  const verify = () => client.post('/api/admin/verify', { password: 'a guess' });
  for (let attempt = 0; attempt < 5; attempt++) expect((await verify()).statusCode).toBe(403);
  expect((await verify()).statusCode).toBe(429);
});

describe('the admin password from one address', () => {
  const guess = (client: TestClient, address: string, password = 'a guess') =>
    client.post('/api/admin/verify', { password }, from(address));

  test('is guessed 15 times in 15 minutes, by however many accounts', async () => {
    for (let account = 0; account < 3; account++) {
      const client = await newPerson();
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await guess(client, '10.10.1.1')).statusCode).toBe(403);
      }
    }
    const fourth = await newPerson();
    const refused = await guess(fourth, '10.10.1.1', adminPassword);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    // Nobody is locked out from elsewhere, and the refusal was no guess of the account's own.
    expect((await guess(fourth, '10.10.1.2', adminPassword)).statusCode).toBe(200);
  });

  test('is guessed 15 times at the gate and at the login together', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await logIn('Admin', 'a guess', '10.10.2.1')).statusCode).toBe(401);
    }
    const client = await newPerson();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await guess(client, '10.10.2.1')).statusCode).toBe(403);
    }
    expect((await guess(await newPerson(), '10.10.2.1')).statusCode).toBe(429);
    expect((await logIn('admin', adminPassword, '10.10.2.1')).statusCode).toBe(429);
    expect((await logIn('admin', adminPassword, '10.10.2.2')).statusCode).toBe(200);
  });

  test('may be right any number of times, which takes back no guess', async () => {
    const client = await newPerson();
    const [stranger, another] = [await newPerson(), await newPerson()];
    for (let attempt = 0; attempt < 5; attempt++) await guess(stranger, '10.10.3.1');
    for (let attempt = 0; attempt < 16; attempt++) {
      expect((await guess(client, '10.10.3.1', adminPassword)).statusCode).toBe(200);
    }
    for (let attempt = 0; attempt < 5; attempt++) await guess(another, '10.10.3.1');
    const third = await newPerson();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await guess(third, '10.10.3.1')).statusCode).toBe(403);
    }
    expect((await guess(client, '10.10.3.1', adminPassword)).statusCode).toBe(429);
  });
});

test('a forged forwarding header beyond the trusted hops counts for nothing', async () => {
  const { user } = await newPerson();
  for (let attempt = 0; attempt < 10; attempt++) {
    await logIn(user?.username ?? '', 'wrong', `10.6.${attempt}.1, 10.7.1.1`);
  }
  const refused = await logIn(user?.username ?? '', 'wrong', '10.6.99.1, 10.7.1.1');
  expect(refused.statusCode).toBe(429);
});

test('a flood of one caller keeps one connection busy, and is refused together', async () => {
  const { limits } = app.deps;
  await limits.forget('loginFailureByAddress', 'flood');
  const recording = recordQueries(app.pool);
  const flood = Promise.allSettled(
    Array.from({ length: 200 }, () => limits.take('loginFailureByAddress', 'flood')),
  );
  await setImmediate();
  expect(app.pool.totalCount - app.pool.idleCount).toBe(1);
  expect(app.pool.waitingCount).toBe(0);
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  recording.stop();
  expect(refused).toHaveLength(170);
  // 30 that count and one that is too much.
  expect(recording.queries).toHaveLength(31);
});

test('whoever is over a limit that only time lifts costs no statement', async () => {
  const { limits } = app.deps;
  for (let attempt = 0; attempt < 3; attempt++) await limits.take('forgotByAccount', 'keen');
  await expect(limits.take('forgotByAccount', 'keen')).rejects.toThrow('Try again in 60 minutes.');
  const recording = recordQueries(app.pool);
  await expect(limits.take('forgotByAccount', 'keen')).rejects.toThrow('Too many attempts.');
  recording.stop();
  expect(recording.queries).toEqual([]);
});

describe('a window', () => {
  const take = () => app.deps.limits.take('adminPasswordByUser', 'window');
  const fill = async () => {
    await app.deps.limits.forget('adminPasswordByUser', 'window');
    for (let attempt = 0; attempt < 5; attempt++) await take();
  };
  afterEach(() => void vi.useRealTimers());

  test.each([-400, 400])('is PostgreSQL’s, with a process %i days off', async (days) => {
    await fill();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 });
    await expect(take()).rejects.toMatchObject({
      message: 'Too many attempts. Try again in 15 minutes.',
    });
    await fill();
    await expect(take()).rejects.toMatchObject({
      message: 'Too many attempts. Try again in 15 minutes.',
    });
  });

  test('that has passed begins anew, with all of its tries, and is cleared away', async () => {
    await fill();
    const passed = (milliseconds: number) =>
      app.pool.query(
        `update limits set expire = expire - $1 where key like 'adminPasswordByUser:%'`,
        [milliseconds],
      );
    await passed(14 * 60_000);
    await expect(take()).rejects.toThrow(/Try again in (5[0-9]|60) seconds/);
    await passed(60_000);
    for (let attempt = 0; attempt < 5; attempt++) await take();
    await expect(take()).rejects.toThrow('Too many attempts. Try again in 15 minutes.');
    await passed(15 * 60_000);
    await deleteExpiredLimits(app.deps.db);
    const { rowCount } = await app.pool.query(
      `select from limits where key like 'adminPasswordByUser:%'`,
    );
    expect(rowCount).toBe(0);
  });
});

test('no name and no address is kept with the counters', async () => {
  await logIn('visible-name', 'wrong', '10.8.1.1');
  const { rows } = await app.pool.query('select key from limits');
  expect(JSON.stringify(rows)).not.toMatch(/visible-name|10\.8\.1\.1/);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
