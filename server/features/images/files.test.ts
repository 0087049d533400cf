import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserAsset } from '#contract/images.ts';
import { newFileKey } from '#server/adapters/files/files.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { jpegPicture, pngPicture, webpPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let owner: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.newUser();
});
afterAll(() => app.close());

const upload = async (file?: Buffer): Promise<UserAsset> =>
  (await uploadAsset(owner, 'logo', file)).json();

/** A file with a row of its own, as the other image calls make them. */
async function storeFile(bytes: Buffer): Promise<string> {
  const key = newFileKey();
  await app.deps.files.save(key, bytes, 'image/png');
  await app.pool.query(
    `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', $3)`,
    [key, owner.user?.id, bytes.length],
  );
  return key;
}

describe('the owner', () => {
  test.each([
    ['image/png', pngPicture],
    ['image/jpeg', jpegPicture],
    ['image/webp', webpPicture],
  ])('sees the picture as %s', async (mediaType, make) => {
    const { path } = await upload(await make());
    const response = await owner.get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(mediaType);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect(response.headers).not.toHaveProperty('content-disposition');
    const stored = await app.deps.files.read(path.replace('/api/files/', ''));
    expect(response.rawPayload.equals(stored as Buffer)).toBe(true);
  });

  test('is told when nothing has changed', async () => {
    const { path } = await upload();
    const { headers } = await owner.get(path);
    const etag = String(headers.etag);
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await owner.get(path, { 'if-none-match': sent });
      expect(response.statusCode).toBe(304);
      expect(response.rawPayload).toHaveLength(0);
      expect(response.headers.etag).toBe(etag);
      expect(response.headers['cache-control']).toBe('private, no-cache');
    }
    expect((await owner.get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const other = await upload();
    expect((await owner.get(other.path, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('can ask for the headers alone', async () => {
    const { path } = await upload();
    const response = await owner.send({ method: 'HEAD', url: path });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.rawPayload).toHaveLength(0);
  });

  test('can keep it under a name that says what it is', async () => {
    const nameOf = async (path: string) => {
      const response = await owner.get(`${path}?download=true`);
      expect(response.statusCode).toBe(200);
      return response.headers['content-disposition'];
    };
    expect(await nameOf((await upload(await jpegPicture())).path)).toBe(
      'attachment; filename="logo.jpg"',
    );
    const picture = await pngPicture();
    const [aiKey, composedKey, bareKey] = [
      await storeFile(picture),
      await storeFile(picture),
      await storeFile(picture),
    ];
    const ai = await app.pool.query(
      `insert into ai_images (user_id, file_key, provider) values ($1, $2, 'builtin') returning id`,
      [owner.user?.id, aiKey],
    );
    const composed = await app.pool.query(
      `insert into personalized_images (user_id, composite_key, composition) values ($1, $2, '{}') returning id`,
      [owner.user?.id, composedKey],
    );
    expect(await nameOf(`/api/files/${aiKey}`)).toBe(
      `attachment; filename="ai-image-${ai.rows[0].id}.png"`,
    );
    expect(await nameOf(`/api/files/${composedKey}`)).toBe(
      `attachment; filename="personalized-image-${composed.rows[0].id}.png"`,
    );
    expect(await nameOf(`/api/files/${bareKey}`)).toBe('attachment; filename="picture.png"');
  });

  test('cannot ask for other kinds of downloads', async () => {
    const { path } = await upload();
    expect((await owner.get(`${path}?download=yes`)).statusCode).toBe(400);
  });

  test('is told when the file itself is lost', async () => {
    const { path } = await upload();
    await app.deps.files.remove(path.replace('/api/files/', ''));
    const response = await owner.get(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers).not.toHaveProperty('etag');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('everybody else', () => {
  test('does not find it, with the address in hand and whatever they send', async () => {
    const { path } = await upload();
    const { headers } = await owner.get(path);
    const stranger = await app.newUser();
    for (const suffix of ['', '?download=true']) {
      const response = await stranger.get(path + suffix, { 'if-none-match': String(headers.etag) });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ code: 'not_found', message: 'We couldn’t find that.' });
      expect(response.headers).not.toHaveProperty('etag');
    }
    // A missing file looks the same, so that nobody can tell which keys exist.
    const missing = await stranger.get(`/api/files/${newFileKey()}`);
    expect(missing.json()).toEqual({ code: 'not_found', message: 'We couldn’t find that.' });
    expect((await app.visitor().get(path)).statusCode).toBe(401);
  });

  test('does not find it with admin elevation either', async () => {
    const { path } = await upload();
    const { adminPassword } = await import('#server/testing/test-settings.ts');
    const admin = app.visitor();
    await admin.post('/api/login', { username: 'admin', password: adminPassword });
    await admin.post('/api/admin/verify', { password: adminPassword });
    expect((await admin.get(path)).statusCode).toBe(404);
  });

  test.each([
    '..%2F..%2F..%2Fetc%2Fpasswd',
    '%2e%2e%2f%2e%2e%2fadmin-password-of-porchlight',
    'short',
    'x'.repeat(65),
    `${'a'.repeat(31)}%00`,
    'admin-password.....................',
  ])('the key %s is not found', async (key) => {
    expect((await owner.get(`/api/files/${key}`)).statusCode).toBe(404);
  });
});
