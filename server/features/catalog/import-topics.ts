import type { ImportedTopic } from '#contract/catalog/topic-forms.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import {
  findTopicsByIdentifier,
  insertTopics,
  type TopicRow,
  updateTopics,
} from './topics.queries.ts';
import {
  type Admin,
  identifierTaken,
  isChange,
  isSameName,
  nameFixed,
  recordTopics,
  toNewTopic,
  trimTopicFields,
  withTopicsLock,
} from './topics.service.ts';

type Import = { prompts: ImportedTopic[]; updateExisting: boolean };
type Known = Map<string, TopicRow>;

/** Takes in a whole list of topics, or nothing of it and says what is wrong in each row. */
export async function importTopicsBy(
  db: Database,
  admin: Admin,
  list: Import,
): Promise<{ imported: number; added: number; changed: number }> {
  return withTopicsLock(db, async (tx) => {
    const rows = await findTopicsByIdentifier(
      tx,
      list.prompts.map(({ identifier }) => identifier),
    );
    const known: Known = new Map(rows.map((row) => [row.identifier, row]));
    refuseFaults(list, known);

    const { added, changed } = await writeTopics(tx, list.prompts, known);
    const after = new Map([...added, ...changed].map((row) => [row.identifier, row]));
    const writes = list.prompts.map(({ identifier }) => {
      const before = known.get(identifier);
      return { before, after: after.get(identifier) ?? before };
    });
    await recordTopics(tx, admin, writes);
    return { imported: list.prompts.length, added: added.length, changed: changed.length };
  });
}

/** In two queries, however long the list is. */
async function writeTopics(tx: Database, list: ImportedTopic[], known: Known) {
  const isNew = ({ identifier }: ImportedTopic) => !known.has(identifier);
  const added = await insertTopics(tx, list.filter(isNew).map(toNewTopic));
  const changed = list.flatMap(({ topic: _, ...given }) => {
    const before = known.get(given.identifier);
    if (!before || !isChange(before, given)) return [];
    return [{ ...before, ...trimTopicFields(given), version: before.version + 1 }];
  });
  await updateTopics(tx, changed);
  return { added, changed };
}

function refuseFaults({ prompts, updateExisting }: Import, known: Known): void {
  const fields: Record<string, string> = {};
  const listed = new Set<string>();
  let isTaken = false;
  prompts.forEach(({ identifier, topic }, index) => {
    const before = known.get(identifier);
    if (listed.has(identifier)) {
      fields[`prompts.${index}.identifier`] = `The identifier ${identifier} is in the list twice`;
    } else if (before && !updateExisting) {
      fields[`prompts.${index}.identifier`] = identifierTaken;
      isTaken = true;
    } else if (before && topic && !isSameName(topic, before.topic)) {
      fields[`prompts.${index}.topic`] = nameFixed;
    }
    listed.add(identifier);
  });
  const [first] = Object.values(fields);
  if (first) throw new AppError(isTaken ? 'taken' : 'invalid_input', first, { fields });
}
