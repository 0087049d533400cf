import type { Severity } from '#contract/post.ts';

/** What a clause does with a group of people, or says of an area. */
export type FrameKind =
  | 'exclude'
  | 'prefer'
  | 'require'
  | 'terms'
  | 'composition'
  | 'crime'
  | 'schools';

export type Frame = {
  kind: FrameKind;
  severity: Severity;
  /** Of what names no group. */
  class?: string;
  /** Without a group in the clause, one of these words has to be there. */
  needs?: string;
  /** In the codes of mentions.ts, with the short names below in braces. */
  patterns: string[];
};

/**
 * A group and a cue anywhere in one clause, where no frame is sure: a caution. `groups` and `cues` are
 * tested on the code of the clause.
 */
export type LooseFrame = {
  kind: FrameKind;
  class?: string;
  groups: string;
  cues: string;
  /** Words without which it says nothing about housing. */
  context?: string;
};
