import { antecedents, type ClauseSoFar, deeds, deedsOfWork, doers, subjects } from './words.ts';

/** "listed thurs got 6 offers closed 261": what the same people did next. */
export function isNextDeed(read: readonly string[], at: number, clause: ClauseSoFar): boolean {
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
    return (
      (clause.isDeed || (clause.hasVerb && endsThought.test(before))) &&
      after !== '' &&
      after !== 'by'
    );
  if (!deedsOfWork.has(word) || !clause.isDeed) return false;
  return /^[\d$]|^(?:for|at|in|over|under|the|a|an|my|our|it|all|to|up|out|down|on|with|w)$/.test(
    after,
  );
}

/** What makes a past form part of what stands before it. */
const notBeforeDeed =
  /^(?:is|are|was|were|am|be|been|being|to|not|has|have|had|having|get|gets|got|can|could|will|would|should|may|might|must|do|does|did|didn't|didnt|wasn't|hasn't|never|people|folks|they|house|home|roof|market|agent|it)$/;

export const who = /^(?:i|we|they|he|she|it|we've|they've|i've|he's|she's|it's)$/;

/** "it looked twice as big sold in 3 days", "she speaks spanish loves her dogs": the same one goes on. */
export function goesOnWithDeed(read: readonly string[], at: number, clause: ClauseSoFar): boolean {
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

/** A time, a sum or a manner is no subject: "it sat 3 weeks got 2 offers". */
const endsThought =
  /^(?:\d.*|\$.*|days?|weeks?|months?|years?|hours?|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|yesterday|fast|quick|quickly|first|last|there|here|early|late|right|well|again)$/;
