import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogEntry } from '#contract/admin-log.ts';
import { adminLog } from '#server/db/schema/admin.ts';
import { trustedWebsites } from '#server/db/schema/catalog.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { changesBetween, recordWrite } from './admin-log.service.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin('the-reader');
});
afterAll(() => app.close());

type Page = { entries: LogEntry[]; next: number | null };

const read = async (query = ''): Promise<Page> => {
  const response = await admin.get(`/api/admin/log${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

test('an entry says who, when and what', async () => {
  const { id } = (await admin.post('/api/trusted-websites', { domain: 'one.example.org' })).json();
  const [entry] = (await read()).entries;
  expect(entry).toEqual({
    id: expect.any(Number),
    username: 'the-reader',
    action: 'added',
    subject: 'trusted website',
    subjectId: id,
    name: 'one.example.org',
    changes: [
      { field: 'domain', before: null, after: 'one.example.org' },
      { field: 'isActive', before: null, after: true },
    ],
    createdAt: expect.any(String),
  });
});

test('the name stays when the account goes', async () => {
  const leaver = await app.newAdmin('the-leaver');
  await leaver.post('/api/trusted-websites', { domain: 'two.example.org' });
  const gone = await leaver.post('/api/account/delete', { password: 'correct horse' });
  expect(gone.statusCode, gone.body).toBe(200);
  const { entries } = await read();
  expect(entries[0]).toMatchObject({ username: 'the-leaver', name: 'two.example.org' });
});

test('a write that fails leaves no entry, and an entry that fails undoes the write', async () => {
  const { db } = app.deps;
  const count = async () => (await db.select().from(adminLog)).length;
  const before = await count();
  expect(
    (await admin.post('/api/trusted-websites', { domain: 'one.example.org' })).json().code,
  ).toBe('taken');
  expect(await count()).toBe(before);

  await app.pool.query('alter table admin_log rename to admin_log_away');
  const response = await admin.post('/api/trusted-websites', { domain: 'three.example.org' });
  await app.pool.query('alter table admin_log_away rename to admin_log');
  expect(response.statusCode).toBe(500);
  const websites = await db.select().from(trustedWebsites);
  expect(websites.map(({ domain }) => domain)).not.toContain('three.example.org');
});

test('pages of fifty, newest first, of one subject or all', async () => {
  const user = { id: admin.user?.id ?? 0, username: 'the-reader' };
  for (let i = 1; i <= 120; i += 1) {
    const subject = i % 12 === 0 ? 'topic' : 'site asset';
    const about = { user, subject, subjectId: i, name: `Number ${i}` } as const;
    await recordWrite(app.deps.db, about, undefined, { i });
  }
  const first = await read();
  expect(first.entries.map(({ subjectId }) => subjectId)).toEqual(
    Array.from({ length: 50 }, (_, i) => 120 - i),
  );
  expect(first.next).toBe(first.entries.at(-1)?.id);
  const second = await read(`?before=${first.next}`);
  expect(second.entries[0]?.subjectId).toBe(70);
  const third = await read(`?before=${second.next}`);
  expect(third.entries.length).toBeLessThan(50);
  expect(third.next).toBeNull();

  const topics = await read('?subject=topic');
  expect(topics.entries.map(({ subjectId }) => subjectId)).toEqual([
    120, 108, 96, 84, 72, 60, 48, 36, 24, 12,
  ]);
  expect(topics.next).toBeNull();
  const older = await read(`?subject=topic&before=${topics.entries[8]?.id}`);
  expect(older.entries.map(({ subjectId }) => subjectId)).toEqual([12]);
});

test('exactly fifty are one page', async () => {
  const { rows } = await app.pool.query('select id from admin_log order by id limit 1 offset 50');
  const page = await read(`?before=${rows[0].id}`);
  expect(page.entries).toHaveLength(50);
  expect(page.next).toBeNull();
});

test('of a list the page has what went and came, and the log all of it', async () => {
  const titles = Array.from({ length: 300 }, (_, number) => `Title ${number}`);
  const topic = { identifier: 'a-long-list', topic: 'A long list', titles };
  const { id } = (await admin.post('/api/prompts', topic)).json();
  const changeTo = async (list: string[]) => {
    const response = await admin.patch(`/api/prompts/${id}`, { titles: list });
    expect(response.statusCode, response.body).toBe(200);
    return (await read()).entries[0]?.changes;
  };
  const other = [...titles.slice(1), 'A new one'];
  expect(await changeTo(other)).toEqual([
    { field: 'titles', before: ['Title 0'], after: ['A new one'] },
  ]);
  expect(await changeTo(other.toReversed())).toEqual([
    { field: 'titles', before: other, after: other.toReversed() },
  ]);
  expect(await changeTo([])).toEqual([{ field: 'titles', before: other.toReversed(), after: [] }]);
  const { rows } = await app.pool.query(
    `select changes from admin_log where subject_id = $1 and action = 'changed' order by id`,
    [id],
  );
  expect(rows[0].changes).toEqual([{ field: 'titles', before: titles, after: other }]);
});

test.each(['?before=x', '?before=-1', '?before=99999999999', '?subject=users'])(
  '%s is refused',
  async (query) => {
    expect((await admin.get(`/api/admin/log${query}`)).statusCode).toBe(400);
  },
);

test('only what differs is a change, and what counts the changes is none', () => {
  const before = { id: 1, version: 1, updatedAt: 'then', titles: ['a'], name: 'x', state: null };
  const after = { id: 1, version: 2, updatedAt: 'now', titles: ['a'], name: 'y', state: null };
  expect(changesBetween(before, after)).toEqual([{ field: 'name', before: 'x', after: 'y' }]);
  expect(changesBetween({}, before)).not.toContainEqual({
    field: 'state',
    before: null,
    after: null,
  });
  expect(changesBetween({ ...before, titles: ['a', 'b'] }, before)).toEqual([
    { field: 'titles', before: ['a', 'b'], after: ['a'] },
  ]);
});
