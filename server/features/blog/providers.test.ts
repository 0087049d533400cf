import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAiOf, providersOfTexts } from '#server/testing/fake-provider/fake-ai.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { combineRequest, outlineAnswer, sectionRequest, subject } from './testing/requests.ts';

/** Every provider takes what we ask for long articles, schemas and all. */

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());

describe.each(providersOfTexts)('%s', (provider) => {
  test('plans, asks, writes and frames an article', async () => {
    const served = await createTestApp({ deps: { ai: createAiOf(provider, fake) } });
    const client = await served.newUser();
    fake.next(outlineAnswer());
    const planned = await client.post('/api/blog/outline', subject);
    expect(planned.json().outline).toHaveLength(6);
    const asked = await client.post('/api/blog/question', { ...subject, title: 'Papers' });
    expect(asked.json().question).toEqual(expect.any(String));
    const section = await client.post('/api/blog/section-content', sectionRequest);
    expect(section.json().writer).toMatchObject({ provider, model: 'some-model' });
    const whole = await client.post('/api/blog/combine', combineRequest);
    expect(whole.json().content).toContain('<h2>Price first</h2>');
    await served.close();
  });
});
