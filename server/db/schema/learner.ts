import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, id } from './columns.ts';

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const userAnswers = pgTable(
  'user_answers',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    answer: text().notNull(),
    /** The stems of its words; those of the question weigh more. */
    words: searchWords()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', question), 'A') || setweight(to_tsvector('english', answer), 'B')`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_answers_owner_index').on(table.userId, table.createdAt.desc()),
    check('user_answers_question_given', sql`${table.question} <> ''`),
    check('user_answers_answer_given', sql`${table.answer} <> ''`),
  ],
);

export const answerTags = pgTable(
  'answer_tags',
  {
    id: id(),
    userAnswerId: integer()
      .notNull()
      .references(() => userAnswers.id, { onDelete: 'cascade' }),
    tag: varchar({ length: 50 }).notNull(),
    relevanceScore: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('answer_tags_unique').on(table.userAnswerId, table.tag),
    index('answer_tags_tag_index').on(table.tag),
    check('answer_tags_given', sql`${table.tag} <> ''`),
  ],
);
