import { type Block, bullets } from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { splitItems, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { sayAsTyped, standsAsTyped } from './as-typed.ts';
import { askedAloud } from './asked-aloud.ts';
import { afterLabel, inSentence } from './behind-label.ts';
import { inFrame } from './say-facts.ts';
import { standsAlone } from './stands-alone.ts';
import { asksQuestion } from './subject-question.ts';
import { toldStory } from './tell-story.ts';
import { line, pickLine, type Writing } from './writing.ts';

/**
 * What an agent typed about a subject of their own. The questions were ours and are hardly ever
 * answered one by one, so their labels would promise what the words do not keep: each answer stands as
 * it was typed, a row of things as a list, and only words that need one get a lead that fits all.
 */
export function sayFreely(facts: readonly Fact[], writing: Writing): Block[] {
  let leads = 0;
  return facts.flatMap((fact) => {
    const answered = fact.labels.length > 0 && !fact.isTypedAsList && leadOfQuestion(fact);
    if (answered)
      return [line(inFrame(fact, writing) ?? `${answered}: ${afterLabel(fact, fact.typed)}`)];
    if (standsAsTyped(fact)) return [line(sayAsTyped(fact, fittingLabel(fact)))];
    const listed =
      isSaid(fact) &&
      !fact.isTypedAsList &&
      !hasRowLead(fact) &&
      !isRowOfOrders(fact) &&
      !isRowOfQuestions(fact)
        ? undefined
        : listIn(fact);
    if (
      !fact.isTypedAsList &&
      !standsAlone(fact) &&
      !hasRowLead(fact) &&
      saysHomes(fact) &&
      !forWhom(fact)
    )
      return [line(`The homes: ${inSentence(fact.typed)}`)];
    if (listed) {
      const intro =
        listed.label ??
        fittingLabel(fact) ??
        (/\bwhy\b/i.test(writing.title) && leads === 0 ? "Here's why" : undefined) ??
        (isRowOfOrders(fact) ? pickLine(writing, ['My short list', 'Start here']) : undefined) ??
        (leads++ === 0 ? pickLine(writing, neutral) : undefined);
      return [
        ...(listed.before.length > 0 ? [line(...listed.before)] : []),
        ...(intro ? [line(`${intro}:`)] : []),
        bullets(listed.items.map((item) => capitalise(item))),
        ...(listed.after.length > 0 ? [line(...listed.after)] : []),
      ];
    }
    if (fact.role === 'story') return [line(toldStory({ ...fact, labels: [] }))];
    if (isSaid(fact)) return [line(fact.typed)];
    const readers = forWhom(fact);
    if (readers) return [line(readers)];
    // Several sentences are told; a lead before the first would be of that alone.
    if (splitSentences(fact.typed).length > 2 && !fittingLabel(fact)) return [line(fact.typed)];
    const aloud = fittingLabel(fact) ? undefined : askedAloud(fact);
    if (aloud) return [line(aloud)];
    const lead =
      fittingLabel(fact) ??
      (isBareName(fact) && leads++ === 0 ? pickLine(writing, neutral) : undefined);
    return [line(lead ? `${lead}: ${afterLabel(fact, fact.typed)}` : fact.typed)];
  });
}

/**
 * "If the house is one of a kind", "flat white and a corner seat": what the agent would say the opposite of or
 * orders there is told by the question alone, so a few words that answer it keep its lead.
 */
export function leadOfQuestion({ question = '', labels, typed, items }: Fact): string | undefined {
  const [first = '', ...others] = splitSentences(typed);
  const words = first.replace(/[.!]$/, '');
  // "When the roof leaks, like at my own house, or when it floods": no part of it says what then.
  const isClause =
    /^(?:if|when|unless|where)\b/i.test(words) &&
    words
      .split(/, /)
      .slice(1)
      .every((part) => /^(?:or|and|like|such|especially|with)\b/i.test(part));
  // "Folks moving from Atlanta": whom, whatever they do.
  const isWhom = /^whom\b/i.test(question) && !/\b(?:I|we)\b/i.test(words);
  const isFragment = isClause || isWhom || /^(?:noun|gerund)$/.test(phraseKind(words));
  const isRow = items.length > 3 || others.length > 1;
  return saysLittleAlone.test(question) && isFragment && !isRow && !/[:?]/.test(first)
    ? labels[0]
    : undefined;
}

/** Questions of ours whose answers say little without them. */
const saysLittleAlone =
  /^(?:When would you say the opposite|Which local office, company or service can help|What do you order, see or do|When is the best time to go|What makes it special|What should somebody bring|What is good about working|Whom can you help best|How do you say thank you for a referral|Who helped and may be named|What did you learn from it)\b/;

/** Whole sentences, or words with a lead of their own: "What I read: the minutes." */
const isSaid = (fact: Fact) => {
  const [first = ''] = splitSentences(fact.typed);
  return (
    standsAlone(fact) ||
    /^[^:.!?"]{3,40}: /.test(first) ||
    first.endsWith('?') ||
    // Right under the title, "them" are what it names.
    (/^(?:I|we)\b/i.test(first) && phraseKind(first.replace(/[.!]$/, '')) === 'sentence') ||
    (/^(?:because|it|that|this|they|he|she|there|so|then|not)\b/i.test(first) &&
      !startsWithThat.test(first)) ||
    phraseKind(first.replace(/[.!]$/, '')) === 'order'
  );
};

/** Its first words lead into a row of things: "What I read: the minutes, the reserves, the budget." */
const hasRowLead = ({ typed }: Fact) =>
  splitSentences(typed).some((sentence) => /^[^:.!?"]{3,48}?(?:: | [-–—] )/.test(sentence));

/** "ask for a sample report, ask if they go on the roof, ask about the well": things to do, one by one. */
const isRowOfOrders = ({ typed }: Fact) => {
  const items = splitItems(typed.replace(/[.]$/, ''));
  return (
    splitSentences(typed).length === 1 &&
    items.length > 2 &&
    items.every((item) => phraseKind(item.replace(/^(?:and|or) /i, '')) === 'order')
  );
};

/** "how many did you sell, who takes the photos, can I cancel": questions, one by one. */
const isRowOfQuestions = ({ typed }: Fact) => questionsIn(typed).length > 2;

function questionsIn(typed: string): string[] {
  const items = typed.replace(/[.?]$/, '').split(/[,.?] (?:and |or )?/i);
  return items.length > 2 &&
    items.every((item) => startsLikeQuestion.test(item)) &&
    items.filter((item) => asksQuestion(item)).length > 1
    ? items
    : [];
}

const startsLikeQuestion =
  /^(?:who|what|when|where|why|how|which|can|could|will|would|do|does|did|is|are|should)\b/i;

/** Two or three words alone say nothing of themselves; "free, 3 boxes max" does. */
const isBareName = ({ typed }: Fact) =>
  countWords(typed) <= 3 && !/\d|^(?:free|no|open|closed|always|never|cash|by)\b/i.test(typed);

const neutral = ['Good to know', 'Worth knowing', 'Keep in mind'];

/** Asked what people get wrong, some say just that; most go on telling. */
function fittingLabel(fact: Fact): string | undefined {
  const [label] = fact.labels;
  const isWrong =
    /\bwrong\b|\bmix-up\b/i.test(label ?? '') &&
    (startsWithThat.test(fact.typed) ||
      /^\p{L}+ing\b|\b(?:think|thinks|assume|assumes|believe|expect|forget|skip|mistake|wrong|confuse)/iu.test(
        fact.typed,
      ));
  const helps = /\bcan help\b/i.test(fact.question ?? '') && isBareName(fact);
  return helps ? 'A good place to ask' : isWrong ? label : undefined;
}

/** "that he needs treats" says what somebody thinks, and "that means a survey" goes on telling. */
export const startsWithThat =
  /^that (?:(?:it|he|she|they|you|we|I|the|their|your|his|her|its|an?|all|every|only|no|some|most|these|those)\b|\p{L}+s (?:is|are|was|were|can|can['’]t|will|have|has|do|don['’]t|need|cost|pay|get|must)\b)/iu;

/** "Lakeview and Edgewater condos, $225,000 to $450,000": which homes it is about. */
const saysHomes = ({ typed }: Fact) =>
  /^[^.!?]*\b(?:condos|homes|houses|townhomes|townhouses|duplexes|lofts|ranches|bungalows|acreage|farms|co-ops|flats|cottages)\b/i.test(
    typed,
  ) &&
  /^(?:noun|gerund)$/.test(phraseKind((splitSentences(typed)[0] ?? '').replace(/[.!]$/, ''))) &&
  !/^(?:wrong|right|true|no|yes|not)\b/i.test(typed);

/** "buyers from Portland looking at acreage": people, and nothing said of them. */
function forWhom({ typed }: Fact): string | undefined {
  const [first = '', ...others] = splitSentences(typed);
  // "anything built before 1975": which homes it holds for.
  if (
    others.length === 0 &&
    /^(?:any|all|every|most) ?(?:thing|one|home|house|homes|houses|place)?\b/i.test(first) &&
    /\b(?:built|older|newer|with|over|under|before|after)\b/i.test(first) &&
    phraseKind(first.replace(/[.!]$/, '')) !== 'sentence'
  )
    return asSentence(`That goes for ${inSentence(first)}`);
  const isPeople =
    !/^\P{L}*[^,]*?\b(?:keep|ask|asks|want|wants|need|needs|think|call|tell|forget|wait|skip|are|have|get)\b/iu.test(
      first.split(/ (?:who|that) /)[0] ?? '',
    ) &&
    /^(?:[\p{L}-]+ )?(?:buyers|sellers|owners|homeowners|investors|renters|landlords|people|folks|neighbors|anyone|clients)\b/iu.test(
      first,
    );
  return isPeople && !first.includes(':') && countWords(first) <= 30
    ? [asSentence(`This one's for ${inSentence(withWho(first))}`), ...others].join(' ')
    : undefined;
}

/** "..., never had a well before": who never had one. */
const withWho = (text: string) =>
  text
    .replace(/, (?=(?:never|don['’]t|haven['’]t|just|already|still|want|need|have)\b)/i, ' who ')
    .replace(/ who never (?=had|owned|bought|sold|lived|dealt)/i, ' who have never ');

type ListIn = { label?: string; before: string[]; items: string[]; after: string[] };

/** A row of three things or more, with the words before its colon as its lead. */
function listIn(fact: Fact): ListIn | undefined {
  // What is on, and when and where, is one thing: "Cider at the office, Friday, 3 to 5, 12 Elm St."
  if (!fact.isTypedAsList && isOneEvent(fact.typed)) return undefined;
  if (fact.isTypedAsList) {
    const items = asOrders(fact.items);
    // The lead of a list that was asked for is ours; that of one the agent made is theirs.
    return {
      label: fact.labels.find((label) => label === 'What to look at'),
      before: [],
      items,
      after: [],
    };
  }
  const questions = questionsIn(fact.typed);
  if (questions.length > 0)
    return { before: [], items: questions.map((item) => `${item}?`), after: [] };
  const sentences = splitSentences(fact.typed);
  // "UCC filing shows up on title. PNM net metering transfer. Roof age under the panels."
  const isClipped =
    sentences.length > 2 &&
    sentences.every((each) => countWords(each) <= 10) &&
    sentences.filter((each) => phraseKind(each.replace(/[.!]$/, '')) === 'noun').length >= 2;
  if (isClipped)
    return {
      before: [],
      items: sentences.map((each) => each.replace(/[.]$/, '').replace(/^also /i, '')),
      after: [],
    };
  for (const [at, sentence] of sentences.entries()) {
    const found = /^([^:.!?"]{3,48}?)(?:: | [-–—] )(.+)$/.exec(sentence.replace(/[.]$/, ''));
    const rest = found?.[2] ?? (at === 0 ? sentence.replace(/[.]$/, '') : '');
    const items = splitItems(rest).map((item) => item.replace(/^and /i, ''));
    const areOrders =
      items.length > 2 && items.every((item) => phraseKind(item.replace(/^or /i, '')) === 'order');
    if (areOrders && (found || sentences.length === 1))
      return {
        label: found ? capitalise(found[1] ?? '') : undefined,
        before: sentences.slice(0, at),
        items,
        after: sentences.slice(at + 1),
      };
    const isRow =
      items.length > 2 &&
      items.every((item) => countWords(item) <= 12) &&
      items.filter((item) => phraseKind(item) !== 'sentence').length >= items.length - 1 &&
      !/^(?:if|when|once|after|before|because|in|on|at|for)\b/i.test(rest);
    const order = /^(get|order|schedule|bring|check|have|do|read) (?=\p{L})/iu.exec(
      items[0] ?? '',
    )?.[1];
    if (isRow && !found && order && items.slice(1).every((item) => phraseKind(item) === 'noun'))
      return {
        label: `${capitalise(order.toLowerCase())} these`,
        before: sentences.slice(0, at),
        items: items.map((item) => item.replace(new RegExp(`^${order} (?:an? |the )?`, 'i'), '')),
        after: sentences.slice(at + 1),
      };
    // A few names read well in their line.
    const isShortRow = found && items.length < 6 && items.every((item) => countWords(item) <= 3);
    if (!isRow || isShortRow || (!found && phraseKind(rest) === 'sentence')) continue;
    return {
      label: found ? capitalise(found[1] ?? '') : undefined,
      before: sentences.slice(0, at),
      items: asOrders(items.map((item) => item.replace(/^or (?=\p{L})/iu, ''))),
      after: sentences.slice(at + 1),
    };
  }
  return undefined;
}

function isOneEvent(typed: string): boolean {
  if (splitSentences(typed).length > 1) return false;
  const { day, hours } = whereAndWhen(typed);
  return day !== undefined && hours !== undefined;
}

/** "how to look up your zone" among things to do is a thing to know. */
const asOrders = (items: readonly string[]) => {
  const isMixed =
    items.some((item) => phraseKind(item) === 'order') &&
    items.some((item) => /^(?:how|what|who|why|when|where)\b/i.test(item));
  return isMixed
    ? items.map((item) =>
        /^(?:how|what|who|why|when|where)\b/i.test(item)
          ? `know ${item.charAt(0).toLowerCase()}${item.slice(1)}`
          : item,
      )
    : [...items];
};
