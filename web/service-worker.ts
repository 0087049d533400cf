/**
 * Keeps the shell of the app in the browser, and nothing of any user: one page, its scripts, styles and fonts. A page
 * comes from the server whenever that can be reached, so that nobody sees an old version. Without a network the kept
 * page opens, and shows what this browser has of the user (loaded-answers.ts).
 */

/** What is used of a service worker: the types of browsers' pages do not have it. */
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LifeEvent & { request: Request; respondWith(answer: Promise<Response>): void };
const worker = self as unknown as {
  addEventListener(type: 'install' | 'activate', act: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', act: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

/** The build puts in what it has made (scripts/web-offline-shell.ts). */
const shell = { version: '', files: [] as string[] };

const cacheName = `shell-${shell.version}`;
const page = '/index.html';
const files = new Set(shell.files);

worker.addEventListener('install', (event) => {
  event.waitUntil(fillCache().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isPageOfApp(pathname)) {
    event.respondWith(fetch(request).catch(() => kept(page)));
  } else if (files.has(pathname) && pathname !== page) {
    event.respondWith(kept(pathname).catch(() => fetch(request)));
  }
});

async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...files].map((file) => new Request(file, { cache: 'no-cache' })));
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('shell-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What the server answers itself, and the page of a broker, whose address is a secret, never come from here. */
const isPageOfApp = (pathname: string) => !/^\/(?:api|assets|review|original)\//.test(pathname);

async function kept(address: string): Promise<Response> {
  const found = await caches.match(address, { cacheName });
  if (!found) throw new Error(`${address} is not kept`);
  return found;
}
