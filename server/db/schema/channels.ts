import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChannelProblem } from '#contract/channels.ts';
import { users } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';

/** Accounts elsewhere that users have connected, to publish there. */
export const channelConnections = pgTable(
  'channel_connections',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text().notNull(),
    name: text().notNull(),
    /** What was filled in and is no secret. */
    settings: jsonb().$type<Record<string, string>>().notNull(),
    /** The rest as JSON, sealed for this row. */
    secrets: text().notNull(),
    /** When it was last tried, and what was wrong then. */
    checkedAt: moment().notNull().defaultNow(),
    problem: jsonb().$type<ChannelProblem>(),
    createdAt: createdAt(),
  },
  (table) => [index('channel_connections_owner_index').on(table.userId)],
);
