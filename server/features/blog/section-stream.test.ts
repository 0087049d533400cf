import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { readEvents } from '#server/testing/read-events.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { sectionAnswer, sectionRequest } from './testing/requests.ts';

/** What callers hear while a section is being written. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

const write = async () =>
  (await app.newUser()).post('/api/blog/section-content', sectionRequest, {
    accept: 'text/event-stream',
  });

test('can be read while it is written', async () => {
  fake.next({ ...sectionAnswer('<p>Start &amp; go on.</p>'.repeat(20)), chunkDelay: 10 });
  const told = readEvents((await write()).body);
  expect(told[0]).toEqual({
    event: 'start',
    data: { writer: { provider: 'compatible', model: 'test-model' }, title: 'Papers first' },
  });
  const deltas = told.filter(({ event }) => event === 'delta');
  expect(deltas.length).toBeGreaterThan(1);
  expect(deltas.every(({ data }) => data.field === 'content')).toBe(true);
  const text = deltas.map(({ data }) => data.text).join('');
  expect(text.trim()).toBe('Start & go on.\n\n'.repeat(20).trim());
  expect(told.at(-1)).toMatchObject({
    event: 'done',
    data: { title: 'Papers first', writer: { provider: 'compatible' } },
  });
});

test.each([
  ['a wrong shape', { kind: 'wrong-shape' } as const],
  ['wording to avoid', sectionAnswer('<p>Perfect for families.</p>')],
])('begins anew after %s', async (_, first) => {
  fake.next(first, sectionAnswer('<p>Four bedrooms.</p>'));
  const told = readEvents((await write()).body);
  expect(told.filter(({ event }) => event === 'restart')).toHaveLength(1);
  expect(told.at(-1)).toMatchObject({ event: 'done', data: { content: '<p>Four bedrooms.</p>' } });
});

test('fails like an ordinary call before the first word, and by an event after it', async () => {
  fake.always({ kind: 'unauthorized', status: 401 });
  expect((await write()).statusCode).toBe(503);
  fake.reset();
  fake.always({ kind: 'stall', afterChunks: 20 });
  const told = readEvents((await write()).body);
  expect(told.at(-1)).toMatchObject({ event: 'error', data: { code: 'ai_timeout' } });
});
