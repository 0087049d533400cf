import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureSizes } from '#contract/composition.ts';
import { newFileKey } from '#server/adapters/files/files.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { newEquippedUser, personalize } from './testing/image-client.ts';

let app: TestApp;
let owner: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.newUser();
});
afterAll(() => app.close());

async function storeFile(bytes: Buffer): Promise<string> {
  const key = newFileKey();
  await app.deps.files.save(key, bytes, 'image/png');
  await app.pool.query(
    `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', $3)`,
    [key, owner.user?.id, bytes.length],
  );
  return key;
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

describe('in the size of a platform', () => {
  test.each(['portrait', 'gbp', 'wide'] as const)('%s has its pixels', async (size) => {
    const key = await storeFile(await pngPicture());
    const response = await owner.get(`/api/files/${key}/sizes/${size}?download=true`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(await sizeOf(response.rawPayload)).toEqual({ ...pictureSizes[size], format: 'png' });
  });

  test('a personalized picture is made anew, as its own download is', async () => {
    const agent = await newEquippedUser(app);
    const { imagePath } = (await personalize(agent)).json();
    const sized = await agent.client.get(`${imagePath}/sizes/portrait`);
    const known = await agent.client.post('/api/download-personalized-image', {
      compositePath: imagePath,
      preset: 'portrait',
    });
    expect(sized.rawPayload.equals(known.rawPayload)).toBe(true);
  });

  test('is not made again for whoever has it', async () => {
    const key = await storeFile(await pngPicture());
    const url = `/api/files/${key}/sizes/portrait`;
    const { headers } = await owner.get(url);
    await app.deps.files.remove(key);
    expect((await owner.get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('an unknown size is not found', async () => {
    const key = await storeFile(await pngPicture());
    expect((await owner.get(`/api/files/${key}/sizes/poster`)).statusCode).toBe(404);
  });
});

describe('a thumbnail', () => {
  test('is small, also when twenty are asked for at once', async () => {
    const keys = await Promise.all(
      Array.from({ length: 20 }, async () => storeFile(await pngPicture())),
    );
    const answers = await Promise.all(keys.map((key) => owner.get(`/api/files/${key}/thumbnail`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const [first] = answers;
    expect(await sizeOf(first?.rawPayload as Buffer)).toEqual({
      width: 320,
      height: 240,
      format: 'webp',
    });
  });

  test('is remembered, and still only its owner’s', async () => {
    const key = await storeFile(await pngPicture());
    const url = `/api/files/${key}/thumbnail`;
    const first = await owner.get(url);
    await app.deps.files.remove(key);
    expect((await owner.get(url)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await (await app.newUser()).get(url)).statusCode).toBe(404);
    await app.pool.query('delete from files where key = $1', [key]);
    expect((await owner.get(url)).statusCode).toBe(404);
  });

  test('of what cannot be read does not stop the others', async () => {
    const [broken, whole] = [
      await storeFile(Buffer.from('nothing')),
      await storeFile(await pngPicture()),
    ];
    const answers = await Promise.all(
      [broken, whole].map((key) => owner.get(`/api/files/${key}/thumbnail`)),
    );
    expect(answers[0]?.statusCode).toBeGreaterThanOrEqual(400);
    expect(answers[1]?.statusCode).toBe(200);
  });
});
