import type { Review, ReviewState } from '#contract/review.ts';
import { hashVersion, type PieceWords } from '#server/content/piece-version.ts';
import type { Deps } from '#server/deps.ts';
import { findWords, type RecordRow } from './review.queries.ts';

type Now = Pick<
  RecordRow,
  'userId' | 'contentId' | 'textHash' | 'hash' | 'isThere' | 'isUntouched' | 'pictureKeys'
>;

/** Whether a piece is no longer what was sent. Its words are read again only where it was edited since. */
export async function isPieceChanged(
  { db, texts }: Pick<Deps, 'db' | 'texts'>,
  row: Now,
): Promise<boolean> {
  if (!row.isThere || row.contentId === null) return false;
  const textHash = row.isUntouched ? row.textHash : await hashNow();
  return hashVersion(textHash, row.pictureKeys) !== row.hash;

  async function hashNow(): Promise<string> {
    const words = await findWords(db, row.contentId as number);
    if (!words) return row.textHash;
    return texts.run('hashWords', words as PieceWords, { userId: row.userId });
  }
}

type Facts = Pick<
  RecordRow,
  'approvedAt' | 'withdrawnAt' | 'expiresAt' | 'commentedAt' | 'isThere'
> & { isOutdated: boolean };

/** What became of a link. An approval outlives its link, and counts as long as the piece says the same. */
export function stateOf(
  { approvedAt, withdrawnAt, expiresAt, commentedAt, isThere, isOutdated }: Facts,
  now = new Date(),
): ReviewState {
  if (approvedAt) return isOutdated ? 'changed' : 'approved';
  if (withdrawnAt) return 'withdrawn';
  if (!isThere) return 'deleted';
  if (expiresAt <= now) return 'expired';
  return commentedAt ? 'commented' : 'waiting';
}

/** A review as people see it. */
export async function toReview(
  deps: Pick<Deps, 'db' | 'texts'>,
  row: RecordRow,
): Promise<Review & { username: string }> {
  const isOutdated = await isPieceChanged(deps, row);
  const isEdited = isOutdated && !row.isUntouched;
  return {
    id: row.id,
    username: row.username,
    title: row.title,
    state: stateOf({ ...row, isOutdated }),
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
