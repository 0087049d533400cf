import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment } from './columns.ts';

/** How often something was tried (server/core/limits.ts). */
export const limits = pgTable(
  'limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970 by PostgreSQL's clock; then counting begins anew. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('limits_expire_index').on(table.expire)],
);

/** Answers to writes, so that a repeated one is answered again and not done again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of caller, endpoint and key. The key itself is never stored. */
    keyHash: text().primaryKey(),
    /** Whose answer it is, so that it goes with the account. Nobody's where anyone may call. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC of the body under the key, so that a stored row reveals nothing of it. */
    fingerprint: text().notNull(),
    /** SHA-256 of the address that called where nobody is signed in, so that its keys can be counted. */
    addressHash: text(),
    /**
     * A small answer, or the reference from which a long one is made again. Empty while the first call
     * is at work, and for good when there is neither.
     */
    response: jsonb(),
    finishedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('idempotency_keys_created_index').on(table.createdAt),
    index('idempotency_keys_owner_index').on(table.userId, table.createdAt.desc()),
    index('idempotency_keys_address_index')
      .on(table.addressHash, table.createdAt.desc())
      .where(sql`${table.addressHash} is not null`),
  ],
);

/** Slots taken by AI calls under way. One of a process that died runs out by itself. */
export const aiSlots = pgTable(
  'ai_slots',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which of the user's slots it is. Processes of the version before take theirs without one. */
    number: smallint(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('ai_slots_number_unique').on(table.userId, table.number),
    index('ai_slots_expiry_index').on(table.expiresAt),
  ],
);

/** Seeds that ran. Each runs once, so that what an admin deleted stays deleted. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  appliedAt: createdAt(),
});
