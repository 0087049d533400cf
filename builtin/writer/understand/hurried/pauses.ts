import { capitalise } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { startsWithSubject } from './clause-starts.ts';
import { goesOnWithDeed, isNextDeed, who } from './next-deed.ts';
import { shortWords } from './short-words.ts';
import {
  adverbs,
  type ClauseSoFar,
  deeds,
  deedsOfWork,
  finite,
  joints,
  subjects,
} from './words.ts';

/**
 * The marks that a row of clauses lacks: "bring boots its muddy" are two sentences, "listed thurs got 6 offers" two deeds.
 * Only where a clause surely begins; the words stay.
 */
export const withPauses = (text: string) =>
  text
    .split(/((?<=[,;:])\s+|(?<=[.!?])\s+|\n|\s*[()]\s*| - )/u)
    .map((stretch, index, all) =>
      index % 2 === 0
        ? withPausesInStretch(stretch, goesOnFromClause(all.slice(0, index)))
        : stretch,
    )
    .join('');

/** "the fee is 200, usually 7 days": these words go on from a whole clause. */
function goesOnFromClause(before: readonly string[]): boolean {
  const sentence = before.slice(before.findLastIndex((part) => /[.!?;\n]$/.test(part.trim())) + 1);
  return sentence.some((part) =>
    part
      .split(' ')
      .slice(1)
      .some((word) => finite.has(plain(word))),
  );
}

const begins = (word: string): ClauseSoFar => ({
  hasVerb: false,
  hasSubject: false,
  isDeed: deeds.has(word) || deedsOfWork.has(word),
  isDependent: /^(?:if|when|whenever|once|while|since|because|until|unless|after|before|b4)$/.test(
    word,
  ),
  length: 0,
});

function withPausesInStretch(stretch: string, goesOn: boolean): string {
  const typed = stretch.split(' ');
  if (typed.length < 4) return stretch;
  const read = typed.map(plain);
  const said: string[] = [];
  // "yes gutted the bath" begins with what was done.
  let clause = begins(
    (/^(?:yes|yep|yeah|so|just|we|i)$/.test(read[0] ?? '') ? read[1] : read[0]) ?? '',
  );
  for (const [at, word] of typed.entries()) {
    const mark =
      at > 0
        ? markBefore(
            read,
            at,
            clause,
            goesOn && said.length === clause.length,
            said.slice(-clause.length),
          )
        : '';
    if (mark) {
      said[said.length - 1] += mark;
      // "and" goes on with the same subject.
      clause = mark === ' and' ? { ...clause, isDeed: true } : begins(read[at] ?? '');
    }
    const start = mark ? withApostrophe(word) : word;
    // "u" becomes "you" later, and has its capital then.
    said.push(mark === '.' && !/^(?:u|ur|r)$/.test(start) ? capitalise(start) : start);
    clause.length++;
    clause.hasSubject ||= who.test(read[at] ?? '');
    // "they think once the offer is in, they're done".
    if (/^(?:if|when|once|while)$/.test(read[at] ?? '')) clause.isDependent = true;
    clause.hasVerb ||=
      finite.has(read[at] ?? '') ||
      (/^\p{L}{1,5}'(?:s|re|m|ll|ve)$/u.test(read[at] ?? '') && subjects.has(read[at] ?? ''));
  }
  return said.join(' ');
}

/** "its" and "hes" where a clause begins are two words each. */
const withApostrophe = (word: string) =>
  word
    .replace(/^(it|he|she|that|there|they|we|you|i)(s|re|ve|m)$/i, "$1'$2")
    .replace(/^i(?=')/, 'I');

/** As the table of short words has it, in small letters. */
function plain(word: string): string {
  const small = word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'/&$%.-]/gu, '');
  const meant = Object.hasOwn(shortWords, small) ? shortWords[small] : small;
  return (meant ?? small).toLowerCase();
}

function markBefore(
  read: readonly string[],
  at: number,
  clause: ClauseSoFar,
  goesOn: boolean,
  typed: readonly string[],
): '' | ',' | '.' | ' and' {
  const before = read[at - 1] ?? '';
  const word = read[at] ?? '';
  if (clause.length < 2) return '';
  // "on a 300k loan thats 60 a month" has its comma, if any, from the sentence.
  if (!clause.hasVerb && !clause.isDeed && leadsIn.test(typed[0] ?? '')) return '';
  if (
    word === 'then' &&
    !/^(?:and|but|more|until|til|from|since|by|back|even|just|only|n|or|if|ok)$/.test(before)
  )
    return clause.isDependent && !clause.hasVerb ? '' : ',';
  // "the bill went up u can appeal"
  const endsVerb = /^(?:up|down|out|off|over)$/.test(before) && finite.has(read[at - 2] ?? '');
  if ((joints.has(before) && !endsVerb) || adverbs.has(before)) return '';
  if (startsWithSubject(read, at, clause)) {
    if (clause.isDependent) return ',';
    const isWhole = clause.hasVerb || clause.isDeed || goesOn || /^that['’]?s$/.test(word);
    return isWhole || phraseKind(typed.join(' ')) === 'order' ? '.' : ',';
  }
  // "if ur selling text me": what to do then.
  if (contact.test(word) && /^(?:me|us)$/.test(read[at + 1] ?? '') && !beforeContact.test(before))
    return clause.isDependent ? ',' : clause.hasVerb ? '.' : '';
  if (goesOnWithDeed(read, at, clause)) return ' and';
  if (isNextDeed(read, at, clause)) return ',';
  return '';
}

const leadsIn = /^(?:on|in|at|for|with|under|over|after|before|during|by|from|around|between)$/i;

const contact = /^(?:text|call|dm|message|email|msg|ping)$/;
/** "or text me", "to call me", "have them email me". */
const beforeContact =
  /^(?:please|just|them|people|you|they|can|will|should|so|lets|never|always|best|say|says|said|ask|is|was|be|to|or|and|been)$/;
