import type { ToldAnswer } from '#builtin/writer/answers/told-answer.ts';
import { type Block, bullets, mapText, paragraph } from '#builtin/writer/blocks.ts';
import { sayAsTyped, standsAsTyped } from '#builtin/writer/compose/as-typed.ts';
import { hasLabel } from '#builtin/writer/compose/behind-label.ts';
import { inFrame, listBlock, sayFact, wordsOfFact } from '#builtin/writer/compose/say-facts.ts';
import { isShort } from '#builtin/writer/compose/stands-alone.ts';
import { toldStory } from '#builtin/writer/compose/tell-story.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf, keywordsOfTitle, wideWordsOf } from '#builtin/writer/points.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import { storySentences } from './story-sentences.ts';

/** Something the agent said, as it stands under a heading and among other things. */
export type AgentAnswer = {
  /** Under a heading of its own. */
  alone: Block[];
  /** Among others, each behind what it was asked for. */
  among: Block[];
  labels: readonly string[];
  asked: readonly string[];
  role?: Fact['role'];
  question: string;
  /** Of the question and the answer. */
  words: string;
  answer: string;
  /** It speaks of the title, or of what the agent saw; other things are told in a few lines together. */
  leads: boolean;
  answersTitle: boolean;
};

/** What the agent said that no other part has a place for. */
export function agentAnswers(
  writing: Writing,
  told: readonly ToldAnswer[],
  questions: QuestionOf,
): AgentAnswer[] {
  const { brief, title, material } = writing;
  const all = [
    ...brief.facts
      .filter((fact) => !isElsewhere(fact, writing))
      .map((fact) => ({
        alone: withPeople(mended(underHeading(fact, writing)), questions(fact)),
        among: withPeople(mended(sayFact(fact, writing)), questions(fact)),
        labels: fact.labels,
        asked: fact.asked ?? [],
        role: fact.role,
        question: questions(fact),
        words: `${questions(fact)} ${wordsOfFact(fact)}`,
        answer: wordsOfFact(fact),
      })),
    ...told
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ label, blocks, text, question }) => ({
        alone: mended(blocks),
        among: mended(blocks),
        labels: label ? [label] : [],
        asked: [],
        role: undefined,
        question,
        words: `${question} ${text}`,
        answer: text,
      })),
  ];
  const wide = wideWordsOf(material.knowledge);
  const wanted = [...keywordsOfTitle(title, material.place)].filter((word) => !wide.has(word));
  const speaks = ({ words }: { words: string }) => {
    const said = keywordsOf(words);
    return wanted.filter((word) => said.has(word)).length;
  };
  const isOfMoney = asksForMoney.test(title);
  const answersTitle = (said: (typeof all)[number]) =>
    speaks(said) > 0 || (isOfMoney && asksForFigures.test(said.words));
  const ranked = all.map((said) => ({
    ...said,
    leads: answersTitle(said) || said.role === undefined || leads(said.role),
    answersTitle: answersTitle(said),
    rank: answersTitle(said) ? 0 : leads(said.role) ? 1 : 2,
  }));
  return ranked.toSorted((one, other) => one.rank - other.rank);
}

/** What an agent saw of the matter; names and prices come after it. */
const leads = (role: Fact['role'] | undefined) => role === 'insight' || role === 'story';

/** Figures of the agent's are what such a title is about. */
const asksForMoney =
  /\b(?:cap rate|cash flow|costs?|reserves|vacancy|rent roll|budget|net proceeds|taxes|insurance|payment)\b/i;
const asksForFigures = /\breal figures\b|\blocal costs matter\b/i;

/** The heading has asked already: a few words answer it in a sentence made for them, or as they are. */
export function underHeading(fact: Fact, writing: Writing): Block[] {
  const { role, items, sentences, typed } = fact;
  if ((role === 'features' || role === 'places') && sentences.length === 0 && items.length > 2)
    return listBlock(fact);
  if (role === 'note') return sayFact(fact, writing);
  // "video tours, I'll meet the inspector, list of movers": things and deeds in a row.
  const row = splitItems(typed.replace(/\.$/, ''));
  const isMixed =
    role === 'offer' &&
    row.length > 2 &&
    splitSentences(typed).length === 1 &&
    row.every((item) => countWords(item) <= 9) &&
    row.some((item) => phraseKind(item) === 'sentence') &&
    row.some((item) => phraseKind(item) === 'noun');
  if (isMixed) return [bullets(row.map(capitalise))];
  // "Pro photos, floor plan. I meet the contractor myself." is one row of three.
  const [things = '', deed, ...further] = splitSentences(typed).map((text) =>
    text.replace(/[.]$/, ''),
  );
  if (
    role === 'offer' &&
    deed &&
    further.length === 0 &&
    phraseKind(things) === 'noun' &&
    countWords(things) <= 10 &&
    /^(?:I|we)\b/i.test(deed)
  ) {
    const items = splitItems(things);
    return items.length > 1
      ? [bullets([...items, deed].map(capitalise))]
      : [
          paragraph(
            `${capitalise(things)}, and ${/^we\b/i.test(deed) ? `we${deed.slice(2)}` : deed}.`,
          ),
        ];
  }
  // "Video tours; a list of rentals that I keep": what is offered, and no sentence.
  if (standsAsTyped(fact))
    return [paragraph(sayAsTyped(fact, role === 'offer' ? fact.labels[0] : undefined))];
  if (role === 'story') return [paragraph(storySentences(toldStory({ ...fact, labels: [] })))];
  const framed = isShort(fact) && inFrame(fact, writing);
  if (framed && !hasLabel(framed)) return [paragraph(framed)];
  const questions = splitSentences(typed);
  if (questions.length > 0 && questions.every((text) => text.endsWith('?'))) {
    const quoted = questions.map((text) => `"${capitalise(text)}"`);
    return [quoted.length > 1 ? bullets(quoted) : paragraph(...quoted)];
  }
  return [paragraph(storySentences(capitalise(typed)))];
}

/** What the agent offers ends the article, notes belong to their event and a reading to its figures. */
function isElsewhere({ role, typed }: Fact, { brief }: Writing): boolean {
  if (role === 'offer' || role === 'source') return true;
  if (role === 'insight') return brief.report.figures.length > 0;
  return role === 'note' && (hasEvent(brief) || isReviewed(typed));
}

/** Who reviewed it stands at the end. */
export const isReviewed = (typed: string) => typed.startsWith('Reviewed by ');

export const hasEvent = ({ event }: Brief) =>
  Boolean(event.name ?? event.address ?? event.day ?? event.venue);

/** What was said in a role, for the part of the article that it belongs to. */
export const saidAs = (writing: Writing, ...roles: Fact['role'][]): Block[] =>
  mended(
    writing.brief.facts
      .filter(({ role }) => roles.includes(role))
      .flatMap((fact) => sayFact(fact, writing)),
  );

/** What a hurried answer leaves uneven inside a sentence of ours. */
const mended = (blocks: Block[]): Block[] =>
  mapText(blocks, (text) =>
    text
      // "City lead ordinance - rentals need a certificate" names what it speaks of.
      .replace(/^((?:\p{L}[\p{L}'’]* ){0,3}\p{L}[\p{L}'’]*) [-–] (?=\p{Ll})/u, '$1: ')
      .replace(/\b(low|mid|high) in the (?=\$\d+s\b)/g, 'the $1 ')
      .replace(/\$(\d{1,2})(\d{3})(?![\d,])/g, '$$$1,$2')
      .replace(/(^|[.!?] )Lots? of (?=people|buyers|sellers|owners)/g, '$1A lot of ')
      .replace(/\bShort answer,? (yes|no)\b,?/g, 'The short answer is $1,')
      // "Craftsmans and tudors. $380,000 to $650,000." leaves out what runs so.
      .replace(
        /(?<=[.!?] )(\$[\d,.]+(?: million)?) (?:to|-|–) (\$\d[\d,]*(?:\.\d+)?(?: million)?)(?=\.?$)/,
        'Prices run from $1 to $2',
      )
      // "Sold a 1920s house last year" was the agent.
      .replace(
        /(^|[.!?] )(Sold|Listed|Helped|Closed|Had|Showed) (?=(?:an?|one|two|three|my|our|some)\b)/g,
        (_, start: string, verb: string) => `${start}We ${verb.toLowerCase()} `,
      )
      .replace(/\b(an? \d[\d,]*) square feet (?=\p{Ll})/gu, '$1-square-foot ')
      .replace(/\b(an? \d+) (hour|minute|day|week|month|year)s (?=\p{Ll})/gu, '$1-$2 ')
      .replace(/\b([Mm]ost [^.:]{3,50}?),? mostly\b/g, '$1')
      .replace(
        // "Knob and tube" is one thing.
        /(?<!\b[Kk]nob)(?<=\p{L}) and ((?:\p{L}[\p{L}-]*|\d+)(?: [\p{L}-]+)?) and (?=[\p{L}\d])/gu,
        ', $1 and ',
      ),
  );

/** "They leave it" is said of those who were asked about. */
function withPeople(blocks: Block[], question: string): Block[] {
  const [first, ...others] = blocks;
  const who = /\b(?:first-time buyers|sellers|buyers|owners|clients|newcomers|visitors)\b/i.exec(
    question,
  );
  return first?.kind === 'p' && who && /^They\b/.test(first.text)
    ? [{ ...first, text: first.text.replace(/^They\b/, () => capitalise(who[0])) }, ...others]
    : blocks;
}

/** The question that a fact answers. */
export type QuestionOf = (fact: Fact) => string;

export function questionsOf(pairs: readonly QuestionAnswer[]): QuestionOf {
  const words = pairs.map(({ question, answer }) => ({ question, words: keywordsOf(answer) }));
  return (fact) => {
    const said = [...keywordsOf(wordsOfFact(fact))];
    const shared = (has: ReadonlySet<string>) => said.filter((word) => has.has(word)).length;
    const [best] = words.toSorted((one, other) => shared(other.words) - shared(one.words));
    return best && shared(best.words) * 2 >= said.length ? best.question : '';
  };
}
