import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The cookie of somebody whose session is over. */
const ended = 'porchlight_session=whatever';

/** The page itself and its largest script, whose name changes with every build. */
async function addresses(): Promise<string[]> {
  const { body } = await app.visitor().get('/');
  const script = /\/assets\/first-[\w-]+\.js/.exec(body)?.[0];
  return ['/', script ?? 'no script', '/auth'];
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('files come as the build has compressed them: %s', async (encoding, decompress) => {
  for (const address of await addresses()) {
    const plain = await app.visitor().get(address);
    const { headers, rawPayload } = await app
      .visitor()
      .get(address, { 'accept-encoding': encoding });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(decompress(rawPayload).equals(plain.rawPayload)).toBe(true);
    for (const name of ['content-type', 'cache-control', 'vary', 'content-security-policy']) {
      expect(headers[name], name).toBe(plain.headers[name]);
    }
    expect(headers.vary).toContain('accept-encoding');
  }
});

test('what has a name of its own for every build is kept for ever, pages are not', async () => {
  const [page = '', script = ''] = await addresses();
  const forever = 'public, max-age=31536000, immutable';
  const accepting = { 'accept-encoding': 'br' };
  expect((await app.visitor().get(script, accepting)).headers['cache-control']).toBe(forever);
  expect((await app.visitor().get(page, accepting)).headers['cache-control']).toBe('no-cache');
});

test('a page comes with a hint that the browser has no session, and only where it changes', async () => {
  const hintOf = async (cookie: string, address = '/auth') =>
    (await app.visitor().get(address, { cookie, 'accept-encoding': 'br' })).headers['set-cookie'];
  const session = 'porchlight_session=whatever';
  const hint = 'porchlight_guest=yes';

  expect(String(await hintOf(''))).toBe(`${hint}; Path=/; SameSite=Lax`);
  expect(String(await hintOf('', '/'))).toContain(hint);
  expect(String(await hintOf(`${session}; ${hint}`))).toMatch(/^porchlight_guest=; Max-Age=0/);
  expect(await hintOf(session)).toBeUndefined();
  expect(await hintOf(hint)).toBeUndefined();
  const [, script] = await addresses();
  expect(await hintOf('', script)).toBeUndefined();
  // The service worker fetches a page that it keeps.
  const fetched = await app.visitor().get('/index.html', { 'sec-fetch-mode': 'cors' });
  expect(fetched.headers['set-cookie']).toBeUndefined();
});

test('a page for somebody signed in has the frame of its screen, which nobody can use yet', async () => {
  const agent = await app.newUser();
  const { username } = (await agent.get('/api/user')).json();
  const frameOf = async (address: string, cookie?: string) => {
    const caller = cookie ? app.visitor() : agent;
    const { body } = await caller.get(address, cookie ? { cookie } : {});
    return /<div data-arriving inert aria-hidden="true">.*<\/main>/s.exec(body)?.[0];
  };
  const home = await frameOf('/');
  expect(home).toContain('Content Creation Tools</h1>');
  expect(home).toContain(username);
  // Somebody new begins with a form; the tools below it are not drawn before it is known how high it is.
  expect(home).not.toContain('Blog Tool');
  const made = { topicId: 'sellers', location: 'Austin', state: 'TX', databaseAnswers: [] };
  await agent.post('/api/generate', made);
  const homeWithPieces = await vi.waitFor(async () => {
    const frame = await frameOf('/');
    expect(frame).toContain('Your Recent Content');
    return frame;
  });
  expect(homeWithPieces).toContain('Blog Tool');
  const posts = await frameOf('/insights');
  expect(posts).toContain('What will you write about?</h2>');
  expect(posts?.match(/<input /g)).toHaveLength(posts?.match(/<input readonly="" /g)?.length ?? 0);
  expect(await frameOf('/content/12')).toBeUndefined();
  expect(await frameOf('/', ended)).toBeUndefined();
  for (const address of ['/.vite/screens/home.html', '/screens/home.html']) {
    expect((await app.visitor().get(address)).body).not.toContain('signed-in-user-name');
  }
});

test('a page names what its screen needs, and for who has no session what the entrance needs', async () => {
  const session = (await app.newUser()).cookie;
  const scriptsAt = async (address: string, cookie = '') => {
    const { body } = await app.visitor().get(address, { cookie });
    return [...body.matchAll(/href="(\/assets\/[\w-]+-page-[\w-]+\.js)"/g)].map(([, file]) => file);
  };
  expect(await scriptsAt('/auth')).toEqual([expect.stringContaining('auth-page')]);
  expect(await scriptsAt('/insights?topic=1', session)).toEqual([
    expect.stringContaining('posts-page'),
  ]);
  expect(await scriptsAt('/content/12', session)).toEqual([
    expect.stringContaining('saved-content-item-page'),
  ]);
  expect(await scriptsAt('/', session)).toEqual([expect.stringContaining('home-page')]);
  expect(await scriptsAt('/insights')).toEqual(await scriptsAt('/auth'));
  expect(await scriptsAt('/insights', ended)).toEqual(await scriptsAt('/auth'));
  expect(await scriptsAt('/nowhere', session)).toEqual([]);
  for (const file of await scriptsAt('/admin', session)) {
    expect((await app.visitor().get(file ?? '')).statusCode).toBe(200);
  }
});

test('every file of the build is at its address, and nothing else is', async () => {
  const visitor = app.visitor();
  for (const address of ['/manifest.webmanifest', '/service-worker.js', '/color-scheme.js']) {
    expect((await visitor.get(address)).statusCode, address).toBe(200);
    expect((await visitor.get(`${address}?v=2`)).statusCode, address).toBe(200);
  }
  const page = (await visitor.get('/nowhere')).body;
  for (const address of [
    ...['/.vite/screens.json', '/.vite/manifest.json', '/../package.json', '/%2e%2e/package.json'],
    ...['/Manifest.webmanifest', '/icons', '/screens/../index.html', '//service-worker.js'],
  ]) {
    const { statusCode, body } = await visitor.get(address);
    expect(statusCode === 404 || body === page, address).toBe(true);
  }
  const [, script = ''] = await addresses();
  for (const address of [script.toUpperCase(), `${script}.br`, '/assets/none.js', '/assets/']) {
    const { statusCode, headers } = await visitor.get(address);
    const isPage = statusCode === 200 && String(headers['content-type']).startsWith('text/html');
    expect(statusCode === 404 || isPage, address).toBe(true);
  }
  expect((await app.http.inject({ method: 'HEAD', url: script })).statusCode).toBe(200);
});
