import { type Block, isEndNote, linesOf, type Piece, paragraph } from '#builtin/writer/blocks.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { endingCall, hasLinkedCall, saysWhatFor, withCall } from './call-to-action.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';
import { withoutEmoji } from './emoji.ts';
import { firmCall } from './firm-calls.ts';
import { beforeEnd } from './length.ts';
import { changedCount, loosened } from './loosened.ts';
import { humanly } from './spoken.ts';
import { makeFormal, makeFriendly } from './tone.ts';

/** Tones that need a line as well as other words: warm, formal, persuasive. */

const warmLines = {
  friendly: [
    'No question is too small.',
    "I'm always glad to help.",
    'Happy to talk it through whenever it suits you.',
  ],
  heartfelt: ['It means a lot to me.', 'I mean that.', "I don't take that for granted."],
} as const;

/** What fits an announcement; an empty one for none. */
const linesForTopic: Record<string, string> = {
  'just-listed': "I'd love to show you around.",
  'open-houses': "I'd love to see you there.",
  'price-change': "I'd love to show you around.",
  'local-events': "I'd love to see you there.",
  'just-sold': '',
  'thanks-and-holidays': '',
};

/** Short forms, and one warm line before the end. */
export function warmly(piece: Piece, tone: keyof typeof warmLines, context: Context): EditResult {
  const { random, material, isPassage, isOwn } = context;
  const friendly = makeFriendly(piece.blocks);
  const text = linesOf(friendly).join(' ');
  const line = random.pick(warmLines[tone]);
  if (warmLines[tone].some((each) => text.includes(each))) return withBlocks(piece, friendly);
  // In a single paragraph a line of its own would stand behind the invitation.
  if (isPassage || friendly.length === 1) return withBlocks(piece, friendly);
  const own = linesForTopic[material.knowledge.identifier];
  if (own && text.includes(material.say(own))) return withBlocks(piece, friendly);
  const ours = own ?? (material.titleEntry ? line : undefined);
  const led = tone === 'friendly' && ours && withWarmLead(friendly, material.say(ours), isOwn);
  if (led) return withBlocks(piece, led);
  // Where somebody is thanked, what is warmer is meant from the heart.
  if (tone === 'friendly' && !ours && own === undefined && /\bthank/i.test(text))
    return warmly(piece, 'heartfelt', context);
  if (tone === 'friendly')
    return ours
      ? withBlocks(piece, beforeEnd(friendly, paragraph(material.say(ours))))
      : withBlocks(piece, friendly);
  // What is meant from the heart stands with the thanks.
  const at = friendly.findIndex(
    (block) =>
      block.kind === 'p' && /\b(?:thank(?:s|ful|ing)?|grateful|trust\w*)\b/i.test(block.text),
  );
  const thanks = friendly[at < 0 ? 0 : at];
  return thanks?.kind === 'p'
    ? withBlocks(piece, friendly.with(Math.max(0, at), paragraph(thanks.text, line)))
    : withBlocks(piece, beforeEnd(friendly, paragraph(line)));
}

/** "Have a question about this? Ask in the comments." is warmer with another first half, and no longer. */
function withWarmLead(blocks: Block[], line: string, isOwn: Context['isOwn']): Block[] | undefined {
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const last = blocks[at];
  const [lead = '', ...call] = last?.kind === 'p' ? splitSentences(last.text) : [];
  return /^(?:have|got|want|questions?|need)\b[^.!?]*\?$/i.test(lead) &&
    call.length > 0 &&
    !isOwn(lead)
    ? blocks.with(at, paragraph(line, ...call))
    : undefined;
}

/** Words as they are said, and notes as sentences; where little is stiff, a warm line as well. */
export function casually(piece: Piece, context: Context): EditResult {
  const said = humanly(piece);
  const loose = { ...said.piece, blocks: loosened(said.piece.blocks) };
  const changed = changedCount(piece.blocks, loose.blocks);
  // One warm line makes no article casual.
  if (changed > 1 || (changed > 0 && context.isBlog)) return { piece: loose };
  if (context.isBlog) return { piece };
  const warm = warmly(loose, 'friendly', context);
  const isSame = JSON.stringify(warm.piece) === JSON.stringify(piece);
  return isSame ? said : { ...warm, refusal: changed > 0 ? undefined : warm.refusal };
}

/** A call of ours in the place of one of ours; the agent's own call stays. */
function withOurCall(blocks: Block[], call: string, { isOwn }: Context): Block[] {
  const old = endingCall(blocks);
  // One that leads somewhere, or says what for, is better than ours, too.
  const isBetter =
    hasLinkedCall(blocks) || (old && (isOwn(old) || (saysWhatFor.test(old) && !isSlang.test(old))));
  return isBetter ? blocks : withCall(blocks, call);
}

const isSlang = /\b(?:hit me up|shoot me|holler|hmu|gimme|ping|dm)\b/i;

export function formally(blocks: Block[], context: Context): Block[] {
  const formal = makeFormal(withoutEmoji(blocks));
  const old = endingCall(formal);
  // A call that is no slang is as good as ours, and says more about this text.
  return old && !isSlang.test(old)
    ? formal
    : withOurCall(formal, context.material.say(context.random.pick(formalCalls)), context);
}

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
  // A reason that the text does not speak of would come out of nowhere.
  const words = keywordsOf(text);
  const isRelated = (line: string) =>
    [...keywordsOf(line)].filter((word) => words.has(word)).length > 1;
  const unsaid = titleEntry
    ? own.filter(({ mistake }) => !text.includes(say(mistake)) && isRelated(say(mistake)))
    : [];
  const reason = unsaid.length > 0 ? random.pick(unsaid) : undefined;
  const why = reason && paragraph(say(reason.mistake), say(reason.cost), random.pick(actNow));
  const called = withOurCall(blocks, firmCall(context), context);
  return why ? beforeEnd(called, why) : called;
}

const actNow = [
  'A short look now is worth more than a long repair later.',
  'An hour this week can spare you a hard choice next month.',
  'That is a good reason to start before you have to.',
];
