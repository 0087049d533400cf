import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { isAsked, phraseKind } from './phrase-kind.ts';

/** Two sentences that were typed with a comma between them. */
export const withoutRunOn = (sentence: string): string[] =>
  withOrderApart(sentence).flatMap(withoutSplice);

/** "a city permit, check with the county first": what to do about it is a sentence of its own. */
function withOrderApart(sentence: string): string[] {
  const at = sentence.search(orderAtEnd);
  if (at < 1) return [sentence];
  const before = sentence.slice(0, at);
  const order = sentence.slice(at + 2);
  const isApart =
    countWords(before) > 1 &&
    !/["“”:;]|\([^()]*$|[()].*$/.test(order) &&
    !/["“”:;]|\([^()]*$/.test(before) &&
    !startsClause.test(before) &&
    !/^(?:look|start|begin|first)\b/i.test(before) &&
    // "clean the gutters, check the sump" is a list of things to do.
    before.split(/,(?!\d) /).every((part) => phraseKind(part) !== 'order') &&
    (phraseKind(order.replace(/[.!]$/, '')) === 'order' ||
      /^(?:check|verify|confirm) /i.test(order));
  return isApart ? [`${before}.`, capitalise(order)] : [sentence];
}

const orderAtEnd =
  /, (?=(?:check|ask|call|use|read|get|verify|confirm|add|give|come|dress|wear|talk|see|email|watch|double[- ]check) (?:with|the|your|my|for|me|us|before|if|when|first|early|it|them|a|an|\d|warm|in|on|to|at|ahead|about|around|county|city|current|local)\b[^,]*$)/i;

/** "10 days is typical, attorneys handle closing". */
function withoutSplice(sentence: string): string[] {
  const parts = sentence.split(/,(?!\d) /);
  const second = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const first = parts.slice(0, -1).join(', ');
  const isTwo =
    second !== '' &&
    // "By appointment, 24-hour notice, there are horses": some words, and a sentence at their end.
    (parts.length === 2 ||
      (/^there(?:['’]s| is| are)\b/i.test(second) &&
        parts.slice(0, -1).every((part) => phraseKind(part) === 'noun'))) &&
    !/["“”:;()]/.test(sentence) &&
    countWords(first) > 1 &&
    // "I do photos, a video and I write the text": the list goes on.
    !/^(?:an?|the|my|our|some) [^,]*\band (?:i|we)\b/i.test(second) &&
    (countWords(second) > 2 || /^there['’]s \p{L}/iu.test(second)) &&
    (!startsClause.test(first) || /^(?:i|we) tell\b.*\bthat['’]s /i.test(sentence)) &&
    !/^(?:and|but|so|or|which|who|because|then|even|not|just|if|when|especially|with)\b/i.test(
      second,
    ) &&
    (phraseKind(first) === 'sentence' || isAsked(first)
      ? startsWithSubject.test(second)
      : toldOfSale.test(first)
        ? startsWithSubject.test(second) || thingWas.test(second)
        : goesOnOfThem.test(second)) &&
    phraseKind(second.replace(/[.!]$/, '')) === 'sentence';
  const [start = '', next = '', ...rest] = parts;
  // "the county mails one bill, 4% off in November is usual, paid online": the last words belong to the second.
  const isSpliceFirst =
    rest.length === 1 &&
    /^\d[\d.,]*%|^\$\d/.test(next) &&
    !/["“”:;()]/.test(sentence) &&
    !startsClause.test(start) &&
    !/^(?:I|we|they|he|she)\b/i.test(start) &&
    phraseKind(start) === 'sentence' &&
    phraseKind(next) === 'sentence' &&
    /^(?:\p{L}+ed|held|paid|kept|put|sent) /iu.test(rest[0] ?? '');
  if (isSpliceFirst) return [`${start}.`, `${next}, ${rest.join(', ')}`];
  return isTwo ? [`${first}${isAsked(first) ? '?' : '.'}`, capitalise(second)] : [sentence];
}

/** "closing costs, they mix them up with the down payment". */
const goesOnOfThem =
  /^(?:they|it|it['’]s|nobody|people|a lot of them|some of them|most of them|there['’]s|there are|there is|that['’]s) \p{L}/iu;

/** "Sold one in Kettering this spring, furnace was 24 years old": who sold it was left out. */
const toldOfSale =
  /^(?:just )?(?:sold|listed|closed|bought|toured|helped|had|worked with|showed) (?:an?|one|two|three|this|my|our|the|\d) ?/i;

const thingWas = /^(?:the |our |their )?\p{L}+(?: \p{L}+)? (?:was|were|had|needed|came)\b/iu;

const startsWithSubject =
  /^(?:they|it|it['’]s|we|i|you|he|she|there|there['’]s|people|nobody|everyone|everybody|most|many|some|all|the|an?|my|our|your|their|this|that|these|lots|that['’]?s|those are|these are|\p{L}{3,}[^s'’]s)\b/iu;

/** What begins so is only half of a sentence, or leads into one. */
const startsClause =
  /^(?:if|when|once|while|since|because|after|before|until|unless|although|though|as|in|on|at|for|with|by|from|during|below|under|above|over|around|last|this|next|every|yes|no|honestly|say|i(?:['’]d| would)? (?:think|say|guess|tell)|we tell|the \p{L}+er|not)\b/iu;
