import { asSentence, capitalise, countWords, listed } from '#builtin/writer/language/sentences.ts';
import type { Fact, Scope } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { isToldWhole } from '#builtin/writer/understand/read-words.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import { isInDictionary } from '#builtin/writer/understand/spelling.ts';
import { afterLabel, inSentence } from './behind-label.ts';
import { areAlike } from './frame-kinds.ts';
import { framed } from './frames.ts';
import { isPeople, isSaidBy, isTime, tellsLittle } from './settle-scope.ts';
import { pickLine, type Writing } from './writing.ts';

/** What the piece is about, in a line of its own. */
export function scopeLine(writing: Writing): string | undefined {
  const { brief, random } = writing;
  const { scope } = brief;
  if (!scope) return undefined;
  const isReader = scope.labels[0] === 'For';
  const zips = scope.text.match(/\b\d{5}\b/g);
  if (zips && !/\p{L}/u.test(scope.text)) return `This covers ${listed(zips)}.`;
  if (isGovernment.test(scope.text)) return asSentence(`This covers the ${scope.text}`);
  if (scope.labels[0] === 'The area')
    return asSentence(`Where it is: ${afterLabel(scope, scope.text)}`);
  if (/[.!?] /.test(scope.text) || (!isReader && !isShortScope(scope.text)))
    return scope.asked?.[0] && !isReader
      ? `${pickLine(writing, scope.asked)} ${asSentence(scope.text)}`
      : asSentence(`This one's about ${inSentence(scope.text)}`);
  // "duplex vs single-family": two things, which no question of ours takes.
  if (/ (?:vs\.?|versus) /i.test(scope.text) && scope.labels[0] !== 'For')
    return asSentence(`${scope.labels[0]}: ${afterLabel(scope, scope.text)}`);
  const homes = homesIn(scope);
  const asked =
    framedScope(scope, homes, writing, isList(splitItems(homes)) ? splitItems(homes) : []) ??
    // "older houses with septic, wells or oil heat": what they have goes on.
    (/^[^,]+ (?:with|of|like) [^,]+,/.test(homes) && countWords(homes) <= 14
      ? framedScope(scope, homes.replaceAll(',', comma), writing)?.replaceAll(comma, ',')
      : undefined);
  if (asked) return asked;
  // "3-bedroom ranches, $300,000 to $400,000, mostly Hixson": the first is asked for, the rest said of it.
  const [first = '', ...others] = splitItems(homesIn(scope));
  const askedFirst = others.length > 0 ? framedScope(scope, first, writing) : undefined;
  if (askedFirst) return askedFirst.replace(/[.?]$/, (mark) => ` (${others.join(', ')})${mark}`);
  if (scope.labels[0] === 'For') return asSentence(`This one's for ${inSentence(homesIn(scope))}`);
  const label = scope.labels.length > 0 ? random.pick(scope.labels) : undefined;
  return label
    ? asSentence(`${label}: ${afterLabel(scope, scope.text.replace(/(?<=\p{L}{2}): /u, ', '))}`)
    : undefined;
}

/** "City of Spokane only" is no reader. */
const isGovernment = /^(?:City|Town|Village|County) of \p{Lu}/u;

/** What stands behind a label, or in a sentence of ours. */
const isShortScope = (text: string) =>
  countWords(text) <= (/^(?:an?|the) /i.test(text) ? 10 : 7) &&
  !/,(?!\d{3})|[:;(]/.test(text) &&
  phraseKind(text) !== 'order';

const comma = '\u201A';
const isList = (items: readonly string[]) =>
  items.length > 1 &&
  !items.slice(1).some((item) => /^the\b/i.test(item)) &&
  !items.some((item) => /[\d$]| to |\bonly\b/i.test(item) || countWords(item) > 5) &&
  areAlike(items) &&
  items.every((item) => phraseKind(item) === 'noun');

const framedScope = (
  { frames }: Scope,
  text: string,
  writing: Writing,
  items: readonly string[] = [],
) =>
  phraseKind(text) === 'order'
    ? undefined
    : framed(
        frames,
        { kind: phraseKind(text) === 'gerund' ? 'gerund' : 'noun', text },
        items,
        writing,
      );

/** A name of an area stands for the homes in it: "under $400,000, Clintonville" turned round. */
function homesIn({ text, labels }: Scope): string {
  const [first = '', ...others] = splitItems(text);
  const isPrice = (item: string) =>
    /^(?:under|below|over|above|up to|around|about)? ?\$/i.test(item);
  const ordered =
    labels[0] === 'For' && isPrice(first) && others.length > 0
      ? [...others, first]
      : [first, ...others];
  const joined = ordered.join(', ');
  // Homes are put before what is an area for certain, and before nothing else.
  const isArea = labels[0] === 'For' && isPlaces(ordered[0] ?? '');
  if (labels[0] === 'For' && isSide.test(ordered[0] ?? ''))
    return `homes on the ${joined
      .replace(/^the /i, '')
      .replace(/^[^,$]+? Side\b/i, (side) => side.split(' ').map(capitalise).join(' '))}`;
  return isArea ? `homes in ${joined}` : joined;
}

/** "Far East Side": people live on it. */
const isSide =
  /^(?:the )?(?:(?:Near|Far|Lower|Upper) )?(?:North|South|East|West)(?:east|west)? Side(?=$| (?:from|under|over|up to|around|about|at) \$)/i;

/**
 * "For older homes under $150,000:" leads into a list of notes: a noun phrase of any kind suits it, where a label
 * would name what the reader does not ask for.
 */
export function scopeIntro({ brief: { scope } }: Writing): string | undefined {
  if (
    scope?.area &&
    scope.labels[0] === 'The area' &&
    !scope.isSaid &&
    scope.sentences.length === 0
  )
    return `A few notes on ${[scope.area, ...scope.rest].join(', ')}:`;
  const leads = scope?.frames && (scope.labels[0] === 'For' || scope.labels[0] === 'The strategy');
  if (!scope || !leads || scope.isSaid || scope.sentences.length > 0) return undefined;
  const text = scope.text.replace(/^(?:mostly|mainly|usually|primarily|just|only) /i, '');
  if (isPlaces(text)) return `In ${text}:`;
  const isPlain =
    phraseKind(text) === 'noun' &&
    countWords(text) <= 14 &&
    !/[:;()?]|[.!] | (?:vs\.?|versus) /i.test(text) &&
    !/^(?:first|all|any|anything|for|in|on|at|near|with|from|no|not|it|they|depends|both|either|all over)\b/i.test(
      text,
    );
  if (!isPlain) return undefined;
  if (/^(?:under|below|over|above|up to|less than|more than|around|about) \$/i.test(text))
    return `For homes ${inSentence(text)}:`;
  if (/^(?:low|mid|high|upper)\b/i.test(text)) return `For homes in the ${inSentence(text)}:`;
  if (/^\$\S+(?: million)? to \$\S+(?: million)?$/.test(text)) return `For homes from ${text}:`;
  return /^\$/.test(text) ? `For homes at ${text}:` : `For ${afterLabel(scope, text)}:`;
}

/**
 * What is told of the homes, rooms or area that a text is about. It shapes the text more than it tells the reader
 * something, so that it is said only where it is a sentence, a name, a time or people: other words fit into none of ours.
 */
export const scopeSentence = (writing: Writing): string | undefined =>
  ofScope(writing) ?? besideScope(writing);

/** What was told after the words that name the homes or the area, whether they are printed or not. */
export const besideScope = ({ brief: { scope } }: Writing): string | undefined =>
  scope && scope.sentences.length > 0 && scope.sentences.every(isTold)
    ? scope.sentences.map(asSentence).join(' ')
    : undefined;

const isTold = (sentence: string) =>
  isToldWhole(sentence.replace(/[.!]$/, '')) &&
  // "Many of them leased to people at the base": of whom, and with what verb?
  !/^(?:many|most|some|all|a few) of (?:them|these) (?!are\b|were\b|have\b|had\b|will\b|want\b|need\b|come\b|live\b)\p{L}+ed\b/iu.test(
    sentence,
  );

function ofScope(writing: Writing): string | undefined {
  const { brief, title, material } = writing;
  const { facts, scope } = brief;
  if (!scope || scope.isSaid || isSaidBy(title, facts, material.place)(scope.text))
    return undefined;
  // What the agent put first of several.
  if (scope.labels[0] === 'What I see most' || scope.labels[0] === 'Start with')
    return asSentence(`First on my list: ${inSentence(scope.text)}`);
  if (tellsLittle(scope)) return undefined;
  const zips = scope.text.match(/\b\d{5}\b/g);
  if (zips && !/\p{L}/u.test(scope.text)) return `This covers ${listed(zips)}.`;
  if (isGovernment.test(scope.text)) return asSentence(`This covers the ${scope.text}`);
  const more = scope.sentences.filter((each) => !isSaidIn(scope.text, each)).map(asSentence);
  const said = (text: string) => [asSentence(text), ...more].join(' ');
  const kind = phraseKind(scope.text);
  // "Manufactured and stick built" has no verb of its own.
  if (kind === 'order' || (kind === 'sentence' && !/^\p{L}+ed\b/iu.test(scope.text)))
    return said(scope.text);
  if (scope.labels[0] === 'The area')
    // A list of its stops names the area.
    return facts.some(isListOfStops) ? undefined : said(`The area: ${inSentence(scope.text)}`);
  if (isPeople(scope.text)) return said(`This one's for ${inSentence(scope.text)}`);
  if (countWords(scope.text) > mostWordsOfScope) return undefined;
  if (isTime.test(scope.text)) return said(`When to do it: ${inSentence(scope.text)}`);
  // A question of an admin's own has no sentences that were made for its answers.
  if (scope.labels[0] === 'For' && !scope.frames)
    return said(`This one's about ${inSentence(scope.text)}`);
  const asked = scope.labels[0] === 'For' ? undefined : framedScope(scope, scope.text, writing);
  if (asked && !asked.endsWith('?')) return said(asked);
  // "Bungalows in Hyde Park" is all that the agent said, and it names a place.
  return facts.length === 0 && /^\p{L}+ (?:in|on|near|around) \p{Lu}/u.test(scope.text)
    ? said(`This one's about ${inSentence(scope.text)}`)
    : undefined;
}

const mostWordsOfScope = 9;

const isListOfStops = ({ role, items }: Fact) => role === 'places' && items.length > 2;

/** "Anchorage and Eagle River": names, and nothing else. */
export const isPlaces = (text: string) =>
  /^(?:the )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)*(?:(?:, and |, | and | or | & )(?:the )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)*)*[.]?$/u.test(
    text,
  ) &&
  text
    .split(/, and |, | and | or | & /)
    .every((name) => !isInDictionary((/^\p{L}+/u.exec(name)?.[0] ?? '').toLowerCase()));

const isSaidIn = (text: string, sentence: string) =>
  text.toLowerCase().includes(sentence.toLowerCase().replace(/[.!]$/, ''));

/** "Selling one of the older ranches?" asks the reader, where the words are few and of one kind. */
export function readerQuestion(writing: Writing): string | undefined {
  const { scope } = writing.brief;
  if (!scope || isMixed.test(scope.text) || isPeople(scope.text)) return undefined;
  if (scope.readerQuestion) return scope.readerQuestion;
  const plain = scope.labels[0] === 'For' ? withPriceInside(scope) : scope;
  const isPlain =
    countWords(plain.text) <= 13 &&
    !/ (?:vs\.?|versus) /i.test(plain.text) &&
    !/\p{L}{3}(?<!\b(?:under|over|from|below|around|about|the|low|mid|high|upper)) \$/u.test(
      plain.text,
    ) &&
    !/[.:;(]|,.*,|\d.*,/.test(plain.text.replace(/\d[.,]\d/g, ''));
  const askedOf = (text: string) =>
    scopeLine({ ...writing, brief: { ...writing.brief, scope: { ...plain, text } } });
  const whole = isPlain ? askedOf(plain.text) : undefined;
  // "backyard ADU, detached": the first of them asks as well.
  const [first = '', ...others] = splitItems(plain.text);
  const asked =
    whole?.endsWith('?') || scope.labels[0] === 'For' || others.length === 0
      ? whole
      : askedOf(first);
  return asked?.endsWith('?') &&
    !asked.includes('(') &&
    asked.split('?').length === 2 &&
    !/\bone of the [^?]* and /.test(asked)
    ? asked
    : undefined;
}

/** "4-8 units", "2-4 fam", "doubles and long term": no words for a question of ours. */
const isMixed = /\d ?[-–] ?\d+ (?!bed|bath|story)\p{L}|\b(?:long|short)[- ]term$/iu;

/** "3-bedroom ranches in West Knox, $350,000 to $450,000": the price is theirs, and needs no pause. */
function withPriceInside(scope: Scope): Scope {
  const text = homesIn(scope)
    .replace(/,? (?:mostly|mainly)$/i, '')
    .replace(/\bmove[- ]up(?=,|$)/i, 'move-up homes')
    .replace(/, (?=(?:under|over|up to|above|below|around|about) \$[\d.,]+(?: million)?$)/i, ' ')
    .replace(/, (?:from )?(?=\$[\d.,]+(?: million)? to \$[\d.,]+(?: million)?$)/i, ' from ');
  return { ...scope, text };
}
