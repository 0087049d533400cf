import { openModule } from './support/browser-module.ts';
import { expect, test } from './support/journey.ts';
import type {} from './support/store-page.ts';
import { content, homeTexts, openTab, serveStore } from './support/store-tabs.ts';
import { answered, asked, postOf, storeContent } from './support/stored-content.ts';

test.beforeEach(({ context }) => serveStore(context));

test('what cannot be read is left out, and the rest is kept', async ({ page }) => {
  await openModule(page);
  const good = answered(postOf('Good'));
  await storeContent(page, 7, [asked('Fine'), good]);
  await page.evaluate((list) => {
    localStorage.setItem('home_messages', '[{"id":"1","type":"us');
    localStorage.setItem('blog_messages', '{"not":"a list"}');
    localStorage.setItem('current_blog_post', '{"title":5}');
    localStorage.setItem(
      'insights_messages',
      JSON.stringify([
        null,
        { id: 'a', type: 'robot', content: 'x' },
        { id: 'b', type: 'assistant', content: { posts: [{ title: 'no text' }] } },
        { type: 'user', content: 'Without an id', mark: 'newer' },
        list,
      ]),
    );
  }, good);
  await page.evaluate(() => window.store.loadContent(7));
  const { home, insights, blog, blogPost } = await content(page);
  expect({ home, blog, blogPost }).toEqual({ home: [], blog: [], blogPost: null });
  expect(insights).toEqual([
    { id: 'message-3', type: 'user', content: 'Without an id', mark: 'newer' },
    good,
  ]);
});

test('when the storage is full the oldest messages go, with a notice', async ({ context }) => {
  const tab = await openTab(context, 7);
  await tab.evaluate(() => {
    const { addMessages, userMessage } = window.store;
    // About 5 million characters fit: these take a tenth of it, in two lists each.
    for (let number = 1; number <= 9; number += 1) {
      addMessages('insights', userMessage(`${number} ${'x'.repeat(500_000)}`));
    }
  });
  const numbers = (messages: { content: unknown }[]) =>
    messages.map((message) => Number.parseInt(String(message.content), 10));
  const { home, insights } = await content(tab);
  for (const list of [home, insights]) {
    expect(numbers(list).at(-1)).toBe(9);
    expect(list.length).toBeGreaterThan(1);
    expect(numbers(list)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].slice(-list.length));
  }
  expect(home.length + insights.length).toBeLessThan(18);
  await expect(tab.locator('output')).toContainText('Your oldest recent content was removed');

  const fresh = await openTab(context, 7);
  expect(await content(fresh)).toEqual(await content(tab));
});

test('what has no room at all stays on the page, and the person hears of it', async ({
  context,
}) => {
  const tab = await openTab(context, 7);
  await tab.evaluate(() => {
    const { addMessages, userMessage } = window.store;
    addMessages('home', userMessage('Small'));
    addMessages('home', userMessage('x'.repeat(6_000_000)));
    addMessages('home', userMessage('Small again'));
  });
  await expect(tab.locator('output')).toContainText('Your oldest recent content was removed');
  expect(await homeTexts(tab)).toEqual(['Small again']);

  await tab.evaluate(() =>
    window.store.addMessages('home', window.store.userMessage('y'.repeat(6_000_000))),
  );
  await expect(tab.locator('output')).toContainText('This browser is out of space');
  expect((await homeTexts(tab)).map((text) => String(text).length)).toEqual([6_000_000]);
});

test('where storage is blocked the page still works', async ({ context }) => {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  });
  await openModule(tab);
  await tab.evaluate(() => {
    const { loadContent, addMessages, userMessage } = window.store;
    loadContent(7);
    addMessages('insights', userMessage('Mine'));
  });
  expect(await homeTexts(tab)).toEqual(['Mine']);
  await tab.evaluate(() => window.store.clearEverywhere());
  expect(await homeTexts(tab)).toEqual([]);
});
