import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { Origin } from '#contract/claims.ts';
import { users } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';

/** What was generated, kept with the account that asked for it. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    location: text().notNull(),
    posts: jsonb().notNull(),
    /** Long articles are taken up again from their draft. */
    promptType: text({ enum: ['content', 'blog', 'long-form'] })
      .notNull()
      .default('content'),
    /** The topic as it was asked for. Rows from before do not know it. */
    topicId: text(),
    /** The same in all rows of a piece: a revision is a row of its own, an edit changes the newest. */
    pieceId: text().generatedAlwaysAs(sql`posts -> 0 ->> 'id'`),
    /** What it was written from and does not show: figures, local data, citations. Rows from before do not know it. */
    origins: jsonb().$type<Origin[]>(),
    bytes: integer().notNull().generatedAlwaysAs(sql`octet_length(posts::text)`),
    createdAt: createdAt(),
  },
  (table) => [
    index('posts_owner_index').on(table.userId, table.createdAt.desc()),
    // The bytes of a user are added up in the index alone, newest first.
    index('posts_bytes_index').on(table.userId, table.id.desc(), table.bytes),
    index('posts_piece_index').on(table.userId, table.pieceId, table.id.desc()),
    // The rows are wide: counting by day reads the index alone.
    index('posts_created_index').on(table.createdAt),
  ],
);

/**
 * Generations that are independent of the connection that asked for them, by the id their caller chose. The process that
 * writes says every second that it is alive; what is past `alive_until` and runs is the work of one that died.
 */
export const generations = pgTable(
  'generations',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    kind: text({ enum: ['generate', 'revise'] }).notNull(),
    promptType: text({ enum: ['content', 'blog'] }).notNull(),
    status: text({ enum: ['running', 'done', 'failed', 'stopped'] })
      .notNull()
      .default('running'),
    /** HMAC of the request under the id, to tell a repetition from something else. */
    fingerprint: text().notNull(),
    /** Somebody wants it to end. The process that writes looks for it. */
    stopAsked: text({ enum: ['discard', 'keep'] }),
    /** What came of it: the id of a piece in `posts`. */
    pieceId: text(),
    /** Code and message as they were told. */
    error: jsonb(),
    /** What was written until it was stopped, finished like any piece, until somebody keeps it. */
    stoppedText: jsonb(),
    aliveUntil: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('generations_owner_index').on(table.userId, table.createdAt.desc()),
    index('generations_created_index').on(table.createdAt),
    check('generations_status', sql`${table.status} in ('running', 'done', 'failed', 'stopped')`),
  ],
);

/** Up to which row of `posts` an agent has cleared a place where pieces are shown. */
export const clearedContent = pgTable(
  'cleared_content',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    surface: text({ enum: ['home', 'insights', 'blog', 'article'] }).notNull(),
    upTo: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.surface] })],
);

export const designs = pgTable(
  'designs',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The identifier given by the design provider. */
    designId: text().notNull(),
    name: text().notNull(),
    status: text().notNull().default('draft'),
    exportUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [index('designs_post_index').on(table.postId)],
);

/** Unfinished work that comes back on any machine. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    json: jsonb().notNull(),
    /** Begins with the time in milliseconds, so that no draft has a number of one that was let go. */
    version: bigint({ mode: 'number' })
      .notNull()
      .default(sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('drafts_owner_kind_unique').on(table.userId, table.kind)],
);
