import { firstIndexOf, type Piece, paragraph } from '#builtin/writer/blocks.ts';
import { asSentence } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { includesPassage, mapPassages, passagesOf } from '#builtin/writer/revise/passages.ts';
import { type EditResult, named, withBlocks } from './context.ts';

const wish =
  "(?:merry (?:christmas|xmas)|happy (?:holidays|hanukkah|chanukah|thanksgiving|new year(?:['’]?s)?|easter|halloween|kwanzaa|diwali|passover|mother['’]?s day|father['’]?s day|(?:4th|fourth)(?: of july)?|fall|winter|spring|summer|friday|monday|veterans day|labor day|memorial day)|season['’]?s greetings)";

/** One wish or several, joined as people join them. */
export const greetingPattern = `${wish}(?:(?:,| and|,? &|\\/) ?(?:a )?${wish})*`;

/** "Merry Christmas and Happy Hanukkah" in the place of the greeting that the text has, else as its first line. */
export function greeted(piece: Piece, { text }: EditOf<'greeting'>): EditResult {
  const greeting = text
    .toLowerCase()
    .replace(/ ?& ?|\/|, (?=merry|happy)/g, ' and ')
    .replace(/\bxmas\b/g, 'Christmas')
    .replace(/(?<![\p{L}'’])(?!and\b|of\b|a\b)\p{Ll}/gu, (letter) => letter.toUpperCase());
  const standing = new RegExp(`^${greetingPattern}`, 'iu');
  const old = passagesOf(piece.blocks).find(({ text: line }) => standing.test(line));
  const done = `wished ${named(greeting)}`;
  if (!old) {
    const line = paragraph(asSentence(greeting));
    return {
      ...withBlocks(piece, piece.blocks.toSpliced(firstIndexOf(piece.blocks), 0, line)),
      done,
    };
  }
  if (old.text.startsWith(greeting) && !/^ and /.test(old.text.slice(greeting.length)))
    return { piece, refusal: `It says ${named(greeting)} already.` };
  const change = (line: string) => line.replace(standing, () => greeting);
  return {
    piece: {
      ...piece,
      title: change(piece.title),
      blocks: mapPassages(piece.blocks, (each) =>
        includesPassage([old], each) ? change(each.text) : each.text,
      ),
    },
    done,
  };
}
