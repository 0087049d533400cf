import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { type NotebookKey, notebook } from './labelled/notebook.ts';
import { searches } from './labelled/searches.ts';

let app: TestApp;
let client: TestClient;
const keys = new Map<number, NotebookKey>();

beforeAll(async () => {
  app = await createTestApp();
  client = await app.newUser();
  for (const [key, pair] of Object.entries(notebook)) {
    const { id } = (await client.post('/api/learner/save-answer', pair)).json();
    keys.set(id, key as NotebookKey);
  }
});
afterAll(() => app.close());

test('of thirty searches at least 27 find the right answer first', async () => {
  const missed: string[] = [];
  for (const { topic, context, first } of searches) {
    const query = new URLSearchParams({ topic, context });
    const { answers } = (await client.get(`/api/learner/relevant-answers?${query}`)).json();
    const found = keys.get(answers[0]?.id);
    if (found !== first) missed.push(`${topic} | ${context}: ${found} instead of ${first}`);
  }
  const right = searches.length - missed.length;
  process.stdout.write(
    `searches that find the right answer first: ${right} of ${searches.length}\n`,
  );
  expect(searches).toHaveLength(30);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(27);
});
