import {
  type Block,
  firstIndexOf,
  linesOf,
  type Piece,
  paragraph,
} from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { endingCall, firmCalls, hasLinkedCall, withCall } from './call-to-action.ts';
import { type Context, type Result, withBlocks } from './context.ts';
import { withoutEmoji } from './layout.ts';
import { beforeEnd } from './length.ts';
import { withoutSalesTalk } from './sales-talk.ts';
import { makeCasual, makeFormal, makeFriendly } from './tone.ts';

/** Tones that need a line as well as other words: warm, formal, persuasive. */

const warmLines = {
  friendly: [
    'No question is too small.',
    "I'm always glad to help.",
    'Happy to talk it through whenever it suits you.',
  ],
  heartfelt: ['It means a lot to me.', 'I mean that.', "I don't take that for granted."],
} as const;

/** Short forms, and one warm line before the end. */
export function warmly(piece: Piece, tone: keyof typeof warmLines, { random }: Context): Result {
  const friendly = makeFriendly(piece.blocks);
  const text = linesOf(friendly).join(' ');
  const line = random.pick(warmLines[tone]);
  if (warmLines[tone].some((each) => text.includes(each))) return withBlocks(piece, friendly);
  if (tone === 'friendly') return withBlocks(piece, beforeEnd(friendly, paragraph(line)));
  // What is meant from the heart stands with the thanks.
  const at = friendly.findIndex(
    (block) => block.kind === 'p' && /\b(?:thank|grateful|trust)/i.test(block.text),
  );
  const thanks = friendly[at < 0 ? 0 : at];
  return thanks?.kind === 'p'
    ? withBlocks(piece, friendly.with(Math.max(0, at), paragraph(thanks.text, line)))
    : withBlocks(piece, beforeEnd(friendly, paragraph(line)));
}

/** Words as they are said; where they are that already, a first line that speaks to somebody. */
export function casually(piece: Piece, { isOwn }: Context): Result {
  const loose = makeCasual(piece.blocks);
  if (JSON.stringify(loose) !== JSON.stringify(piece.blocks)) return withBlocks(piece, loose);
  const at = firstIndexOf(loose);
  const first = loose[at];
  const canLead =
    first?.kind === 'p' && !/[:?]/.test(first.text) && !/\d/.test(first.text) && !isOwn(first.text);
  if (!canLead) return { piece };
  return withBlocks(
    piece,
    loose.with(at, paragraph(`Here's the thing: ${lowerFirst(first.text)}`)),
  );
}

/** A call of ours in the place of one of ours; the agent's own call stays. */
function withOurCall(blocks: Block[], call: string, { isOwn }: Context): Block[] {
  const old = endingCall(blocks);
  // One that leads somewhere is better than ours, too.
  const isBetter = hasLinkedCall(blocks) || (old && isOwn(old));
  return isBetter ? blocks : withCall(blocks, call);
}

export const formally = (blocks: Block[], context: Context): Block[] =>
  withOurCall(
    makeFormal(withoutSalesTalk(withoutEmoji(blocks), context.isKept)),
    context.material.say(context.random.pick(formalCalls)),
    context,
  );

const formalCalls = [
  'Please contact me to discuss your situation in {city}.',
  'I would be pleased to review the details for your property in {city}.',
  'For questions about your own case, please contact me directly.',
];

/** What waiting costs, and a firmer word at the end. No promise. */
export function persuasively(blocks: Block[], context: Context): Block[] {
  const { own, say, titleEntry } = context.material;
  const { random } = context;
  const text = linesOf(blocks).join(' ');
  // What a topic knows in general says nothing for a listing.
  const unsaid = titleEntry ? own.filter((point) => !text.includes(say(point.mistake))) : [];
  const reason = unsaid.length > 0 ? random.pick(unsaid) : undefined;
  const why = reason && paragraph(say(reason.mistake), say(reason.cost), random.pick(actNow));
  const hasList = blocks.some((block) => 'items' in block);
  const calls = firmCalls.filter((call) => hasList || !call.includes('list'));
  return withOurCall(why ? beforeEnd(blocks, why) : blocks, say(random.pick(calls)), context);
}

const actNow = [
  'A short look now is worth more than a long repair later.',
  'An hour this week can spare you a hard choice next month.',
  'That is a good reason to start before you have to.',
];
