import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { templates } from '#server/db/schema/catalog.ts';

/** The table holds picture designs as well: nothing here may touch those. */
const isContent = eq(templates.type, 'content');
const withId = (id: number) => and(eq(templates.id, id), isContent);

const columns = {
  id: templates.id,
  name: templates.name,
  contentTemplate: sql<string>`${templates.contentTemplate}`,
  description: templates.description,
  isActive: templates.isActive,
  edition: templates.edition,
  version: templates.version,
  createdAt: templates.createdAt,
};

type Values = {
  name: string;
  contentTemplate: string;
  description: string | null;
  isActive: boolean;
};

export type ContentTemplateRow = Values & {
  id: number;
  edition: number;
  version: number;
  createdAt: Date;
};

export async function listTemplates(db: Database): Promise<ContentTemplateRow[]> {
  return db
    .select(columns)
    .from(templates)
    .where(isContent)
    .orderBy(sql`lower(${templates.name} collate "C")`);
}

/** Held until the transaction ends, so that of two changes at once the second sees the first. */
export async function lockTemplate(
  db: Database,
  id: number,
): Promise<ContentTemplateRow | undefined> {
  const [found] = await db.select(columns).from(templates).where(withId(id)).for('update');
  return found;
}

export async function insertTemplate(db: Database, values: Values): Promise<ContentTemplateRow> {
  const [added] = await db
    .insert(templates)
    .values({ ...values, type: 'content' })
    .returning(columns);
  return added as ContentTemplateRow;
}

export async function updateTemplate(
  db: Database,
  id: number,
  values: Partial<Values & { edition: number }>,
): Promise<ContentTemplateRow> {
  const [changed] = await db
    .update(templates)
    .set({ ...values, version: sql`${templates.version} + 1` })
    .where(withId(id))
    .returning(columns);
  return changed as ContentTemplateRow;
}

export async function deleteTemplate(db: Database, id: number): Promise<void> {
  await db.delete(templates).where(withId(id));
}
