import { readSentence, subjectsWithin, tellingWords } from '#builtin/tagger/read-sentence.ts';
import { widerThan } from '#builtin/tagger/subjects/find-subjects.ts';
import { tagQuery } from '#builtin/tagger/tagger.ts';
import { tagPoints } from '#contract/constants.ts';
import { placePrefixes } from '#contract/place-prefixes.ts';

/** What is known of a piece for which answers are looked for. */
export type PieceSubject = {
  topic: string;
  /** As a person writes it: "Austin, TX". */
  placeName: string;
  title?: string;
  questions?: string;
};

export type MatchQuery = {
  /** Tags that count for the score: what topic and place say. */
  tags: string[];
  /** Tags of which one says that an answer is on the subject. */
  subjects: string[];
  /** The telling words of the topic, of the title and of each question. */
  sentences: string[][];
};

/** An answer that may fit, and how many words it shares with the sentence most like it. */
export type MatchCandidate = {
  id: number;
  question: string;
  answer: string;
  tags: string[];
  sharedWords: number;
  /** Those its question shares with topic or title. */
  sharedInQuestion: number;
  wordRank: number;
};

/** Words that show an answer to be on the subject: so many anywhere, or so many in its question. */
const enoughWords = { anywhere: 2, inQuestion: 1 };

/** Characters that are read to tell what a question asks and what an answer mentions. */
const charactersRead = { question: 200, answer: 400 };

/** Whom a piece is for. It is a subject where there is no other, not where a title mentions it. */
const audiences = new Set(['buyers', 'sellers']);

/** How a piece is built, or who writes it: no subject that two texts could share. */
const forms = new Set([
  'agent-services',
  'call-to-action',
  'checklist',
  'communication',
  'mistakes',
  'myths',
  'paperwork',
]);

/** The subject of every answer about a part of a town. */
const partOfTown = 'neighborhood-guide';

export function matchQueryFor({
  topic,
  placeName,
  title = '',
  questions = '',
}: PieceSubject): MatchQuery {
  const about = readSentence(topic, placeName);
  const heading = readSentence(title, placeName);
  // What a question names in brackets are examples.
  const asked = questions
    .split('\n')
    .map((question) => tellingWords(question.replace(/\([^()]*\)/g, ''), placeName));
  const beyondAudience = about.subjects.filter((tag) => !audiences.has(tag));
  const subjects = [
    ...(beyondAudience.length > 0 ? beyondAudience : about.subjects),
    ...about.nouns,
    ...about.parts,
    ...heading.subjects.filter((tag) => !audiences.has(tag)),
    ...heading.parts,
  ];
  return {
    tags: tagQuery(topic, placeName),
    subjects: [...new Set(subjects)].filter((tag) => !forms.has(tag)),
    sentences: [about.words, heading.words, ...asked].map((words) => words.filter(isTelling)),
  };
}

/** Buying, selling, houses and living are in every title, under whichever form of the word. */
const isTelling = (word: string) => !/^(?:(?:buy|sell)(?:er|ing)?s?|housing|living)$/.test(word);

/**
 * Answers to use unasked, the best first: on the subject, and not about somewhere else. A place alone
 * is never enough.
 */
export function rankMatches<Found extends MatchCandidate>(
  found: Found[],
  sought: MatchQuery,
): Found[] {
  const fitting = found
    .filter((answer) => isHere(answer, sought))
    .map((answer) => ({ answer, shared: subjectsShared(answer, sought).length }))
    .filter(({ answer, shared }) => shared > 0 || sharesWords(answer));
  const bySubjects = ranksOf(fitting.map(({ shared }) => shared));
  const byWords = ranksOf(fitting.map(({ answer }) => answer.wordRank));
  return (
    fitting
      // Merged by rank: subjects and words are not on one scale.
      .map(({ answer }, index) => ({
        answer,
        merit: 1 / (60 + (bySubjects[index] ?? 0)) + 1 / (60 + (byWords[index] ?? 0)),
      }))
      .sort((one, other) => other.merit - one.merit || other.answer.id - one.answer.id)
      .map(({ answer }) => answer)
  );
}

const sharesWords = ({ sharedWords, sharedInQuestion }: MatchCandidate) =>
  sharedWords >= enoughWords.anywhere || sharedInQuestion >= enoughWords.inQuestion;

/** What an answer and a piece are both about, without what the answer mentions in passing. */
function subjectsShared(
  { question, answer, tags }: MatchCandidate,
  { subjects }: MatchQuery,
): string[] {
  const namesPart = tags.some((tag) => /^(?:neighborhood|community):/.test(tag));
  const shared = [...tags, ...(namesPart ? [partOfTown] : [])].filter((tag) =>
    subjects.includes(tag),
  );
  if (shared.length === 0) return [];
  const asked = subjectsWithin(question.slice(0, charactersRead.question));
  const said = subjectsWithin(answer.slice(0, charactersRead.answer));
  return shared.filter((tag) => {
    if (asked.has(tag) || (tag === partOfTown && namesPart)) return true;
    if (asked.size > 0 && said.has(tag)) return false;
    return !audiences.has(tag) || tags.some((each) => widerThan(each).includes(tag));
  });
}

/** What was said of another town or state does not hold here. Without a place it holds anywhere. */
function isHere({ tags }: MatchCandidate, sought: MatchQuery): boolean {
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
export function tagScoreOf({ tags }: { tags: string[] }, sought: MatchQuery) {
  const matchingTags = tags.filter((tag) => sought.tags.includes(tag));
  const points = matchingTags.map((tag) => (isPlace(tag) ? tagPoints.place : tagPoints.other));
  return { matchingTags, relevanceScore: points.reduce<number>((sum, each) => sum + each, 0) };
}

/** For each value its place in their order, the highest first; equals share one. */
function ranksOf(values: number[]): number[] {
  const order = [...new Set(values)].sort((one, other) => other - one);
  return values.map((value) => order.indexOf(value));
}
