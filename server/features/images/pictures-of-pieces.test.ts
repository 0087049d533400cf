import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultComposition } from '#contract/composition.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import {
  type Equipped,
  newEquippedUser,
  personalize,
  savePlainItem,
} from './testing/image-client.ts';

let app: TestApp;
let agent: Equipped;
let postId: string;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  agent = await newEquippedUser(app);
  postId = randomUUID();
});
afterAll(() => app.close());

const picturesOf = async (contentId: number) =>
  (await agent.client.get(`/api/personalized-images/content/${contentId}`)).json();

const backgroundsOf = async (client: TestClient, query: string) =>
  (await client.get(`/api/ai-images?${query}`)).json();

async function bringPhoto(fields: Record<string, string>) {
  const form = await formOf({ ...fields, file: fileOf(await pngPicture({ color: '#804020' })) });
  return agent.client.send({ method: 'POST', url: '/api/ai-images', ...form });
}

test('pictures made before saving are those of the item', async () => {
  const made = (await personalize(agent, { postId })).json();
  await personalize(agent, { postId: randomUUID() });
  const contentId = await savePlainItem(agent.client, { postId });
  expect(await picturesOf(contentId)).toMatchObject([
    { id: made.personalizedImageId, contentId, compositePath: made.imagePath },
  ]);
});

test('so are those made for the piece while it was saved, or saved again in its place', async () => {
  const contentId = await savePlainItem(agent.client, { postId });
  await personalize(agent, { postId });
  expect(await picturesOf(contentId)).toHaveLength(1);

  // An item from before pieces were known.
  const older = await savePlainItem(agent.client);
  const other = randomUUID();
  await personalize(agent, { postId: other });
  const change = { title: 'A porch', postId: other };
  expect((await agent.client.patch(`/api/saved-content/${older}`, change)).statusCode).toBe(200);
  expect(await picturesOf(older)).toHaveLength(1);
});

test('a copy of the item has none of them, nor has somebody else with the same piece', async () => {
  await personalize(agent, { postId });
  const contentId = await savePlainItem(agent.client, { postId });
  const copy = (await agent.client.post(`/api/saved-content/${contentId}/duplicate`)).json();
  await personalize(agent, { postId });
  expect(await picturesOf(copy.id)).toEqual([]);
  expect(await picturesOf(contentId)).toHaveLength(2);

  const stranger = await app.newUser();
  const theirs = await savePlainItem(stranger, { postId });
  expect((await stranger.get(`/api/personalized-images/content/${theirs}`)).json()).toEqual([]);
  const nothing = { backgrounds: [], last: null };
  expect(await backgroundsOf(stranger, `postId=${postId}`)).toEqual(nothing);
  expect(await backgroundsOf(stranger, `contentId=${contentId}`)).toEqual(nothing);
});

test('a piece knows its pictures, the agent’s photo among them, and how they were last used', async () => {
  const draw = { prompt: 'A porch', postId };
  const { aiImageId, imageUrl } = (await agent.client.post('/api/generate-ai-image', draw)).json();
  const drawn = { aiImageId, imageUrl };
  const photo = (await bringPhoto({ postId })).json();
  expect(await backgroundsOf(agent.client, `postId=${postId}`)).toEqual({
    backgrounds: [
      { ...drawn, isOwnPhoto: false },
      { ...photo, isOwnPhoto: true },
    ],
    last: null,
  });
  const logo = { ...defaultComposition.logo, x: 5, y: 6 };
  const composition = { ...defaultComposition, logo };
  await personalize(agent, { postId, aiImageId: photo.aiImageId });
  await personalize(agent, { postId, aiImageId: drawn.aiImageId, composition });
  const last = { aiImageId: drawn.aiImageId, composition };
  expect(await backgroundsOf(agent.client, `postId=${postId}`)).toMatchObject({ last });

  // The item has them all, also without the piece's own id.
  const contentId = await savePlainItem(agent.client, { postId });
  const ofItem = await backgroundsOf(agent.client, `contentId=${contentId}`);
  expect(ofItem).toMatchObject({ last });
  expect(ofItem.backgrounds).toHaveLength(2);
  expect(await backgroundsOf(agent.client, '')).toEqual({ backgrounds: [], last: null });
});

test('what an item from before shows and used is known as well', async () => {
  const drawn = (await agent.client.post('/api/generate-ai-image', { prompt: 'A porch' })).json();
  const contentId = await savePlainItem(agent.client, { imageUrls: [drawn.imageUrl] });
  await personalize(agent, { contentId });
  const { backgrounds } = await backgroundsOf(agent.client, `contentId=${contentId}`);
  expect(backgrounds).toMatchObject([{ isOwnPhoto: true }, { aiImageId: drawn.aiImageId }]);
});

test('a photo brought for an item stays as long as the item does', async () => {
  const contentId = await savePlainItem(agent.client, { postId });
  const photo = (await bringPhoto({ contentId: String(contentId) })).json();
  await app.pool.query("update ai_images set created_at = now() - interval '2 hours'");
  await agent.client.post('/api/account/storage/free');
  expect((await agent.client.get(photo.imageUrl)).statusCode).toBe(200);
});

test('nothing is made for somebody else’s item', async () => {
  const contentId = await savePlainItem(await app.newUser());
  const body = { prompt: 'A porch', contentId };
  expect((await agent.client.post('/api/generate-ai-image', body)).statusCode).toBe(404);
  expect((await bringPhoto({ contentId: String(contentId) })).statusCode).toBe(404);
});
