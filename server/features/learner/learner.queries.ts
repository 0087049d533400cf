import { and, desc, eq, exists, inArray, lte, sql } from 'drizzle-orm';
import { tagPoints } from '#contract/constants.ts';
import { placePrefixes } from '#contract/place-prefixes.ts';
import type { Database } from '#server/db/connect.ts';
import { answerTags, userAnswers } from '#server/db/schema/learner.ts';
import type { MatchCandidate, MatchQuery } from './match-answers.ts';

type Pair = { question: string; answer: string };

const { id, question, answer, createdAt } = userAnswers;

/** In the order they were given. */
const tags = sql<string[]>`
  coalesce(array_agg(${answerTags.tag} order by ${answerTags.id})
    filter (where ${answerTags.id} is not null), '{}')`;

const isOwn = (userId: number, answerId: number) =>
  and(eq(userAnswers.userId, userId), eq(userAnswers.id, answerId));

export async function listAnswersOf(db: Database, userId: number) {
  return db
    .select({ id, question, answer, createdAt, tags })
    .from(userAnswers)
    .leftJoin(answerTags, eq(answerTags.userAnswerId, id))
    .where(eq(userAnswers.userId, userId))
    .groupBy(id)
    .orderBy(desc(createdAt), desc(id));
}

/** The newest answers that together have so many characters. */
export async function listAnswersWithin(
  db: Database,
  userId: number,
  characters: number,
): Promise<Pair[]> {
  const total = sql<number>`sum(length(${question}) + length(${answer}))
    over (order by ${createdAt} desc, ${id} desc)`.as('total');
  const counted = db
    .select({ id, question, answer, createdAt, total })
    .from(userAnswers)
    .where(eq(userAnswers.userId, userId))
    .as('counted');
  return db
    .select({ question: counted.question, answer: counted.answer })
    .from(counted)
    .where(lte(counted.total, characters))
    .orderBy(desc(counted.createdAt), desc(counted.id));
}

export async function findAnswer(db: Database, userId: number, answerId: number) {
  const [found] = await db
    .select({ id, question, answer, createdAt, tags })
    .from(userAnswers)
    .leftJoin(answerTags, eq(answerTags.userAnswerId, id))
    .where(isOwn(userId, answerId))
    .groupBy(id);
  return found;
}

/** Answers that carry one of the tags. Each match counts once; the newest of equals comes first. */
export async function listRelevantAnswers(
  db: Database,
  userId: number,
  wanted: string[],
  limit: number,
) {
  if (wanted.length === 0) return [];
  const matches = matchesOf(db, userId, wanted);
  const { matchingTags, relevanceScore } = matches;
  const allTags = sql<string[]>`array(
    select ${answerTags.tag} from ${answerTags}
    where ${answerTags.userAnswerId} = ${id} order by ${answerTags.id})`;
  return db
    .select({ id, question, answer, tags: allTags, matchingTags, relevanceScore })
    .from(userAnswers)
    .innerJoin(matches, eq(matches.answerId, id))
    .where(eq(userAnswers.userId, userId))
    .orderBy(desc(relevanceScore), desc(createdAt), desc(id))
    .limit(limit);
}

/** Answers on the subject by a tag, or with words of it, those first that have more to show for it. */
export async function listCandidates(
  db: Database,
  userId: number,
  { subjects, sentences }: Pick<MatchQuery, 'subjects' | 'sentences'>,
  limit: number,
): Promise<MatchCandidate[]> {
  const texts = sentences.map((words) => words.join(' '));
  const { rows } = await db.execute<MatchCandidate>(sql`
    with sentence as (
      select number, tsvector_to_array(to_tsvector('english', given)) as stems
      from unnest(${sql.param(texts)}::text[]) with ordinality as texts(given, number)
    ), sought as (
      select coalesce(string_agg(distinct quote_literal(stem), ' | '), '')::tsquery as stems
      from sentence, unnest(sentence.stems) as stem
    )
    select found.id, found.question, found.answer, tagged.tags,
      ts_rank(found.words, sought.stems)::float8 as "wordRank",
      (select coalesce(max(cardinality(array(
        select unnest(sentence.stems) intersect select unnest(tsvector_to_array(found.words))
      ))), 0)::int from sentence) as "sharedWords",
      (select coalesce(max(cardinality(array(
        select unnest(sentence.stems)
        intersect select unnest(tsvector_to_array(ts_filter(found.words, '{a}')))
      ))), 0)::int from sentence where number <= 2) as "sharedInQuestion"
    from user_answers as found
    cross join sought
    cross join lateral (select array(
      select tag::text from answer_tags where user_answer_id = found.id order by id
    ) as tags) as tagged
    where found.user_id = ${userId}
      and (found.words @@ sought.stems or tagged.tags && ${sql.param(subjects)}::text[])
    order by (tagged.tags && ${sql.param(subjects)}::text[]) desc, "wordRank" desc, found.id desc
    limit ${limit}`);
  return rows;
}

/** By answer, the tags that match and what they are worth. */
function matchesOf(db: Database, userId: number, wanted: string[]) {
  const isPlace = sql`${answerTags.tag} ~ ${`^(${placePrefixes.join('|')}):`}`;
  const points = sql`case when ${isPlace} then ${tagPoints.place}::int else ${tagPoints.other}::int end`;
  const matchingTags = sql<string[]>`array_agg(${answerTags.tag} order by ${answerTags.id})`;
  const relevanceScore = sql<number>`sum(${points})::int`;
  return db
    .select({
      answerId: answerTags.userAnswerId,
      matchingTags: matchingTags.as('matching_tags'),
      relevanceScore: relevanceScore.as('relevance_score'),
    })
    .from(answerTags)
    .innerJoin(userAnswers, eq(userAnswers.id, answerTags.userAnswerId))
    .where(and(eq(userAnswers.userId, userId), inArray(answerTags.tag, wanted)))
    .groupBy(answerTags.userAnswerId)
    .as('matches');
}

export async function countAnswersOf(db: Database, userId: number): Promise<number> {
  return db.$count(userAnswers, eq(userAnswers.userId, userId));
}

export async function insertAnswer(db: Database, userId: number, pair: Pair): Promise<number> {
  const [inserted] = await db
    .insert(userAnswers)
    .values({ userId, ...pair })
    .returning({ id });
  return (inserted as { id: number }).id;
}

/** Changes what is given. False when there is no such answer. */
export async function updateAnswer(
  db: Database,
  userId: number,
  answerId: number,
  change: Partial<Pair>,
): Promise<boolean> {
  const changed = await db
    .update(userAnswers)
    .set({
      question: change.question ?? sql`${question}`,
      answer: change.answer ?? sql`${answer}`,
    })
    .where(isOwn(userId, answerId))
    .returning({ id });
  return changed.length > 0;
}

export async function deleteAnswerOf(
  db: Database,
  userId: number,
  answerId: number,
): Promise<boolean> {
  const deleted = await db.delete(userAnswers).where(isOwn(userId, answerId)).returning({ id });
  return deleted.length > 0;
}

export async function insertTags(db: Database, answerId: number, given: string[]): Promise<void> {
  if (given.length === 0) return;
  await db.insert(answerTags).values(given.map((tag) => ({ userAnswerId: answerId, tag })));
}

export async function deleteTags(db: Database, userId: number, answerId: number): Promise<void> {
  const owned = db.select({ id }).from(userAnswers).where(isOwn(userId, answerId));
  await db.delete(answerTags).where(and(eq(answerTags.userAnswerId, answerId), exists(owned)));
}
