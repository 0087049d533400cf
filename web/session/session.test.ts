import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionCheck } from '#contract/auth.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { AppState, AppStateContext } from '#web/app-state.ts';
import { asked, postOf } from '#web/local-content/testing/sample-messages.ts';
import { TestBrowser } from '#web/local-content/testing/test-browser.ts';
import { checkSession } from './check-session.ts';
import { beginSessionCheck, useCurrentUser } from './session.ts';

let browser: TestBrowser;

beforeEach(() => {
  browser = new TestBrowser();
  const { run } = browser.openTab();
  run(() => {
    vi.stubGlobal('document', { cookie: '', getElementById: () => null });
    Object.assign(window, { location: { pathname: '/' } });
  });
});

type Answer = { status?: number; body?: object } | 'no network';

/** What the server says to each address, and the addresses that were asked, in order. */
function answerWith(answers: Record<string, Answer>): string[] {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.split('?', 1)[0] ?? '';
    addresses.push(path);
    const answer = answers[path] ?? { status: 404 };
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 });
  });
  return addresses;
}

const nora = { id: 7, username: 'nora', email: 'nora@example.com' };

/** The check of a page load, in a browser that keeps what user 7 made. */
async function loadPage(): Promise<string[]> {
  browser.storeContent(7, [asked('Mine')], postOf('Mine'));
  const client = createQueryClient(() => {});
  void beginSessionCheck(new AppState(), client);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 5_000 });
  client.clear();
  return browser.storedKeys();
}

test('a server that answers without isAuthenticated is asked for its user', async () => {
  const addresses = answerWith({ '/api/auth/verify': {}, '/api/user': { body: nora } });
  const check = { isAuthenticated: true, userId: 7, username: 'nora' };
  expect(await checkSession()).toEqual(check);
  expect(addresses).toEqual(['/api/auth/verify', '/api/user']);

  answerWith({ '/api/auth/verify': {}, '/api/user': { status: 401 } });
  expect(await checkSession()).toEqual({ isAuthenticated: false, error: 'Not authenticated' });
});

test('a check that is lost on the way is made once more', async () => {
  const addresses = answerWith({ '/api/auth/verify': 'no network' });
  expect(await checkSession()).toEqual({ isAuthenticated: false, error: 'Failed to fetch' });
  expect(addresses).toHaveLength(2);
});

test('a browser that is known to have no session is not asked about', async () => {
  vi.stubGlobal('document', { cookie: 'porchlight_guest=yes' });
  const addresses = answerWith({});
  expect(await checkSession()).toEqual({ isAuthenticated: false, error: 'Not authenticated' });
  expect(addresses).toEqual([]);
});

test('a visitor whose session is over finds nothing in the browser', async () => {
  answerWith({ '/api/auth/verify': { status: 401 } });
  expect(await loadPage()).toEqual([]);
});

test('with a broken server nothing is erased', async () => {
  answerWith({ '/api/auth/verify': { status: 500 } });
  expect(await loadPage()).toContain('home_messages');
});

test('another user who is signed in finds nothing of the one before', async () => {
  const body = { isAuthenticated: true, userId: 8, username: 'omar' };
  answerWith({ '/api/auth/verify': { body } });
  expect(await loadPage()).toEqual(['content_user_id']);
});

/** What a screen learns of who is signed in. */
function shownUser(client: QueryClient): unknown {
  let current: unknown;
  const Show = () => {
    current = useCurrentUser();
    return null;
  };
  const app = { value: new AppState(), children: createElement(Show) };
  const page = createElement(AppStateContext, app);
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, page));
  return current;
}

test('until the fuller record arrives the user is rebuilt from the session check', () => {
  const client = createQueryClient(() => {});
  const check: SessionCheck = { isAuthenticated: true, userId: 7, username: 'nora' };
  client.setQueryData(['session'], check);
  const signedIn = { status: 'signed-in', isConfirmed: true };
  expect(shownUser(client)).toEqual({ ...signedIn, user: { ...nora, email: '' } });
  client.setQueryData(['/api/user'], nora);
  expect(shownUser(client)).toEqual({ ...signedIn, user: nora });
  // Another tab has signed in somebody else.
  client.setQueryData(['/api/user'], { ...nora, id: 8 });
  expect(shownUser(client)).toEqual({ ...signedIn, user: { ...nora, email: '' } });
  client.clear();
});
