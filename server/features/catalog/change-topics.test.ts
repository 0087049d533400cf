import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Topic } from '#contract/catalog/topics.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { readLog } from './testing/read-log.ts';
import { findTopic, newTopic } from './testing/topic-client.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin('topic-admin');
});
afterAll(() => app.close());

describe('PATCH /api/prompts/{id}', () => {
  test('changes what was sent, raises the version and leaves the rest', async () => {
    const { id } = await newTopic(admin, {
      topic: 'Porches',
      titles: ['One'],
      description: 'Wood',
    });
    const response = await admin.patch(`/api/prompts/${id}`, { isActive: false, version: 1 });
    expect(response.json()).toMatchObject({
      isActive: false,
      titles: ['One'],
      description: 'Wood',
      version: 2,
    });
    const list = (await admin.get('/api/prompts/active')).json();
    expect(list.map((topic: Topic) => topic.id)).not.toContain(id);
    expect((await readLog(app, 'topic', id))[0]).toMatchObject({
      action: 'changed',
      changes: [{ field: 'isActive', before: true, after: false }],
    });
  });

  test('drops twins in lists, and an empty description is none', async () => {
    const { id } = await newTopic(admin, { description: 'Wood' });
    const change = { titles: ['One', 'ONE', 'Two'], questions: ['A?', 'a?'], description: ' ' };
    expect((await admin.patch(`/api/prompts/${id}`, change)).json()).toMatchObject({
      titles: ['One', 'Two'],
      questions: ['A?'],
      description: null,
    });
  });

  test('what changes nothing leaves version and log alone', async () => {
    const { id, topic, identifier } = await newTopic(admin, { titles: ['One'] });
    const same = { topic: ` ${topic} `, identifier, titles: ['One', 'one'], isActive: true };
    expect((await admin.patch(`/api/prompts/${id}`, same)).json().version).toBe(1);
    expect((await admin.patch(`/api/prompts/${id}`, {})).json().version).toBe(1);
    expect(await readLog(app, 'topic', id)).toHaveLength(1);
  });

  test('the name stays', async () => {
    const { id } = await newTopic(admin, { topic: 'Porches' });
    const message = 'The topic name cannot be changed';
    for (const topic of ['Decks', 'porches', '']) {
      const response = await admin.patch(`/api/prompts/${id}`, { topic, isActive: false });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        code: 'invalid_input',
        message,
        fields: { topic: message },
      });
    }
    expect(await findTopic(admin, id)).toMatchObject({
      topic: 'Porches',
      isActive: true,
      version: 1,
    });
  });

  test('a stale version is refused and nothing is written', async () => {
    const { id } = await newTopic(admin);
    await admin.patch(`/api/prompts/${id}`, { description: 'First', version: 1 });
    const response = await admin.patch(`/api/prompts/${id}`, {
      description: 'Second',
      version: 1,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      code: 'stale',
      message: 'Another admin just changed this topic.',
    });
    expect(await findTopic(admin, id)).toMatchObject({ description: 'First', version: 2 });
  });

  test('of many changes made on one version exactly one is taken', async () => {
    const { id } = await newTopic(admin);
    const other = await app.newAdmin();
    const answers = await Promise.all(
      [admin, other, admin, other].map((client, index) =>
        client.patch(`/api/prompts/${id}`, { description: `Number ${index}`, version: 1 }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect(await findTopic(admin, id)).toMatchObject({ version: 2 });
  });

  test('the identifier may change, not to one that is taken', async () => {
    const { id } = await newTopic(admin);
    const taken = await admin.patch(`/api/prompts/${id}`, { identifier: 'buyers' });
    expect(taken.statusCode).toBe(409);
    expect(taken.json().fields.identifier).toContain('already used');
    const free = await admin.patch(`/api/prompts/${id}`, { identifier: 'brand-new' });
    expect(free.json()).toMatchObject({ identifier: 'brand-new', version: 2 });
  });

  test.each(['999999', '0', '-1', 'abc', '2147483648', '1e3x'])('%s is not found', async (id) => {
    expect((await admin.patch(`/api/prompts/${id}`, { isActive: false })).statusCode).toBe(404);
    expect((await admin.delete(`/api/prompts/${id}`)).statusCode).toBe(404);
    const titles = { titles: ['One'] };
    expect((await admin.post(`/api/prompts/${id}/titles`, titles)).statusCode).toBe(404);
  });
});

describe('DELETE /api/prompts/{id}', () => {
  test('takes the topic and the titles agents used away', async () => {
    const { id, topic } = await newTopic(admin, { titles: ['Only one in {location}'] });
    const agent = await app.newUser();
    await app.pool.query(
      `insert into used_titles (user_id, prompt_id, title) values ($1, $2, 'Only one in {location}')`,
      [agent.user?.id, id],
    );
    const used = () => app.pool.query('select 1 from used_titles where prompt_id = $1', [id]);
    expect((await used()).rowCount).toBe(1);

    expect((await admin.delete(`/api/prompts/${id}`)).json()).toEqual({ success: true });
    expect((await used()).rowCount).toBe(0);
    const active = (await agent.get('/api/prompts/active')).json();
    expect(active.map((each: Topic) => each.id)).not.toContain(id);
    const order = { topicId: id, location: 'Austin', state: 'TX' };
    const late = await agent.post('/api/generate', order);
    expect(late.statusCode).toBe(404);
    expect(late.json().message).toBe(
      'This topic is no longer available. Please choose another one.',
    );
    expect((await admin.delete(`/api/prompts/${id}`)).statusCode).toBe(404);
    expect((await readLog(app, 'topic', id))[0]).toMatchObject({ action: 'deleted', name: topic });
  });
});

describe('POST /api/prompts/{id}/titles', () => {
  test('adds new titles and skips those that exist or come twice', async () => {
    const { id } = await newTopic(admin, { titles: ['One in {location}'] });
    const titles = ['  ONE in {Location} ', 'Two', 'two', ' Three '];
    const response = await admin.post(`/api/prompts/${id}/titles`, { titles });
    expect(response.json()).toMatchObject({
      added: 2,
      skipped: 2,
      topic: { titles: ['One in {location}', 'Two', 'Three'], version: 2 },
    });
    const again = await admin.post(`/api/prompts/${id}/titles`, { titles });
    expect(again.json()).toMatchObject({ added: 0, skipped: 4, topic: { version: 2 } });
    expect(await readLog(app, 'topic', id)).toHaveLength(2);
  });

  test('none at all is refused in words', async () => {
    const { id } = await newTopic(admin);
    for (const body of [{}, { titles: [] }, { titles: 'One' }]) {
      const response = await admin.post(`/api/prompts/${id}/titles`, body);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe('Please enter at least one title');
    }
  });

  test('500 are the most, and then nothing is added', async () => {
    const titles = Array.from({ length: 499 }, (_, index) => `Title ${index}`);
    const { id } = await newTopic(admin, { titles });
    const post = (...more: string[]) => admin.post(`/api/prompts/${id}/titles`, { titles: more });
    const tooMany = await post('New one', 'New two');
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json().fields.titles).toBe(
      'A topic can have up to 500 titles; this one would have 501',
    );
    expect((await findTopic(admin, id))?.titles).toHaveLength(499);
    expect((await post('New one', 'title 7')).json()).toMatchObject({ added: 1, skipped: 1 });
  });

  test('titles of several admins at once all arrive', async () => {
    const { id } = await newTopic(admin);
    const wanted = Array.from({ length: 8 }, (_, index) => `Title ${index}`);
    await Promise.all(
      wanted.map((title) => admin.post(`/api/prompts/${id}/titles`, { titles: [title] })),
    );
    const topic = await findTopic(admin, id);
    expect(topic?.titles.toSorted()).toEqual(wanted);
    expect(topic?.version).toBe(9);
  });
});
