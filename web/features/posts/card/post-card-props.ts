import type { ReactNode } from 'react';
import type { DocumentRequest } from '#contract/documents.ts';
import type { PlatformKey } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import type { TextSoFar } from '#web/features/posts/generation/generation-job.ts';
import type { PlatformVersions } from '#web/features/posts/platforms/platform-versions.ts';
import type { StateLineFor } from '#web/features/posts/platforms/state-line-note.tsx';
import type { Version } from '#web/local-content/message.ts';
import type { PartMarks } from '#web/ui/word-notes/marked-text.tsx';
import type { MarkedPassage } from './marked-passage.ts';

export type PostCardProps = {
  post: Post;
  /** Oldest first. */
  versions: Version[];
  /** A new version is being written. */
  isBusy: boolean;
  /** What can be seen of it. */
  revision?: RunningRevision;
  hasDraft: boolean;
  /** Hears of edits, applied suggestions and restored versions; the owner keeps what was replaced. */
  onReplace: (next: Post) => void;
  onRevise: (request: string, passage?: MarkedPassage) => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
  signatureFor: (platform: PlatformKey | 'plain') => string;
  /** What the agent's state usually asks for in a post there. */
  stateLineFor?: StateLineFor;
  /** Buttons that stand among the others. */
  save: ReactNode;
  picture?: ReactNode;
  /** Puts it on the plan. Gets the button that the keyboard goes back to. */
  onPlan?: (button: HTMLButtonElement | null) => void;
  headingOrder?: 2 | 3;
  /** What a long text needs besides: something above and below it, and ids for its headings. */
  longText?: LongText;
  /** Goes into the head of a downloaded web page. */
  seo?: DocumentRequest['seo'];
  platforms: PlatformVersions;
  writeAgain?: (leaveOut: Set<number>) => void;
  /** What the text claims: a line below it, and words to mark in it. */
  facts?: { line: ReactNode; marks: PartMarks };
};

export type RunningRevision = {
  text: TextSoFar;
  startedAt: number;
  /** Only a marked passage is written anew. */
  isPassage: boolean;
  onStop: () => void;
};

export type LongText = { above?: ReactNode; below?: ReactNode; headingIds?: string };
