import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { adminPassword } from '#server/testing/test-settings.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('POST /api/admin/verify', () => {
  test('opens the admin calls with the admin password under a new token', async () => {
    const client = await app.newUser();
    const before = client.cookie;
    const response = await client.post('/api/admin/verify', { password: adminPassword });
    expect(response.statusCode).toBe(200);
    expect(client.cookie).not.toBe(before);
    const { rows } = await app.pool.query(
      'select admin_until - now() as left from sessions where user_id = $1',
      [client.user?.id],
    );
    expect(rows[0].left.minutes).toBeGreaterThanOrEqual(29);
  });

  test('refuses a wrong password without signing anyone out', async () => {
    const client = await app.newUser();
    const response = await client.post('/api/admin/verify', { password: 'a guess' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message: 'Invalid admin password',
      code: 'admin_password_wrong',
    });
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });
});
