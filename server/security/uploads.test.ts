import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storage, uploadsAnHour } from '#contract/limits.ts';
import { newEquippedUser, personalize } from '#server/features/images/testing/image-client.ts';
import { replaceAsset, uploadAsset } from '#server/testing/asset-client.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const filesOf = async (client: TestClient) => {
  const { rows } = await app.pool.query<{ key: string }>(
    'select key from files where user_id = $1',
    [client.user?.id],
  );
  return rows.map(({ key }) => key);
};

/** As if the user had stored so many already. */
const pretendStored = (client: TestClient, count: number, size: number) =>
  app.pool.query(
    `insert into files (key, user_id, media_type, size)
     select 'pretended-' || $1 || '-file-number-' || n, $1::int, 'image/png', $3
     from generate_series(1, $2::int) n`,
    [client.user?.id, count, size],
  );

const advice =
  'Delete personalized images you no longer need. For AI images that nothing uses, choose Free up space in My Account; they’re also removed automatically after 30 days.';
const tooMany = {
  code: 'storage_limit',
  message: `You have 1,000 pictures, which is the most we can keep. ${advice}`,
};
const full = {
  code: 'storage_limit',
  message: `Your storage of 1 GB is full. Pictures take most of it (1 GB). ${advice}`,
};

describe('uploads in an hour', () => {
  test('are counted per user, refused ones included, and the next is told when to come back', async () => {
    const limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
    const client = await limited.newUser();
    const text = Buffer.from('no picture');
    for (let count = 0; count < uploadsAnHour; count++) {
      expect((await uploadAsset(client, 'logo', text)).statusCode).toBe(415);
    }
    const refused = await uploadAsset(client, 'logo');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      code: 'too_many_requests',
      message: 'Too many uploads. Try again in 60 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await limited.pool.query('select key from files')).rows).toEqual([]);
    expect((await uploadAsset(await limited.newUser(), 'logo')).statusCode).toBe(201);
    await limited.close();
  });
});

describe('stored pictures', () => {
  test('are at most a thousand, also when many come at once', async () => {
    const client = await app.newUser();
    await pretendStored(client, storage.files - 2, 100);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => uploadAsset(client, 'headshot')),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual(tooMany);
    const keys = await filesOf(client);
    expect(keys).toHaveLength(storage.files);
    // What was refused has left no file behind.
    const stored: string[] = [];
    for await (const { key } of app.deps.files.list()) stored.push(key);
    const own = keys.filter((key) => !key.startsWith('pretended-'));
    expect(own.every((key) => stored.includes(key))).toBe(true);
    const { rows } = await app.pool.query('select key from files');
    expect(stored.filter((key) => !rows.some((row) => row.key === key))).toEqual([]);
  });

  test('may be replaced and deleted when there is no room for more', async () => {
    const client = await app.newUser();
    const { id } = (await uploadAsset(client, 'logo')).json();
    await pretendStored(client, storage.files - 1, 100);
    expect((await uploadAsset(client, 'logo')).json()).toEqual(tooMany);
    expect((await replaceAsset(client, id, await pngPicture())).statusCode).toBe(200);
    expect((await client.delete(`/api/user-assets/${id}`)).statusCode).toBe(200);
    expect((await uploadAsset(client, 'logo')).statusCode).toBe(201);
  });

  test('are at most a gigabyte, and nothing is drawn or composed for nobody', async () => {
    const equipped = await newEquippedUser(app);
    await pretendStored(equipped.client, 1, storage.bytes);
    const drawn = await equipped.client.post('/api/generate-ai-image', { content: 'A porch' });
    expect(drawn.statusCode).toBe(409);
    expect(drawn.json()).toEqual(full);
    expect((await personalize(equipped)).json()).toEqual(full);
    expect((await uploadAsset(equipped.client, 'logo')).json()).toEqual(full);
  });
});

describe('the name of a file', () => {
  test.each([
    '../../../../etc/passwd',
    '..\\..\\windows\\system32\\evil.png',
    '/etc/cron.d/evil',
    'evil.php\u0000.png',
    'evil.png.html',
    '"; filename="evil.html',
    'a\r\nSet-Cookie: evil=1',
    `${'long'.repeat(60)}.png`,
    '.htaccess',
    '💣\u202Egnp.exe',
    '',
  ])('%j is never used', async (name) => {
    const client = await app.newUser();
    const form = await formOf({ type: 'logo', file: fileOf(await pngPicture(), name) });
    const response = await client.send({ method: 'POST', url: '/api/user-assets', ...form });
    expect([201, 400]).toContain(response.statusCode);
    expect(response.cookies.map((cookie) => cookie.name)).not.toContain('evil');
    for (const key of await filesOf(client)) {
      expect(key).toMatch(/^[\w-]{20,64}$/);
      const kept = await client.get(`/api/files/${key}?download=true`);
      expect(kept.headers['content-disposition']).toBe('attachment; filename="logo.png"');
      expect(kept.headers['content-type']).toBe('image/png');
      expect(kept.headers['content-security-policy']).toContain('sandbox');
    }
  });
});

describe('what hides in a picture', () => {
  function chunk(type: string, data: Buffer): Buffer {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  }

  /** Behind the header, where text and color profiles stand. */
  async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
    const png = await pngPicture();
    return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
  }

  const bomb = deflateSync(Buffer.alloc(100_000_000));

  test.each([
    [
      'a text that unpacks to 100 MB',
      () => chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb])),
    ],
    [
      'a color profile that unpacks to 100 MB',
      () => chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), bomb])),
    ],
    ['a page', () => chunk('tEXt', Buffer.from('a\0<script>alert(1)</script>'))],
    [
      'ten thousand texts',
      () => Buffer.concat(Array(10_000).fill(chunk('tEXt', Buffer.from('a\0b')))),
    ],
  ])('%s is left behind or refused', async (_, make) => {
    const client = await app.newUser();
    const response = await uploadAsset(client, 'logo', await pngWith(make()));
    expect([201, 400]).toContain(response.statusCode);
    for (const key of await filesOf(client)) {
      const { rawPayload } = await client.get(`/api/files/${key}`);
      expect(rawPayload.length).toBeLessThan(20_000);
      expect(rawPayload.toString('latin1')).not.toMatch(/script|tEXt|zTXt|iCCP/);
    }
  });
});
