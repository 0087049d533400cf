import type { Post } from '#contract/post.ts';
import { randomId } from '#web/api/random-id.ts';
import type { ContentStore } from '#web/local-content/content-store.ts';
import { findPost, replacePost, setCurrentBlogPost } from '#web/local-content/messages.ts';
import { addPiece, type PageList } from '#web/local-content/piece-messages.ts';
import type { GenerationJob } from './generation-job.ts';

/** A text that has just been finished, and what to say of it. */
export type FinishedPost = { postId: string; announcement: string };

const made: Record<PageList, string> = { insights: 'post', blog: 'blog post' };

/** Puts a finished text where it belongs. Two tabs may both do so. */
export function addResult(
  store: ContentStore,
  list: PageList,
  job: GenerationJob,
  post: Post,
): FinishedPost {
  return job.kind === 'revise' ? addRevision(store, job, post) : addPost(store, list, job, post);
}

type Revision = Extract<GenerationJob, { kind: 'revise' }>;

function addRevision(store: ContentStore, job: Revision, post: Post): FinishedPost {
  const now = findPost(store, job.post.id);
  const isIn = now?.content === post.content && isSameWriter(now, post);
  if (!isIn) {
    // A picture may have come meanwhile.
    const revised = ({ topic, imageUrls, shapedBy }: Post): Post => ({
      ...post,
      // Of a passage that was reworded the rest is made of what it was made of.
      ...(job.passage && shapedBy && { shapedBy: { ...shapedBy, voice: post.shapedBy?.voice } }),
      topic,
      imageUrls: post.imageUrls ?? imageUrls,
    });
    const revision = { request: job.request, isPassage: job.passage !== undefined };
    replacePost(store, job.post, revised, revision);
  }
  return { postId: job.post.id ?? '', announcement: 'Your new version is ready' };
}

function addPost(
  store: ContentStore,
  list: PageList,
  { input }: GenerationJob,
  post: Post,
): FinishedPost {
  const id = post.id ?? randomId();
  // The topic as the person chose it, where the catalog's own name may be in small letters.
  const piece = { ...post, id, topic: input.topicName };
  addPiece(store, list, piece, { input, writtenAt: new Date().toISOString() });
  if (list === 'blog') setCurrentBlogPost(store, piece);
  const { pair } = piece;
  const what = pair ? `version ${pair.version}` : made[list];
  return { postId: id, announcement: `Your ${what} is ready` };
}

/** Two writings never take the same time to the millisecond, nor the same tokens with it. */
const isSameWriter = (one: Post, other: Post) =>
  JSON.stringify(one.writer) === JSON.stringify(other.writer);
