import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentTemplate } from '#contract/catalog/content-templates.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin();
});
afterAll(() => app.close());

const address = '/api/content-templates';
const list = async (): Promise<ContentTemplate[]> => (await admin.get(address)).json();

let made = 0;
async function add(more: object = {}): Promise<ContentTemplate> {
  made += 1;
  const body = { name: `Template ${made}`, contentTemplate: 'Open with a question.', ...more };
  const response = await admin.post(address, body);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const newest = async (subjectId: number) =>
  (await admin.get('/api/admin/log?subject=content template'))
    .json()
    .entries.filter((entry: { subjectId: number }) => entry.subjectId === subjectId);

test('the shipped ones are listed by name, and those switched off as well', async () => {
  const first = await add({ name: 'aardvark', isActive: false });
  const all = await list();
  expect(all[0]).toEqual(first);
  expect(all.length).toBeGreaterThan(5);
  const names = all.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
});

test('one is added, changed and deleted, and the log says what was done', async () => {
  const added = await add({ name: '  Two voices ', description: '' });
  expect(added).toMatchObject({
    name: 'Two voices',
    description: null,
    isActive: true,
    version: 1,
  });

  const changed = await admin.patch(`${address}/${added.id}`, {
    contentTemplate: 'Buyer says, seller says.',
    isActive: false,
    version: 1,
  });
  expect(changed.json()).toEqual({
    ...added,
    contentTemplate: 'Buyer says, seller says.',
    isActive: false,
    version: 2,
  });

  expect((await admin.delete(`${address}/${added.id}`)).json()).toEqual({ success: true });
  expect((await list()).map(({ id }) => id)).not.toContain(added.id);

  const [deletion, change, addition] = await newest(added.id);
  expect(addition).toMatchObject({
    action: 'added',
    subject: 'content template',
    name: 'Two voices',
    username: admin.user?.username,
  });
  expect(change).toMatchObject({
    action: 'changed',
    changes: [
      {
        field: 'contentTemplate',
        before: 'Open with a question.',
        after: 'Buyer says, seller says.',
      },
      { field: 'isActive', before: true, after: false },
    ],
  });
  expect(deletion.action).toBe('deleted');
  expect(deletion.changes).toContainEqual({ field: 'name', before: 'Two voices', after: null });
});

test('what writes posts sees the change', async () => {
  for (const { id } of await list()) await admin.patch(`${address}/${id}`, { isActive: false });
  await add({ name: 'The only one' });
  const client = await app.newUser();
  const body = { topicId: 'sellers', location: 'Austin', state: 'TX' };
  const { posts } = (await client.post('/api/generate', body)).json();
  expect(posts[0].shapedBy.template).toBe('The only one');
});

describe('refused', () => {
  test('a name that another one has, in whatever case', async () => {
    const { id } = await add({ name: 'Myths of moving' });
    const other = await add();
    const refusal = {
      code: 'taken',
      message: 'A template with this name already exists',
      fields: { name: 'A template with this name already exists' },
    };
    const again = await admin.post(address, { name: 'MYTHS of moving', contentTemplate: 'x' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual(refusal);
    const renamed = await admin.patch(`${address}/${other.id}`, { name: 'myths OF moving' });
    expect(renamed.json()).toEqual(refusal);
    // A failed write leaves no entry.
    expect(await newest(other.id)).toHaveLength(1);
    // Its own name in another case is nobody else's.
    const own = await admin.patch(`${address}/${id}`, { name: 'Myths Of Moving' });
    expect(own.statusCode).toBe(200);
  });

  test('all but one of those that take a name at the same moment', async () => {
    const body = { name: 'At once', contentTemplate: 'x' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(address, body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });

  test('a change made on an older version, and all but one of those made at the same moment', async () => {
    const { id } = await add();
    const change = (contentTemplate: string) =>
      admin.patch(`${address}/${id}`, { contentTemplate, version: 1 });
    const answers = await Promise.all(['one', 'two', 'three'].map(change));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const late = await change('four');
    expect(late.json()).toEqual({
      code: 'stale',
      message: 'Another admin just changed this template.',
    });
    expect(await newest(id)).toHaveLength(2);
  });

  test.each([
    [{ name: ' ', contentTemplate: 'x' }, { name: 'Name is required' }],
    [
      { name: 'a'.repeat(101), contentTemplate: 'x' },
      { name: 'Name can have up to 100 characters' },
    ],
    [{ name: 'No text' }, { contentTemplate: 'Please describe how a post is structured' }],
    [
      { name: 'Long', contentTemplate: 'x'.repeat(5_001) },
      { contentTemplate: 'A template can have up to 5000 characters' },
    ],
  ])('what is incomplete or too long', async (body, fields) => {
    const response = await admin.post(address, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  });

  test('what is no content template, or is none any more', async () => {
    const { rows } = await app.pool.query(
      `insert into templates (name, type) values ('A picture design', 'design') returning id`,
    );
    const design = rows[0].id;
    const { id: gone } = await add();
    await admin.delete(`${address}/${gone}`);
    for (const id of [design, gone, 2_000_000_000, 'x', -1]) {
      const change = await admin.patch(`${address}/${id}`, { name: 'Mine now' });
      expect(change.statusCode).toBe(404);
      expect((await admin.delete(`${address}/${id}`)).statusCode).toBe(404);
    }
    expect((await list()).map(({ id }) => id)).not.toContain(design);
    const left = await app.pool.query('select name from templates where id = $1', [design]);
    expect(left.rows).toEqual([{ name: 'A picture design' }]);
  });
});

test('a change that changes nothing raises no version and leaves no entry', async () => {
  const template = await add();
  for (const body of [{}, { name: template.name, isActive: true }]) {
    expect((await admin.patch(`${address}/${template.id}`, body)).json()).toEqual(template);
  }
  expect(await newest(template.id)).toHaveLength(1);
});
