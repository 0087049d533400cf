import { fromWirePlace } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type { RecentPiece } from '#contract/recent-content.ts';
import type { ContentStore, ListName } from './content-store.ts';
import type { Message, PostMeta } from './message.ts';
import { capitalizeWords } from './topic-name.ts';

/** The page on which a piece was made. */
export type PageList = Exclude<ListName, 'home'>;

/** A post that can be told from all others. */
export type IdentifiedPost = Post & { id: string };

/** How the conversation tells what was asked for. */
export const askedFor = (
  list: PageList,
  { topic, location, state }: Pick<Post, 'topic' | 'location' | 'state'>,
): string => `Generate ${asked[list]} for: ${topic} in ${location}, ${state}`;

const asked: Record<PageList, string> = { insights: 'posts', blog: 'blog post' };

/**
 * What was asked for and what came of it. The messages are numbered by the piece: whichever tab or machine adds them,
 * they are the same two.
 */
function pieceMessages(list: PageList, post: IdentifiedPost, meta: PostMeta): [Message, Message] {
  const { id } = post;
  return [
    { id: `${id}-asked`, type: 'user', content: askedFor(list, post) },
    { id, type: 'assistant', content: { posts: [post] }, meta: { [id]: meta } },
  ];
}

/** The same of a piece that comes from the server. */
export function messagesOfPiece(piece: RecentPiece & { post: Post }): [Message, Message] {
  const { id, topicId, promptType, writtenAt } = piece;
  const isOwnSubject = topicId === null || topicId === 'custom';
  const topicName = isOwnSubject ? piece.post.topic : capitalizeWords(piece.post.topic);
  const post = { ...piece.post, id, topic: topicName };
  const input = {
    ...(isOwnSubject
      ? { topicId: 'custom', customTopic: topicName }
      : { topicId: /^\d+$/.test(topicId) ? Number(topicId) : topicId }),
    topicName,
    ...fromWirePlace(post),
    userAnswers: post.shapedBy?.answers ?? [],
  };
  return pieceMessages(promptType === 'blog' ? 'blog' : 'insights', post, { input, writtenAt });
}

/** What has come of a request, in its page's list and in Home. A piece that is there already stays as it is. */
export function addPiece(
  store: ContentStore,
  list: PageList,
  post: IdentifiedPost,
  meta: PostMeta,
): void {
  const messages = pieceMessages(list, post, meta);
  const isThere = ({ content }: Message) =>
    typeof content !== 'string' && content.posts.some(({ id }) => id === post.id);
  const added = (before: Message[]) => (before.some(isThere) ? before : [...before, ...messages]);
  store.change((content) => ({ [list]: added(content[list]), home: added(content.home) }));
}
