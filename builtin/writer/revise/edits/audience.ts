import { type Block, isEndNote, type Piece, paragraph, tidy } from '#builtin/writer/blocks.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import type { EditOf, RevisionAudience } from '#builtin/writer/revise/edit.ts';
import { holdsContact, ownCall, withoutCall, withoutLead } from './call-to-action.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';

const leadQuestions: Record<RevisionAudience, string> = {
  buyers: 'Buying in {city}?',
  sellers: 'Selling in {city}?',
  'first-time buyers': 'Buying your first home in {city}?',
  investors: 'Looking at a rental in {city}?',
  homeowners: 'Own a home in {city}?',
};

const callsFor: Record<RevisionAudience, string> = {
  buyers: 'Send me a listing you like, and I will tell you what I see.',
  sellers: 'Send me your address, and I will pull the closest sales.',
  'first-time buyers': 'Send me your first question, and I will tell you where to start.',
  investors: 'Send me an address, and I will run through the numbers with you.',
  homeowners: 'Send me your question, and I will point you to the right person.',
};

/** Lines that speak to another reader than the one who is meant. */
const otherReaders: Record<RevisionAudience, RegExp> = {
  buyers:
    /^(?:staying put|selling\b|thinking of selling|if you(?:['’]re| are) selling|have an? .{0,20}home to sell|own a)/i,
  sellers:
    /^(?:buying\b|thinking of buying|if you(?:['’]re| are) buying|looking (?:at|for)|house hunting|shopping for)/i,
  'first-time buyers': /^(?:selling\b|thinking of selling|if you(?:['’]re| are) selling)/i,
  investors: /^(?:selling\b|thinking of selling|if you(?:['’]re| are) selling)/i,
  homeowners: /^(?:buying\b|thinking of buying|if you(?:['’]re| are) buying|house hunting)/i,
};

/** The end speaks to the reader who is meant, and what spoke to another goes. */
export function addressed(piece: Piece, { of }: EditOf<'audience'>, context: Context): EditResult {
  const { material, isOwn } = context;
  const other = otherReaders[of];
  const isOther = (sentence: string) =>
    other.test(sentence) && (/\?$/.test(sentence) || !isOwn(sentence)) && !/\d/.test(sentence);
  const rest = tidy(
    piece.blocks.map((block) => {
      if (block.kind !== 'p') return block;
      const sentences = splitSentences(block.text);
      const at = sentences.findIndex(isOther);
      if (at < 0) return block;
      // The advice after it goes along, unless that is the call or the agent's.
      const left = sentences.filter(
        (sentence, index) =>
          index < at ||
          (index > at && (holdsContact(sentence) || isOwn(sentence) || /\d/.test(sentence))),
      );
      return paragraph(...left);
    }),
  );
  const lead = material.say(leadQuestions[of]);
  const call = ownCall(rest, context) ? lastSentence(rest) : material.say(callsFor[of]);
  const before = withoutLead(withoutCall(rest));
  const at = before.findIndex(isEndNote);
  const blocks = before.toSpliced(at < 0 ? before.length : at, 0, paragraph(lead, call));
  return withBlocks(piece, blocks, 'I did not reword the rest for them; a connected model can.');
}

const lastSentence = (blocks: readonly Block[]) => {
  const last = blocks.findLast((block) => block.kind === 'p' && !isEndNote(block));
  return last?.kind === 'p' ? (splitSentences(last.text).at(-1) ?? '') : '';
};
