import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { TokenScope } from '#contract/token-scopes.ts';
import { users } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';

/** What programs of an agent sign in with. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull().unique(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [
    index('personal_tokens_owner_index').on(table.userId),
    index('personal_tokens_expiry_index').on(table.expiresAt),
  ],
);
