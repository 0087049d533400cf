import type { Post } from '#contract/posts.ts';
import { randomId } from '#web/api/random-id.ts';
import { postNow, replacePost, showBlogPost } from '#web/local-content/messages.ts';
import { addPiece, type PageList } from '#web/local-content/piece-messages.ts';
import type { Job } from './generation-job.ts';

/** A text that has just been finished, and what to say of it. */
export type Arrival = { postId: string; words: string };

const made: Record<PageList, string> = { insights: 'post', blog: 'blog post' };

/** Puts a finished text where it belongs. Two tabs may both do so. */
export function takeIn(list: PageList, job: Job, post: Post): Arrival {
  return job.kind === 'revise' ? takeRevision(job, post) : takePiece(list, job, post);
}

function takeRevision(job: Extract<Job, { kind: 'revise' }>, post: Post): Arrival {
  const now = postNow(job.post.id);
  const isIn = now?.content === post.content && isSameWriter(now, post);
  if (!isIn) {
    // A picture may have come meanwhile.
    replacePost(job.post, ({ topic, imageUrls }) => ({
      ...post,
      topic,
      imageUrls: post.imageUrls ?? imageUrls,
    }));
  }
  return { postId: job.post.id ?? '', words: 'Your new version is ready' };
}

function takePiece(list: PageList, { order }: Job, post: Post): Arrival {
  const id = post.id ?? randomId();
  // The topic as the person chose it, where the catalog's own name may be in small letters.
  const piece = { ...post, id, topic: order.topicName };
  addPiece(list, piece, { order, writtenAt: new Date().toISOString() });
  if (list === 'blog') showBlogPost(piece);
  return { postId: id, words: `Your ${made[list]} is ready` };
}

/** Two writings never take the same time to the millisecond, nor the same tokens with it. */
const isSameWriter = (one: Post, other: Post) =>
  JSON.stringify(one.writer) === JSON.stringify(other.writer);
