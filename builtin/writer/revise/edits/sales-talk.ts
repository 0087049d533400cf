import { type Block, isEndNote, type Piece, tidy, withoutMarks } from '#builtin/writer/blocks.ts';
import { mapPassages } from '#builtin/writer/revise/passages.ts';
import type { IsKept } from '#builtin/writer/revise/text-units.ts';
import { phoneIn } from '#builtin/writer/understand/segments.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';
import { atStart, type Swap, swapped, withCapitals, word } from './word-swaps.ts';

/** Praise that anybody could give any home. */
const praise =
  'stunning|amazing|gorgeous|incredible|breathtaking|spectacular|unbelievable|beautiful|fabulous|perfect|fantastic|once-in-a-lifetime|unique|exclusive|absolute|immaculate|exquisite|charming|lovely|one-of-a-kind';

const calmer: Swap[] = [
  word("(?:is|[’']s) (?:an? )?(?:absolute )?must[- ]see", 'is worth a look'),
  word('an? (?:absolute )?must[- ]see', 'worth a look'),
  word('dream (home|house)s?', 'home'),
  word('(?:home|house) of your dreams', 'home'),
  word(
    "we(?:['’]re| are) (?:so |very |super |really |beyond )?(?:excited|thrilled|delighted|proud) to (?:bring|present|announce|offer)",
    'we are bringing',
  ),
  word(
    "i(?:['’]m| am) (?:so |very |super |really |beyond )?(?:excited|thrilled|delighted|proud) to (?:bring|present|announce|offer)",
    'I am bringing',
  ),
  word('once in a lifetime', 'rare'),
  word('boasts', 'has'),
  word('nestled', 'set'),
  word('guaranteed', 'likely'),
  word('best deal', 'good price'),
  [
    new RegExp(
      `\\b(?:so |very |truly |absolutely |simply )?(?:${praise}) (?=\\p{L}|\\d)(?!for\\b|in\\b|to\\b|and\\b)`,
      'giu',
    ),
    '',
  ],
  atStart('(?:hurry|act (?:now|fast)|call now),? (?:and )?'),
];

/** A whole sentence that only presses. */
const pressing =
  /^(?:don['’]?t (?:wait|miss|delay|let this)|act (?:now|fast)|hurry|(?:this (?:one|home)|it) (?:will|wo)n?['’]?t? (?:not )?last|won['’]?t last|what are you waiting for|time is running out|opportunit(?:y|ies) like this|you won['’]?t want to miss)\b[^$\d]*$/i;

/** Facts and an invitation, without praise, pressure and exclamation marks. */
export function lessSalesy(piece: Piece, { isKept }: Context): EditResult {
  const calm = withoutSalesTalk(piece.blocks, isKept);
  const isSame = JSON.stringify(calm) === JSON.stringify(piece.blocks);
  return isSame
    ? {
        piece,
        refusal:
          'I found no sales talk in it: it has facts and an invitation. Tell me which words you would like out.',
      }
    : withBlocks(piece, calm);
}

/** Praise takes words and says nothing. */
export const withoutPraise = (blocks: Block[], isOwn: (sentence: string) => boolean) =>
  mapPassages(blocks, ({ text }) => {
    const calm = swapped(text, calmer);
    return isOwn(text) || calm === text ? text : withCapitals(withRightArticle(calm));
  });

const withoutSalesTalk = (blocks: Block[], isKept: IsKept): Block[] =>
  tidy(
    mapPassages(blocks, ({ text }) => {
      const isPressure = pressing.test(withoutMarks(text)) && !phoneIn.test(text) && !isKept(text);
      return isPressure ? undefined : calmed(text);
    }),
  );

function calmed(text: string): string {
  const calm = swapped(text, calmer);
  const straight = calm === text ? text : withCapitals(withRightArticle(calm));
  return withoutExclamation(straight);
}

/** "an stunning" and "a absolute" after a word went. */
export const withRightArticle = (text: string) =>
  text
    .replace(/\b([Aa]) (?=(?:[aeio]|un(?!i))\p{L})/gu, '$1n ')
    .replace(/\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz\d]\p{L}*)(?!hour|honest)/gu, '$1 ');

const withoutExclamation = (text: string) =>
  text
    .replace(/!+(?= \p{Ll})/gu, '')
    .replace(/!+\??/g, '.')
    .replace(/\.{2,}(?=\s|$)/g, '.');

export const withoutExclamations = (blocks: Block[]): Block[] =>
  mapPassages(blocks, ({ text }) => withoutExclamation(text));

/** One at the start and one at the end. */
export function exclaimed(blocks: Block[]): Block[] {
  const passages = blocks.flatMap((block, index) =>
    block.kind === 'p' && !isEndNote(block) ? [index] : [],
  );
  const [first, last] = [passages[0], passages.at(-1)];
  return blocks.map((block, index) => {
    if (block.kind !== 'p' || (index !== first && index !== last)) return block;
    if (index === first)
      return { ...block, text: block.text.replace(/^([^.!?]*[^.!?\d])\.(?=\s|$)/, '$1!') };
    return /\d|\?$/.test(block.text) ? block : { ...block, text: block.text.replace(/\.$/, '!') };
  });
}

/** One exclamation mark, behind the last sentence. */
export function exclaimedAtEnd(blocks: Block[]): Block[] {
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const last = blocks[at];
  return last?.kind === 'p'
    ? blocks.with(at, { ...last, text: last.text.replace(/[.!]?$/, '!') })
    : blocks;
}
