import { expect, test } from 'vitest';
import { clearEverywhere } from './clear-local-content.ts';
import { userMessage } from './message.ts';
import { addMessages } from './messages.ts';
import { answered, asked, postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

test('what cannot be read is left out, and the rest is kept', async () => {
  const browser = new TestBrowser();
  const good = answered(postOf('Good'));
  browser.storeContent(7, [asked('Fine'), good]);
  browser.stored.set('home_messages', '[{"id":"1","type":"us');
  browser.stored.set('blog_messages', '{"not":"a list"}');
  browser.stored.set('current_blog_post', '{"title":5}');
  browser.stored.set(
    'insights_messages',
    JSON.stringify([
      null,
      { id: 'a', type: 'robot', content: 'x' },
      { id: 'b', type: 'assistant', content: { posts: [{ title: 'no text' }] } },
      { type: 'user', content: 'Without an id', mark: 'newer' },
      good,
    ]),
  );
  const { home, insights, blog, blogPost } = browser.openTab(7).content();
  expect({ home, blog, blogPost }).toEqual({ home: [], blog: [], blogPost: null });
  expect(insights).toEqual([
    { id: 'message-3', type: 'user', content: 'Without an id', mark: 'newer' },
    good,
  ]);
});

test('when the storage is full the oldest messages go, with a notice', async () => {
  const browser = new TestBrowser();
  const tab = browser.openTab(7);
  tab.run((store) => {
    // About 5 million characters fit: these take a tenth of it, in two lists each.
    for (let number = 1; number <= 9; number += 1) {
      addMessages(store, 'insights', userMessage(`${number} ${'x'.repeat(500_000)}`));
    }
  });
  const numbers = (messages: { content: unknown }[]) =>
    messages.map((message) => Number.parseInt(String(message.content), 10));
  const { home, insights } = tab.content();
  for (const list of [home, insights]) {
    expect(numbers(list).at(-1)).toBe(9);
    expect(list.length).toBeGreaterThan(1);
    expect(numbers(list)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].slice(-list.length));
  }
  expect(home.length + insights.length).toBeLessThan(18);
  expect(tab.notices()).toEqual(['Your oldest recent content was removed']);

  const kept = tab.content();
  expect(browser.openTab(7).content()).toEqual(kept);
});

test('what has no room at all stays on the page, and the person hears of it', async () => {
  const tab = new TestBrowser().openTab(7);
  tab.run((store) => {
    addMessages(store, 'home', userMessage('Small'));
    addMessages(store, 'home', userMessage('x'.repeat(6_000_000)));
    addMessages(store, 'home', userMessage('Small again'));
  });
  expect(tab.notices()).toEqual(['Your oldest recent content was removed']);
  expect(tab.homeTexts()).toEqual(['Small again']);

  tab.run((store) => addMessages(store, 'home', userMessage('y'.repeat(6_000_000))));
  expect(tab.notices()).toEqual(['This browser is out of space']);
  expect(tab.homeTexts().map((text) => String(text).length)).toEqual([6_000_000]);
});

test('where storage is blocked the page still works', async () => {
  const browser = new TestBrowser();
  browser.isStorageBlocked = true;
  const tab = browser.openTab(7);
  tab.run((store) => addMessages(store, 'insights', userMessage('Mine')));
  expect(tab.homeTexts()).toEqual(['Mine']);
  tab.run((_, app) => clearEverywhere(app));
  expect(tab.homeTexts()).toEqual([]);
});
