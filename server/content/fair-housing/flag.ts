/** The parts of a post that are checked. */
export const checkedParts = ['title', 'content', 'hashtags', 'imagePrompt', 'answers'] as const;
export type CheckedPart = (typeof checkedParts)[number];

export type Severity = 'avoid' | 'caution';

/**
 * Common risk wording that was found. `start` and `end` count in the plain text of the part:
 * plainTextOf for title and content, the tags joined by a space for hashtags, the answers joined by
 * a line break for answers, the text itself for the image prompt.
 */
export type Flag = {
  /** Of the phrase in data-files/fair-housing/phrases.json. */
  id: string;
  severity: Severity;
  class: string;
  where: CheckedPart;
  /** The exact words, as they stand in the plain text. */
  text: string;
  start: number;
  end: number;
  why: string;
  /** Words that can stand where `text` stands, or nothing: then `note` says what to do. */
  suggestion: string;
  /** The suggestion states a fact about the property, which only the agent can know. */
  isFact: boolean;
  /** What to do, as advice to a person. */
  note: string;
};

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
