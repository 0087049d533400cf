import { expect, test } from './support/journey.ts';
import type {} from './support/store-page.ts';
import { content, openTab, serveStore } from './support/store-tabs.ts';
import { postOf } from './support/stored-content.ts';

test.beforeEach(({ context }) => serveStore(context));

test('what takes the place of a post keeps its id, and what it was stays beside it', async ({
  context,
}) => {
  const tab = await openTab(context, 7);
  const post = postOf('First words');
  await tab.evaluate((target) => {
    const { addMessages, assistantMessage, replacePost, setCurrentBlogPost } = window.store;
    addMessages(
      'insights',
      assistantMessage({ posts: [target] }, { [target.id ?? '']: { input: 5 } }),
    );
    setCurrentBlogPost(target);
    replacePost(target, { ...target, id: 'another', title: 'Second words' });
    replacePost({ ...target, title: 'Second words' }, { ...target, title: 'Third words' });
  }, post);

  const fresh = await openTab(context, 7);
  const { home, insights, blogPost } = await content(fresh);
  const third = { ...post, title: 'Third words' };
  expect(blogPost).toEqual(third);
  expect(insights.map((message) => message.content)).toEqual([{ posts: [third] }]);
  expect(home.map((message) => message.content)).toEqual([{ posts: [third] }]);
  const meta = await fresh.evaluate(
    (target) => window.store.metaOf(window.store.getContent().insights, target),
    post,
  );
  expect(meta).toEqual({
    input: 5,
    versions: ['First words', 'Second words'].map((title) => ({
      post: { ...post, title },
      replacedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })),
  });
});

test('ten earlier versions are kept, the newest ones', async ({ context }) => {
  const tab = await openTab(context, 7);
  const titles = await tab.evaluate((first) => {
    const { addMessages, assistantMessage, metaOf, getContent, replacePost } = window.store;
    addMessages('blog', assistantMessage({ posts: [first] }));
    let post = first;
    for (let number = 1; number <= 13; number += 1) {
      const next = { ...post, title: `Version ${number}` };
      replacePost(post, next);
      post = next;
    }
    return metaOf(getContent().blog, post).versions?.map((version) => version.post.title);
  }, postOf('Version 0'));
  expect(titles).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `Version ${number}`));
});

test('a post without an id gets one when something takes its place', async ({ context }) => {
  const tab = await openTab(context, 7);
  const [replaced, meta] = await tab.evaluate(
    (target) => {
      const { addMessages, assistantMessage, metaOf, getContent, postsOf, replacePost } =
        window.store;
      addMessages('insights', assistantMessage({ posts: [target] }));
      replacePost(target, { ...target, title: 'Changed' });
      const { insights } = getContent();
      const [post] = insights.flatMap(postsOf);
      return [post, post && metaOf(insights, post)] as const;
    },
    postOf('Old', { id: undefined }),
  );
  expect(replaced).toMatchObject({ id: expect.stringMatching(/./), title: 'Changed' });
  expect(meta?.versions).toMatchObject([{ post: { id: replaced?.id, title: 'Old' } }]);
});

test('where a post was saved is known, and that it has changed since', async ({ context }) => {
  const tab = await openTab(context, 7);
  const post = postOf('A porch');
  const savedOf = () =>
    tab.evaluate(
      (target) => window.store.metaOf(window.store.getContent().insights, target).saved,
      post,
    );
  await tab.evaluate((target) => {
    const { addMessages, assistantMessage, markSaved } = window.store;
    addMessages('insights', assistantMessage({ posts: [target] }));
    markSaved(target, 31);
  }, post);
  expect(await savedOf()).toEqual({ id: 31, isCurrent: true });
  await tab.evaluate((target) => window.store.replacePost(target, { ...target, title: 'B' }), post);
  expect(await savedOf()).toEqual({ id: 31, isCurrent: false });
  await tab.evaluate((target) => window.store.markSaved(target, 31), post);
  expect(await savedOf()).toEqual({ id: 31, isCurrent: true });
});

test('nothing stands beside a post that nobody has changed, and Home holds posts alone', async ({
  context,
}) => {
  const tab = await openTab(context, 7);
  const found = await tab.evaluate(
    ([post, other]) => {
      const { addMessages, assistantMessage, metaOf, getContent, markSaved } = window.store;
      addMessages('insights', assistantMessage({ posts: [post, other] }));
      markSaved(post, 4);
      markSaved({ ...other, id: undefined }, 5);
      const { home, insights } = getContent();
      return [metaOf(insights, other), metaOf(home, post)];
    },
    [postOf('A porch'), postOf('A garden')] as const,
  );
  expect(found).toEqual([{}, {}]);
});

test('a cleared list can be brought back, before what was made meanwhile', async ({ context }) => {
  const [tab, other] = [await openTab(context, 7), await openTab(context, 7)];
  await tab.evaluate(() => {
    const { addMessages, clearMessages, userMessage } = window.store;
    addMessages('insights', userMessage('Before'));
    Object.assign(window, { bringBack: clearMessages('insights') });
  });
  expect((await content(tab)).insights).toEqual([]);
  await other.evaluate(() =>
    window.store.addMessages('insights', window.store.userMessage('Meanwhile')),
  );
  await tab.evaluate(() => (window as unknown as { bringBack: () => void }).bringBack());
  for (const each of [tab, other]) {
    await expect
      .poll(async () => (await content(each)).insights.map((message) => message.content))
      .toEqual(['Before', 'Meanwhile']);
  }
  expect((await content(tab)).home.map((message) => message.content)).toEqual([
    'Before',
    'Meanwhile',
  ]);
});
