import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChannelKey } from '#contract/channel-list.ts';
import { weekFillStatuses, weekPieceStates } from '#contract/week-fill.ts';
import { users } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';
import { savedContent } from './saved-content.ts';

/** Weeks that are written in the background. A user has one at a time. */
export const weekFills = pgTable(
  'week_fills',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: weekFillStatuses }).notNull().default('running'),
    channels: jsonb().$type<{ channel: ChannelKey; connectionId?: number }[]>().notNull(),
    /** On the wall, in the zone. */
    time: text().notNull(),
    zone: text().notNull(),
    location: text().notNull(),
    state: text().notNull(),
    message: text(),
    /** When to look next: for who writes a little ahead, so that it passes when that process dies. */
    runAt: moment().default(sql`now()`),
    /** Who writes at this moment; only this one may record what comes of it. */
    attemptId: uuid(),
    /** Tries of the piece that is next. */
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (table) => [
    index('week_fills_owner_index').on(table.userId, table.id.desc()),
    uniqueIndex('week_fills_running_unique')
      .on(table.userId)
      .where(sql`${table.status} = 'running'`),
    index('week_fills_run_index').on(table.runAt).where(sql`${table.runAt} is not null`),
    check('week_fills_status', sql`${table.status} in ('running', 'done', 'stopped', 'failed')`),
    check('week_fills_run', sql`(${table.status} = 'running') = (${table.runAt} is not null)`),
    check('week_fills_ended', sql`(${table.status} = 'running') = (${table.endedAt} is null)`),
  ],
);

/** One draft of a week, for one day and all of its channels. */
export const weekFillPieces = pgTable(
  'week_fill_pieces',
  {
    fillId: integer()
      .notNull()
      .references(() => weekFills.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    date: text().notNull(),
    /** A kind of the mix, or the id of a topic; and how that is called. */
    topic: text().notNull(),
    topicName: text().notNull(),
    state: text({ enum: weekPieceStates }).notNull().default('waiting'),
    title: text(),
    contentId: integer().references(() => savedContent.id, { onDelete: 'set null' }),
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.fillId, table.position] }),
    index('week_fill_pieces_content_index').on(table.contentId),
    check(
      'week_fill_pieces_state',
      sql`${table.state} in ('waiting', 'writing', 'written', 'failed', 'skipped')`,
    ),
  ],
);
