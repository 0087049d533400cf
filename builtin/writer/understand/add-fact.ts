import { countWords, splitSentences, withoutEnding } from '#builtin/writer/language/sentences.ts';
import type { QuestionRole as Role } from '#contract/question-roles.ts';
import type { Brief, Fact } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { kindOfHome } from './read-home.ts';
import { finished, readCarefulWords, readWords } from './read-words.ts';
import { priceIn, readSegment, roomsIn, sizeIn, spelledPrice, splitItems } from './segments.ts';
import { writeOutDollars } from './write-out-dollars.ts';

/** A whole sentence as a fact of its own. */
export const sentenceFact = (role: Role, sentence: string): Fact => ({
  role,
  labels: [],
  typed: finished(sentence),
  items: [],
  sentences: [finished(sentence)],
  fromMemory: false,
});

export function addSentence(brief: Brief, role: Role, sentence: string): void {
  brief.facts.push(sentenceFact(role, sentence));
}

export function addFact(
  brief: Brief,
  about: Pick<Fact, 'role' | 'labels' | 'asked' | 'frames' | 'fromMemory' | 'isCareful'>,
  said: string,
  question: string,
): void {
  const role = about.role;
  const rest =
    role === 'features' || role === 'note' || role === 'story'
      ? withoutProperty(brief, said, role)
      : said;
  if (rest === '') return;
  // "depends" and a number alone are no answer to print.
  if (/^(?:(?:it |that )?(?:all |really )?(?:depends|varies)|\d{1,2})[.!]?$/i.test(rest.trim())) {
    brief.unclear.push(rest.trim());
    return;
  }
  // "none this month": there is no story.
  if (role === 'story' && /^(?:none|nothing|not|no)\b[^.,;]{0,30}[.!]?$/i.test(rest.trim())) return;
  const lines = rest.split('\n').filter((line) => line.trim() !== '');
  const isWhole = about.isCareful === true && rest === said;
  // What begins a story is no few words by itself.
  const careful = !isWhole
    ? undefined
    : role === 'story'
      ? { items: [], sentences: splitSentences(rest) }
      : readCarefulWords(rest);
  if (careful && !('head' in careful && careful.head)) {
    brief.facts.push({ ...about, question, typed: rest, ...careful });
    return;
  }
  const fact: Fact = careful
    ? { ...about, question, typed: rest, ...careful }
    : {
        ...(lines.length > 2
          ? {
              ...about,
              question,
              typed: asTyped(rest),
              items: lines.map(asItem),
              sentences: [],
              isTypedAsList: true,
            }
          : withOrdersSaid(
              withoutPredicates({ ...about, question, typed: asTyped(rest), ...readWords(rest) }),
            )),
        isCareful: undefined,
      };
  // "county registration, lead rules are changing": some words, then a sentence of its own.
  const [told = ''] = fact.sentences;
  if (
    fact.head &&
    !careful &&
    role !== 'features' &&
    role !== 'story' &&
    lines.length < 2 &&
    fact.sentences.length === 1 &&
    splitSentences(rest).length === 1 &&
    countWords(told) >= 4 &&
    phraseKind(told.replace(/[.!]$/, '')) === 'sentence' &&
    !/^(?:before|after|until|when|if|once|because|since|while|so|which)\b/i.test(told) &&
    !/, (?:and|but) /.test(rest) &&
    splitSentences(`${finished(fact.head.text)} ${told}`).length === 2
  )
    fact.typed = `${finished(fact.head.text)} ${told}`;
  // Among features, a short sentence is one more of them.
  const features = splitItems(rest);
  if (
    role === 'features' &&
    lines.length < 2 &&
    fact.sentences.length > 0 &&
    features.length > 2 &&
    splitSentences(rest).length === 1 &&
    features.every((item) => countWords(item) <= 12)
  ) {
    fact.items = features.map(writeOutDollars);
    fact.sentences = [];
    fact.head = { kind: 'noun', text: writeOutDollars(features.join(', ')) };
  }
  const isBare = fact.head && fact.sentences.length === 0 && fact.items.length < 2;
  if (/\battending|sponsor/i.test(question) && isBare) {
    const head = fact.head?.text ?? '';
    addSentence(
      brief,
      'note',
      /^(?:just |only )?attending$/i.test(head)
        ? "I'll be there."
        : /^hosting$/i.test(head)
          ? "I'm hosting."
          : /^sponsor/i.test(head)
            ? "We're a sponsor."
            : head,
    );
    return;
  }
  // "the Tano Rd listing": which home, and nothing of it.
  if (
    isBare &&
    role === 'story' &&
    countWords(fact.head?.text ?? '') <= 5 &&
    /\b(?:listing|home|house|townhome|townhouse|condo|one|place|property|bungalow|ranch|estate)$/i.test(
      fact.head?.text ?? '',
    )
  ) {
    brief.unclear.push(fact.head?.text ?? '');
    return;
  }
  if (isBare && about.labels.length === 0 && needsLabel(fact, role)) {
    brief.unclear.push(fact.head?.text ?? '');
    return;
  }
  brief.facts.push(withNotesInLines(fact));
}

/** "200+ inches of snow. Ice dams, roof load. Furnace intake gets buried": notes, each of them a line of its own. */
function withNotesInLines(fact: Fact): Fact {
  const lines = splitSentences(fact.typed);
  const areNotes =
    inLines.has(fact.role) &&
    !fact.isCareful &&
    lines.length > 2 &&
    lines.every(
      (line) =>
        countWords(line) > 1 &&
        countWords(line) <= mostWordsOfNote &&
        !/[?!"“]/.test(line) &&
        !goesOnFromLast.test(line),
    ) &&
    lines.filter((line) => phraseKind(line.replace(/[.!]$/, '')) === 'noun').length * 2 >=
      lines.length;
  return areNotes
    ? { ...fact, items: lines.map(asItem), sentences: [], isTypedAsList: true }
    : fact;
}

const inLines: ReadonlySet<Role> = new Set(['insight', 'rule', 'features', 'detail', 'places']);
const mostWordsOfNote = 14;
const goesOnFromLast =
  /^(?:it|its|it['’]s|they|them|that|this|those|these|then|and|but|so|or|also|which|same|both|really|no|yes|not|plus|i|i['’]\p{L}+|we)\b/iu;

/** A line of a list. */
const asItem = (line: string) => withoutEnding(writeOutDollars(line.trim()), ' .,;');

/** Whole sentences of the words, none left out and none turned round. */
const asTyped = (said: string) => splitSentences(said).map(finished).join(' ');

/** "ask the county for the permit, it is free" tells the reader what to do, and needs no label. */
function withOrdersSaid(fact: Fact): Fact {
  const { head, sentences, frames } = fact;
  const isSaid = head?.kind === 'order' && countWords(head.text) > 3 && !frames?.order;
  return isSaid
    ? { ...fact, head: undefined, items: [], sentences: [finished(head.text), ...sentences] }
    : fact;
}

/** "hits MLS Dec 1" among features is no feature. */
function withoutPredicates(fact: Fact): Fact {
  const isNews = (item: string) =>
    /^(?:hits|goes|comes|available|live (?:on|in|by|dec|jan|next|this))\b/i.test(item);
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
      ? countWords(head?.text ?? '') < 3 || (role !== 'insight' && role !== 'detail')
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
    if (role === 'features' && (takeProperty(brief, item) || takeBedsAndBaths(brief, item)))
      return false;
    if (segment.kind === 'price' && role === 'features')
      property.price ??= spelledPrice(segment.text);
    else if (segment.kind === 'rooms' && roomsIn.test(item)) property.rooms.push(item);
    else if (segment.kind === 'size' && sizeIn.test(item)) property.size.push(item);
    else if (segment.kind === 'address' && !event.address && role !== 'note') event.address = item;
    else return true;
    return false;
  });
  // "3/2 with a pool": what is left has nothing to go with.
  return left.length === splitItems(said).length ? said : left.join(', ').replace(/^with /i, '');
}

/** "4/3" is no day where the home is asked for. */
function takeBedsAndBaths({ property }: Brief, item: string): boolean {
  const isBoth = /^\d ?\/ ?\d(?:\.5)?$/.test(item);
  if (isBoth) property.rooms.push(item);
  return isBoth;
}

/** "3 bd 2 ba 1,640 sqft $749k", typed without a comma. */
function takeProperty({ property }: Brief, said: string): boolean {
  const found = (pattern: RegExp) => said.match(new RegExp(pattern.source, 'giu')) ?? [];
  const last = /(?<!\S)\d{2,3},\d{3}$/.exec(said)?.[0];
  const rooms = found(roomsIn);
  const size = found(sizeIn);
  const price = found(priceIn)[0] ?? last;
  const kind = rooms.length > 0 ? kindOfHome.exec(said)?.[0] : undefined;
  const rest = [...rooms, ...size, ...(price ? [price] : []), ...(kind ? [kind] : [])].reduce(
    (left, part) => left.replace(part, ' '),
    said,
  );
  if (rooms.length === 0 || /[\p{L}\d]/u.test(rest.replace(/\b(?:and|for|at|on|asking)\b/gi, '')))
    return false;
  property.rooms.push(...rooms);
  if (kind) property.size.push(kind.toLowerCase());
  property.size.push(...size);
  if (price) property.price ??= spelledPrice(price);
  return true;
}
