import {
  type Block,
  firstIndexOf,
  isEndNote,
  lastIndexOf,
  type Piece,
  paragraph,
  withoutMarks,
  wordCountOf,
} from '#builtin/writer/blocks.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import {
  includesPassage,
  leansBack,
  mapPassages,
  type Passage,
  passagesOf,
  withoutPassages,
} from '#builtin/writer/revise/passages.ts';
import type { IsKept } from '#builtin/writer/revise/text-units.ts';
import { shorten } from '#builtin/writer/shorten.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { addressIn, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { holdsContact, isInvitation } from './call-to-action.ts';
import { type Context, type EditResult, holdsFact, withBlocks } from './context.ts';
import { shortItem } from './lists.ts';
import { isHeadline } from './opening.ts';
import { announcesHome } from './phrases.ts';
import { withoutPraise } from './sales-talk.ts';
import { simplify } from './tone.ts';
import { withoutFiller } from './word-swaps.ts';

const shares = { some: 0.7, third: 0.67, half: 0.5 } as const;

/** Fewer words. The note says so where what the agent said does not allow as few as were asked for. */
export function shortened(
  piece: Piece,
  { by, percent }: EditOf<'shorter'>,
  context: Context,
): EditResult {
  const words = wordCountOf(piece.blocks);
  const most = Math.round(words * (percent ? 1 - percent / 100 : shares[by]));
  const gentle = shortenTo(piece.blocks, most, context, Math.round(most * 0.12));
  // Who names a measure means it; "shorter" alone costs what was said only where nothing else could go.
  const isMeasured = percent !== undefined || by !== 'some';
  const least = isMeasured ? most : Math.round(words * 0.85);
  const blocks =
    isMeasured || wordCountOf(gentle) === words ? cutWhatWasSaid(gentle, least, context) : gentle;
  const reached = wordCountOf(blocks);
  const isMissed =
    reached < words && (by === 'some' && !percent ? reached > words * 0.92 : reached > most * 1.1);
  return withBlocks(
    piece,
    blocks,
    isMissed
      ? `The rest is what you said, or belongs to it: tell me what can go, and I will cut it.`
      : undefined,
  );
}

/** So many sentences at most: ours go first, and what the agent said is not cut to get there. */
export function toSentences(
  piece: Piece,
  { most: asked, fewer }: EditOf<'sentences'>,
  context: Context,
): EditResult {
  const count = (blocks: readonly Block[]) =>
    passagesOf(blocks).filter(({ kind, text }) => kind !== 'heading' && !/[:?]$/.test(text)).length;
  const most = fewer === undefined ? asked : Math.max(1, count(piece.blocks) - fewer);
  let blocks = piece.blocks;
  let words = wordCountOf(blocks);
  while (count(blocks) > most) {
    const next = shortenTo(blocks, words - 1, context);
    if (wordCountOf(next) >= words) break;
    blocks = next;
    words = wordCountOf(blocks);
  }
  // Whole sentences that the agent said go last, the shortest that leave the fewest words first.
  while (count(blocks) > most) {
    const next = cutWhatWasSaid(
      blocks,
      Math.min(words - 1, Math.round((words * most) / count(blocks))),
      context,
    );
    if (wordCountOf(next) >= words) break;
    blocks = next;
    words = wordCountOf(blocks);
  }
  const left = count(blocks);
  return withBlocks(
    piece,
    blocks,
    left > most
      ? `It has ${left} sentences and items, not ${most}: what is left belongs together. Tell me what can go, and I will cut it.`
      : undefined,
  );
}

/**
 * Sentences of the agent's own, where the rest is not enough. Ways to reach the agent, sums of money, where and
 * when something is, links, the first line and the call stay.
 */
export function cutWhatWasSaid(blocks: Block[], most: number, context: Context): Block[] {
  const { isKept, answers } = context;
  // Of a text that was not made from answers nobody knows what its sentences are worth.
  if (wordCountOf(blocks) <= most * 1.08 || answers.length === 0) return blocks;
  // What a home has is why somebody comes to see it.
  const features = new Set(
    announcesHome(blocks) ? blocks.flatMap((block) => ('items' in block ? block.items : [])) : [],
  );
  const isNeeded = (sentence: string) =>
    isKept(sentence) ||
    features.has(sentence) ||
    holdsContact(sentence) ||
    sentence.includes('$') ||
    isWhereOrWhen(withoutMarks(sentence));
  const whole = withoutWholeParagraphs(blocks, most, isNeeded);
  const { blocks: apart, start } = endApart(whole);
  return endJoined(shorten(apart, most, isNeeded, Math.round(most * 0.12)), start);
}

/** A story without its end is worth less than no story: paragraphs go as a whole while that does not cut too much. */
function withoutWholeParagraphs(blocks: Block[], most: number, isNeeded: IsKept): Block[] {
  let left = blocks;
  for (;;) {
    const surplus = wordCountOf(left) - most;
    const [from, to] = [firstIndexOf(left), lastIndexOf(left)];
    const words = (index: number) => wordCountOf([left[index] as Block]);
    const [best] = left
      .map((_, index) => index)
      .filter((index) => {
        const block = left[index];
        return (
          block?.kind === 'p' &&
          index > from &&
          index < to &&
          !/:\s*$/.test(block.text) &&
          !splitSentences(block.text).some(isNeeded) &&
          words(index) <= surplus * 1.3
        );
      })
      .toSorted((one, other) => words(other) - words(one));
    if (surplus <= 0 || best === undefined) return left;
    left = left.toSpliced(best, 1);
  }
}

function isWhereOrWhen(text: string): boolean {
  const { day, hours } = whereAndWhen(text);
  return day !== undefined || hours !== undefined || new RegExp(addressIn.source, 'iu').test(text);
}

/** Of one part half of its sentences at most, the first ones and what the agent said. */
export function shortenedPart(
  piece: Piece,
  { what, words }: EditOf<'shorterPart'>,
  context: Context,
): EditResult {
  if (/^(?:the )?(?:middle|body)(?: part)?$/i.test(what)) return shortenedMiddle(piece, context);
  const found = /^(?:intro(?:duction)?|opening|beginning|start)$/i.test(what)
    ? introOf(piece.blocks)
    : findPassages(piece.blocks, what);
  const [only] = found;
  const few = words !== undefined && only ? inFewWords(piece, found, words, what) : undefined;
  if (few) return few;
  if (only && found.length === 1 && only.kind === 'sentence' && /\b(?:sentence|line)$/i.test(what))
    return shortenedSentence(piece, only, what);
  // The first that says something stays: a question alone would say nothing.
  const says = found.findIndex(({ text }) => !/\?["')\uE001]*$/.test(text));
  const spare = found
    .slice(Math.max(Math.ceil(found.length / 2), says + 1))
    .filter(({ text }) => !holdsFact(text, context));
  return spare.length === 0
    ? {
        piece,
        refusal: `I found nothing in the ${what} that could go without losing what you said.`,
      }
    : withBlocks(piece, withoutPassages(piece.blocks, spare));
}

/** A sentence in so many words at most, where that leaves a whole one. */
function inFewWords(
  piece: Piece,
  found: readonly Passage[],
  most: number,
  what: string,
): EditResult {
  const [only] = found;
  const last = /\blast\b|\bend/i.test(what) ? (found.at(-1) ?? only) : only;
  if (!last) return { piece };
  const count = countWords(withoutMarks(last.text));
  if (count <= most) return { piece, refusal: `The ${what} has ${count} words already.` };
  const short = shortItem(last.text, most);
  return countWords(withoutMarks(short)) > most
    ? {
        piece,
        refusal: `I could not say "${withoutMarks(last.text)}" in ${most} words. Tell me the words, and I will put them there.`,
      }
    : withBlocks(
        piece,
        mapPassages(piece.blocks, (each) => (includesPassage([last], each) ? short : each.text)),
      );
}

/** What stands between the first line and the last. */
function shortenedMiddle(piece: Piece, context: Context): EditResult {
  const { blocks } = piece;
  const [from, to] = [firstIndexOf(blocks) + 1, lastIndexOf(blocks)];
  const middle = blocks.slice(from, to);
  const words = wordCountOf(middle);
  const shorter = shortenTo(middle, Math.round(words * 0.7), context);
  return wordCountOf(shorter) >= words || shorter.length === 0
    ? {
        piece,
        refusal: 'The middle is what you said: tell me what of it can go, and I will cut it.',
      }
    : {
        ...withBlocks(piece, blocks.toSpliced(from, to - from, ...shorter)),
        done: 'made the middle shorter',
      };
}

/** One sentence: empty words go, and a second clause becomes a sentence of its own. */
function shortenedSentence(piece: Piece, passage: Passage, what: string): EditResult {
  const [plain] = simplify([paragraph(withoutFiller(passage.text))]);
  const tight = plain?.kind === 'p' ? plain.text : passage.text;
  const split =
    splitSentences(tight).length > 1
      ? tight
      : tight.replace(
          /^([^,;]{12,}?)(?:; |, (?:and|but|so) )((?:the|a|an|it|they|you|we|I|that|this|there|ask|check|plan|keep|get)\b.{10,})$/iu,
          (_, start: string, next: string) => `${start}. ${capitalise(next)}`,
        );
  const words = countWords(splitSentences(split)[0] ?? '');
  if (words >= countWords(passage.text))
    return {
      piece,
      refusal: `The ${what} has ${words} words and nothing in it that could go. Tell me the words you would like there.`,
    };
  const blocks = mapPassages(piece.blocks, (each) =>
    includesPassage([passage], each) ? split : each.text,
  );
  return { ...withBlocks(piece, blocks), done: `made the ${what} shorter` };
}

/** Up to the first heading or list, and of a post its first paragraph. */
function introOf(blocks: readonly Block[]): Passage[] {
  const heading = blocks.findIndex(({ kind }) => kind === 'h2');
  const end = heading > 0 ? heading : firstIndexOf(blocks) + 1;
  return passagesOf(blocks).filter(({ block }) => block < end);
}

/** Shorter sentences and fewer of them, never more words. */
export function punchier(piece: Piece, context: Context): EditResult {
  const words = wordCountOf(piece.blocks);
  const simple = simplify(withoutFillerIn(piece.blocks, context));
  const start = wordCountOf(simple) <= words ? simple : piece.blocks;
  const blocks = shortenTo(start, Math.round(words * 0.75), context, Math.round(words * 0.1));
  return withBlocks(piece, wordCountOf(blocks) <= words ? blocks : piece.blocks);
}

/**
 * Takes away, in this order and only as far as it must: empty phrases, sentences that hold no fact, an
 * opening that holds none. What the agent said, figures and the call to action stay.
 */
export function shortenTo(blocks: Block[], most: number, context: Context, slack = 0): Block[] {
  // Items of a text about which we know nothing are facts.
  const isUnknown = context.answers.length === 0 && !context.material.titleEntry;
  const items = new Set(
    isUnknown ? blocks.flatMap((block) => ('items' in block ? block.items : [])) : [],
  );
  const stays = (sentence: string) => items.has(sentence) || holdsFact(sentence, context);
  const tight = withoutFillerIn(blocks, context);
  if (wordCountOf(tight) <= most) return tight;
  const split = endApart(tight);
  const cut = shorten(split.blocks, most, stays, slack);
  const plain = wordCountOf(cut) > most ? withoutOpening(cut, stays) : cut;
  const shorter = wordCountOf(plain) > most ? withoutPraise(plain, context.isOwn) : plain;
  return endJoined(shorter, split.start);
}

const withoutFillerIn = (blocks: Block[], { isOwn }: Context) =>
  mapPassages(blocks, ({ text }) => (isOwn(text) ? text : withoutFiller(text)));

/** The last paragraph is never cut, so only its invitation stays in it. */
function endApart(blocks: Block[]): { blocks: Block[]; start?: string } {
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const last = blocks[at];
  if (last?.kind !== 'p') return { blocks };
  const sentences = splitSentences(last.text);
  let start = sentences.length - 1;
  while (
    start > 0 &&
    (/\?$/.test(sentences[start - 1] ?? '') ||
      isInvitation(sentences[start - 1] ?? '') ||
      leansBack(sentences[start] ?? ''))
  )
    start--;
  if (start === 0) return { blocks };
  const parts = [paragraph(...sentences.slice(0, start)), paragraph(...sentences.slice(start))];
  return { blocks: blocks.toSpliced(at, 1, ...parts), start: sentences[0] };
}

/** Joined again where something of the paragraph is left. */
function endJoined(blocks: Block[], start?: string): Block[] {
  if (start === undefined) return blocks;
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const [before, last] = [blocks[at - 1], blocks[at]];
  const canJoin = before?.kind === 'p' && last?.kind === 'p' && before.text.startsWith(start);
  return canJoin ? blocks.toSpliced(at - 1, 2, paragraph(before.text, last.text)) : blocks;
}

/** A general first line gives way to what the agent said, where that can stand first. */
function withoutOpening(blocks: Block[], stays: (sentence: string) => boolean): Block[] {
  const at = firstIndexOf(blocks);
  const [first, next] = [blocks[at], blocks[at + 1]];
  if (first?.kind !== 'p' || next?.kind !== 'p' || blocks.length < at + 3) return blocks;
  // The news itself is what such a post is for.
  const isNews = isHeadline.test(withoutMarks(first.text));
  const canGo = !isNews && !splitSentences(first.text).some(stays) && !/:\s*$/.test(first.text);
  // An address or "For two units:" opens nothing.
  const [opens = ''] = splitSentences(withoutMarks(next.text));
  const isOpening =
    /[.!?]["')]*$/.test(opens) && phraseKind(opens.replace(/[.!?]+$/, '')) === 'sentence';
  return canGo && isOpening && stays(next.text) && !leansBack(next.text)
    ? blocks.toSpliced(at, 1)
    : blocks;
}
