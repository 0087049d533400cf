import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultComposition } from '#contract/composition.ts';
import type { PersonalizedImage } from '#contract/images.ts';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  type Equipped,
  keyOf,
  newEquippedUser,
  personalize,
  savePlainItem,
  sendBackground,
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

describe('the list of an item', () => {
  const listOf = (contentId: number | string, client = agent.client) =>
    client.get(`/api/personalized-images/content/${contentId}`);

  test('has its own pictures, the newest first', async () => {
    const contentId = await savePlainItem(agent.client);
    const first = (await personalize(agent, { contentId })).json();
    const second = (await personalize(agent, { contentId })).json();
    await personalize(agent);
    const images: PersonalizedImage[] = (await listOf(contentId)).json();
    expect(images.map(({ id }) => id)).toEqual([
      second.personalizedImageId,
      first.personalizedImageId,
    ]);
    expect(images[0]).toEqual({
      id: second.personalizedImageId,
      contentId,
      compositePath: second.imagePath,
      prompt: '',
      style: '',
      composition: defaultComposition,
      altText: expect.stringMatching(/headshot and logo\.$/),
      createdAt: expect.stringMatching(/Z$/),
    });
    expect((await listOf(await savePlainItem(agent.client))).json()).toEqual([]);
  });

  test('of others, of nobody and of a deleted item is not found; it comes back with the item', async () => {
    const contentId = await savePlainItem(agent.client);
    await personalize(agent, { contentId });
    expect((await listOf(contentId, await app.newUser())).statusCode).toBe(404);
    for (const id of [2_000_000_000, 'abc', -1]) expect((await listOf(id)).statusCode).toBe(404);
    await agent.client.delete(`/api/saved-content/${contentId}`);
    expect((await listOf(contentId)).statusCode).toBe(404);
    await agent.client.post(`/api/saved-content/${contentId}/restore`);
    expect((await listOf(contentId)).json()).toHaveLength(1);
  });
});

describe('deleting', () => {
  test('takes the row, the file and its place in saved items', async () => {
    const { imagePath, personalizedImageId: id } = (await personalize(agent)).json();
    const other = (await sendBackground(agent.client)).json().imageUrl;
    const contentId = await savePlainItem(agent.client, { imageUrls: [imagePath, other] });
    const response = await agent.client.delete(`/api/personalized-images/${id}`);
    expect(response.json()).toEqual({ success: true });
    expect((await agent.client.get(imagePath)).statusCode).toBe(404);
    expect(await storedKeys()).not.toContain(keyOf(imagePath));
    const item = (await agent.client.get(`/api/saved-content/${contentId}`)).json();
    expect(item.imageUrls).toEqual([other]);
    expect((await agent.client.delete(`/api/personalized-images/${id}`)).statusCode).toBe(404);
  });

  test('somebody else’s is not found, and stays', async () => {
    const { imagePath, personalizedImageId: id } = (await personalize(agent)).json();
    const stranger = await app.newUser();
    expect((await stranger.delete(`/api/personalized-images/${id}`)).statusCode).toBe(404);
    expect((await stranger.delete('/api/personalized-images/abc')).statusCode).toBe(404);
    expect((await agent.client.get(imagePath)).statusCode).toBe(200);
  });
});

test('a deleted account leaves none of its pictures', async () => {
  const before = await storedKeys();
  const leaver = await newEquippedUser(app);
  await personalize(leaver);
  expect(await storedKeys()).toHaveLength(before.length + 4);
  await leaver.client.post('/api/account/delete', { password: 'correct horse' });
  expect(await storedKeys()).toEqual(before);
});
