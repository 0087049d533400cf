import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedContent, SavedContentSummary } from '#contract/saved-content.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const url = '/api/saved-content';

async function save(client: TestClient, change: object = {}): Promise<SavedContent> {
  const response = await client.post(url, { title: 'A', content: '<p>B</p>', ...change });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const keep = (client: TestClient, id: number, body: object) =>
  client.patch(`${url}/${id}/platforms`, body);

const itemOf = async (client: TestClient, id: number): Promise<SavedContent> =>
  (await client.get(`${url}/${id}`)).json();

const written = { of: 'state-1', versions: { x: { text: 'Short', hashtags: ['Austin'] } } };
const yesterday = '2026-11-16T10:00:00.000Z';

describe('what platforms get of a saved item', () => {
  test('is kept, part by part, and is no change of the item', async () => {
    const client = await app.newUser();
    const item = await save(client);
    expect(item.platforms).toEqual({ texts: {}, written: null, copied: {} });
    await keep(client, item.id, { texts: { instagram: 'Mine', x: 'Mine too' } });
    await keep(client, item.id, { written, copied: { instagram: yesterday } });
    const response = await keep(client, item.id, { texts: { x: null } });
    expect(response.statusCode, response.body).toBe(200);
    const kept = { texts: { instagram: 'Mine' }, written, copied: { instagram: yesterday } };
    expect(response.json()).toEqual(kept);
    expect(await itemOf(client, item.id)).toEqual({ ...item, platforms: kept });
    const [listed] = (await client.get(url)).json() as SavedContentSummary[];
    expect(listed?.copied).toEqual({ instagram: yesterday });
    expect(listed).not.toHaveProperty('platforms');
  });

  test('comes along when a piece is saved, and joins what is there when it is saved again', async () => {
    const client = await app.newUser();
    const item = await save(client, { platforms: { texts: { x: 'One' }, written } });
    expect(item.platforms.texts).toEqual({ x: 'One' });
    await keep(client, item.id, { copied: { x: yesterday } });
    const response = await client.patch(`${url}/${item.id}`, {
      content: '<p>C</p>',
      platforms: { texts: { threads: 'Two' } },
    });
    expect(response.json().platforms).toEqual({
      texts: { x: 'One', threads: 'Two' },
      // Of the text that was.
      written: null,
      copied: { x: yesterday },
    });
  });

  test('what was written is let go with the text it was written of', async () => {
    const client = await app.newUser();
    const { id } = await save(client, { platforms: { written, texts: { x: 'Mine' } } });
    await client.patch(`${url}/${id}`, { contentTags: ['a', 'b', 'c'] });
    expect((await itemOf(client, id)).platforms.written).toEqual(written);
    await client.patch(`${url}/${id}`, { title: 'Another' });
    const { platforms } = await itemOf(client, id);
    expect(platforms).toMatchObject({ written: null, texts: { x: 'Mine' } });
  });

  test('of two moments the later one counts, and none is ahead of the clock', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    await keep(client, id, { copied: { x: yesterday } });
    await keep(client, id, { copied: { x: '2026-11-01T10:00:00.000Z' } });
    expect((await itemOf(client, id)).platforms.copied.x).toBe(yesterday);
    await keep(client, id, { copied: { x: '2999-01-01T00:00:00.000Z' } });
    const moment = (await itemOf(client, id)).platforms.copied.x ?? '';
    expect(Math.abs(Date.parse(moment) - Date.now())).toBeLessThan(60_000);
  });

  test('a copy of an item keeps the wording and was copied for nothing', async () => {
    const client = await app.newUser();
    const { id } = await save(client, {
      platforms: { texts: { x: 'Mine' }, copied: { x: yesterday } },
    });
    const copy: SavedContent = (await client.post(`${url}/${id}/duplicate`)).json();
    expect(copy.platforms).toEqual({ texts: { x: 'Mine' }, written: null, copied: {} });
  });

  test('loses what nobody sees and what the database cannot hold', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    const response = await keep(client, id, {
      texts: { x: 'a\u0000b\ud800\nc' },
      written: { of: 'a\u0000', versions: { x: { text: '\ud800', hashtags: ['\u0000'] } } },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json().texts.x).toBe('ab\ufffd\nc');
  });

  test.each([
    { texts: { myspace: 'Mine' } },
    { texts: { x: 'x'.repeat(70_001) } },
    { copied: { x: 'yesterday' } },
    { written: { of: 'a', versions: { x: { text: 'x'.repeat(10_001), hashtags: [] } } } },
  ])('refuses %j', async (body) => {
    const client = await app.newUser();
    const { id } = await save(client);
    expect((await keep(client, id, body)).statusCode).toBe(400);
  });

  test('is nobody else’s', async () => {
    const owner = await app.newUser();
    const { id } = await save(owner);
    const stranger = await app.newUser();
    expect((await keep(stranger, id, { texts: { x: 'Mine' } })).statusCode).toBe(404);
    await owner.delete(`${url}/${id}`);
    expect((await keep(owner, id, { texts: { x: 'Mine' } })).statusCode).toBe(404);
  });
});

describe('the kind of an item', () => {
  test('is what the caller says, else told by its sources', async () => {
    const client = await app.newUser();
    const source = { title: 'Census', url: 'https://www.census.gov/', snippet: '' };
    expect((await save(client)).kind).toBe('post');
    expect((await save(client, { sources: [source] })).kind).toBe('article');
    expect((await save(client, { kind: 'article' })).kind).toBe('article');
    const blog = await client.post('/api/blog/save', { title: 'A', content: '<p>B</p>' });
    expect(blog.json().kind).toBe('article');
  });
});
