import { plainTextOf } from '#builtin/html/plain-text.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { revise } from '#builtin/writer/revise/revise.ts';
import type { Facts } from '#contract/facts.ts';
import { wordsOfPost } from '#contract/post-length.ts';
import type { WrittenPost } from './write-post.ts';

/** A post as long as the agent wants it: cut or continued as a revision would, their own words last. */
export function inWishedLength(
  facts: Facts,
  post: WrittenPost,
  seed: number,
  today: Date,
): WrittenPost {
  if (!facts.length) return post;
  const { least, most } = wordsOfPost[facts.length];
  const content = plainTextOf(post.draft.content);
  const words = countWords(content);
  if (words >= least && words <= most) return post;
  const request = words > most ? `At most ${most} words` : `At least ${least} words`;
  const revision = { ...post.draft, content, html: post.draft.content, request };
  const { draft } = revise({ ...facts, revision }, revision, 'post', seed, today);
  return { ...post, draft: { ...post.draft, content: draft.content ?? post.draft.content } };
}
