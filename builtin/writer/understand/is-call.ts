import { phraseKind } from './phrase-kind.ts';
import { emailIn, phoneIn } from './segments.ts';

/** A phone number, an address for mail, and words that go with them. */
export const isContact = (text: string) =>
  (phoneIn.test(text) || emailIn.test(text)) &&
  !/[\p{L}\d]/u.test(
    text
      // "call or text Renee 973-555-0148": the agent's own name.
      .replace(/\b(call|text|dm|email|message|contact|reach) \p{Lu}\p{Ll}+(?= )/u, '$1')
      // "208-555-0119 Gwen"
      .replace(new RegExp(`(?<=${phoneIn.source}) \\(?\\p{Lu}\\p{Ll}+\\)?$`, 'u'), ' ')
      .replace(phoneIn, ' ')
      .replace(emailIn, ' ')
      .replace(
        /\b(?:questions?|stop by|come by|swing by|or|and|call|text|dm|email|message|me|us|at|cell|office|phone|is|my|on|ig|instagram|insta|facebook|fb|anytime|best)\b/gi,
        ' ',
      ),
  );

/** "Suggest the next shop in the comments." */
export const isAskedBelow = (text: string) =>
  phraseKind(text) === 'order' && /\b(?:in the comments|below)\b/i.test(text);

/** It tells the reader to get in touch. */
export const asksToReply =
  /^(?:please |just )?(?:reply|comment|dm|message|email|text|call|book|schedule|join|grab|download|rsvp|congratulate|vote|guess|ask me|get my|ask for|say (?:hi|hello)|stop by|swing by|come by|reach out|send me|ask me for)\b/i;
