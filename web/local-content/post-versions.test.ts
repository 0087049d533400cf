import { expect, test } from 'vitest';
import { assistantMessage } from './message.ts';
import {
  addMessages,
  markSaved,
  metaOf,
  postsOf,
  replacePost,
  setCurrentBlogPost,
} from './messages.ts';
import { postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

test('what takes the place of a post keeps its id, and earlier versions are kept with it', async () => {
  const browser = new TestBrowser();
  const tab = browser.openTab(7);
  const post = postOf('First words');
  tab.run((store) => {
    addMessages(
      store,
      'insights',
      assistantMessage({ posts: [post] }, { [post.id ?? '']: { input: 5 } }),
    );
    setCurrentBlogPost(store, post);
    replacePost(store, post, { ...post, id: 'another', title: 'Second words' });
    replacePost(store, { ...post, title: 'Second words' }, { ...post, title: 'Third words' });
  });

  const fresh = browser.openTab(7);
  const { home, insights, blogPost } = fresh.content();
  const third = { ...post, title: 'Third words' };
  expect(blogPost).toEqual(third);
  expect(insights.map((message) => message.content)).toEqual([{ posts: [third] }]);
  expect(home.map((message) => message.content)).toEqual([{ posts: [third] }]);
  expect(fresh.run(() => metaOf(insights, post))).toEqual({
    input: 5,
    versions: ['First words', 'Second words'].map((title) => ({
      post: { ...post, title },
      replacedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })),
  });
});

test('ten earlier versions are kept, the newest ones', async () => {
  const tab = new TestBrowser().openTab(7);
  const titles = tab.run((store) => {
    let post = postOf('Version 0');
    addMessages(store, 'blog', assistantMessage({ posts: [post] }));
    for (let number = 1; number <= 13; number += 1) {
      const next = { ...post, title: `Version ${number}` };
      replacePost(store, post, next);
      post = next;
    }
    return metaOf(store.content.blog, post).versions?.map((version) => version.post.title);
  });
  expect(titles).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `Version ${number}`));
});

test('a post without an id gets one when something takes its place', async () => {
  const tab = new TestBrowser().openTab(7);
  const target = postOf('Old', { id: undefined });
  tab.run((store) => {
    addMessages(store, 'insights', assistantMessage({ posts: [target] }));
    replacePost(store, target, { ...target, title: 'Changed' });
  });
  const { insights } = tab.content();
  const [replaced] = tab.run(() => insights.flatMap(postsOf));
  expect(replaced).toMatchObject({ id: expect.stringMatching(/./), title: 'Changed' });
  const { versions } = tab.run(() => metaOf(insights, replaced ?? target));
  expect(versions).toMatchObject([{ post: { id: replaced?.id, title: 'Old' } }]);
});

test('where a post was saved is known, and that it has changed since', async () => {
  const tab = new TestBrowser().openTab(7);
  const post = postOf('A porch');
  const saved = () => tab.run((store) => metaOf(store.content.insights, post)).saved;
  tab.run((store) => {
    addMessages(store, 'insights', assistantMessage({ posts: [post] }));
    markSaved(store, post, 31);
  });
  expect(saved()).toEqual({ id: 31, isCurrent: true });
  tab.run((store) => replacePost(store, post, { ...post, title: 'B' }));
  expect(saved()).toEqual({ id: 31, isCurrent: false });
  tab.run((store) => markSaved(store, post, 31));
  expect(saved()).toEqual({ id: 31, isCurrent: true });
});

test('nothing is kept with a post that nobody has changed, and Home holds posts alone', async () => {
  const tab = new TestBrowser().openTab(7);
  const [post, other] = [postOf('A porch'), postOf('A garden')];
  tab.run((store) => {
    addMessages(store, 'insights', assistantMessage({ posts: [post, other] }));
    markSaved(store, post, 4);
    markSaved(store, { ...other, id: undefined }, 5);
  });
  const { home, insights } = tab.content();
  expect(tab.run(() => [metaOf(insights, other), metaOf(home, post)])).toEqual([{}, {}]);
});
