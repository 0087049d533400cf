import { expect, test } from 'vitest';
import { postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

test('what is made on a page is there after a reload, and in Home too', async () => {
  const browser = new TestBrowser();
  const page = await browser.openTab(7);
  page.run(({ addMessages, userMessage, assistantMessage }) => {
    addMessages('insights', userMessage('A post, please'), assistantMessage('Here it is'));
    addMessages('blog', userMessage('An article, please'));
  });

  const { home, insights, blog } = (await browser.openTab(7)).content();
  expect(home.map((message) => message.content)).toEqual([
    'A post, please',
    'Here it is',
    'An article, please',
  ]);
  expect(insights).toEqual(home.slice(0, 2));
  expect(blog).toEqual(home.slice(2));
});

test('a post without an id is known by all it says', async () => {
  const tab = await new TestBrowser().openTab(7);
  const [first, second] = [postOf('A', { id: undefined }), postOf('B', { id: undefined })];
  tab.run(({ addMessages, assistantMessage, changePost }) => {
    addMessages('home', assistantMessage({ posts: [first, second] }));
    changePost(second, (post) => ({ ...post, title: 'C' }));
  });
  const [message] = tab.content().home;
  expect(message?.content).toMatchObject({ posts: [{ title: 'A' }, { title: 'C' }] });
});

test('clearing one list leaves the others alone', async () => {
  const browser = new TestBrowser();
  const tab = await browser.openTab(7);
  tab.run(({ addMessages, userMessage, clearMessages }) => {
    addMessages('insights', userMessage('A post'));
    addMessages('blog', userMessage('An article'));
    clearMessages('home');
  });
  expect((await browser.openTab(7)).content()).toMatchObject({
    home: [],
    insights: [{ content: 'A post' }],
    blog: [{ content: 'An article' }],
  });
});

test('something is being written until the last text is there', async () => {
  const { run } = await new TestBrowser().openTab();
  const isGenerating = () => run((store) => store.isGenerating());
  expect(isGenerating()).toBe(false);
  const [one, other] = run(({ markGenerating }) => [markGenerating(), markGenerating()] as const);
  one();
  one();
  expect(isGenerating()).toBe(true);
  other();
  expect(isGenerating()).toBe(false);
});
