import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteAsset } from '#contract/catalog/site-assets.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { jpegPicture, pixelOf, pngPicture, webpPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.newAdmin();
});
afterAll(() => app.close());

const address = '/api/site-assets';
const list = async (): Promise<SiteAsset[]> => (await admin.get(address)).json();
const show = (name: string, headers?: Record<string, string>) =>
  app.visitor().get(`${address}/${name}`, headers);

async function upload(name: string, file: Uint8Array) {
  const form = await formOf({ name, file: fileOf(file) });
  return admin.send({ method: 'POST', url: address, ...form });
}

async function replace(id: number, file: Uint8Array) {
  const form = await formOf({ file: fileOf(file) });
  return admin.send({ method: 'POST', url: `${address}/${id}/picture`, ...form });
}

async function add(name: string): Promise<SiteAsset> {
  const response = await upload(name, await pngPicture());
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const entriesOf = async (subjectId: number) =>
  (await admin.get('/api/admin/log?subject=site asset'))
    .json()
    .entries.filter((entry: { subjectId: number }) => entry.subjectId === subjectId);

/** A picture that cannot be made small. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

test('the shipped ones are listed with their size, never their bytes', async () => {
  const all = await list();
  expect(all.map(({ name }) => name)).toEqual(['gbp_icon', 'logo']);
  const logo = await show('logo');
  expect(all[1]).toEqual({
    id: expect.any(Number),
    name: 'logo',
    type: 'image',
    mimeType: 'image/svg+xml',
    size: logo.rawPayload.length,
    isActive: true,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
});

describe('adding', () => {
  test.each([
    ['image/png', pngPicture],
    ['image/jpeg', jpegPicture],
    ['image/webp', webpPicture],
  ])('%s is shown to everybody, no larger than needed', async (mediaType, draw) => {
    const name = mediaType.replace('/', '-');
    const response = await upload(name, await draw({ width: 3_000, height: 1_000 }));
    expect(response.statusCode).toBe(201);
    const shown = await show(name);
    expect(shown.headers['content-type']).toBe(mediaType);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    const { width, height } = await sharp(shown.rawPayload).metadata();
    expect([width, height]).toEqual([1024, 341]);
    expect(response.json()).toMatchObject({
      name,
      mimeType: mediaType,
      size: shown.rawPayload.length,
      isActive: true,
    });
  });

  test('what is no picture, too large or has no proper name is refused and nothing is kept', async () => {
    const before = await list();
    const picture = await pngPicture();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await upload('an-svg', svg)).statusCode).toBe(415);
    expect((await upload('tiny', await pngPicture({ width: 10 }))).statusCode).toBe(400);
    expect((await upload('broken', picture.subarray(0, 60))).statusCode).toBe(400);

    const heavy = await upload('heavy', await noise(1_000));
    expect(heavy.statusCode).toBe(413);
    expect(heavy.json().message).toMatch(/^This picture is [23]\.\d MB\. It can be up to 1 MB/);

    for (const name of ['', 'Logo', '../logo', 'a b', 'x'.repeat(101)]) {
      const response = await upload(name, picture);
      expect(response.statusCode, name).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(['name']);
    }
    expect(await list()).toEqual(before);
  });

  test('a name that is taken is refused, also at the same moment', async () => {
    const picture = await pngPicture();
    const refused = await upload('logo', picture);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: 'taken',
      message: 'A picture with this name already exists',
      fields: { name: 'A picture with this name already exists' },
    });
    const answers = await Promise.all([1, 2, 3].map(() => upload('at-once', picture)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });
});

test('a replaced picture shows at once, and an unchanged one does not travel again', async () => {
  const { id, createdAt } = await add('banner');
  const first = await show('banner');
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const known = { 'if-none-match': String(first.headers.etag) };
  const again = await show('banner', known);
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);

  // Another color, and often as many bytes.
  const response = await replace(id, await pngPicture({ color: '#aa0000' }));
  expect(response.json()).toMatchObject({ id, name: 'banner', createdAt });
  const second = await show('banner', known);
  expect(second.statusCode).toBe(200);
  expect(second.headers.etag).not.toBe(first.headers.etag);
  expect((await pixelOf(second.rawPayload, 5, 5)).slice(0, 3)).toEqual([170, 0, 0]);
  expect((await entriesOf(id))[0]).toMatchObject({ action: 'changed', name: 'banner' });
});

test('every write is in the log, and no bytes are', async () => {
  const added = await add('seal');
  const replaced = (await replace(added.id, await jpegPicture())).json();
  await admin.patch(`${address}/${added.id}`, { name: 'stamp', isActive: false });
  await admin.delete(`${address}/${added.id}`);

  const entries = await entriesOf(added.id);
  expect(
    entries.map(({ action, name }: { action: string; name: string }) => [action, name]),
  ).toEqual([
    ['deleted', 'stamp'],
    ['changed', 'stamp'],
    ['changed', 'seal'],
    ['added', 'seal'],
  ]);
  expect(entries[2].changes).toEqual([
    { field: 'mimeType', before: 'image/png', after: 'image/jpeg' },
    { field: 'size', before: added.size, after: replaced.size },
    { field: 'fingerprint', before: expect.any(String), after: expect.any(String) },
  ]);
  expect(entries[1].changes).toEqual([
    { field: 'name', before: 'seal', after: 'stamp' },
    { field: 'isActive', before: true, after: false },
  ]);
  const fields = entries.flatMap(({ changes }: { changes: { field: string }[] }) =>
    changes.map(({ field }) => field),
  );
  expect(fields).not.toContain('data');
});

test('one that is switched off or deleted is not there, one that is renamed is elsewhere', async () => {
  const { id } = await add('sign');
  await admin.patch(`${address}/${id}`, { isActive: false });
  expect((await show('sign')).statusCode).toBe(404);
  await admin.patch(`${address}/${id}`, { isActive: true, name: 'signpost' });
  expect((await show('sign')).statusCode).toBe(404);
  expect((await show('signpost')).statusCode).toBe(200);

  const clash = await admin.patch(`${address}/${id}`, { name: 'logo' });
  expect(clash.statusCode).toBe(409);
  expect(clash.json().fields).toEqual({ name: 'A picture with this name already exists' });
  expect((await show('signpost')).statusCode).toBe(200);

  expect((await admin.delete(`${address}/${id}`)).json()).toEqual({ success: true });
  expect((await show('signpost')).statusCode).toBe(404);
  expect((await admin.delete(`${address}/${id}`)).statusCode).toBe(404);
  expect((await replace(id, await pngPicture())).statusCode).toBe(404);
});

test('a change that changes nothing leaves no entry', async () => {
  const asset = await add('quiet');
  for (const body of [{}, { name: 'quiet', isActive: true }]) {
    expect((await admin.patch(`${address}/${asset.id}`, body)).json()).toEqual(asset);
  }
  expect(await entriesOf(asset.id)).toHaveLength(1);
});
