import { expect, test } from 'vitest';
import { clearEverywhere, clearLocalContent } from './clear-local-content.ts';
import { assistantMessage, userMessage } from './message.ts';
import { addMessages, changePost, clearMessages, setCurrentBlogPost } from './messages.ts';
import { postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

async function openTwoTabs() {
  const browser = new TestBrowser();
  return { browser, one: browser.openTab(7), other: browser.openTab(7) };
}

test('a logout empties every tab, and nothing comes back', async () => {
  const { browser, one, other } = await openTwoTabs();
  one.run((store) => addMessages(store, 'blog', userMessage('Mine')));
  await expect.poll(other.homeTexts).toEqual(['Mine']);
  one.run((_, app) => clearEverywhere(app));
  expect(browser.storedKeys()).toEqual([]);
  await expect.poll(other.homeTexts).toEqual([]);
  for (const tab of [one, other]) {
    tab.run((store) => store.load(7));
    expect(tab.homeTexts()).toEqual([]);
  }
});

test('a session that ends in one tab leaves the page of another as it is', async () => {
  const { browser, one, other } = await openTwoTabs();
  one.run((store) => addMessages(store, 'home', userMessage('Mine')));
  await expect.poll(other.homeTexts).toEqual(['Mine']);
  let heard = 0;
  other.run((store) => store.subscribe(() => (heard += 1)));
  one.run(() => clearLocalContent());
  expect(browser.storedKeys()).toEqual([]);
  await expect.poll(() => heard).toBeGreaterThanOrEqual(1);
  expect(other.homeTexts()).toEqual(['Mine']);
});

test('tabs that take turns lose nothing', async () => {
  const { one, other } = await openTwoTabs();
  const tabs = [one, other];
  let written = 0;
  for (const round of [1, 2, 3]) {
    for (const [index, tab] of tabs.entries()) {
      const text = `${round} of tab ${index}`;
      tab.run((store) => addMessages(store, 'insights', userMessage(text)));
      written += 1;
      for (const each of tabs) await expect.poll(() => each.homeTexts().length).toBe(written);
    }
  }
});

test('a post is changed by its id wherever it stands, in every list and tab', async () => {
  const { one, other } = await openTwoTabs();
  const [post, another] = [postOf('A porch'), postOf('A garden')];
  one.run((store) => {
    addMessages(store, 'insights', assistantMessage({ posts: [another, post] }));
    addMessages(store, 'blog', assistantMessage({ posts: [post] }));
    setCurrentBlogPost(store, post);
  });
  await expect.poll(() => other.content().blogPost).toEqual(post);
  other.run((store) =>
    changePost(store, post, (current) => ({
      ...current,
      imageUrls: [...(current.imageUrls ?? []), '/api/files/one'],
    })),
  );

  const changed = { ...post, imageUrls: ['/api/files/one'] };
  await expect.poll(() => one.content().blogPost).toEqual(changed);
  const { home, insights, blog } = one.content();
  expect(insights.map((message) => message.content)).toEqual([{ posts: [another, changed] }]);
  expect(blog.map((message) => message.content)).toEqual([{ posts: [changed] }]);
  expect(home).toEqual([...insights, ...blog]);
});

test('a cleared list can be brought back, before what was made meanwhile', async () => {
  const { one, other } = await openTwoTabs();
  const bringBack = one.run((store) => {
    addMessages(store, 'insights', userMessage('Before'));
    return clearMessages(store, 'insights');
  });
  expect(one.content().insights).toEqual([]);
  other.run((store) => addMessages(store, 'insights', userMessage('Meanwhile')));
  one.run(() => bringBack());
  const both = ['Before', 'Meanwhile'];
  for (const each of [one, other]) {
    await expect
      .poll(() => each.content().insights.map((message) => message.content))
      .toEqual(both);
  }
  expect(one.content().home.map((message) => message.content)).toEqual(both);
});
