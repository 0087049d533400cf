import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UniversalPrompt } from '#contract/catalog/universal-prompt.ts';
import { readShippedPrompts } from '#server/db/seed.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { readLog } from './testing/read-log.ts';

let app: TestApp;
let admin: TestClient;
let shipped: { content: string; blog: string };

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin('prompt-admin');
  shipped = await readShippedPrompts();
});
afterAll(() => app.close());

/** Both prompts as on the first day. */
beforeEach(async () => {
  await app.pool.query('delete from universal_prompts');
  await app.pool.query(
    `insert into universal_prompts (prompt_type, prompt_template, description)
     values ('content', $1, 'Posts'), ('blog', $2, 'Articles')`,
    [shipped.content, shipped.blog],
  );
});

const read = async (query = ''): Promise<UniversalPrompt> =>
  (await admin.get(`/api/universal-prompt${query}`)).json();
const change = (id: number, body: object, client = admin) =>
  client.patch(`/api/universal-prompt/${id}`, body);
const versions = async (id: number) =>
  (await admin.get(`/api/universal-prompt/${id}/versions`)).json();

/** Connections that wait for a lock. */
async function waiting(): Promise<number | null> {
  const { rowCount } = await app.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
}

describe('GET /api/universal-prompt', () => {
  test('answers the prompt of a type, plain the one for posts', async () => {
    const content = await read('?type=content');
    expect(content).toEqual({
      id: expect.any(Number),
      promptTemplate: shipped.content,
      description: 'Posts',
      isActive: true,
      promptType: 'content',
      version: 1,
      createdAt: expect.any(String),
    });
    expect(await read()).toEqual(content);
    expect((await read('?type=blog')).promptTemplate).toBe(shipped.blog);
    const odd = await admin.get('/api/universal-prompt?type=poems');
    expect(odd.statusCode).toBe(400);
    expect(odd.json().message).toBe('A prompt’s type is content or blog');
  });

  test('says when there is none', async () => {
    await app.pool.query(`delete from universal_prompts where prompt_type = 'blog'`);
    const response = await admin.get('/api/universal-prompt?type=blog');
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('There’s no blog prompt yet.');
  });
});

describe('GET /api/universal-prompt/shipped', () => {
  test('answers the text of the first day, whatever became of it', async () => {
    const { id } = await read();
    await change(id, { promptTemplate: 'Something else' });
    for (const type of ['content', 'blog'] as const) {
      const response = await admin.get(`/api/universal-prompt/shipped?type=${type}`);
      expect(response.json()).toEqual({
        promptTemplate: shipped[type],
        edition: 3,
        changed: expect.stringMatching(/\w{3}/),
        isOffered: false,
      });
    }
    expect((await admin.get('/api/universal-prompt/shipped')).statusCode).toBe(400);
  });
});

test('a new text is offered where the prompt was edited before it came, until it is taken', async () => {
  const { id, promptTemplate } = await read();
  const offered = async () =>
    (await admin.get('/api/universal-prompt/shipped?type=content')).json().isOffered;
  await app.pool.query('delete from universal_prompt_versions where universal_prompt_id = $1', [
    id,
  ]);
  await app.pool.query(`update universal_prompts set prompt_template = 'Mine' where id = $1`, [id]);
  expect(await offered()).toBe(true);
  await change(id, { promptTemplate });
  expect(await offered()).toBe(false);
  await change(id, { promptTemplate: 'Mine again' });
  expect(await offered()).toBe(false);
});

describe('POST /api/universal-prompt', () => {
  const blog = { promptTemplate: 'Write on {topic}', promptType: 'blog' };

  test('makes the prompt of a type that has none, with its first version', async () => {
    await app.pool.query(`delete from universal_prompts where prompt_type = 'blog'`);
    const response = await admin.post('/api/universal-prompt', { ...blog, description: ' ' });
    expect(response.statusCode).toBe(201);
    const prompt = response.json();
    expect(prompt).toMatchObject({ ...blog, description: null, version: 1 });
    expect(await versions(prompt.id)).toMatchObject([
      { version: 1, promptTemplate: 'Write on {topic}', savedBy: 'prompt-admin' },
    ]);
    expect(await readLog(app, 'universal prompt', prompt.id)).toMatchObject([
      { action: 'added', name: 'blog', username: 'prompt-admin' },
    ]);
  });

  test('is refused where there is one, also when several come at once', async () => {
    const taken = await admin.post('/api/universal-prompt', { promptTemplate: 'Mine' });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toEqual({
      code: 'taken',
      message: 'Another admin just added a content prompt.',
    });
    await app.pool.query(`delete from universal_prompts where prompt_type = 'blog'`);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.post('/api/universal-prompt', blog)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
  });

  test.each([
    [{}, 'Please enter a prompt'],
    [{ promptTemplate: ' \n ' }, 'Please enter a prompt'],
    [{ promptTemplate: 'x'.repeat(30_001) }, 'A prompt can have up to 30,000 characters'],
    [
      { promptTemplate: 'x', description: 'd'.repeat(501) },
      'Description can have up to 500 characters',
    ],
    [{ promptTemplate: 'x', promptType: 'poem' }, 'A prompt’s type is content or blog'],
    [{ promptTemplate: 'a\0b' }, 'The text has characters we can’t save.'],
  ])('refuses what cannot be (case %#)', async (body, message) => {
    const response = await admin.post('/api/universal-prompt', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });
});

describe('PATCH /api/universal-prompt/{id}', () => {
  test('keeps every text, the shipped one among them', async () => {
    const first = await read();
    expect(await versions(first.id)).toEqual([
      {
        version: 1,
        promptTemplate: shipped.content,
        description: 'Posts',
        savedBy: null,
        createdAt: first.createdAt,
      },
    ]);

    const second = await change(first.id, { promptTemplate: 'Second {topic}', version: 1 });
    expect(second.json()).toMatchObject({ promptTemplate: 'Second {topic}', version: 2 });
    const other = await app.newAdmin('second-admin');
    await change(first.id, { description: 'Third', promptType: 'content', version: 2 }, other);

    expect(await versions(first.id)).toEqual([
      expect.objectContaining({
        version: 3,
        promptTemplate: 'Second {topic}',
        description: 'Third',
        savedBy: 'second-admin',
      }),
      expect.objectContaining({
        version: 2,
        promptTemplate: 'Second {topic}',
        description: 'Posts',
        savedBy: 'prompt-admin',
      }),
      {
        version: 1,
        promptTemplate: shipped.content,
        description: 'Posts',
        savedBy: null,
        createdAt: first.createdAt,
      },
    ]);
    expect(await read()).toMatchObject({ version: 3, description: 'Third' });
    expect((await readLog(app, 'universal prompt', first.id))[1]).toMatchObject({
      action: 'changed',
      changes: [{ field: 'promptTemplate', before: shipped.content, after: 'Second {topic}' }],
    });
  });

  test('the texts of an account that is gone stay', async () => {
    const { id } = await read();
    const leaver = await app.newAdmin();
    await change(id, { promptTemplate: 'A last word' }, leaver);
    await app.pool.query('delete from users where id = $1', [leaver.user?.id]);
    expect((await versions(id))[0]).toMatchObject({
      promptTemplate: 'A last word',
      savedBy: null,
    });
  });

  test('what changes nothing makes no version and no entry', async () => {
    const { id, promptTemplate } = await read();
    const same = { promptTemplate, description: ' Posts ', promptType: 'content', version: 1 };
    expect((await change(id, same)).json().version).toBe(1);
    expect((await change(id, {})).json().version).toBe(1);
    const { rowCount } = await app.pool.query(
      'select 1 from universal_prompt_versions where universal_prompt_id = $1',
      [id],
    );
    expect(rowCount).toBe(0);
    expect(await readLog(app, 'universal prompt', id)).toEqual([]);
  });

  test('a stale version is refused and loses nothing', async () => {
    const { id } = await read();
    await change(id, { promptTemplate: 'First', version: 1 });
    const response = await change(id, { promptTemplate: 'Second', version: 1 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      code: 'stale',
      message: 'Another admin just changed this prompt.',
    });
    expect(await read()).toMatchObject({ promptTemplate: 'First', version: 2 });
  });

  test('of many changes made on one version exactly one is taken', async () => {
    const { id } = await read();
    // All of them have arrived before the first one may go on.
    const gate = await app.pool.connect();
    await gate.query('begin');
    await gate.query('select 1 from universal_prompts where id = $1 for update', [id]);
    const answers = Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        change(id, { promptTemplate: `Text ${index}`, version: 1 }),
      ),
    );
    await expect.poll(waiting, { timeout: 10_000 }).toBe(5);
    await gate.query('commit');
    gate.release();

    const statuses = (await answers).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await versions(id)).toHaveLength(2);
  });

  test('changes at one moment without a version are all kept, one after the other', async () => {
    const { id } = await read();
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => change(id, { promptTemplate: `Text ${index}` })),
    );
    const kept = await versions(id);
    expect(kept.map(({ version }: UniversalPrompt) => version)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(kept[0].promptTemplate).toBe((await read()).promptTemplate);
  });

  test('the type stays', async () => {
    const { id } = await read();
    const response = await change(id, { promptTemplate: 'Text', promptType: 'blog' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.promptType).toContain('can’t be changed');
    expect((await read()).version).toBe(1);
  });

  test('a text is kept letter by letter', async () => {
    const { id } = await read();
    const promptTemplate = `  <rules>\r\n\tNever {nope} "quote" 'it' \\ $1 家 \u202e</rules>; drop table users; --\n`;
    await change(id, { promptTemplate });
    expect((await read()).promptTemplate).toBe(promptTemplate);
  });

  test.each(['999999', '0', 'abc', 'shipped'])('%s is not found', async (id) => {
    const body = { promptTemplate: 'Text' };
    expect((await admin.patch(`/api/universal-prompt/${id}`, body)).statusCode).toBe(404);
    expect((await admin.get(`/api/universal-prompt/${id}/versions`)).statusCode).toBe(404);
  });
});
