import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prompts } from '#server/db/schema/catalog.ts';

/** The identifier of the active topic with this name, whatever its letter case. */
export async function findTopicNamed(db: Database, name: string): Promise<string | undefined> {
  const [topic] = await db
    .select({ identifier: prompts.identifier })
    .from(prompts)
    .where(
      and(
        eq(prompts.isActive, true),
        or(sql`lower(${prompts.topic}) = lower(${name})`, eq(prompts.identifier, name)),
      ),
    )
    .orderBy(asc(prompts.id))
    .limit(1);
  return topic?.identifier;
}
