import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentTemplate } from '#contract/catalog/content-templates.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { listShippedTopics } from '#server/db/editions.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin('edition-admin');
});
afterAll(() => app.close());

const topicNamed = async (identifier: string): Promise<Topic> =>
  (await admin.get('/api/prompts')).json().find((each: Topic) => each.identifier === identifier);

describe('a newer edition of ours', () => {
  test('is offered beside an edited topic until it is taken', async () => {
    const shipped = listShippedTopics().find(({ identifier }) => identifier === 'just-sold');
    expect((await topicNamed('just-sold')).offered).toBeNull();
    await app.pool.query(
      `update prompts set titles = '{Mine}', questions = '{Mine?}', question_roles = '{}', edition = 1
       where identifier = 'just-sold'`,
    );
    const { id, offered } = await topicNamed('just-sold');
    expect(offered).toEqual({
      edition: 2,
      changed: expect.stringMatching(/\w{3}/),
      titles: shipped?.titles,
      questions: shipped?.questions,
      questionRoles: shipped?.questionRoles,
    });
    const { questions, questionRoles, edition } = offered ?? {};
    const taken = await admin.patch(`/api/prompts/${id}`, { questions, questionRoles, edition });
    expect(taken.json()).toMatchObject({
      titles: ['Mine'],
      questions,
      questionRoles,
      offered: null,
    });
  });

  test('is offered no more once it is refused, and that leaves no entry in the log', async () => {
    await app.pool.query(
      `update prompts set questions = '{Mine?}', edition = 1 where identifier = 'price-change'`,
    );
    const { id } = await topicNamed('price-change');
    const refused = await admin.patch(`/api/prompts/${id}`, { edition: 2 });
    expect(refused.json()).toMatchObject({ questions: ['Mine?'], offered: null });
    const log = (await admin.get('/api/admin/log?subject=topic')).json().entries;
    expect(log.filter(({ subjectId }: { subjectId: number }) => subjectId === id)).toEqual([]);
  });

  test('is never offered beside a topic that an admin made', async () => {
    const made = await admin.post('/api/prompts', { identifier: 'my-own', questions: ['Why?'] });
    expect(made.json().offered).toBeNull();
  });

  test('is offered beside an edited template until it is answered', async () => {
    await app.pool.query(
      `update templates set content_template = 'Mine', edition = 1 where name = 'Local spotlight'`,
    );
    const find = async (): Promise<ContentTemplate> =>
      (await admin.get('/api/content-templates'))
        .json()
        .find(({ name }: ContentTemplate) => name === 'Local spotlight');
    const { id, offered } = await find();
    expect(offered).toMatchObject({ edition: 2, changed: 'American spelling.' });
    expect((await admin.patch(`/api/content-templates/${id}`, { edition: 2 })).statusCode).toBe(
      200,
    );
    expect(await find()).toMatchObject({ contentTemplate: 'Mine', offered: null });
  });
});
