import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { postRequest } from './testing/requests.ts';

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

describe('POST /api/revise', () => {
  const originalPost = {
    title: 'Old title',
    content: '<p>Old text about the porch.</p>',
    hashtags: ['One'],
    topic: 'sellers',
    location: 'Austin',
    state: 'TX',
  };

  test('gives the model the old text and the request', async () => {
    const client = await app.newUser();
    const revisionContext = { originalPost, revisionRequest: 'Make it shorter' };
    const response = await client.post('/api/revise', { ...postRequest, revisionContext });
    expect(response.json().posts).toHaveLength(1);
    expect(fake.requests[0]?.prompt).toContain('Old text about the porch.');
    expect(fake.requests[0]?.prompt).toContain('Make it shorter');
    const { rowCount } = await app.pool.query('select 1 from used_titles where user_id = $1', [
      client.user?.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test('a version for one platform is no piece of its own: nothing is kept of it', async () => {
    const client = await app.newUser();
    const kept = () => app.pool.query('select 1 from posts where user_id = $1', [client.user?.id]);
    const revisionContext = { originalPost, revisionRequest: 'Shorten it', platform: 'x' };
    const response = await client.post('/api/revise', { ...postRequest, revisionContext });
    expect(response.json().posts).toHaveLength(1);
    expect((await kept()).rowCount).toBe(0);
    const { platform: _, ...usual } = revisionContext;
    await client.post('/api/revise', { ...postRequest, revisionContext: usual });
    expect((await kept()).rowCount).toBe(1);
    const unknown = { ...revisionContext, platform: 'myspace' };
    const refused = await client.post('/api/revise', { ...postRequest, revisionContext: unknown });
    expect(refused.statusCode).toBe(400);
  });

  test('refuses a blank request', async () => {
    const client = await app.newUser();
    const revisionContext = { originalPost, revisionRequest: '  ' };
    expect((await client.post('/api/revise', { ...postRequest, revisionContext })).statusCode).toBe(
      400,
    );
  });
});
