import { type Block, bullets } from '#builtin/writer/blocks.ts';
import { countWords, listed, splitSentences } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { isToldWhole } from '#builtin/writer/understand/read-words.ts';
import { sayAsTyped, standsAsTyped } from './as-typed.ts';
import { behindLabel, hasLabel, inSentence } from './behind-label.ts';
import { isClass } from './frame-kinds.ts';
import { framed } from './frames.ts';
import { isQuestionHeard, questionHeard } from './heard-question.ts';
import { withSameArticles } from './noun-articles.ts';
import { ordersInARow } from './orders-in-a-row.ts';
import { inArea, labelled, listBlock, sayFact } from './say-facts.ts';
import { isPlainList, isWhole, standsAlone } from './stands-alone.ts';
import { line, pickLine, type Writing } from './writing.ts';

/**
 * What is no sentence by itself becomes one where a sentence was made for its grammar. What is left stands behind
 * its label: alone in a line, or together in one list.
 */
export function sayNotes(
  facts: readonly Fact[],
  scope: { intro?: string; sentence?: string },
  writing: Writing,
): Block[] {
  const listedApart = facts.filter(isLongList);
  const said = facts
    .filter((fact) => !listedApart.includes(fact))
    .map((fact) => ({ fact, told: saidWhole(fact, writing) }));
  // Two lines behind labels read well; three read like a form, and are one list.
  const behindLabels = said.filter(({ told }) => !told || told.some(isBehindLabel));
  const areMany = behindLabels.length > 2;
  const isLeft = ({ told }: (typeof said)[number]) =>
    !told || (areMany && told.some(isBehindLabel));
  const left = said.filter(isLeft).map(({ fact }) => fact);
  const isList = left.length > 1;
  // One that is left keeps its place among the others.
  const spoken = said.flatMap((each) =>
    !isLeft(each)
      ? (each.told ?? [])
      : isList
        ? []
        : [line(labelled(each.fact, each.fact.labels[0], writing))],
  );
  return [
    line(isList && scope.intro ? undefined : scope.sentence),
    ...listedApart.flatMap((fact) => [
      line(`${fact.labels[0]}${inArea(fact.labels[0] ?? '', writing)}:`),
      ...listBlock(fact),
    ]),
    ...spoken,
    ...(isList
      ? [line(scope.intro ?? pickLine(writing, noteIntros)), bullets(left.map(note))]
      : []),
  ];
}

const isBehindLabel = (block: Block) => block.kind === 'p' && hasLabel(block.text);

/** A sentence that says what it speaks of stands as it was typed, and words in one that was made for them. */
function saidWhole(fact: Fact, writing: Writing): Block[] | undefined {
  if (fact.isTypedAsList) return undefined;
  if (standsAsTyped(fact) && !isQuestionHeard(fact))
    return [
      line(
        sayAsTyped(fact, fact.labels.length > 0 ? labelBeside(fact.labels, fact.typed) : undefined),
      ),
    ];
  if (fact.labels.length === 0) return sayFact(fact, writing);
  if (standsAlone(fact) && !isNote(fact) && !isQuestionHeard(fact) && namesItsMatter(fact, writing))
    return [line(...splitSentences(fact.typed).map(ordersInARow))];
  const sentence = noteSentence(fact, writing);
  return sentence ? [line(sentence)] : undefined;
}

/**
 * "ReSOURCE takes donations" says of itself what it is; "Garage is number one" needs what was asked, so it stays
 * behind its label.
 */
function namesItsMatter(
  { typed, question = '', labels, frames, role }: Fact,
  { title }: Writing,
): boolean {
  // In which order people sell and buy belongs to few titles, and tells of another matter elsewhere.
  if (
    frames?.order &&
    labels.length > 0 &&
    !/\b(?:order|time|timing|first|sell|selling|at once)\b/i.test(title)
  )
    return false;
  // "Logan Street Market has new stalls" tells of what it names.
  if (isToldOfName(role, typed)) return true;
  if (/^(?:I|I['’]\p{L}+|we|we['’]\p{L}+|my|our|most of my|many|if you|when you)\b/iu.test(typed))
    return true;
  const [first = ''] = splitSentences(typed);
  const asked = stemsOf(`${question.replace(/\([^()]*\)/g, '')} ${labels.join(' ')} ${title}`);
  return countWords(first) > 5 && [...stemsOf(first)].some((stem) => asked.has(stem));
}

const isToldOfName = (role: Fact['role'], typed: string) =>
  (role === 'detail' || role === 'places') &&
  /^(?:the )?\p{Lu}[\p{L}'’]+ [\p{L}\d]|^the \p{L}+ [\p{L}\d]/u.test(typed) &&
  !/^(?:the )?(?:one|best|most|first|other|same|rest)\b/i.test(typed);

/** "The closing date gets moved twice": so few words say more behind what they answer. */
const isNote = ({ role, typed }: Fact) =>
  role === 'insight' &&
  splitSentences(typed).length === 1 &&
  countWords(typed) <= 9 &&
  phraseKind(typed.replace(/[.!]$/, '')) === 'sentence' &&
  !/[!?]$|^(?:I|we|you|if|when|many|most)\b/i.test(typed);

/** The words in a sentence that was made for them, with the sentences that followed them. */
export function noteSentence(fact: Fact, writing: Writing): string | undefined {
  const { frames, head, items, sentences, typed } = fact;
  if (standsAsTyped(fact) && !isQuestionHeard(fact)) return undefined;
  if (isQuestionHeard(fact)) return questionHeard(fact);
  const [first = '', ...others] = splitSentences(typed);
  if (head) {
    const said = framed(frames, { ...head, isAsTyped: fact.isCareful }, items, writing);
    return said && withDoing(said, sentences);
  }
  const text = first.replace(/[.!]$/, '');
  const kind = phraseKind(text);
  const said =
    kind === 'sentence' && !isClass.test(text)
      ? led(fact, first, writing)
      : framed(frames, { kind: kind === 'sentence' ? 'noun' : kind, text }, [], writing);
  return said && [said, ...others].join(' ');
}

/** "I offer video tours, and I pick you up at HSV": what the agent does besides goes on where it was typed so. */
function withDoing(said: string, sentences: readonly string[]): string {
  const [first = '', ...others] = sentences;
  return /\bI (?:offer|can help with) [^.,]+\.$/.test(said) &&
    /^I(?:['’]ll)? \p{Ll}[^,]*$/u.test(first)
    ? [`${said.slice(0, -1)}, and ${first}`, ...others].join(' ')
    : [said, ...sentences].join(' ');
}

/** "In San Antonio, clay soil moves all summer": a sentence that does not say what it speaks of, led into. */
function led({ frames, startsWithName }: Fact, first: string, writing: Writing) {
  const { city } = writing.material.place;
  // "Flood, wind, homeowners: get the quotes early" has a lead of its own.
  if (hasLabel(first)) return first;
  const isPlain =
    isWhole(first.replace(/[.!]$/, ''), false) &&
    !/^(?:\d|[A-Z]{2} (?:is|has|law)\b|in\b|on|at|for|with|by|from|during|if|when|once|after|before|since|until|as|because|while|it|its|it['’]s|that|this|they|he|she|and|but|so|no|yes|not|only|usually|mostly)\b/i.test(
      first,
    ) &&
    !first.includes(city);
  if (/^(?:most of )?my clients\b/i.test(first)) return first;
  // "thinking new windows will pay for themselves": a lead with a colon takes words of any grammar.
  const leads =
    frames?.sentence ??
    (/^\p{L}+ing\b/iu.test(first) ? frames?.any?.filter((frame) => frame.includes(': {x}')) : []) ??
    [];
  const suiting = leads.filter((frame) => isPlain || (frame.includes(':') && !/\?$/.test(first)));
  if (suiting.length === 0 || countWords(first) > 26) return undefined;
  const words = withAnd(startsWithName ? first : inSentence(first));
  return pickLine(
    writing,
    suiting.map((frame) => frame.replace('{x}.', words)),
  );
}

/** "sun cooks the shingles, oak leaves fill the gutters": two sentences that a comma does not join. */
function withAnd(sentence: string): string {
  const [one = '', other = '', ...more] = sentence.split(/,(?!\d{3}) /);
  const areTwo =
    more.length === 0 &&
    !/[()]/.test(sentence) &&
    phraseKind(one) === 'sentence' &&
    phraseKind(other.replace(/[.!]$/, '')) === 'sentence' &&
    !/^(?:and|but|so|or|which|who|because|if|when|either|yet|it|they|he|she|this|that)\b/i.test(
      other,
    );
  return areTwo ? `${one}, and ${other}` : sentence;
}

/** Typed as a list, line by line, or as many things. */
const isLongList = ({ items, sentences, role, isTypedAsList }: Fact) =>
  sentences.length === 0 &&
  (isTypedAsList || ((role === 'places' || role === 'features') && items.length > 3)) &&
  // ZIP codes stand in one line.
  !items.some((item) => /^\d{5}$/.test(item)) &&
  items.every((item) => countWords(item) <= (isTypedAsList ? 24 : 14));

/** "What I'd check first: oil tank sweep first" says it twice. */
const labelBeside = (labels: readonly string[], typed: string) => {
  const start = stemsOf(typed.split(/\s+/).slice(0, 9).join(' '));
  const again = (label: string) => [...stemsOf(label)].filter((stem) => start.has(stem)).length;
  // "Good people to ask" are several.
  const isOne = /^(?:an?|my|one)\b(?!.*(?:, | and ))/i.test(typed);
  const suits = labels.filter(
    (label) => !isOne || !/\b(?:people|numbers|inspections|programs)\b/i.test(label),
  );
  const [best] = (suits.length > 0 ? suits : labels).toSorted(
    (one, other) => again(one) - again(other),
  );
  // "The due diligence fee surprises nearly everyone" says what its label would.
  const saysItself =
    best &&
    again(best) > 0 &&
    (isToldWhole((splitSentences(typed)[0] ?? '').replace(/[.!]$/, '')) ||
      phraseKind(typed.replace(/[.!]$/, '')) === 'sentence' ||
      / (?:because|so|but) /.test(typed));
  return saysItself ? undefined : best;
};

/** "The mistake I see most: waiting until spring". */
function note(fact: Fact): string {
  const { labels, items, sentences, typed } = fact;
  const label = labelBeside(labels, typed);
  const words =
    sentences.length === 0 && isPlainList(items) && !fact.isCareful
      ? listed(withSameArticles(items))
      : typed;
  return behindLabel(
    label,
    /\busual\b/i.test(label ?? '') ? words.replace(/^usually /i, '') : words,
    fact,
  );
}

const noteIntros = [
  'A few notes from {city}:',
  'Good to know in {city}:',
  'Local notes for {city}:',
];
