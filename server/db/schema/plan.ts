import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ChannelKey } from '#contract/channel-list.ts';
import type { ChannelProblem } from '#contract/channels.ts';
import { planStates } from '#contract/plan-states.ts';
import { users } from './auth.ts';
import { channelConnections } from './channels.ts';
import { createdAt, id, moment } from './columns.ts';
import { savedContent } from './saved-content.ts';

/** What goes where and when. */
export const planEntries = pgTable(
  'plan_entries',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Nothing once the piece is gone for good. What was published stays on record. */
    contentId: integer().references(() => savedContent.id, { onDelete: 'set null' }),
    /** Plain text, for lists. */
    title: text().notNull(),
    channel: text().notNull(),
    connectionId: integer().references(() => channelConnections.id, { onDelete: 'set null' }),
    /** The same at every try, so that a channel knows the piece again. */
    key: uuid().notNull().unique().defaultRandom(),
    state: text({ enum: planStates }).notNull(),
    /** As on the wall in the zone, and the moment that is. */
    localTime: text().notNull(),
    zone: text().notNull(),
    publishAt: moment().notNull(),
    /** When something has to be done next by itself. */
    runAt: moment(),
    /** The try that is under way; who has another one must not write its outcome. */
    attemptId: uuid(),
    attempts: integer().notNull().default(0),
    /** Whether the last try may have arrived although nobody said so. */
    isUnsure: boolean().notNull().default(false),
    /** What went wrong last. */
    problem: jsonb().$type<ChannelProblem>(),
    /** SHA-256 of the version that went out, and what the channel said of it. */
    hash: text(),
    remoteId: text(),
    link: text(),
    publishedAt: moment(),
    /** When an email named it as due or failed. */
    toldAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('plan_entries_owner_index').on(table.userId, table.publishAt),
    index('plan_entries_time_index').on(table.publishAt, table.id),
    index('plan_entries_state_index').on(table.state, table.publishAt, table.id),
    index('plan_entries_content_index').on(table.contentId),
    index('plan_entries_connection_index').on(table.connectionId),
    index('plan_entries_run_index').on(table.runAt).where(sql`${table.runAt} is not null`),
    // For what has to be published by us and has no account to do it with: the many hand-offs have none either.
    index('plan_entries_unconnected_index')
      .on(table.channel)
      .where(sql`${table.connectionId} is null and ${table.state} in ('planned', 'waiting')`),
    index('plan_entries_waiting_index').on(table.id).where(sql`${table.state} = 'waiting'`),
    index('plan_entries_needs_you_index')
      .on(table.userId)
      .where(sql`${table.state} in ('due', 'failed')`),
    index('plan_entries_untold_index')
      .on(table.userId)
      .where(sql`${table.state} in ('due', 'failed') and ${table.toldAt} is null`),
    check(
      'plan_entries_state',
      sql`${table.state} in ('draft', 'planned', 'waiting', 'due', 'publishing', 'published', 'failed')`,
    ),
    check(
      'plan_entries_run',
      sql`(${table.state} in ('planned', 'publishing')) = (${table.runAt} is not null)`,
    ),
    check(
      'plan_entries_attempt',
      sql`(${table.state} = 'publishing') = (${table.attemptId} is not null)`,
    ),
    check(
      'plan_entries_published',
      sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`,
    ),
    check('plan_entries_failed', sql`${table.state} <> 'failed' or ${table.problem} is not null`),
  ],
);

/** What the admin has set for everybody: one row. */
export const publishingSettings = pgTable(
  'publishing_settings',
  {
    id: integer().primaryKey().default(1),
    isPaused: boolean().notNull().default(false),
    blockedChannels: jsonb().$type<ChannelKey[]>().notNull().default([]),
  },
  (table) => [check('publishing_settings_one_row', sql`${table.id} = 1`)],
);

/** Secret addresses of plans, for calendar programs: one for each user. */
export const calendarLinks = pgTable('calendar_links', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the link's token. */
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
});

/** Emails about the plan. Who has no row gets them. */
export const planEmails = pgTable('plan_emails', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOn: boolean().notNull().default(true),
  /** The day of the last one by the agent's clock, such as `2026-11-18`. */
  sentOn: text(),
  createdAt: createdAt(),
});
