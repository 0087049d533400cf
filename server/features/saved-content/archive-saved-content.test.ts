import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformKeys } from '#contract/platforms.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { newFileKey } from '#server/adapters/files/files.ts';
import { readZip } from '#server/features/account/testing/read-zip.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addPersonalizedImage } from './testing/pictures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function save(client: TestClient, item: object): Promise<SavedContent> {
  const response = await client.post('/api/saved-content', item);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

async function storeFile(client: TestClient, bytes: Buffer): Promise<string> {
  const key = newFileKey();
  await app.deps.files.save(key, bytes, 'image/png');
  await app.pool.query(
    `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', $3)`,
    [key, client.user?.id, bytes.length],
  );
  return key;
}

const archiveOf = async (client: TestClient) => {
  const response = await client.get('/api/saved-content/download');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  return readZip(response.rawPayload);
};

test('every item is a folder with its text, a text for each platform, and its pictures', async () => {
  const client = await app.newUser();
  const picture = await pngPicture();
  const key = await storeFile(client, picture);
  await save(client, {
    title: 'Porch season in Austin',
    content: '<p>Two porches sold in May. Call me about yours.</p>',
    hashtags: ['Austin'],
    imageUrls: [`/api/files/${key}`, 'https://example.com/house.jpg'],
    platforms: { texts: { instagram: 'My own words' } },
  });
  const made = await save(client, {
    title: 'Porch season in Austin',
    content: '<p>Again.</p>',
    kind: 'article',
  });
  const composite = await addPersonalizedImage(app, client.user?.id, made.id);
  await app.deps.files.save(composite.key, picture, 'image/png');

  const files = await archiveOf(client);
  const named = (folder: string) =>
    [...files.keys()].filter((name) => name.startsWith(folder)).map((name) => name.split('/')[1]);
  expect(named('01-porch-season-in-austin')).toHaveLength(platformKeys.length + 2);
  expect(named('01-porch-season-in-austin')).toContain('article.html');
  expect(files.get('01-porch-season-in-austin/picture-1.png')?.equals(picture)).toBe(true);
  expect(named('02-porch-season-in-austin')).toEqual([
    'post.html',
    'google-business-profile.txt',
    'facebook.txt',
    'instagram.txt',
    'linkedin.txt',
    'x.txt',
    'threads.txt',
    'nextdoor.txt',
    'picture-1.png',
  ]);
  const text = (name: string) => files.get(`02-porch-season-in-austin/${name}`)?.toString();
  expect(text('instagram.txt')).toBe('My own words');
  expect(text('facebook.txt')).toContain('Two porches sold in May.');
  expect(text('facebook.txt')).toContain('#Austin');
  expect(text('post.html')).toContain('Two porches sold in May.');
  expect(files.get('README.txt')?.toString()).toContain('2 items');
});

test('carries the agent’s line, and nobody else’s items or pictures', async () => {
  const other = await app.newUser();
  const foreign = await storeFile(other, await pngPicture());
  await save(other, { title: 'Not yours', content: '<p>No.</p>' });
  const client = await app.newUser();
  await client.patch('/api/account/profile', {
    displayName: 'Nora Porch',
    brokerage: 'Lantern Realty',
    signatureOn: true,
  });
  await save(client, {
    title: 'Mine',
    content: '<p>Yes.</p>',
    imageUrls: [`/api/files/${foreign}`],
  });
  const files = await archiveOf(client);
  expect([...files.keys()].filter((name) => name.includes('picture'))).toEqual([]);
  expect([...files.keys()].some((name) => name.includes('not-yours'))).toBe(false);
  expect(files.get('01-mine/x.txt')?.toString()).toContain('Nora Porch');
});

test('is empty but for its note when nothing is saved, and needs a session', async () => {
  expect([...(await archiveOf(await app.newUser())).keys()]).toEqual(['README.txt']);
  expect((await app.visitor().get('/api/saved-content/download')).statusCode).toBe(401);
});
