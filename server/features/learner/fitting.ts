import type { RelevantQuery } from '#contract/learner.ts';
import { placePrefixes, tagPoints } from '#contract/learner.ts';
import { readSentence } from '#server/adapters/ai/builtin/tagger/read-sentence.ts';
import { tagQuery } from '#server/adapters/ai/builtin/tagger/tagger.ts';

/** What is known of a piece that answers are looked for. */
export type Piece = Pick<RelevantQuery, 'topic' | 'context'> &
  Partial<Pick<RelevantQuery, 'title' | 'questions'>>;

export type Sought = {
  /** Tags that count for the score: what topic and context say. */
  tags: string[];
  /** Tags of which one says that an answer is on the subject. */
  subjects: string[];
  /** The telling words of topic, title and each question. */
  sentences: string[][];
};

/** An answer that may fit, and how much of the most similar sentence it shares. */
export type Candidate = {
  id: number;
  question: string;
  answer: string;
  tags: string[];
  sharedWords: number;
  wordRank: number;
};

/** Words that an answer must share with one sentence to be on its subject. */
const sharedAtLeast = 2;

/** Whom a piece is for is a subject when it is the topic, not where a title or question mentions it. */
const audiences = new Set(['buyers', 'sellers']);

/** How a piece is built, or who writes it: no subject two texts could share. */
const forms = new Set([
  'agent-services',
  'call-to-action',
  'checklist',
  'communication',
  'mistakes',
  'myths',
  'paperwork',
]);

export function readPiece({ topic, context, title = '', questions = '' }: Piece): Sought {
  const about = readSentence(topic);
  const heading = readSentence(title);
  const asked = questions.split('\n').map(readSentence);
  const subjects = [
    ...about.subjects,
    ...about.nouns,
    ...about.parts,
    ...heading.subjects.filter((tag) => !audiences.has(tag)),
    ...heading.parts,
  ];
  return {
    tags: tagQuery(topic, context),
    subjects: [...new Set(subjects)].filter((tag) => !forms.has(tag)),
    sentences: [about, heading, ...asked].map(({ words }) => words.filter(isTelling)),
  };
}

/** Everybody who buys or sells is in every title. */
const isTelling = (word: string) => !/^(?:buy|sell)(?:er|ing)?s?$/.test(word);

/**
 * Answers to use unasked, the best first: on the subject, and not about somewhere else. A place alone
 * is never enough.
 */
export function chooseFitting<Found extends Candidate>(found: Found[], sought: Sought): Found[] {
  const fitting = found.filter((answer) => isOnSubject(answer, sought) && isHere(answer, sought));
  const ranks = [byTags(fitting, sought), byWords(fitting)];
  // Merged by rank: points and similarity of words are not on one scale.
  const merit = ({ id }: Found) =>
    ranks.reduce((sum, rank) => sum + 1 / (60 + (rank.get(id) ?? 0)), 0);
  return fitting.sort((one, other) => merit(other) - merit(one) || other.id - one.id);
}

function isOnSubject({ tags, sharedWords }: Candidate, { subjects }: Sought): boolean {
  return sharedWords >= sharedAtLeast || tags.some((tag) => subjects.includes(tag));
}

/** What was said of another town or state does not hold here. Without a place it holds anywhere. */
function isHere({ tags }: Candidate, sought: Sought): boolean {
  const places = sought.tags.filter(isPlace);
  if (places.length === 0) return true;
  const within = tags.filter((tag) => isPlace(tag) && !isState(tag));
  const own = within.length > 0 ? within : tags.filter(isState);
  return (
    own.length === 0 || own.some((tag) => places.includes(tag) || sought.subjects.includes(tag))
  );
}

const isPlace = (tag: string) => placePrefixes.some((prefix) => tag.startsWith(`${prefix}:`));
const isState = (tag: string) => tag.startsWith('state:');

/** The specified points of the tags that match. */
export function scoreOf({ tags }: { tags: string[] }, sought: Sought) {
  const matchingTags = tags.filter((tag) => sought.tags.includes(tag));
  const points = matchingTags.map((tag) => (isPlace(tag) ? tagPoints.place : tagPoints.other));
  return { matchingTags, relevanceScore: points.reduce<number>((sum, each) => sum + each, 0) };
}

function byTags(found: Candidate[], sought: Sought): Map<number, number> {
  const points = (answer: Candidate) =>
    scoreOf(answer, sought).relevanceScore +
    tagPoints.other * answer.tags.filter((tag) => sought.subjects.includes(tag)).length;
  return ranked(found, points);
}

const byWords = (found: Candidate[]) => ranked(found, ({ wordRank }) => wordRank);

/** By id, the place in the order; equals share one. */
function ranked(found: Candidate[], value: (answer: Candidate) => number): Map<number, number> {
  const values = [...new Set(found.map(value))].sort((one, other) => other - one);
  return new Map(found.map((answer) => [answer.id, values.indexOf(value(answer))]));
}
