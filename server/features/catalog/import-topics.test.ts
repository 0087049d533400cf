import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Topic } from '#contract/catalog/topics.ts';
import { recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { readLog } from './testing/read-log.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin();
});
afterAll(() => app.close());

const bulk = (prompts: object[], updateExisting?: boolean) =>
  admin.post('/api/prompts/bulk', { prompts, updateExisting });
const list = async (): Promise<Topic[]> => (await admin.get('/api/prompts')).json();
const find = async (identifier: string) =>
  (await list()).find((topic) => topic.identifier === identifier);

describe('POST /api/prompts/bulk', () => {
  test('adds all topics of a list, each with an entry in the log', async () => {
    const response = await bulk([
      { identifier: 'import-one', topic: 'Import One', titles: ['A', 'a'], questions: ['Q?'] },
      { identifier: 'import-two', isActive: false },
    ]);
    expect(response.json()).toEqual({ imported: 2, added: 2, changed: 0 });
    const one = await find('import-one');
    const two = await find('import-two');
    expect(one).toMatchObject({ topic: 'Import One', titles: ['A'], questions: ['Q?'] });
    expect(two).toMatchObject({ topic: 'import two', isActive: false, titles: [] });
    for (const topic of [one, two]) {
      expect(await readLog(app, 'topic', topic?.id ?? 0)).toMatchObject([{ action: 'added' }]);
    }
  });

  test('says what is wrong in every row and adds none', async () => {
    const before = await list();
    const response = await bulk([
      { identifier: 'perfectly-fine' },
      { identifier: 'sellers' },
      { identifier: 'twin-row' },
      { identifier: 'twin-row' },
      { identifier: 'buyers' },
    ]);
    expect(response.statusCode).toBe(409);
    const taken = 'This identifier is already used by another topic';
    expect(response.json()).toEqual({
      code: 'taken',
      message: taken,
      fields: {
        'prompts.1.identifier': taken,
        'prompts.3.identifier': 'The identifier twin-row is in the list twice',
        'prompts.4.identifier': taken,
      },
    });
    expect(await list()).toEqual(before);
  });

  test('wrong fields are named by their row', async () => {
    const response = await bulk([
      { identifier: 'fine-row' },
      { identifier: 'X' },
      { topic: 'Nameless', titles: [''] },
    ]);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toMatchObject({
      'prompts.1.identifier': 'Identifier must be at least 3 characters',
      'prompts.2.identifier': 'Identifier must be at least 3 characters',
      'prompts.2.titles.0': 'A title is empty',
    });
    expect(await find('fine-row')).toBeUndefined();
  });

  test.each([[{}], [{ prompts: [] }], [{ prompts: 'none' }]])('%j is nothing', async (body) => {
    const response = await admin.post('/api/prompts/bulk', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('There is nothing to import');
  });

  test('topics that exist take what the list says, and keep what it leaves out', async () => {
    const before = await find('luxury');
    const response = await bulk(
      [
        { identifier: 'luxury', description: 'New words', isActive: false },
        { identifier: 'buyers', topic: ' buyers ' },
        { identifier: 'import-three' },
      ],
      true,
    );
    expect(response.json()).toEqual({ imported: 3, added: 1, changed: 1 });
    expect(await find('luxury')).toEqual({
      ...before,
      description: 'New words',
      isActive: false,
      version: 2,
    });
    expect(before?.titles.length).toBeGreaterThan(0);
  });

  test('a long list is written in a few queries, and logged in its order', async () => {
    const words = { titles: ['One, "two" {three}', 'Zwei \\ 三'], questions: ['Why?', 'When?'] };
    const rows = Array.from({ length: 500 }, (_, index) => ({
      identifier: `long-list-${index}`,
      description: `Number ${index}`,
      ...words,
    }));
    await bulk(rows.filter((_, index) => index % 2 === 0));
    const recording = recordQueries(app.pool);
    const changes = rows.map(({ identifier }) => ({ identifier, ...words, isActive: false }));
    const response = await bulk(changes, true);
    recording.stop();
    expect(response.json()).toEqual({ imported: 500, added: 250, changed: 250 });
    for (const write of ['insert into "prompts"', 'update "prompts"', 'insert into "admin_log"']) {
      const made = recording.queries.filter(({ text }) => text.toLowerCase().includes(write));
      expect(made, write).toHaveLength(1);
    }
    expect(recording.queries.length).toBeLessThan(15);

    const written = (await list()).filter(({ identifier }) => identifier.startsWith('long-list-'));
    expect(written).toHaveLength(500);
    for (const { identifier, description, version, ...topic } of written) {
      const number = Number(identifier.slice('long-list-'.length));
      const isKept = number % 2 === 0;
      expect(topic).toMatchObject({ ...words, isActive: false, useAttomScraping: false });
      expect({ description, version }).toEqual(
        isKept
          ? { description: `Number ${number}`, version: 2 }
          : { description: null, version: 1 },
      );
    }
    const log = await app.pool.query(
      `select name, action from admin_log where name like 'long list %' order by id desc limit 500`,
    );
    expect(log.rows.toReversed()).toEqual(
      rows.map((_, index) => ({
        name: `long list ${index}`,
        action: index % 2 === 0 ? 'changed' : 'added',
      })),
    );
  });

  test('a name that would change is refused, and nothing of the list is taken', async () => {
    const response = await bulk(
      [
        { identifier: 'sellers', description: 'Changed' },
        { identifier: 'buyers', topic: 'People who buy' },
      ],
      true,
    );
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      fields: { 'prompts.1.topic': 'The topic name cannot be changed' },
    });
    expect((await find('sellers'))?.description).not.toBe('Changed');
  });

  test('of two lists with one identifier, sent at once in other orders, one is taken', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ identifier: `crowd-${index}` }));
    const answers = await Promise.all([
      bulk(rows),
      bulk(rows.toReversed()),
      admin.post('/api/prompts', { identifier: 'crowd-20', topic: 'alone' }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    const crowd = (await list()).filter(({ identifier }) => identifier.startsWith('crowd-'));
    expect([1, 40]).toContain(crowd.length);
  });

  test('what goes wrong in the middle undoes the beginning', async () => {
    await app.pool.query(
      `alter table prompts add constraint no_bombs check (identifier <> 'a-bomb')`,
    );
    const response = await bulk([{ identifier: 'before-the-bomb' }, { identifier: 'a-bomb' }]);
    expect(response.statusCode).toBe(500);
    expect(await find('before-the-bomb')).toBeUndefined();
    const { rowCount } = await app.pool.query(
      `select 1 from admin_log where name = 'before the bomb'`,
    );
    expect(rowCount).toBe(0);
  });

  test('more than 500 topics are too many at once', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => ({ identifier: `many-${index}` }));
    expect((await bulk(rows)).json().message).toBe('You can import up to 500 topics at a time');
  });
});
