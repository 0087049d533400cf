import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReviewedPiece } from '#contract/review.ts';
import { users } from './auth.ts';
import { createdAt, id, moment } from './columns.ts';
import { savedContent } from './saved-content.ts';

/** Links with which a broker reads a saved piece, and what the broker said. Nothing but the link holds the token. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Nothing once the piece is gone for good. What was decided stays on record. */
    contentId: integer().references(() => savedContent.id, { onDelete: 'set null' }),
    /** SHA-256 of the link's token. */
    tokenHash: text().notNull().unique(),
    /** Plain text, for lists. */
    title: text().notNull(),
    /** SHA-256 of the words, and of the words with the pictures made for them and the agent's line. */
    textHash: text().notNull(),
    hash: text().notNull(),
    /** The agent's line as it was sent. The hash of links from before it was kept is without it. */
    line: text(),
    /** When the piece had last been edited. As long as that is so, its words need not be read again. */
    editedAt: moment().notNull(),
    /** The piece and what was said about it. Dropped a month after the end of a link nobody approved. */
    piece: jsonb().$type<ReviewedPiece>(),
    /** Of the piece as text: stored it is compressed. */
    bytes: integer().notNull().generatedAlwaysAs(sql`coalesce(octet_length(piece::text), 0)`),
    email: text(),
    /** Whether the agent was shown the link, and so could have opened it as well. */
    isLinkShown: boolean().notNull().default(true),
    /** The network address it was sent from, and the one it was approved from. */
    sentFrom: text(),
    approvedFrom: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    withdrawnAt: moment(),
    approvedBy: text(),
    approvedAt: moment(),
    /** The username of who was signed in and approved. Most brokers have no account. */
    approvedAs: text(),
    comment: text(),
    commentBy: text(),
    commentedAt: moment(),
  },
  (table) => [
    index('reviews_owner_index').on(table.userId, table.id.desc()),
    index('reviews_content_index').on(table.contentId),
    index('reviews_expiry_index').on(table.expiresAt),
    check('reviews_approved', sql`(${table.approvedAt} is null) = (${table.approvedBy} is null)`),
    check('reviews_commented', sql`(${table.commentedAt} is null) = (${table.comment} is null)`),
  ],
);

/** What the admin has set for everybody: one row. */
export const reviewSettings = pgTable(
  'review_settings',
  {
    id: integer().primaryKey().default(1),
    isApprovalRequired: boolean().notNull().default(false),
  },
  (table) => [check('review_settings_one_row', sql`${table.id} = 1`)],
);
