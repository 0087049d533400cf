import type { Random } from '#builtin/random.ts';
import { type Block, linesOf, paragraph, wordsOf } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import { placeLines } from '#builtin/writer/place/place-lines.ts';
import { shorten, tidy } from '#builtin/writer/shorten.ts';
import { asCall, endingCall, withCall, withoutCall } from './call-to-action.ts';
import { toCharacterCount } from './character-count.ts';
import { changeHashtags } from './hashtags.ts';
import { toBullets, withEmoji, withoutBullets, withoutEmoji } from './layout.ts';
import { beforeEnd, lengthen } from './length.ts';
import { mention } from './mention.ts';
import { newTitle, titleWithPlace } from './new-title.ts';
import { remove } from './removal.ts';
import type { IsKept } from './text-units.ts';
import { makeFormal, makeFriendly, simplify } from './tone.ts';
import type { Wish } from './wish.ts';
import { toWordCount } from './word-count.ts';

export type Piece = { title: string; blocks: Block[]; hashtags: string[] };

type Context = { material: Material; random: Random; isBlog: boolean; isKept: IsKept };
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
    case 'simpler':
      return changed(simplify(piece.blocks));
    case 'formal':
      return changed(
        withCall(makeFormal(withoutEmoji(piece.blocks)), material.say(random.pick(formalCalls))),
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
function persuaded(blocks: Block[], { material, random }: Context): Block[] {
  const { own, say } = material;
  const text = linesOf(blocks).join(' ');
  const unsaid = own.filter((point) => !text.includes(say(point.mistake)));
  const reason = unsaid.length > 0 ? random.pick(unsaid) : undefined;
  const why = reason && paragraph(say(reason.mistake), say(reason.cost), random.pick(actNow));
  return withCall(why ? beforeEnd(blocks, why) : blocks, say(random.pick(firmCalls)));
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
