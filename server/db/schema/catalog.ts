import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { QuestionRole } from '#contract/question-roles.ts';
import { users } from './auth.ts';
import { createdAt, id, moment, textList } from './columns.ts';

/** Rises with every change, so that a stale edit is noticed. */
const version = () => integer().notNull().default(1);

/** The newest edition of ours that an entry has had, or that an admin did not want; 0 is none. */
const edition = () => integer().notNull().default(0);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const noRoles = sql`'{}'::text[]`;

/** Topics. The specification calls this table prompts. */
export const prompts = pgTable(
  'prompts',
  {
    id: id(),
    identifier: text().notNull().unique(),
    topic: text().notNull(),
    description: text(),
    isActive: boolean().notNull().default(true),
    useAttomScraping: boolean().notNull().default(false),
    titles: textList(),
    questions: textList(),
    /** For the questions in their order; empty where none is set. */
    questionRoles: text().array().$type<(QuestionRole | null)[]>().notNull().default(noRoles),
    edition: edition(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    check('prompts_identifier_form', sql`${table.identifier} ~ '^[a-z0-9_-]{3,50}$'`),
    check('prompts_topic_given', sql`${table.topic} <> ''`),
    index('prompts_active_index').on(table.isActive, table.topic),
  ],
);

export const usedTitles = pgTable(
  'used_titles',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    promptId: integer()
      .notNull()
      .references(() => prompts.id, { onDelete: 'cascade' }),
    /** The raw title, its {location} unfilled. */
    title: text().notNull(),
    usedAt: createdAt(),
  },
  (table) => [
    index('used_titles_owner_index').on(table.userId, table.promptId),
    index('used_titles_prompt_index').on(table.promptId),
  ],
);

export const universalPrompts = pgTable(
  'universal_prompts',
  {
    id: id(),
    promptTemplate: text().notNull(),
    description: text(),
    isActive: boolean().notNull().default(true),
    promptType: text({ enum: ['content', 'blog'] })
      .notNull()
      .default('content'),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    check('universal_prompts_type', sql`${table.promptType} in ('content', 'blog')`),
    check('universal_prompts_given', sql`${table.promptTemplate} <> ''`),
    uniqueIndex('universal_prompts_one_active').on(table.promptType).where(sql`${table.isActive}`),
  ],
);

export const universalPromptVersions = pgTable(
  'universal_prompt_versions',
  {
    id: id(),
    universalPromptId: integer()
      .notNull()
      .references(() => universalPrompts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    promptTemplate: text().notNull(),
    description: text(),
    savedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('universal_prompt_versions_unique').on(table.universalPromptId, table.version),
    index('universal_prompt_versions_saved_by_index').on(table.savedBy),
  ],
);

/** Content templates have type `content`; the rest are picture designs. */
export const templates = pgTable(
  'templates',
  {
    id: id(),
    name: text().notNull(),
    width: integer(),
    height: integer(),
    settings: jsonb().notNull().default({}),
    isActive: boolean().notNull().default(true),
    type: text().notNull().default('design'),
    contentTemplate: text(),
    description: text(),
    edition: edition(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('templates_type_index').on(table.type, table.isActive),
    uniqueIndex('templates_content_name_unique')
      .on(sql`lower(${table.name} collate "C")`)
      .where(sql`${table.type} = 'content'`),
    check('templates_size', sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      'templates_content_given',
      sql`${table.type} <> 'content' or coalesce(${table.contentTemplate}, '') <> ''`,
    ),
  ],
);

export const trustedWebsites = pgTable(
  'trusted_websites',
  {
    id: id(),
    domain: text().notNull(),
    description: text(),
    /** Two-letter code; none means the whole country. */
    state: text(),
    category: text(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('trusted_websites_domain_unique').on(sql`lower(${table.domain} collate "C")`),
    check('trusted_websites_state', sql`${table.state} ~ '^[A-Z]{2}$'`),
    index('trusted_websites_state_index').on(table.state, table.category),
  ],
);

export const siteAssets = pgTable('site_assets', {
  id: id(),
  name: text().notNull().unique(),
  type: text().notNull(),
  data: bytea().notNull(),
  mimeType: text().notNull(),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: moment().notNull().defaultNow(),
});
