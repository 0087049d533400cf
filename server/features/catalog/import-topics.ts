import type { ImportedTopic } from '#contract/catalog/topics.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import { findTopicsByIdentifier, type TopicRow } from './topics.queries.ts';
import {
  type Admin,
  identifierTaken,
  insertTopicBy,
  inTurn,
  isSameName,
  nameFixed,
  updateTopicBy,
} from './topics.service.ts';

type Import = { prompts: ImportedTopic[]; updateExisting: boolean };
type Known = Map<string, TopicRow>;

/** Takes in a whole list of topics, or nothing of it and says what is wrong in each row. */
export async function importTopicsBy(
  db: Database,
  admin: Admin,
  list: Import,
): Promise<{ imported: number; added: number; changed: number }> {
  return inTurn(db, async (tx) => {
    const rows = await findTopicsByIdentifier(
      tx,
      list.prompts.map(({ identifier }) => identifier),
    );
    const known: Known = new Map(rows.map((row) => [row.identifier, row]));
    refuseFaults(list, known);

    let added = 0;
    let changed = 0;
    for (const { topic, ...given } of list.prompts) {
      const before = known.get(given.identifier);
      if (before) {
        const after = await updateTopicBy(tx, admin, before, given);
        if (after.version !== before.version) changed += 1;
      } else {
        await insertTopicBy(tx, admin, { topic, ...given });
        added += 1;
      }
    }
    return { imported: list.prompts.length, added, changed };
  });
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
