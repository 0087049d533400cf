import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Profile } from '#contract/account-forms.ts';
import type { KeptForPlatforms } from '#contract/kept-for-platforms.ts';
import { reviewsPerItem } from '#contract/limits.ts';
import type { ReviewedPiece } from '#contract/review.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { reviewSettings, reviews } from '#server/db/schema/review.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';

const { tokenHash, piece, bytes, editedAt, ...recordColumns } = getTableColumns(reviews);

/**
 * Each looked up for one row of the record alone: joined tables would be read whole once there are many reviews.
 * Tables are named, because Drizzle leaves their names out of a list's fields.
 */
const ofItem = (value: SQL) =>
  sql`(select ${value} from saved_content where saved_content.id = reviews.content_id)`;
const picturesOf = (contentId: SQL) => sql<string[]>`array(
  select made.composite_key from personalized_images as made
  where made.content_id = ${contentId} and made.deleted_at is null
  order by made.composite_key)`;

/** What the piece of a review is now. */
const pieceNow = {
  isThere: sql<boolean>`coalesce(${ofItem(sql`deleted_at is null`)}, false)`,
  // Wording for platforms is kept without a new day: where there is some, the words are read again.
  isUntouched: sql<boolean>`coalesce(${ofItem(
    sql`updated_at = reviews.edited_at and coalesce(platforms -> 'texts', '{}') = '{}'`,
  )}, false)`,
  updatedAt: sql<Date | null>`${ofItem(sql`updated_at`)}`.mapWith(savedContent.updatedAt),
  pictureKeys: picturesOf(sql`reviews.content_id`),
  itemState: sql<string | null>`${ofItem(sql`state`)}`,
};

const ofSender = (value: SQL) => sql`(select ${value} from users where users.id = reviews.user_id)`;
const sender = {
  username: sql<string>`${ofSender(sql`users.username`)}`,
  profile: sql<Partial<Profile>>`${ofSender(sql`users.profile`)}`,
};

/** One review as it is on record, with what its piece is now. */
export type RecordRow = Awaited<ReturnType<typeof listRecordRows>>[number];

type Which = { userId?: number; contentId?: number; id?: number; before?: number; atMost?: number };

/** Newest first. */
export async function listRecordRows(
  db: Database,
  { userId, contentId, id, before, atMost }: Which,
) {
  const given = (
    value: number | undefined,
    column: typeof reviews.id | typeof reviews.contentId,
  ) => (value === undefined ? undefined : eq(column, value));
  return db
    .select({ ...recordColumns, ...sender, ...pieceNow })
    .from(reviews)
    .where(
      and(
        userId === undefined ? undefined : eq(reviews.userId, userId),
        given(contentId, reviews.contentId),
        given(id, reviews.id),
        before === undefined ? undefined : lt(reviews.id, before),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(atMost ?? 1_000);
}

/** What tells one version of an item from another. */
const words = {
  title: savedContent.title,
  content: savedContent.content,
  hashtags: savedContent.hashtags,
  sources: savedContent.sources,
  imageUrls: savedContent.imageUrls,
  platformTexts: sql<Record<string, string>>`coalesce(saved_content.platforms -> 'texts', '{}')`,
};

export async function findItemWords(db: Database, contentId: number) {
  const [item] = await db.select(words).from(savedContent).where(eq(savedContent.id, contentId));
  return item;
}

/** A saved item as it is sent to a broker, with the profile of whose it is. */
export async function findItemToSend(db: Database, userId: number, contentId: number) {
  const [item] = await db
    .select({
      ...words,
      location: savedContent.location,
      state: savedContent.state,
      writtenVersions: sql<KeptForPlatforms['written']>`saved_content.platforms -> 'written'`,
      // As text: a date of JavaScript ends at the milliseconds.
      editedAt: sql<string>`saved_content.updated_at::text`,
      pictureKeys: picturesOf(sql`saved_content.id`),
      username: users.username,
      profile: users.profile,
    })
    .from(savedContent)
    .innerJoin(users, eq(users.id, savedContent.userId))
    .where(
      and(
        eq(savedContent.id, contentId),
        eq(savedContent.userId, userId),
        isNull(savedContent.deletedAt),
      ),
    );
  return item;
}

export async function hasItem(db: Database, userId: number, contentId: number): Promise<boolean> {
  return (
    (await db.$count(
      savedContent,
      and(
        eq(savedContent.id, contentId),
        eq(savedContent.userId, userId),
        isNull(savedContent.deletedAt),
      ),
    )) > 0
  );
}

type NewRow = {
  userId: number;
  contentId: number;
  tokenHash: string;
  title: string;
  textHash: string;
  hash: string;
  line: string;
  editedAt: string;
  piece: ReviewedPiece;
  email: string | null;
  isLinkShown: boolean;
  sentFrom: string;
  days: number;
};

export async function insertReview(db: Database, { days, editedAt, ...values }: NewRow) {
  const [added] = await db
    .insert(reviews)
    .values({
      ...values,
      editedAt: sql`${editedAt}::timestamptz`,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: reviews.id });
  return added?.id ?? 0;
}

/** The link went nowhere but to the agent. */
export async function updateNotMailed(db: Database, id: number): Promise<void> {
  await db.update(reviews).set({ email: null, isLinkShown: true }).where(eq(reviews.id, id));
}

const isUndecided = and(isNull(reviews.approvedAt), isNull(reviews.withdrawnAt));

/** Of an item one link at a time is open. */
export async function withdrawOpenLinks(db: Database, contentId: number): Promise<void> {
  await db
    .update(reviews)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(reviews.contentId, contentId), isUndecided, gt(reviews.expiresAt, sql`now()`)));
}

/** Makes room for one more. What was approved stays. */
export async function deleteSurplusReviews(db: Database, contentId: number): Promise<void> {
  await db.execute(sql`
    delete from reviews where id in (
      select id from reviews where content_id = ${contentId} and approved_at is null
      order by id
      limit greatest(
        (select count(*) from reviews where content_id = ${contentId}) - ${reviewsPerItem - 1}, 0))`);
}

/** An approval stays; its link opens nothing from now on. False when it is not approved. */
export async function closeApprovedLink(
  db: Database,
  userId: number,
  id: number,
): Promise<boolean> {
  const closed = await db
    .update(reviews)
    .set({ expiresAt: sql`least(${reviews.expiresAt}, now())` })
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId), isNotNull(reviews.approvedAt)))
    .returning({ id: reviews.id });
  return closed.length > 0;
}

/** False when it is approved, or withdrawn already. */
export async function updateWithdrawn(db: Database, userId: number, id: number): Promise<boolean> {
  const withdrawn = await db
    .update(reviews)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId), isUndecided))
    .returning({ id: reviews.id });
  return withdrawn.length > 0;
}

/** Whether there ever was such a link, without reading what it is about. */
export async function findReviewId(db: Database, token: string): Promise<number | undefined> {
  const [review] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.tokenHash, token));
  return review?.id;
}

/** By its token. Nothing of an account that is disabled. */
export async function findReviewByToken(db: Database, token: string) {
  const [review] = await db
    .select({
      ...recordColumns,
      piece: reviews.piece,
      username: users.username,
      profile: users.profile,
      isExpired: sql<boolean>`(${reviews.expiresAt} <= now())`,
      ...pieceNow,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.tokenHash, token), isNull(users.disabledAt)));
  return review;
}

/** Whose picture it is, if the piece behind an open link shows it. */
export async function findReviewPictureOwner(
  db: Database,
  token: string,
  address: string,
): Promise<number | undefined> {
  const isShown = or(
    sql`${reviews.piece} -> 'pictures' ? ${address}`,
    sql`strpos(${reviews.piece} ->> 'content', ${`src="${address}"`}) > 0`,
  );
  const [review] = await db
    .select({ userId: reviews.userId })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(savedContent, eq(savedContent.id, reviews.contentId))
    .where(
      and(
        eq(reviews.tokenHash, token),
        isNull(reviews.withdrawnAt),
        gt(reviews.expiresAt, sql`now()`),
        isNull(users.disabledAt),
        isNull(savedContent.deletedAt),
        isShown,
      ),
    );
  return review?.userId;
}

const isOpen = (id: number) =>
  and(eq(reviews.id, id), isUndecided, gt(reviews.expiresAt, sql`now()`));

/** Of many at the same moment one approves. */
export async function updateApproved(
  db: Database,
  id: number,
  by: { approvedBy: string; approvedAs: string | null; approvedFrom: string },
) {
  const approved = await db
    .update(reviews)
    .set({ ...by, approvedAt: sql`now()` })
    .where(isOpen(id))
    .returning({ id: reviews.id });
  return approved.length > 0;
}

export async function updateCommented(
  db: Database,
  id: number,
  { comment, commentBy }: { comment: string; commentBy: string | null },
) {
  const commented = await db
    .update(reviews)
    .set({ comment, commentBy, commentedAt: sql`now()` })
    .where(and(isOpen(id), isNull(reviews.commentedAt)))
    .returning({ id: reviews.id });
  return commented.length > 0;
}

/**
 * A month after its end nobody needs the text of a link that led to no approval, nor that of a piece which is gone for
 * good. The record stays.
 */
export async function dropOldPieces(db: Database): Promise<void> {
  await db
    .update(reviews)
    .set({ piece: null })
    .where(
      and(
        isNotNull(reviews.piece),
        isNull(reviews.approvedAt),
        or(
          isNull(reviews.contentId),
          lt(
            sql`least(${reviews.expiresAt}, ${reviews.withdrawnAt})`,
            sql`now() - interval '30 days'`,
          ),
        ),
      ),
    );
}

export async function findSettings(db: Database) {
  const [settings] = await db
    .select({ isApprovalRequired: reviewSettings.isApprovalRequired })
    .from(reviewSettings);
  return settings ?? { isApprovalRequired: false };
}

export async function putSettings(db: Database, values: { isApprovalRequired: boolean }) {
  await db
    .insert(reviewSettings)
    .values(values)
    .onConflictDoUpdate({ target: reviewSettings.id, set: values });
}
