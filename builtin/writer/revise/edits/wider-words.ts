import { linesOf, type Piece } from '#builtin/writer/blocks.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';

/** The words that give way: those that were named, and what belongs to them in the text. */
export const widerWords = (piece: Piece, from: string, to: string): string =>
  wholeName(piece, from, to) ??
  withVerb(piece, from, to) ??
  withRepeatedWord(piece, from, to) ??
  withSharedWords(piece, from, to);

/** "home energy check" for "audit" where the text has "energy audit": "energy" would stand there twice. */
function withRepeatedWord({ blocks }: Piece, from: string, to: string): string | undefined {
  const words = to.split(' ').filter((word) => /^\p{L}{4,}$/u.test(word));
  if (words.length === 0 || !/^\p{Ll}+$/u.test(from)) return undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:${words.map(escaped).join('|')}) ${escaped(from)}(?![\\p{L}])`,
    'iu',
  );
  return pattern.exec(linesOf(blocks).join('\n'))?.[0];
}

/** "Kim" is all of "Kim Soto, NMLS 448812" where a name with a license takes her place. */
function wholeName({ blocks }: Piece, from: string, to: string): string | undefined {
  if (!/^\p{Lu}\p{L}+$/u.test(from) || !/^\p{Lu}\p{L}+ \p{Lu}/u.test(to)) return undefined;
  const license = /\bNMLS\b/.test(to) ? '(?:,? NMLS #?\\d+)?' : '';
  const pattern = new RegExp(`(?<!\\p{Lu}\\p{L}* )${escaped(from)} \\p{Lu}\\p{Ll}+${license}`, 'u');
  return pattern.exec(linesOf(blocks).join('\n'))?.[0];
}

/** "ask the lender again" for "reconsideration" takes the place of "ask for a reconsideration". */
function withVerb({ blocks }: Piece, from: string, to: string): string | undefined {
  const [first = '', ...more] = to.split(' ');
  if (more.length < 2 || !/^\p{Ll}{2,}$/u.test(first)) return undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}])${escaped(first)}(?: [\\p{L}'’]+){0,3} ${escaped(from)}(?![\\p{L}])`,
    'iu',
  );
  return pattern.exec(linesOf(blocks).join('\n'))?.[0];
}

/** "815 Luttrell" for "817" where the text has "817 Luttrell": the words that follow are meant as well. */
function withSharedWords({ title, blocks }: Piece, from: string, to: string): string {
  const words = to.split(' ');
  const text = [title, ...linesOf(blocks)].join('\n').toLowerCase();
  for (let count = words.length - 1; count > 0; count--) {
    const after = `${from} ${words.slice(-count).join(' ')}`;
    if (text.includes(after.toLowerCase())) return after;
    const before = `${words.slice(0, count).join(' ')} ${from}`;
    if (text.includes(before.toLowerCase())) return before;
  }
  return from;
}
