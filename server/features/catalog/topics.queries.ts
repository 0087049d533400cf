import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prompts } from '#server/db/schema/catalog.ts';

export type TopicRow = typeof prompts.$inferSelect;
type TopicValues = typeof prompts.$inferInsert;

const byName = sql`lower(${prompts.topic} collate "C")`;

export async function listActiveTopicRows(db: Database): Promise<TopicRow[]> {
  return db.select().from(prompts).where(eq(prompts.isActive, true)).orderBy(byName, prompts.id);
}

export async function listTopicRows(db: Database): Promise<TopicRow[]> {
  return db.select().from(prompts).orderBy(byName, prompts.id);
}

export async function findTopicRow(db: Database, id: number): Promise<TopicRow | undefined> {
  const [topic] = await db.select().from(prompts).where(eq(prompts.id, id));
  return topic;
}

export async function findTopicsByIdentifier(
  db: Database,
  identifiers: string[],
): Promise<TopicRow[]> {
  return db.select().from(prompts).where(inArray(prompts.identifier, identifiers));
}

export async function insertTopics(db: Database, values: TopicValues[]): Promise<TopicRow[]> {
  return values.length > 0 ? db.insert(prompts).values(values).returning() : [];
}

export async function updateTopic(
  db: Database,
  { id, version }: TopicRow,
  values: Partial<TopicValues>,
): Promise<TopicRow> {
  const [topic] = await db
    .update(prompts)
    .set({ ...values, version: version + 1 })
    .where(eq(prompts.id, id))
    .returning();
  return topic as TopicRow;
}

/** Writes many topics in one query, as they are given; their names and identifiers stay. */
export async function updateTopics(db: Database, rows: TopicRow[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries({ id: prompts.id, ...changedColumns }).map(
    ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
  );
  const values = Object.keys(changedColumns).map((key) => [key, sql`given.${sql.identifier(key)}`]);
  await db
    .update(prompts)
    .set(Object.fromEntries(values))
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(${sql.join(columns, sql`, `)})`,
    )
    .where(sql`${prompts.id} = given.id`);
}

const { id, identifier, topic, createdAt, ...changedColumns } = getTableColumns(prompts);

/** Its used titles go with it. */
export async function deleteTopicRow(db: Database, id: number): Promise<void> {
  await db.delete(prompts).where(eq(prompts.id, id));
}
