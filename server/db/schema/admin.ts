import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { logActions } from '#contract/constants.ts';
import { users } from './auth.ts';
import { createdAt, id } from './columns.ts';

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Every admin write, in the transaction of the write itself. */
export const adminLog = pgTable(
  'admin_log',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Stays when the account goes. */
    username: text().notNull(),
    action: text({ enum: logActions }).notNull(),
    subject: text().notNull(),
    subjectId: integer().notNull(),
    name: text().notNull(),
    /** A list of `{ field, before, after }`. */
    changes: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_log_subject_index').on(table.subject, table.id),
    index('admin_log_user_index').on(table.userId),
    check('admin_log_action', sql`${table.action} in (${sql.raw(quoted(logActions))})`),
  ],
);

/** AI calls counted by day, model and outcome. Nobody's in particular: no user, no text. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['text', 'image'] }).notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    /** `ok`, or the code of the error it ended with. */
    outcome: text().notNull(),
    calls: integer().notNull().default(0),
    inputTokens: bigint({ mode: 'number' }).notNull().default(0),
    outputTokens: bigint({ mode: 'number' }).notNull().default(0),
    cachedTokens: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.kind, table.provider, table.model, table.outcome],
    }),
    check('ai_usage_kind', sql`${table.kind} in ('text', 'image')`),
  ],
);

/**
 * How many rows there are, for the admin's usage page: what every write changed, added up once an hour. Triggers write it, so
 * that it is right whoever writes; they only ever add rows, so that no two writes wait for each other.
 */
export const rowCounts = pgTable('row_counts', {
  /** A table, or what files are used for. */
  subject: text().notNull(),
  /** UTC, of the rows that are told by day. */
  day: date({ mode: 'string' }),
  count: bigint({ mode: 'number' }).notNull(),
  /** Bytes. */
  size: bigint({ mode: 'number' }).notNull().default(0),
});
