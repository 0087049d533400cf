import { dayOfYear, fullDate } from '#contract/dates.ts';
import type { Change, Review, ReviewState } from '#contract/review.ts';

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

/** "Nov 17", or "Nov 17, 2025" where the year is another one. */
export function dayLabel(moment: string, now = new Date()): string {
  const date = new Date(moment);
  return date.getFullYear() === now.getFullYear() ? dayOfYear(date) : fullDate(date);
}

/** As in “The text and the pictures”. */
export function nameChanges(changes: readonly Change[]): string {
  const names = changes.map((change) => changeNames[change]).join(' and ');
  return names.charAt(0).toUpperCase() + names.slice(1);
}

const changeNames: Record<Change, string> = {
  words: 'the text',
  pictures: 'the pictures',
  line: 'the signature',
};

/** What became of a link, in one sentence. */
export function describeReview(review: Review, now = new Date()): string {
  const day = (moment: string | null) => dayLabel(moment ?? '', now);
  const { approvedBy, approvedAt, changedAt, changes } = review;
  switch (review.state) {
    case 'approved':
      return `Approved by ${approvedBy} on ${day(approvedAt)}.`;
    case 'changed': {
      const when = changedAt ? ` on ${day(changedAt)}` : '';
      return `${nameChanges(changes)} changed after approval${when}, so the approval by ${approvedBy} on ${day(approvedAt)} no longer counts.`;
    }
    case 'expired':
      return `The link expired on ${day(review.expiresAt)}.`;
    case 'withdrawn':
      return `Withdrawn on ${day(review.withdrawnAt)}.`;
    case 'deleted':
      return 'The piece was deleted, so the link shows nothing.';
    default:
      return changes.length > 0
        ? `${nameChanges(changes)} changed since, so this link can’t be approved any more. A new one is needed.`
        : `The link works until ${day(review.expiresAt)}.`;
  }
}

/** How an approval was given, and so how much it proves. Nothing where there is none. */
export function describeProof(review: Review): string {
  const { approvedThrough, approvedAs, email, approvedFrom, isFromSendersNetwork } = review;
  if (!approvedThrough) return '';
  const ways = {
    account: `By somebody signed in as ${approvedAs}.`,
    email: `With the link emailed to ${email}, which nobody else was shown.`,
    link: 'With a link the agent had too, so the name is only as typed.',
  };
  const network = isFromSendersNetwork ? ', the network the link was made in' : '';
  const from = approvedFrom ? ` From ${approvedFrom}${network}.` : '';
  return `${ways[approvedThrough]}${from}`;
}
