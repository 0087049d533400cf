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

describe('GET /api/prompts', () => {
  test('lists all topics by name, also those that are switched off', async () => {
    const { id } = await newTopic(admin, { topic: 'aaa hidden', isActive: false });
    const list = (await admin.get('/api/prompts')).json();
    expect(list[0]).toEqual({
      id,
      identifier: expect.any(String),
      topic: 'aaa hidden',
      name: 'aaa hidden',
      description: null,
      isActive: false,
      useAttomScraping: false,
      titles: [],
      questions: [],
      questionRoles: [],
      recognizedRoles: [],
      offered: null,
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(list.length).toBeGreaterThan(16);
    expect(list.find((topic: Topic) => topic.identifier === 'sellers').questions).toHaveLength(5);
    const names = list.map(({ topic }: Topic) => topic.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });
});

describe('POST /api/prompts', () => {
  test('adds a topic that agents can choose at once', async () => {
    const { id } = await newTopic(admin, {
      topic: '  Lake \n homes ',
      description: ' By the water ',
      useAttomScraping: true,
      titles: ['One in {location}', ' one IN {location} ', 'Two'],
      questions: ['Which lake?', 'which lake?'],
    });
    const active = (await admin.get('/api/prompts/active')).json();
    expect(active.find((topic: Topic) => topic.id === id)).toMatchObject({
      topic: 'Lake homes',
      description: 'By the water',
      titles: ['One in {location}', 'Two'],
    });
    expect(await findTopic(admin, id)).toMatchObject({
      useAttomScraping: true,
      questions: ['Which lake?'],
    });
    expect(await readLog(app, 'topic', id)).toMatchObject([
      { action: 'added', username: 'topic-admin', name: 'Lake homes' },
    ]);
  });

  test.each([
    ['first-time_buyers', 'first time buyers'],
    ['---', '---'],
  ])('without a name %s is called %s', async (identifier, name) => {
    expect(await newTopic(admin, { identifier, topic: ' ' })).toMatchObject({
      identifier,
      topic: name,
    });
  });

  test('an identifier belongs to one topic', async () => {
    const message = 'This identifier is already used by another topic';
    const response = await admin.post('/api/prompts', { identifier: 'sellers' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ code: 'taken', message, fields: { identifier: message } });
  });

  test('of two who want one identifier at the same moment one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.post('/api/prompts', { identifier: 'wanted-by-all' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test.each([
    [{ identifier: 'ab' }, 'identifier', 'Identifier must be at least 3 characters'],
    [{ identifier: 'x'.repeat(51) }, 'identifier', 'Identifier must not exceed 50 characters'],
    [
      { identifier: 'Big-Letters' },
      'identifier',
      'Identifier can only contain lowercase letters, numbers, hyphens and underscores',
    ],
    [
      { identifier: "x'; drop table prompts; --" },
      'identifier',
      'Identifier can only contain lowercase letters, numbers, hyphens and underscores',
    ],
    [
      { identifier: 'a-line\n' },
      'identifier',
      'Identifier can only contain lowercase letters, numbers, hyphens and underscores',
    ],
    [{ identifier: 'fine', titles: ['ok', ' \n '] }, 'titles.1', 'A title is empty'],
    [
      { identifier: 'fine', titles: Array.from({ length: 501 }, (_, index) => `T${index}`) },
      'titles',
      'A topic can have up to 500 titles',
    ],
    [
      { identifier: 'fine', questions: ['q'.repeat(301)] },
      'questions.0',
      'A question can have up to 300 characters',
    ],
  ])('refuses what cannot be (case %#)', async (body, field, message) => {
    const response = await admin.post('/api/prompts', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', message });
    expect(response.json().fields).toEqual({ [field]: message });
  });

  test('refuses characters that cannot be stored, and keeps all others as they are', async () => {
    for (const topic of ['a\0b', '\ud800']) {
      const response = await admin.post('/api/prompts', { identifier: 'unstorable', topic });
      expect(response.statusCode).toBe(400);
    }
    const nasty = `<img src=x onerror=alert(1)> '"; {location} \\ $& 家 \u202e`;
    const { id } = await newTopic(admin, { topic: nasty, titles: [nasty], description: nasty });
    expect(await findTopic(admin, id)).toMatchObject({
      topic: nasty,
      titles: [nasty],
      description: nasty,
    });
  });
});

test('a window that has run out is refused, signs nobody out and writes nothing', async () => {
  const client = await app.newAdmin();
  await app.pool.query(
    `update sessions set admin_until = now() - interval '1 second' where user_id = $1`,
    [client.user?.id],
  );
  const response = await client.post('/api/prompts', { identifier: 'too-late' });
  expect(response.statusCode).toBe(403);
  expect(response.json().code).toBe('admin_required');
  expect((await client.get('/api/user')).statusCode).toBe(200);
  await client.elevateAdmin();
  expect((await client.post('/api/prompts', { identifier: 'too-late' })).statusCode).toBe(201);
});
