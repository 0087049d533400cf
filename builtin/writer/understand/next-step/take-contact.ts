import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { phoneIn } from '#builtin/writer/understand/segments.ts';

/**
 * "text me 419-555-0133 for my list of roofers", typed where names were asked for, tells the reader
 * what to do: whatever the question was, it is the call to action.
 */
export function takeContact(said: string): { contact: string; rest: string } {
  // "free class on Tuesdays, text HOME to 915-555-0190"
  const keyword = new RegExp(
    `(?:^|,? (?:or )?)(text \\S{2,12} to ${phoneIn.source})[.!]*$`,
    'i',
  ).exec(said);
  if (keyword) return { contact: keyword[1] ?? '', rest: said.slice(0, keyword.index).trim() };
  // "14 Main St, sign up text 208-555-0117", "not right now, call for the list 208-555-0117"
  const tail = tailIn.exec(said);
  if (tail)
    return {
      contact: (tail[1] ?? '').replace(
        /^(sign up|rsvp|register|book)[:,]? (?:by )?(text|call)(?:ing)? /i,
        (_, what: string, verb: string) => `to ${what.toLowerCase()}, ${verb.toLowerCase()} `,
      ),
      rest: said.slice(0, tail.index).trim(),
    };
  const sentences = splitSentences(said);
  const contacts = sentences.filter(
    (sentence) =>
      (reachesMe.test(sentence) && phraseKind(sentence) === 'order') ||
      ifThenCall.test(sentence) ||
      (/^(?:qs?|questions?)\b/i.test(sentence) && phoneIn.test(sentence)) ||
      (sentences.length > 1 &&
        new RegExp(`^(?:\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,? )?${phoneIn.source}[.!]?$`, 'u').test(
          sentence,
        )),
  );
  if (contacts.length === 0) return { contact: '', rest: said };
  return {
    contact: contacts
      .join(' ')
      // "Call me before you write an offer. Rob 541-555-0194"
      .replace(
        new RegExp(
          `(?<=\\p{Ll})[.!] (?=(?:\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,? )?${phoneIn.source}[.!]?$)`,
          'u',
        ),
        ': ',
      ),
    rest: sentences.filter((sentence) => !contacts.includes(sentence)).join(' '),
  };
}

const tailIn = new RegExp(
  `[,;.] ((?:(?:sign up|rsvp|register|book)[:,]? (?:by )?(?:text|call)(?:ing)?|(?:call|text|message)(?: me)? for [^,.;\\d]{3,40}) ${phoneIn.source})[.!]?$`,
  'i',
);

/** "if you got land call Wade 405-555-0191". */
const ifThenCall = new RegExp(
  `^(?:if|when|want|need|thinking|looking|got|have)\\b[^.!]*\\b(?:call|text|dm|email|message)\\b[^.!]*${phoneIn.source}[.!]?$`,
  'i',
);

const reachesMe =
  /^(?:(?:please|just|so) )?(?:call|text|dm|email|message|ping|contact|msg|txt|ask(?= me (?:at )?\(?\d))(?:,? (?:or|and) (?:call|text|dm|email|message))? (?:me|us)\b/i;
