import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presetNames, presets } from '#contract/composition.ts';
import { newFileKey } from '#server/adapters/files/files.ts';
import { readZip } from '#server/features/account/testing/read-zip.ts';
import { replaceAsset } from '#server/testing/asset-client.ts';
import { pixelOf, pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  type Equipped,
  keyOf,
  newEquippedUser,
  personalize,
  savePlainItem,
} from './testing/image-client.ts';

let app: TestApp;
let agent: Equipped;
let made: { imagePath: string; personalizedImageId: number };

beforeAll(async () => {
  app = await createTestApp();
  agent = await newEquippedUser(app);
  made = (await personalize(agent)).json();
});
afterAll(() => app.close());

const download = (compositePath: string, body: object = {}, client = agent.client) =>
  client.post('/api/download-personalized-image', { compositePath, ...body });

test('gives the picture as it is stored, under its name', async () => {
  const response = await download(made.imagePath, { format: 'png', quality: 90 });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/png');
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="personalized-image-${made.personalizedImageId}.png"`,
  );
  expect(response.headers['cache-control']).toBe('no-store');
  const stored = await app.deps.files.read(keyOf(made.imagePath));
  expect(response.rawPayload.equals(stored as Buffer)).toBe(true);
  const other = await download(made.imagePath, { quality: 1 });
  expect(other.rawPayload.equals(response.rawPayload)).toBe(true);
});

test('all sizes come in one archive, named by post and platform, to the owner alone', async () => {
  const address = `/api/personalized-image-sizes/${made.personalizedImageId}`;
  const response = await agent.client.get(
    `${address}?title=${encodeURIComponent('Warm “porch” / lights?')}`,
  );
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toBe(
    'attachment; filename="warm-porch-lights-pictures.zip"',
  );
  const files = await readZip(response.rawPayload);
  expect(String(files.get('warm-porch-lights-alt-text.txt'))).toMatch(/^Photo, with .+ logo\.\n$/);
  expect([...files.keys()]).toEqual([
    'warm-porch-lights-full-size.png',
    'warm-porch-lights-alt-text.txt',
    'warm-porch-lights-square-1080x1080.png',
    'warm-porch-lights-facebook-instagram-linkedin-threads-1080x1350.png',
    'warm-porch-lights-story-1080x1920.png',
    'warm-porch-lights-link-1200x630.png',
    'warm-porch-lights-gbp-nextdoor-1200x900.png',
    'warm-porch-lights-x-1600x900.png',
  ]);
  expect((await (await app.newUser()).get(address)).statusCode).toBe(404);
});

describe('in the size of a platform', () => {
  test.each(presetNames)('%s is composed anew', async (preset) => {
    const { width, height } = presets[preset];
    const { rawPayload, headers } = await download(made.imagePath, { preset });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="personalized-image-${made.personalizedImageId}-${preset}.png"`,
    );
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width, height });
    const middle = width * 0.1;
    const x = Math.round(width * 0.1 + middle);
    const y = Math.round(height * 0.1 + middle);
    expect(await pixelOf(rawPayload, x, y)).toEqual([0xd0, 0xa0, 0x80]);
    expect(await pixelOf(rawPayload, 2, height - 3)).toEqual([0x30, 0x60, 0xc0]);
  });

  describe('when a piece is no longer there', () => {
    let later: Equipped;
    let imagePath: string;

    beforeAll(async () => {
      later = await newEquippedUser(app);
      ({ imagePath } = (await personalize(later)).json());
      const url = `/api/user-assets/${later.client.user?.id}/logo`;
      const [logo] = (await later.client.get(url)).json();
      await replaceAsset(later.client, logo.id, await pngPicture({ color: '#ff0000' }));
    });

    test.each(presetNames)('%s is fitted', async (preset) => {
      const { width, height } = presets[preset];
      const response = await download(imagePath, { preset }, later.client);
      expect(response.statusCode).toBe(200);
      const { rawPayload } = response;
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height, channels: 3 });
      // The whole picture stands in the middle, with the logo it was made with.
      const scale = Math.min(width / 1600, height / 1200);
      const [left, top] = [(width - 1600 * scale) / 2, (height - 1200 * scale) / 2];
      const inside = (x: number, y: number) =>
        pixelOf(rawPayload, Math.round(left + x * scale), Math.round(top + y * scale));
      expect(await inside(320, 280)).toEqual([0xd0, 0xa0, 0x80]);
      const [red = 255, green = 0] = await inside(1280, 950);
      expect(red).toBeLessThan(40);
      expect(green).toBeGreaterThan(150);
    });
  });

  test('what was drawn says so in every size, and when its pieces are gone', async () => {
    const drawer = await newEquippedUser(app);
    const { aiImageId } = (await drawer.client.post('/api/generate-ai-image', {})).json();
    const { imagePath } = (await personalize(drawer, { aiImageId })).json();
    const isLabelled = async () => {
      const { rawPayload } = await download(imagePath, { preset: 'story' }, drawer.client);
      const { exif } = await sharp(rawPayload).metadata();
      return exif?.includes('AI-generated illustration');
    };
    expect(await isLabelled()).toBe(true);
    await app.pool.query('delete from ai_images where id = $1', [aiImageId]);
    expect(await isLabelled()).toBe(true);
  });

  test('another size is refused', async () => {
    expect((await download(made.imagePath, { preset: 'poster' })).statusCode).toBe(400);
    expect((await download(made.imagePath, { format: 'jpeg' })).statusCode).toBe(400);
  });
});

describe('not found', () => {
  test('everything that is not the very address of an own personalized picture', async () => {
    const key = keyOf(made.imagePath);
    const [asset] = (
      await agent.client.get(`/api/user-assets/${agent.client.user?.id}/logo`)
    ).json();
    const paths = [
      '',
      key,
      `/api/files/${newFileKey()}`,
      `http://localhost:3000${made.imagePath}`,
      `//localhost${made.imagePath}`,
      `${made.imagePath}?download=true`,
      `${made.imagePath}/`,
      `${made.imagePath}\n`,
      ` ${made.imagePath}`,
      `/api/files/../files/${key}`,
      `/api/files/%2e%2e/${key}`,
      '/api/files/../../../../etc/passwd',
      '/etc/passwd',
      'file:///etc/passwd',
      // Cut where a key would begin, it is half a character.
      '🏡'.repeat(6),
      made.imagePath.toUpperCase(),
      agent.background.imageUrl,
      asset.path,
    ];
    for (const path of paths) {
      expect((await download(path)).statusCode, path).toBe(404);
      expect((await download(path, { preset: 'square' })).statusCode, path).toBe(404);
    }
  });

  test('somebody else’s, also with the address in hand', async () => {
    const stranger = await app.newUser();
    expect((await download(made.imagePath, {}, stranger)).statusCode).toBe(404);
    expect((await download(made.imagePath, {}, app.visitor())).statusCode).toBe(401);
  });

  test('one whose item was deleted, and one whose file is lost', async () => {
    const contentId = await savePlainItem(agent.client);
    const { imagePath } = (await personalize(agent, { contentId })).json();
    await agent.client.delete(`/api/saved-content/${contentId}`);
    expect((await download(imagePath)).statusCode).toBe(404);
    const lost = (await personalize(agent)).json().imagePath;
    await app.deps.files.remove(keyOf(lost));
    const response = await download(lost);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
  });
});
