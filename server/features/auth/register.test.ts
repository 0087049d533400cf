import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registration } from '#server/features/auth/testing/registration.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('POST /api/register', () => {
  test('creates the account and signs it in', async () => {
    const client = app.visitor();
    const response = await client.post('/api/register', registration('Nora.Lee'));

    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ username: 'Nora.Lee', email: 'nora.lee@example.com' });
    expect(response.json()).not.toHaveProperty('password');
    expect((await client.get('/api/user')).json().username).toBe('Nora.Lee');
  });

  test('folds look-alike letters and trims the name', async () => {
    const response = await app.visitor().post('/api/register', {
      ...registration('wide'),
      username: '  ｗｉｄｅ  ',
    });
    expect(response.json().username).toBe('wide');
  });

  test.each([
    [{ username: '' }, 'Username is required'],
    [{ username: '   ' }, 'Username is required'],
    [{ username: undefined }, 'Username is required'],
    [
      { username: 'a b' },
      'Username can only contain letters, numbers, dots, hyphens and underscores',
    ],
    [{ username: 'x'.repeat(51) }, 'Username must not exceed 50 characters'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ email: undefined }, 'Invalid email address'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(257) }, 'Password must not exceed 256 characters'],
  ])('refuses %j with "%s"', async (change, message) => {
    const response = await app
      .visitor()
      .post('/api/register', { ...registration('refused'), ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, code: 'invalid_input' });
    expect(Object.keys(response.json().fields)).toEqual(Object.keys(change));
  });

  test('of two people registering one name at the same moment in different case one wins', async () => {
    const answers = await Promise.all(
      ['Twin', 'tWIN', 'TWIN', 'twin'].map((username, index) =>
        app
          .visitor()
          .post('/api/register', { ...registration(username), email: `twin${index}@example.com` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409]);
    const loser = answers.find((answer) => answer.statusCode === 409);
    expect(loser?.json()).toEqual({
      message: 'This username is already taken',
      code: 'taken',
      fields: { username: 'This username is already taken' },
    });
  });

  test('an e-mail address is unique without regard to case', async () => {
    await app.visitor().post('/api/register', registration('first-mail'));
    const response = await app
      .visitor()
      .post('/api/register', { ...registration('second-mail'), email: 'FIRST-MAIL@Example.COM' });
    expect(response.statusCode).toBe(409);
    expect(response.json().fields).toEqual({
      email: 'An account with this email address already exists',
    });
  });

  test('nobody can register the admin, in any letter case or look-alike', async () => {
    for (const username of ['admin', 'Admin', 'ＡＤＭＩＮ']) {
      const response = await app
        .visitor()
        .post('/api/register', { ...registration('not-admin'), username });
      expect(response.statusCode).toBe(409);
    }
  });

  test('a retry with the same key registers once and is signed in too', async () => {
    const key = { 'idempotency-key': 'a-key-of-a-retried-registration' };
    const first = await app.visitor().post('/api/register', registration('retried'), key);
    const client = app.visitor();
    const second = await client.post('/api/register', registration('retried'), key);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect((await client.get('/api/user')).json().username).toBe('retried');
  });
});
