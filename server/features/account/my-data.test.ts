import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { readMyData } from './my-data.ts';
import { type FullAccount, fullAccount } from './testing/full-account.ts';
import { readZip } from './testing/read-zip.ts';

let app: TestApp;
let nora: FullAccount;
let quinn: FullAccount;

beforeAll(async () => {
  app = await createTestApp();
  nora = await fullAccount(app, 'nora');
  quinn = await fullAccount(app, 'quinn');
});
afterAll(() => app.close());

const row = async (statement: string) => (await app.pool.query(statement, [nora.userId])).rows[0];

async function download(): Promise<Map<string, Buffer>> {
  const response = await nora.client.get('/api/account/data');
  expect(response.statusCode).toBe(200);
  return readZip(response.rawPayload);
}

describe('the archive', () => {
  test('is a ZIP to be kept under a name with the day', async () => {
    const { headers } = await nora.client.get('/api/account/data', { 'accept-encoding': 'gzip' });
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="porchlight-nora-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('holds everything that was saved, as it was saved', async () => {
    const files = await download();
    const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');

    expect(json('account.json')).toMatchObject({
      ...nora.client.user,
      profile: { displayName: 'nora Lee', licenseState: 'TX' },
      sessions: [{ device: 'Unknown device' }],
      tokens: [{ name: 'token of nora', scopes: ['read'] }],
      planEmails: { isOn: false, lastSentOn: '2026-06-04' },
      usedTitles: [{ title: 'Title of nora' }],
    });
    const saved = (await nora.client.get('/api/saved-content')).json();
    expect(saved).toHaveLength(1);
    const { userId: _, ...item } = (
      await nora.client.get(`/api/saved-content/${saved[0].id}`)
    ).json();
    expect(json('saved-content.json')).toEqual([item]);
    expect(json('reviews.json')).toMatchObject([
      { title: 'review of nora', hash: 'y', comment: 'review of nora' },
    ]);
    // The item is in the archive; copies of it would be read all at once.
    expect(json('reviews.json')[0]).not.toHaveProperty('piece');
    expect(json('plan.json')).toHaveLength(2);
    expect(json('plan.json').slice(0, 1)).toMatchObject([
      { title: 'plan of nora', channel: 'gbp', state: 'due' },
    ]);
    expect(json('connections.json')).toEqual([
      {
        id: expect.any(Number),
        channel: 'webhook',
        name: 'nora',
        settings: { address: 'https://example.com/nora' },
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(json('learner.json')).toEqual([
      {
        id: expect.any(Number),
        question: 'What does nora like?',
        answer: 'nora likes porches.',
        tags: ['city:austin', 'porches'],
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(json('posts.json')).toMatchObject([
      { topic: 'Sellers', location: 'Austin, TX', posts: [{ title: 'nora' }] },
    ]);
    expect(json('writings.json')).toMatchObject({
      writings: [{ kind: 'generate', status: 'stopped', stoppedText: { title: 'stopped nora' } }],
      weeks: [{ location: 'nora', date: '2035-06-04', topic: 'Tips', state: 'waiting' }],
      cleared: [{ surface: 'home', upToPost: 0 }],
    });
    expect(json('voice.json')).toMatchObject({ profile: { texts: ['nora wrote this.'] } });
    expect(json('confirmed-facts.json')).toEqual([
      { sentence: 'nora sold 38 homes.', confirmedAt: expect.stringMatching(/Z$/) },
    ]);
    expect(json('drafts.json')).toMatchObject([{ kind: 'blog', json: { outline: ['nora'] } }]);
    expect(files.get('README.txt')?.toString()).toContain('the data of nora');
  });

  test('holds saved texts as pages any browser opens', async () => {
    const { id } = await row(
      'select id from saved_content where user_id = $1 and deleted_at is null',
    );
    const page = (await download()).get(`saved-content/${id}-spring-at-noras-cafe-co.html`);
    const html = page?.toString() ?? '';
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<meta charset="utf-8"');
    expect(html).toContain('<p>First nora text. 🏡</p>');
    expect(html).toContain('#Austin');
    expect(html).toContain('https://example.com/');
  });

  test('holds every picture under its type and id, byte for byte', async () => {
    const files = await download();
    const idOf = async (table: string, more = '') =>
      (await row(`select id from ${table} where user_id = $1 ${more}`)).id;
    const names = [
      `pictures/headshot-${await idOf('user_assets', `and type = 'headshot'`)}.webp`,
      `pictures/logo-${await idOf('user_assets', `and type = 'logo'`)}.png`,
      `pictures/ai-image-${await idOf('ai_images', 'and not is_altered')}.png`,
      `pictures/personalized-image-${await idOf('personalized_images', 'and deleted_at is null')}.png`,
      `pictures/ai-image-${await idOf('ai_images', 'and is_altered')}.png`,
      `pictures/original-${await idOf('altered_photos')}.png`,
    ];
    // What was deleted is not among them.
    const keys = nora.keys.toSpliced(4, 1);
    for (const [index, name] of names.entries()) {
      const stored = await app.deps.files.read(keys[index] ?? '');
      expect(files.get(name)?.equals(stored as Buffer), name).toBe(true);
    }
    expect([...files.keys()].filter((name) => name.startsWith('pictures/')).sort()).toEqual(
      names.sort(),
    );
    const listed = JSON.parse(files.get('pictures.json')?.toString() ?? '[]');
    expect(listed.map(({ file }: { file: string }) => file).sort()).toEqual(names.sort());
    expect(listed).toContainEqual(
      expect.objectContaining({ type: 'ai-image', prompt: 'A porch of nora', style: 'warm' }),
    );
    expect(listed).toContainEqual(
      expect.objectContaining({
        type: 'personalized-image',
        composition: { logo: { x: 70 } },
        address: `/api/files/${nora.keys[3]}`,
      }),
    );
  });

  test('holds no secret, nothing deleted and nothing of anybody else', async () => {
    const files = await download();
    const all = [...files].map(([name, bytes]) => `${name}\n${bytes.toString('latin1')}`).join('');
    const { password } = await row('select password from users where id = $1');
    const { token_hash: tokenHash } = await row(
      'select token_hash from sessions where user_id = $1',
    );
    for (const secret of [password, tokenHash, nora.client.cookie?.split('=')[1], 'argon2']) {
      expect(all).not.toContain(secret);
    }
    expect(all).not.toContain('deleted nora');
    expect(all).not.toContain(nora.keys[4]);
    expect(all).not.toContain(quinn.mark);
  });

  test('of a new account is small and whole', async () => {
    const client = await app.newUser();
    const files = await readZip((await client.get('/api/account/data')).rawPayload);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'account.json',
      'saved-content.json',
      'reviews.json',
      'plan.json',
      'connections.json',
      'learner.json',
      'posts.json',
      'writings.json',
      'drafts.json',
      'confirmed-facts.json',
      'pictures.json',
    ]);
    for (const name of ['saved-content.json', 'learner.json', 'posts.json', 'pictures.json']) {
      expect(JSON.parse(files.get(name)?.toString() ?? '')).toEqual([]);
    }
  });

  test('leaves out a picture that is removed while it is made', async () => {
    const client = await app.newUser();
    const { uploadAsset } = await import('#server/testing/asset-client.ts');
    const gone = (await uploadAsset(client, 'logo')).json();
    const stays = (await uploadAsset(client, 'headshot')).json();
    await app.deps.files.remove(gone.path.replace('/api/files/', ''));
    const files = await readZip((await client.get('/api/account/data')).rawPayload);
    expect([...files.keys()]).not.toContain(`pictures/logo-${gone.id}.png`);
    expect([...files.keys()]).toContain(`pictures/headshot-${stays.id}.png`);
    expect(JSON.parse(files.get('pictures.json')?.toString() ?? '')).toHaveLength(1);
  });

  test('is for who is signed in', async () => {
    expect((await app.visitor().get('/api/account/data')).statusCode).toBe(401);
  });
});

test('the data is of one moment, whatever is changed while it is read', async () => {
  const client = await app.newUser();
  const userId = client.user?.id ?? 0;
  const save = `insert into saved_content (user_id, title, content) values ($1, 'before', 'x')`;
  await app.pool.query(save, [userId]);

  // Somebody holds the drafts, so that reading stops half-way, and then changes everything.
  const other = await app.pool.connect();
  await other.query('begin');
  await other.query('lock table drafts in access exclusive mode');
  const reading = readMyData(app.deps.db, userId);
  await expect
    .poll(async () => {
      const { rows } = await other.query(
        `select 1 from pg_locks where not granted and relation = 'drafts'::regclass
          and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
  await other.query(`update saved_content set title = 'after' where user_id = $1`, [userId]);
  await other.query(`insert into drafts (user_id, kind, json) values ($1, 'blog', '{}')`, [userId]);
  await other.query('commit');
  other.release();

  const data = await reading;
  expect(data.savedContent).toMatchObject([{ title: 'before' }]);
  expect(data.drafts).toEqual([]);
  expect((await readMyData(app.deps.db, userId)).drafts).toHaveLength(1);
});

describe('over the wire', () => {
  /** An app on the same data whose store answers only when it is told to. */
  async function withSlowStore() {
    const waiting: (() => void)[] = [];
    let reads = 0;
    const slow = await createTestApp({
      deps: {
        db: app.deps.db,
        files: {
          ...app.deps.files,
          async read(key) {
            reads += 1;
            await new Promise<void>((resolve) => waiting.push(resolve));
            return app.deps.files.read(key);
          },
        },
      },
    });
    await slow.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = slow.http.server.address() as AddressInfo;
    const abort = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/account/data`, {
      headers: { cookie: nora.client.cookie ?? '' },
      signal: abort.signal,
    });
    return { slow, abort, response, waiting, reads: () => reads };
  }

  test('it is sent while it is made, one picture at a time', async () => {
    const { slow, response, waiting, reads } = await withSlowStore();
    const reader = response.body?.getReader();
    const chunks: Uint8Array[] = [];
    const first = await reader?.read();
    chunks.push(first?.value as Uint8Array);
    // The texts have arrived, and no picture has been given out yet.
    await expect.poll(() => waiting.length).toBe(1);
    expect(reads()).toBe(1);

    const release = setInterval(() => waiting.shift()?.(), 5);
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      chunks.push(next.value);
    }
    clearInterval(release);
    expect(reads()).toBe(6);
    expect((await readZip(Buffer.concat(chunks))).size).toBe(20);
    await slow.close();
  });

  test('who leaves stops the work', async () => {
    const { slow, abort, response, waiting, reads } = await withSlowStore();
    await response.body?.getReader().read();
    await expect.poll(() => waiting.length).toBe(1);
    abort.abort();
    await new Promise((resolve) => setTimeout(resolve, 100));
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reads()).toBe(1);
    const health = await slow.visitor().get('/api/health');
    expect(health.statusCode).toBe(200);
    await slow.close();
  });

  test('a store that fails half-way breaks the download off instead of ending it short', async () => {
    const broken = await createTestApp({
      deps: {
        db: app.deps.db,
        files: {
          ...app.deps.files,
          read: async () => {
            await new Promise((resolve) => setTimeout(resolve, 50));
            throw new Error('the store is away');
          },
        },
      },
    });
    await broken.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = broken.http.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/account/data`, {
      headers: { cookie: nora.client.cookie ?? '' },
    });
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await broken.visitor().get('/api/health')).statusCode).toBe(200);
    await broken.close();
  });
});
