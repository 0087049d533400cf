import { expect, test } from 'vitest';
import type { Post } from '#contract/post.ts';
import type { RecentPiece, Surface } from '#contract/recent-content.ts';
import { mergeRecent } from './merge-recent.ts';
import { addMessages, metaOf, postsOf } from './messages.ts';
import { answered, asked, postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

/** What the server knows of recent pieces, put into what the browser has. */

type Tab = ReturnType<TestBrowser['openTab']>;

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

/** The lists that it changed. */
const merge = (tab: Tab, pieces: RecentPiece[], unsent: string[] = []) =>
  tab.run((store) => {
    const before = store.content;
    store.change((current) => mergeRecent(current, pieces, new Set(unsent)));
    const after = store.content;
    return (['home', 'insights', 'blog'] as const).filter((list) => after[list] !== before[list]);
  });

const titles = (tab: Tab, list: 'home' | 'insights' | 'blog') =>
  tab
    .content()
    [list].map(({ content }) => (typeof content === 'string' ? content : content.posts[0]?.title));

const request = 'Generate posts for: Sellers in Austin, TX';

test('what is missing comes in at its place, and what is there stays as it is', async () => {
  const tab = new TestBrowser().openTab(7);
  const [one, two, three] = [postOf('One'), postOf('Two'), postOf('Three', { topic: 'sellers' })];
  tab.run((store) =>
    addMessages(store, 'insights', ...[asked('Mine'), answered(two), asked('Later')]),
  );
  const article = postOf('An article');
  const pieces = [pieceOf(one), pieceOf(two), pieceOf(article, 'blog'), pieceOf(three)];
  expect(merge(tab, pieces)).toEqual(['home', 'insights', 'blog']);
  expect(titles(tab, 'insights')).toEqual([
    request,
    'One',
    'Mine',
    'Two',
    'Later',
    request,
    'Three',
  ]);
  expect(titles(tab, 'blog')).toEqual([
    'Generate blog post for: Sellers in Austin, TX',
    'An article',
  ]);
  expect(titles(tab, 'home')).toContain('An article');
  expect(tab.content().blogPost).toMatchObject({ id: article.id });
  // Once more there is nothing to do.
  expect(merge(tab, pieces)).toEqual([]);
});

test('what was cleared elsewhere goes with all that stands before it', async () => {
  const tab = new TestBrowser().openTab(7);
  const [old, cleared, newer] = [postOf('Old'), postOf('Cleared'), postOf('Newer')];
  tab.run((store) =>
    addMessages(
      store,
      'insights',
      ...[
        answered(old),
        asked('A request'),
        answered(cleared),
        asked('Request for revision: Shorter'),
        asked('The next one'),
        answered(newer),
      ],
    ),
  );
  merge(tab, [pieceOf(cleared, 'content', ['home']), pieceOf(newer)]);
  expect(titles(tab, 'insights')).toEqual(['The next one', 'Newer']);
  expect(titles(tab, 'home')).toContain('Cleared');
});

test('what was changed elsewhere changes here, with a way back; what was not sent stays', async () => {
  const tab = new TestBrowser().openTab(7);
  const [post, unsent] = [postOf('Before'), postOf('Mine')];
  tab.run((store) => addMessages(store, 'insights', ...[answered(post), answered(unsent)]));
  const known = [pieceOf({ ...post, title: 'After' }), pieceOf({ ...unsent, title: 'Theirs' })];
  merge(tab, known, [unsent.id ?? '']);
  expect(titles(tab, 'insights')).toEqual(['After', 'Mine']);
  expect(titles(tab, 'home')).toEqual(['After', 'Mine']);
  const { insights } = tab.content();
  expect(tab.run(() => metaOf(insights, post)).versions).toMatchObject([
    { post: { title: 'Before' } },
  ]);
});

test('a version that was chosen elsewhere is chosen here, and the other one goes', async () => {
  const tab = new TestBrowser().openTab(7);
  const version = (number: number) => postOf('Porch', { pair: { id: 'pair', version: number } });
  const [first, second, other] = [version(1), version(2), postOf('Garden')];
  const pieces = [first, second, other].map((post) => pieceOf(post));
  merge(tab, pieces);
  expect(titles(tab, 'insights')).toHaveLength(6);
  const { pair: _, ...chosen } = second;
  merge(tab, [pieceOf(chosen), pieceOf(other)]);
  const posts = tab.content().insights.flatMap(postsOf);
  expect(posts.map(({ id, pair }) => ({ id, pair }))).toEqual([
    { id: second.id, pair: undefined },
    { id: other.id, pair: undefined },
  ]);
  expect(titles(tab, 'home')).toHaveLength(4);
});
