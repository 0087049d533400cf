import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openModule, serveModule } from './support/browser-module.ts';
import { expect, test } from './support/journey.ts';
import type {} from './support/store-page.ts';
import {
  answered,
  asked,
  contentKeys,
  postOf,
  storeContent,
  storedKeys,
} from './support/stored-content.ts';

/** The browser's own store, in a browser: its real storage, its real limits, real other tabs. */

const entry = path.join(import.meta.dirname, 'support/store-page.ts');

test.beforeEach(({ context }) => serveModule(context, entry));

async function openTab(context: BrowserContext, userId?: number): Promise<Page> {
  const page = await context.newPage();
  await openModule(page);
  if (userId !== undefined) await page.evaluate((id) => window.store.openContent(id), userId);
  return page;
}

const content = (page: Page) => page.evaluate(() => window.store.getContent());
const homeTexts = async (page: Page) =>
  (await content(page)).home.map((message) => message.content);

test('what is made on a page is there after a reload, and in Home too', async ({ page }) => {
  await openModule(page);
  await page.evaluate(() => {
    const { openContent, addMessages, userMessage, assistantMessage } = window.store;
    openContent(7);
    addMessages('insights', userMessage('A post, please'), assistantMessage('Here it is'));
    addMessages('blog', userMessage('An article, please'));
  });
  await openModule(page);
  await page.evaluate(() => window.store.openContent(7));
  const { home, insights, blog } = await content(page);
  expect(home.map((message) => message.content)).toEqual([
    'A post, please',
    'Here it is',
    'An article, please',
  ]);
  expect(insights).toEqual(home.slice(0, 2));
  expect(blog).toEqual(home.slice(2));
});

test('until somebody is known to be signed in, nothing is shown and nothing is erased', async ({
  page,
}) => {
  await openModule(page);
  await storeContent(page, 7, [asked('Mine')], postOf('Mine'));
  await openModule(page);
  expect(await homeTexts(page)).toEqual([]);
  expect(await storedKeys(page)).toEqual(contentKeys);
});

test('what belongs to another user is erased when somebody signs in', async ({ page }) => {
  await openModule(page);
  await storeContent(page, 7, [asked('Mine')], postOf('Mine'));
  await page.evaluate(() => window.store.openContent(8));
  expect(await content(page)).toEqual({ home: [], insights: [], blog: [], blogPost: null });
  expect(await storedKeys(page)).toEqual(['content_user_id']);
  expect(await page.evaluate(() => localStorage.getItem('content_user_id'))).toBe('8');
});

test('what has no owner is nobody’s', async ({ page }) => {
  await openModule(page);
  await storeContent(page, 7, [asked('Whose?')]);
  await page.evaluate(() => localStorage.removeItem('content_user_id'));
  await page.evaluate(() => window.store.openContent(7));
  expect(await homeTexts(page)).toEqual([]);
  expect(await storedKeys(page)).toEqual(['content_user_id']);
});

test('when the session ends the storage is empty, and the page goes on after the login', async ({
  context,
}) => {
  const tab = await openTab(context, 7);
  await tab.evaluate(() => window.store.addMessages('insights', window.store.userMessage('Mine')));
  await tab.evaluate(() => window.store.letContentGo());
  expect(await storedKeys(tab)).toEqual([]);
  expect(await homeTexts(tab)).toEqual(['Mine']);

  await tab.evaluate(() => window.store.addMessages('home', window.store.userMessage('Meanwhile')));
  expect(await storedKeys(tab)).toEqual([]);

  await tab.evaluate(() => window.store.openContent(7));
  const fresh = await openTab(context, 7);
  expect(await homeTexts(fresh)).toEqual(['Mine', 'Meanwhile']);
});

test('who logs in on the page of another finds nothing of theirs', async ({ context }) => {
  const tab = await openTab(context, 7);
  await tab.evaluate(() => window.store.addMessages('home', window.store.userMessage('Mine')));
  await tab.evaluate(() => window.store.letContentGo());
  await tab.evaluate(() => window.store.openContent(8));
  expect(await homeTexts(tab)).toEqual([]);
});

test('a logout empties every tab, and nothing comes back', async ({ context }) => {
  const [one, other] = [await openTab(context, 7), await openTab(context, 7)];
  await one.evaluate(() => window.store.addMessages('blog', window.store.userMessage('Mine')));
  await expect.poll(() => homeTexts(other)).toEqual(['Mine']);
  await one.evaluate(() => window.store.eraseContent());
  expect(await storedKeys(one)).toEqual([]);
  await expect.poll(() => homeTexts(other)).toEqual([]);
  for (const tab of [one, other]) {
    await tab.evaluate(() => window.store.openContent(7));
    expect(await homeTexts(tab)).toEqual([]);
  }
});

test('a session that ends in one tab leaves the page of another as it is', async ({ context }) => {
  const [one, other] = [await openTab(context, 7), await openTab(context, 7)];
  await one.evaluate(() => window.store.addMessages('home', window.store.userMessage('Mine')));
  await expect.poll(() => homeTexts(other)).toEqual(['Mine']);
  await one.evaluate(() => window.store.letContentGo());
  await expect.poll(() => storedKeys(other)).toEqual([]);
  expect(await homeTexts(other)).toEqual(['Mine']);
});

test('tabs that take turns lose nothing', async ({ context }) => {
  const tabs = [await openTab(context, 7), await openTab(context, 7)];
  let written = 0;
  for (const round of [1, 2, 3]) {
    for (const [index, tab] of tabs.entries()) {
      await tab.evaluate(
        (text) => window.store.addMessages('insights', window.store.userMessage(text)),
        `${round} of tab ${index}`,
      );
      written += 1;
      for (const each of tabs) {
        await expect.poll(async () => (await homeTexts(each)).length).toBe(written);
      }
    }
  }
});

test('a post is changed by its id wherever it stands, in every list and tab', async ({
  context,
}) => {
  const [one, other] = [await openTab(context, 7), await openTab(context, 7)];
  const post = postOf('A porch');
  const another = postOf('A garden');
  await one.evaluate(
    ([target, neighbor]) => {
      const { addMessages, assistantMessage, showBlogPost } = window.store;
      addMessages('insights', assistantMessage({ posts: [neighbor, target] }));
      addMessages('blog', assistantMessage({ posts: [target] }));
      showBlogPost(target);
    },
    [post, another] as const,
  );
  await expect.poll(async () => (await content(other)).blogPost).toEqual(post);
  await other.evaluate((target) => {
    window.store.changePost(target, (current) => ({
      ...current,
      imageUrls: [...(current.imageUrls ?? []), '/api/files/one'],
    }));
  }, post);

  const changed = { ...post, imageUrls: ['/api/files/one'] };
  await expect.poll(async () => (await content(one)).blogPost).toEqual(changed);
  const { home, insights, blog } = await content(one);
  expect(insights.map((message) => message.content)).toEqual([{ posts: [another, changed] }]);
  expect(blog.map((message) => message.content)).toEqual([{ posts: [changed] }]);
  expect(home).toEqual([...insights, ...blog]);
});

test('a post without an id is known by all it says', async ({ context }) => {
  const tab = await openTab(context, 7);
  const twins = [postOf('A', { id: undefined }), postOf('B', { id: undefined })];
  await tab.evaluate(([first, second]) => {
    if (!first || !second) return;
    const { addMessages, assistantMessage, changePost } = window.store;
    addMessages('home', assistantMessage({ posts: [first, second] }));
    changePost(second, (post) => ({ ...post, title: 'C' }));
  }, twins);
  const [message] = (await content(tab)).home;
  expect(message?.content).toMatchObject({ posts: [{ title: 'A' }, { title: 'C' }] });
});

test('clearing one list leaves the others alone', async ({ context }) => {
  const tab = await openTab(context, 7);
  await tab.evaluate(() => {
    const { addMessages, userMessage, clearMessages } = window.store;
    addMessages('insights', userMessage('A post'));
    addMessages('blog', userMessage('An article'));
    clearMessages('home');
  });
  const fresh = await openTab(context, 7);
  expect(await content(fresh)).toMatchObject({
    home: [],
    insights: [{ content: 'A post' }],
    blog: [{ content: 'An article' }],
  });
});

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
  await page.evaluate(() => window.store.openContent(7));
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
  await expect(tab.locator('output')).toContainText('This browser has no room left');
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
    const { openContent, addMessages, userMessage } = window.store;
    openContent(7);
    addMessages('insights', userMessage('Mine'));
  });
  expect(await homeTexts(tab)).toEqual(['Mine']);
  await tab.evaluate(() => window.store.eraseContent());
  expect(await homeTexts(tab)).toEqual([]);
});

test('something is being written until the last text is there', async ({ context }) => {
  const tab = await openTab(context);
  await expect(tab.locator('output')).toHaveText('Waiting');
  await tab.evaluate(() => {
    const [one, other] = [window.store.startWriting(), window.store.startWriting()];
    one();
    one();
    Object.assign(window, { finish: other });
  });
  await expect(tab.locator('output')).toHaveText('Writing');
  await tab.evaluate(() => (window as unknown as { finish: () => void }).finish());
  await expect(tab.locator('output')).toHaveText('Waiting');
});
