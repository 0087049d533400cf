import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { runBackupScript } from './backup/testing/run-script.ts';
import { runServer } from './testing/run-server.ts';

/**
 * A folder that the first version made (five migrations, before backups, invites and plans), by its own calls: an agent with a profile,
 * answers, two saved pieces, headshot, logo, a photo and a picture made of them, and an admin with a topic and a title
 * of their own.
 */
const firstVersion = path.join(import.meta.dirname, 'testing/first-version/data.tar.br');

test('what the first version stored is all there in this one, and in a backup that is restored elsewhere', async () => {
  const dataDir = await newFolder();
  execFileSync('tar', ['-xf', '-', '-C', dataDir], {
    input: brotliDecompressSync(await readFile(firstVersion)),
  });
  const adminPassword = (await readFile(path.join(dataDir, 'admin-password'), 'utf8')).trim();
  const first = { dataDir, adminPassword };
  const upgraded = await runServer({ DATA_DIR: dataDir });
  onTestFinished(upgraded.stop);
  await expectEverything(upgraded.address, first);

  const made = await runBackupScript('backup.ts', [], { DATA_DIR: dataDir });
  expect(made).toMatchObject({ code: 0, errors: '' });
  await upgraded.stop();
  const [name = ''] = await readdir(path.join(dataDir, 'backups'));
  const elsewhere = await newFolder();
  const from = ['--from', path.join(dataDir, 'backups', name), '--yes'];
  const restored = await runBackupScript('restore.ts', from, { DATA_DIR: elsewhere });
  expect(restored).toMatchObject({ code: 0, errors: '' });
  const second = await runServer({ DATA_DIR: elsewhere });
  onTestFinished(second.stop);
  await expectEverything(second.address, first);
}, 180_000);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type FirstVersion = { dataDir: string; adminPassword: string };

async function expectEverything(address: string, first: FirstVersion): Promise<void> {
  const nora = await signIn(address, { username: 'nora', password: 'a long porch swing' });
  expect(await nora.get('/api/account')).toMatchObject({
    email: 'nora@example.com',
    profile: { displayName: 'Nora Lee', brokerage: 'Maple & Main', phone: '512-555-0133' },
  });
  expect(await nora.get('/api/saved-content')).toMatchObject([
    { id: 2, title: 'Three porches', location: 'Boise', state: 'ID', hashtags: ['PorchLife'] },
    { id: 1, title: 'Selling and buying at once in Austin: workable plans', topic: 'Sellers' },
  ]);
  expect(await nora.get('/api/saved-content/2')).toMatchObject({
    content: '<p>Hand-written: café, 🏡 &amp; <strong>bold</strong>.</p>',
  });
  const { answers } = await nora.get<{ answers: { tags: string[] }[] }>(
    '/api/learner/user-answers',
  );
  expect(answers).toMatchObject([
    { question: 'How do clients reach you?', answer: 'Text me at 512-555-0133' },
    { question: 'What is your market?', answer: 'East Austin bungalows' },
  ]);
  for (const { tags } of answers) expect(tags.length).toBeGreaterThan(0);

  const assets = await Promise.all(
    ['headshot', 'logo'].map((kind) => nora.get<{ path: string }[]>(`/api/user-assets/2/${kind}`)),
  );
  const made = await nora.get<{ compositePath: string }[]>('/api/personalized-images/content/1');
  const routes = [
    ...assets.flat().map((asset) => asset.path),
    ...made.map((each) => each.compositePath),
  ];
  expect(routes).toHaveLength(3);
  for (const route of routes) {
    const key = path.basename(route);
    const stored = await readFile(path.join(first.dataDir, 'files', key.slice(0, 2), key));
    expect(await nora.download(route), route).toEqual(stored);
  }

  const admin = await signIn(address, { username: 'admin', password: first.adminPassword });
  await admin.post('/api/admin/verify', { password: first.adminPassword });
  const topics = await admin.get<{ identifier: string; titles: string[] }[]>('/api/prompts');
  expect(topics.find(({ identifier }) => identifier === 'lake-homes')?.titles).toEqual([
    'Living on the lake in {location}',
  ]);
  // What an admin edited stays, and what came since is there beside it.
  const buyers = topics.find(({ identifier }) => identifier === 'buyers');
  expect(buyers?.titles[0]).toBe('Our own title for {location}');
  expect(topics.map(({ identifier }) => identifier)).toContain('just-listed');
}

/** Somebody with the session of a login. */
async function signIn(address: string, credentials: { username: string; password: string }) {
  const cookies = new Map<string, string>();
  const send = async (route: string, body?: object) => {
    const response = await fetch(`${address}${route}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, route).toBeLessThan(300);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  await send('/api/login', credentials);
  return {
    get: async <Body = unknown>(route: string) => (await (await send(route)).json()) as Body,
    post: async (route: string, body: object) => (await send(route, body)).json(),
    download: async (route: string) => Buffer.from(await (await send(route)).arrayBuffer()),
  };
}
