import type { ToldAnswer } from '#builtin/writer/answers/told-answer.ts';
import {
  type Block,
  bullets,
  mapText,
  paragraph,
  strong,
  wordCountOf,
} from '#builtin/writer/blocks.ts';
import { sayAsTyped, standsAsTyped } from '#builtin/writer/compose/as-typed.ts';
import { hasLabel, inSentence } from '#builtin/writer/compose/behind-label.ts';
import { inFrame, listBlock, sayFact, wordsOfFact } from '#builtin/writer/compose/say-facts.ts';
import { isShort } from '#builtin/writer/compose/stands-alone.ts';
import { toldStory } from '#builtin/writer/compose/tell-story.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { fitOf, keywordsOf, keywordsOfTitle, wideWordsOf } from '#builtin/writer/points.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import { headingOfAnswer, labelStandsAlone } from './headings.ts';
import { storySentences } from './story-sentences.ts';

/** A part of the article that opens with what the agent said. */
export type AnswerPart = {
  heading: string;
  said: Block[];
  points: Point[];
};

/** At most so many parts open with an answer; what is more joins the last of them. */
const mostAnswered = 5;
/** An answer of fewer words does not fill a part by itself. */
const wordsOfPart = 18;
/** One of fewer words is followed by what is known of it. */
const wordsOfSection = 45;
/** One of fewer words that no point speaks of is no part. */
const wordsOfAside = 14;

export type Said = {
  /** Under a heading of its own. */
  alone: Block[];
  /** Among others, each behind what it was asked for. */
  among: Block[];
  labels: readonly string[];
  asked: readonly string[];
  role?: Fact['role'];
  /** Of the question and the answer. */
  words: string;
  answer: string;
  /** It speaks of the title, or of what the agent saw; other things are told in a few lines together. */
  leads: boolean;
  answersTitle: boolean;
};

/** What the agent said that no other part has a place for. */
export function saidFacts(
  writing: Writing,
  told: readonly ToldAnswer[],
  questions: QuestionOf,
): Said[] {
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

/** The first answers, as far as they are short paragraphs. */
export function takeOpening(all: Said[]): Block[] {
  const opening: Block[] = [];
  while (
    all[0]?.alone.length === 1 &&
    all[0].alone[0]?.kind === 'p' &&
    wordCountOf([...opening, ...all[0].alone]) <= 70
  )
    opening.push(...(all.shift()?.alone ?? []));
  return opening;
}

/**
 * The answer that opens an article: what the agent sees or knows of the matter, else the first that is a line of text. A
 * story has a part of its own, unless there is nothing else.
 */
export function takeLead(all: Said[], isAnswered: boolean): Block[] {
  // Where nobody speaks of the title, its own answer opens, but for what the agent sees in a sentence.
  const isSeen = ({ role, alone: [first] }: Said) =>
    role === 'insight' && first?.kind === 'p' && phraseKind(withoutMark(first.text)) !== 'noun';
  if (isAnswered && !all.some((said) => said.answersTitle || isSeen(said))) return [];
  const lineOf =
    (isStory: boolean) =>
    ({ among, alone, role }: Said) =>
      among.length === 1 &&
      alone[0]?.kind === 'p' &&
      !/^["“]/.test(alone[0].text) &&
      wordCountOf(alone) <= mostWordsOfLead &&
      (role !== 'story') === !isStory;
  const isLine = lineOf(false);
  const leading = all.findIndex(
    (said) => isLine(said) && said.leads && wordCountOf(said.alone) >= leastWordsOfLead,
  );
  const at =
    [leading, all.findIndex(isLine), all.findIndex(lineOf(true))].find((index) => index >= 0) ?? -1;
  return at < 0 ? [] : all.splice(at, 1).flatMap((said) => asLead(said));
}

/** "No state income tax, but the sales tax surprises people" opens better without what it was asked for. */
const asLead = (said: Said): Block[] => {
  const [bare] = said.alone;
  return bare?.kind === 'p' && /, but (?:the|you|your|it|they|there) /.test(bare.text)
    ? said.alone
    : behindLabel(said);
};

const withoutMark = (text: string) => (splitSentences(text)[0] ?? '').replace(/[.!]$/, '');

const leastWordsOfLead = 6;
const mostWordsOfLead = 60;

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

/**
 * Each answer with the points that speak of it. A few words that no point speaks of stand before the
 * parts, where the agent saw something, or share a part.
 */
export function answeredParts(
  saids: readonly Said[],
  left: Point[],
  writing: Writing,
  size: number,
): { parts: AnswerPart[]; aside: Block[] } {
  const parts: AnswerPart[] = [];
  const aside: Block[] = [];
  const short: Said[] = [];
  for (const said of saids) {
    const told = parts.flatMap((part) => part.points);
    const isFull = parts.length >= mostAnswered;
    const words = wordCountOf(said.alone);
    // A few words without a verb are behind a label what they would not be under a heading.
    const [bare] = said.alone;
    const isFragment =
      said.alone.length === 1 &&
      bare?.kind === 'p' &&
      words < wordsOfPart / 2 + 2 &&
      phraseKind(withoutMark(bare.text)) === 'noun' &&
      splitSentences(bare.text).length === 1;
    const stands = (said.leads && !isFragment) || words >= wordsOfPart;
    const points = isFull || !stands ? [] : takeFitting(left, said, writing, size, told);
    // What happened on one house is not explained by a word that it shares with a point.
    const isStory = said.role === 'story';
    if (stands && !isFull && !isStory && points.length === 0 && words < wordsOfSection)
      points.push(...takeClosest(left, said.answer));
    if (isFragment && said.role === 'insight' && aside.length === 0)
      aside.push(...behindLabel(said));
    else if (!stands || isFull) short.push(said);
    else if (points.length === 0 && words < wordsOfAside && aside.length === 0)
      aside.push(...behindLabel(said));
    else if (points.length === 0 && words < wordsOfAside) short.push(said);
    else {
      const heading = headingOfAnswer({ ...said, said: said.alone, writing });
      parts.push({ heading, said: said.alone, points });
    }
  }
  const said = asOneList(short.flatMap(({ among }) => among));
  const isLine = short.length === 1;
  // One line more is no part.
  if (isLine) aside.push(...said);
  else if (said.length > 0)
    parts.push({ heading: headingOfAnswer({ labels: [], said, writing }), said, points: [] });
  return { parts, aside };
}

/** Several lines behind labels are a form; as a list they are notes. */
export function asOneList(blocks: readonly Block[]): Block[] {
  const isLine = (block: Block): block is Block & { kind: 'p' } =>
    block.kind === 'p' && hasLabel(block.text);
  const lines = blocks.filter(isLine);
  if (lines.length < 2) return [...blocks];
  const items = lines.map(({ text }) => {
    const at = text.indexOf(': ') + 1;
    const words = text.slice(at + 1);
    return `${strong(text.slice(0, at))} ${splitSentences(words).length > 1 ? words : words.replace(/(?<!\b[ap]\.m)\.$/, '')}`;
  });
  return [bullets(items), ...blocks.filter((block) => !isLine(block))];
}

/** "How most people do it: sell first." A question of ours would be asked too much for a few words. */
function behindLabel({ among, labels, alone }: Said): Block[] {
  const [first, ...others] = among;
  const label = labels.find(labelStandsAlone);
  const [bare] = alone;
  // "The costs to price first here: the school tax comes in September" is no list of costs.
  // "What trips sellers up: many sellers fix everything" says it twice.
  const [opens = ''] = bare?.kind === 'p' ? splitSentences(bare.text) : [];
  const isWhole =
    bare?.kind === 'p' &&
    others.length === 0 &&
    countWords(opens) > 4 &&
    (/^(?:Many|Most of my) \p{Ll}/u.test(opens) ||
      phraseKind(opens.replace(/[.!]$/, '')) === 'sentence') &&
    !/^(?:it|they|that|this|these|those|he|she|there|so|but|because|which|yes|no|if|when)\b/i.test(
      opens,
    ) &&
    // "Pricing off the Zestimate and then chasing it down" is a deed, of which nothing is said.
    !/^\p{L}+ing\b(?!.*\b(?:is|are|costs?|means|takes|leads|can|will|hurts?|works?)\b)/iu.test(
      opens,
    );
  if (isWhole) return alone;
  const isTold =
    bare?.kind === 'p' &&
    others.length === 0 &&
    /^(?:the )?(?:costs?|programs?|areas?|names?|features?|rules?|homes?|loans?)\b/i.test(
      label ?? '',
    ) &&
    phraseKind(splitSentences(bare.text)[0]?.replace(/[.!]$/, '') ?? '') === 'sentence';
  if (isTold) return alone;
  return first?.kind === 'p' && /^[^.:]{3,60}\? /.test(first.text) && label && bare?.kind === 'p'
    ? [paragraph(`${label}: ${inSentence(bare.text)}`), ...others]
    : among;
}

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

/** Up to two points that speak of what was asked and answered, of the title's before others; or none. */
function takeFitting(
  left: Point[],
  { words }: Said,
  { material }: Writing,
  size: number,
  told: readonly Point[],
): Point[] {
  const wide = wideWordsOf(material.knowledge);
  const keywords = new Set(
    [...keywordsOf(withoutNames(words))].filter((word) => !wide.has(word) && !saysLittle.has(word)),
  );
  const isOwn = new Set(left);
  const candidates = [...left, ...material.others.filter((point) => !isOwn.has(point))]
    .filter((point) => !told.includes(point))
    .map((point) => ({ point, fit: fitOf(point, keywords), isOwn: isOwn.has(point) }))
    .filter(({ fit, isOwn: own }) => fit >= (own ? leastFit : leastFitOfOthers))
    .toSorted((one, other) => other.fit + (other.isOwn ? 2 : 0) - one.fit - (one.isOwn ? 2 : 0));
  const taken = candidates.slice(0, size > 1 ? 2 : 1).map(({ point }) => point);
  for (const point of taken) if (isOwn.has(point)) left.splice(left.indexOf(point), 1);
  return taken;
}

/** The one of the title's that has most words in common with an answer, as far as one has some. */
function takeClosest(left: Point[], answer: string): Point[] {
  const keywords = new Set(
    [...keywordsOf(withoutNames(answer))].filter((word) => !saysLittle.has(word)),
  );
  const [best] = left
    .slice(0, 8)
    .map((point) => ({ point, fit: fitOf(point, keywords) }))
    .filter(({ fit }) => fit >= 4)
    .toSorted((one, other) => other.fit - one.fit);
  return best ? left.splice(left.indexOf(best.point), 1) : [];
}

/** "MN Power" says nothing of power. */
const withoutNames = (text: string) =>
  text.replace(/(?<=[\p{L}\d&,] )\p{Lu}[\p{L}'’]+/gu, ' ').replace(/https?:\S+/g, ' ');

/** Words of any answer; "walk for any reason" is no walk-through. */
const saysLittle = new Set(
  keywordsOf(
    'walk day week month year call pay part side front short first usual hour minute matter mention range realistic most common typical important special closing close client one sold bought',
  ),
);

/** One of its subjects, or several of its words; more for a point that is not the title's. */
const leastFit = 3;
const leastFitOfOthers = 7;
