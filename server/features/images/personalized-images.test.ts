import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultComposition } from '#contract/composition.ts';
import { newFileKey } from '#server/adapters/files/files.ts';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { readZip } from '#server/features/account/testing/read-zip.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
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

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  agent = await newEquippedUser(app);
});
afterAll(() => app.close());

const storedKeys = async () => (await listAllFiles(app.deps.files)).map(({ key }) => key);

describe('personalizing', () => {
  test('keeps the picture with all it was made of', async () => {
    const contentId = await savePlainItem(agent.client);
    const response = await personalize(agent, { contentId, userId: agent.client.user?.id });
    expect(response.statusCode).toBe(200);
    const { imagePath, personalizedImageId } = response.json();
    const { rows } = await app.pool.query('select * from personalized_images where id = $1', [
      personalizedImageId,
    ]);
    expect(rows).toMatchObject([
      {
        user_id: agent.client.user?.id,
        content_id: contentId,
        ai_image_id: agent.background.aiImageId,
        composite_key: keyOf(imagePath),
        headshot_key: expect.any(String),
        logo_key: expect.any(String),
        composition: defaultComposition,
        deleted_at: null,
      },
    ]);
    const file = await agent.client.get(imagePath);
    expect(file.headers['content-type']).toBe('image/png');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 1600, height: 1200 });
    expect(await pixelOf(file.rawPayload, 5, 5)).toEqual([0x30, 0x60, 0xc0]);
    expect(await pixelOf(file.rawPayload, 320, 280)).toEqual([0xd0, 0xa0, 0x80]);
  });

  test('works as first sent: without content, opacity and border of the headshot', async () => {
    const response = await personalize(agent, {
      contentId: null,
      outputFormat: 'png',
      composition: {
        headshot: { x: 10, y: 10, size: 20, borderWidth: 0 },
        logo: { x: 70, y: 70, size: 20, opacity: 0.8 },
      },
    });
    expect(response.statusCode).toBe(200);
  });

  test('with a layout has its words and colors in every size, whatever the profile says later', async () => {
    const layout = { name: 'band', agent: { name: 'Maria Delgado' }, colors: { main: '#102030' } };
    const response = await personalize(agent, { composition: { ...defaultComposition, layout } });
    expect(response.statusCode).toBe(200);
    const { imagePath } = response.json();
    await agent.client.patch('/api/account/profile', { displayName: 'Somebody Else' });
    const original = await agent.client.get(imagePath);
    expect(await pixelOf(original.rawPayload, 790, 1190)).toEqual([0x10, 0x20, 0x30]);
    const story = await agent.client.post('/api/download-personalized-image', {
      compositePath: imagePath,
      preset: 'story',
    });
    expect(await pixelOf(story.rawPayload, 790, 1910)).toEqual([0x10, 0x20, 0x30]);
  });

  test('has an alt text, made of what is on it or given, that the owner alone can change', async () => {
    const contentId = await savePlainItem(agent.client);
    const { imagePath } = (await personalize(agent, { contentId })).json();
    const address = `${imagePath}/alt-text`;
    const username = agent.client.user?.username;
    const first = `Photo, with ${username}’s headshot and logo.`;
    expect((await agent.client.get(address)).json()).toEqual({ altText: first });
    const stranger = await app.newUser();
    expect((await stranger.get(address)).statusCode).toBe(404);
    expect((await stranger.patch(address, { altText: 'Mine' })).statusCode).toBe(404);
    expect((await agent.client.patch(address, { altText: 'x'.repeat(301) })).statusCode).toBe(400);
    await agent.client.patch(address, { altText: ' A white porch ' });
    const given = await personalize(agent, { contentId, altText: 'A blue door' });
    expect(given.statusCode).toBe(200);
    const listed = (await agent.client.get(`/api/personalized-images/content/${contentId}`)).json();
    expect(listed.map(({ altText }: { altText: string }) => altText)).toEqual([
      'A blue door',
      'A white porch',
    ]);
    const archive = await readZip(
      (await agent.client.get('/api/saved-content/download')).rawPayload,
    );
    expect(archive.get('01-a-porch/alt-text.txt')?.toString()).toBe(
      'picture-1.png: A white porch\npicture-2.png: A blue door\n',
    );
  });

  test.each([
    ['a name that is none', { name: 'poster' }],
    ['a headline of 61 characters', { name: 'headline', headline: 'x'.repeat(61) }],
    ['a color that is code', { name: 'band', colors: { main: '"/><script>' } }],
    ['a day that is none', { name: 'openHouse', date: '2026-02-31' }],
    ['five facts', { name: 'listed', facts: ['1', '2', '3', '4', '5'] }],
  ])('refuses a layout with %s', async (_, layout) => {
    const response = await personalize(agent, { composition: { ...defaultComposition, layout } });
    expect(response.statusCode).toBe(400);
  });

  test('says what layouts go by, to the owner alone', async () => {
    const address = `/api/ai-images/${agent.background.aiImageId}/layout-hints`;
    const hints = (await agent.client.get(address)).json();
    expect(hints.picture.light).toHaveLength(hints.picture.columns * hints.picture.rows);
    expect(new Set(hints.picture.light)).toEqual(new Set([13]));
    expect(hints.logo).toMatchObject({ width: 80, height: 64, rim: '#10c040' });
    expect((await (await app.newUser()).get(address)).statusCode).toBe(404);
  });

  test('says that it was drawn, unless it is the agent’s own photo', async () => {
    const sourceIn = async (address: string) => {
      const { xmp } = await sharp((await agent.client.get(address)).rawPayload).metadata();
      return /digitalsourcetype\/(\w+)</.exec(xmp?.toString() ?? '')?.[1];
    };
    const labelOf = async (aiImageId: number) => {
      const { imagePath } = (await personalize(agent, { aiImageId })).json();
      const { exif } = await sharp((await agent.client.get(imagePath)).rawPayload).metadata();
      return exif?.includes('AI-generated illustration') ?? false;
    };
    const drawn = (await agent.client.post('/api/generate-ai-image', { prompt: 'A porch' })).json();
    expect(await labelOf(drawn.aiImageId)).toBe(true);
    // By rules, not by a trained model: that is what the illustrator of these tests is.
    expect(await sourceIn(drawn.imageUrl)).toBe('algorithmicMedia');
    expect(await sourceIn(`${drawn.imageUrl}/sizes/square`)).toBe('algorithmicMedia');
    const { imagePath } = (await personalize(agent)).json();
    for (const address of [imagePath, `${imagePath}/sizes/story`]) {
      expect(await sourceIn(address)).toBe('composite');
      const { xmp } = await sharp((await agent.client.get(address)).rawPayload).metadata();
      expect(xmp?.toString()).toContain(`<rdf:li>${agent.client.user?.username}</rdf:li>`);
      expect(xmp?.toString()).not.toMatch(/verified/i);
    }
    expect(await labelOf(agent.background.aiImageId)).toBe(false);
    const { rows } = await app.pool.query(
      'select prompt, style from personalized_images where ai_image_id = $1',
      [drawn.aiImageId],
    );
    expect(rows).toEqual([{ prompt: 'A porch', style: 'Modern real estate photography' }]);
  });

  test('uses the newest headshot and logo', async () => {
    await uploadAsset(agent.client, 'headshot', await pngPicture({ color: '#ff00ff' }));
    const { imagePath } = (await personalize(agent)).json();
    const { rawPayload } = await agent.client.get(imagePath);
    expect(await pixelOf(rawPayload, 320, 280)).toEqual([255, 0, 255]);
  });

  test('again after a lost answer makes one picture', async () => {
    const key = { 'idempotency-key': newFileKey() };
    const answers = [await personalize(agent, {}, key), await personalize(agent, {}, key)];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const { rowCount } = await app.pool.query(
      'select 1 from personalized_images where user_id = $1',
      [agent.client.user?.id],
    );
    expect(rowCount).toBe(1);
  });

  test('many at once are all made', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => personalize(agent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map((answer) => answer.json().imagePath)).size).toBe(6);
  });
});

describe('refused', () => {
  const refusal = async (response: Awaited<ReturnType<typeof personalize>>) => ({
    status: response.statusCode,
    message: response.json().message,
  });

  test('what is missing is asked for in turn', async () => {
    const client = await app.newUser();
    const send = async (aiImageId?: unknown) =>
      refusal(await personalize({ client, background: agent.background }, { aiImageId }));
    const imageFirst = { status: 400, message: 'You must generate an AI image first' };
    for (const none of [undefined, null, 'abc']) expect(await send(none)).toEqual(imageFirst);
    const foreign = agent.background.aiImageId;
    expect(await send(foreign)).toEqual({
      status: 400,
      message: 'You must upload a headshot first',
    });
    await uploadAsset(client, 'headshot');
    expect(await send(foreign)).toEqual({ status: 400, message: 'You must upload a logo first' });
    await uploadAsset(client, 'logo');
    expect((await send(foreign)).status).toBe(404);
    expect((await send(2_000_000_000)).status).toBe(404);
  });

  test('a visitor, another user’s name, content of others or of nobody', async () => {
    const stranger = await newEquippedUser(app);
    const before = await storedKeys();
    const visitor = { client: app.visitor(), background: agent.background };
    expect((await personalize(visitor)).statusCode).toBe(401);
    const named = await personalize(agent, { userId: stranger.client.user?.id });
    expect(named.statusCode).toBe(403);
    const contentId = await savePlainItem(stranger.client);
    expect((await personalize(agent, { contentId })).statusCode).toBe(404);
    expect((await personalize(agent, { contentId: 2_000_000_000 })).statusCode).toBe(404);
    const deleted = await savePlainItem(agent.client);
    await agent.client.delete(`/api/saved-content/${deleted}`);
    expect((await personalize(agent, { contentId: deleted })).statusCode).toBe(404);
    expect(await storedKeys()).toEqual(before);
  });

  test.each([
    { composition: undefined },
    { composition: { ...defaultComposition, logo: { x: 1, y: 1, size: 90, opacity: 1 } } },
    { outputFormat: 'jpeg' },
  ])('%o', async (body) => {
    expect((await personalize(agent, body)).statusCode).toBe(400);
  });

  test('when a piece is lost', async () => {
    await app.deps.files.remove(keyOf(agent.background.imageUrl));
    expect(await refusal(await personalize(agent))).toEqual({
      status: 404,
      message: 'One of the pictures is missing. Please upload or generate it again.',
    });
  });
});

/** The store answers the last read only once `meanwhile` has happened. */
async function personalizeWhile(
  meanwhile: () => Promise<unknown>,
  body: Record<string, unknown> = {},
) {
  const slow = await createTestApp({
    deps: {
      db: app.deps.db,
      files: {
        ...app.deps.files,
        async save(...file) {
          await meanwhile();
          await app.deps.files.save(...file);
        },
      },
    },
  });
  const client = slow.visitor();
  client.cookie = agent.client.cookie;
  const response = await personalize({ client, background: agent.background }, body);
  await slow.close();
  return response;
}

describe('while the picture is made', () => {
  test('its item is deleted: it is not found, and no file stays', async () => {
    const contentId = await savePlainItem(agent.client);
    const before = await storedKeys();
    const response = await personalizeWhile(
      () => agent.client.delete(`/api/saved-content/${contentId}`),
      { contentId },
    );
    expect(response.statusCode).toBe(404);
    expect(await storedKeys()).toEqual(before);
  });

  test('its pieces go: the picture stays', async () => {
    const response = await personalizeWhile(async () => {
      for (const type of ['headshot', 'logo']) {
        const url = `/api/user-assets/${agent.client.user?.id}/${type}`;
        const [asset] = (await agent.client.get(url)).json();
        await agent.client.delete(`/api/user-assets/${asset.id}`);
      }
      await app.pool.query('delete from ai_images where id = $1', [agent.background.aiImageId]);
    });
    expect(response.statusCode).toBe(200);
    const { rows } = await app.pool.query(
      'select headshot_key, logo_key, ai_image_id from personalized_images where user_id = $1',
      [agent.client.user?.id],
    );
    expect(rows).toEqual([{ headshot_key: null, logo_key: null, ai_image_id: null }]);
  });

  test('the account goes: nothing stays', async () => {
    const before = await storedKeys();
    const response = await personalizeWhile(() =>
      app.pool.query('delete from users where id = $1', [agent.client.user?.id]),
    );
    expect(response.statusCode).toBe(401);
    expect(await storedKeys()).toEqual(before);
  });
});
