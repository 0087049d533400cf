import { spelledOut } from '#builtin/writer/answers/spelled-out.ts';
import { saysNothing, type ToldAnswer, tellAnswer } from '#builtin/writer/answers/told-answer.ts';
import { type Block, mapText, wordsOf } from '#builtin/writer/blocks.ts';
import { sayFact, wordsOfFact } from '#builtin/writer/compose/say-facts.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import type { Knowledge, Point } from '#builtin/writer/knowledge/knowledge.ts';
import { capitalise, sentenceKey, splitSentences } from '#builtin/writer/language/sentences.ts';
import { byStage, closestTo, fitOf, keywordsOf, wideWordsOf } from '#builtin/writer/points.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { roleOf } from '#builtin/writer/understand/roles.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { headingOfAnswer } from './headings.ts';

/** A part of the article that opens with what the agent said. */
export type AnswerPart = {
  heading: string;
  said: Block[];
  points: Point[];
};

/**
 * An article in the making. Every point is told once at length; lists and warnings say other things
 * about the points of the title, so that no part leaves the subject to fill its lines.
 */
export type Article = {
  writing: Writing;
  /** Parts that open with an answer, in the order of the questions. */
  answered: AnswerPart[];
  /** What the agent said, where it answers the title. */
  opening?: Block[];
  /** Explained at length besides, in the order of the topic's stages. */
  explained: Point[];
  /** Told by what goes wrong. */
  warned: Point[];
  /** Answers a title that has no answer of its own, in the opening. */
  answering?: Point;
  /** How much is said: more for an article that would be too short. */
  size: number;
};

/** Answers to questions that are not seeded have no frames: they are told by their question. */
export function splitAnswers(
  facts: Facts,
  city: string,
): { known: Facts; others: QuestionAnswer[] } {
  const isKnown = ({ question, role }: QuestionAnswer) => {
    const asked = roleOf(question, city, role);
    return asked.isSeeded || forBrief.has(asked.role);
  };
  const answers = facts.answers
    .filter(({ answer }) => !saysNothing(answer))
    .map((pair) => ({ ...pair, answer: spelledOut(pair.answer, pair.question) }));
  const given = new Set(
    facts.answers.flatMap(({ question, answer }) => [sentenceKey(question), sentenceKey(answer)]),
  );
  const remembered = facts.rememberedAnswers.filter(
    ({ question, answer }) => !given.has(sentenceKey(question)) && !given.has(sentenceKey(answer)),
  );
  return {
    known: {
      ...facts,
      answers: answers.filter(isKnown),
      rememberedAnswers: remembered.filter(isKnown),
    },
    others: [...answers, ...remembered].filter((pair) => !isKnown(pair)),
  };
}

/** Roles that the brief has a place of its own for. */
const forBrief = new Set(['steer', 'next-step', 'figures', 'source', 'event', 'scope']);

export const tellOthers = (
  others: readonly QuestionAnswer[],
  place: { city: string; state: string },
): ToldAnswer[] => others.map((pair) => tellAnswer(pair, place));

/** At most so many parts open with an answer; what is more joins the last of them. */
const mostAnswered = 4;
/** An answer of fewer words does not fill a part by itself. */
const wordsOfPart = 20;

type Said = { said: Block[]; labels: readonly string[]; role?: Fact['role']; words: string };

export function createArticle(
  writing: Writing,
  told: readonly ToldAnswer[],
  questions: QuestionOf,
  size: number,
): Article {
  const { brief, material } = writing;
  const answering = answeringPoint(writing);
  const left = pointsToTell(writing).filter((point) => point !== answering);
  const facts = brief.facts.filter(({ role }) => !isElsewhere(role, writing));
  const all: Said[] = [
    ...facts.map((fact) => ({
      // A story under a heading of its own needs no label.
      said: withPeople(mended(sayFact(fact, writing, fact.role !== 'story')), questions(fact)),
      labels: fact.labels,
      role: fact.role,
      words: `${questions(fact)} ${wordsOfFact(fact)}`,
    })),
    ...told
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ label, blocks, text, question }) => ({
        said: mended(blocks),
        labels: label ? [label] : [],
        words: `${question} ${text}`,
      })),
  ];
  // A subject of one's own is answered by the agent, as far as the agent said something of it.
  const opening = material.titleEntry ? [] : takeOpening(all);
  const answered = answeredParts(all, left, writing, size);
  const taken = answered.reduce((sum, { points }) => sum + points.length, 0);
  const explained = left.splice(
    0,
    Math.max(2, 6 + Math.min(size, material.titleEntry ? 2 : 5) - answered.length - taken),
  );
  return {
    writing,
    answered,
    ...(opening.length > 0 && { opening }),
    explained: byStage(explained, material.knowledge),
    warned: warnedOf(writing, [...answered.flatMap(({ points }) => points), ...explained], size),
    answering,
    size,
  };
}

/** Answers a title that has no answer of its own, or whose answers stood in the agent's last pieces. */
function answeringPoint({ material, isWornOut }: Writing): Point | undefined {
  const { titleEntry, own, say } = material;
  if (!titleEntry) return own[0];
  const isFresh = (text: string) =>
    splitSentences(spoken(say(text))).every((sentence) => !isWornOut(sentence));
  if (titleEntry.answer.some(isFresh)) return undefined;
  return [...own, ...nearPoints(material)].find(({ lead }) => !isWornOut(spoken(say(lead[0]))));
}

/** The first answers, as far as they are short paragraphs. */
function takeOpening(all: Said[]): Block[] {
  const opening: Block[] = [];
  while (all[0]?.said.length === 1 && wordsOf([...opening, ...all[0].said]) <= 70)
    opening.push(...(all.shift()?.said ?? []));
  return opening;
}

/** What the agent offers ends the article, notes belong to their event and a reading to its figures. */
function isElsewhere(role: Fact['role'], { brief }: Writing): boolean {
  if (role === 'offer' || role === 'source') return true;
  if (role === 'insight') return brief.report.figures.length > 0;
  return role === 'note' && hasEvent(brief);
}

export const hasEvent = ({ event }: Brief) =>
  Boolean(event.name ?? event.address ?? event.day ?? event.venue);

/** What was said in a role, for the part of the article that it belongs to. */
export const saidAs = (writing: Writing, ...roles: Fact['role'][]): Block[] =>
  mended(
    writing.brief.facts
      .filter(({ role }) => roles.includes(role))
      .flatMap((fact) => sayFact(fact, writing)),
  );

/** Each answer with the points that speak of it. Short ones that none speaks of share a part. */
function answeredParts(
  saids: readonly Said[],
  left: Point[],
  writing: Writing,
  size: number,
): AnswerPart[] {
  const parts: (AnswerPart & { isShort: boolean })[] = [];
  for (const { said, labels, role, words } of saids) {
    const last = parts.at(-1);
    const before = parts.flatMap((part) => part.points);
    const points =
      parts.length < mostAnswered ? takeFitting(left, words, writing, size, before) : [];
    const isShort = points.length === 0 && wordsOf(said) < wordsOfPart;
    if (last && (parts.length >= mostAnswered || (isShort && last.isShort))) {
      last.said.push(...said);
      last.heading = headingOfAnswer({ labels: [], said: last.said, writing });
      continue;
    }
    const heading = headingOfAnswer({ labels, said, writing, role });
    parts.push({ heading, said: [...said], points, isShort });
  }
  for (const part of parts)
    if (part.isShort && wordsOf(part.said) < wordsOfPart) part.points = left.splice(0, 1);
  return parts;
}

/** What a hurried answer leaves uneven inside a sentence of ours. */
const mended = (blocks: Block[]): Block[] =>
  mapText(blocks, (text) =>
    text
      .replace(/\b(an? \d+) (hour|minute|day|week|month|year)s (?=\p{Ll})/gu, '$1-$2 ')
      .replace(/\b([Mm]ost [^.:]{3,50}?),? mostly\b/g, '$1')
      .replace(
        /(\p{L}) and ((?:\p{L}[\p{L}-]*|\d+)(?: [\p{L}-]+)?) and (?=[\p{L}\d])/gu,
        '$1, $2 and ',
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

/** Other points of the topic that share a subject with the title's first ones, and not one that many have. */
export function nearPoints({ own, others, knowledge }: Writing['material']): Point[] {
  const subjects = narrowSubjects(own.slice(0, 3), knowledge);
  return closestTo(others, own.slice(0, 3))
    .map(({ item }) => item)
    .filter((point) => point.subjects.some((subject) => subjects.has(subject)));
}

export function narrowSubjects(points: readonly Point[], { points: all }: Knowledge): Set<string> {
  const count = (subject: string) =>
    all.filter(({ subjects }) => subjects.includes(subject)).length;
  return new Set(
    points
      .flatMap(({ subjects }) => subjects)
      .filter((subject) => count(subject) <= all.length / 8),
  );
}

/** The points of the title, and those closest to it when they are few; fresh ones first. */
function pointsToTell({ material, random, isWornOut }: Writing): Point[] {
  const { own, titleEntry } = material;
  const close = nearPoints(material);
  const wider = closestTo(material.others, own.slice(0, 3))
    .filter(({ item, shared }) => shared > 0 && !close.includes(item))
    .map(({ item }) => item);
  const near = [...close, ...wider];
  const first = titleEntry ? own.slice(0, 2) : own.slice(0, 4);
  const rest = titleEntry ? own.slice(2) : own.slice(4, 12);
  const all = [...first, ...random.some(rest), ...near.slice(0, 4)];
  const isFresh = (point: Point) => !isWornOut(material.say(point.lead[0]));
  return [...all.filter(isFresh), ...all.filter((point) => !isFresh(point))];
}

/** Up to two points that speak of what was asked and answered, of the title's before others; or none. */
function takeFitting(
  left: Point[],
  words: string,
  { material }: Writing,
  size: number,
  told: readonly Point[],
): Point[] {
  const wide = wideWordsOf(material.knowledge);
  const keywords = new Set(
    [...keywordsOf(words)].filter((word) => !wide.has(word) && !saysLittle.has(word)),
  );
  const isOwn = new Set(left);
  const candidates = [...left, ...material.others.filter((point) => !isOwn.has(point))]
    .filter((point) => !told.includes(point))
    .map((point) => ({ point, fit: fitOf(point, keywords), isOwn: isOwn.has(point) }))
    .filter(({ fit, isOwn: own }) => fit >= (own ? leastFit : leastFitOfOthers))
    .toSorted((one, other) => other.fit + (other.isOwn ? 2 : 0) - one.fit - (one.isOwn ? 2 : 0));
  const taken = candidates.slice(0, size > 0 ? 2 : 1).map(({ point }) => point);
  for (const point of taken) if (isOwn.has(point)) left.splice(left.indexOf(point), 1);
  return taken;
}

/** Words of any answer; "walk for any reason" is no walk-through. */
const saysLittle = new Set(
  keywordsOf(
    'walk day week month year call pay part side front short first usual hour minute matter mention range realistic most common typical important special',
  ),
);

/** One of its subjects, or several of its words; more for a point that is not the title's. */
const leastFit = 3;
const leastFitOfOthers = 7;

/** Mistakes around the title: of its own points, the ones that say least else first. */
function warnedOf({ material, random }: Writing, told: Point[], size: number): Point[] {
  const own = material.own.slice(0, 8);
  const unsaid = own.filter((point) => !told.includes(point));
  return [...unsaid, ...random.some(own.filter((point) => told.includes(point)))].slice(
    0,
    2 + Math.min(1, size),
  );
}

/** How many words of the article are the agent's. */
export const wordsSaid = ({ answered, opening = [] }: Article) =>
  wordsOf([...answered.flatMap(({ said }) => said), ...opening]);
