import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt } from './columns.ts';

/** Sentences whose claims their agent stands behind, by their wording. */
export const confirmedClaims = pgTable(
  'confirmed_claims',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the wording: server/content/claims/ledger.ts. */
    key: text().notNull(),
    /** As it stood when it was confirmed, for the person to read again. */
    sentence: text().notNull(),
    confirmedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('confirmed_claims_age_index').on(table.userId, table.confirmedAt.desc()),
  ],
);
