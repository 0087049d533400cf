import type { Page } from '@playwright/test';
import type { Post } from '#contract/posts.ts';
import type { RecentPiece, Surface } from '#contract/recent-content.ts';
import { expect, test } from './support/journey.ts';
import type {} from './support/store-page.ts';
import { content, openTab, serveStore } from './support/store-tabs.ts';
import { answered, asked, postOf } from './support/stored-content.ts';

/** What the server knows of recent pieces, put into what the browser has. */

test.beforeEach(({ context }) => serveStore(context));

const everywhere: Record<RecentPiece['promptType'], Surface[]> = {
  content: ['home', 'insights'],
  blog: ['home', 'blog', 'article'],
};

const pieceOf = (
  post: Post,
  promptType: RecentPiece['promptType'] = 'content',
  surfaces = everywhere[promptType],
): RecentPiece => ({
  id: post.id ?? '',
  promptType,
  topicId: 'sellers',
  writtenAt: '2026-11-16T10:00:00.000Z',
  surfaces,
  post: surfaces.length > 0 ? post : null,
});

const merge = (page: Page, pieces: RecentPiece[], unsent: string[] = []) =>
  page.evaluate(
    ([known, ids]) => {
      const { changeContent, getContent, mergeRecent } = window.store;
      const before = getContent();
      changeContent((current) => mergeRecent(current, known, new Set(ids)));
      const after = getContent();
      return (['home', 'insights', 'blog'] as const).filter((list) => after[list] !== before[list]);
    },
    [pieces, unsent] as const,
  );

const titles = async (page: Page, list: 'home' | 'insights' | 'blog') =>
  (await content(page))[list].map((message) =>
    typeof message.content === 'string' ? message.content : message.content.posts[0]?.title,
  );

const request = 'Generate posts for: Sellers in Austin, TX';

test('what is missing comes in at its place, and what is there stays as it is', async ({
  context,
}) => {
  const tab = await openTab(context, 7);
  const [one, two, three] = [postOf('One'), postOf('Two'), postOf('Three', { topic: 'sellers' })];
  await tab.evaluate(
    (messages) => window.store.addMessages('insights', ...messages),
    [asked('Mine'), answered(two), asked('Later')],
  );
  const article = postOf('An article');
  const pieces = [pieceOf(one), pieceOf(two), pieceOf(article, 'blog'), pieceOf(three)];
  expect(await merge(tab, pieces)).toEqual(['home', 'insights', 'blog']);
  expect(await titles(tab, 'insights')).toEqual([
    request,
    'One',
    'Mine',
    'Two',
    'Later',
    request,
    'Three',
  ]);
  expect(await titles(tab, 'blog')).toEqual([
    'Generate blog post for: Sellers in Austin, TX',
    'An article',
  ]);
  expect(await titles(tab, 'home')).toContain('An article');
  expect((await content(tab)).blogPost).toMatchObject({ id: article.id });
  // Once more there is nothing to do.
  expect(await merge(tab, pieces)).toEqual([]);
});

test('what was cleared elsewhere goes with all that stands before it', async ({ context }) => {
  const tab = await openTab(context, 7);
  const [old, cleared, newer] = [postOf('Old'), postOf('Cleared'), postOf('Newer')];
  await tab.evaluate(
    (messages) => window.store.addMessages('insights', ...messages),
    [
      answered(old),
      asked('A request'),
      answered(cleared),
      asked('Request for revision: Shorter'),
      asked('The next one'),
      answered(newer),
    ],
  );
  await merge(tab, [pieceOf(cleared, 'content', ['home']), pieceOf(newer)]);
  expect(await titles(tab, 'insights')).toEqual(['The next one', 'Newer']);
  expect(await titles(tab, 'home')).toContain('Cleared');
});

test('what was changed elsewhere changes here, with a way back; what was not sent stays', async ({
  context,
}) => {
  const tab = await openTab(context, 7);
  const [post, unsent] = [postOf('Before'), postOf('Mine')];
  await tab.evaluate(
    (messages) => window.store.addMessages('insights', ...messages),
    [answered(post), answered(unsent)],
  );
  const known = [pieceOf({ ...post, title: 'After' }), pieceOf({ ...unsent, title: 'Theirs' })];
  await merge(tab, known, [unsent.id ?? '']);
  expect(await titles(tab, 'insights')).toEqual(['After', 'Mine']);
  expect(await titles(tab, 'home')).toEqual(['After', 'Mine']);
  const meta = await tab.evaluate(
    (target) => window.store.metaOf(window.store.getContent().insights, target),
    post,
  );
  expect(meta.versions).toMatchObject([{ post: { title: 'Before' } }]);
});
