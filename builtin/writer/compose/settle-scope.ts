import { countWords } from '#builtin/writer/language/sentences.ts';
import { keywordsOf, keywordsOfTitle } from '#builtin/writer/points.ts';
import type { Brief, Fact, Scope } from '#builtin/writer/understand/brief.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import { wordsOfFact } from './say-facts.ts';

/**
 * Which season, room, project or loan a text is about shapes it more than it tells. What the title or
 * another fact has of it is not said again, and what is left gets the label of its kind:
 * "winterizing, before Thanksgiving" under "Winterizing a home" is when.
 */
export function settledScope(
  { scope, facts }: Brief,
  title: string,
  place: { city: string },
): Scope | undefined {
  if (!scope || !shapesOnly.has(scope.labels[0] ?? '')) return scope;
  // Which loans a text is about shapes it, and tells the reader nothing.
  const isSaid = isSaidBy(title, facts, place);
  if (
    isOfLoans(scope) ||
    // "rate locks on conventional and FHA loans" under a title about rate locks.
    (scope.labels[0] === 'The loans in question' &&
      scope.sentences.length === 0 &&
      isSaid(scope.text.replace(loanWords, ' ')))
  )
    return { ...scope, isSaid: true };
  // "all of it but mainly the porch": where to start.
  const most =
    /^(?:all|every|any|the whole|everything)\b[^,]*?,? (?:but |and )?(?:mainly|mostly|especially) (.+)$/i;
  if (scope.labels[0] === 'Where to focus' && most.test(scope.text))
    return { ...scope, text: scope.text.replace(most, '$1'), labels: ['Start with'] };
  const isOrdered = /\bin that order\b|\bfirst,? then\b/i.test(scope.text);
  const items = splitItems(withTimeApart(scope.text, isSaid)).map((item) =>
    item.replace(/^(?:do it|have it done|get it done|done|finish) (?=(?:by|before) )/i, ''),
  );
  const unsaid = items.filter((item) => isOrdered || !isSaid(item));
  // When it is, and for whom, stand without the rest; other words were typed together and stay so.
  const left = unsaid.every((item) => isTime.test(item) || isPeople(item)) ? unsaid : items;
  // "winter, sprinkler blowouts mostly": the last of them is meant most.
  const meant = mostlyAtTheEnd.test(left.at(-1) ?? '') ? left.slice(-1) : left;
  const text = meant.join(', ').replace(/ (?=in that order\b)/, ', ');
  const isKnown = sharedWith(title, facts, place)(scope.text) >= 0.7 && !/\d/.test(scope.text);
  if (left.length === 0 || (isKnown && !isOrdered)) return { ...scope, isSaid: true };
  // "VA and FHA mainly, USDA farther out": mainly is said of the first alone.
  const isMostOfAll = meant.length === 1 || mostlyAtTheEnd.test(text);
  const isMost = isOrdered || (isMostOfAll && mostly.test(text));
  const told = isMostOfAll ? text.replace(mostly, '').trim() : text;
  const label = isPeople(told)
    ? 'Who this is for'
    : isTime.test(told)
      ? 'When to do it'
      : isMost
        ? 'What I see most'
        : undefined;
  const isCut = left.length < splitItems(scope.text).length;
  return {
    ...scope,
    text: told,
    labels: label ? [label] : scope.labels,
    sentences: scope.sentences.filter(
      (sentence) =>
        !/^(?:do it|have it done|get it done|done|finish) (?:by|before) /i.test(sentence),
    ),
    // Sentences of ours were made for all of its words.
    frames: isCut || label === 'When to do it' ? undefined : scope.frames,
  };
}

const shapesOnly = new Set([
  'First on the list',
  'Where to focus',
  'The project',
  'The loans in question',
]);

/** "land" and "all" choose what is said, and tell the reader nothing; "under $400,000" does. */
export const tellsLittle = ({ text, sentences, labels }: Scope) =>
  sentences.length === 0 &&
  !/\d|\p{L} \p{Lu}|^\p{Lu}\p{L}+$/u.test(text) &&
  // Which task or room it is was asked to choose what is said.
  countWords(text) <= (shapesOnly.has(labels[0] ?? '') ? 5 : 3);

/** "VA and FHA mainly": which loans, and nothing of them. */
export const isOfLoans = ({ text, sentences }: Scope) =>
  sentences.length === 0 && isLoansOnly.test(text);

const loanWords =
  /\b(?:loans?|VA|FHA|USDA|conventional|jumbo|fixed|adjustable|ARMs?|assumable|programs?|mortgages?)\b/gi;

const isLoansOnly =
  /^(?:(?:mostly|mainly|just|only|and|a|an|little|bit|of|some|maybe|too|also|mostly|loans?|the|both|then|plus|VA|FHA|USDA|conventional|jumbo|fixed|adjustable|ARMs?|vs|or|assumptions?|assumable|state|programs?|15|30|year|rate|bridge|HELOCs?|portfolio)\b[\s,&/+.-]*)+$/i;

const mostly = /,? (?:mostly|mainly)(?=,|$)|(?:^|(?<=, ))(?:mostly|mainly) (?=\p{L})/giu;

const mostlyAtTheEnd = /,? (?:mostly|mainly)$/i;

/** "winterizing before Thanksgiving" under "Winterizing a home" is when. */
const withTimeApart = (text: string, isSaid: (text: string) => boolean) =>
  text.replace(/^([^,]+?) (?=(?:before|after|during|in|by) [^,]+$)/i, (all, what: string) =>
    isSaid(what) && isTime.test(text.slice(all.length)) ? `${what}, ` : all,
  );

/** Whether the title or a fact has all words of it. */
export const isSaidBy =
  (title: string, facts: readonly Fact[], place: { city: string }) => (text: string) =>
    !/\d/.test(text) && sharedWith(title, facts, place)(text) === 1;

/** How many of its words the title or a fact has. */
function sharedWith(title: string, facts: readonly Fact[], place: { city: string }) {
  const start = (words: ReadonlySet<string>) =>
    [...words].map((word) => word.replace(/(?:es|e|s)$/, '').slice(0, 5));
  const said = new Set([
    ...start(keywordsOfTitle(title, place)),
    ...facts.flatMap((fact) => start(keywordsOf(wordsOfFact(fact)))),
  ]);
  return (text: string) => {
    const words = start(keywordsOf(text.replace(filling, '')));
    return words.length === 0 ? 1 : words.filter((word) => said.has(word)).length / words.length;
  };
}

const filling =
  /\b(?:mostly|mainly|too|also|whole|entire|both|just|etc|rooms|getting ready|get ready|getting|prep|prepping|prepare|preparing)\b/gi;

/** "before the first hard freeze". */
export const isTime =
  /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|(?:early |late |mid[- ]?)?(?:spring|summer|fall|autumn|winter)|before|after|by (?=(?:the (?:end|time|first|middle|start)|early|mid|late|next|this|then|\d|spring|summer|fall|winter|thanksgiving|christmas|halloween|easter|labor day|memorial day|january|february|march|april|may|june|july|august|september|october|november|december)\b)|during|end of|right (?:before|after)|as soon as|every (?=(?:other |few |two |three |six |\d+ )?(?:day|week|month|year|season|spring|summer|fall|autumn|winter|time|morning|night|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?\b)|once a)\b(?! (?:rains?|prep|cleanup|clean-up|storms?|checklist|maintenance))/i;

/** "first timers mostly": whom a label for homes does not fit. */
export const isPeople = (text: string) =>
  /^(?:mostly |mainly )?(?:[\p{L}-]+ ){0,2}(?:first[- ]timers|buyers|sellers|owners|homeowners|investors|families|retirees|downsizers|newcomers|people|folks|couples|clients)\b(?! (?:homes|houses|condos))/iu.test(
    text.split(',')[0] ?? '',
  );
