import type { Edit } from '#builtin/writer/revise/edit.ts';

/** What a wish is about: the text, its title, and what the clause before this one spoke of. */
export type PieceText = { title: string; content: string };

/** The edits that a clause asks for, or undefined where this family of wishes does not know it. */
export type ClauseReader = (words: string, post: PieceText) => Edit[] | undefined;

export const wholeText = ({ title, content }: PieceText) => `${title}\n${content}`;

/** The groups of a pattern, trimmed, or undefined where it does not fit. */
export function groupsOf(pattern: RegExp, words: string): string[] | undefined {
  return pattern
    .exec(words)
    ?.slice(1)
    .map((group = '') => group.trim());
}

/** New words begin with a capital where the old ones did. */
export const likeLetters = (found: string, fresh: string) =>
  /^\p{Lu}/u.test(found) ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;
