import { tagQuery } from '#builtin/tagger/tagger.ts';
import type {
  AnswerChange,
  NewAnswer,
  RelevantAnswer,
  RememberedAnswer,
} from '#contract/learner.ts';
import { withinStorageBudget } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { isAboutHere } from './about-here.ts';
import {
  countAnswersOf,
  deleteAnswerOf,
  deleteTags,
  findAnswer,
  insertAnswer,
  insertTags,
  listAnswersOf,
  listRelevantAnswers,
  updateAnswer,
} from './learner.queries.ts';
import { findTags } from './tag-answer.ts';

/** Answers a user may keep. */
const answersAtMost = 2_000;

/** Answers a search gives. */
const relevantAtMost = 10;

/** Answers a piece of writing is given unasked. */
const recalledAtMost = 5;

/** Remembers a question and its answer under the tags found for them. */
export async function rememberAnswer(
  deps: Deps,
  userId: number,
  pair: NewAnswer,
  signal: AbortSignal,
): Promise<{ id: number; tags: string[] }> {
  const tags = await findTags(deps, userId, pair, signal);
  // Two at once must not both take the last place.
  return withinStorageBudget(deps.db, userId, async (tx) => {
    if ((await countAnswersOf(tx, userId)) >= answersAtMost) throw notebookFull();
    const id = await insertAnswer(tx, userId, pair);
    await insertTags(tx, id, tags);
    return { id, tags };
  });
}

export async function listRemembered(db: Database, userId: number): Promise<RememberedAnswer[]> {
  return (await listAnswersOf(db, userId)).map(toRemembered);
}

/** Answers that fit a topic and a place, the best first. */
export async function findRelevant(
  db: Database,
  userId: number,
  { topic, context }: { topic: string; context: string },
): Promise<RelevantAnswer[]> {
  return listRelevantAnswers(db, userId, tagQuery(topic, context), relevantAtMost);
}

/** The few answers to write from when nobody has chosen any. */
export async function recallAnswers(
  db: Database,
  userId: number,
  topic: string,
  { city, state }: { city: string; state: string },
): Promise<Pick<RelevantAnswer, 'id' | 'question' | 'answer' | 'matchingTags'>[]> {
  const found = await findRelevant(db, userId, { topic, context: `${city}, ${state}` });
  return found
    .filter(isAboutHere)
    .slice(0, recalledAtMost)
    .map(({ id, question, answer, matchingTags }) => ({ id, question, answer, matchingTags }));
}

/** Corrects an answer. Other words get other tags, unless the tags are given. */
export async function correctAnswer(
  deps: Deps,
  userId: number,
  id: number,
  change: AnswerChange,
  signal: AbortSignal,
): Promise<RememberedAnswer> {
  const before = await getAnswer(deps.db, userId, id);
  const { question = before.question, answer = before.answer } = change;
  const isReworded = question !== before.question || answer !== before.answer;
  const tags =
    change.tags ??
    (isReworded ? await findTags(deps, userId, { question, answer }, signal) : undefined);

  return withinStorageBudget(deps.db, userId, async (tx) => {
    if (!(await updateAnswer(tx, userId, id, change))) throw answerNotFound();
    if (tags) {
      await deleteTags(tx, userId, id);
      await insertTags(tx, id, [...new Set(tags)]);
    }
    return getAnswer(tx, userId, id);
  });
}

export async function forgetAnswer(db: Database, userId: number, id: number): Promise<void> {
  if (!(await deleteAnswerOf(db, userId, id))) throw answerNotFound();
}

export async function getAnswer(
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

const answerNotFound = () => notFound('This answer is not there any more.');

const notebookFull = () =>
  new AppError(
    'saved_limit',
    `You have ${answersAtMost.toLocaleString('en-US')} saved answers, which is the most we can keep. Delete one to save another.`,
  );
