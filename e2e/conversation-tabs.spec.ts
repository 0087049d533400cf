import { expect, test } from './support/journey.ts';
import type {} from './support/store-page.ts';
import { content, homeTexts, openTab, serveStore } from './support/store-tabs.ts';
import { postOf, storedKeys } from './support/stored-content.ts';

test.beforeEach(({ context }) => serveStore(context));

test('a logout empties every tab, and nothing comes back', async ({ context }) => {
  const [one, other] = [await openTab(context, 7), await openTab(context, 7)];
  await one.evaluate(() => window.store.addMessages('blog', window.store.userMessage('Mine')));
  await expect.poll(() => homeTexts(other)).toEqual(['Mine']);
  await one.evaluate(() => window.store.clearEverywhere());
  expect(await storedKeys(one)).toEqual([]);
  await expect.poll(() => homeTexts(other)).toEqual([]);
  for (const tab of [one, other]) {
    await tab.evaluate(() => window.store.loadContent(7));
    expect(await homeTexts(tab)).toEqual([]);
  }
});

test('a session that ends in one tab leaves the page of another as it is', async ({ context }) => {
  const [one, other] = [await openTab(context, 7), await openTab(context, 7)];
  await one.evaluate(() => window.store.addMessages('home', window.store.userMessage('Mine')));
  await expect.poll(() => homeTexts(other)).toEqual(['Mine']);
  await one.evaluate(() => window.store.clearLocalContent());
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
      const { addMessages, assistantMessage, setCurrentBlogPost } = window.store;
      addMessages('insights', assistantMessage({ posts: [neighbor, target] }));
      addMessages('blog', assistantMessage({ posts: [target] }));
      setCurrentBlogPost(target);
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
