import type { Review, ReviewState } from '#contract/review.ts';

type Words = { word: string; color: string };

export const stateWords: Record<ReviewState, Words> = {
  waiting: { word: 'Waiting', color: 'amber' },
  commented: { word: 'Comment', color: 'amber' },
  approved: { word: 'Approved', color: 'evergreen' },
  changed: { word: 'Changed after approval', color: 'red' },
  expired: { word: 'Expired', color: 'gray' },
  withdrawn: { word: 'Withdrawn', color: 'gray' },
  deleted: { word: 'Piece deleted', color: 'gray' },
};

const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** "Nov 17", or "Nov 17, 2025" where the year is another one. */
export function dayLabel(moment: string, now = new Date()): string {
  const date = new Date(moment);
  return (date.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(date);
}

/** What became of a link, in one sentence. */
export function describeReview(review: Review, now = new Date()): string {
  const day = (moment: string | null) => dayLabel(moment ?? '', now);
  const { approvedBy, approvedAt, changedAt, isOutdated } = review;
  switch (review.state) {
    case 'approved':
      return `Approved by ${approvedBy} on ${day(approvedAt)}.`;
    case 'changed':
      return changedAt
        ? `Changed after approval on ${day(changedAt)}, so the approval by ${approvedBy} on ${day(approvedAt)} no longer counts.`
        : `Pictures changed after approval, so the approval by ${approvedBy} on ${day(approvedAt)} no longer counts.`;
    case 'expired':
      return `The link expired on ${day(review.expiresAt)}.`;
    case 'withdrawn':
      return `Withdrawn on ${day(review.withdrawnAt)}.`;
    case 'deleted':
      return 'The piece was deleted, so the link shows nothing.';
    default:
      return isOutdated
        ? 'You’ve changed the piece since, so this link can’t be approved. Send a new one.'
        : `The link works until ${day(review.expiresAt)}.`;
  }
}
