import { openModule } from './support/browser-module.ts';
import { expect, test } from './support/journey.ts';
import type {} from './support/store-page.ts';
import { content, openTab, serveStore } from './support/store-tabs.ts';
import { postOf } from './support/stored-content.ts';

test.beforeEach(({ context }) => serveStore(context));

test('what is made on a page is there after a reload, and in Home too', async ({ page }) => {
  await openModule(page);
  await page.evaluate(() => {
    const { loadContent, addMessages, userMessage, assistantMessage } = window.store;
    loadContent(7);
    addMessages('insights', userMessage('A post, please'), assistantMessage('Here it is'));
    addMessages('blog', userMessage('An article, please'));
  });
  await openModule(page);
  await page.evaluate(() => window.store.loadContent(7));
  const { home, insights, blog } = await content(page);
  expect(home.map((message) => message.content)).toEqual([
    'A post, please',
    'Here it is',
    'An article, please',
  ]);
  expect(insights).toEqual(home.slice(0, 2));
  expect(blog).toEqual(home.slice(2));
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

test('something is being written until the last text is there', async ({ context }) => {
  const tab = await openTab(context);
  await expect(tab.locator('output')).toHaveText('Waiting');
  await tab.evaluate(() => {
    const [one, other] = [window.store.markGenerating(), window.store.markGenerating()];
    one();
    one();
    Object.assign(window, { finish: other });
  });
  await expect(tab.locator('output')).toHaveText('Writing');
  await tab.evaluate(() => (window as unknown as { finish: () => void }).finish());
  await expect(tab.locator('output')).toHaveText('Waiting');
});
