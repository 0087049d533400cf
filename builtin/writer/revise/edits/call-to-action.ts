import {
  type Block,
  holdsLink,
  isEndNote,
  linesOf,
  type Piece,
  paragraph,
  tidy,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { linesOfReadyPosts } from '#builtin/writer/knowledge/ready-posts.ts';
import { asSentence, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import type { IsKept } from '#builtin/writer/revise/text-units.ts';
import { emailIn, linkIn, phoneIn, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { describesLine } from './added-words.ts';
import { type Context, type EditResult, named, printable, withBlocks } from './context.ts';
import { firmCall } from './firm-calls.ts';
import { makeCasual } from './tone.ts';

const invitation =
  /\b(?:I (?:am|will|can|would)|I['’](?:m|ll|d)|me|message|call|contact|text (?:me|us|or)|text(?= \(?\d)|dm|email|come (?:by|see|say|get)|stop by|rsvp|see (?:more|the photos)|book|comments?|let us|below|reach out|get in touch|send|ask|tell|write to|schedule|sign up|register|download|visit)\b/i;

/** Whether a sentence invites to something. */
export const isInvitation = (sentence: string) =>
  invitation.test(withoutMarks(sentence)) && !/^(?:if|most|many|the|a|an|it)\b/i.test(sentence);

/** The sentence at the end that invites to something, if there is one. */
export function endingCall(blocks: readonly Block[]): string | undefined {
  const last = blocks.findLast((block) => block.kind === 'p' && !isEndNote(block));
  const sentence = last?.kind === 'p' ? splitSentences(withoutMarks(last.text)).at(-1) : undefined;
  return sentence && (invitation.test(sentence) || sentence.endsWith('?') || holdsContact(sentence))
    ? sentence
    : undefined;
}

/** A link, a phone number or an address for mail: nobody but the agent has given it. */
export const holdsContact = (text: string) =>
  holdsLink(text) || phoneIn.test(text) || emailIn.test(text) || linkIn.test(text);

/** Whether the call at the end leads somewhere: to the agent's calendar or phone. */
export const hasLinkedCall = (blocks: readonly Block[]) => {
  const last = blocks.findLast((block) => block.kind === 'p' && !isEndNote(block));
  return (
    endingCall(blocks) !== undefined &&
    last?.kind === 'p' &&
    holdsContact(splitSentences(last.text).at(-1) ?? '')
  );
};

/** Puts a call to action at the end, in the place of the one that stands there unless that says how to reach the agent. */
export function withCall(
  blocks: Block[],
  call: string,
  { isInstead = false, isOwn }: { isInstead?: boolean; isOwn?: IsKept } = {},
): Block[] {
  const old = endingCall(blocks) ?? '';
  // The same way to reach the agent need not stand there twice.
  const contact = (linkIn.exec(old) ?? phoneIn.exec(old) ?? emailIn.exec(old))?.[0];
  const isSaid = contact !== undefined && call.includes(contact.replace(/\.$/, ''));
  // When and where it is nobody else says.
  const { day, hours } = whereAndWhen(old);
  const isNeeded = hasLinkedCall(blocks) || day !== undefined || hours !== undefined;
  const keepsCall = isNeeded && !isSaid && !isInstead;
  const bare = keepsCall ? blocks : withoutCall(blocks);
  const end = bare.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const lead = bare[end];
  // "Own one of the bungalows in Montford?" was said by the agent, and leads up to the new call as well.
  if (!keepsCall && lead?.kind === 'p' && isLeadIn.test(lead.text) && isOwn?.(lead.text))
    return bare.with(end, paragraph(lead.text, asSentence(call)));
  const rest = keepsCall ? blocks : withoutLeadIn(bare);
  const closing = rest.findIndex(isEndNote);
  const at = closing < 0 ? rest.length : closing;
  return rest.toSpliced(at, 0, paragraph(asSentence(call)));
}

const isLeadIn =
  /^(?:buying|selling|shopping|thinking|looking|have|want|need|own|moving|wondering|curious|questions|missed|house hunting|first home|listing|is yours)\b[^.!?]*\?$/i;

/** "Buying in Raleigh?" alone asks nothing once the call that it led up to is gone. */
function withoutLeadIn(blocks: Block[]): Block[] {
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const block = blocks[at];
  if (block?.kind !== 'p' || at === 0) return blocks;
  if (isLeadIn.test(block.text)) return blocks.toSpliced(at, 1);
  const sentences = splitSentences(block.text);
  const last = sentences.at(-1) ?? '';
  return /^(?:questions|curious|interested)\?$/i.test(last)
    ? blocks.with(at, paragraph(...sentences.slice(0, -1)))
    : blocks;
}

export function withoutCall(blocks: Block[]): Block[] {
  const call = endingCall(blocks);
  if (!call) return blocks;
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  return tidy(
    blocks.map((block, index) =>
      index === at && block.kind === 'p' ? paragraph(...beforeCall(block.text, call)) : block,
    ),
  );
}

/** "Which stop did I miss? Tell me in the comments." is one call of two sentences. */
function beforeCall(text: string, call: string): string[] {
  const rest = splitSentences(text).slice(0, -1);
  const isAnswered = /\?$/.test(withoutMarks(rest.at(-1) ?? '')) && /\bcomments?\b/i.test(call);
  return isAnswered ? rest.slice(0, -1) : rest;
}

/** "come see it sat" is on Saturday. */
const withDays = (text: string) =>
  text.replace(
    /(?<= )(?:(mon|tues?|weds?|thurs?|fri|sat|sun)(?:day)?)(?=[\s,.!?]|$)(?! \p{L}+ (?:me|here|in)\b)/gu,
    (typed, short: string) =>
      ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].find((day) =>
        day.toLowerCase().startsWith(short.slice(0, 3)),
      ) ?? typed,
  );

/** "book a call with me" as an invitation. */
function asCall(text: string): string {
  const edit = withDays(text)
    .replace(/^(?:to|(?:they|people|readers|them)(?: (?:to|should|must|can|could|need to))?) /i, '')
    .trim()
    .replace(
      /^((?:call|text)(?: or (?:call|text))? me\b[^\d.]*?\p{L}) (?=\(?\d{3}\)?[-. ]\d{3})/iu,
      '$1 at ',
    )
    .replace(/\b(at|on) at (?=\(?\d)/gi, '$1 ')
    .replace(
      /^(?:with )?(?:(?:my|our|the|an?|this) )?(?:phone |cell )?(?:number|cell|phone)(?: number)?(?: is|:)? (?=\(?\d)/i,
      'Call me at ',
    )
    .replace(
      /\b((?:call|text|reach|message)(?: or (?:call|text))?(?: me| us| \p{Lu}\p{L}+))(?: on)? (?=\(?\d{3})/iu,
      '$1 at ',
    );
  return asSentence(edit);
}

/** The call that was asked for: the agent's words, a question, a stronger one, or just another. */
export function calledToAction(
  piece: Piece,
  edit: EditOf<'callToAction'>,
  context: Context,
): EditResult {
  const { blocks } = piece;
  const { material, random } = context;
  if (edit.text && describesLine(edit.text))
    return {
      piece,
      refusal: `Tell me the words of ${named(edit.text)}, and I will end it with them.`,
    };
  if (edit.text) {
    const { text, refusal } = printable(edit.text, context);
    return text === ''
      ? { piece, refusal }
      : withBlocks(
          piece,
          withCall(blocks, asCall(text), {
            isInstead: edit.isInstead || isOtherPhone(blocks, text),
            isOwn: context.isOwn,
          }),
          refusal,
        );
  }
  if (edit.asQuestion) return asked(piece, context);
  const looser = edit.isLooser ? endLoosened(blocks) : blocks;
  if (looser !== blocks) return withBlocks(piece, looser);
  const eased = edit.isLooser ? endEased(blocks) : undefined;
  if (eased) return withBlocks(piece, eased);
  const own = ownCall(blocks, context);
  if (own) return stronger(piece, own, edit.isStronger === true);
  const old = endingCall(blocks);
  const calls = (
    edit.isStronger
      ? [firmCall(context)]
      : material.knowledge.identifier === 'general'
        ? plainCalls
        : [firmCall(context).replace(' today', ''), ...material.invitations].slice(0, 1)
  )
    .map(material.say)
    .filter((call) => old === undefined || !call.endsWith(old));
  return withBlocks(piece, withCall(blocks, random.pick(calls)));
}

/** Another number to call at takes the place of the one at the end, unless a link stands there too. */
const isOtherPhone = (blocks: readonly Block[], call: string) => {
  const old = endingCall(blocks) ?? '';
  return phoneIn.test(call) && phoneIn.test(old) && !linkIn.test(old) && !hasLinkAtEnd(blocks);
};

const hasLinkAtEnd = (blocks: readonly Block[]) => {
  const last = blocks.findLast((block) => block.kind === 'p' && !isEndNote(block));
  return last?.kind === 'p' && holdsLink(last.text);
};

/** The last paragraph as people say it; the same blocks when it is that already. */
function endLoosened(blocks: Block[]): Block[] {
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const loose = at < 0 ? [] : makeCasual([blocks[at] as Block]);
  const isSame = JSON.stringify(loose) === JSON.stringify([blocks[at]]);
  return isSame || at < 0 ? blocks : blocks.toSpliced(at, 1, ...loose);
}

/** "Send me a message." as "Whenever you're ready, send me a message." */
function endEased(blocks: Block[]): Block[] | undefined {
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const block = blocks[at];
  const sentences = block?.kind === 'p' ? splitSentences(block.text) : [];
  const last = sentences.at(-1) ?? '';
  if (!isInvitation(last) || /\b(?:whenever|no (?:rush|pressure)|happy to)\b/i.test(last))
    return undefined;
  // What invites begins with a verb; "I'll" and a link stay as they are.
  const words = last.charAt(0).toLowerCase() + last.slice(1);
  return !/^\p{Lu}\p{Ll}+ /u.test(last) || /^I\b/.test(last)
    ? undefined
    : blocks.with(at, paragraph(...sentences.slice(0, -1), `Whenever you're ready, ${words}`));
}

/** For a subject of the agent's own, about which we know little. */
const plainCalls = [
  'Questions about your own place? Send me a message.',
  'Message me, and I will tell you where I would start.',
  'Want a second opinion? Send me the details.',
];

/** A call that the agent gave, or that says how to reach the agent. */
export function ownCall(blocks: readonly Block[], { isOwn }: Context): string | undefined {
  const call = endingCall(blocks);
  return call && (hasLinkedCall(blocks) || isOwn(call)) ? call : undefined;
}

/** The agent's own call stays and gets a day. */
function stronger(piece: Piece, call: string, isStronger: boolean): EditResult {
  const hasTime = /\b(?:today|now|tonight|tomorrow|this week|before|by|until|\w+day)\b/i.test(call);
  const isOrder =
    /\b(?:call|text|dm|email|message|send|book|contact|ask|tell|comment|reply)\b/i.test(call);
  if (!isStronger || hasTime || !isOrder)
    return { piece, refusal: `I left your own call to action as it is: "${call}"` };
  const firm = call.replace(/[.!]*$/, ' today.');
  return withBlocks(
    piece,
    piece.blocks.map((block) =>
      block.kind === 'p' && withoutMarks(block.text).endsWith(call) && !holdsLink(block.text)
        ? { ...block, text: block.text.slice(0, block.text.length - call.length) + firm }
        : block,
    ),
  );
}

/** "Send me your address." asks for more than "Send me a message." does. */
export const saysWhatFor =
  /\b(?:your (?!own\b|questions?\b)\p{L}+|address|list|numbers|walk-?through|tour|photos|appointment|estimate|valuation)\b/iu;

/** A question comes last. A call of the agent's own stays in front of it. */
function asked(piece: Piece, context: Context): EditResult {
  const { blocks } = piece;
  const { material, random } = context;
  const last = linesOf(blocks.filter((block) => !isEndNote(block))).at(-1) ?? '';
  if (/\?\s*$/.test(last)) return { piece, refusal: 'It ends with a question already.' };
  const turned = withQuestionLast(blocks);
  if (turned) return withBlocks(piece, turned);
  const hasList = blocks.some((block) => 'items' in block && block.items.length > 2);
  const { titleEntry, knowledge } = material;
  const titled = titleEntry
    ? linesOfReadyPosts(knowledge.identifier, titleEntry.title).closingQuestions
    : [];
  // "Will I see you there?" asks about an event that the agent named.
  const isEventOnly = knowledge.identifier === 'local-events' && context.answers.length === 0;
  const known =
    titled.length > 0
      ? random.pick(titled)
      : isEventOnly
        ? undefined
        : questionsFor[knowledge.identifier];
  const question = material.say(
    known ?? random.pick(hasList ? questionsAboutList : closingQuestions),
  );
  const call = ownCall(blocks, context) ?? endingCall(blocks);
  // "Want to see it? Call me." has the question already, and can end with it.
  const end = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const closing = blocks[end];
  const [asks = '', ...others] = closing?.kind === 'p' ? splitSentences(closing.text) : [];
  if (asks === question && others.length > 0)
    return withBlocks(piece, blocks.with(end, paragraph(...others, asks)));
  // Whatever leads somewhere stays; only a plain invitation of ours gives way.
  const keeps =
    call !== undefined &&
    (ownCall(blocks, context) !== undefined || /\d/.test(call) || saysWhatFor.test(call));
  const rest = keeps ? blocks : withoutLead(withoutCall(blocks));
  const at = rest.findIndex(isEndNote);
  return withBlocks(piece, rest.toSpliced(at < 0 ? rest.length : at, 0, paragraph(question)));
}

/** "Own a bungalow in Montford? Message me." ends with its question the other way around. */
function withQuestionLast(blocks: Block[]): Block[] | undefined {
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const block = blocks[at];
  const [question = '', call = '', ...more] = block?.kind === 'p' ? splitSentences(block.text) : [];
  const canTurn = more.length === 0 && /\d.*\?$/.test(withoutMarks(question)) && isInvitation(call);
  return canTurn ? blocks.with(at, paragraph(call, question)) : undefined;
}

/** "Want company for the first steps?" led up to the call that went. */
export function withoutLead(blocks: Block[]): Block[] {
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
  const block = blocks[at];
  if (block?.kind !== 'p' || at === 0) return blocks;
  const sentences = splitSentences(block.text);
  return /\?$/.test(sentences.at(-1) ?? '')
    ? tidy(blocks.with(at, paragraph(...sentences.slice(0, -1))))
    : blocks;
}

/** What one would ask under an announcement. */
const questionsFor: Record<string, string> = {
  'just-listed': 'Want to see it?',
  'price-change': 'Want to take a look?',
  'open-houses': 'Will I see you there?',
  'local-events': 'Will I see you there?',
  'just-sold': 'Wondering what yours could sell for?',
  sellers: 'What would you want to know before you sell?',
  buyers: 'What would you ask before you write an offer?',
  'first-time-buyers': 'What would you like to know first?',
  marketreport: 'What are you seeing on your street?',
  'neighborhood-guide': 'Which stop would you add?',
  'home-maintenance': 'What is next on your list?',
  renovation: 'Which room would you start with?',
  investment: 'What would you want to know before you buy a rental?',
  relocation: 'What would you want to know before you move?',
};

const closingQuestions = [
  'What would you want to know first?',
  'What is your biggest question about it?',
  'Have a question about it?',
];

const questionsAboutList = [
  'Which one would you start with?',
  'Which of these matters most to you?',
  'Which one would you add?',
];
