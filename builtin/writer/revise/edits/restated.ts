import { type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import {
  includesPassage,
  mapPassages,
  type Passage,
  passagesOf,
} from '#builtin/writer/revise/passages.ts';

/**
 * "rents are 975-1250 now" where the text has "Rents of $950 to $1,200": what the statement speaks of tells
 * which line is meant, and its numbers take the place of as many there. Undefined where no single line has
 * that word and that many numbers.
 */
export function restated(
  piece: Piece,
  statement: string,
): { piece: Piece; line: string } | undefined {
  const [, subject = '', said = ''] =
    /^(?:the |our |my |your )?([\p{L}][\p{L}'’ -]{2,40}?)(?: (?:is|are|was|were|should be)(?: now| actually| really| more like)?|:)? (?:now |about |only |just )?(?:at |from )?(\$?\d.*)$/iu.exec(
      statement.trim(),
    ) ?? [];
  const fresh = numbersOf(said.replace(/(?<=\d)k? ?[-–] ?(?=\$?\d)/g, ' to '));
  const wanted = [...keywordsOf(subject.replace(/\b(?:number|figure|count|total|range)\b/gi, ''))];
  if (fresh.length === 0 || wanted.length === 0 || fresh.length > 2 || isOther.test(said))
    return undefined;
  const isPrice = /^(?:list )?prices?$/i.test(subject);
  const found = passagesOf(piece.blocks).filter(
    (passage) =>
      fits(passage, wanted, fresh.length) ||
      (isPrice &&
        (passage.text.match(/\$\d/g) ?? []).length === fresh.length &&
        fits(passage, [], fresh.length)),
  );
  const [old] = found;
  if (!old || found.length > 1) return undefined;
  const before = numbersOf(withoutMarks(old.text));
  let at = 0;
  const changed = old.text.replace(numberIn, (number) =>
    likeIt(number, fresh[at++] ?? number, before),
  );
  return changed === old.text
    ? undefined
    : {
        line: withoutMarks(changed),
        piece: {
          ...piece,
          blocks: mapPassages(piece.blocks, (each) =>
            includesPassage([old], each) ? changed : each.text,
          ),
        },
      };
}

/** Days, hours and addresses have edits of their own. */
const isOther =
  /\d ?[ap]\.?m\b|\d:\d|\d\/\d|day\b|\b(?:st|rd|ave|street|road|mon|tue|wed|thu|fri|sat|sun)\b/i;

const numberIn = /\$?(?<![\d.,:/-])\d[\d,]*(?:\.\d+)?k?(?![\d:/a-z])(?!-\d{3}-|\d*[ap]\.m)/gi;

const numbersOf = (text: string) => text.match(numberIn) ?? [];

/** All the words that count, and as many numbers as there are new ones. */
const fits = ({ text }: Passage, wanted: string[], count: number) => {
  const words = keywordsOf(withoutMarks(text));
  return wanted.every((word) => words.has(word)) && numbersOf(withoutMarks(text)).length === count;
};

/** With the dollar sign and the thousands of the number that it replaces. */
function likeIt(old: string, typed: string, all: string[]): string {
  const value = (number: string) =>
    Number(number.replace(/[$,k]/gi, '')) * (/k$/i.test(number) ? 1000 : 1);
  const isThousands = all.every((each) => value(each) >= 10_000) && value(typed) < 1000;
  const fresh = value(typed) * (isThousands ? 1000 : 1);
  const mark = old.startsWith('$') || typed.startsWith('$') ? '$' : '';
  const isYear = /^(?:19|20)\d\d$/.test(old);
  return `${mark}${isYear ? fresh : fresh.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
}
