import type { ReactNode } from 'react';
import type { PlatformKey } from '#contract/platforms.ts';
import type { Post } from '#contract/posts.ts';
import type { Version } from '#web/conversation/message.ts';

export type PostCardProps = {
  post: Post;
  /** Oldest first. */
  versions: Version[];
  /** A new version is being written. */
  isBusy: boolean;
  hasDraft: boolean;
  /** Hears of edits, applied suggestions and restored versions; the owner keeps what was replaced. */
  onReplace: (next: Post) => void;
  onRevise: (request: string) => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
  signatureFor: (platform: PlatformKey | 'plain') => string;
  /** Buttons that stand among the others. */
  save: ReactNode;
  picture?: ReactNode;
  headingOrder?: 2 | 3;
  writeAgain?: (leaveOut: Set<number>) => void;
};
