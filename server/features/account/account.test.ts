import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyProfile } from '#contract/account-forms.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  client = await app.newUser();
});
afterAll(() => app.close());

describe('the account', () => {
  test('tells who somebody is, with an empty profile at first', async () => {
    const response = await client.get('/api/account');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...client.user, profile: emptyProfile });
    expect(response.body).not.toContain('argon2');
  });

  test('of an older row without all fields is filled up', async () => {
    await app.pool.query(`update users set profile = '{"phone": "512 555 0100"}' where id = $1`, [
      client.user?.id,
    ]);
    const { profile } = (await client.get('/api/account')).json();
    expect(profile).toEqual({ ...emptyProfile, phone: '512 555 0100' });
  });
});

describe('the profile', () => {
  const full = {
    displayName: 'Nora Lee',
    brokerage: 'Porch & Partners',
    officeCity: 'Austin',
    licenseNumber: '0712345',
    licenseState: 'TX',
    phone: '(512) 555-0100',
    website: 'https://nora.example',
    signatureOn: false,
  };

  test('is stored and comes back', async () => {
    const response = await client.patch('/api/account/profile', full);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(full);
    expect((await client.get('/api/account')).json().profile).toEqual(full);
  });

  test('changes only what is sent, and can be emptied again', async () => {
    await client.patch('/api/account/profile', full);
    const response = await client.patch('/api/account/profile', { phone: '', signatureOn: true });
    expect(response.json()).toEqual({ ...full, phone: '', signatureOn: true });
    expect((await client.patch('/api/account/profile', {})).json()).toEqual(response.json());
  });

  test('keeps two changes made at the same moment', async () => {
    await Promise.all([
      client.patch('/api/account/profile', { displayName: 'Nora Lee' }),
      client.patch('/api/account/profile', { brokerage: 'Porch & Partners' }),
      client.patch('/api/account/profile', { officeCity: 'Austin' }),
    ]);
    expect((await client.get('/api/account')).json().profile).toEqual({
      ...emptyProfile,
      displayName: 'Nora Lee',
      brokerage: 'Porch & Partners',
      officeCity: 'Austin',
    });
  });

  test('holds nothing it has no field for', async () => {
    await client.patch('/api/account/profile', { displayName: 'Nora', isAdmin: true, id: 1 });
    const { rows } = await app.pool.query('select profile from users where id = $1', [
      client.user?.id,
    ]);
    expect(rows[0].profile).toEqual({ displayName: 'Nora' });
  });

  test.each([
    [{ displayName: 'x'.repeat(121) }, 'At most 120 characters'],
    [{ displayName: 'Nora <b>' }, 'Please keep it on one line, without < or >'],
    [{ brokerage: 'two\nlines' }, 'Please keep it on one line, without < or >'],
    [{ licenseState: 'XX' }, 'Please choose a state'],
    [{ website: 'javascript:alert(1)' }, 'Please enter a web address that starts with https://'],
    [{ website: `https://example.com/${'x'.repeat(300)}` }, 'At most 300 characters'],
  ])('refuses %j', async (change, message) => {
    const response = await client.patch('/api/account/profile', change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, code: 'invalid_input' });
    expect(Object.keys(response.json().fields)).toEqual(Object.keys(change));
    expect((await client.get('/api/account')).json().profile).toEqual(emptyProfile);
  });

  test('belongs to one person alone', async () => {
    const other = await app.newUser();
    await client.patch('/api/account/profile', full);
    expect((await other.get('/api/account')).json().profile).toEqual(emptyProfile);
  });
});
