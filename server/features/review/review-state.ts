import type { Review, ReviewState } from '#contract/review.ts';
import { hashVersion, type PieceWords } from '#server/content/piece-version.ts';
import type { Deps } from '#server/deps.ts';
import { findItemWords, type RecordRow } from './review.queries.ts';

type Now = Pick<
  RecordRow,
  'userId' | 'contentId' | 'textHash' | 'hash' | 'isThere' | 'isUntouched' | 'pictureKeys'
>;

type Reading = Pick<Deps, 'db' | 'texts'>;

/** Whether a piece is no longer what was sent. Its words are read again only where it was edited since. */
export async function isPieceChanged(
  deps: Reading,
  row: Now,
  hashNow: (row: Now) => Promise<string> = (each) => hashOfNow(deps, each),
): Promise<boolean> {
  if (!row.isThere || row.contentId === null) return false;
  const textHash = row.isUntouched ? row.textHash : await hashNow(row);
  return hashVersion(textHash, row.pictureKeys) !== row.hash;
}

async function hashOfNow({ db, texts }: Reading, row: Now): Promise<string> {
  const words = await findItemWords(db, row.contentId as number);
  if (!words) return row.textHash;
  return texts.run('hashWords', words as PieceWords, { userId: row.userId });
}

type Facts = Pick<
  RecordRow,
  'approvedAt' | 'withdrawnAt' | 'expiresAt' | 'commentedAt' | 'isThere'
> & { isOutdated: boolean };

/** What became of a link. An approval outlives its link, and counts as long as the piece says the same. */
export function reviewStateOf(
  { approvedAt, withdrawnAt, expiresAt, commentedAt, isThere, isOutdated }: Facts,
  now = new Date(),
): ReviewState {
  if (approvedAt) return isOutdated ? 'changed' : 'approved';
  if (withdrawnAt) return 'withdrawn';
  if (!isThere) return 'deleted';
  if (expiresAt <= now) return 'expired';
  return commentedAt ? 'commented' : 'waiting';
}

/**
 * Reviews as people see them. One after the other, and each piece read once, however many links it has: a long one
 * takes a thread and a connection.
 */
export async function toReviews(
  deps: Reading,
  rows: RecordRow[],
): Promise<(Review & { username: string })[]> {
  const hashes = new Map<number | null, string>();
  const hashOnce = async (row: Now) => {
    const hash = hashes.get(row.contentId) ?? (await hashOfNow(deps, row));
    hashes.set(row.contentId, hash);
    return hash;
  };
  const reviews = [];
  for (const row of rows) {
    // Nobody asks what a link that came to nothing was about.
    const isOver = !row.approvedAt && (row.withdrawnAt !== null || row.expiresAt <= new Date());
    const isOutdated = !isOver && (await isPieceChanged(deps, row, hashOnce));
    reviews.push(toReview(row, isOutdated));
  }
  return reviews;
}

function toReview(row: RecordRow, isOutdated: boolean): Review & { username: string } {
  const isEdited = isOutdated && !row.isUntouched;
  return {
    id: row.id,
    username: row.username,
    title: row.title,
    state: reviewStateOf({ ...row, isOutdated }),
    hash: row.hash,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    approvedBy: row.approvedBy,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    changedAt: isEdited ? (row.updatedAt?.toISOString() ?? null) : null,
    isOutdated,
    comment: row.comment,
    commentBy: row.commentBy,
    commentedAt: row.commentedAt?.toISOString() ?? null,
  };
}
