import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prompts, templates, trustedWebsites, usedTitles } from '#server/db/schema/catalog.ts';

export async function findActiveTopic(db: Database, topicId: string | number) {
  const isNumber = /^\d{1,9}$/.test(String(topicId));
  const [topic] = await db
    .select()
    .from(prompts)
    .where(
      and(
        eq(prompts.isActive, true),
        isNumber ? eq(prompts.id, Number(topicId)) : eq(prompts.identifier, String(topicId)),
      ),
    );
  return topic;
}

/** The active topic with this name, whatever its letter case, or with this identifier. */
export async function findActiveTopicNamed(db: Database, name: string) {
  const [topic] = await db
    .select()
    .from(prompts)
    .where(
      and(
        eq(prompts.isActive, true),
        or(sql`lower(${prompts.topic}) = lower(${name})`, eq(prompts.identifier, name)),
      ),
    )
    .orderBy(asc(prompts.id))
    .limit(1);
  return topic;
}

/** Nobody deletes the topic until the transaction ends; false when somebody has already. */
export async function lockTopicRow(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: prompts.id })
    .from(prompts)
    .where(eq(prompts.id, id))
    .for('key share');
  return rows.length > 0;
}

export async function listUsedTitles(
  db: Database,
  userId: number,
  promptId: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ title: usedTitles.title })
    .from(usedTitles)
    .where(and(eq(usedTitles.userId, userId), eq(usedTitles.promptId, promptId)));
  return rows.map((row) => row.title);
}

export async function deleteUsedTitles(
  db: Database,
  userId: number,
  promptId: number,
): Promise<void> {
  await db
    .delete(usedTitles)
    .where(and(eq(usedTitles.userId, userId), eq(usedTitles.promptId, promptId)));
}

export async function insertUsedTitle(
  db: Database,
  userId: number,
  promptId: number,
  title: string,
): Promise<void> {
  await db.insert(usedTitles).values({ userId, promptId, title });
}

export async function listActiveContentTemplates(db: Database) {
  return db
    .select({
      id: templates.id,
      name: templates.name,
      description: templates.description,
      contentTemplate: templates.contentTemplate,
    })
    .from(templates)
    .where(and(eq(templates.type, 'content'), eq(templates.isActive, true)))
    .orderBy(templates.id);
}

export async function listActiveTrustedWebsites(db: Database, state: string) {
  return db
    .select({
      domain: trustedWebsites.domain,
      description: trustedWebsites.description,
      category: trustedWebsites.category,
      state: trustedWebsites.state,
    })
    .from(trustedWebsites)
    .where(
      and(
        eq(trustedWebsites.isActive, true),
        or(eq(trustedWebsites.state, state.toUpperCase()), isNull(trustedWebsites.state)),
      ),
    )
    .orderBy(trustedWebsites.id);
}
