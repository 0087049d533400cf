import { bigint, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/** What AI providers were asked to do in a day (UTC), in tokens, for the daily budgets. */
const counters = {
  /** Used, as far as calls have ended. */
  tokens: bigint({ mode: 'number' }).notNull().default(0),
  /** The most that calls under way may still use. */
  reserved: bigint({ mode: 'number' }).notNull().default(0),
};

export const aiTokensByUser = pgTable(
  'ai_tokens_by_user',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    ...counters,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('ai_tokens_by_user_day_index').on(table.day),
  ],
);

/** All users together. A deleted account takes its own row along, but gives nothing back here. */
export const aiTokensByDay = pgTable('ai_tokens_by_day', {
  day: date({ mode: 'string' }).primaryKey(),
  ...counters,
});

/** Calls under way. What a process that died has reserved runs out by itself. */
export const aiTokenReservations = pgTable(
  'ai_token_reservations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    day: date({ mode: 'string' }).notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('ai_token_reservations_user_index').on(table.userId),
    index('ai_token_reservations_expiry_index').on(table.expiresAt),
  ],
);
