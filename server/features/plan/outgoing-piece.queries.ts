import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { KeptForPlatforms } from '#contract/kept-for-platforms.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { files } from '#server/db/schema/images.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';

/** A saved item as it goes out, with the profile of whose it is. Nothing when it is deleted. */
export async function findPiece(db: Database, userId: number, contentId: number) {
  const [item] = await db
    .select({
      title: savedContent.title,
      content: savedContent.content,
      hashtags: savedContent.hashtags,
      sources: savedContent.sources,
      imageUrls: savedContent.imageUrls,
      kind: savedContent.kind,
      location: savedContent.location,
      state: savedContent.state,
      platformTexts: sql<
        Record<string, string>
      >`coalesce(saved_content.platforms -> 'texts', '{}')`,
      pictureKeys: sql<string[]>`array(
        select made.composite_key from personalized_images as made
        where made.content_id = saved_content.id and made.deleted_at is null
        order by made.created_at desc, made.id desc)`,
      /** What was written for platforms, and of which state of the piece. */
      written: sql<KeptForPlatforms['written']>`saved_content.platforms -> 'written'`,
      profile: users.profile,
    })
    .from(savedContent)
    .innerJoin(users, eq(users.id, savedContent.userId))
    .where(
      and(
        eq(savedContent.id, contentId),
        eq(savedContent.userId, userId),
        isNull(savedContent.deletedAt),
        isNull(users.disabledAt),
      ),
    );
  return item;
}

/** Those of the user's files that are there, by their keys. */
export async function listFiles(db: Database, userId: number, keys: string[]) {
  if (keys.length === 0) return [];
  return db
    .select({ key: files.key, mediaType: files.mediaType, altText: files.altText })
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.key, keys)));
}
