import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeProfile } from '#contract/calls/account.ts';
import { call } from '#web/api/call.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { AppState } from '#web/app-state.ts';
import { asked, postOf } from '#web/local-content/testing/sample-messages.ts';
import { TestBrowser } from '#web/local-content/testing/test-browser.ts';
import { takePageData } from './page-data.ts';

let browser: TestBrowser;
/** What the tab keeps. */
let kept: Map<string, string>;
/** What the server was asked. */
let calls: string[];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  // What is done later is not done here.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  browser = new TestBrowser();
  kept = new Map();
  calls = [];
  browser.openTab().run(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
    Object.assign(window, { location: { pathname: '/' } });
  });
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address.split('?', 1)[0] ?? '');
    return Response.json({});
  });
});

/** A document with these answers on it. */
function openPage(answers: Record<string, unknown>) {
  const elements = new Map(
    Object.entries(answers).map(([address, answer]) => {
      const id = `answer:${address}`;
      const remove = () => void elements.delete(id);
      return [id, { id, textContent: JSON.stringify(answer), remove }];
    }),
  );
  vi.stubGlobal('document', {
    cookie: '',
    getElementById: (id: string) => elements.get(id) ?? null,
    querySelectorAll: () => [...elements.values()],
  });
  return { addresses: () => [...elements.keys()] };
}

const nora = { id: 7, username: 'nora', email: 'nora@example.com' };
const signedIn = { isAuthenticated: true, userId: 7, username: 'nora' };
const count = { count: 3, limit: 20 };

async function loadPage(answers: Record<string, unknown>) {
  const page = openPage(answers);
  const client = createQueryClient(() => {});
  await takePageData(new AppState(), client);
  return { page, client };
}

test('what the page says is known to the queries as old as the page, and nobody is asked', async () => {
  browser.storeContent(8, [asked('Of the one before')], postOf('Theirs'));
  const { page, client } = await loadPage({
    '/api/auth/verify': signedIn,
    '/api/user': nora,
    '/api/saved-content/count': count,
  });
  expect(client.getQueryData(['session'])).toEqual(signedIn);
  expect(client.getQueryData(['/api/user'])).toEqual(nora);
  expect(client.getQueryData(['/api/saved-content/count'])).toEqual(count);
  const { dataUpdatedAt = 0 } = client.getQueryState(['/api/user']) ?? {};
  expect(dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  expect(dataUpdatedAt).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  // What another user left here is gone before the screen is drawn.
  expect(browser.storedKeys()).not.toContain('home_messages');
  expect(page.addresses()).not.toContain('answer:/api/auth/verify');
  client.clear();
});

test('a query that asks whenever it is drawn takes the answer of the page once', async () => {
  const { client } = await loadPage({ '/api/auth/verify': signedIn, '/api/user': nora });
  const ask = () => call({ method: 'GET', path: '/api/user' }, {});
  expect(await ask()).toEqual(nora);
  expect(calls).toEqual([]);
  await ask();
  expect(calls).toEqual(['/api/user']);
  client.clear();
});

test('a page for nobody says so without a call, and what was kept here goes', async () => {
  browser.storeContent(7, [asked('Mine')], postOf('Mine'));
  const ended = { isAuthenticated: false, error: 'Not authenticated' };
  const { client } = await loadPage({ '/api/auth/verify': ended });
  expect(client.getQueryData(['session'])).toEqual(ended);
  expect(calls).toEqual([]);
  expect(browser.storedKeys()).toEqual([]);
  client.clear();
});

test('a page that says nothing is not waited for, and the server is asked', async () => {
  const { client } = await loadPage({});
  expect(client.getQueryData(['session'])).toBeUndefined();
  expect(calls).toEqual(['/api/auth/verify']);
  client.clear();
});

test('a write makes what is left on the page out of date', async () => {
  const { page, client } = await loadPage({ '/api/auth/verify': signedIn, '/api/user': nora });
  expect(page.addresses()).toEqual(['answer:/api/user']);
  const writing = call(changeProfile, { body: {} as never });
  expect(page.addresses()).toEqual([]);
  await writing;
  client.clear();
});

test('a page that was asked for during a write says who is signed in and nothing else', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  openPage({});
  void call(changeProfile, { body: {} as never });
  const { client } = await loadPage({
    '/api/auth/verify': signedIn,
    '/api/user': nora,
    '/api/saved-content/count': count,
  });
  expect(client.getQueryData(['/api/user'])).toEqual(nora);
  expect(client.getQueryData(['/api/saved-content/count'])).toBeUndefined();
  // Once: the page after it is a new one.
  expect([...kept.keys()]).toEqual([]);
  client.clear();
});
