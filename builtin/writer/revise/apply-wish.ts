import type { Random } from '#builtin/random.ts';
import {
  type Block,
  linesOf,
  mapText,
  type Piece,
  paragraph,
  wordsOf,
} from '#builtin/writer/blocks.ts';
import { capitalise, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import { placeLines } from '#builtin/writer/place/place-lines.ts';
import { shorten, tidy } from '#builtin/writer/shorten.ts';
import { asCall, endingCall, hasLinkedCall, withCall, withoutCall } from './call-to-action.ts';
import { toCharacterCount } from './character-count.ts';
import { changeHashtags } from './hashtags.ts';
import { toBullets, withEmoji, withoutBullets, withoutEmoji } from './layout.ts';
import { beforeEnd, lengthen } from './length.ts';
import { mention } from './mention.ts';
import { newTitle, titleWithPlace } from './new-title.ts';
import { moved, withFirstLine, withOpening } from './parts-of-text.ts';
import { remove } from './removal.ts';
import type { IsKept } from './text-units.ts';
import { makeFormal, makeFriendly, simplify } from './tone.ts';
import type { Wish } from './wish.ts';
import { toWordCount } from './word-count.ts';

type Context = {
  material: Material;
  random: Random;
  isBlog: boolean;
  isKept: IsKept;
  /** What the agent said. */
  isOwn: IsKept;
};
type Result = { piece: Piece; refusal?: string };

/** One wish done, or the piece as it was and a kind word why not. */
export function applyWish(piece: Piece, wish: Wish, context: Context): Result {
  const result = fulfil(piece, wish, context);
  if (saysNothing(result.piece) && !saysNothing(piece)) {
    return { piece, refusal: 'That would leave nothing of the text, so I left it in.' };
  }
  const reason = nothingToDo[wish.kind];
  const isSame = JSON.stringify(result.piece) === JSON.stringify(piece);
  return isSame && reason && !result.refusal ? { piece, refusal: reason } : result;
}

const saysNothing = ({ title, blocks }: Piece) =>
  title.trim() === '' || linesOf(blocks).every((line) => line.trim() === '');

const nothingToDo: Partial<Record<Wish['kind'], string>> = {
  simpler: 'The sentences are short and plain already, so I changed nothing for that.',
  shorter: 'It cannot get shorter without losing its start or its end.',
  longer: 'I have nothing more to add that would not repeat the text.',
  characters: 'It has that length already.',
  bullets: 'It is a list already.',
  noBullets: 'There was no list to turn into sentences.',
  noEmoji: 'There was no emoji to take out.',
  noCallToAction: 'There was no call to action to take out.',
  title: 'I left the title as it was.',
  opening: 'I have no other opening for it.',
  punchier: 'It cannot get tighter without losing what you said.',
};

function fulfil(piece: Piece, wish: Wish, context: Context): Result {
  const { material, random } = context;
  const changed = (blocks: Block[]): Result => ({ piece: { ...piece, blocks } });
  switch (wish.kind) {
    case 'angle':
    case 'keep':
      return { piece };
    case 'shorter':
      return shortened(piece, wish.byHalf, context);
    case 'longer':
      return changed(grown(piece.blocks, 1.3, context));
    case 'words':
      return withBlocks(piece, toWordCount(piece.blocks, wish, context));
    case 'characters':
      return withBlocks(piece, toCharacterCount(piece, wish, context));
    case 'punchier':
      return changed(punchier(piece.blocks, context));
    case 'opening':
      return changed(withOpening(piece.blocks, context));
    case 'startWith':
    case 'endWith':
      return placed(piece, wish);
    case 'onlyOwn':
      return onlyOwn(piece, context);
    case 'reword':
      return reworded(piece, wish);
    case 'firstPerson':
      return {
        piece,
        refusal: /\b(?:I|me|my|we|our)\b/.test(linesOf(piece.blocks).join(' '))
          ? undefined
          : 'I could not turn it into the first person. A connected model can.',
      };
    case 'declined':
      return {
        piece,
        refusal: `I cannot ${wish.what}, so I left that as it was. A connected model can.`,
      };
    case 'simpler':
      return changed(simplify(piece.blocks));
    case 'formal':
      return changed(
        withOurCall(
          makeFormal(withoutEmoji(piece.blocks)),
          material.say(random.pick(formalCalls)),
          context,
        ),
      );
    case 'friendlier':
      return changed(beforeEnd(makeFriendly(piece.blocks), paragraph(random.pick(friendlyLines))));
    case 'persuasive':
      return changed(persuaded(piece.blocks, context));
    case 'local':
      return changed(
        beforeEnd(
          piece.blocks,
          paragraph(material.say(random.pick(placeLines(material.place, material.mood)))),
        ),
      );
    case 'bullets':
      return changed(toBullets(piece.blocks));
    case 'noBullets':
      return changed(withoutBullets(piece.blocks));
    case 'emoji':
      return changed(withEmoji(withoutEmoji(piece.blocks)));
    case 'noEmoji':
      return {
        piece: { ...piece, title: stripped(piece.title), blocks: tidy(withoutEmoji(piece.blocks)) },
      };
    case 'callToAction':
      return changed(withCall(piece.blocks, callFor(piece.blocks, wish, context)));
    case 'noCallToAction':
      return changed(withoutCall(piece.blocks));
    case 'mention':
      return withBlocks(piece, mention(piece.blocks, wish.what, context));
    case 'remove':
      return removed(piece, wish.what);
    case 'title':
      return { piece: { ...piece, title: titleFor(piece.title, wish, context) } };
    case 'hashtags':
      return {
        piece: { ...piece, hashtags: changeHashtags(piece.hashtags, wish, material, random) },
      };
  }
}

/** A call of ours in the place of one of ours; the agent's own call stays. */
function withOurCall(blocks: Block[], call: string, { isOwn }: Context): Block[] {
  const old = endingCall(blocks);
  // One that leads somewhere is better than ours, too.
  const isBetter = hasLinkedCall(blocks) || (old && isOwn(old));
  return isBetter ? blocks : withCall(blocks, call);
}

/** Fewer and shorter sentences, never more. What the agent said stays, and so does the end. */
function punchier(blocks: Block[], { isKept }: Context): Block[] {
  const words = wordsOf(blocks);
  const simple = simplify(blocks);
  const short = shorten(
    wordsOf(simple) <= words ? simple : blocks,
    Math.round(words * 0.75),
    isKept,
  );
  return wordsOf(short) <= words ? short : blocks;
}

function placed(piece: Piece, wish: Extract<Wish, { kind: 'startWith' | 'endWith' }>): Result {
  if (wish.isLiteral)
    return { piece: { ...piece, blocks: withFirstLine(piece.blocks, wish.what) } };
  const blocks = moved(piece.blocks, wish.what, wish.kind === 'startWith' ? 'start' : 'end');
  if (blocks) return { piece: { ...piece, blocks } };
  const where = wish.kind === 'startWith' ? 'start with' : 'end with';
  return { piece, refusal: `I found nothing about "${wish.what.slice(0, 80)}" to ${where}.` };
}

/** Without what the agent did not say; the call at the end stays. */
function onlyOwn(piece: Piece, { isOwn }: Context): Result {
  const call = endingCall(piece.blocks);
  const keep = (sentence: string) => isOwn(sentence) || sentence === call || /\d/.test(sentence);
  const blocks = tidy(
    piece.blocks.map((block) => {
      if ('items' in block) return { ...block, items: block.items.filter(keep) };
      if (block.kind !== 'p') return block;
      return { ...block, text: splitSentences(block.text).filter(keep).join(' ') };
    }),
  );
  const isEmpty = wordsOf(blocks) < 8;
  return isEmpty
    ? { piece, refusal: 'Without what you did not say there would be no text left, so I left it.' }
    : { piece: { ...piece, blocks } };
}

function reworded(piece: Piece, { from, to }: Extract<Wish, { kind: 'reword' }>): Result {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  const change = (text: string) => text.replace(pattern, () => to);
  const blocks = mapText(piece.blocks, change);
  const title = change(piece.title);
  const isSame = title === piece.title && JSON.stringify(blocks) === JSON.stringify(piece.blocks);
  return isSame
    ? { piece, refusal: `I found no "${from.slice(0, 80)}" to change.` }
    : { piece: { ...piece, title, blocks } };
}

const withBlocks = (
  piece: Piece,
  { blocks, refusal }: { blocks: Block[]; refusal?: string },
): Result => ({ piece: { ...piece, blocks }, refusal });

function titleFor(
  old: string,
  { text, shorter, withPlace }: Extract<Wish, { kind: 'title' }>,
  { material, random }: Context,
): string {
  if (text) return capitalise(text);
  if (withPlace) return titleWithPlace(old, material.place.city);
  return newTitle(material, old, shorter, random);
}

/** Half means half; when whole sentences do not allow it, the note says so. */
function shortened(piece: Piece, byHalf: boolean, { isKept }: Context): Result {
  const words = wordsOf(piece.blocks);
  const blocks = shorten(piece.blocks, Math.round(words * (byHalf ? 0.5 : 0.7)), isKept);
  const reached = wordsOf(blocks);
  const isMissed = byHalf && reached < words && reached > words * 0.55;
  return {
    piece: { ...piece, blocks },
    refusal: isMissed
      ? `It went from ${words} to ${reached} words; with fewer it would lose sentences that belong together.`
      : undefined,
  };
}

const stripped = (text: string) => linesOf(withoutEmoji([paragraph(text)])).join(' ');

const friendlyLines = [
  'No rush, and no question is too small.',
  'One step at a time is fine.',
  'I am happy to talk it through over a coffee.',
  'Questions are welcome at any time.',
];

const formalCalls = [
  'Please contact me to discuss your situation in {city}.',
  'I would be pleased to review the details for your property in {city}.',
  'For questions about your own case, please contact me directly.',
];

const mostWordsOfPost = 190;
const mostWordsOfBlog = 1_800;

function grown(blocks: Block[], factor: number, { material, random, isBlog }: Context): Block[] {
  const words = wordsOf(blocks);
  const most = Math.max(isBlog ? mostWordsOfBlog : mostWordsOfPost, Math.round(words * 1.25));
  return lengthen(blocks, { least: Math.round(words * factor), most }, material, random);
}

/** What waiting costs, and a firmer word at the end. No promise. */
function persuaded(blocks: Block[], context: Context): Block[] {
  const { material, random } = context;
  const { own, say } = material;
  const text = linesOf(blocks).join(' ');
  const unsaid = own.filter((point) => !text.includes(say(point.mistake)));
  const reason = unsaid.length > 0 ? random.pick(unsaid) : undefined;
  const why = reason && paragraph(say(reason.mistake), say(reason.cost), random.pick(actNow));
  return withOurCall(why ? beforeEnd(blocks, why) : blocks, say(random.pick(firmCalls)), context);
}

const actNow = [
  'A short look now is worth more than a long repair later.',
  'An hour this week can spare you a hard choice next month.',
  'That is a good reason to start before you have to.',
];

const firmCalls = [
  'Take the first step today: send me one question about your plans in {city}.',
  'Put it on your calendar this week, then tell me where you would like a second opinion.',
  'Choose one point from this list, do it this week, and let me know how it went.',
];

function callFor(
  blocks: Block[],
  { text, asQuestion }: { text?: string; asQuestion?: boolean },
  { material, random }: Context,
): string {
  if (text) return asCall(text);
  if (asQuestion) return material.say(random.pick(closingQuestions));
  const old = endingCall(blocks);
  const others = material.invitations.map(material.say).filter((call) => call !== old);
  return random.pick(others);
}

const closingQuestions = [
  'Which of these would you start with in {city}?',
  'What would you add from your own experience in {city}?',
  'Which part would you like to know more about?',
];

function removed(piece: Piece, what: string): Result {
  const blocks = remove(piece.blocks, what);
  const named = `"${what.slice(0, 80)}"`;
  if (!blocks) return { piece, refusal: `I found nothing about ${named} to take out.` };
  // A word that runs through the whole text cannot go with all its sentences.
  if (wordsOf(blocks) < wordsOf(piece.blocks) * 0.4) {
    return { piece, refusal: `Too much of the text speaks of ${named}, so I left it in.` };
  }
  return { piece: { ...piece, blocks } };
}
