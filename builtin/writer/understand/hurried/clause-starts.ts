import {
  adverbs,
  antecedents,
  bases,
  type ClauseSoFar,
  clauseVerbs,
  deedsOfWork,
  doers,
  finite,
  joints,
  objectStarts,
  subjects,
} from './words.ts';

/** "… its muddy", "… she answered every text", "… seller just painted". */
export function startsWithSubject(
  read: readonly string[],
  at: number,
  clause: ClauseSoFar,
): boolean {
  const word = read[at] ?? '';
  const before = read[at - 1] ?? '';
  // "can i use a gift" asks.
  if (clauseVerbs.has(before) || asks.test(before)) return false;
  // "dont let anybody tell you its free", "here we are"
  if (somebody.test(before) && clauseVerbs.has(read[at - 2] ?? '')) return false;
  if (/^(?:here|there)$/.test(before) && /^(?:are|is|go|goes)$/.test(read[at + 1] ?? ''))
    return false;
  const next = at + 1 + read.slice(at + 1).findIndex((each) => !adverbs.has(each));
  const verb = next > at ? (read[next] ?? '') : '';
  const isBare = /['’]|^(?:im|ive|theyre|hes|shes|youre|thats|theres|weve)$/.test(word);
  if (doers.has(word))
    return clause.hasVerb && finite.has(verb) && !isDescribed(before, read[at - 2] ?? '');
  if (!subjects.has(word) || before === '') return false;
  if (
    word === 'its' &&
    !/^(?:an?|the|not|so|too|very|all|free|\p{L}+y|\p{L}+ing|like|just|been|only|on|in|at|off|listed|under|easy|worth|\d.*)$/u.test(
      verb,
    )
  )
    return false;
  if (word === 'its') return true;
  if (isBare)
    return !antecedents.has(before) && !(/^i'?ve$|^we'?ve$/.test(word) && endsOnPreposition(read));
  const isVerb =
    finite.has(verb) ||
    (/^(?:nobody|everybody|everyone|somebody|he|she)$/.test(word) && /[^s]s$/.test(verb));
  if (!isVerb || (/^(?:he|she|it)$/.test(word) && bases.has(verb))) return false;
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
  // "a rental you havent been inside of"
  if (endsOnPreposition(read)) return true;
  if (antecedents.has(read[at - 1] ?? '')) return true;
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

const endsOnPreposition = (read: readonly string[]) =>
  /^(?:of|in|on|with|to|for|from|about|into|at|inside)$/.test(read.at(-1) ?? '');

const somebody = /^(?:me|us|you|them|him|her|people|anybody|everybody|everyone|folks)$/;

/** "the boring lender", "long time owner": the word before belongs to them. */
const isDescribed = (before: string, beforeThat: string) =>
  joints.has(before) ||
  /'s?$/.test(before) ||
  /^(?:an?|the|my|our|your|their|every|each)$/.test(beforeThat) ||
  /^(?:first[- ]?time|good|most|many|new|past|home|time|current|original|old|previous|long|listing|normal)$/.test(
    before,
  );

const asks =
  /^(?:can|could|do|does|did|is|are|was|were|should|will|would|has|have|had|may|must|what's|whats)$/;
