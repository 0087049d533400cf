import { type Block, mapText, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import type { EditOf, MarkName } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, mapPassages } from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { type EditResult, withBlocks } from './context.ts';
import { notThere } from './not-there.ts';
import { withinSentence } from './phrases.ts';

/** Marks that somebody does not want to see: the words around them are said without. */

export function withoutMarksOf(piece: Piece, edit: EditOf<'marks'>): EditResult {
  const { mark, inTitle } = edit;
  const title = inTitle === false ? piece.title : inWords(piece.title, mark, true);
  if (edit.isDropped) {
    const blocks = mapText(piece.blocks, (text) => text.replace(/ ?\([^()]*\)/g, ''));
    return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
      ? { piece, refusal: 'Nothing in it stands in parentheses.' }
      : { ...withBlocks(piece, blocks), done: 'took out what stood in parentheses' };
  }
  if (inTitle) return told({ ...piece, title }, piece, mark);
  const blocks =
    mark === 'colons'
      ? mapPassages(withoutColonsBeforeLists(piece.blocks), ({ text, kind }) =>
          kind === 'heading' ? text.replace(/: /g, ', ') : withoutLabel(text),
        )
      : mapText(piece.blocks, (text) => inWords(text, mark, false));
  return told({ ...withBlocks(piece, blocks).piece, title }, piece, mark);
}

const told = (changed: Piece, piece: Piece, mark: MarkName): EditResult =>
  JSON.stringify(changed) === JSON.stringify(piece)
    ? { piece, refusal: `There are no ${mark} in it.` }
    : { piece: changed, done: `took the ${mark} out` };

function inWords(text: string, mark: MarkName, isTitle: boolean): string {
  switch (mark) {
    case 'colons':
      return text.replace(/: (\p{L})/gu, (_, letter: string) => `, ${letter}`);
    case 'dashes':
      return text
        .replace(/\s*(?: -|–|—) (?=\S)|(?<=\p{L})—(?=\p{L})/gu, ', ')
        .replace(/(\d)–(?=\$?\d)/g, '$1 to ');
    case 'semicolons':
      return text.replace(/; (\p{L})([^.;!?]*)/gu, (_, letter: string, rest: string) =>
        phraseKind(`${letter}${rest}`) === 'sentence' && !isTitle
          ? `. ${letter.toUpperCase()}${rest}`
          : `, ${letter}${rest}`,
      );
    case 'quotation marks':
      return text.replace(/["“”]|(?<=^|\s)['‘](?=\p{L})|(?<=[\p{L}.?!])['’](?=\s|$)/gu, '');
    case 'parentheses':
      return text.replace(/ ?\(([^()]*)\)(?=([.,;!?])?)/g, (_, words: string, next?: string) =>
        next ? `, ${words}` : `, ${words},`,
      );
    case 'question marks':
      return text.replace(/\?+/g, '.');
  }
}

/** "Worth doing this week:" ends with a full stop. */
const withoutColonsBeforeLists = (blocks: Block[]) =>
  blocks.map((block) =>
    block.kind === 'p' && /:\uE001?\s*$/.test(block.text)
      ? { ...block, text: block.text.replace(/:(\uE001?)\s*$/, '.$1') }
      : block,
  );

const subject = '(?:I|we|you|they|people|buyers|sellers|most \\p{L}+|newcomers)';

/** "The mistake I see most: no photos" as "The mistake I see most is no photos". */
export function withoutLabel(text: string): string {
  const [, typed = '', mark = ''] = /^(\uE000?[^:]{2,70}):(\uE001?) \S/u.exec(text) ?? [];
  if (typed === '' || /\d$/.test(typed)) return text.replace(/(?<!\d): (?=\D)/g, ', ');
  const rest = text.slice(typed.length + 1 + mark.length + 1).replace(/(?<!\d): (?=\D)/g, ', ');
  const label = withoutMarks(typed);
  const value = withinSentence(rest);
  // "What you'll find: ranches" is "You'll find ranches".
  const [, clause = ''] =
    new RegExp(`^What (${subject}(?:['’](?:ll|ve|d))?\\b.+)$`, 'iu').exec(label) ?? [];
  const isThing = /^(?:noun|gerund)$/.test(phraseKind(withoutMarks(rest).replace(/[.!?]+$/, '')));
  if (clause !== '' && isThing && !/\b(?:most|best)$/i.test(clause) && countWords(clause) < 8) {
    const [, said = clause, when = ''] =
      /^(.+?) (right now|now|around here|here|these days)$/i.exec(clause) ?? [];
    return capitalise(
      when === '' ? `${clause} ${value}` : `${when}, ${withinSentence(said)} ${value}`,
    );
  }
  if (/^where (?:it|they) (?:is|are)$/i.test(label))
    return capitalise(`${label.replace(/^where /i, '')} ${value}`);
  if (/^(?:when|where|how|who|why|which)\b/i.test(label)) return `${label}? ${capitalise(rest)}`;
  if (/^(?:with|from)\b/i.test(label) && isThing) return `${label} you get ${value}`;
  if (/^(?:in|on|near|at|around)\b/i.test(label) && isThing)
    return `${label}, you'll find ${value}`;
  if (/^here(?:['’]s| is| are)\b|^\p{L}+ing\b|^when\b/iu.test(label) || !isThing)
    return `${asSentence(label)} ${capitalise(rest)}`;
  if (/\.(?:com|net|org|example)\b|\d{3}[-.]\d{4}/.test(rest) && countWords(rest) < 3)
    return `${label} at ${rest}`;
  if (!/^(?:the|what|who|where|my|our|your|one|two|a|an|good|help|other|another)\b/i.test(label))
    return `${label}, ${value}`;
  const isMany =
    /s$/i.test(label.split(/ (?:of|for|in|on|to|with|I|we|you|around|here)\b/)[0] ?? '') &&
    /^(?:the|my|our|your)\b/i.test(label);
  return `${label} ${isMany && !/^what/i.test(label) ? 'are' : 'is'} ${value}`;
}

/** "The budget: under $300." as a whole sentence. */
export function asFullSentence(piece: Piece, { what }: EditOf<'fullSentence'>): EditResult {
  const found = findPassages(piece.blocks, what).slice(0, 1);
  if (found.length === 0) return { piece, refusal: notThere(piece.blocks, what) };
  const blocks = mapPassages(piece.blocks, (each) =>
    includesPassage(found, each) && /: /.test(each.text) ? withoutLabel(each.text) : each.text,
  );
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
    ? {
        piece,
        refusal: `I have no other words for "${withoutMarks(found[0]?.text ?? '')}" Tell me how it should read, and I will put it there.`,
      }
    : { ...withBlocks(piece, blocks), done: 'made a whole sentence of it' };
}

const contractions: [long: RegExp, short: string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|could|should|would)(?: not)\b/gi, "$1n't"],
  [/\bcannot\b|\bcan not\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\bI am\b/g, "I'm"],
  [/\b(I|you|we|they) (?:will)\b/gi, "$1'll"],
  [/\b(you|we|they) are\b/gi, "$1're"],
  [/\b(I|you|we|they) have (?=(?:\p{L}+ed|been|seen|got|sold|done|had)\b)/giu, "$1've "],
  [/\b(it|that|there|here|what) is\b/gi, "$1's"],
  [/\blet us\b/gi, "let's"],
];

const longForms: [short: RegExp, long: string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(\p{L}+)n['’]t\b/giu, '$1 not'],
  [/\bI['’]m\b/g, 'I am'],
  [/\b(\p{L}+)['’]ll\b/giu, '$1 will'],
  [/\b(\p{L}+)['’]re\b/giu, '$1 are'],
  [/\b(\p{L}+)['’]ve\b/giu, '$1 have'],
  [/\b(I|you|we|they|he|she)['’]d\b/gi, '$1 would'],
  [/\b(it|that|there|here|what|who)['’]s\b/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
];

/** "do not" as "don't", or the other way around. */
export function contracted(piece: Piece, { use }: EditOf<'contractions'>): EditResult {
  const swaps = use ? contractions : longForms;
  const like = (found: string, fresh: string) =>
    /^\p{Lu}/u.test(found) ? capitalise(fresh) : fresh;
  const blocks = mapText(piece.blocks, (text) =>
    swaps.reduce(
      (words, [from, to]) =>
        words.replace(from, (found, ...groups) =>
          like(found, to.replace('$1', typeof groups[0] === 'string' ? groups[0] : '')),
        ),
      text,
    ),
  );
  if (JSON.stringify(blocks) === JSON.stringify(piece.blocks))
    return {
      piece,
      refusal: use
        ? 'Everything that has a contraction is one already.'
        : 'There are no contractions in it.',
    };
  return {
    ...withBlocks(piece, blocks),
    done: use ? 'used contractions' : 'wrote the contractions out',
  };
}
