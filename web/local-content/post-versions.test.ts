import { expect, test } from 'vitest';
import { postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

test('what takes the place of a post keeps its id, and earlier versions are kept with it', async () => {
  const browser = new TestBrowser();
  const tab = await browser.openTab(7);
  const post = postOf('First words');
  tab.run(({ addMessages, assistantMessage, replacePost, setCurrentBlogPost }) => {
    addMessages('insights', assistantMessage({ posts: [post] }, { [post.id ?? '']: { input: 5 } }));
    setCurrentBlogPost(post);
    replacePost(post, { ...post, id: 'another', title: 'Second words' });
    replacePost({ ...post, title: 'Second words' }, { ...post, title: 'Third words' });
  });

  const fresh = await browser.openTab(7);
  const { home, insights, blogPost } = fresh.content();
  const third = { ...post, title: 'Third words' };
  expect(blogPost).toEqual(third);
  expect(insights.map((message) => message.content)).toEqual([{ posts: [third] }]);
  expect(home.map((message) => message.content)).toEqual([{ posts: [third] }]);
  expect(fresh.run(({ metaOf }) => metaOf(insights, post))).toEqual({
    input: 5,
    versions: ['First words', 'Second words'].map((title) => ({
      post: { ...post, title },
      replacedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })),
  });
});

test('ten earlier versions are kept, the newest ones', async () => {
  const tab = await new TestBrowser().openTab(7);
  const titles = tab.run(({ addMessages, assistantMessage, metaOf, getContent, replacePost }) => {
    let post = postOf('Version 0');
    addMessages('blog', assistantMessage({ posts: [post] }));
    for (let number = 1; number <= 13; number += 1) {
      const next = { ...post, title: `Version ${number}` };
      replacePost(post, next);
      post = next;
    }
    return metaOf(getContent().blog, post).versions?.map((version) => version.post.title);
  });
  expect(titles).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `Version ${number}`));
});

test('a post without an id gets one when something takes its place', async () => {
  const tab = await new TestBrowser().openTab(7);
  const target = postOf('Old', { id: undefined });
  tab.run(({ addMessages, assistantMessage, replacePost }) => {
    addMessages('insights', assistantMessage({ posts: [target] }));
    replacePost(target, { ...target, title: 'Changed' });
  });
  const { insights } = tab.content();
  const [replaced] = tab.run(({ postsOf }) => insights.flatMap(postsOf));
  expect(replaced).toMatchObject({ id: expect.stringMatching(/./), title: 'Changed' });
  const { versions } = tab.run(({ metaOf }) => metaOf(insights, replaced ?? target));
  expect(versions).toMatchObject([{ post: { id: replaced?.id, title: 'Old' } }]);
});

test('where a post was saved is known, and that it has changed since', async () => {
  const tab = await new TestBrowser().openTab(7);
  const post = postOf('A porch');
  const saved = () =>
    tab.run(({ metaOf, getContent }) => metaOf(getContent().insights, post)).saved;
  tab.run(({ addMessages, assistantMessage, markSaved }) => {
    addMessages('insights', assistantMessage({ posts: [post] }));
    markSaved(post, 31);
  });
  expect(saved()).toEqual({ id: 31, isCurrent: true });
  tab.run(({ replacePost }) => replacePost(post, { ...post, title: 'B' }));
  expect(saved()).toEqual({ id: 31, isCurrent: false });
  tab.run(({ markSaved }) => markSaved(post, 31));
  expect(saved()).toEqual({ id: 31, isCurrent: true });
});

test('nothing is kept with a post that nobody has changed, and Home holds posts alone', async () => {
  const tab = await new TestBrowser().openTab(7);
  const [post, other] = [postOf('A porch'), postOf('A garden')];
  tab.run(({ addMessages, assistantMessage, markSaved }) => {
    addMessages('insights', assistantMessage({ posts: [post, other] }));
    markSaved(post, 4);
    markSaved({ ...other, id: undefined }, 5);
  });
  const { home, insights } = tab.content();
  expect(tab.run(({ metaOf }) => [metaOf(insights, other), metaOf(home, post)])).toEqual([{}, {}]);
});
