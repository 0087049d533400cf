import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { templates } from './catalog.ts';
import { createdAt, id, moment, textList } from './columns.ts';
import { savedContent } from './saved-content.ts';

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Every stored file. Its key is random and the only way to reach it, together with its owner. */
export const files = pgTable(
  'files',
  {
    key: text().primaryKey(),
    userId: owner(),
    mediaType: text().notNull(),
    /** What is seen on it, for those who cannot see it. */
    altText: text(),
    /** Bytes. */
    size: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // The bytes of a user are added up in the index alone.
    index('files_owner_index').on(table.userId, table.size),
    check('files_key_form', sql`${table.key} ~ '^[A-Za-z0-9_-]{20,}$'`),
    check('files_size', sql`${table.size} > 0`),
  ],
);

const file = () => text().references(() => files.key, { onDelete: 'cascade' });

export const userAssets = pgTable(
  'user_assets',
  {
    id: id(),
    userId: owner(),
    type: text({ enum: ['headshot', 'logo'] }).notNull(),
    fileKey: file().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_assets_owner_index').on(table.userId, table.type, table.createdAt.desc()),
    index('user_assets_file_index').on(table.fileKey),
    check('user_assets_type', sql`${table.type} in ('headshot', 'logo')`),
  ],
);

/** The piece a picture was made for, and the item it was saved as. */
const madeFor = () => ({
  postId: text(),
  contentId: integer().references(() => savedContent.id, { onDelete: 'set null' }),
});

export const aiImages = pgTable(
  'ai_images',
  {
    id: id(),
    userId: owner(),
    fileKey: file().notNull(),
    prompt: text().notNull().default(''),
    style: text().notNull().default(''),
    /** Who drew it: a provider, or `upload` for the agent's own photo. */
    provider: text().notNull(),
    /** An own photo of a listing in which something was put in, taken out or changed. */
    isAltered: boolean().notNull().default(false),
    ...madeFor(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ai_images_owner_index').on(table.userId, table.createdAt.desc()),
    index('ai_images_post_index').on(table.userId, table.postId),
    index('ai_images_content_index').on(table.contentId),
    index('ai_images_file_index').on(table.fileKey),
  ],
);

/** Public pages with the original beside an altered photo. */
export const alteredPhotos = pgTable(
  'altered_photos',
  {
    id: id(),
    userId: owner(),
    aiImageId: integer()
      .notNull()
      .unique()
      .references(() => aiImages.id, { onDelete: 'cascade' }),
    originalKey: file().notNull(),
    tokenHash: text().notNull().unique(),
    /** Sealed: the code is drawn again with every size of a picture. */
    token: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('altered_photos_owner_index').on(table.userId, table.id.desc()),
    index('altered_photos_original_index').on(table.originalKey),
  ],
);

export const personalizedImages = pgTable(
  'personalized_images',
  {
    id: id(),
    userId: owner(),
    contentId: integer().references(() => savedContent.id, { onDelete: 'cascade' }),
    /** The piece it was made for, before that was saved. */
    postId: text(),
    /** The pieces may be replaced later; the composite stays. */
    headshotKey: text().references(() => files.key, { onDelete: 'set null' }),
    logoKey: text().references(() => files.key, { onDelete: 'set null' }),
    aiImageId: integer().references(() => aiImages.id, { onDelete: 'set null' }),
    compositeKey: file().notNull(),
    prompt: text().notNull().default(''),
    style: text().notNull().default(''),
    composition: jsonb().notNull(),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (table) => [
    index('personalized_images_owner_index').on(table.userId, table.createdAt.desc()),
    index('personalized_images_post_index').on(table.userId, table.postId),
    index('personalized_images_content_index').on(table.contentId, table.createdAt.desc()),
    index('personalized_images_ai_image_index').on(table.aiImageId),
    index('personalized_images_composite_index').on(table.compositeKey),
    index('personalized_images_headshot_index').on(table.headshotKey),
    index('personalized_images_logo_index').on(table.logoKey),
  ],
);

export const generatedImages = pgTable(
  'generated_images',
  {
    id: id(),
    templateId: integer().references(() => templates.id, { onDelete: 'set null' }),
    imageUrl: text().notNull(),
    text: text().notNull(),
    textPosition: jsonb().notNull().default({}),
    fontSize: integer().notNull(),
    fontColor: text().notNull(),
    backgroundUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('generated_images_template_index').on(table.templateId),
    check('generated_images_text_given', sql`${table.text} <> ''`),
    check('generated_images_font_size', sql`${table.fontSize} >= 1`),
  ],
);

export const backgroundAssets = pgTable(
  'background_assets',
  {
    id: id(),
    url: text().notNull(),
    keywords: textList(),
    width: integer().notNull(),
    height: integer().notNull(),
    source: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('background_assets_keywords_index').using('gin', table.keywords),
    check('background_assets_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);
