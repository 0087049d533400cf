import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDraft } from '#contract/empty-long-form.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** One draft in two windows: whoever knows an older version is told, or merged. */

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const url = '/api/drafts/long-form';
const keep = (body: object) => client.post(url, body);
const find = async () => (await client.get(url)).json().draft;

const draftWith = (answers: string[]): LongFormDraft => ({
  ...emptyDraft,
  step: 'questions',
  mainTitle: 'Selling',
  sections: answers.map((answer, index) => ({
    id: `s${index}`,
    title: `Section ${index}`,
    question: 'Why?',
    answer,
    text: null,
    problem: null,
  })),
});

const answersIn = ({ json }: { json: LongFormDraft }) => json.sections.map(({ answer }) => answer);

describe('a version', () => {
  beforeAll(async () => {
    client = await app.newUser();
  });

  test('grows with every change and is told with the draft', async () => {
    const first = (await keep({ json: { a: 1 } })).json();
    const second = (await keep({ json: { a: 2 }, version: first.version })).json();
    expect(second.version).toBe(first.version + 1);
    expect(await find()).toMatchObject({ version: second.version, json: { a: 2 } });
  });

  test('that is old is refused, and nothing is lost', async () => {
    const { version } = await find();
    await keep({ json: { a: 'theirs' }, version });
    const response = await keep({ json: { a: 'mine' }, version });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stale',
      message: 'This draft was just changed in another window.',
    });
    expect((await find()).json).toEqual({ a: 'theirs' });
  });

  test('of nothing is null, also after the draft was let go', async () => {
    const { version } = await find();
    await client.delete(url);
    expect((await keep({ json: { a: 1 }, version })).statusCode).toBe(409);
    const anew = await keep({ json: { a: 2 }, version: null });
    expect(anew.statusCode).toBe(200);
    expect(anew.json().version).not.toBe(version);
    expect((await keep({ json: { a: 3 }, version: null })).statusCode).toBe(409);
  });

  test('of many changes made on one version exactly one is taken', async () => {
    const { version } = await find();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => keep({ json: { number }, version })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
  });
});

describe('a page that closes sends what it began with', () => {
  test('changes of different sections are both there', async () => {
    client = await app.newUser();
    const base = draftWith(['', '']);
    const { version } = (await keep({ json: base })).json();
    await keep({ json: draftWith(['from one window', '']), version });
    const merged = await keep({ json: draftWith(['', 'from the other']), version, base });
    expect(merged.statusCode).toBe(200);
    expect(answersIn(merged.json())).toEqual(['from one window', 'from the other']);
    expect(answersIn(await find())).toEqual(['from one window', 'from the other']);
    expect((await find()).json.clashes).toEqual([]);
  });

  test('of two texts in one field both are kept, and the agent is asked', async () => {
    client = await app.newUser();
    const base = draftWith(['']);
    const { version } = (await keep({ json: base })).json();
    await keep({ json: draftWith(['oaks']), version });
    await keep({ json: draftWith(['maples']), version, base });
    const { json } = await find();
    expect(json.sections[0].answer).toBe('maples');
    expect(json.clashes).toEqual([{ part: 'answer', sectionId: 's0', other: 'oaks' }]);
  });

  test('what was let go meanwhile is begun anew', async () => {
    client = await app.newUser();
    const base = draftWith(['']);
    const { version } = (await keep({ json: base })).json();
    await client.delete(url);
    await keep({ json: draftWith(['typed last']), version, base });
    expect(answersIn(await find())).toEqual(['typed last']);
  });

  test('a draft nobody can read is refused', async () => {
    client = await app.newUser();
    const { version } = (await keep({ json: { odd: true } })).json();
    await keep({ json: { odd: 2 }, version });
    const response = await keep({ json: draftWith(['x']), version, base: { odd: true } });
    expect(response.statusCode).toBe(409);
  });
});
