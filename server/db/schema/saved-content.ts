import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Origin } from '#contract/claims.ts';
import type { KeptForPlatforms } from '#contract/kept-for-platforms.ts';
import { users } from './auth.ts';
import { createdAt, id, moment, textList } from './columns.ts';

export const savedContent = pgTable(
  'saved_content',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The generated piece that was saved, where that is known. */
    postId: text(),
    title: text().notNull(),
    content: text().notNull(),
    /** Plain text of the content's beginning, for lists. Empty until it has been read from the content. */
    preview: text(),
    /** The content's words in lower case and without accents, for the search. */
    searchText: text().notNull().default(''),
    /** The first picture inside the content that has an address. */
    contentPicture: text(),
    hashtags: textList(),
    sources: jsonb().notNull().default([]),
    /** What the piece it was saved from was written from: generated pieces give way in time, items stay. */
    origins: jsonb().$type<Origin[]>(),
    /** What platforms get of it, and when it was copied for them. */
    platforms: jsonb()
      .$type<KeptForPlatforms>()
      .notNull()
      .default({ texts: {}, written: null, copied: {} }),
    kind: text({ enum: ['post', 'article'] })
      .notNull()
      .default('post'),
    imageUrls: textList(),
    contentTags: textList(),
    imagePrompt: text(),
    topic: text().notNull().default('General'),
    location: text().notNull().default('Unknown'),
    state: text().notNull().default('NA'),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    /** Hidden since then; purged a day later. */
    deletedAt: moment(),
  },
  (table) => [
    index('saved_content_owner_index')
      .on(table.userId, table.createdAt.desc())
      .where(sql`${table.deletedAt} is null`),
    index('saved_content_post_index').on(table.userId, table.postId),
    // With what is deleted: for the bytes of a user, and for the account that goes.
    index('saved_content_user_index').on(table.userId, table.deletedAt),
    index('saved_content_unread_index').on(table.id).where(sql`${table.preview} is null`),
    index('saved_content_deleted_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('saved_content_title_given', sql`${table.title} <> ''`),
    check('saved_content_content_given', sql`${table.content} <> ''`),
    check('saved_content_topic_given', sql`${table.topic} <> ''`),
    check('saved_content_location_given', sql`${table.location} <> ''`),
    check('saved_content_kind', sql`${table.kind} in ('post', 'article')`),
    check('saved_content_state_length', sql`char_length(${table.state}) >= 2`),
    check(
      'saved_content_tags',
      sql`cardinality(${table.contentTags}) = 0 or cardinality(${table.contentTags}) >= 3`,
    ),
  ],
);

/**
 * A mark of what each user has saved, another one after every change of an item or of a picture made for it. Triggers keep it (in the
 * migration that made the table), whoever writes.
 */
export const savedVersions = pgTable('saved_versions', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: uuid().notNull().defaultRandom(),
});
