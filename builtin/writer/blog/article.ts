import { spelledOut } from '#builtin/writer/answers/spelled-out.ts';
import { saysNothing, type ToldAnswer, tellAnswer } from '#builtin/writer/answers/told-answer.ts';
import { type Block, wordCountOf } from '#builtin/writer/blocks.ts';
import { pointsAbout } from '#builtin/writer/compose/known-answers.ts';
import { subjectKindNamed } from '#builtin/writer/compose/known-subject.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import type { Knowledge, Point } from '#builtin/writer/knowledge/knowledge.ts';
import { findKnowledge } from '#builtin/writer/knowledge/load-knowledge.ts';
import type { KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import { sentenceKey, splitSentences } from '#builtin/writer/language/sentences.ts';
import { byStage, fitOf, keywordsOfTitle, wideWordsOf } from '#builtin/writer/points.ts';
import { roleOf } from '#builtin/writer/understand/roles.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { agentAnswers, type QuestionOf } from './agent-answers.ts';
import { type AnswerPart, answeredParts, takeLead, takeOpening } from './answered.ts';
import { planReadyArticle, type ReadyParts } from './ready-article.ts';

/**
 * An article in the making. Every point stands in it once: explained, as a thing to do or as a
 * warning.
 */
export type PlannedArticle = {
  writing: Writing;
  /** Parts that open with an answer, those that speak of the title first. */
  answered: AnswerPart[];
  /** What the agent said, where it answers the title. */
  opening?: Block[];
  /** What the agent said in a few words of the matter, before the parts. */
  aside: Block[];
  /** A part of its own each, in the order of the topic's stages. */
  explained: Point[];
  /** Things to do. */
  listed: Point[];
  /** Told by what goes wrong. */
  warned: Point[];
  /** Answers a title that has no answer of its own, in the opening. */
  answering?: Point;
  /** What is known of a subject of the agent's own. */
  known?: KnownSubject;
  /** What was written whole for the title: it takes the place of all points. */
  ready?: ReadyParts;
  /** The title asks for a list: it comes first. */
  isList: boolean;
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
  const unwanted = facts.answers.flatMap(({ answer }) => unwantedWords(answer));
  const answers = facts.answers
    .map((pair) => ({ ...pair, answer: withoutUnwanted(withoutDoubt(pair.answer), unwanted) }))
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

/** "not verified so dont say 55+": words that the agent asks not to print, wherever they were typed. */
const unwantedWords = (answer: string): string[] =>
  [
    ...answer.matchAll(
      /\b(?:don['’]?t|do not|never) (?:say|mention|print|use) ["“]?([^",.;”]{2,30})/gi,
    ),
  ].map(([, words = '']) => words.trim());

const withoutUnwanted = (answer: string, unwanted: readonly string[]): string =>
  unwanted.reduce(
    (text, words) =>
      /\b(?:don['’]?t|do not|never) (?:say|mention|print|use)\b/i.test(text)
        ? text
        : text.replaceAll(words, '').replace(/ {2,}/g, ' ').trim(),
    answer,
  );

/** "rebates, not sure of amounts": what the agent does not know is nothing to print. */
const withoutDoubt = (answer: string): string =>
  answer
    .replace(
      /[\s,;.(–-]+(?:but )?(?:i['’]?m |im |i am )?not (?:\d+% |really |totally )?sure (?:of|about|on|what|how|if|when|which|where)\b[^.;,)]*\)?/gi,
      '',
    )
    .trim();

/** Roles that the brief has a place of its own for. */
const forBrief = new Set(['steer', 'next-step', 'figures', 'source', 'event', 'scope']);

export const tellOthers = (
  others: readonly QuestionAnswer[],
  place: { city: string; state: string },
): ToldAnswer[] => others.map((pair) => tellAnswer(pair, place));

/** How many points each part may take, before the size of the article is added. */
const counts = { explained: 4, besideList: 2, listed: 4, listedFirst: 6, warned: 2 };

const leastListed = 3;

export function createArticle(
  writing: Writing,
  told: readonly ToldAnswer[],
  questions: QuestionOf,
  size: number,
  known?: KnownSubject,
): PlannedArticle {
  const { material, title } = writing;
  const all = agentAnswers(writing, told, questions);
  const ready = planReadyArticle(writing, all, known?.id);
  if (ready) {
    const opening = material.titleEntry ? takeLead(all, true) : takeOpening(all);
    const { parts, aside } = answeredParts(all, undefined, writing, size);
    return { ...withoutPoints, writing, ready, opening, answered: parts, aside, size };
  }
  const answering = answeringPoint(writing);
  const left = pointsToTell(writing).filter((point) => point !== answering);
  // What the agent said comes first: all of it where it is about a subject of one's own.
  const opening = material.titleEntry ? takeLead(all, answering === undefined) : takeOpening(all);
  const { parts: answered, aside } = answeredParts(all, left, writing, size);
  const isList = asksForList.test(title);
  const taken = answered.reduce((sum, { points }) => sum + points.length, 0);
  const isOwn = new Set(material.titleEntry ? material.own : left);
  const own = left.filter((point) => isOwn.has(point));
  // A list that was asked for has three things at least.
  const wanted = Math.max(
    2,
    isList
      ? Math.min(counts.besideList + size, own.length - leastListed)
      : counts.explained + size - taken,
  );
  const explained = own.splice(0, wanted);
  // What only lies near the title is told where there would be too little.
  const near = left.filter((point) => !isOwn.has(point));
  const more = Math.max(0, size - 1);
  const isSeeded = material.titleEntry !== undefined;
  const fromOwn = isSeeded ? Math.min(more, Math.max(0, own.length - leastListed)) : 0;
  const fromNear = isSeeded ? Math.max(0, more - fromOwn - 1) : more;
  explained.push(...own.splice(0, fromOwn), ...near.splice(0, fromNear));
  // Two things are no list: they are explained as well.
  const todo = isList || own.length > 2 || isSeeded ? own : [...own, ...near];
  const listed = todo.length > 2 ? todo.slice(0, isList ? counts.listedFirst : counts.listed) : [];
  const unlisted = own.filter((point) => !listed.includes(point));
  explained.push(...unlisted.splice(0, listed.length > 0 ? 0 : 2));
  return {
    writing,
    answered,
    aside,
    ...(opening.length > 0 && { opening }),
    ...(known && { known }),
    explained: byStage(explained, material.knowledge),
    listed: byStage(listed, material.knowledge),
    warned: unlisted.slice(0, counts.warned),
    answering,
    isList,
    size,
  };
}

const withoutPoints = { explained: [], listed: [], warned: [], isList: false };

const asksForList =
  /\b(?:checklist|plan|steps|template|week by week|road map|calendar|questions|the paperwork|costs|first 30 days|hour before|what to (?:pack|bring|finish)|quick wins|weekend projects|ideas|details|notes)\b/i;

/** Answers a title that has no answer of its own, or whose answers stood in the agent's last pieces. */
function answeringPoint({ material, isWornOut, title }: Writing): Point | undefined {
  const { titleEntry, own, say } = material;
  if (!titleEntry) return pointsOfOwn({ material, title })[0];
  const isFresh = (text: string) =>
    splitSentences(spoken(say(text))).every((sentence) => !isWornOut(sentence));
  if (titleEntry.answer.some(isFresh)) return undefined;
  return [...own, ...nearPoints(material)].find(({ lead }) => !isWornOut(spoken(say(lead[0]))));
}

/** Other points of the topic that share two subjects with one of the title's, or that speak of its words. */
function nearPoints({ own, others, knowledge, titleEntry, place }: Writing['material']): Point[] {
  const wide = wideWordsOf(knowledge);
  const words = titleEntry
    ? [...keywordsOfTitle(titleEntry.title.replaceAll('{location}', ''), place)]
    : [];
  const wanted = new Set(words.filter((word) => !wide.has(word)));
  const first = own.slice(0, 4);
  const narrow = narrowSubjects(first, knowledge);
  const nearness = (point: Point) =>
    Math.max(
      0,
      ...first.map(({ subjects }) => {
        const shared = point.subjects.filter((each) => subjects.includes(each));
        return shared.some((each) => narrow.has(each)) ? shared.length : 0;
      }),
    ) + (fitOf(point, wanted) >= 3 ? 1 : 0);
  return others
    .map((point) => ({ point, near: nearness(point) }))
    .filter(({ near }) => near >= 2)
    .toSorted((one, other) => other.near - one.near)
    .map(({ point }) => point);
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

/** Who said so much needs few general points, and the best of them. */
export const manyFacts = 3;

/** The points of the title, then those closest to it; fresh ones first. */
function pointsToTell({ material, random, isWornOut, title, brief }: Writing): Point[] {
  const { own, titleEntry } = material;
  // Of a subject of one's own only what is told of it: what shares a word with it would leave it.
  if (!titleEntry) return pointsOfOwn({ material, title, random });
  const first = own.slice(0, 2);
  const rest = own.slice(2);
  // The last ones of a title say least of it.
  const isOrdered = brief.facts.length >= manyFacts;
  const order = isOrdered ? rest : [...random.some(rest.slice(0, 4)), ...rest.slice(4)];
  const all = [...first, ...order, ...random.some(nearPoints(material).slice(0, 8), 5)].filter(
    (point) => !saysLittle.has(point.id) && !isOfOtherClimate(point, material),
  );
  const isFresh = (point: Point) => !isWornOut(material.say(point.lead[0]));
  return [...all.filter(isFresh), ...all.filter((point) => !isFresh(point))];
}

/** What the topics know of a subject of the agent's own, or where it is a project or a bill, what holds for any. */
export function pointsOfOwn({
  material,
  title,
  random,
}: Pick<Writing, 'material' | 'title'> & Partial<Pick<Writing, 'random'>>): Point[] {
  const tells = (point: Point) => !saysLittle.has(point.id) && !isOfOtherClimate(point, material);
  const found = pointsAbout({ material }, title, half, 7).filter(tells);
  const isGeneral = random && /^(?:project|money)$/.test(subjectKindNamed(title));
  const general = isGeneral ? (findKnowledge('general')?.points ?? []).filter(tells) : [];
  return found.length < fewestOfOwn
    ? [...found, ...(random?.some(general, fewestOfOwn + 1) ?? [])]
    : found;
}

const fewestOfOwn = 3;

const half = 0.5;

/** "above all where winters are mild" tells nobody anything where they are not. */
const isOfOtherClimate = ({ lead, why, mistake, how }: Point, { place }: Writing['material']) =>
  place.climates.includes('freeze') &&
  /\bmild winters?|winters are mild|\bbuilt for warm|\bwarm (?:places|climates)\b/i.test(
    [...lead, why, mistake, how].join(' '),
  );

/** True of anything, and so of no help with a subject of one's own. */
const saysLittle = new Set([
  'learn-the-basics',
  'check-sources',
  'second-opinion',
  'same-questions',
  'know-your-goal',
  'yearly-review',
  'wait-option',
  'side-by-side',
  'right-order',
  'one-contact',
]);

/** How many words of the article are the agent's. */
export const wordsSaid = ({ answered, opening = [], aside }: PlannedArticle) =>
  wordCountOf([...answered.flatMap(({ said }) => said), ...opening, ...aside]);
