import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UserAsset } from '#contract/images.ts';
import { createDiskFiles } from '#server/adapters/files/disk-files.ts';
import { listAllFiles } from '#server/adapters/files/testing/files-suite.ts';
import { replaceAsset, uploadAsset } from '#server/testing/asset-client.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { jpegPicture, pixelOf, pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  client = await app.newUser();
});
afterAll(() => app.close());

const storedKeys = async () => (await listAllFiles(app.deps.files)).map(({ key }) => key);
const keyOf = ({ path }: UserAsset) => path.replace('/api/files/', '');
const list = (type: string, of = client) => client.get(`/api/user-assets/${of.user?.id}/${type}`);

describe('uploading', () => {
  test('stores the picture and says where it is', async () => {
    const response = await uploadAsset(client, 'headshot', await jpegPicture());
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      userId: client.user?.id,
      type: 'headshot',
      path: expect.stringMatching(/^\/api\/files\/[A-Za-z0-9_-]{32}$/),
      createdAt: expect.stringMatching(/Z$/),
    });
    const { rows } = await app.pool.query('select * from files where user_id = $1', [
      client.user?.id,
    ]);
    const bytes = await app.deps.files.read(keyOf(response.json()));
    expect(rows).toMatchObject([{ media_type: 'image/jpeg', size: bytes?.length }]);
  });

  test('may name the user, but nobody else', async () => {
    const stranger = await app.newUser();
    const send = async (userId: string) => {
      const file = fileOf(await pngPicture());
      const form = await formOf({ userId, type: 'logo', file });
      return client.send({ method: 'POST', url: '/api/user-assets', ...form });
    };
    expect((await send(String(client.user?.id))).statusCode).toBe(201);
    const foreign = await send(String(stranger.user?.id));
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json().code).toBe('forbidden');
    expect((await send('abc')).statusCode).toBe(400);
    expect((await list('logo')).json()).toHaveLength(1);
  });

  test.each([
    ['a GIF called picture.png', 'GIF89a\x01\x00\x01\x00', 415],
    ['an SVG called picture.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a page called picture.png', '<!doctype html><script>alert(1)</script>', 415],
    ['half a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 400],
  ])('%s is refused and nothing is stored', async (_, text, status) => {
    const before = await storedKeys();
    const response = await uploadAsset(client, 'logo', Buffer.from(text, 'latin1'));
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/picture/);
    expect(await storedKeys()).toEqual(before);
    expect((await list('logo')).json()).toEqual([]);
  });

  test('into a store that refuses is told so, and no row is left', async () => {
    const broken = await createTestApp({
      deps: { db: app.deps.db, files: createDiskFiles('/dev/null') },
    });
    const person = broken.visitor();
    person.cookie = client.cookie;
    const response = await uploadAsset(person, 'logo');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      code: 'unavailable',
      message: 'The file could not be stored right now. Try again later.',
    });
    expect((await list('logo')).json()).toEqual([]);
    await broken.close();
  });

  test('for an account that is deleted meanwhile leaves no file', async () => {
    let key = '';
    const slow = await createTestApp({
      deps: {
        db: app.deps.db,
        files: {
          ...app.deps.files,
          async save(...file) {
            [key] = file;
            await app.deps.files.save(...file);
            await app.pool.query('delete from users where id = $1', [client.user?.id]);
          },
        },
      },
    });
    const person = slow.visitor();
    person.cookie = client.cookie;
    const response = await uploadAsset(person, 'logo');
    expect(response.statusCode).toBe(401);
    expect(key).not.toBe('');
    expect(await app.deps.files.read(key)).toBeUndefined();
    await slow.close();
  });
});

describe('the list', () => {
  test('has one type, the newest first', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) {
      ids.unshift((await uploadAsset(client, 'headshot')).json().id);
    }
    await uploadAsset(client, 'logo');
    const headshots = (await list('headshot')).json();
    expect(headshots.map(({ id }: UserAsset) => id)).toEqual(ids);
  });

  test('of another user, of nobody or of another type is not found', async () => {
    const stranger = await app.newUser();
    await uploadAsset(stranger, 'logo');
    expect((await list('logo', stranger)).statusCode).toBe(404);
    expect((await list('poster')).statusCode).toBe(404);
    for (const id of ['0', '-1', 'abc', '99999999999', '1.5']) {
      expect((await client.get(`/api/user-assets/${id}/logo`)).statusCode).toBe(404);
    }
  });
});

describe('replacing', () => {
  test('puts the new picture in the place of the old one, which goes', async () => {
    const before: UserAsset = (await uploadAsset(client, 'logo')).json();
    const response = await replaceAsset(client, before.id, await pngPicture({ color: '#ff0000' }));
    expect(response.statusCode).toBe(200);
    const after: UserAsset = response.json();
    expect(after).toEqual({ ...before, path: after.path });
    expect(after.path).not.toBe(before.path);
    expect((await list('logo')).json()).toEqual([after]);

    expect((await client.get(before.path)).statusCode).toBe(404);
    expect(await pixelOf((await client.get(after.path)).rawPayload, 5, 5)).toEqual([
      255, 0, 0, 255,
    ]);
    expect(await storedKeys()).not.toContain(keyOf(before));
    const { rows } = await app.pool.query('select key from files where user_id = $1', [
      client.user?.id,
    ]);
    expect(rows).toEqual([{ key: keyOf(after) }]);
  });

  test('leaves images that were made with the old one', async () => {
    const asset: UserAsset = (await uploadAsset(client, 'logo')).json();
    const other: UserAsset = (await uploadAsset(client, 'headshot')).json();
    await app.pool.query(
      `insert into personalized_images (user_id, logo_key, composite_key, composition)
       values ($1, $2, $3, '{}')`,
      [client.user?.id, keyOf(asset), keyOf(other)],
    );
    await replaceAsset(client, asset.id, await pngPicture());
    const { rows } = await app.pool.query(
      'select logo_key, composite_key from personalized_images where user_id = $1',
      [client.user?.id],
    );
    expect(rows).toEqual([{ logo_key: null, composite_key: keyOf(other) }]);
  });

  test('with what is no picture changes nothing', async () => {
    const asset: UserAsset = (await uploadAsset(client, 'logo')).json();
    const before = await storedKeys();
    expect((await replaceAsset(client, asset.id, Buffer.from('hello'))).statusCode).toBe(415);
    expect((await list('logo')).json()).toEqual([asset]);
    expect(await storedKeys()).toEqual(before);
  });

  test('somebody else’s, a missing or an odd one is not found and stores nothing', async () => {
    const stranger = await app.newUser();
    const asset: UserAsset = (await uploadAsset(stranger, 'logo')).json();
    const before = await storedKeys();
    const picture = await pngPicture();
    for (const id of [asset.id, 2_000_000_000, 0, 99_999_999_999]) {
      expect((await replaceAsset(client, id, picture)).statusCode).toBe(404);
    }
    expect(await storedKeys()).toEqual(before);
    expect((await stranger.get(asset.path)).statusCode).toBe(200);
  });

  test('many times at once leaves one picture, one row and one file', async () => {
    const asset: UserAsset = (await uploadAsset(client, 'logo')).json();
    const before = await storedKeys();
    const picture = await pngPicture({ color: '#00ff00' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => replaceAsset(client, asset.id, picture)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [last] = (await list('logo')).json();
    expect(answers.map((answer) => answer.json().path)).toContain(last.path);
    expect((await client.get(last.path)).statusCode).toBe(200);
    expect(await storedKeys()).toHaveLength(before.length);
    expect(
      await app.pool.query('select 1 from files where user_id = $1', [client.user?.id]),
    ).toHaveProperty('rowCount', 1);
  });

  test('and deleting at the same moment end with nothing left over', async () => {
    const picture = await pngPicture();
    for (let round = 0; round < 5; round++) {
      const asset: UserAsset = (await uploadAsset(client, 'logo')).json();
      const [replaced, deleted] = await Promise.all([
        replaceAsset(client, asset.id, picture),
        client.delete(`/api/user-assets/${asset.id}`),
      ]);
      expect([200, 404]).toContain(replaced.statusCode);
      expect(deleted.statusCode).toBe(200);
    }
    expect((await list('logo')).json()).toEqual([]);
    const { rowCount } = await app.pool.query('select 1 from files where user_id = $1', [
      client.user?.id,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('deleting', () => {
  test('removes the row and the file', async () => {
    const asset: UserAsset = (await uploadAsset(client, 'headshot')).json();
    const response = await client.delete(`/api/user-assets/${asset.id}`);
    expect(response.json()).toEqual({ success: true });
    expect((await list('headshot')).json()).toEqual([]);
    expect((await client.get(asset.path)).statusCode).toBe(404);
    expect(await storedKeys()).not.toContain(keyOf(asset));
    expect((await client.delete(`/api/user-assets/${asset.id}`)).statusCode).toBe(404);
  });

  test('somebody else’s is not found, and stays', async () => {
    const stranger = await app.newUser();
    const asset: UserAsset = (await uploadAsset(stranger, 'logo')).json();
    expect((await client.delete(`/api/user-assets/${asset.id}`)).statusCode).toBe(404);
    expect((await stranger.get(asset.path)).statusCode).toBe(200);
  });

  test('works where the store does not: the row is gone, the file is left to the sweeper', async () => {
    const lines: string[] = [];
    const broken = await createTestApp({
      logTo: { write: (line) => lines.push(line) },
      deps: {
        db: app.deps.db,
        files: {
          ...app.deps.files,
          remove: async () => {
            throw new Error('the store is away');
          },
        },
      },
    });
    const asset: UserAsset = (await uploadAsset(client, 'logo')).json();
    const person = broken.visitor();
    person.cookie = client.cookie;
    expect((await person.delete(`/api/user-assets/${asset.id}`)).statusCode).toBe(200);
    expect((await client.get(asset.path)).statusCode).toBe(404);
    expect(lines.join('')).toContain('the store is away');
    expect(await storedKeys()).toContain(keyOf(asset));
    await broken.close();
  });
});
