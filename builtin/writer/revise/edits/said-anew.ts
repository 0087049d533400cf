import type { Piece } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { wordsThatCount } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, mapPassages, passagesOf } from '#builtin/writer/revise/passages.ts';

/** "say we got 6 offers in 4 days instead of that list": the words that say the same already give way. */
export function asSaidAnew(piece: Piece, text: string): Piece | undefined {
  const wanted = new Set<string>(wordsThatCount(text));
  const figures: string[] = text.match(/\d+/g) ?? [];
  if (countWords(text) < 4 || wanted.size < 2) return undefined;
  const found = passagesOf(piece.blocks).filter(({ text: line, kind }) => {
    const words = [...new Set(wordsThatCount(line))];
    const shared = words.filter((word) => wanted.has(word)).length;
    return (
      kind === 'sentence' &&
      shared >= 2 &&
      shared >= words.length * 0.6 &&
      (line.match(/\d+/g) ?? []).every((figure) => figures.includes(figure))
    );
  });
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  return {
    ...piece,
    blocks: mapPassages(piece.blocks, (each) =>
      includesPassage([only], each) ? asSentence(capitalise(text)) : each.text,
    ),
  };
}
