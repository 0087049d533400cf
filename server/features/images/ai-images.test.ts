import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFileKey } from '#server/adapters/files/files.ts';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { jpegPicture } from '#server/testing/pictures.ts';
import { spendLimit } from '#server/testing/spend-limit.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { keyOf, sendBackground } from './testing/image-client.ts';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  client = await app.newUser();
});
afterAll(() => app.close());

const rowOf = async (id: number) =>
  (await app.pool.query('select * from ai_images where id = $1', [id])).rows[0];

describe('drawing', () => {
  test('gives a picture of the least canvas that says what it is', async () => {
    const response = await client.post('/api/generate-ai-image', {
      userId: client.user?.id,
      content: '<p>Spring in <b>Austin</b> is porch weather.</p>',
      style: 'Watercolor',
      topic: 'sellers',
      location: 'Austin',
      state: 'TX',
    });
    expect(response.statusCode).toBe(200);
    const { imageUrl, aiImageId } = response.json();
    expect(await rowOf(aiImageId)).toMatchObject({
      user_id: client.user?.id,
      file_key: keyOf(imageUrl),
      prompt: expect.stringContaining('limestone and brick ranch homes'),
      style: 'Watercolor',
      provider: 'builtin',
    });
    const file = await client.get(imageUrl);
    expect(file.statusCode).toBe(200);
    const metadata = await sharp(file.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'png', width: 1600, height: 1200 });
    expect(metadata.exif?.includes('AI-generated illustration')).toBe(true);
    expect((await (await app.newUser()).get(imageUrl)).statusCode).toBe(404);
  });

  test('without a word about it still gives a picture, and a given prompt wins', async () => {
    const bare = await client.post('/api/generate-ai-image', {});
    expect(bare.statusCode).toBe(200);
    expect(await rowOf(bare.json().aiImageId)).toMatchObject({
      prompt: expect.stringContaining('A welcoming home seen from the street'),
      style: 'Modern real estate photography',
    });
    const asked = await client.post('/api/generate-ai-image', {
      content: '<p>Something else</p>',
      prompt: ' A kitchen at noon ',
    });
    expect((await rowOf(asked.json().aiImageId)).prompt).toBe('A kitchen at noon');
  });

  test('is for users, in their own name', async () => {
    expect((await app.visitor().post('/api/generate-ai-image', {})).statusCode).toBe(401);
    const stranger = await app.newUser();
    const foreign = await client.post('/api/generate-ai-image', { userId: stranger.user?.id });
    expect(foreign.statusCode).toBe(403);
  });

  test('is limited: three at once, and sixty an hour', async () => {
    const counted = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
    const busy = await counted.newUser();
    await counted.pool.query(
      `insert into ai_slots (user_id, number, expires_at)
       select $1, number, now() + interval '1 minute' from generate_series(1, 3) as number`,
      [busy.user?.id],
    );
    const fourth = await busy.post('/api/generate-ai-image', {});
    expect(fourth.statusCode).toBe(429);
    await counted.pool.query('delete from ai_slots');
    await spendLimit(counted, 'aiByUser', busy.user?.id, 59);
    const late = await busy.post('/api/generate-ai-image', {});
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    await counted.close();
  });

  test('again after a lost answer gives the same picture', async () => {
    const key = { 'idempotency-key': newFileKey() };
    const first = await client.post('/api/generate-ai-image', { prompt: 'A door' }, key);
    const second = await client.post('/api/generate-ai-image', { prompt: 'A door' }, key);
    expect(second.json()).toEqual(first.json());
    const { rowCount } = await app.pool.query('select 1 from ai_images where prompt = $1', [
      'A door',
    ]);
    expect(rowCount).toBe(1);
  });
});

describe('sketches', () => {
  const wish = { prompt: 'A kitchen', location: 'Austin', state: 'TX' };

  test('are three small pictures, and the seed of one draws it large', async () => {
    const response = await client.post('/api/ai-image-sketches', wish);
    expect(response.statusCode).toBe(200);
    const { sketches } = response.json();
    expect(new Set(sketches.map(({ seed }: { seed: number }) => seed)).size).toBe(3);
    const [{ seed, imageUrl, drawn }] = sketches;
    expect(drawn).toBe('a flat color');
    const small = sharp(Buffer.from(imageUrl.split(',')[1], 'base64'));
    expect(await small.metadata()).toMatchObject({ format: 'webp', width: 360, height: 270 });
    const large = await client.post('/api/generate-ai-image', { ...wish, seed });
    const drawnLarge = sharp((await client.get(large.json().imageUrl)).rawPayload);
    const [one, other] = [await small.stats(), await drawnLarge.stats()];
    for (const [channel, { mean }] of one.channels.entries())
      expect(Math.abs(mean - (other.channels[channel]?.mean ?? 0))).toBeLessThan(6);
  });

  test('are not kept and use none of the pictures an hour has', async () => {
    const count = async () => (await app.pool.query('select 1 from ai_images')).rowCount;
    const before = await count();
    await client.post('/api/ai-image-sketches', wish);
    expect(await count()).toBe(before);
    const counted = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
    const busy = await counted.newUser();
    await spendLimit(counted, 'aiByUser', busy.user?.id, 59);
    expect((await busy.post('/api/ai-image-sketches', wish)).statusCode).toBe(200);
    expect((await busy.post('/api/generate-ai-image', wish)).statusCode).toBe(200);
    await counted.close();
  });

  test('are for users', async () => {
    expect((await app.visitor().post('/api/ai-image-sketches', wish)).statusCode).toBe(401);
  });
});

test('the answer says what was drawn and what was not', async () => {
  const { drawn, notDrawn } = (await client.post('/api/generate-ai-image', {})).json();
  expect({ drawn, notDrawn }).toEqual({ drawn: 'a flat color', notDrawn: ['everything else'] });
});

describe('an own photo', () => {
  test('is kept upright and without what the camera added', async () => {
    const photo = await sharp(await jpegPicture({ width: 200, height: 100 }))
      .withExif({ IFD0: { Make: 'PorchCam' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const response = await sendBackground(client, photo);
    expect(response.statusCode).toBe(201);
    const { imageUrl, aiImageId } = response.json();
    expect(await rowOf(aiImageId)).toMatchObject({ provider: 'upload', prompt: '', style: '' });
    const metadata = await sharp((await client.get(imageUrl)).rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 100, height: 200 });
    expect(metadata.exif).toBeUndefined();
  });

  test.each([
    ['a page', async () => Buffer.from('<!doctype html>'), 415],
    ['half a picture', async () => (await jpegPicture()).subarray(0, 100), 400],
    ['a bomb', () => jpegPicture({ width: 8_000, height: 5_200 }), 413],
  ])('%s is refused and nothing is stored', async (_, make, status) => {
    const before = (await listAllFiles(app.deps.files)).length;
    const response = await sendBackground(client, await make());
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/picture/);
    expect(await listAllFiles(app.deps.files)).toHaveLength(before);
  });

  test('needs a user', async () => {
    expect((await sendBackground(app.visitor())).statusCode).toBe(401);
  });
});
