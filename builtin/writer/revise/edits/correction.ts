import { mapText, type Piece } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, mapPassages, passagesOf } from '#builtin/writer/revise/passages.ts';

/**
 * "its the 11 Pierce Transit bus" where the text has "11 bus": the first and the last word tell what it
 * replaces. Undefined when the text has nothing of the kind.
 */
export function corrected(piece: Piece, statement: string): Piece | undefined {
  const counted = recounted(piece, statement) ?? reordered(piece, statement);
  if (counted) return counted;
  const words = statement.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 3 || first === last) return undefined;
  const between = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(first)}((?: [^\\s.,:;!?]+){0,3}?) ${escaped(last)}(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const passage = passagesOf(piece.blocks).find(({ text }) => between.test(text));
  const [old] = (passage && between.exec(passage.text)) ?? [];
  if (!old || old.toLowerCase() === statement.toLowerCase()) return undefined;
  return {
    ...piece,
    blocks: mapText(piece.blocks, (text) => text.replaceAll(old, () => statement)),
  };
}

/** "the workshop is the third Saturday now" where the text has the second. */
function reordered(piece: Piece, statement: string): Piece | undefined {
  const fresh = ordinalIn.exec(statement)?.[0];
  const wanted = [...keywordsOf(statement.replace(ordinalIn, ''))];
  if (!fresh || wanted.length < 2) return undefined;
  const old = passagesOf(piece.blocks).find(({ text }) => {
    const words = keywordsOf(text);
    const other = ordinalIn.exec(text)?.[0];
    return other && other !== fresh && wanted.every((word) => words.has(word));
  });
  if (!old) return undefined;
  const changed = old.text.replace(ordinalIn, fresh);
  return {
    ...piece,
    blocks: mapPassages(piece.blocks, (each) =>
      includesPassage([old], each) ? changed : each.text,
    ),
  };
}

const ordinalIn = /\b(?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th))\b/i;

/** "the office is closed 24 thru 27" where the text has "closed December 24-26": only the numbers are others. */
export function renumbered(piece: Piece, statement: string): Piece | undefined {
  const wanted = [
    ...keywordsOf(
      statement.replace(/\d\S*|\b(?:thru|through|until|number|figure|count|total)\b/gi, ''),
    ),
  ];
  const fresh = statement.match(numbersIn) ?? [];
  const isFigure = /\b(?:number|figure|count|total)\b/i.test(statement);
  if (wanted.length === 0 || fresh.length === 0) return undefined;
  const old = passagesOf(piece.blocks).find(({ text, kind }) => {
    const words = keywordsOf(text.replace(/\d\S*/g, ''));
    // One word tells enough of a short item such as "Newer furnace (2022)".
    const isTold = wanted.length > 1 || isFigure || (kind === 'item' && words.size <= 2);
    return (
      isTold &&
      wanted.every((word) => words.has(word)) &&
      words.size <= wanted.length + 2 &&
      text.match(numbersIn)?.length === fresh.length
    );
  });
  if (!old) return undefined;
  let at = 0;
  const changed = old.text.replace(numbersIn, (number) => fresh[at++] ?? number);
  return changed === old.text
    ? undefined
    : {
        ...piece,
        blocks: mapPassages(piece.blocks, (each) =>
          includesPassage([old], each) ? changed : each.text,
        ),
      };
}

const numbersIn = /(?<![\d.,])\d[\d,]*(?:\.\d+)?/g;

/** "2.5 baths" where the text has "2 baths", and "7 offers" where it has "six offers". */
export function recounted(piece: Piece, statement: string): Piece | undefined {
  const [, number = '', noun = ''] = /^(\d[\d.,]*) (\p{L}{3,}?)s?$/u.exec(statement.trim()) ?? [];
  if (noun === '') return undefined;
  const pattern = new RegExp(
    `(?<![\\d.,$\\p{L}])(?:\\d[\\d.,]*|${words.join('|')})(?= ${noun})`,
    'giu',
  );
  const numberOf = (typed: string) =>
    words.includes(typed.toLowerCase()) ? String(words.indexOf(typed.toLowerCase())) : typed;
  const found = passagesOf(piece.blocks).flatMap(({ text }) => text.match(pattern) ?? []);
  const values = new Set(found.map(numberOf));
  if (values.size !== 1 || values.has(number)) return undefined;
  const spelled = (old: string) => {
    const word = /^\p{L}/u.test(old) ? words[Number(number)] : undefined;
    return word ? (/^\p{Lu}/u.test(old) ? capitalise(word) : word) : number;
  };
  return { ...piece, blocks: mapText(piece.blocks, (text) => text.replace(pattern, spelled)) };
}

/** "almost 20" where the text has "19 years": the only number near it, with what it counts. */
export function hedged(piece: Piece, statement: string): Piece | undefined {
  const [, how = '', number = '', unit = ''] =
    /^(almost|nearly|about|over|close to|more than|just over|just under) (\d[\d,]*)(?: (\p{L}+))?$/iu.exec(
      statement.trim(),
    ) ?? [];
  if (number === '') return undefined;
  const value = Number(number.replaceAll(',', ''));
  const pattern = new RegExp(
    `(?<![\\d.,$/-])(\\d[\\d,]*)(?= ${unit === '' ? '\\p{Ll}{3,}' : escaped(unit)})`,
    'gu',
  );
  const isNear = (typed: string) =>
    Math.abs(Number(typed.replaceAll(',', '')) - value) <= Math.max(1, value * 0.1);
  const found = passagesOf(piece.blocks).flatMap(({ text }) => text.match(pattern) ?? []);
  const near = [...new Set(found.filter(isNear))];
  if (near.length !== 1) return undefined;
  const change = (text: string) =>
    text.replace(pattern, (old, _, at: number) =>
      old === near[0]
        ? `${at === 0 || /[.!?:] $/.test(text.slice(0, at)) ? capitalise(how.toLowerCase()) : how.toLowerCase()} ${number}`
        : old,
    );
  return { ...piece, blocks: mapText(piece.blocks, change) };
}

const words = 'zero one two three four five six seven eight nine ten'.split(' ');
