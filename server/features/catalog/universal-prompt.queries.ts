import { and, desc, eq } from 'drizzle-orm';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { universalPrompts, universalPromptVersions } from '#server/db/schema/catalog.ts';

export type PromptRow = typeof universalPrompts.$inferSelect;
type PromptText = Pick<PromptRow, 'promptTemplate' | 'description'>;

export async function findActiveUniversalPrompt(
  db: Database,
  type: PromptType,
): Promise<PromptRow | undefined> {
  const [prompt] = await db
    .select()
    .from(universalPrompts)
    .where(and(eq(universalPrompts.promptType, type), eq(universalPrompts.isActive, true)));
  return prompt;
}

export async function findUniversalPrompt(
  db: Database,
  id: number,
): Promise<PromptRow | undefined> {
  const [prompt] = await db.select().from(universalPrompts).where(eq(universalPrompts.id, id));
  return prompt;
}

/** Nobody else changes it until the transaction ends. */
export async function lockUniversalPrompt(
  tx: Database,
  id: number,
): Promise<PromptRow | undefined> {
  const [prompt] = await tx
    .select()
    .from(universalPrompts)
    .where(eq(universalPrompts.id, id))
    .for('update');
  return prompt;
}

/** Nothing comes back when the type has an active prompt, however many ask at once. */
export async function insertUniversalPrompt(
  db: Database,
  values: PromptText & { promptType: PromptType },
): Promise<PromptRow | undefined> {
  const [prompt] = await db
    .insert(universalPrompts)
    .values(values)
    .onConflictDoNothing()
    .returning();
  return prompt;
}

export async function updateUniversalPrompt(
  db: Database,
  { id, version }: PromptRow,
  text: PromptText,
): Promise<PromptRow> {
  const [prompt] = await db
    .update(universalPrompts)
    .set({ ...text, version: version + 1 })
    .where(eq(universalPrompts.id, id))
    .returning();
  return prompt as PromptRow;
}

/** Keeps the text a prompt has. One that is kept already stays as it is. */
export async function insertPromptVersion(
  db: Database,
  { id, version, promptTemplate, description }: PromptRow,
  kept: { savedBy: number | null; createdAt?: Date },
): Promise<void> {
  await db
    .insert(universalPromptVersions)
    .values({ universalPromptId: id, version, promptTemplate, description, ...kept })
    .onConflictDoNothing();
}

/** Whether a prompt ever was this text. */
export async function hasHadText(db: Database, id: number, text: string): Promise<boolean> {
  const [row] = await db
    .select({ id: universalPromptVersions.id })
    .from(universalPromptVersions)
    .where(
      and(
        eq(universalPromptVersions.universalPromptId, id),
        eq(universalPromptVersions.promptTemplate, text),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function listPromptVersionRows(db: Database, id: number) {
  return db
    .select({
      version: universalPromptVersions.version,
      promptTemplate: universalPromptVersions.promptTemplate,
      description: universalPromptVersions.description,
      savedBy: users.username,
      createdAt: universalPromptVersions.createdAt,
    })
    .from(universalPromptVersions)
    .leftJoin(users, eq(users.id, universalPromptVersions.savedBy))
    .where(eq(universalPromptVersions.universalPromptId, id))
    .orderBy(desc(universalPromptVersions.version));
}
