import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { createPasswords } from '#server/features/auth/passwords.ts';
import { rememberedPasswords } from '#server/testing/remembered-passwords.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
/** What was hashed and compared, in order. */
const work: string[] = [];

const passwords: Deps['passwords'] = {
  hash(password) {
    work.push('hash');
    return rememberedPasswords.hash(password);
  },
  verify(stored, password) {
    work.push('verify');
    return rememberedPasswords.verify(stored, password);
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
    await app.deps.afterwards.finished();
    expect(app.letters.map(({ to }) => to)).toEqual([user?.email]);
  });

  test('nobody gets in without an account, not even with the words of the stand-in', async () => {
    const real = createPasswords();
    expect(await real.verify(undefined, 'a password nobody has')).toBe(false);
    expect(await real.verify(undefined, '')).toBe(false);
  });

  test('a password is stored with argon2id, at the cost OWASP asks for', async () => {
    const [, kind, , cost = ''] = (await createPasswords().hash('correct horse')).split('$');
    const [memory = 0, rounds = 0] = cost.match(/\d+/g)?.map(Number) ?? [];
    expect(kind).toBe('argon2id');
    expect(memory).toBeGreaterThanOrEqual(19_456);
    expect(rounds).toBeGreaterThanOrEqual(2);
  });

  test('a password counts to its last character, as it was typed', async () => {
    const real = createPasswords();
    const long = `${'x'.repeat(255)}A`;
    const stored = await real.hash(long);
    expect(await real.verify(stored, long)).toBe(true);
    for (const near of [`${'x'.repeat(255)}a`, 'x'.repeat(255), `${long} `]) {
      expect(await real.verify(stored, near)).toBe(false);
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
