import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepDraft } from '#contract/drafts.ts';
import { draftCharacters } from '#contract/limits.ts';
import { readZip } from '#server/features/account/testing/read-zip.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  client = await app.newUser();
});
afterAll(() => app.close());

const urlOf = (kind: string) => `/api/drafts/${encodeURIComponent(kind)}`;
const keep = (kind: string, json: unknown = {}, person = client) =>
  person.post(urlOf(kind), { json });
const find = async (kind: string, person = client) =>
  (await person.get(urlOf(kind))).json().draft?.json;
const kinds = async (person: TestClient) =>
  (await person.get('/api/drafts')).json().map(({ kind }: { kind: string }) => kind);

describe('unfinished work', () => {
  test('comes back as it was kept, with its time', async () => {
    const json = { title: '<b>A</b>', tags: ['x', null, 1.5, true], deep: { ü: '🏡' }, none: [] };
    const kept = await keep('post-edit:4f9c_A-1', json);
    expect(kept.statusCode).toBe(200);
    expect(kept.json()).toEqual({
      kind: 'post-edit:4f9c_A-1',
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      version: expect.any(Number),
    });
    expect((await client.get(urlOf('post-edit:4f9c_A-1'))).json()).toEqual({
      draft: { ...kept.json(), json },
    });
  });

  test('takes the place of what was kept before', async () => {
    const first = (await keep('long-form', { step: 1 })).json();
    const second = (await keep('long-form', { step: 2 })).json();
    expect(await find('long-form')).toEqual({ step: 2 });
    expect(second.updatedAt > first.updatedAt).toBe(true);
  });

  test('is listed without its content, the newest first', async () => {
    const person = await app.newUser();
    for (const kind of ['content-edit:1', 'long-form', 'content-edit:2', 'long-form']) {
      await keep(kind, { a: 1 }, person);
    }
    expect((await person.get('/api/drafts')).json()).toEqual([
      { kind: 'long-form', updatedAt: expect.any(String) },
      { kind: 'content-edit:2', updatedAt: expect.any(String) },
      { kind: 'content-edit:1', updatedAt: expect.any(String) },
    ]);
  });

  test('is let go, and letting it go again does no harm', async () => {
    await keep('content-edit:7');
    for (const _ of [1, 2]) {
      expect((await client.delete(urlOf('content-edit:7'))).json()).toEqual({ success: true });
    }
    expect((await client.get(urlOf('content-edit:7'))).json()).toEqual({ draft: null });
  });

  test('of somebody else is neither seen nor changed nor dropped', async () => {
    const stranger = await app.newUser();
    await keep('content-edit:8', { mine: true });
    expect((await stranger.get(urlOf('content-edit:8'))).json()).toEqual({ draft: null });
    expect(await kinds(stranger)).toEqual([]);
    await keep('content-edit:8', { mine: false }, stranger);
    await stranger.delete(urlOf('content-edit:8'));
    expect(await find('content-edit:8')).toEqual({ mine: true });
  });

  test('goes into the data a user takes along, and away with the account', async () => {
    const person = await app.newUser();
    await keep('long-form', { outline: ['A'] }, person);
    const files = await readZip((await person.get('/api/account/data')).rawPayload);
    expect(JSON.parse(files.get('drafts.json')?.toString() ?? '')).toEqual([
      { kind: 'long-form', json: { outline: ['A'] }, updatedAt: expect.stringMatching(/Z$/) },
    ]);
    await person.post('/api/account/delete', { password: 'correct horse' });
    const { rowCount } = await app.pool.query('select 1 from drafts where user_id = $1', [
      person.user?.id,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('what is no draft', () => {
  test.each([
    'blog',
    'post-edit:',
    `post-edit:${'a'.repeat(101)}`,
    'post-edit:a b',
    'content-edit:x',
    'content-edit:12345678901',
    'long-form\n',
    'LONG-FORM',
    '__proto__',
    "' or 1=1",
    '🏡',
  ])('%j is not found', async (kind) => {
    expect((await keep(kind)).statusCode).toBe(404);
    expect((await client.get(urlOf(kind))).statusCode).toBe(404);
    expect((await client.delete(urlOf(kind))).statusCode).toBe(404);
  });

  test.each([
    ['no content', {}],
    ['a list', { json: [] }],
    ['text', { json: 'text' }],
    ['null', { json: null }],
  ])('%s is refused', async (_, body) => {
    expect((await client.post(urlOf('long-form'), body)).statusCode).toBe(400);
  });

  test('a number no database could hold is refused', async () => {
    const response = await sendRaw('{"json":{"a":1e999}}');
    expect(response.statusCode).toBe(400);
  });
});

const sendRaw = (payload: string, kind = 'long-form') =>
  client.send({
    method: 'POST',
    url: urlOf(kind),
    payload,
    headers: { 'content-type': 'application/json' },
  });

describe('odd content', () => {
  test('loses only the characters that cannot be stored', async () => {
    const kept = await keep('long-form', {
      text: 'a\0b \ud800 c 🏡',
      'k\0ey': ['\0', { inner: '\u0000x' }],
    });
    expect(kept.statusCode).toBe(200);
    expect(await find('long-form')).toEqual({ text: 'ab � c 🏡', key: ['', { inner: 'x' }] });
  });

  test('is kept as deep as any editor nests, and refused where it never ends', async () => {
    const nested = (levels: number) => `{"json":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
    expect((await sendRaw(nested(90))).statusCode).toBe(200);
    for (const levels of [200, 5_000, 500_000]) {
      const response = await sendRaw(nested(levels));
      expect(response.statusCode).toBe(413);
      expect(response.json().message).toBe('This is nested too deeply to read.');
    }
    const inObjects = `{"json":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    expect((await sendRaw(inObjects)).statusCode).toBe(413);
  });

  test('is refused with a sentence where it has more parts or text than any work', async () => {
    const keys = Array.from({ length: 700_000 }, (_, number) => `"k${number}":1`);
    for (const json of [`{${keys}}`, `{"a":[${'[],'.repeat(1_000_000)}0]}`]) {
      const response = await sendRaw(`{"json":${json}}`);
      expect(response.statusCode).toBe(413);
      expect(response.json().message).toBe('This has too many parts to send at once.');
    }
    const response = await keep('long-form', { text: 'x'.repeat(draftCharacters + 1) });
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toBe('This is too long to save.');
    expect((await keep('long-form', { text: 'x'.repeat(draftCharacters - 100) })).statusCode).toBe(
      200,
    );
  });

  test('may hold pictures, but not more than can be sent', async () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(2.7e6)}">`;
    expect((await keep('long-form', { before: picture, after: picture })).statusCode).toBe(200);
    expect((await find('long-form')).after).toBe(picture);
    const response = await keep('long-form', { a: 'x'.repeat(keepDraft.bodyLimit) });
    expect(response.statusCode).toBe(413);
    expect((await find('long-form')).after).toBe(picture);
  });
});
