import type { Random } from '#builtin/random.ts';
import { withoutRisks } from '#builtin/writer/answers/risky-wording.ts';
import { type Block, holdsLink, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { countWords, listed } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import { withoutExactMark } from '#builtin/writer/revise/exact-passage.ts';
import type { IsKept } from '#builtin/writer/revise/text-units.ts';
import { repaired } from '#builtin/writer/understand/repair.ts';
import type { QuestionAnswer } from '#contract/facts.ts';

/** What every edit may use. */
export type Context = {
  material: Material;
  random: Random;
  isBlog: boolean;
  /** The text is a passage of a larger one, to which nothing is added. */
  isPassage: boolean;
  /** Sentences that the agent asked to keep, and those with a link. */
  isKept: IsKept;
  /** What the agent said in an answer. */
  isOwn: IsKept;
  answers: readonly QuestionAnswer[];
  /** Whether words stand in quotation marks in the request: they are printed to the letter. */
  isQuoted?: (words: string) => boolean;
};

/**
 * The piece after an edit, and a word where the edit could not be made or not wholly. `done` completes
 * "I ..." where the edit itself knows best what it did.
 */
export type EditResult = { piece: Piece; refusal?: string; done?: string };

export const withBlocks = (piece: Piece, blocks: Block[], refusal?: string): EditResult => ({
  piece: { ...piece, blocks },
  refusal,
});

/** Words of a request as the note repeats them. */
export const named = (words: string) => {
  const what = withoutExactMark(words)
    .replace(/^["“]([^"“”]*)["”]$/, '$1')
    .replace(/["“”]/g, "'");
  return `"${what.length > 80 ? `${what.slice(0, 77).trim()}...` : what}"`;
};

/** A sentence that says something only the agent can know: an answer, a figure, a way to reach somebody. */
export const holdsFact = (
  sentence: string,
  { isOwn, isKept, answers, material }: Pick<Context, 'isOwn' | 'isKept' | 'answers' | 'material'>,
) =>
  isKept(sentence) ||
  isOwn(sentence) ||
  holdsLink(sentence) ||
  /\d/.test(withoutMarks(sentence)) ||
  // Without answers nobody knows what is the agent's, but names are.
  (answers.length === 0 && material.titleEntry === undefined && holdsName(sentence, material));

/** A name inside a sentence that is not the place itself. */
export const holdsName = (sentence: string, { place }: Context['material']) =>
  /(?<=\p{L},? )(?!I\b)\p{Lu}\p{L}{2,}/u.test(
    withoutMarks(sentence).replaceAll(place.city, '').replaceAll(place.state, ''),
  );

/**
 * Words of the agent as they may be printed: typed slips set right, and without wording that fair housing
 * rules advise against.
 */
export function printable(
  typed: string,
  { material, isQuoted }: Pick<Context, 'material' | 'isQuoted'>,
  { isExact = false } = {},
): { text: string; refusal?: string } {
  const { place } = material;
  const plain =
    isExact || isQuoted?.(typed.trim()) ? typed.trim() : repaired(typed, '', place.stateCode);
  const { text, dropped } = withoutRisks(plain, { ...place, state: place.stateCode });
  if (dropped.length === 0) return { text };
  const names = listed([...new Set(dropped)].map((words) => `"${words}"`));
  // What is left of a sentence that lost its point says nothing.
  const left = countWords(text) < countWords(plain) * 0.6 ? '' : text.trim();
  return {
    text: left,
    refusal: `I left out ${names}, because wording like that can break fair-housing rules.`,
  };
}
