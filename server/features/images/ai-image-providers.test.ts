import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { createQuickAi } from '#server/testing/fake-provider/fake-ai.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let fake: FakeProvider;
let app: TestApp;
let client: TestClient;
const lines: string[] = [];

beforeAll(async () => {
  fake = await startFakeProvider();
  const ai = createQuickAi(fake, { image: 'compatible:pictures' });
  app = await createTestApp({ deps: { ai }, logTo: { write: (line) => lines.push(line) } });
  client = await app.newUser();
});
afterEach(() => {
  fake.reset();
  lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

const wishes = {
  title: 'A kitchen for cooks',
  content: '<p>Autumn light.</p>',
  style: 'Watercolor',
  location: 'Austin',
  state: 'TX',
};
const draw = (body: object = wishes) => client.post('/api/generate-ai-image', body);

test('a model is told scene, place, style and format, nothing of the text, and its picture is kept as one of ours', async () => {
  const response = await draw();
  expect(response.statusCode).toBe(200);
  const prompt = fake.requests[0]?.prompt ?? '';
  expect(prompt).toMatch(
    /^Scene: A bright kitchen .*\nPlace: Austin, Texas\. .*\nStyle: Watercolor\.\nFormat: .*4:3.*\nNo people, /,
  );
  expect(prompt).not.toMatch(/Autumn light|cooks/);
  const { imageUrl, aiImageId } = response.json();
  const { exif } = await sharp((await client.get(imageUrl)).rawPayload).metadata();
  expect(exif?.includes('AI-generated illustration')).toBe(true);
  const { rows } = await app.pool.query('select provider from ai_images where id = $1', [
    aiImageId,
  ]);
  expect(rows).toEqual([{ provider: 'compatible' }]);
});

test('a model draws no sketches and says nothing about its picture', async () => {
  const response = await client.post('/api/ai-image-sketches', wishes);
  expect(response.json()).toEqual({ sketches: [] });
  expect(fake.requests).toEqual([]);
  expect((await draw()).json()).not.toHaveProperty('drawn');
});

test.each([
  ['a refused key', { kind: 'unauthorized', status: 401 }, 503, 'ai_unavailable'],
  ['an empty account', { kind: 'quota' }, 503, 'ai_unavailable'],
  ['a busy server', { kind: 'rate-limited', retryAfterSeconds: 0.01 }, 503, 'ai_unavailable'],
  ['a broken server', { kind: 'server-error' }, 503, 'ai_unavailable'],
  ['a refusal', { kind: 'refusal' }, 502, 'ai_refused'],
  ['no answer', { kind: 'hang' }, 504, 'ai_timeout'],
  ['bytes that are no picture', { kind: 'not-an-image' }, 502, 'ai_bad_answer'],
] as const)('%s is told and nothing is stored', async (_, behaviour, status, code) => {
  const before = (await listAllFiles(app.deps.files)).length;
  fake.always(behaviour);
  const response = await draw();
  expect(response.statusCode).toBe(status);
  expect(response.json().code).toBe(code);
  expect(response.body + lines.join('')).not.toContain('secret-key');
  expect(await listAllFiles(app.deps.files)).toHaveLength(before);
  const { rowCount } = await app.pool.query('select 1 from ai_slots');
  expect(rowCount).toBe(0);
});

describe('a picture that begins like one and', () => {
  const answering = async (bytes: Uint8Array) => {
    const image = { ...app.deps.ai.image, draw: async () => ({ bytes, mediaType: 'image/png' }) };
    const other = await createTestApp({ deps: { ai: { ...app.deps.ai, image } } });
    const response = await (await other.newUser()).post('/api/generate-ai-image', wishes);
    const files = await listAllFiles(other.deps.files);
    await other.close();
    return { response, files };
  };

  test.each([
    ['is cut off', async () => (await sharpPng(300, 200)).subarray(0, 60)],
    ['is too small', () => sharpPng(16, 16)],
    ['is a bomb', () => sharpPng(8_000, 5_200)],
  ])('%s is the provider’s fault, not the agent’s', async (_, make) => {
    const { response, files } = await answering(await make());
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({
      code: 'ai_bad_answer',
      message: 'The AI service sent back something we couldn’t use. Please try again.',
    });
    expect(files).toEqual([]);
  });

  const sharpPng = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
});

test('leaving ends the request at the provider and frees the slot', async () => {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  fake.always({ kind: 'hang' });
  const leaving = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/api/generate-ai-image`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.cookie ?? '' },
    body: JSON.stringify(wishes),
    signal: leaving.signal,
  });
  await expect.poll(() => fake.requests.length).toBe(1);
  leaving.abort();
  await call.catch(() => {});
  await expect.poll(() => fake.requests[0]?.wasAborted).toBe(true);
  const slots = () => app.pool.query('select 1 from ai_slots');
  await expect.poll(async () => (await slots()).rowCount).toBe(0);
  expect(lines.join('')).not.toContain('"level":50');
});
