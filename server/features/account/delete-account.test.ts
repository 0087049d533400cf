import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { createSlowPasswordApp } from '#server/testing/slow-password-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { adminPassword } from '#server/testing/test-settings.ts';
import { type FullAccount, fullAccount } from './testing/full-account.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const remove = (client: TestClient, password = 'correct horse') =>
  client.post('/api/account/delete', { password });

const storedKeys = async () => (await listAllFiles(app.deps.files)).map(({ key }) => key);

async function tables(withColumn?: string): Promise<string[]> {
  const { rows } = await app.pool.query(
    `select table_name as name from information_schema.tables t where table_schema = 'public'
     and ($1::text is null or exists (select 1 from information_schema.columns c
       where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = $1))`,
    [withColumn ?? null],
  );
  return rows.map(({ name }) => name);
}

const count = async (table: string, condition: string, ...values: unknown[]) => {
  const { rows } = await app.pool.query(
    `select count(*)::int as count from ${table} as row where ${condition}`,
    values,
  );
  return rows[0].count as number;
};

/** Rows that belong to a user by their column, table by table. The log of the office stays. */
async function ownRows({ userId }: FullAccount): Promise<Record<string, number>> {
  const counts: Record<string, number> = { users: await count('users', 'id = $1', userId) };
  for (const table of (await tables('user_id')).filter((name) => name !== 'admin_log')) {
    counts[table] = await count(table, 'user_id = $1', userId);
  }
  return counts;
}

/** Tables in which the user's word still stands anywhere. */
async function tablesWithMark({ mark }: FullAccount): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    if ((await count(table, `row::text like '%' || $1 || '%'`, mark)) > 0) found.push(table);
  }
  return found;
}

describe('deleting the account', () => {
  test('takes every row and every file with it, at once, and leaves everybody else’s', async () => {
    const leaver = await fullAccount(app, 'leaving-lou');
    const stayer = await fullAccount(app, 'staying-sam');
    const before = await ownRows(stayer);
    // A table nobody filled would prove nothing.
    expect(Object.entries(await ownRows(leaver)).filter(([, rows]) => rows === 0)).toEqual([]);
    expect(await tablesWithMark(leaver)).toContain('designs');
    expect(await storedKeys()).toEqual(expect.arrayContaining(leaver.keys));

    const response = await remove(leaver.client);
    expect(response.json()).toEqual({ success: true });

    expect(Object.values(await ownRows(leaver)).filter((rows) => rows > 0)).toEqual([]);
    expect(await tablesWithMark(leaver)).toEqual([]);
    const orphans = await count(
      'answer_tags',
      'not exists (select 1 from user_answers where id = row.user_answer_id)',
    );
    expect(orphans).toBe(0);
    expect((await storedKeys()).sort()).toEqual(stayer.keys.sort());

    expect(await ownRows(stayer)).toEqual(before);
    expect((await stayer.client.get(`/api/files/${stayer.keys[0]}`)).statusCode).toBe(200);
  });

  test('clears the cookie, and neither session nor password work any more', async () => {
    const client = await app.newUser();
    const { cookie } = client;
    const elsewhere = app.visitor();
    const login = { username: client.user?.username, password: 'correct horse' };
    await elsewhere.post('/api/login', login);
    const response = await remove(client);
    expect(response.cookies).toMatchObject([{ value: '' }]);
    client.cookie = cookie;
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect((await elsewhere.get('/api/user')).statusCode).toBe(401);
    expect((await app.visitor().post('/api/login', login)).statusCode).toBe(401);
  });

  test('frees the name and the address for a new and empty account', async () => {
    const { client, keys } = await fullAccount(app, 'returning-rae');
    await remove(client);
    const again = app.visitor();
    await again.register('returning-rae');
    expect(again.user?.id).not.toBe(client.user?.id);
    expect((await again.get('/api/saved-content')).json()).toEqual([]);
    expect((await again.get(`/api/files/${keys[0]}`)).statusCode).toBe(404);
  });

  test('with an Idempotency-Key works and keeps nothing of it', async () => {
    const client = await app.newUser();
    const before = await count('idempotency_keys', 'true');
    const response = await client.post(
      '/api/account/delete',
      { password: 'correct horse' },
      { 'idempotency-key': 'the-last-request-of-a-user' },
    );
    expect(response.statusCode).toBe(200);
    expect(await count('idempotency_keys', 'true')).toBe(before);
  });

  test('while pictures are being uploaded leaves neither row nor file', async () => {
    const client = await app.newUser();
    const before = (await storedKeys()).sort();
    const uploads = Array.from({ length: 6 }, () => uploadAsset(client, 'logo'));
    const [deletion, ...answers] = await Promise.all([
      uploads[0]?.then(() => remove(client)),
      ...uploads,
    ]);
    expect(deletion?.statusCode).toBe(200);
    for (const { statusCode } of answers) expect([201, 401]).toContain(statusCode);
    expect(await count('files', 'user_id = $1', client.user?.id)).toBe(0);
    expect((await storedKeys()).sort()).toEqual(before);
  });
});

describe('refused', () => {
  test('with a wrong password, beside its field; everything stays', async () => {
    const client = await app.newUser();
    const response = await remove(client, 'a guess');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid_input',
      message: 'That’s not your current password',
      fields: { password: 'That’s not your current password' },
    });
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });

  test('without a password', async () => {
    const client = await app.newUser();
    expect((await client.post('/api/account/delete')).json().message).toBe('Password is required');
    expect((await remove(client, '')).json().message).toBe('Password is required');
  });

  test('for the admin', async () => {
    const admin = app.visitor();
    await admin.post('/api/login', { username: 'admin', password: adminPassword });
    const response = await remove(admin, adminPassword);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'forbidden',
      message: 'The admin account can’t be deleted.',
    });
    expect((await admin.get('/api/user')).statusCode).toBe(200);
  });

  test('when the password is changed at the same moment', async () => {
    const client = await app.newUser();
    const slow = await createSlowPasswordApp(app, () =>
      app.pool.query(`update users set password = 'another' where id = $1`, [client.user?.id]),
    );
    const person = slow.visitor();
    person.cookie = client.cookie;
    expect((await remove(person)).statusCode).toBe(400);
    expect(await count('users', 'id = $1', client.user?.id)).toBe(1);
    await slow.close();
  });
});
