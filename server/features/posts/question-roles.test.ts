import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let client: TestClient;
let topicId: number;

const questions = ['What is everyone saying here?', 'Which color are the doors?', 'What now?'];

beforeAll(async () => {
  app = await createTestApp();
  const admin = await app.newAdmin('role-admin');
  const questionRoles = ['steer', 'places', 'next-step'];
  const topic = { identifier: 'doors', topic: 'Doors', questions, questionRoles };
  topicId = (await admin.post('/api/prompts', topic)).json().id;
  client = await app.newUser();
});
afterAll(() => app.close());

const place = { location: 'Austin', state: 'TX' };
const ask = async () => (await client.post('/api/questions', { topicId, ...place })).json();
const write = async (userAnswers: object[]) => {
  const response = await client.post('/api/generate', { topicId, ...place, userAnswers });
  expect(response.statusCode).toBe(200);
  return response.json().posts[0];
};

describe('the role that an admin gave a question', () => {
  test('is told beside the questions, which stay a list of texts', async () => {
    const asked = await ask();
    expect(asked.questions.slice(0, 3)).toEqual([
      'What is everyone saying in Austin?',
      questions[1],
      questions[2],
    ]);
    expect(asked.questionRoles.slice(0, 3)).toEqual(['steer', 'places', 'next-step']);
    expect(asked.questionRoles).toHaveLength(asked.questions.length);
  });

  test('reaches the writer: a direction is never printed, however the question reads', async () => {
    const [question] = (await ask()).questions;
    const answer = 'Bluebonnet talk is everywhere this spring.';
    const post = await write([{ question, answer }]);
    expect(post.content).not.toContain('Bluebonnet');
    expect(post.shapedBy.answers).toEqual([{ question, answer }]);
  });

  test('counts more than one that is sent; one that is sent counts for other questions', async () => {
    const answer = 'Bluebonnet talk is everywhere this spring.';
    const detail = await write([{ question: questions[0], answer, role: 'insight' }]);
    expect(detail.content).not.toContain('Bluebonnet');
    const unknown = { question: 'What did you hear at the bakery?', answer };
    expect((await write([unknown])).content).toContain('Bluebonnet');
    expect((await write([{ ...unknown, role: 'steer' }])).content).not.toContain('Bluebonnet');
  });
});
