import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { heldOutNotebook } from './labelled/held-out-requests.ts';
import {
  type LabelledNotebook,
  type LabelledRequest,
  tuningNotebook,
} from './labelled/requests.ts';
import { listCandidates } from './learner.queries.ts';
import { type MatchCandidate, matchQueryFor, rankMatches } from './match-answers.ts';

/**
 * Which answers are used for a piece, measured on what an agent would choose: the rule that counted
 * before (a place was enough), tags alone, words alone, both, and both with trigrams.
 */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.pool.query('create extension pg_trgm');
});
afterAll(() => app.close());

type Reader = { client: TestClient; userId: number; keys: Map<number, string> };
type Way = (request: LabelledRequest, reader: Reader) => Promise<number[]>;

async function remember({ answers }: LabelledNotebook): Promise<Reader> {
  const client = await app.newUser();
  const keys = new Map<number, string>();
  for (const [key, pair] of Object.entries(answers)) {
    keys.set((await client.post('/api/learner/save-answer', pair)).json().id, key);
  }
  return { client, userId: client.user?.id ?? 0, keys };
}

type Found = { id: number; tags: string[]; matchingTags: string[]; fits: boolean };

async function search(request: LabelledRequest, { client }: Reader, more = {}): Promise<Found[]> {
  const { topic, context } = request;
  const query = new URLSearchParams({ topic, context, ...more });
  return (await client.get(`/api/learner/relevant-answers?${query}`)).json().answers;
}

const wordsOf = ({ title, questions = [] }: LabelledRequest) => ({
  title,
  questions: questions.join('\n'),
});

const isNarrow = (tag: string) => /^(?:city|neighborhood|community|county|zip-code):/.test(tag);

/** As the server chose before: a town was enough. */
const byPlace: Way = async (request, reader) =>
  (await search(request, reader))
    .filter(
      ({ tags, matchingTags }) =>
        matchingTags.some(isNarrow) ||
        (!tags.some(isNarrow) && matchingTags.some((tag) => !tag.startsWith('state:'))),
    )
    .slice(0, 5)
    .map(({ id }) => id);

/** As the form ticked before: whatever was found. */
const everyMatch: Way = async (request, reader) =>
  (await search(request, reader)).map(({ id }) => id);

/** As it is now, by way of the call. */
const fitting: Way = async (request, reader) =>
  (await search(request, reader, { ...wordsOf(request), order: 'fits' }))
    .filter(({ fits }) => fits)
    .map(({ id }) => id);

const subjectOf = (request: LabelledRequest) => ({
  ...wordsOf(request),
  topic: request.topic,
  placeName: request.context,
});

const chosenFrom =
  (
    change: (candidates: MatchCandidate[], request: LabelledRequest) => Promise<MatchCandidate[]>,
  ): Way =>
  async (request, { userId }) => {
    const sought = matchQueryFor(subjectOf(request));
    const found = await listCandidates(app.deps.db, userId, sought, 100);
    const chosen = rankMatches(await change(found, request), sought);
    return chosen.slice(0, 5).map(({ id }) => id);
  };

const byTagsAlone = chosenFrom(async (found) =>
  found.map((each) => ({ ...each, sharedWords: 0, sharedInQuestion: 0 })),
);
const byWordsAlone = chosenFrom(async (found) => found.map((each) => ({ ...each, tags: [] })));

/** Trigrams count as words that are shared, from a similarity that was best on the tuning half. */
const withTrigrams: Way = async (request, reader) => {
  const sought = matchQueryFor(subjectOf(request));
  const sentences = sought.sentences.map((words) => words.join(' ')).filter(Boolean);
  const { rows } = await app.pool.query<MatchCandidate & { similarity: number }>(
    `select id, question, answer, 0::int as "sharedWords", 0::float8 as "wordRank",
       array(select tag::text from answer_tags where user_answer_id = user_answers.id) as tags,
       (select max(word_similarity(given, question)) from unnest($2::text[]) given) as similarity
     from user_answers where user_id = $1`,
    [reader.userId, sentences],
  );
  const known = await listCandidates(app.deps.db, reader.userId, sought, 100);
  const merged = rows.map((row) => {
    const {
      sharedWords = 0,
      sharedInQuestion = 0,
      wordRank = 0,
    } = known.find(({ id }) => id === row.id) ?? {};
    return {
      ...row,
      sharedInQuestion,
      sharedWords: row.similarity >= similar ? Math.max(2, sharedWords) : sharedWords,
      wordRank: wordRank + row.similarity,
    };
  });
  return rankMatches(merged, sought)
    .slice(0, 5)
    .map(({ id }) => id);
};

const similar = 0.6;

const ways = {
  'every match (the form before)': everyMatch,
  'a place is enough (the server before)': byPlace,
  'subject by tags alone': byTagsAlone,
  'subject by words alone': byWordsAlone,
  'subject by tags or words (now)': fitting,
  'tags, words or trigrams': withTrigrams,
} satisfies Record<string, Way>;

async function measure(way: Way, { requests }: LabelledNotebook, reader: Reader) {
  let [used, right, belonging] = [0, 0, 0];
  const faults: string[] = [];
  for (const request of requests) {
    const chosen = (await way(request, reader)).map((id) => reader.keys.get(id) ?? '?');
    const wrong = chosen.filter((key) => !request.belong.includes(key));
    const missed = request.belong.filter((key) => !chosen.includes(key));
    if (wrong.length + missed.length > 0) {
      faults.push(`${request.title}: +[${wrong}] -[${missed}]`);
    }
    used += chosen.length;
    right += chosen.length - wrong.length;
    belonging += request.belong.length;
  }
  return { precision: right / used, recall: right / belonging, used, right, belonging, faults };
}

describe.each([
  ['tuning', tuningNotebook],
  ['held out', heldOutNotebook],
])('%s', (half, notebook) => {
  test('what is used belongs there, far more often than before', async () => {
    const reader = await remember(notebook);
    const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
    for (const [name, way] of Object.entries(ways)) {
      figures[name] = await measure(way, notebook, reader);
      const { precision, recall, used, right, belonging } = figures[name];
      process.stdout.write(
        `${half}, ${name}: precision ${precision.toFixed(2)} (${right} of ${used}), recall ${recall.toFixed(2)} (${right} of ${belonging})\n`,
      );
    }
    const now = figures['subject by tags or words (now)'];
    const before = figures['a place is enough (the server before)'];
    expect(now?.precision).toBeGreaterThan(2 * (before?.precision ?? 1));
    expect(now?.precision, now?.faults.join('\n')).toBeGreaterThanOrEqual(0.75);
    expect(now?.recall, now?.faults.join('\n')).toBeGreaterThanOrEqual(0.85);
  });
});
