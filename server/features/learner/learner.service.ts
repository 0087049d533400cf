import { claimLimits } from '#contract/claims.ts';
import type { RelevantAnswer, RememberedAnswer } from '#contract/learner.ts';
import type { AnswerChange, NewAnswer, RelevantQuery } from '#contract/learner-forms.ts';
import { withinStorageBudget } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import {
  countAnswersOf,
  deleteAnswerOf,
  deleteTags,
  findAnswer,
  insertAnswer,
  insertTags,
  listAnswersOf,
  listAnswersWithin,
  listCandidates,
  listRelevantAnswers,
  updateAnswer,
} from './learner.queries.ts';
import {
  type MatchQuery,
  matchQueryFor,
  type PieceSubject,
  rankMatches,
  tagScoreOf,
} from './match-answers.ts';
import { tagAnswerFor } from './tag-answer.ts';

/** Answers a user may keep. */
const answersAtMost = 2_000;

/** Answers a search gives. */
const relevantAtMost = 10;

/** Answers a piece of writing is given unasked. */
const usedAtMost = 5;

/** Answers that are looked at for one piece. */
const candidatesAtMost = 30;

/** Remembers a question and its answer under the tags found for them. */
export async function createRememberedAnswer(
  deps: Deps,
  userId: number,
  pair: NewAnswer,
  signal: AbortSignal,
): Promise<{ id: number; tags: string[] }> {
  const tags = await tagAnswerFor(deps, userId, pair, signal);
  // Two at once must not both take the last place.
  return withinStorageBudget(deps.db, userId, async (tx) => {
    if ((await countAnswersOf(tx, userId)) >= answersAtMost) throw notebookFull();
    const id = await insertAnswer(tx, userId, pair);
    await insertTags(tx, id, tags);
    return { id, tags };
  });
}

export async function listRememberedAnswers(
  db: Database,
  userId: number,
): Promise<RememberedAnswer[]> {
  return (await listAnswersOf(db, userId)).map(toRemembered);
}

/** What a claim is compared with: the newest answers, as many as are read at once. */
export const listNewestAnswers = (db: Database, userId: number) =>
  listAnswersWithin(db, userId, claimLimits.memory);

/**
 * Answers that share a tag with a topic and a place, by the specified points; of each it is told
 * whether it fits. In the order `fits` those to use come first, whether a tag matches or not.
 */
export async function searchRememberedAnswers(
  db: Database,
  userId: number,
  { order, context: placeName, ...piece }: RelevantQuery,
): Promise<RelevantAnswer[]> {
  const sought = matchQueryFor({ ...piece, placeName });
  const fitting = await listMatches(db, userId, sought);
  const byScore = await listRelevantAnswers(db, userId, sought.tags, relevantAtMost);
  const ids = new Set(fitting.map(({ id }) => id));
  if (order === 'score') return byScore.map((answer) => ({ ...answer, fits: ids.has(answer.id) }));
  const others = byScore.filter(({ id }) => !ids.has(id));
  return [
    ...fitting.slice(0, usedAtMost).map((answer) => ({ ...answer, fits: true })),
    ...others.map((answer) => ({ ...answer, fits: false })),
  ].slice(0, relevantAtMost);
}

/** The few answers to write from when nobody has chosen any. */
export async function pickRememberedAnswers(
  db: Database,
  userId: number,
  piece: PieceSubject,
): Promise<Pick<RelevantAnswer, 'id' | 'question' | 'answer' | 'matchingTags'>[]> {
  const sought = matchQueryFor(piece);
  const fitting = await listMatches(db, userId, sought);
  return fitting
    .slice(0, usedAtMost)
    .map(({ id, question, answer, matchingTags }) => ({ id, question, answer, matchingTags }));
}

async function listMatches(
  db: Database,
  userId: number,
  sought: MatchQuery,
): Promise<RelevantAnswer[]> {
  const found = await listCandidates(db, userId, sought, candidatesAtMost);
  return rankMatches(found, sought).map(({ id, question, answer, tags }) => ({
    id,
    question,
    answer,
    tags,
    ...tagScoreOf({ tags }, sought),
  }));
}

/** Corrects an answer. Other words get other tags, unless the tags are given. */
export async function changeRememberedAnswer(
  deps: Deps,
  userId: number,
  id: number,
  change: AnswerChange,
  signal: AbortSignal,
): Promise<RememberedAnswer> {
  const before = await getRememberedAnswer(deps.db, userId, id);
  const { question = before.question, answer = before.answer } = change;
  const isReworded = question !== before.question || answer !== before.answer;
  const tags =
    change.tags ??
    (isReworded ? await tagAnswerFor(deps, userId, { question, answer }, signal) : undefined);

  return withinStorageBudget(deps.db, userId, async (tx) => {
    if (!(await updateAnswer(tx, userId, id, change))) throw answerNotFound();
    if (tags) {
      await deleteTags(tx, userId, id);
      await insertTags(tx, id, [...new Set(tags)]);
    }
    return getRememberedAnswer(tx, userId, id);
  });
}

export async function deleteRememberedAnswer(
  db: Database,
  userId: number,
  id: number,
): Promise<void> {
  if (!(await deleteAnswerOf(db, userId, id))) throw answerNotFound();
}

export async function getRememberedAnswer(
  db: Database,
  userId: number,
  id: number,
): Promise<RememberedAnswer> {
  const row = await findAnswer(db, userId, id);
  if (!row) throw answerNotFound();
  return toRemembered(row);
}

type Row = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

const toRemembered = ({ createdAt, ...row }: Row): RememberedAnswer => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const answerNotFound = () => notFound('This answer was deleted.');

const notebookFull = () =>
  new AppError(
    'saved_limit',
    `You have ${answersAtMost.toLocaleString('en-US')} saved answers, which is the most we can keep. Delete one to save another.`,
  );
