import type { PlatformKey } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';

/** What platforms get in place of the post's own text, and the ways to change that. The post is never touched. */
export type PlatformVersions = {
  /** By the platform's key. */
  kept: Record<string, string>;
  /** Nothing goes back to the post's text. */
  keep: (platform: string, text: string | undefined) => void;
  /** Has a post written anew for one platform. Gives nothing when nothing was written. */
  rewrite: (wanted: Rewrite, signal: AbortSignal) => Promise<Post | undefined>;
};

export type Rewrite = { post: Post; request: string; platform: PlatformKey };
