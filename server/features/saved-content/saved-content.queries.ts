import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import type { Origin } from '#contract/claims.ts';
import type { CopiedFor, KeptForPlatforms } from '#contract/kept-for-platforms.ts';
import type { Source } from '#contract/post.ts';
import type { NewSavedContent } from '#contract/saved-content.ts';
import type { ContentDescription } from '#server/content/describe-content.ts';
import type { Database } from '#server/db/connect.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { aiImages, files, personalizedImages } from '#server/db/schema/images.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';

/** What a person gives of an item. */
export type SavedFields = Omit<NewSavedContent, 'userId' | 'postId' | 'platforms' | 'kind'>;

const { postId, preview, searchText, contentPicture, origins, deletedAt, ...itemColumns } =
  getTableColumns(savedContent);

/** A list never reads the contents: they can have megabytes each. */
const { content, platforms, ...listColumns } = itemColumns;

export type SavedContentRow = Omit<
  typeof savedContent.$inferSelect,
  'postId' | 'preview' | 'searchText' | 'contentPicture' | 'origins' | 'deletedAt'
>;

/** How long a deleted item can be brought back. */
export const restorableFor = sql`interval '24 hours'`;

const isOwn = (userId: number, id: number) =>
  and(eq(savedContent.userId, userId), eq(savedContent.id, id));

const isOwnAndShown = (userId: number, id: number) =>
  and(isOwn(userId, id), isNull(savedContent.deletedAt));

/**
 * The first picture of the item, else one inside its text, else the newest made for it. The tables are
 * named: Drizzle leaves out their names in the fields of a list.
 */
const thumbnailUrl = sql<string | null>`coalesce(
  saved_content.image_urls[1], saved_content.content_picture,
  (select '/api/files/' || made.composite_key from personalized_images as made
   where made.content_id = saved_content.id and made.deleted_at is null
   order by made.created_at desc, made.id desc limit 1))`;

const savedContentOf = preparedQuery((db) =>
  db
    .select({
      ...listColumns,
      preview: sql<string>`coalesce(${preview}, '')`,
      thumbnailUrl,
      copied: sql<CopiedFor>`${platforms} -> 'copied'`,
    })
    .from(savedContent)
    .where(and(eq(savedContent.userId, sql.placeholder('userId')), isNull(savedContent.deletedAt)))
    .orderBy(desc(savedContent.createdAt), desc(savedContent.id))
    .prepare('saved_content_of'),
);

export async function listSavedContentOf(db: Database, userId: number) {
  return savedContentOf(db).execute({ userId });
}

/** Of each item, which of the words are in its text. */
export async function findWordsInTexts(db: Database, userId: number, words: string[]) {
  const found = sql<string[]>`array(
    select word from unnest(${sql.param(words)}::text[]) as word
    where strpos(${searchText}, word) > 0)`;
  return db
    .select({
      id: savedContent.id,
      title: savedContent.title,
      hashtags: savedContent.hashtags,
      contentTags: savedContent.contentTags,
      found,
    })
    .from(savedContent)
    .where(and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt)))
    .orderBy(desc(savedContent.createdAt), desc(savedContent.id));
}

export async function countSavedContentOf(db: Database, userId: number): Promise<number> {
  return db.$count(
    savedContent,
    and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt)),
  );
}

export async function hasSavedContent(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.$count(savedContent, isOwnAndShown(userId, id))) > 0;
}

export async function findSavedContent(
  db: Database,
  userId: number,
  id: number,
): Promise<SavedContentRow | undefined> {
  const [item] = await db.select(itemColumns).from(savedContent).where(isOwnAndShown(userId, id));
  return item;
}

/** What an item was written from, and the pages it names. */
export async function findMaterial(db: Database, userId: number, id: number) {
  const [item] = await db
    .select({ origins, sources: savedContent.sources })
    .from(savedContent)
    .where(isOwnAndShown(userId, id));
  return item && { origins: item.origins ?? [], sources: item.sources as Source[] };
}

/** What is stored of a new item besides what a person reads. */
type NewBeside = Partial<Pick<SavedContentRow, 'kind'>> & {
  postId?: string;
  origins?: Origin[];
  platforms?: KeptForPlatforms;
};

/** Of these files those the user has, and the personalized pictures of an item, newest last. */
export async function listPictureFiles(
  db: Database,
  userId: number,
  contentId: number,
  keys: string[],
) {
  const made = db
    .select({ key: personalizedImages.compositeKey })
    .from(personalizedImages)
    .where(and(isPictureOf(userId, contentId), isNull(personalizedImages.deletedAt)));
  return db
    .select({ key: files.key, mediaType: files.mediaType, altText: files.altText })
    .from(files)
    .where(and(eq(files.userId, userId), or(inArray(files.key, keys), inArray(files.key, made))))
    .orderBy(asc(files.createdAt), asc(files.key));
}

export async function insertSavedContent(
  db: Database,
  userId: number,
  fields: SavedFields & ContentDescription & NewBeside,
): Promise<SavedContentRow> {
  const [item] = await db
    .insert(savedContent)
    .values({ ...fields, userId })
    .returning(itemColumns);
  return item as SavedContentRow;
}

/** A copy of an item as it is stored; nothing when it is not there. */
export async function copySavedContent(
  db: Database,
  userId: number,
  id: number,
): Promise<SavedContentRow | undefined> {
  const [original] = await db.select().from(savedContent).where(isOwnAndShown(userId, id));
  if (!original) return undefined;
  // The pictures of the piece stay with the original.
  const { id: _, createdAt, updatedAt, postId: __, ...fields } = original;
  // It begins with the same wording, but nobody has published it yet.
  const values = { ...fields, platforms: { ...fields.platforms, copied: {} } };
  const [copy] = await db.insert(savedContent).values(values).returning(itemColumns);
  return copy;
}

export async function updateSavedContent(
  db: Database,
  userId: number,
  id: number,
  fields: Partial<SavedFields & ContentDescription> & { origins?: Origin[] },
): Promise<SavedContentRow | undefined> {
  const [item] = await db
    .update(savedContent)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(isOwnAndShown(userId, id))
    .returning(itemColumns);
  return item;
}

export async function findPlatforms(db: Database, userId: number, id: number) {
  const [item] = await db.select({ platforms }).from(savedContent).where(isOwnAndShown(userId, id));
  return item;
}

export async function updatePlatforms(
  db: Database,
  userId: number,
  id: number,
  kept: KeptForPlatforms,
): Promise<void> {
  await db.update(savedContent).set({ platforms: kept }).where(isOwnAndShown(userId, id));
}

/** Pictures that were made for a piece before it was saved belong to its item. */
export async function linkPictures(
  db: Database,
  userId: number,
  postId: string,
  contentId: number,
): Promise<void> {
  for (const table of [personalizedImages, aiImages]) {
    await db
      .update(table)
      .set({ contentId })
      .where(and(eq(table.userId, userId), eq(table.postId, postId), isNull(table.contentId)));
  }
}

/** Items whose words have not been read yet: they were stored before lists showed any. */
export async function listUndescribed(db: Database, atMost: number) {
  return db
    .select({ id: savedContent.id, content: savedContent.content })
    .from(savedContent)
    .where(isNull(preview))
    .orderBy(asc(savedContent.id))
    .limit(atMost);
}

export async function updateDescription(
  db: Database,
  id: number,
  words: ContentDescription,
): Promise<void> {
  // Whoever changed the content in the meantime has read it as well.
  await db
    .update(savedContent)
    .set(words)
    .where(and(eq(savedContent.id, id), isNull(preview)));
}

/** Hides an item together with its pictures, at one moment: that is how they find back together. */
export async function hideSavedContent(db: Database, userId: number, id: number): Promise<boolean> {
  const hidden = await db
    .update(savedContent)
    .set({ deletedAt: sql`now()` })
    .where(isOwnAndShown(userId, id))
    .returning({ id: savedContent.id });
  await db
    .update(personalizedImages)
    .set({ deletedAt: sql`now()` })
    .where(and(isPictureOf(userId, id), isNull(personalizedImages.deletedAt)));
  return hidden.length > 0;
}

export async function isRestorable(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.$count(savedContent, isOwnAndRestorable(userId, id))) > 0;
}

/** Shows it again with the pictures that went with it, not with those deleted earlier on their own. */
export async function unhideSavedContent(
  db: Database,
  userId: number,
  id: number,
): Promise<SavedContentRow | undefined> {
  const since = db
    .select({ deletedAt: savedContent.deletedAt })
    .from(savedContent)
    .where(isOwn(userId, id));
  await db
    .update(personalizedImages)
    .set({ deletedAt: null })
    .where(and(isPictureOf(userId, id), eq(personalizedImages.deletedAt, since)));
  const [item] = await db
    .update(savedContent)
    .set({ deletedAt: null })
    .where(isOwnAndRestorable(userId, id))
    .returning(itemColumns);
  return item;
}

const isOwnAndRestorable = (userId: number, id: number) =>
  and(
    isOwn(userId, id),
    isNotNull(savedContent.deletedAt),
    sql`${savedContent.deletedAt} > now() - ${restorableFor}`,
  );

const isPictureOf = (userId: number, contentId: number) =>
  and(eq(personalizedImages.userId, userId), eq(personalizedImages.contentId, contentId));
