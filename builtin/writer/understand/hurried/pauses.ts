import { capitalise } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { shortWords } from './short-words.ts';
import {
  adverbs,
  antecedents,
  clauseVerbs,
  deeds,
  deedsOfWork,
  doers,
  finite,
  joints,
  objectStarts,
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

type Clause = {
  hasVerb: boolean;
  hasSubject: boolean;
  isDeed: boolean;
  isDependent: boolean;
  length: number;
};

const begins = (word: string): Clause => ({
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
  clause: Clause,
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
    !/^(?:and|but|more|until|since|by|back|even|just|only|n|or|if)$/.test(before)
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

/** "… its muddy", "… she answered every text", "… seller just painted". */
function startsWithSubject(read: readonly string[], at: number, clause: Clause): boolean {
  const word = read[at] ?? '';
  const before = read[at - 1] ?? '';
  // "can i use a gift" asks.
  if (clauseVerbs.has(before) || asks.test(before)) return false;
  const next = at + 1 + read.slice(at + 1).findIndex((each) => !adverbs.has(each));
  const verb = next > at ? (read[next] ?? '') : '';
  const isBare = /['’]|^(?:im|ive|theyre|hes|shes|youre|thats|theres|weve)$/.test(word);
  if (doers.has(word)) return clause.hasVerb && finite.has(verb) && !isDescribed(before);
  if (!subjects.has(word) || before === '') return false;
  if (
    word === 'its' &&
    !/^(?:an?|the|not|so|too|very|all|free|\p{L}+y|\p{L}+ing|like|just|been|only|on|in|at|off|listed|under|easy|worth|\d.*)$/u.test(
      verb,
    )
  )
    return false;
  if (word === 'its') return true;
  if (isBare) return !(antecedents.has(before) && !clause.hasVerb);
  const isVerb =
    finite.has(verb) ||
    (/^(?:nobody|everybody|everyone|somebody|he|she)$/.test(word) && /[^s]s$/.test(verb));
  if (!isVerb) return false;
  // "painted it sold in a week": the thing that was painted.
  if (/^(?:it|you)$/.test(word) && (finite.has(before) || deedsOfWork.has(before))) return false;
  return !isObjectOf(read, at, next);
}

/** "the first house we saw", "stuff they skip": the clause says which. */
function isObjectOf(read: readonly string[], at: number, verbAt: number): boolean {
  const verb = read[verbAt] ?? '';
  const mainAt =
    /^(?:can|could|will|would|should|must|may|might|have|has|had|don't|dont|didn't|didnt|can't|cant|won't|wont)$/.test(
      verb,
    )
      ? verbAt + 1
      : verbAt;
  if (/^(?:is|are|was|were|isn't|aren't|r)$/.test(verb)) return false;
  const after = read[mainAt + 1] ?? '';
  const isWhole = after === '' && standsAlone.test(read[mainAt] ?? '');
  const hasOwnObject = isWhole || objectStarts.has(after) || /^[\d$]/.test(after);
  const back = read.slice(Math.max(0, at - 4), at);
  const isNamedThing = back.some((each) => antecedents.has(each));
  // "upgrades they don't need": what they don't need is named before.
  return isNamedThing ? !hasOwnObject : after === '' && !hasOwnObject;
}

/** Verbs that need no object. */
const standsAlone =
  /^(?:sits?|sat|sells?|sold|closed|works?|worked|goes|went|came|comes|left|leaves|waits?|waited|wins?|won|leaks?|cracks?|freezes?|froze|starts?|started|ended|happens|happened|moved|signed|agreed)$/;

const isDescribed = (before: string) =>
  joints.has(before) ||
  /'s?$/.test(before) ||
  /^(?:my|our|the|first[- ]?time|good|most|many|new|past|home)$/.test(before);

/** "listed thurs got 6 offers closed 261": what the same people did next. */
function isNextDeed(read: readonly string[], at: number, clause: Clause): boolean {
  const word = read[at] ?? '';
  const before = read[at - 1] ?? '';
  const after = read[at + 1] ?? '';
  if (subjects.has(before) || doers.has(before) || before.endsWith('ing')) return false;
  if (notBeforeDeed.test(before)) return false;
  // "what the house next door got": somebody else did it.
  if (
    read
      .slice(Math.max(0, at - 4), at)
      .some((each) => /^(?:what|who|that|which|how|where|when|if|once)$/.test(each))
  )
    return false;
  if (deeds.has(word))
    return (clause.isDeed || clause.hasVerb) && after !== '' && !/^by$/.test(after);
  if (!deedsOfWork.has(word) || !clause.isDeed) return false;
  return /^[\d$]|^(?:for|at|in|over|under|the|a|an|my|our|it|all|to|up|out|down|on|with|w)$/.test(
    after,
  );
}

/** What makes a past form part of what stands before it. */
const notBeforeDeed =
  /^(?:is|are|was|were|am|be|been|being|to|not|has|have|had|having|get|gets|got|can|could|will|would|should|may|might|must|do|does|did|didn't|didnt|wasn't|hasn't|never|people|folks|they|house|home|roof|market|agent|it)$/;

const asks =
  /^(?:can|could|do|does|did|is|are|was|were|should|will|would|has|have|had|may|must|what's|whats)$/;

const leadsIn = /^(?:on|in|at|for|with|under|over|after|before|during|by|from|around)$/i;

const contact = /^(?:text|call|dm|message|email|msg|ping)$/;
/** "or text me", "to call me", "have them email me". */
const beforeContact =
  /^(?:please|just|them|people|you|they|can|will|should|so|lets|never|always|best)$/;

const who = /^(?:i|we|they|he|she|it|we've|they've|i've|he's|she's|it's)$/;

/** "it looked twice as big sold in 3 days", "she speaks spanish loves her dogs": the same one goes on. */
function goesOnWithDeed(read: readonly string[], at: number, clause: Clause): boolean {
  const word = read[at] ?? '';
  const before = read[at - 1] ?? '';
  if (!clause.hasSubject || !clause.hasVerb || clause.length < 3 || clause.isDependent)
    return false;
  if (notBeforeDeed.test(before) || subjects.has(before) || doers.has(before)) return false;
  if (
    read
      .slice(Math.max(0, at - 4), at)
      .some((each) => antecedents.has(each) || /^(?:that|who|which|and|n)$/.test(each))
  )
    return false;
  return (
    (/^(?:sold|closed|appraised|went)$/.test(word) &&
      /^(?:in|for|at|over|under|pending|\d.*)$/.test(read[at + 1] ?? '')) ||
    (/^(?:loves|lives|speaks|coaches|volunteers|plays|grew|enjoys|hikes)$/.test(word) &&
      read[at + 1] !== undefined)
  );
}
