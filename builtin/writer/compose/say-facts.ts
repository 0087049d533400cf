import { type Block, bullets, paragraph } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Brief, Fact, Scope } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { framed, isPlural } from './frames.ts';
import type { Writing } from './writing.ts';

/**
 * What the agent said, as text. Sentences stay as they were written; a few words stand only where
 * their grammar fits: behind a label and a colon, in a list, or as a line of their own.
 */
export function sayFact(fact: Fact, writing: Writing, isLabelled = true): Block[] {
  const label = isLabelled && fact.labels.length > 0 ? writing.random.pick(fact.labels) : undefined;
  if (fact.role === 'features' || fact.role === 'places') return sayList(fact, label, writing);
  if (fact.role === 'note') return [paragraph(...noteSentences(fact, writing))];
  if (fact.role === 'story') return [paragraph(...storySentences(fact, label))];
  return [paragraph(labelled(fact, label, writing))];
}

/** Short lists stay in their line; long ones get lines of their own. */
function sayList(fact: Fact, label: string | undefined, writing: Writing): Block[] {
  const { items, head, sentences } = fact;
  const isLong =
    items.length > 3 ||
    countWords(items.join(' ')) > 14 ||
    items.some((item) => countWords(item) > 5);
  const inSentence = !isLong && inFrame(fact, writing);
  if (inSentence) return [paragraph(inSentence, ...sentences)];
  if (items.length < 2 || (!isLong && items.length < 3)) {
    const text = items.length === 2 ? items.join(' and ') : head?.text;
    return [paragraph(text && asSentence(label ? `${label}: ${text}` : text), ...sentences)];
  }
  return [
    ...(label ? [paragraph(`${label}:`)] : []),
    bullets(items.map((item) => capitalise(item))),
    ...(sentences.length > 0 ? [paragraph(...sentences)] : []),
  ];
}

export const listBlock = ({ items, head, sentences }: Fact): Block[] =>
  items.length > 1
    ? [
        bullets(items.map((item) => capitalise(item))),
        ...(sentences.length > 0 ? [paragraph(...sentences)] : []),
      ]
    : [paragraph(head && asSentence(head.text), ...sentences)];

/** "Free. Park at the commons ramp." */
function noteSentences(fact: Fact, writing: Writing): string[] {
  const { items, head, sentences } = fact;
  const whole = inFrame(fact, writing);
  if (whole) return [whole, ...sentences];
  const short = items.length > 1 ? items : head ? [head.text] : [];
  return [...short.map((item) => asSentence(item)), ...sentences];
}

/** A story is told whole, its first few words as they are. */
export function storySentences({ head, sentences }: Fact, label?: string): string[] {
  if (!head) return sentences;
  const start = startOfStory(head.text);
  if (sentences.length > 0 || !label || head.kind === 'predicate' || head.kind === 'gerund')
    return [asSentence(start), ...sentences];
  return [asSentence(`${label}: ${head.text}`)];
}

/** "1921 foursquare on Cumberland" is one house. */
function startOfStory(text: string): string {
  const isOneThing = /^(?:1[89]|20)\d\d (?!\p{L}+s\b)\p{Ll}/u.test(text);
  return isOneThing ? `${indefiniteArticle(text)} ${text}` : text;
}

/** A few words in a sentence made for them. */
function inFrame({ frames, head, items }: Fact, writing: Writing): string | undefined {
  return head && framed(frames, head, items, writing);
}

/** A sentence made for the words, else label, colon, words; or the sentences alone, which need neither. */
export function labelled(fact: Fact, label: string | undefined, writing: Writing): string {
  const { head, sentences, role } = fact;
  const { random } = writing;
  if (!head) {
    // "They think ..." says nothing without who they are.
    const isOpen = /^(?:they|it|he|she|this|that|them)\b/i.test(sentences[0] ?? '');
    const isAsked = /\?$/.test(sentences[0] ?? '');
    const isSaid =
      label !== undefined &&
      sentences.length === 1 &&
      (isOpen ||
        isAsked ||
        (role === 'insight' &&
          !/^(?:sellers|buyers|people|most|clients|owners|if|when|I)\b/i.test(sentences[0] ?? '') &&
          random.chance(0.5)));
    if (isAsked && label !== undefined)
      return [`${label}: "${sentences[0]}"`, ...sentences.slice(1)].join(' ');
    return isSaid
      ? `${label}: ${isOpen ? lowerStart(sentences.join(' ')) : inSentence(sentences.join(' '))}`
      : sentences.join(' ');
  }
  const whole = inFrame(fact, writing);
  if (whole && (label === undefined || random.chance(0.85))) return [whole, ...sentences].join(' ');
  const words = head.text;
  // "Reviewed by: Dana" reads better without its colon.
  if (hasLabel(words)) return [asSentence(words), ...sentences].join(' ');
  const joint = label && /^(?:Reviewed|If |Most )/.test(label) ? ' ' : ': ';
  return [asSentence(label ? `${label}${joint}${words}` : head.text), ...sentences].join(' ');
}

const lowerStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Words inside a sentence of ours. A name of several words keeps its letters. */
export const inSentence = (text: string) =>
  /^(?:It|You|They|We|He|She|There|That)(?:['’]| )/.test(text)
    ? lowerStart(text)
    : /^\p{Lu}\S*\s+\p{Lu}/u.test(text)
      ? text
      : lowerFirst(text);

/** All words of a fact, to see whether a text has them. */
export const wordsOfFact = ({ head, items, sentences }: Fact): string =>
  [items.length > 1 ? items.join(' ') : head?.text, ...sentences].filter(Boolean).join(' ');

export const factsOf = ({ facts }: Brief, ...roles: Fact['role'][]) =>
  facts.filter(({ role }) => roles.includes(role));

/** The order in which facts are told when nothing else is said: what helps most first. */
const order: Fact['role'][] = [
  'story',
  'insight',
  'rule',
  'places',
  'features',
  'detail',
  'offer',
  'note',
];

/** The facts a shape has not used, each with its label, those for which of homes it is before them. */
export function sayRest(used: readonly Fact[], writing: Writing): Block[] {
  const left = writing.brief.facts
    .filter((fact) => !used.includes(fact))
    .toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
  return joinShort(left.flatMap((fact) => sayFact(fact, writing)));
}

/** All that was said and that the shape has not used, where and when included. */
export const sayAllElse = (used: readonly Fact[], writing: Writing): Block[] => [
  ...sayRest(used, writing),
  ...sayExtras(writing),
];

/** Two short lines in a row read as one paragraph. */
export function joinShort(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const fits =
      last?.kind === 'p' &&
      block.kind === 'p' &&
      !/[:?]$/.test(last.text) &&
      !block.text.endsWith(':') &&
      !hasLabel(block.text) &&
      !hasLabel(last.text) &&
      splitSentences(last.text).length < 3 &&
      countWords(last.text) + countWords(block.text) <= 28;
    if (fits) joined[joined.length - 1] = paragraph(last.text, block.text);
    else joined.push(block);
  }
  return joined;
}

/** "Who to call: Tri-R Gutters." One such line reads well, three read like a form. */
export const hasLabel = (text: string) => /^[^:.!?"]{3,48}: /.test(text);

/** "The mistake I see most with older homes in Montford: ..." */
export function withScope(block: Block | undefined, { brief }: Writing): Block | undefined {
  const { scope } = brief;
  if (scope?.labels[0] !== 'For' || block?.kind !== 'p' || !hasLabel(block.text)) return undefined;
  const homes = inSentence(scope.text);
  if (!isPlural(homes) || countWords(homes) > 6 || homes.includes(',')) return undefined;
  return paragraph(block.text.replace(/: /, ` with ${homes}: `));
}

/** What the piece is about, in a line of its own. */
export function scopeLine(writing: Writing): string | undefined {
  const { brief, random } = writing;
  const { scope } = brief;
  if (!scope) return undefined;
  const whole = framed(
    scope.frames,
    { kind: phraseKind(scope.text) === 'gerund' ? 'gerund' : 'noun', text: homesIn(scope) },
    [],
    writing,
  );
  if (whole) return whole;
  const [first] = scope.labels;
  if (first === 'For') return asSentence(`This one's about ${inSentence(homesIn(scope))}`);
  const label = scope.labels.length > 0 ? random.pick(scope.labels) : undefined;
  return label ? asSentence(`${label}: ${inSentence(scope.text)}`) : undefined;
}

/** A name of an area stands for the homes in it: "under $400,000, Clintonville" turned round. */
function homesIn({ text, labels }: Scope): string {
  const [first = '', ...others] = splitItems(text);
  const isPrice = (item: string) =>
    /^(?:under|below|over|above|up to|around|about)? ?\$/i.test(item);
  const ordered = isPrice(first) && others.length > 0 ? [...others, first] : [first, ...others];
  const joined = ordered.join(', ');
  const isArea =
    labels[0] === 'For' &&
    /^(?:\p{Lu}\S*(?: (?:and|or|of|the|&))? ?)+(?:,|$)/u.test(ordered[0] ?? '');
  return isArea ? `homes in ${joined}` : joined;
}

/** Where, when, how much: what came with the answers and the shape has no place for. */
function sayExtras({ brief }: Writing): Block[] {
  const { event, property, report } = brief;
  const when = [event.name, event.venue, event.address, event.day, event.hours]
    .filter(Boolean)
    .join(', ');
  const home = [...property.rooms, ...property.size, property.price].filter(Boolean).join(', ');
  return [
    ...(when ? [paragraph(asSentence(when))] : []),
    ...(home ? [paragraph(asSentence(home))] : []),
    ...(report.figures.length > 1
      ? [bullets(report.figures.map(({ text }) => text))]
      : report.figures.map(({ text }) => paragraph(asSentence(text)))),
    ...(event.link ? [paragraph(`Details: ${event.link}`)] : []),
  ];
}
