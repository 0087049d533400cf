import { expect } from 'vitest';
import type { Topic } from '#contract/catalog/topics.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let topics = 0;

/** A topic of the test's own. */
export async function newTopic(admin: TestClient, fields: object = {}): Promise<Topic> {
  topics += 1;
  const response = await admin.post('/api/prompts', { identifier: `topic-${topics}`, ...fields });
  expect(response.statusCode).toBe(201);
  return response.json();
}

export const findTopic = async (admin: TestClient, id: number): Promise<Topic | undefined> =>
  (await admin.get('/api/prompts')).json().find((topic: Topic) => topic.id === id);
