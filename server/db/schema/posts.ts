import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    bytes: integer().notNull().generatedAlwaysAs(sql`octet_length(posts::text)`),
    createdAt: createdAt(),
  },
  (table) => [
    index('posts_owner_index').on(table.userId, table.createdAt.desc()),
    // The bytes of a user are added up in the index alone, newest first.
    index('posts_bytes_index').on(table.userId, table.id.desc(), table.bytes),
    index('posts_piece_index').on(table.userId, sql`(${table.posts} -> 0 ->> 'id')`),
    // The rows are wide: counting by day reads the index alone.
    index('posts_created_index').on(table.createdAt),
  ],
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
