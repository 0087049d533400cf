import type { Post } from '#contract/post.ts';
import type { RecentPiece } from '#contract/recent-content.ts';
import type { Content } from './content-store.ts';
import type { Message } from './message.ts';
import { withChangedPost } from './post-changes.ts';

/** Two versions of a post, until one of them is chosen. */

/** The chosen one is a post like any other, and the other version is gone with what asked for it. */
export function withChosenVersion(content: Content, chosen: Post): Content {
  const { pair } = chosen;
  if (!pair) return content;
  const isOther = (post: Post) => post.pair?.id === pair.id && post.id !== chosen.id;
  const others = [...content.home, ...content.insights].flatMap(postsOf).filter(isOther);
  const gone = new Set(others.flatMap(({ id }) => (id ? [id, `${id}-asked`] : [])));
  const stays = ({ id }: Message) => !gone.has(id);
  const kept = {
    ...content,
    home: content.home.filter(stays),
    insights: content.insights.filter(stays),
  };
  return { ...kept, ...withChangedPost(kept, chosen, ({ pair: _, ...post }) => post) };
}

/** What was chosen on another machine is chosen here, too. */
export function withSettledPairs(content: Content, pieces: RecentPiece[]): Content {
  const settled = new Set(pieces.flatMap(({ id, post }) => (post && !post.pair ? id : [])));
  const chosen = content.insights
    .flatMap(postsOf)
    .filter(({ id, pair }) => pair !== undefined && id !== undefined && settled.has(id));
  return chosen.reduce(withChosenVersion, content);
}

const postsOf = ({ content }: Message): Post[] =>
  typeof content === 'string' ? [] : content.posts;
