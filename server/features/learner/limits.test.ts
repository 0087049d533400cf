import { expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import { startFakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { spendLimit } from '#server/testing/spend-limit.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const pair = { question: 'Roofs in Austin, TX?', answer: 'Ask for the hail report.' };
const on = { RATE_LIMITS: 'on' };

test('when the AI limit is used up, our own tagger goes on', async () => {
  const fake = await startFakeProvider();
  const ai = createAi({
    text: 'compatible:test-model',
    baseUrl: `${fake.address}/compatible/v1`,
    apiKey: 'k',
  });
  const app = await createTestApp({ deps: { ai }, variables: on });
  const client = await app.newUser();
  fake.always({ kind: 'answer', value: { tags: ['by-the-model'] } });
  const save = async () => (await client.post('/api/learner/save-answer', pair)).json().tags;
  expect(await save()).toEqual(['by-the-model']);
  await spendLimit(app, 'aiByUser', client.user?.id, 58);
  expect(await save()).toEqual(['by-the-model']);
  expect(await save()).toContain('city:austin');
  expect(fake.requests).toHaveLength(2);
  await app.close();
  await fake.close();
});

test('without a provider saving counts nowhere', async () => {
  const app = await createTestApp({ variables: on });
  const client = await app.newUser();
  expect((await client.post('/api/learner/save-answer', pair)).statusCode).toBe(200);
  const { rowCount } = await app.pool.query(`select 1 from limits where key like 'aiByUser%'`);
  expect(rowCount).toBe(0);
  await app.close();
});
