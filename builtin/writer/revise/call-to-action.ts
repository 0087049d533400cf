import {
  type Block,
  holdsLink,
  isDisclaimer,
  paragraph,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { asSentence, splitSentences } from '#builtin/writer/language/sentences.ts';
import { tidy } from '#builtin/writer/shorten.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';

const invitation =
  /\b(?:I (?:am|will|can|would)|I['’](?:m|ll|d)|me|message|call|contact|book|comments?|let us|below|reach out|get in touch|send|ask|tell|write to|schedule|sign up|register|download|visit)\b/i;

/** The sentence at the end that invites to something, if there is one. */
export function endingCall(blocks: readonly Block[]): string | undefined {
  const last = blocks.findLast((block) => block.kind === 'p' && !isDisclaimer(block));
  const sentence = last?.kind === 'p' ? splitSentences(withoutMarks(last.text)).at(-1) : undefined;
  return sentence && (invitation.test(sentence) || sentence.endsWith('?')) ? sentence : undefined;
}

/** A link, a phone number or an address for mail: nobody but the agent has given it. */
const holdsContact = (text: string) =>
  holdsLink(text) || phoneIn.test(text) || emailIn.test(text) || linkIn.test(text);

/** Whether the call at the end leads somewhere: to the agent's calendar or phone. */
export const hasLinkedCall = (blocks: readonly Block[]) => {
  const last = blocks.findLast((block) => block.kind === 'p' && !isDisclaimer(block));
  return (
    endingCall(blocks) !== undefined &&
    last?.kind === 'p' &&
    holdsContact(splitSentences(last.text).at(-1) ?? '')
  );
};

/** Puts a call to action at the end, in the place of the one that stands there unless that says how to reach the agent. */
export function withCall(blocks: Block[], call: string): Block[] {
  const rest = hasLinkedCall(blocks) ? blocks : withoutCall(blocks);
  const closing = rest.findIndex(isDisclaimer);
  const at = closing < 0 ? rest.length : closing;
  return rest.toSpliced(at, 0, paragraph(asSentence(call)));
}

export function withoutCall(blocks: Block[]): Block[] {
  const call = endingCall(blocks);
  if (!call) return blocks;
  const at = blocks.findLastIndex((block) => block.kind === 'p' && !isDisclaimer(block));
  return tidy(
    blocks.map((block, index) =>
      index === at && block.kind === 'p'
        ? paragraph(...splitSentences(block.text).slice(0, -1))
        : block,
    ),
  );
}

/** "book a call with me" as an invitation. */
export function asCall(text: string): string {
  const wish = text
    .replace(/^(?:to|(?:they|people|readers|them)(?: (?:to|should|must|can|could|need to))?) /i, '')
    .trim();
  return asSentence(wish);
}
