import type { CopyTarget, PlatformKey } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import type { WrittenVersions } from '#web/local-content/message.ts';

/** What platforms get in place of the post's own text, and the ways to change that. The post is never touched. */
export type PlatformVersions = {
  /** By the platform's key. */
  kept: Record<string, string>;
  /** Nothing goes back to the post's text. */
  keep: (platform: string, text: string | undefined) => void;
  /** Has a post written anew for one platform. Gives nothing when nothing was written. */
  rewrite: (wanted: Rewrite, signal: AbortSignal) => Promise<Post | undefined>;
  /** What was written for platforms, of this or an earlier state of the post. */
  written?: WrittenVersions;
  /** Has a version written for every platform. */
  write: (post: Post, reserved: Reserved) => Promise<WrittenVersions['versions']>;
  keepWritten: (written: WrittenVersions) => void;
  /** When it was last copied for each platform. */
  copied?: Record<string, string>;
  markCopied?: (platform: CopyTarget) => void;
  /** The saved item it is, or was saved as. */
  savedId?: number;
};

/** Characters that the agent's own line takes on a platform. */
export type Reserved = Partial<Record<PlatformKey, number>>;

export type Rewrite = { post: Post; request: string; platform: PlatformKey };
