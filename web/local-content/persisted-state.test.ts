import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppState, AppStateContext } from '#web/app-state.ts';
import { clearPersistedState, hasPersistedState } from './clear-local-content.ts';
import { createContentStore } from './content-store.ts';
import { usePersistedState, useWritePersistedState } from './persisted-state.ts';
import { TestBrowser } from './testing/test-browser.ts';

afterEach(() => vi.unstubAllGlobals());

const Note = z.object({ text: z.string().max(20) });

/** A tab whose session storage holds these, or is blocked. */
function openTab(stored: Record<string, string> | 'blocked') {
  const tab = new TestBrowser().openTab();
  const prototype = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  const storage =
    stored === 'blocked'
      ? new Proxy({}, { get: refuse, ownKeys: refuse })
      : Object.assign(Object.create(prototype), stored);
  tab.run(() => vi.stubGlobal('sessionStorage', storage));
}

function refuse(): never {
  throw new DOMException('Blocked', 'SecurityError');
}

/** Runs in a component of a user. */
function inComponent<Result>(userId: number, use: () => Result): Result {
  const results: Result[] = [];
  const Component = () => {
    results.push(use());
    return null;
  };
  const app = new AppState();
  app.get(createContentStore).load(userId);
  renderToStaticMarkup(createElement(AppStateContext, { value: app }, createElement(Component)));
  return results[0] as Result;
}

const shownTo = (userId: number) =>
  inComponent(userId, () => ({
    title: usePersistedState('title', z.string(), 'Nothing yet')[0],
    note: usePersistedState('note', Note, { text: '' })[0].text,
  }));

test('what was typed is there again, for its user alone', () => {
  openTab({ 'kept:7:title': '"A porch"', 'kept:7:note': '{"text":"Warm"}' });
  expect(shownTo(7)).toEqual({ title: 'A porch', note: 'Warm' });
  expect(shownTo(70)).toEqual({ title: 'Nothing yet', note: '' });
});

test('what is stored and does not fit counts as nothing', () => {
  openTab({ 'kept:7:title': '{"half', 'kept:7:note': JSON.stringify({ text: 'x'.repeat(21) }) });
  expect(shownTo(7)).toEqual({ title: 'Nothing yet', note: '' });
});

test('it is erased for everybody, or for everybody but one', () => {
  openTab({
    'kept:7:title': '"A"',
    'kept:7:note': '{"text":""}',
    'kept:70:title': '"B"',
    'something-else': 'stays',
  });
  const keys = () => Object.keys(sessionStorage).toSorted();
  clearPersistedState({ userId: 7 });
  expect(keys()).toEqual(['kept:7:note', 'kept:7:title', 'something-else']);
  clearPersistedState();
  expect(keys()).toEqual(['something-else']);
});

test('where storage is blocked nothing is kept and nothing breaks', () => {
  openTab('blocked');
  expect(shownTo(7)).toEqual({ title: 'Nothing yet', note: '' });
  inComponent(7, useWritePersistedState)('title', 'A porch');
  clearPersistedState();
  expect(hasPersistedState(7, 'title')).toBe(false);
});

test('what one screen writes for the next is there', () => {
  openTab({});
  inComponent(7, useWritePersistedState)('title', 'A porch');
  expect(shownTo(7).title).toBe('A porch');
});
