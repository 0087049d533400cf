import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, id, moment, textList } from './columns.ts';

export const savedContent = pgTable(
  'saved_content',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    hashtags: textList(),
    sources: jsonb().notNull().default([]),
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
    index('saved_content_deleted_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('saved_content_title_given', sql`${table.title} <> ''`),
    check('saved_content_content_given', sql`${table.content} <> ''`),
    check('saved_content_topic_given', sql`${table.topic} <> ''`),
    check('saved_content_location_given', sql`${table.location} <> ''`),
    check('saved_content_state_length', sql`char_length(${table.state}) >= 2`),
    check(
      'saved_content_tags',
      sql`cardinality(${table.contentTags}) = 0 or cardinality(${table.contentTags}) >= 3`,
    ),
  ],
);
