import { writeVersions } from '#contract/calls/posts.ts';
import type { Post } from '#contract/post.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import type { Reserved } from '#web/features/posts/platforms/platform-versions.ts';

/** Has a version of a piece written for every platform, in one call. */
export async function writeVersionsOf(post: Post, reserved: Reserved) {
  const { title, content, hashtags, topic, location, state } = post;
  const body = { title, content, hashtags, topic, location, state, reserved };
  return (await call(writeVersions, { body }, { idempotencyKey: randomId() })).versions;
}
