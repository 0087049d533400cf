import { isDeepStrictEqual } from 'node:util';
import {
  type NewTopic,
  nameFromIdentifier,
  type TopicChange,
  topicLimits,
} from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { withAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError, notFound } from '#server/errors.ts';
import { recordWrites } from '#server/features/admin-log/admin-log.service.ts';
import {
  deleteTopicRow,
  findTopicRow,
  findTopicsByIdentifier,
  insertTopics,
  type TopicRow,
  updateTopic,
} from './topics.queries.ts';

/** What admins do to topics. */

export type Admin = { id: number; username: string };

/** What may be given of a topic, besides its name. */
type Fields = Partial<Omit<TopicRow, 'id' | 'topic' | 'version' | 'createdAt'>>;

type GivenTopic = Fields & { identifier: string; topic?: string | null };

export async function addTopicBy(db: Database, admin: Admin, given: NewTopic): Promise<Topic> {
  return withTopicsLock(db, async (tx) => {
    await requireFree(tx, given.identifier);
    return toTopic(await insertTopicBy(tx, admin, given));
  });
}

export async function changeTopicBy(
  db: Database,
  admin: Admin,
  id: number,
  { topic: name, version, ...given }: TopicChange,
): Promise<Topic> {
  return withTopicsLock(db, async (tx) => {
    const before = await getTopicRow(tx, id);
    if (version !== undefined && version !== before.version) throw topicStale();
    if (name !== undefined && !isSameName(name, before.topic)) {
      throw new AppError('invalid_input', nameFixed, { fields: { topic: nameFixed } });
    }
    const { identifier } = given;
    if (identifier !== undefined && identifier !== before.identifier) {
      await requireFree(tx, identifier);
    }
    return toTopic(await updateTopicBy(tx, admin, before, given));
  });
}

export async function deleteTopicBy(db: Database, admin: Admin, id: number): Promise<void> {
  await withTopicsLock(db, async (tx) => {
    const before = await getTopicRow(tx, id);
    await deleteTopicRow(tx, id);
    await recordTopics(tx, admin, [{ before, after: undefined }]);
  });
}

export async function addTitlesBy(
  db: Database,
  admin: Admin,
  id: number,
  titles: string[],
): Promise<{ topic: Topic; added: number; skipped: number }> {
  return withTopicsLock(db, async (tx) => {
    const before = await getTopicRow(tx, id);
    const added = newLines(titles, before.titles);
    const skipped = titles.length - added.length;
    if (added.length === 0) return { topic: toTopic(before), added: 0, skipped };
    const all = [...before.titles, ...added];
    if (all.length > topicLimits.titles) throw tooManyTitles(all.length);
    const topic = toTopic(await updateTopicBy(tx, admin, before, { titles: all }));
    return { topic, added: added.length, skipped };
  });
}

export async function getTopicById(db: Database, id: number): Promise<Topic> {
  return toTopic(await getTopicRow(db, id));
}

/** One topic write after the other: admins are few, and so are their writes. */
export const withTopicsLock = <Result>(db: Database, work: (tx: Database) => Promise<Result>) =>
  withAdvisoryLock(db, 'topics', 0, work);

async function insertTopicBy(tx: Database, admin: Admin, given: GivenTopic): Promise<TopicRow> {
  const [after] = (await insertTopics(tx, [toNewTopic(given)])) as [TopicRow];
  await recordTopics(tx, admin, [{ before: undefined, after }]);
  return after;
}

async function updateTopicBy(
  tx: Database,
  admin: Admin,
  before: TopicRow,
  given: Fields,
): Promise<TopicRow> {
  if (!isChange(before, given)) return before;
  const after = await updateTopic(tx, before, trimTopicFields(given));
  await recordTopics(tx, admin, [{ before, after }]);
  return after;
}

export function toNewTopic({ topic, ...given }: GivenTopic) {
  const { identifier } = given;
  return { topic: topic || nameFromIdentifier(identifier), identifier, ...trimTopicFields(given) };
}

/** Where nothing would change, nothing is written. */
export const isChange = (before: TopicRow, given: Fields) =>
  !isDeepStrictEqual({ ...before, ...trimTopicFields(given) }, before);

/** Sending the name it has is no change of it. */
export const isSameName = (name: string, known: string) =>
  name.replace(/\s+/g, ' ').trim() === known.replace(/\s+/g, ' ').trim();

export const nameFixed = 'The topic name cannot be changed';
export const identifierTaken = 'This identifier is already used by another topic';

export const toTopic = (row: TopicRow): Topic => ({
  ...row,
  name: row.topic,
  createdAt: row.createdAt.toISOString(),
});

/** Lists without twins, an empty description as none, and only what was given. */
export function trimTopicFields({ titles, questions, description, ...given }: Fields): Fields {
  const fields: Fields = {
    ...given,
    titles: titles && distinctLines(titles),
    questions: questions && distinctLines(questions),
    description: description === '' ? null : description,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

async function getTopicRow(tx: Database, id: number): Promise<TopicRow> {
  const topic = await findTopicRow(tx, id);
  if (!topic) throw notFound('This topic was deleted.');
  return topic;
}

async function requireFree(tx: Database, identifier: string): Promise<void> {
  const [known] = await findTopicsByIdentifier(tx, [identifier]);
  if (known) {
    throw new AppError('taken', identifierTaken, { fields: { identifier: identifierTaken } });
  }
}

function tooManyTitles(wanted: number): AppError {
  const message = `A topic can have up to ${topicLimits.titles} titles; this one would have ${wanted}`;
  return new AppError('invalid_input', message, { fields: { titles: message } });
}

const topicStale = () => new AppError('stale', 'Another admin just changed this topic.');

type TopicWrite = { before: TopicRow | undefined; after: TopicRow | undefined };

export async function recordTopics(tx: Database, user: Admin, writes: TopicWrite[]): Promise<void> {
  await recordWrites(
    tx,
    writes.map(({ before, after }) => {
      const { id: subjectId, topic: name } = (after ?? before) as TopicRow;
      return { user, subject: 'topic', subjectId, name, before, after };
    }),
  );
}

/** Lines that differ in letter case or outer space alone are the same line; the first one counts. */

function distinctLines(lines: string[]): string[] {
  return newLines(lines, []);
}

/** Those lines, each once, that are not among the known ones. */
function newLines(lines: string[], known: string[]): string[] {
  const seen = new Set(known.map(sameLine));
  return lines.filter((line) => {
    const key = sameLine(line);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const sameLine = (line: string) => line.trim().toLowerCase();
