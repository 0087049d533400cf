import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewLength } from '#contract/limits.ts';
import type { SavedContent, SavedContentSummary } from '#contract/saved-content.ts';
import { recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { describeUndescribed } from './describe-contents.ts';
import { addPersonalizedImage } from './testing/pictures.ts';

/** What a list knows of an item: everything but its content. */

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

async function listed(client: TestClient): Promise<SavedContentSummary> {
  const [item] = (await client.get(url)).json();
  return item;
}

/** What the list shows of an item with this content. */
async function listedWith(fields: object): Promise<SavedContentSummary> {
  const client = await app.newUser();
  await save(client, fields);
  return listed(client);
}

const picture = (bytes: number) =>
  `<img src="data:image/png;base64,${Buffer.alloc(bytes, 7).toString('base64')}" alt="" />`;

test('an item is listed with all it has, without the content and with a preview', async () => {
  const client = await app.newUser();
  const { content, platforms, ...rest } = await save(client, {
    content: '<h2>Why</h2><p>Fresh paint <strong>pays off</strong>.</p>',
    hashtags: ['Austin'],
    contentTags: ['one', 'two', 'three'],
    imagePrompt: 'A porch',
    sources: [{ title: 'Census', url: 'https://www.census.gov/', snippet: 'Figures' }],
  });
  expect(await listed(client)).toEqual({
    ...rest,
    preview: 'Why\nFresh paint pays off.',
    thumbnailUrl: null,
    copied: {},
  });
});

test('twenty items with large pictures make a small list, and no content is read for it', async () => {
  const client = await app.newUser();
  const content = `<p>A picture</p>${picture(200_000)}`;
  for (let index = 0; index < 20; index++) await save(client, { content });
  const recording = recordQueries(app.pool);
  const { body } = await client.get(url);
  recording.stop();
  expect(body.length).toBeLessThan(20_000);
  const query = recording.queries.find(({ text }) => text.includes('from "saved_content"'));
  expect(query?.text).toContain('"preview"');
  expect(query?.text).not.toMatch(/"content"|\*/);
});

describe('a list that was asked for before', () => {
  /** Asked for twice, so that what is kept of it is what is compared. */
  async function listedTwice(client: TestClient): Promise<SavedContentSummary[]> {
    const [first, second] = [await client.get(url), await client.get(url)];
    expect(second.body).toBe(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    return second.json();
  }

  test('is another one after every change', async () => {
    const client = await app.newUser();
    expect(await listedTwice(client)).toEqual([]);
    const { id } = await save(client);
    expect(await listedTwice(client)).toHaveLength(1);
    await client.patch(`${url}/${id}`, { title: 'C' });
    expect(await listedTwice(client)).toMatchObject([{ title: 'C' }]);
    const copied = { facebook: '2026-11-18T12:00:00.000Z' };
    await client.patch(`${url}/${id}/platforms`, { copied });
    expect(await listedTwice(client)).toMatchObject([{ copied }]);
    const made = await addPersonalizedImage(app, client.user?.id, id);
    const thumbnailUrl = `/api/files/${made.key}`;
    expect(await listedTwice(client)).toMatchObject([{ thumbnailUrl }]);
    await client.delete(`/api/personalized-images/${made.id}`);
    expect(await listedTwice(client)).toMatchObject([{ thumbnailUrl: null }]);
    await client.post(`${url}/${id}/duplicate`);
    expect(await listedTwice(client)).toHaveLength(2);
    await client.delete(`${url}/${id}`);
    expect(await listedTwice(client)).toHaveLength(1);
    await client.post(`${url}/${id}/restore`);
    expect(await listedTwice(client)).toHaveLength(2);
  });

  test('follows what another process writes, and what is removed for good', async () => {
    const client = await app.newUser();
    await save(client);
    const { id } = await save(client);
    expect(await listedTwice(client)).toHaveLength(2);
    await app.pool.query(`update saved_content set title = 'Theirs' where id = $1`, [id]);
    expect(await listedTwice(client)).toMatchObject([{ title: 'Theirs' }, { title: 'A' }]);
    await app.pool.query('delete from saved_content where id = $1', [id]);
    expect(await listedTwice(client)).toMatchObject([{ title: 'A' }]);
  });

  test('is nobody else’s, and nobody’s who is signed out', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    await save(client, { title: 'Mine' });
    await save(other, { title: 'Theirs' });
    expect(await listedTwice(client)).toMatchObject([{ title: 'Mine' }]);
    expect(await listedTwice(other)).toMatchObject([{ title: 'Theirs' }]);
    await app.pool.query('delete from sessions where user_id = $1', [client.user?.id]);
    expect((await client.get(url)).statusCode).toBe(401);
  });
});

describe('the preview', () => {
  test.each([
    ['<p>Tom &amp; Ann &lt;3 &quot;home&quot;&nbsp;&eacute;</p>', 'Tom & Ann <3 "home"\u00a0é'],
    ['<p>One</p><ul><li>Two</li><li>Three</li></ul>', 'One\nTwo\nThree'],
    ['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', 'a\nb'],
    [`${picture(5_000)}<p>Behind a picture</p>`, 'Behind a picture'],
    [picture(100), ''],
    ['<p>one<br>two</p>', 'one\ntwo'],
  ])('of %.60s', async (content, preview) => {
    expect((await listedWith({ content })).preview).toBe(preview);
  });

  test('has so many characters at most, and none is cut in half', async () => {
    const { preview } = await listedWith({ content: `<p>${'🏡'.repeat(300)}</p>` });
    expect(preview).toBe('🏡'.repeat(previewLength / 2));
    const odd = await listedWith({ content: `<p>a${'🏡'.repeat(300)}</p>` });
    expect(odd.preview).toBe(`a${'🏡'.repeat(previewLength / 2 - 1)}`);
  });

  test('follows the content, and stays when something else is changed', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    await client.patch(`${url}/${id}`, { title: 'C' });
    expect(await listed(client)).toMatchObject({ title: 'C', preview: 'B' });
    await client.patch(`${url}/${id}`, { content: '<p>New words</p>' });
    expect((await listed(client)).preview).toBe('New words');
    await client.post(`${url}/${id}/duplicate`);
    expect((await listed(client)).preview).toBe('New words');
  });
});

describe('the thumbnail', () => {
  const web = 'https://example.com/a.png?b=c&d=e';
  const own = '/api/files/a1B2_c3-d4e5f6g7h8i9j0';

  test('is the first picture of the item', async () => {
    const fields = { imageUrls: [own, web], content: `<p>a<img src="${web}"></p>` };
    expect((await listedWith(fields)).thumbnailUrl).toBe(own);
  });

  test('else the first one inside the text that has an address', async () => {
    const content = `<p>a${picture(100)}<img src="${web.replace('&', '&amp;')}"><img src="${own}"></p>`;
    expect((await listedWith({ content })).thumbnailUrl).toBe(web);
  });

  test('else the newest personalized image that is shown', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    const other = await save(await app.newUser());
    await addPersonalizedImage(app, client.user?.id, id);
    const newest = await addPersonalizedImage(app, client.user?.id, id);
    await addPersonalizedImage(app, other.userId, other.id);
    expect((await listed(client)).thumbnailUrl).toBe(`/api/files/${newest.key}`);
    await client.delete(`/api/personalized-images/${newest.id}`);
    expect((await listed(client)).thumbnailUrl).not.toBe(`/api/files/${newest.key}`);
    expect((await listed(client)).thumbnailUrl).not.toBeNull();
  });

  test('is none when the picture it showed was deleted', async () => {
    const client = await app.newUser();
    const { id } = await save(client);
    const made = await addPersonalizedImage(app, client.user?.id, id);
    const content = `<p>a<img src="/api/files/${made.key}"></p>`;
    await client.patch(`${url}/${id}`, { content });
    expect((await listed(client)).thumbnailUrl).toBe(`/api/files/${made.key}`);
    await client.delete(`/api/personalized-images/${made.id}`);
    expect((await listed(client)).thumbnailUrl).toBeNull();
  });
});

describe('items stored before lists showed any words', () => {
  test('are read once, deleted ones too', async () => {
    const client = await app.newUser();
    const content = `<p>Tom &amp; José</p>${picture(50)}<p><img src="https://example.com/a.png"></p>`;
    const { rows } = await app.pool.query(
      `insert into saved_content (user_id, title, content, deleted_at)
       select $1, 'Old ' || n, $2, case when n > 24 then now() end
       from generate_series(1, 25) n returning id`,
      [client.user?.id, content],
    );
    expect((await listed(client)).preview).toBe('');
    await describeUndescribed(app.deps);
    const items: SavedContentSummary[] = (await client.get(url)).json();
    expect(items).toHaveLength(24);
    for (const item of items) {
      expect(item).toMatchObject({
        preview: 'Tom & José',
        thumbnailUrl: 'https://example.com/a.png',
      });
    }
    expect((await client.get(`${url}/search?words=jose`)).json().ids).toHaveLength(24);
    const unread = await app.pool.query('select 1 from saved_content where preview is null');
    expect(unread.rowCount).toBe(0);
    const restored = await client.post(`${url}/${rows[24].id}/restore`);
    expect([200, 409]).toContain(restored.statusCode);
  });

  test('keep what was written in the meantime', async () => {
    const client = await app.newUser();
    const { id } = await save(client, { content: '<p>New</p>' });
    await describeUndescribed(app.deps);
    expect((await listed(client)).id).toBe(id);
    expect((await listed(client)).preview).toBe('New');
  });
});

describe('the search', () => {
  const far = `<p>${'filler words '.repeat(200)}needle &amp; Thread Café</p>`;

  const search = async (client: TestClient, words: string) =>
    (await client.get(`${url}/search?words=${encodeURIComponent(words)}`)).json();

  test('finds words anywhere in title, text and tags, all of them, in any order', async () => {
    const client = await app.newUser();
    const { id } = await save(client, {
      title: '<h2>Buying in <em>José</em></h2>',
      content: far,
      hashtags: ['Savanna'],
      contentTags: ['one', 'two', 'rare-animals'],
    });
    const other = await save(client);
    for (const words of [
      'needle',
      'NEEDLE cafe',
      'jose needle',
      '#savanna thread',
      'rare-animals',
      '& needle',
    ]) {
      expect(await search(client, words), words).toEqual({ ids: [id] });
    }
    expect(await search(client, 'needle nothing')).toEqual({ ids: [] });
    expect(await search(client, 'b')).toEqual({ ids: [other.id, id] });
    expect(await search(client, '%')).toEqual({ ids: [] });
  });

  test('finds nothing that is deleted or somebody else’s', async () => {
    const [client, other] = [await app.newUser(), await app.newUser()];
    await save(other, { content: far });
    const { id } = await save(client, { content: far });
    await client.delete(`${url}/${id}`);
    expect(await search(client, 'needle')).toEqual({ ids: [] });
  });

  test.each(['', '%20', 'x'.repeat(201)])('refuses %.20j', async (words) => {
    const client = await app.newUser();
    const response = await client.get(`${url}/search?words=${words}`);
    expect(response.statusCode).toBe(400);
  });
});
