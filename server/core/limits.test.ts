import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '#server/testing/quick-passwords.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { addressGroup } from './limits.ts';

const quick = { passwords: quickPasswords };
let app: TestApp;
/** A second process on the same database. */
let neighbour: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    variables: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    deps: quick,
  });
  const { createLimits } = await import('./limits.ts');
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

test('a forged forwarding header beyond the trusted hops counts for nothing', async () => {
  const { user } = await newPerson();
  for (let attempt = 0; attempt < 10; attempt++) {
    await logIn(user?.username ?? '', 'wrong', `10.6.${attempt}.1, 10.7.1.1`);
  }
  const refused = await logIn(user?.username ?? '', 'wrong', '10.6.99.1, 10.7.1.1');
  expect(refused.statusCode).toBe(429);
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
