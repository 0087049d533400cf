import { eq, inArray, sql } from 'drizzle-orm';
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

export async function findTopic(db: Database, id: number): Promise<TopicRow | undefined> {
  const [topic] = await db.select().from(prompts).where(eq(prompts.id, id));
  return topic;
}

export async function findTopicsByIdentifier(
  db: Database,
  identifiers: string[],
): Promise<TopicRow[]> {
  return db.select().from(prompts).where(inArray(prompts.identifier, identifiers));
}

export async function insertTopic(db: Database, values: TopicValues): Promise<TopicRow> {
  const [topic] = await db.insert(prompts).values(values).returning();
  return topic as TopicRow;
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

/** Its used titles go with it. */
export async function removeTopic(db: Database, id: number): Promise<void> {
  await db.delete(prompts).where(eq(prompts.id, id));
}
