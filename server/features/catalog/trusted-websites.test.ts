import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin();
});
afterAll(() => app.close());

const address = '/api/trusted-websites';
const list = async (): Promise<TrustedWebsite[]> => (await admin.get(address)).json();

async function add(domain: string, more: object = {}): Promise<TrustedWebsite> {
  const response = await admin.post(address, { domain, ...more });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const entriesOf = async (subjectId: number) =>
  (await admin.get('/api/admin/log?subject=trusted website'))
    .json()
    .entries.filter((entry: { subjectId: number }) => entry.subjectId === subjectId);

test('all are listed by domain, those switched off as well', async () => {
  const off = await add('aaa.example.gov', { isActive: false });
  const all = await list();
  expect(all[0]).toEqual(off);
  const domains = all.map(({ domain }) => domain);
  expect(domains).toContain('nar.realtor');
  expect(domains).toEqual(domains.toSorted());
});

test('one is added, changed and deleted, and the log says what was done', async () => {
  const added = await add('https://www.Data.Texas.gov/Housing/?page=2#top', {
    state: 'tx',
    description: ' ',
    category: 'market data',
  });
  expect(added).toEqual({
    id: added.id,
    domain: 'data.texas.gov/housing',
    description: null,
    state: 'TX',
    category: 'market data',
    isActive: true,
  });

  const changed = await admin.patch(`${address}/${added.id}`, { state: '', isActive: false });
  expect(changed.json()).toEqual({ ...added, state: null, isActive: false });
  expect((await admin.delete(`${address}/${added.id}`)).json()).toEqual({ success: true });
  expect((await admin.delete(`${address}/${added.id}`)).statusCode).toBe(404);

  const entries = await entriesOf(added.id);
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'deleted',
    'changed',
    'added',
  ]);
  expect(entries[1]).toMatchObject({
    name: 'data.texas.gov/housing',
    username: admin.user?.username,
    changes: [
      { field: 'state', before: 'TX', after: null },
      { field: 'isActive', before: true, after: false },
    ],
  });
});

describe('refused', () => {
  const refusal = {
    code: 'taken',
    message: 'This website is already on the list',
    fields: { domain: 'This website is already on the list' },
  };

  test('a website that is on the list, in whatever way it is written', async () => {
    for (const domain of ['nar.realtor', 'https://WWW.nar.realtor/', 'NAR.Realtor']) {
      const response = await admin.post(address, { domain });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual(refusal);
    }
    const other = await add('another.example.org');
    const renamed = await admin.patch(`${address}/${other.id}`, { domain: 'nar.realtor' });
    expect(renamed.json()).toEqual(refusal);
    expect(await entriesOf(other.id)).toHaveLength(1);
  });

  test('all but one of those that are added at the same moment', async () => {
    const domain = 'at-once.example.org';
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(address, { domain })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test.each([
    undefined,
    'localhost',
    'javascript:alert(1)',
    'someone@census.gov',
    'census.gov:8080',
    'census.gov/../x',
    'census.gov/.',
  ])('%s, which is no website', async (domain) => {
    const response = await admin.post(address, { domain });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ domain: 'Enter a website such as census.gov' });
  });

  test.each([
    [{ domain: 'x.example.com', state: 'ZZ' }, 'state', 'Choose a state, or none'],
    [
      { domain: 'x.example.com', description: 'a'.repeat(301) },
      'description',
      'Description can have up to 300 characters',
    ],
  ])('other wrong fields', async (body, field, message) => {
    const response = await admin.post(address, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
  });

  test('what is not on the list', async () => {
    for (const id of [2_000_000_000, 0, 'nar.realtor']) {
      const change = await admin.patch(`${address}/${id}`, { isActive: false });
      expect(change.statusCode).toBe(404);
    }
  });
});

test('a change that changes nothing leaves no entry', async () => {
  const website = await add('still.example.org');
  for (const body of [{}, { domain: 'STILL.example.org', isActive: true }]) {
    expect((await admin.patch(`${address}/${website.id}`, body)).json()).toEqual(website);
  }
  expect(await entriesOf(website.id)).toHaveLength(1);
});
