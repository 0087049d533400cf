import {
  hasRisks,
  withoutRisks,
  withoutRiskyItems,
} from '#builtin/writer/answers/risky-wording.ts';
import type { Frames } from '#builtin/writer/compose/frames.ts';
import {
  asSentence,
  countWords,
  sentenceKey,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { VoiceName } from '#builtin/writer/voice/voice.ts';
import { toneIn } from '#builtin/writer/voice/voice.ts';
import type { QuestionRole as Role } from '#contract/question-roles.ts';
import type { Facts, QuestionAnswer } from '#server/adapters/ai/facts.ts';
import { type Figure, readFigures, readSource, type Source } from './figures.ts';
import { type PhraseKind, phraseKind } from './phrase-kind.ts';
import { repaired, withoutYesOrNo } from './repair.ts';
import { roleOf } from './roles.ts';
import {
  emailIn,
  linkIn,
  phoneIn,
  priceIn,
  readSegment,
  roomsIn,
  sizeIn,
  spelledPrice,
  splitItems,
  whereAndWhen,
} from './segments.ts';

/**
 * Understand: a request as what it means. Everything the agent said is in here once, as what it is,
 * and what was said to the writer alone is kept apart from what may be printed.
 */
export type Brief = {
  facts: Fact[];
  /** Figures with their source, of the answers or of a data provider. */
  report: { figures: Figure[]; source?: Source };
  event: Happening;
  property: Property;
  scope?: Scope;
  /** The agent's own call to action, as a sentence. */
  nextStep?: string;
  audience?: Audience;
  /** A tone the agent asked for. */
  tone?: VoiceName;
  /** Wording that fair-housing rules advise against, left out. */
  dropped: string[];
  /** Answers that say nothing without their question. */
  unclear: string[];
  /** Directions that the agent should know we read. */
  hints: string[];
};

/** Something the agent said, with all its words. */
export type Fact = {
  role: Role;
  /** Words that may lead into it before a colon. */
  labels: string[];
  /** Sentences made for its words. */
  frames?: Frames;
  /** A few words that are no sentence. */
  head?: { kind: Exclude<PhraseKind, 'sentence'>; text: string };
  /** When the words are a list. */
  items: string[];
  sentences: string[];
  fromMemory: boolean;
};

export type Happening = {
  name?: string;
  address?: string;
  day?: string;
  hours?: string;
  venue?: string;
  link?: string;
};

export type Property = { price?: string; oldPrice?: string; rooms: string[]; size: string[] };

export type Scope = {
  text: string;
  labels: string[];
  frames?: Frames;
  area?: string;
  zip?: string;
  rest: string[];
  sentences: string[];
};

export type Audience = 'sellers' | 'buyers' | 'owners' | 'investors';

type Place = { city: string; state: string };

/** With `isProperty`, what has no other role is a feature of the home that is announced. */
export function understand(facts: Facts, place: Place, isProperty = false, isEvent = false): Brief {
  const brief: Brief = {
    facts: [],
    report: { figures: givenFigures(facts), source: givenSource(facts) },
    event: {},
    property: { rooms: [], size: [] },
    dropped: [],
    unclear: [],
    hints: [],
  };
  const known = new Set<string>();
  // One look at all of it: most answers have nothing that must go.
  const everything = [...facts.answers, ...facts.rememberedAnswers]
    .map(({ answer }) => answer)
    .join('\n');
  const isRisky = everything !== '' && hasRisks(everything.slice(0, mostCharactersRead * 4), place);
  const read = (pairs: readonly QuestionAnswer[], fromMemory: boolean) => {
    for (const { question, answer, role } of pairs) {
      const key = sentenceKey(answer);
      if (key === '' || known.has(key) || (fromMemory && known.has(`? ${sentenceKey(question)}`)))
        continue;
      known.add(key);
      known.add(`? ${sentenceKey(question)}`);
      readAnswer(brief, { question, answer, role }, place, {
        fromMemory,
        isProperty,
        isEvent,
        isRisky,
      });
    }
  };
  read(facts.answers, false);
  read(facts.rememberedAnswers, true);
  return brief;
}

const mostCharactersRead = 6_000;

function readAnswer(
  brief: Brief,
  { question, answer, role: given }: QuestionAnswer,
  place: Place,
  {
    fromMemory,
    isProperty,
    isEvent,
    isRisky,
  }: { fromMemory: boolean; isProperty: boolean; isEvent: boolean; isRisky: boolean },
): void {
  const asked = roleOf(question, place.city, given);
  const isSaid = asked.isAside === true && phraseKind(answer) === 'sentence';
  const meant = isSaid ? 'detail' : asked.role;
  const role = isProperty && meant === 'detail' && !asked.isSeeded ? 'features' : meant;
  const labels = role === asked.role ? asked.labels : [];
  const frames = role === asked.role ? asked.frames : undefined;
  const { said, isYes } = withoutYesOrNo(repaired(answer.slice(0, mostCharactersRead), question));
  if (role === 'steer') {
    if (isRisky) withoutRisk(brief, said, place);
    readSteer(brief, said || (isYes ? 'yes' : 'no'), question);
    return;
  }
  if (said === '') {
    if (isYes && /\battending|sponsor/i.test(question))
      addSentence(brief, 'note', "I'll be there.");
    return;
  }
  const clean = isRisky ? withoutRisk(brief, said, place) : said;
  if (clean === '') return;
  const readers: Partial<Record<Role, () => void>> = {
    figures: () => readReport(brief, clean),
    source: () => readSourceAnswer(brief, clean, labels, frames),
    event: () => readEvent(brief, clean),
    scope: () => readScope(brief, clean, { labels, frames }, place),
    'next-step': () => readNextStep(brief, clean, fromMemory),
  };
  const isAnnounced = (isEvent || isProperty) && !asked.isSeeded && role !== 'next-step';
  if (isAnnounced && saysWhereAndWhen(clean, isEvent)) {
    readEvent(brief, clean);
    return;
  }
  const special = readers[role];
  if (special) special();
  else addFact(brief, { role, labels, frames, fromMemory }, clean, question);
}

/** Wording that should not be published goes; the note will name it. */
function withoutRisk(brief: Brief, said: string, place: Place): string {
  const sentences = splitSentences(said);
  const isPhrase = sentences.length === 1 && phraseKind(said) !== 'sentence';
  const parts = isPhrase
    ? [withoutRiskyItems(said, place)]
    : sentences.map((sentence) => withoutRisks(sentence, place));
  brief.dropped.push(...parts.flatMap(({ dropped }) => dropped));
  return parts.every(({ dropped }) => dropped.length === 0)
    ? said
    : parts
        .map(({ text }) => text.trim())
        .filter(Boolean)
        .join(' ');
}

function readSteer(brief: Brief, said: string, question: string): void {
  brief.audience ??= audienceIn(said);
  brief.tone ??= toneIn(said);
  if (
    /\bbroker|listing\b/i.test(question) &&
    /\b(?:another|other|not mine|no\b|their|co-?list)/i.test(said)
  ) {
    brief.hints.push(
      "You said it is another broker's listing: post it only with that broker's written permission.",
    );
  }
}

function audienceIn(text: string): Audience | undefined {
  if (/\binvestor|\blandlord/i.test(text)) return 'investors';
  if (/\bseller|\bsell\b/i.test(text) && !/\bbuyer/i.test(text)) return 'sellers';
  if (/\bbuyer|\bbuy\b|\bfirst[- ]tim/i.test(text) && !/\bseller/i.test(text)) return 'buyers';
  if (/\bowner|\bhomeowner|\bstay/i.test(text)) return 'owners';
  return undefined;
}

const publishers =
  /,? ?\b(?:(?:per|from|source:?) )?(Freddie Mac(?: PMMS)?|Fannie Mae|Mortgage News Daily|Bankrate|Zillow|Redfin|Realtor\.com|NAR|FHFA|Case-Shiller)\b,? ?((?:week of |as of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?)?/i;

function readReport(brief: Brief, typed: string): void {
  const named = publishers.exec(typed);
  if (named && /\d/.test(typed.replace(named[0], '')))
    brief.report.source ??= { name: named[1] ?? '', period: named[2], text: named[0].trim() };
  const said =
    brief.report.source?.text === named?.[0].trim() && named
      ? typed.replace(named[0], ' ').replace(/\s+/g, ' ').trim()
      : typed;
  // A sentence with a figure in it is a sentence, and stays one.
  if (!/[\n;]/.test(said) && phraseKind(splitItems(said)[0] ?? said) === 'sentence') {
    addFact(brief, { role: 'insight', labels: [], fromMemory: false }, said, '');
    return;
  }
  const source =
    /\s*\(?(?:from|source:?|per|via|according to) ([^()]+)\)?$|\s*\(((?:my|our) [^()\d]+)\)$/i.exec(
      said,
    );
  const body =
    source &&
    !/\d/.test(
      said
        .slice(source.index)
        .replace(/\b(?:19|20)\d\d\b/g, '')
        .replace(/\b\d+ \w+/g, ''),
    )
      ? said.slice(0, source.index)
      : said;
  if (body !== said && source)
    brief.report.source ??= {
      name: (source[1] ?? source[2] ?? '').trim(),
      text: source[1] ?? source[2] ?? '',
    };
  const { figures, rest } = readFigures(
    body.replace(/^[^:\d$]{3,30}: (?=\D{0,20}[\d$])/, (lead) => lead),
  );
  brief.report.figures.unshift(...figures);
  for (const item of rest)
    addFact(brief, { role: 'insight', labels: [], fromMemory: false }, item, '');
}

function readSourceAnswer(
  brief: Brief,
  said: string,
  labels: string[],
  frames: Frames | undefined,
): void {
  const source = readSource(withoutEnding(said, ' .,;'));
  if (labels.length > 0) {
    addFact(brief, { role: 'detail', labels, frames, fromMemory: false }, said, '');
  } else brief.report.source = source;
}

/** An address, a day with its hours or two prices, in whatever answer they stand. */
function saysWhereAndWhen(said: string, isEvent: boolean): boolean {
  const [first = ''] = splitSentences(said);
  const { address, day, hours } = whereAndWhen(first);
  const isChange = new RegExp(`\\b(?:was|from) ${amount}.{1,20}?(?:now|to) ${amount}`, 'i').test(
    first,
  );
  return isChange || (isEvent && Boolean(address || (day && hours)));
}

/** A price, and no hour of the day. */
const amount =
  '(?:\\$?\\d{1,3}(?:,\\d{3})+|\\$?\\d+(?:\\.\\d+)? ?(?:k|m|mil|million)\\b|\\$\\d[\\d.]*|\\d{5,7}\\b)';

function readEvent(brief: Brief, said: string): void {
  const { event, property } = brief;
  const sentences = splitSentences(said);
  const [first = '', ...others] = sentences;
  const found = whereAndWhen(first);
  event.address ??= found.address;
  event.day ??= found.day;
  event.hours ??= found.hours;
  event.link ??= found.link;
  const before = new RegExp(`\\b(?:was|from|originally|down from)\\s+(${amount})`, 'i').exec(
    first,
  )?.[1];
  const now = new RegExp(`\\b(?:now|to|new price(?: is)?)\\s+(${amount})`, 'i').exec(first)?.[1];
  if (before && now) {
    property.oldPrice = spelledPrice(before);
    property.price = spelledPrice(now);
    for (const sentence of others) addSentence(brief, 'note', sentence);
    return;
  }
  for (const item of found.rest.filter((rest) => !/^(?:at|on|from|in|the)$/i.test(rest)))
    placeSegment(brief, item);
  for (const sentence of others) addSentence(brief, 'note', sentence);
}

/** What is left of an event's line: its name comes first, its venue after it. */
function placeSegment(brief: Brief, item: string): void {
  const { event, property } = brief;
  const segment = readSegment(item);
  if (segment.kind === 'steer' || /^(?:yes|yep|yeah|sure)\b/i.test(item)) return;
  if (segment.kind === 'price') property.price ??= spelledPrice(item);
  else if (segment.kind === 'rooms') property.rooms.push(item);
  else if (segment.kind === 'size') property.size.push(item);
  else if (phraseKind(item) === 'sentence') addSentence(brief, 'note', item);
  else if (!event.name && /^\p{Lu}|\p{L} \p{Lu}/u.test(item) && !event.address) event.name = item;
  else if (!event.venue && /^\p{Lu}|\d|^(?:downtown|uptown|midtown)$/u.test(item))
    event.venue = item;
  else addFact(brief, { role: 'note', labels: [], fromMemory: false }, item, '');
}

const vague =
  /^(?:any(?:thing|one|where)?|all|every(?:thing|one)?|whatever|mostly|general|no (?:limit|preference)|both|either)\b|^(?:under|below|up to|over|around|about)? ?\$?\d[\d,.]*k?$/i;

function readScope(
  brief: Brief,
  said: string,
  { labels, frames }: Pick<Scope, 'labels' | 'frames'>,
  place: Place,
): void {
  const text = money(withoutEnding(said, ' .,;!').replace(/^(?:just|only|mainly) /i, ''));
  if (vague.test(text)) return;
  const [first = '', ...others] = splitItems(
    text
      .replace(/^([^()]+?) \(([^()]+)\)$/, '$1, $2')
      .replace(/^(.+ County) (?=(?:single|condos?|town|detached|new|homes))/, '$1, '),
  );
  const zip = /\b\d{5}\b/.exec(text)?.[0];
  const isName =
    /^\p{Lu}/u.test(first) && phraseKind(first) === 'noun' && first.split(' ').length <= 5;
  brief.scope = {
    text,
    labels: labels.length > 0 ? labels : ['For'],
    frames,
    area:
      isName && first !== zip && first.toLowerCase() !== place.city.toLowerCase()
        ? first
        : undefined,
    zip,
    rest: others.filter((item) => phraseKind(item) !== 'sentence' && !/^\d{5}$/.test(item)),
    sentences: others.filter((item) => phraseKind(item) === 'sentence').map(asSentence),
  };
}

/** "text me" and "call before you write an offer" are sentences already; "a valuation" is not. */
function readNextStep(brief: Brief, said: string, fromMemory: boolean): void {
  if (brief.nextStep && fromMemory) return;
  const step = withoutEnding(said.trim(), ' ,;').replace(
    new RegExp(`^(dm|text|call|email|message)(?: me)? or (?=${phoneIn.source})`, 'i'),
    (_, verb: string) =>
      /^(?:dm|email|message)$/i.test(verb) ? `${verb} me or call ` : `${verb} me at `,
  );
  const kind = phraseKind(splitSentences(step)[0] ?? step);
  const isWhole = kind === 'order' || kind === 'sentence' || splitSentences(step).length > 1;
  const contact = phoneIn.test(step) || emailIn.test(step) || linkIn.test(step);
  const bare = countWords(step) <= 2 && !isWhole;
  const sentence =
    bare && contact
      ? emailIn.test(step)
        ? `Email me at ${step}.`
        : phoneIn.test(step)
          ? `Call or text ${step}.`
          : `See more at ${step}.`
      : isWhole
        ? splitSentences(step).map(asSentence).join(' ')
        : kind === 'gerund'
          ? asSentence(`The next step: ${step}`)
          : contact
            ? asSentence(countWords(step) <= 2 ? `Reach me at ${step}` : `To reach me: ${step}`)
            : asSentence(`Next step: ${step}`);
  brief.nextStep = brief.nextStep && !fromMemory ? `${brief.nextStep} ${sentence}` : sentence;
}

function addSentence(brief: Brief, role: Role, sentence: string): void {
  brief.facts.push({
    role,
    labels: [],
    items: [],
    sentences: [finished(sentence)],
    fromMemory: false,
  });
}

function addFact(
  brief: Brief,
  about: Pick<Fact, 'role' | 'labels' | 'frames' | 'fromMemory'>,
  said: string,
  question: string,
): void {
  const role = about.role;
  const rest =
    role === 'features' || role === 'note' || role === 'story'
      ? withoutProperty(brief, said, role)
      : said;
  if (rest === '') return;
  const fact: Fact = withoutPredicates({ ...about, ...readWords(rest) });
  const isBare = fact.head && fact.sentences.length === 0 && fact.items.length < 2;
  if (/\battending|sponsor/i.test(question) && isBare) {
    const head = fact.head?.text ?? '';
    addSentence(
      brief,
      'note',
      /^attending$/i.test(head)
        ? "I'll be there."
        : /^sponsor/i.test(head)
          ? "We're a sponsor."
          : head,
    );
    return;
  }
  if (isBare && about.labels.length === 0 && needsLabel(fact, role)) {
    brief.unclear.push(fact.head?.text ?? '');
    return;
  }
  brief.facts.push(fact);
}

/** "hits MLS Dec 1" among features is no feature. */
function withoutPredicates(fact: Fact): Fact {
  const isNews = (item: string) => /^(?:hits|goes|comes|available|live)\b/i.test(item);
  if (fact.role !== 'features' || !fact.items.some(isNews)) return fact;
  const items = fact.items.filter((item) => !isNews(item));
  return {
    ...fact,
    items,
    head: fact.head && { ...fact.head, text: items.join(', ') },
    sentences: [...fact.sentences, ...fact.items.filter(isNews).map(finished)],
  };
}

/** A note, a feature or a story may stand as it is; "12" may not. */
const needsLabel = ({ head }: Fact, role: Role) =>
  role === 'note'
    ? !/\p{L}{3}/u.test(head?.text ?? '')
    : role === 'detail' ||
        role === 'insight' ||
        role === 'rule' ||
        role === 'offer' ||
        role === 'places' ||
        countWords(head?.text ?? '') < 2
      ? countWords(head?.text ?? '') < 3 || role !== 'insight'
      : false;

/** Beds, baths, size and price have places of their own. */
function withoutProperty(brief: Brief, said: string, role: Role): string {
  const { property, event } = brief;
  const sentences = splitSentences(said);
  if (sentences.length > 1 || phraseKind(said) === 'sentence') return said;
  if (role === 'features' && takeProperty(brief, said)) return '';
  const left = splitItems(said).filter((item) => {
    const segment = readSegment(item);
    if (segment.kind === 'steer') return false;
    if (segment.kind === 'price' && role === 'features') property.price ??= spelledPrice(item);
    else if (segment.kind === 'rooms' && roomsIn.test(item)) property.rooms.push(item);
    else if (segment.kind === 'size' && sizeIn.test(item)) property.size.push(item);
    else if (segment.kind === 'address' && !event.address) event.address = item;
    else return true;
    return false;
  });
  return left.length === splitItems(said).length ? said : left.join(', ');
}

/** "3 bd 2 ba 1,640 sqft $749k", typed without a comma. */
function takeProperty({ property }: Brief, said: string): boolean {
  const found = (pattern: RegExp) => said.match(new RegExp(pattern.source, 'giu')) ?? [];
  const rooms = found(roomsIn);
  const size = found(sizeIn);
  const [price] = found(priceIn);
  const rest = [...rooms, ...size, ...(price ? [price] : [])].reduce(
    (left, part) => left.replace(part, ' '),
    said,
  );
  if (rooms.length === 0 || /[\p{L}\d]/u.test(rest.replace(/\b(?:and|for|at|on|asking)\b/gi, '')))
    return false;
  property.rooms.push(...rooms);
  property.size.push(...size);
  if (price) property.price ??= spelledPrice(price);
  return true;
}

/** Words by their grammar: a list, whole sentences, or a few words with or without sentences after them. */
export function readWords(said: string): Pick<Fact, 'head' | 'items' | 'sentences'> {
  const sentences = splitSentences(said);
  const [first = '', ...others] = sentences;
  if (sentences.length > 1 && !said.includes('\n')) {
    const opening = readClause(first);
    const isOpen = opening.head && opening.sentences.length === 0;
    return isOpen && countWords(first) <= 8
      ? { ...opening, sentences: others.map(finished) }
      : { items: [], sentences: sentences.map(finished) };
  }
  return readClause(sentences.length > 1 ? sentences.join('\n') : said);
}

function readClause(said: string): Pick<Fact, 'head' | 'items' | 'sentences'> {
  const text = withoutEnding(said.trim(), ' .,;');
  // "video tours and I pick you up": some words, then what the agent does.
  const andI = /^([^.!?]{3,60}?),? and ((?:I|we|I['’]\p{L}+|we['’]\p{L}+) .+)$/u.exec(text);
  if (andI && phraseKind(andI[1] ?? '') === 'noun') {
    const start = readClause(andI[1] ?? '');
    return { ...start, sentences: [...start.sentences, finished(andI[2] ?? '')] };
  }
  const items = withLastSplit(splitItems(text));
  const kinds = items.map(phraseKind);
  if (
    items.length > 1 &&
    kinds.every((kind) => kind !== 'sentence') &&
    items.every((item) => countWords(item) <= 10)
  ) {
    return {
      items: items.map(money),
      sentences: [],
      head: { kind: kinds[0] as 'noun', text: money(text.replace(/\n/g, ', ')) },
    };
  }
  // "the option period, people think it starts late": some words, then a whole sentence.
  const at = kinds.findIndex(
    (kind, index) => index > 0 && (kind === 'sentence' || kind === 'order'),
  );
  const isSplit =
    at > 0 &&
    !/\b(?:after|before|when|if|once|until|since|while|because)\b|^(?:in|on|at|for|with|by|from|during|within)\b/i.test(
      items.slice(0, at).join(', '),
    ) &&
    kinds.slice(0, at).every((kind) => kind === 'noun' || kind === 'gerund');
  if (isSplit && !text.includes('\n')) {
    const head = items.slice(0, at).join(', ');
    return {
      items: [],
      head: { kind: kinds[0] as 'noun', text: money(head) },
      sentences: [finished(items.slice(at).join(', '))],
    };
  }
  if (text.includes('\n')) return { items: [], sentences: items.map(finished) };
  // "Goodwill picks up, Two Men and a Truck": a short sentence among names.
  const [first = '', ...others] = items;
  if (
    kinds[0] === 'sentence' &&
    countWords(first) <= 4 &&
    others.length > 0 &&
    kinds.slice(1).every((each) => each === 'noun')
  ) {
    return { ...readClause(others.join(', ')), sentences: [finished(first)] };
  }
  const kind = phraseKind(text);
  if (kind === 'sentence') return { items: [], sentences: [finished(said)] };
  return { items: [], sentences: [], head: { kind, text: money(text) } };
}

/** "pool, RV parking and owned solar" are three. */
function withLastSplit(items: string[]): string[] {
  const last = items.at(-1) ?? '';
  const parts = last.split(/ (?:and|&) /);
  const isList =
    items.length > 1 &&
    parts.length === 2 &&
    parts.every((part) => countWords(part) <= 4) &&
    !/^(?:an?|the)\b/i.test(parts[1] ?? '') &&
    phraseKind(last) === 'noun';
  return isList ? [...items.slice(0, -1), ...parts] : items;
}

/** "220 to 275k" and "2.5M" are dollars, whatever was too quick to type the sign. */
function money(text: string): string {
  return text
    .replace(
      /(?<![\w$.,/])\$?(\d{1,4}(?:\.\d+)?)k? ?(?:-|–|to) ?\$?(\d{1,4}(?:\.\d+)?) ?k\b/gi,
      (_, low: string, high: string) => `${spelledPrice(`${low}k`)} to ${spelledPrice(`${high}k`)}`,
    )
    .replace(/(?<![\w$.,/])\$?(?!203k|401k)\d{1,4}(?:\.\d+)? ?k\b/gi, (price) =>
      spelledPrice(price),
    )
    .replace(
      /(?<![\w.,/])\$?(\d(?:\.\d+)?) ?(?:m|mil|million)\b/gi,
      (_, number: string) => `$${number} million`,
    )
    .replace(/(?<![\w$.,/])(\d{3})s(?= (?:to|and)\b|$)/g, '$$$1s')
    .replace(/(?<=\b(?:to|and|low|mid|high|upper) )(\d{3})s\b/g, '$$$1s');
}

function givenFigures({ figures }: Facts): Figure[] {
  return (figures?.figures ?? []).map(({ label, value }) => ({
    label,
    value,
    text: `${label}: ${value}`,
  }));
}

const givenSource = ({ figures }: Facts): Source | undefined =>
  figures && figures.figures.length > 0
    ? { name: figures.source, period: figures.asOf, text: figures.source }
    : undefined;

/** A capital and an end mark; a question that was typed without its mark gets it. */
function finished(text: string): string {
  const isQuestion =
    /^(?:how (?:much|many|long|do|can)|what['’]s|who (?:pays|picks|is)|why (?:do|is|are)|does|can (?:i|you|we)|should (?:i|we|you)|what (?:is|do|if)|is it|do (?:i|we) |when (?:do|can|should))\b[^.!?]*$/i.test(
      text.trim(),
    );
  return asSentence(isQuestion ? `${withoutEnding(text.trim(), ' ,;')}?` : text);
}

/** How many things the agent said that belong into the text. */
export function countFacts(brief: Brief): number {
  const { facts, report, event, property, scope } = brief;
  return (
    facts.length +
    report.figures.length +
    [event.address, event.day, event.name, property.price, scope].filter(Boolean).length
  );
}
