import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Profile } from '#contract/account-forms.ts';
import { createdAt, id, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    /** An argon2id hash, never the password. */
    password: text().notNull(),
    createdAt: createdAt(),
    /**
     * Written when a session starts or is renewed, and kept when sessions end. In milliseconds, so that a
     * page of the list can go on exactly where the one before it ended.
     */
    lastSeenAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Nobody signs in to the account since then. */
    disabledAt: moment(),
    /** What the agent has filled in of the line under a post. */
    profile: jsonb().$type<Partial<Profile>>().notNull().default({}),
    resetTokenHash: text(),
    resetTokenExpiresAt: moment(),
    /** The address the account is to have once its owner has opened the link sent there. */
    newEmail: text(),
    emailTokenHash: text(),
    emailTokenExpiresAt: moment(),
    /** Three fields kept for an external integration. */
    accessToken: text(),
    refreshToken: text(),
    tokenExpiresAt: moment(),
  },
  (table) => [
    // COLLATE "C": letter case must not depend on the language of the database.
    uniqueIndex('users_username_unique').on(sql`lower(${table.username} collate "C")`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email} collate "C")`),
    uniqueIndex('users_reset_token_unique').on(table.resetTokenHash),
    uniqueIndex('users_email_token_unique').on(table.emailTokenHash),
    index('users_last_seen_index').on(table.lastSeenAt, table.id),
    check('users_username_form', sql`${table.username} ~ '^[A-Za-z0-9._-]{1,50}$'`),
    check('users_email_length', sql`char_length(${table.email}) between 3 and 254`),
    check('users_new_email_length', sql`char_length(${table.newEmail}) between 3 and 254`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the cookie's token. */
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Until when this session may make admin calls. */
    adminUntil: moment(),
    userAgent: text().notNull().default(''),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_expiry_index').on(table.expiresAt),
  ],
);

/** Links with which one person may register. Nothing but the link itself holds the token. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    /** SHA-256 of the link's token. */
    tokenHash: text().notNull().unique(),
    /** For whom it is, where the admin said so. */
    email: text(),
    /** Who made it. It goes with that account. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    usedAt: moment(),
    /** Who registered with it: the address of a person who has left is not kept here. */
    usedById: integer().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('invites_owner_index').on(table.userId),
    index('invites_used_by_index').on(table.usedById),
    index('invites_expiry_index').on(table.expiresAt),
    check('invites_used', sql`(${table.usedAt} is null) = (${table.usedById} is null)`),
  ],
);
