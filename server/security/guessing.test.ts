import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { createPasswords } from '#server/features/auth/passwords.ts';
import { rememberedPasswords } from '#server/testing/remembered-passwords.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
/** What was hashed and compared, in order. */
const work: string[] = [];

const asker = { address: '10.0.0.1' };

const passwords: Deps['passwords'] = {
  hash(password, asker) {
    work.push('hash');
    return rememberedPasswords.hash(password, asker);
  },
  verify(stored, password, asker) {
    work.push('verify');
    return rememberedPasswords.verify(stored, password, asker);
  },
};

beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMITS: 'on' }, deps: { passwords } });
});
afterAll(() => app.close());

async function workFor(url: string, body: object): Promise<{ answer: string; work: string[] }> {
  work.length = 0;
  const { body: answer } = await app.visitor().post(url, body);
  return { answer, work: [...work] };
}

describe('who has an account', () => {
  test('is not told by the work a login makes, nor by its answer', async () => {
    const { user } = await app.newUser();
    const logIn = (username = '') =>
      workFor('/api/login', { username, password: 'not the password' });
    const known = await logIn(user?.username);
    const unknown = await logIn('nobody-of-that-name');
    expect(known.work).toEqual(['verify']);
    expect(unknown).toEqual(known);
  });

  test('is not told by the work a forgotten password makes before its answer', async () => {
    const { user } = await app.newUser();
    const known = await workFor('/api/auth/forgot-password', { email: user?.email });
    const unknown = await workFor('/api/auth/forgot-password', { email: 'nobody@example.com' });
    expect(unknown).toEqual(known);
    expect(known.work).toEqual([]);
    await app.settled();
    expect(app.emails.map(({ to }) => to)).toEqual([user?.email]);
  });

  test('nobody gets in without an account, not even with the words of the stand-in', async () => {
    const real = createPasswords();
    expect(await real.verify(undefined, 'a password nobody has', asker)).toBe(false);
    expect(await real.verify(undefined, '', asker)).toBe(false);
  });

  test('a password is stored with argon2id, at the cost OWASP asks for', async () => {
    const [, kind, , cost = ''] = (await createPasswords().hash('correct horse', asker)).split('$');
    const [memory = 0, rounds = 0] = cost.match(/\d+/g)?.map(Number) ?? [];
    expect(kind).toBe('argon2id');
    expect(memory).toBeGreaterThanOrEqual(19_456);
    expect(rounds).toBeGreaterThanOrEqual(2);
  });

  test('a password counts to its last character, as it was typed', async () => {
    const real = createPasswords();
    const long = `${'x'.repeat(255)}A`;
    const stored = await real.hash(long, asker);
    expect(await real.verify(stored, long, asker)).toBe(true);
    for (const near of [`${'x'.repeat(255)}a`, 'x'.repeat(255), `${long} `]) {
      expect(await real.verify(stored, near, asker)).toBe(false);
    }
  });
});

describe('counting by address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address, 'x-real-ip': address });
  const forwarding = (index: number) => ({
    ...from(`10.9.${index}.1`),
    forwarded: `for=10.9.${index}.1`,
    'cf-connecting-ip': `10.9.${index}.1`,
    'true-client-ip': `10.9.${index}.1`,
  });

  test('no forwarding header is believed where no proxy is trusted', async () => {
    const body = { username: 'somebody', password: 'a guess' };
    const answers: number[] = [];
    for (let index = 0; index < 11; index++) {
      const response = await app.visitor().post('/api/login', body, forwarding(index));
      answers.push(response.statusCode);
    }
    expect(answers).toEqual([...Array(10).fill(401), 429]);
  });

  test('nor does a forwarded host make another website ours', async () => {
    for (const [hops, status] of [
      ['0', 403],
      ['1', 421],
    ] as const) {
      const site = await createTestApp({
        variables: { TRUST_PROXY: hops, PUBLIC_URL: 'https://porch.example' },
      });
      const response = await site
        .visitor()
        .post(
          '/api/logout',
          {},
          { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
        );
      expect(response.statusCode).toBe(status);
      await site.close();
    }
    const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await app.visitor().post('/api/logout', {}, forged)).statusCode).toBe(403);
  });
});

describe('a flood of logins from one address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** Random names, real hashing. */
  const flood = (site: TestApp) =>
    Promise.all(
      Array.from({ length: 250 }, (_, index) =>
        site
          .visitor()
          .post('/api/login', { username: `guess-${index}`, password: 'x' }, from('10.20.0.1')),
      ),
    );
  const logIn = (site: TestApp, username: string | undefined, address: string) =>
    site.visitor().post('/api/login', { username, password: 'correct horse' }, from(address));

  test.each(['on', 'off'])(
    'keeps nobody elsewhere from signing in, and nobody who is signed in from anything (limits %s)',
    async (rateLimits) => {
      const site = await createTestApp({
        variables: { RATE_LIMITS: rateLimits, TRUST_PROXY: '1' },
        deps: { passwords: createPasswords() },
      });
      const [agent, colleague] = [await site.newUser(), await site.newUser()];
      const flooding = flood(site);
      const elsewhere = await logIn(site, agent.user?.username, '10.20.0.2');
      expect(elsewhere.statusCode).toBe(200);
      // Of the same address, but known.
      const password = 'battery staple';
      const change = { currentPassword: 'correct horse', password, confirmPassword: password };
      const known = await colleague.post('/api/account/password', change, from('10.20.0.1'));
      expect(known.statusCode).toBe(200);

      const answers = await flooding;
      const counted = Object.groupBy(answers, ({ statusCode }) => statusCode);
      for (const { headers } of counted[429] ?? []) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      expect((counted[401]?.length ?? 0) + (counted[429]?.length ?? 0)).toBe(250);
      if (rateLimits === 'on') {
        expect(counted[401]?.length).toBeLessThanOrEqual(30);
      } else {
        // The queue alone lets so many in that they are done in a moment.
        expect(counted[429]?.length).toBeGreaterThan(0);
        const after = await logIn(site, agent.user?.username, '10.20.0.1');
        expect(after.statusCode).toBe(200);
      }
      await site.close();
    },
  );
});
