import { type Block, bullets, paragraph } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  capitalise,
  countWords,
  listed,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { takeContact } from '#builtin/writer/understand/next-step/take-contact.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { readWords } from '#builtin/writer/understand/read-words.ts';
import { withoutRemarks } from '#builtin/writer/understand/remarks.ts';
import { repaired } from '#builtin/writer/understand/repair.ts';
import { withoutYesOrNo } from '#builtin/writer/understand/yes-or-no.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import { leadOf } from './question-lead.ts';
import { hasRisks, withoutRisks, withoutRiskyItems } from './risky-wording.ts';
import { spelledOut } from './spelled-out.ts';

/** An answer to a question nobody foresaw, as text. */
export type ToldAnswer = {
  question: string;
  /** What was asked, as words that lead into the answer. */
  label?: string;
  blocks: Block[];
  /** All of the agent's words, as they are printed. */
  text: string;
  /** How to reach the agent, typed in among the rest. */
  contact: string;
  /** Wording that fair-housing rules advise against. */
  dropped: string[];
  /** Words that say nothing without their question. */
  unclear: string[];
};

type Place = { city: string; state: string };

/**
 * Whole sentences stay as they were written. A few words stand behind what was asked, or in a list;
 * where the question leads into nothing and they say too little, they are left out and named.
 */
export function tellAnswer({ question, answer }: QuestionAnswer, place: Place): ToldAnswer {
  const label = leadOf(question, place.city);
  const told: ToldAnswer = {
    question,
    label,
    blocks: [],
    text: '',
    contact: '',
    dropped: [],
    unclear: [],
  };
  const typed = repaired(
    // "Great Choice loan, see thda.org" is no list.
    spelledOut(answer.slice(0, mostCharactersRead), question)
      .replace(/[,;] see (?=(?:https?:\/\/)?[\w-]+\.[a-z]{2,})/gi, '. See ')
      .replace(/(\d) ?pct\b/gi, '$1 percent'),
    question,
    place.state,
  );
  const safe = saysNothing(typed)
    ? ''
    : withoutRisk(withoutYesOrNo(withoutRemarks(typed)).said, place, told);
  const { contact, rest: said } = takeContact(safe);
  told.contact = contact;
  if (said === '') return told;
  told.blocks = blocksOf(readWords(said), told);
  told.text = told.blocks
    .flatMap((block) => ('items' in block ? block.items : 'text' in block ? [block.text] : []))
    .join(' ');
  return told;
}

const mostCharactersRead = 6_000;

/** "not sure, check with the builder" is no answer. */
export const saysNothing = (answer: string) =>
  countWords(answer) <= 8 &&
  /^(?:i(?:['’]?m| am) )?(?:not (?:really )?sure|unsure|idk|dunno|no idea|(?:i )?do(?:n['’]?t| not) (?:know|recall|remember))\b/i.test(
    answer.trim(),
  );

function withoutRisk(said: string, place: Place, told: ToldAnswer): string {
  if (said === '' || !hasRisks(said, place)) return said;
  const sentences = splitSentences(said);
  const isPhrase = sentences.length === 1 && phraseKind(said) !== 'sentence';
  const parts = isPhrase
    ? [withoutRiskyItems(said, place)]
    : sentences.map((sentence) => withoutRisks(sentence, place));
  told.dropped.push(...parts.flatMap(({ dropped }) => dropped));
  return parts
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' ');
}

function blocksOf(words: Pick<Fact, 'head' | 'items' | 'sentences'>, told: ToldAnswer): Block[] {
  const { head, items, sentences } = words;
  const { label } = told;
  if (!head) return questionsIn(sentences, label) ?? [paragraph(...opened(sentences, label))];
  if (items.length > 2) return [...listOf(items, label), paragraph(...sentences)].filter(isFilled);
  const isPair =
    items.length === 2 &&
    head.kind !== 'order' &&
    !describes.test(items[1] ?? '') &&
    items.every((item) => countWords(item) <= 4);
  const text = isPair ? listed(items) : head.text;
  // So many words say something by themselves.
  const whole =
    asStatement(head.kind, text) ??
    (!label && countWords(text) >= 5 ? asSentence(text) : undefined);
  if (whole) return [paragraph(whole, ...sentences)];
  if (!label && (countWords(text) < 3 || isFigure(text))) {
    told.unclear.push(text);
    return [paragraph(...opened(sentences, undefined))].filter(isFilled);
  }
  return [
    paragraph(
      asSentence(`${label ?? 'In my experience'}: ${lowerName(text)}`),
      ...opened(sentences, undefined),
    ),
  ];
}

/** "crawlspace moisture, almost every house" is one thing. */
const describes =
  /^(?:\d|\$|keys\b|almost|mostly|every|usually|nearly|about|especially|since|in|on|at|for|with|no|not|all|some)\b/i;

const isFilled = (block: Block) => block.kind !== 'p' || block.text !== '';
const isFigure = (text: string) => !/\p{L}{3}/u.test(text);

/** Questions that people ask the agent are quoted, with the mark that was not typed. */
function questionsIn(sentences: readonly string[], label: string | undefined): Block[] | undefined {
  if (!label || sentences.length === 0) return undefined;
  const isAsked = /\b(?:questions?|ask me)\b/i.test(label)
    ? (text: string) => text.endsWith('?') || asks.test(text)
    : (text: string) => text.endsWith('?');
  if (!sentences.every(isAsked)) return undefined;
  const quoted = sentences.map(
    (each) => `"${capitalise(each.replace(/^(?:also,?|and) /i, '').replace(/\.$/, '?'))}"`,
  );
  return quoted.length > 1
    ? [paragraph(`${label}:`), bullets(quoted)]
    : [paragraph(`${label}: ${quoted[0]}`)];
}

const asks =
  /^(?:also,? |and )?(?:how|what|who|why|when|where|which|can|could|should|do|does|is|are|will)\b/i;

/** "They think ..." says nothing without who they are, "took 90 days" nothing without a subject. */
function opened(sentences: readonly string[], label: string | undefined): string[] {
  const [first = '', ...others] = sentences;
  const who = label && /^they\b/i.test(first) ? people.exec(label)?.[0] : undefined;
  const isOpen = /^(?:they|it|its|it['’]s|he|she|this|that|those|these)\b/i.test(first);
  const start = who
    ? capitalise(first.replace(/^they\b/i, () => who))
    : isOpen && label
      ? `${label}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`
      : first;
  return [start, ...others].map((sentence) => {
    const kind = phraseKind(sentence);
    return (kind === 'predicate' && asStatement(kind, sentence)) || sentence;
  });
}

const people =
  /\b(?:first-time buyers|new owners|owners|sellers|buyers|people|clients|newcomers|visitors|investors|landlords|lenders|inspectors|builders)\b/i;

function listOf(items: readonly string[], label: string | undefined): Block[] {
  // "6 weeks looking, 45 days to close, condos go faster" is no list.
  if (!label && (items.length < 4 || items.some((item) => phraseKind(item) === 'sentence')))
    return [paragraph(asSentence(items.join(', ')))];
  const isShort = items.every((item) => countWords(item) <= 3) && items.length < 5;
  if (isShort)
    return [paragraph(asSentence(`${label ?? 'My short list'}: ${listed(items.map(lowerName))}`))];
  return [
    paragraph(`${label ?? 'My short list'}:`),
    bullets(items.map((item) => capitalise(item.replace(/\b([ap])\.m$/, '$1.m.')))),
  ];
}

/** "took us four months" is said of the matter, "sold a duplex" of the agent; orders are sentences. */
function asStatement(kind: NonNullable<Fact['head']>['kind'], text: string): string | undefined {
  if (kind === 'order') return asSentence(text);
  if (kind !== 'predicate') return undefined;
  if (/^(?:took|costs?|runs?|ran|lasted|depends|needs|takes|varies|comes|goes|went)\b/i.test(text))
    return asSentence(`it ${lowerName(text)}`);
  return ofAgent.test(text) ? asSentence(`we ${lowerName(text)}`) : undefined;
}

const ofAgent =
  /^(?:sold|closed|fixed|painted|had|got|saw|helped|listed|moved|found|used|spent|paid|lost|won|did|made|learned|told|waited|replaced|hired|staged)\b/i;

/** Inside a sentence; a name of several words keeps its letters. */
const lowerName = (text: string) =>
  /^\p{Lu}\S*\s+\p{Lu}|^\p{Lu}{2}/u.test(text) ? text : lowerFirst(text);
