import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChannelProblem } from '#contract/channels.ts';
import { sessions, users } from './auth.ts';
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
    /** When it ends by itself, where it does, and when an email said that this is near. */
    endsAt: moment(),
    endToldAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('channel_connections_owner_index').on(table.userId),
    index('channel_connections_end_index').on(table.endsAt).where(sql`${table.endsAt} is not null`),
  ],
);

/** People who were sent to another site to sign in there, until they are back. */
export const channelSignIns = pgTable(
  'channel_sign_ins',
  {
    /** SHA-256 of what comes back with them. */
    stateHash: text().primaryKey(),
    /** In the same browser, or it is somebody else. */
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('channel_sign_ins_session_index').on(table.sessionId),
    index('channel_sign_ins_expiry_index').on(table.expiresAt),
  ],
);
