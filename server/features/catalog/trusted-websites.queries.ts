import { eq, sql } from 'drizzle-orm';
import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import type { Database } from '#server/db/connect.ts';
import { trustedWebsites } from '#server/db/schema/catalog.ts';

type Values = Omit<TrustedWebsite, 'id'>;

export async function listWebsites(db: Database): Promise<TrustedWebsite[]> {
  return db
    .select()
    .from(trustedWebsites)
    .orderBy(sql`lower(${trustedWebsites.domain} collate "C")`);
}

/** Held until the transaction ends, so that the log tells what it really was before. */
export async function lockWebsite(db: Database, id: number): Promise<TrustedWebsite | undefined> {
  const [found] = await db
    .select()
    .from(trustedWebsites)
    .where(eq(trustedWebsites.id, id))
    .for('update');
  return found;
}

export async function insertWebsite(
  db: Database,
  values: Pick<Values, 'domain'> & Partial<Values>,
): Promise<TrustedWebsite> {
  const [added] = await db.insert(trustedWebsites).values(values).returning();
  return added as TrustedWebsite;
}

export async function updateWebsite(
  db: Database,
  id: number,
  values: Partial<Values>,
): Promise<TrustedWebsite> {
  const [changed] = await db
    .update(trustedWebsites)
    .set(values)
    .where(eq(trustedWebsites.id, id))
    .returning();
  return changed as TrustedWebsite;
}

export async function deleteWebsite(db: Database, id: number): Promise<void> {
  await db.delete(trustedWebsites).where(eq(trustedWebsites.id, id));
}
