import type { Flag } from './post.ts';

/**
 * What one click does with a flag.
 * `replace`: put `text` where the words stand.
 * `takeOut`: take the whole sentence out.
 * `delete`: take the words out.
 * `rewrite`: no click can do it; show the note.
 */
export type Replacement =
  | { action: 'replace'; text: string }
  | { action: 'takeOut' | 'delete' | 'rewrite'; text: '' };

export function replacementFor({ suggestion, sentence, where, id }: Flag): Replacement {
  if (suggestion) return { action: 'replace', text: suggestion };
  if (sentence) return { action: 'takeOut', text: '' };
  // A tag or a sign stands alone. Words torn out of a sentence leave a hole, or another meaning.
  const standsAlone = where === 'hashtags' || id === 'relig-symbol';
  return { action: standsAlone ? 'delete' : 'rewrite', text: '' };
}

/** The flag as wide as its sentence, for taking that out or writing another. */
export const toSentence = (flag: Flag): Flag =>
  flag.sentence ? { ...flag, ...flag.sentence } : flag;
