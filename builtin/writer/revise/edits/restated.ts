import { type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { listed } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import {
  includesPassage,
  mapPassages,
  type Passage,
  passagesOf,
} from '#builtin/writer/revise/passages.ts';

import { named } from './context.ts';

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
      asLabelled(statement.trim()),
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
  if (found.length > 1) return undefined;
  if (!old) return afterWord(piece, wanted, fresh);
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

/** What the trade calls it, as our lists of figures say it. */
const asLabelled = (statement: string) =>
  statement
    .replace(/^(?:the )?(?:actives?|active listings|inventory|listings)\b/i, 'homes for sale')
    .replace(/^(?:the )?dom\b/i, 'days on market')
    .replace(/^(?:the )?(?:closings|closed|sales|solds)\b(?! sales)/i, 'closed sales');

/** "rents are $950 to $1,100, duplexes 140k to 190k": two lines or figures at once. */
export function eachRestated(
  piece: Piece,
  statement: string,
): { piece: Piece; done: string } | undefined {
  const parts = statement.split(/, (?:and )?(?=\p{L})| and (?=\p{L}[\p{L} ]+ \$?\d)/u);
  if (parts.length < 2) return undefined;
  let changed = piece;
  const lines = new Set<string>();
  for (const part of parts) {
    const next = restated(changed, part);
    if (!next) return undefined;
    changed = next.piece;
    lines.add(part);
  }
  return { piece: changed, done: `corrected it to ${listed([...lines].map(named))}` };
}

/** "duplexes from $140 to $190, rents 950-1,100": of several figures in one line those behind the word. */
function afterWord(
  piece: Piece,
  wanted: string[],
  fresh: string[],
): { piece: Piece; line: string } | undefined {
  const [word = ''] = wanted;
  if (wanted.length !== 1) return undefined;
  const number = '\\$?\\d(?:[\\d,.]*\\d)?k?';
  const pattern = new RegExp(
    `(\\b${escaped(word)}\\p{L}*:? (?:(?:from|of|at|about|around|are|is|between|run|go|for) )*)(${number})${
      fresh.length === 2 ? `( ?(?:to|and|-|–) ?)(${number})` : ''
    }`,
    'iu',
  );
  const found = passagesOf(piece.blocks).filter(({ text }) => pattern.test(text));
  const [old] = found;
  if (!old || found.length > 1) return undefined;
  const isRange = fresh.length === 2;
  const changed = old.text.replace(
    pattern,
    (_, lead: string, one: string, joint: string, other: string) =>
      `${lead}${asMeant(one, fresh[0] ?? one, isRange ? [one, other] : [one])}${
        isRange
          ? `${/-|–/.test(joint) ? ' to ' : joint}${asMeant(other, fresh[1] ?? other, [one, other])}`
          : ''
      }`,
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

/** A sum of thousands is money in a range of money. */
const asMeant = (old: string, typed: string, all: string[]) => {
  const value = likeIt(old, typed, all);
  return all.some((each) => each.startsWith('$')) && !value.startsWith('$') ? `$${value}` : value;
};

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
