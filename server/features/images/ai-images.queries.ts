import { and, desc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { aiImages, alteredPhotos, files, personalizedImages } from '#server/db/schema/images.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';

type AiImageRow = typeof aiImages.$inferSelect;

const isOwn = (userId: number, id: number) => and(eq(aiImages.id, id), eq(aiImages.userId, userId));

export async function insertAiImage(
  db: Database,
  userId: number,
  values: Omit<typeof aiImages.$inferInsert, 'userId'>,
): Promise<AiImageRow> {
  const [image] = await db
    .insert(aiImages)
    .values({ userId, ...values })
    .returning();
  return image as AiImageRow;
}

export async function findAiImage(db: Database, userId: number, id: number) {
  const [image] = await db.select().from(aiImages).where(isOwn(userId, id));
  return image;
}

/** A piece by its own id, by the item it was saved as, or by both. */
export type PictureOwner = { postId?: string | null; contentId?: number | null };

/** What was made for a piece: drawn or brought for it, used in a picture of it, or shown by its item. */
export async function listBackgroundsOf(
  db: Database,
  userId: number,
  { postId = null, contentId = null }: PictureOwner,
  atMost: number,
) {
  const rows = await db
    .select({ id: aiImages.id, fileKey: aiImages.fileKey, provider: aiImages.provider })
    .from(aiImages)
    .where(
      and(
        eq(aiImages.userId, userId),
        sql`(${aiImages.postId} = ${postId} or ${aiImages.contentId} = ${contentId}
          or ${aiImages.id} in (
            select made.ai_image_id from personalized_images as made
            where made.user_id = ${userId} and made.deleted_at is null
              and (made.post_id = ${postId} or made.content_id = ${contentId}))
          or '/api/files/' || ${aiImages.fileKey} in (
            select unnest(item.image_urls) from saved_content as item
            where item.user_id = ${userId} and item.id = ${contentId}
              and item.deleted_at is null))`,
      ),
    )
    .orderBy(desc(aiImages.id))
    .limit(atMost);
  return rows.reverse();
}

/** Keeps the image from being swept until the transaction ends; false when it is gone already. */
export async function lockAiImage(db: Database, userId: number, id: number): Promise<boolean> {
  const locked = await db
    .select({ id: aiImages.id })
    .from(aiImages)
    .where(isOwn(userId, id))
    .for('key share');
  return locked.length > 0;
}

/**
 * Deletes a user's AI images that nothing uses, but for those of the last hour, which somebody may be
 * working with. The texts are gone through once, however many images there are.
 */
export async function deleteUnusedAiImagesOf(db: Database, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    with shown as materialized (
      select unnest(image_urls) as address from saved_content where user_id = ${userId}
      union
      select found[1] from saved_content,
        regexp_matches(content, '/api/files/[A-Za-z0-9_-]+', 'g') as found
      where user_id = ${userId} and strpos(content, '/api/files/') > 0
    )
    delete from files using ai_images
    where files.key = ai_images.file_key
      and ai_images.user_id = ${userId}
      and ai_images.created_at < now() - interval '1 hour'
      and ai_images.content_id is null
      and not exists (select from personalized_images where ai_image_id = ai_images.id)
      and not exists (select from altered_photos where ai_image_id = ai_images.id)
      and '/api/files/' || ai_images.file_key not in (select address from shown)
    returning files.key`);
  return rows.map(({ key }) => key);
}

/**
 * Deletes some of the images that nobody has used for 30 days, with the rows of their files. In use
 * is what a personalized image was made from, what a saved item or a public page shows and what was
 * made for an item. For the sweeper alone.
 */
export async function deleteUnusedAiImages(db: Database, atMost: number): Promise<string[]> {
  const personalized = db
    .select()
    .from(personalizedImages)
    .where(eq(personalizedImages.aiImageId, aiImages.id));
  const onPage = db.select().from(alteredPhotos).where(eq(alteredPhotos.aiImageId, aiImages.id));
  const address = sql`'/api/files/' || ${aiImages.fileKey}`;
  const shown = db
    .select()
    .from(savedContent)
    .where(
      and(
        eq(savedContent.userId, aiImages.userId),
        or(
          sql`${address} = any(${savedContent.imageUrls})`,
          sql`strpos(${savedContent.content}, ${address}) > 0`,
        ),
      ),
    );
  const unused = db
    .select({ key: aiImages.fileKey })
    .from(aiImages)
    .where(
      and(
        lt(aiImages.createdAt, sql`now() - interval '30 days'`),
        isNull(aiImages.contentId),
        notExists(personalized),
        notExists(onPage),
        notExists(shown),
      ),
    )
    .limit(atMost);
  const deleted = await db
    .delete(files)
    .where(inArray(files.key, unused))
    .returning({ key: files.key });
  return deleted.map(({ key }) => key);
}
