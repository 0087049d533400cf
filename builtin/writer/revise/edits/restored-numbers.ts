import { linesOf, type Piece } from '#builtin/writer/blocks.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { mentioned } from './addition.ts';
import { type Context, type EditResult, named } from './context.ts';

/** Numbers of the answers that the text does not have, each with the words around it. */
export function withTypedNumbers(piece: Piece, context: Context): EditResult {
  const text = linesOf(piece.blocks)
    .join(' ')
    .replace(/,(?=\d{3})/g, '');
  const isThere = (number: string) => {
    const digits = number.replace(/[$,]/g, '').replace(/k$/i, '000');
    return text.includes(digits) || text.includes(digits.replace(/000$/, 'k'));
  };
  const lost = context.answers
    .flatMap(({ answer }) => splitSentences(answer))
    .filter((each) => (each.match(/\$?\d[\d,.]*k?/gi) ?? []).some((number) => !isThere(number)))
    .filter((each) => countWords(each) < 30);
  if (lost.length === 0)
    return {
      piece,
      refusal: /\d/.test(text)
        ? 'Every number that you gave me stands in it.'
        : 'You gave me no numbers. Tell me them in a sentence, and I will put them in.',
    };
  return lost.slice(0, 3).reduce<EditResult>(
    (result, what) => {
      const next = mentioned(result.piece, { kind: 'mention', what, isLiteral: true }, context);
      return {
        piece: next.piece,
        done: `put back what you gave me: ${lost.slice(0, 3).map(named).join(', ')}`,
      };
    },
    { piece },
  );
}
