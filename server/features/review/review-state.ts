import { emptyProfile, type Profile } from '#contract/account-forms.ts';
import type { Change, Review, ReviewState } from '#contract/review.ts';
import { signatureOf } from '#contract/signature.ts';
import { hashVersion, type PieceWords } from '#server/content/piece-version.ts';
import { addressGroup } from '#server/core/limits.ts';
import type { Deps } from '#server/deps.ts';
import { findItemWords, type RecordRow } from './review.queries.ts';

type Now = Pick<
  RecordRow,
  | ('userId' | 'contentId' | 'textHash' | 'hash' | 'line' | 'isThere' | 'isUntouched')
  | ('pictureKeys' | 'profile' | 'itemState')
>;

type Reading = Pick<Deps, 'db' | 'texts'>;

/** The line that goes out below a piece, or nothing where the agent has turned it off. */
export function lineOf(profile: Partial<Profile>, state: string): string {
  const whole = { ...emptyProfile, ...profile };
  return whole.signatureOn ? signatureOf(whole, { platform: 'plain', state }) : '';
}

/**
 * What of a piece is no longer as it was sent. Its words are read again only where it was edited since; the line is made
 * anew, because an edit of the profile changes it for every piece.
 */
export async function changesSince(
  deps: Reading,
  row: Now,
  hashNow: (row: Now) => Promise<string> = (each) => hashOfNow(deps, each),
): Promise<Change[]> {
  if (!row.isThere || row.contentId === null) return [];
  const { textHash, line, pictureKeys, hash } = row;
  const isSame: Record<Change, boolean> = {
    words: row.isUntouched || (await hashNow(row)) === textHash,
    pictures: hashVersion({ textHash, pictureKeys, line }) === hash,
    line: line === null || lineOf(row.profile, row.itemState ?? '') === line,
  };
  return (Object.keys(isSame) as Change[]).filter((part) => !isSame[part]);
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
    const changes = isOver ? [] : await changesSince(deps, row, hashOnce);
    reviews.push(toReview(row, changes));
  }
  return reviews;
}

function toReview(row: RecordRow, changes: Change[]): Review & { username: string } {
  const { approvedAt, approvedFrom, sentFrom } = row;
  return {
    id: row.id,
    username: row.username,
    title: row.title,
    state: reviewStateOf({ ...row, isOutdated: changes.length > 0 }),
    hash: row.hash,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    approvedBy: row.approvedBy,
    approvedAt: approvedAt?.toISOString() ?? null,
    approvedThrough: approvedAt && throughWhat(row),
    approvedAs: row.approvedAs,
    approvedFrom,
    isFromSendersNetwork:
      approvedFrom && sentFrom ? addressGroup(approvedFrom) === addressGroup(sentFrom) : null,
    changedAt: changes.includes('words') ? (row.updatedAt?.toISOString() ?? null) : null,
    changes,
    comment: row.comment,
    commentBy: row.commentBy,
    commentedAt: row.commentedAt?.toISOString() ?? null,
  };
}

/** How much an approval proves: who was signed in, who gets an address's mail, or that somebody had the link. */
function throughWhat({ approvedAs, isLinkShown }: RecordRow): Review['approvedThrough'] {
  if (approvedAs) return 'account';
  return isLinkShown ? 'link' : 'email';
}
