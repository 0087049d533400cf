import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AlteredState } from '#contract/altered-photos.ts';
import { noteHeight } from '#contract/layouts/altered-note.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { jpegPicture, pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deleteUnusedAiImages } from './ai-images.queries.ts';
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
  app = await createTestApp({ variables: { PUBLIC_URL: 'https://porch.example' } });
});
beforeEach(async () => {
  agent = await newEquippedUser(app);
});
afterAll(() => app.close());

const photoUrl = ({ background }: Equipped) => `/api/ai-images/${background.aiImageId}`;

const stateOf = async (of = agent): Promise<AlteredState> =>
  (await of.client.get(`${photoUrl(of)}/altered`)).json();

async function publish(file?: Buffer, of = agent) {
  const form = await formOf({ file: fileOf(file ?? (await jpegPicture())) });
  return of.client.send({ method: 'POST', url: `${photoUrl(of)}/original`, ...form });
}

async function publishedPath(of = agent): Promise<string> {
  expect((await publish(undefined, of)).statusCode).toBe(200);
  const { page } = await stateOf(of);
  expect(page?.address).toMatch(/^https:\/\/porch\.example\/original\/[\w-]{22}$/);
  return new URL(page?.address ?? '').pathname;
}

const visit = (url: string) => app.visitor().get(url);

describe('the page', () => {
  test('shows two pictures, the statement and the agent’s line, and nothing else', async () => {
    await agent.client.patch('/api/account/profile', {
      displayName: 'Zoë "Z" Lee',
      brokerage: 'Porch & Co',
      licenseState: 'CA',
      licenseNumber: '01234567',
    });
    const path = await publishedPath();
    const page = await visit(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const main = /<main>\n([\s\S]*)\n<\/main>/.exec(page.body)?.[1]?.split('\n');
    expect(main).toEqual([
      '<h1>This photo was digitally altered</h1>',
      `<figure><img src="${path}/altered" alt="The altered photo"><figcaption>Altered</figcaption></figure>`,
      `<figure><img src="${path}/original" alt="The original photo"><figcaption>Original, not altered</figcaption></figure>`,
      '<p>Zoë &quot;Z&quot; Lee | Porch &amp; Co | Lic. 01234567 | Equal Housing Opportunity</p>',
    ]);
    expect(page.body).not.toContain(agent.client.user?.email);
  });

  test('runs nothing, is neither kept nor found, sets no cookie and sends no referrer', async () => {
    const path = await publishedPath();
    for (const url of [path, `${path}/altered`, `${path}/original`]) {
      const { headers, cookies } = await visit(url);
      expect(headers, url).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('etag');
      expect(cookies).toEqual([]);
    }
    const { body, headers } = await visit(path);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(body).not.toMatch(/<script|<link|<a |\son\w+=|url\(/);
    expect(String((await visit(`${path}/original`)).headers['content-security-policy'])).toContain(
      'sandbox',
    );
  });

  test('gives exactly its two files, and no other one of the agent', async () => {
    const path = await publishedPath();
    const stored = await app.deps.files.read(keyOf(agent.background.imageUrl));
    expect((await visit(`${path}/altered`)).rawPayload.equals(stored as Buffer)).toBe(true);
    expect((await visit(`${path}/original`)).headers['content-type']).toBe('image/jpeg');
    const logo = (await agent.client.get(`/api/user-assets/${agent.client.user?.id}/logo`)).json();
    for (const other of [keyOf(logo[0].path), keyOf(agent.background.imageUrl), '..', 'x']) {
      expect([400, 404], other).toContain(
        (await visit(`${path}/${encodeURIComponent(other)}`)).statusCode,
      );
    }
    expect((await visit(agent.background.imageUrl)).statusCode).toBe(401);
  });

  test('is not opened by what the database holds of it, nor by a guess', async () => {
    const path = await publishedPath();
    const { rows } = await app.pool.query(
      'select token_hash, token from altered_photos where user_id = $1',
      [agent.client.user?.id],
    );
    expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1));
    for (const guess of [rows[0].token_hash, `${path.slice(10)}A`, 'a'.repeat(22)]) {
      const response = await visit(`/original/${guess}`);
      expect([400, 404]).toContain(response.statusCode);
      expect((await visit(`/original/${guess}/original`)).statusCode).not.toBe(200);
    }
    const missing = await visit(`/original/${'a'.repeat(22)}`);
    expect(missing.headers['content-type']).toContain('text/html');
    expect(missing.body).toContain('The agent may have taken this page down.');
  });

  test('shows another original under the same address, and the earlier file is gone', async () => {
    const path = await publishedPath();
    const before = (await stateOf()).page?.originalUrl.split('/')[3] ?? '';
    expect((await publish(await pngPicture({ color: '#123456' }))).statusCode).toBe(200);
    expect(new URL((await stateOf()).page?.address ?? '').pathname).toBe(path);
    expect((await visit(`${path}/original`)).headers['content-type']).toBe('image/png');
    expect(await app.deps.files.read(before)).toBeUndefined();
  });

  test('stays while nothing else uses the photo, until it is taken down', async () => {
    const path = await publishedPath();
    const other = await newEquippedUser(app);
    await app.pool.query(`update ai_images set created_at = now() - interval '31 days'`);
    const swept = await deleteUnusedAiImages(app.deps.db, 100);
    expect(swept).toContain(keyOf(other.background.imageUrl));
    expect(swept).not.toContain(keyOf(agent.background.imageUrl));

    const { page } = await stateOf();
    const original = page?.originalUrl.split('/')[3] ?? '';
    expect((await agent.client.delete(`/api/altered-photos/${page?.id}`)).statusCode).toBe(200);
    for (const url of [path, `${path}/altered`, `${path}/original`]) {
      expect((await visit(url)).statusCode, url).toBe(404);
    }
    expect(await app.deps.files.read(original)).toBeUndefined();
    expect(await stateOf()).toMatchObject({ isAltered: true, page: null });
  });

  test('ends with the account, and while that is disabled', async () => {
    const path = await publishedPath();
    const set = (value: string) =>
      app.pool.query(`update users set disabled_at = ${value} where id = $1`, [
        agent.client.user?.id,
      ]);
    await set('now()');
    expect((await visit(path)).statusCode).toBe(404);
    await set('null');
    expect((await visit(path)).statusCode).toBe(200);
    await app.pool.query('delete from users where id = $1', [agent.client.user?.id]);
    expect((await visit(path)).statusCode).toBe(404);
  });
});

test('pages are listed with their addresses, newest first, to their owner', async () => {
  await publishedPath();
  const list = await agent.client.get('/api/altered-photos');
  const { page } = await stateOf();
  expect(list.json()).toEqual({ photos: [page], next: null });
  expect((await agent.client.get(page?.originalUrl ?? '')).statusCode).toBe(200);
  expect((await agent.client.get(`/api/altered-photos?before=${page?.id}`)).json().photos).toEqual(
    [],
  );
});

test('a drawing is nobody’s listing', async () => {
  const { client } = agent;
  const drawn = await client.post('/api/generate-ai-image', { content: 'A porch' });
  const url = `/api/ai-images/${drawn.json().aiImageId}/altered`;
  expect((await client.get(url)).statusCode).toBe(404);
  expect((await client.patch(url, { isAltered: true })).statusCode).toBe(404);
});

describe('a picture of an altered photo', () => {
  const say = (isAltered: boolean) =>
    agent.client.patch(`${photoUrl(agent)}/altered`, { isAltered });
  const made = async () => {
    const contentId = await savePlainItem(agent.client);
    const { imagePath } = (await personalize(agent, { contentId })).json();
    return { contentId, imagePath };
  };
  const sizedPicture = async (imagePath: string, preset?: string) => {
    const body = { compositePath: imagePath, preset };
    return (await agent.client.post('/api/download-personalized-image', body)).rawPayload;
  };

  test('has the statement below it in every size, and says so in words', async () => {
    await say(true);
    const { contentId, imagePath } = await made();
    for (const [preset, canvas] of [
      [undefined, { width: 1600, height: 1200 }],
      ['link', { width: 1200, height: 630 }],
      ['story', { width: 1080, height: 1920 }],
    ] as const) {
      const file = await sizedPicture(imagePath, preset);
      expect(await sharp(file).metadata()).toMatchObject(canvas);
      const below = noteHeight(canvas, {});
      const { light, dark } = await paperAndInk(file, canvas, below);
      expect(light).toBeGreaterThan(0.8);
      expect(dark).toBeGreaterThan(0.005);
      expect(await colorAt(file, 0.5, (canvas.height - below - 4) / canvas.height)).toBe('#3060c0');
    }
    const [image] = (
      await agent.client.get(`/api/personalized-images/content/${contentId}`)
    ).json();
    expect(image.altText).toMatch(/^Digitally altered photo, with /);
    expect(image).not.toHaveProperty('originalPage');
  });

  test('has the code of its page where there is one, and is made without once that is taken down', async () => {
    await publishedPath();
    const { page } = await stateOf();
    const code = page?.code ?? [];
    const { contentId, imagePath } = await made();
    for (const [preset, canvas] of [
      [undefined, { width: 1600, height: 1200 }],
      ['square', { width: 1080, height: 1080 }],
      ['link', { width: 1200, height: 630 }],
    ] as const) {
      const file = await sizedPicture(imagePath, preset);
      expect(await codeOn(file, canvas, code.length)).toEqual(code);
    }
    const [image] = (
      await agent.client.get(`/api/personalized-images/content/${contentId}`)
    ).json();
    expect(image.originalPage).toEqual({ id: page?.id, address: page?.address });
    await agent.client.delete(`/api/altered-photos/${page?.id}`);
    const without = await sizedPicture(imagePath, 'square');
    const canvas = { width: 1080, height: 1080 };
    const above = (1080 - noteHeight(canvas, {}) - 4) / 1080;
    expect(await colorAt(without, 0.5, above)).toBe('#3060c0');
  });

  test('has nothing below it once it is said not to be one', async () => {
    await say(true);
    await say(false);
    expect(await colorAt(await sizedPicture((await made()).imagePath), 0.5, 0.995)).toBe('#3060c0');
  });
});

test('without an https address there is the statement and no page', async () => {
  const plain = await createTestApp();
  try {
    const user = await newEquippedUser(plain);
    expect(await stateOf(user)).toEqual({ isAltered: false, canHavePage: false, page: null });
    const refused = await publish(undefined, user);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('needs an https address');
    await user.client.patch(`${photoUrl(user)}/altered`, { isAltered: true });
    expect((await personalize(user)).statusCode).toBe(200);
  } finally {
    await plain.close();
  }
});

test('visits are counted by address', async () => {
  const limited = await createTestApp({
    variables: { PUBLIC_URL: 'https://porch.example', RATE_LIMITS: 'on' },
  });
  try {
    const guess = () => limited.visitor().get(`/original/${'a'.repeat(22)}`);
    const answers: number[] = [];
    for (let visits = 0; visits < 61; visits += 1) answers.push((await guess()).statusCode);
    expect(answers.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  } finally {
    await limited.close();
  }
});

type Canvas = { width: number; height: number };

/** How much of the lowest so many rows is paper, and how much ink. */
async function paperAndInk(file: Buffer, { width, height }: Canvas, rows: number) {
  const pixels = await sharp(file)
    .extract({ left: 0, top: height - rows, width, height: rows })
    .greyscale()
    .raw()
    .toBuffer();
  const share = (test: (value: number) => boolean) => pixels.filter(test).length / pixels.length;
  return { light: share((value) => value > 240), dark: share((value) => value < 80) };
}

async function colorAt(file: Buffer, x: number, y: number): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  const [r = 0, g = 0, b = 0] = await sharp(file)
    .extract({ left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads the code as a camera would: the middle of each module, dark or light. */
async function codeOn(file: Buffer, canvas: Canvas, modules: number): Promise<string[]> {
  const side = noteHeight(canvas, { code: Array<string>(modules).fill('') });
  const pixels = await sharp(file)
    .extract({ left: canvas.width - side, top: canvas.height - side, width: side, height: side })
    .greyscale()
    .raw()
    .toBuffer();
  const module = side / (modules + 8);
  const at = (index: number) => Math.floor((index + 4.5) * module);
  return Array.from({ length: modules }, (_, y) =>
    Array.from({ length: modules }, (_, x) =>
      (pixels[at(y) * side + at(x)] ?? 255) < 128 ? '1' : '0',
    ).join(''),
  );
}
