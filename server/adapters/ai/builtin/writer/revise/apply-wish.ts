import type { Random } from '#server/adapters/ai/builtin/random.ts';
import { withoutRisks } from '#server/adapters/ai/builtin/writer/answers/risky-wording.ts';
import {
  type Block,
  linesOf,
  paragraph,
  wordsOf,
} from '#server/adapters/ai/builtin/writer/blocks.ts';
import { lowerFirst } from '#server/adapters/ai/builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise } from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import type { Material } from '#server/adapters/ai/builtin/writer/material.ts';
import { placeLines } from '#server/adapters/ai/builtin/writer/place/place-lines.ts';
import { shorten } from '#server/adapters/ai/builtin/writer/shorten.ts';
import { asCall, endingCall, withCall, withoutCall } from './call-to-action.ts';
import { changeHashtags } from './hashtags.ts';
import { toBullets, withEmoji, withoutBullets, withoutEmoji } from './layout.ts';
import { beforeEnd, lengthen } from './length.ts';
import { newTitle } from './new-title.ts';
import type { Wish } from './read-request.ts';
import { remove } from './removal.ts';
import { makeFormal, makeFriendly, simplify } from './tone.ts';

export type Piece = { title: string; blocks: Block[]; hashtags: string[] };

type Context = { material: Material; random: Random; isBlog: boolean };
type Result = { piece: Piece; refusal: string } | { piece: Piece };

/** One wish done, or the piece as it was and a kind word why not. */
export function applyWish(piece: Piece, wish: Wish, context: Context): Result {
  const result = fulfil(piece, wish, context);
  const reason = nothingToDo[wish.kind];
  const isSame = JSON.stringify(result.piece) === JSON.stringify(piece);
  return isSame && reason && !('refusal' in result) ? { piece, refusal: reason } : result;
}

const nothingToDo: Partial<Record<Wish['kind'], string>> = {
  simpler: 'The sentences are short and plain already, so I changed nothing for that.',
  shorter: 'It cannot get shorter without losing its start or its end.',
  longer: 'I have nothing more to add that would not repeat the text.',
  bullets: 'It is a list already.',
  noBullets: 'There was no list to turn into sentences.',
  noEmoji: 'There was no emoji to take out.',
  noCallToAction: 'There was no call to action to take out.',
};

function fulfil(piece: Piece, wish: Wish, context: Context): Result {
  const { material, random } = context;
  const changed = (blocks: Block[]): Result => ({ piece: { ...piece, blocks } });
  switch (wish.kind) {
    case 'angle':
      return { piece };
    case 'shorter':
      return changed(
        shorten(piece.blocks, Math.round(wordsOf(piece.blocks) * (wish.byHalf ? 0.5 : 0.7))),
      );
    case 'longer':
      return changed(grown(piece.blocks, 1.3, context));
    case 'words':
      return toWordCount(piece, wish, context);
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
        piece: { ...piece, title: stripped(piece.title), blocks: withoutEmoji(piece.blocks) },
      };
    case 'callToAction':
      return changed(withCall(piece.blocks, callFor(piece.blocks, wish, context)));
    case 'noCallToAction':
      return changed(withoutCall(piece.blocks));
    case 'mention':
      return mention(piece, wish.what, context);
    case 'remove':
      return removed(piece, wish.what);
    case 'title':
      return {
        piece: {
          ...piece,
          title: wish.text
            ? capitalise(wish.text)
            : newTitle(material, piece.title, wish.shorter, random),
        },
      };
    case 'hashtags':
      return {
        piece: { ...piece, hashtags: changeHashtags(piece.hashtags, wish, material, random) },
      };
  }
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

function toWordCount(
  piece: Piece,
  { count, atMost }: { count: number; atMost: boolean },
  { material, random }: Context,
): Result {
  const few = 20;
  if (count < few) {
    return {
      piece,
      refusal: `A text of ${count} words would say too little, so I left its length as it was.`,
    };
  }
  const words = wordsOf(piece.blocks);
  const longer =
    words < count && !atMost
      ? lengthen(
          piece.blocks,
          { least: Math.round(count * 0.95), most: Math.round(count * 1.1) },
          material,
          random,
        )
      : piece.blocks;
  const below = shorten(longer, count);
  const above = atMost ? below : shorten(longer, Math.round(count * 1.1));
  const isAboveNearer = wordsOf(above) - count < count - wordsOf(below);
  const blocks = isAboveNearer ? above : below;
  const reached = wordsOf(blocks);
  const near = atMost ? reached <= count : Math.abs(reached - count) <= Math.max(10, count * 0.12);
  const changed = { ...piece, blocks };
  return near
    ? { piece: changed }
    : {
        piece: changed,
        refusal: `I came as close to ${count} words as whole sentences allow: ${reached}.`,
      };
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

/** Worked in as the agent's own words; risky wording is left out and named. */
function mention(piece: Piece, what: string, { material, random }: Context): Result {
  const place = { ...material.place, state: material.place.stateCode };
  const { text, dropped } = withoutRisks(what, place);
  const named = dropped.map((words) => `"${words}"`).join(', ');
  if (!text.trim()) {
    return {
      piece,
      refusal: `I did not add ${named}, because wording like that can break fair-housing rules.`,
    };
  }
  const added = {
    ...piece,
    blocks: beforeEnd(piece.blocks, paragraph(mentionLine(text, random))),
  };
  return dropped.length > 0
    ? {
        piece: added,
        refusal: `I left out ${named}, because wording like that can break fair-housing rules.`,
      }
    : { piece: added };
}

function mentionLine(text: string, random: Random): string {
  const isSentence =
    /^(?:that|the|a|an|we|i|you|it|there|my|our|this|these|they|open house)\b.*\b(?:is|are|was|were|has|have|can|will|should|offer|include|opens?|starts?|costs?|takes?|works?|helps?)\b/i.test(
      text,
    );
  if (isSentence) return asSentence(text.replace(/^that /i, ''));
  return asSentence(
    `${random.pick(['Also worth a mention:', 'One more thing to know:', 'Worth adding:'])} ${lowerFirst(text)}`,
  );
}

function removed(piece: Piece, what: string): Result {
  const blocks = remove(piece.blocks, what);
  if (blocks) return { piece: { ...piece, blocks } };
  return { piece, refusal: `I found nothing about "${what.slice(0, 80)}" to take out.` };
}
