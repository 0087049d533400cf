import type { Flag } from './post.ts';

/**
 * What one click does with a flag.
 * `replace`: put `text` where the words stand; with `onlyIfTrue`, ask the person first.
 * `delete`: take the words out.
 * `rewrite`: no click can do it; show the note.
 */
export type Replacement =
  | { action: 'replace'; text: string; onlyIfTrue: boolean }
  | { action: 'delete' | 'rewrite'; text: '' };

export function replacementFor({ suggestion, isFact, note }: Flag): Replacement {
  if (suggestion) return { action: 'replace', text: suggestion, onlyIfTrue: isFact };
  return { action: /^(?:delete|omit|remove)\b/i.test(note) ? 'delete' : 'rewrite', text: '' };
}
