import { expect, test } from 'vitest';
import { createGeneratingCount, markGenerating } from './is-generating.ts';
import { assistantMessage, userMessage } from './message.ts';
import { addMessages, changePost, clearMessages } from './messages.ts';
import { postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

test('what is made on a page is there after a reload, and in Home too', async () => {
  const browser = new TestBrowser();
  const page = browser.openTab(7);
  page.run((store) => {
    addMessages(store, 'insights', userMessage('A post, please'), assistantMessage('Here it is'));
    addMessages(store, 'blog', userMessage('An article, please'));
  });

  const { home, insights, blog } = browser.openTab(7).content();
  expect(home.map((message) => message.content)).toEqual([
    'A post, please',
    'Here it is',
    'An article, please',
  ]);
  expect(insights).toEqual(home.slice(0, 2));
  expect(blog).toEqual(home.slice(2));
});

test('a post without an id is known by all it says', async () => {
  const tab = new TestBrowser().openTab(7);
  const [first, second] = [postOf('A', { id: undefined }), postOf('B', { id: undefined })];
  tab.run((store) => {
    addMessages(store, 'home', assistantMessage({ posts: [first, second] }));
    changePost(store, second, (post) => ({ ...post, title: 'C' }));
  });
  const [message] = tab.content().home;
  expect(message?.content).toMatchObject({ posts: [{ title: 'A' }, { title: 'C' }] });
});

test('clearing one list leaves the others alone', async () => {
  const browser = new TestBrowser();
  const tab = browser.openTab(7);
  tab.run((store) => {
    addMessages(store, 'insights', userMessage('A post'));
    addMessages(store, 'blog', userMessage('An article'));
    clearMessages(store, 'home');
  });
  expect(browser.openTab(7).content()).toMatchObject({
    home: [],
    insights: [{ content: 'A post' }],
    blog: [{ content: 'An article' }],
  });
});

test('something is being written until the last text is there', async () => {
  const { run } = new TestBrowser().openTab();
  const isGenerating = () => run((_, app) => app.get(createGeneratingCount).get() > 0);
  expect(isGenerating()).toBe(false);
  const [one, other] = run((_, app) => [markGenerating(app), markGenerating(app)] as const);
  one();
  one();
  expect(isGenerating()).toBe(true);
  other();
  expect(isGenerating()).toBe(false);
});
