import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { readLog } from './testing/read-log.ts';
import { findTopic, newTopic } from './testing/topic-client.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin('role-admin');
});
afterAll(() => app.close());

const questions = ['Which homes?', 'Who is the main reader?', 'How do people reach you?'];
const questionRoles = ['scope', null, 'next-step'];

describe('the roles of questions', () => {
  test('are stored beside the questions; what is not set is recognized from the words', async () => {
    const topic = await newTopic(admin, { questions, questionRoles });
    expect(topic).toMatchObject({ questions, questionRoles });
    expect(topic.recognizedRoles.slice(1)).toEqual(['steer', 'next-step']);
    const plain = await newTopic(admin, { questions });
    expect(plain).toMatchObject({ questions, questionRoles: [null, null, null] });
  });

  test('stay with their questions when only the questions are sent', async () => {
    const { id } = await newTopic(admin, { questions, questionRoles });
    const moved = [questions[2], 'What is new?', questions[0]];
    await admin.patch(`/api/prompts/${id}`, { questions: moved });
    expect(await findTopic(admin, id)).toMatchObject({
      questions: moved,
      questionRoles: ['next-step', null, 'scope'],
    });
  });

  test('change alone, with an entry in the log that names the question', async () => {
    const { id } = await newTopic(admin, { questions, questionRoles });
    const change = { questionRoles: ['scope', 'steer'], version: 1 };
    const response = await admin.patch(`/api/prompts/${id}`, change);
    expect(response.json()).toMatchObject({ questionRoles: ['scope', 'steer', null], version: 2 });
    expect((await readLog(app, 'topic', id))[0].changes).toEqual([
      {
        field: 'questionRoles',
        before: ['Scope: Which homes?', 'Next step: How do people reach you?'],
        after: ['Scope: Which homes?', 'Direction to the writer: Who is the main reader?'],
      },
    ]);
  });

  test('a twin goes with its role', async () => {
    const twins = { questions: ['A?', 'a?', 'B?'], questionRoles: ['scope', 'story', 'rule'] };
    expect(await newTopic(admin, twins)).toMatchObject({
      questions: ['A?', 'B?'],
      questionRoles: ['scope', 'rule'],
    });
  });

  test('saying what is there already changes nothing', async () => {
    const { id } = await newTopic(admin, { questions });
    const same = { questions, questionRoles: [null] };
    expect((await admin.patch(`/api/prompts/${id}`, same)).json().version).toBe(1);
  });

  test('one that does not exist, or has no question, is refused', async () => {
    const { id } = await newTopic(admin, { questions });
    const unknown = await admin.patch(`/api/prompts/${id}`, { questionRoles: ['boss'] });
    expect(unknown.statusCode).toBe(400);
    const message = 'There are more roles than questions';
    for (const given of [
      { questionRoles: ['scope', null, null, 'rule'] },
      { questions: ['One?'], questionRoles: ['scope', 'rule'] },
    ]) {
      const response = await admin.patch(`/api/prompts/${id}`, given);
      expect([response.statusCode, response.json().message]).toEqual([400, message]);
    }
  });

  test('come with an import, and what an import leaves out stays', async () => {
    const { id, identifier } = await newTopic(admin, { questions, questionRoles });
    const send = (fields: object) =>
      admin.post('/api/prompts/bulk', {
        prompts: [{ identifier, ...fields }],
        updateExisting: true,
      });
    await send({ questions: questions.slice(1) });
    expect(await findTopic(admin, id)).toMatchObject({ questionRoles: [null, 'next-step'] });
    await send({ questionRoles: ['steer', null] });
    expect(await findTopic(admin, id)).toMatchObject({ questionRoles: ['steer', null] });
  });
});
