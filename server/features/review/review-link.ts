import { pathOf, type Received } from '#contract/endpoint.ts';
import { readFile } from '#contract/images.ts';
import {
  type BrokerReview,
  type commentOnReview,
  type ReviewedPiece,
  readReviewPicture,
} from '#contract/review.ts';
import type { Download } from '#server/core/download.ts';
import { addressGroup } from '#server/core/limits.ts';
import { hashToken } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { downloadFile } from '#server/features/images/files.service.ts';
import {
  findReviewByToken,
  findReviewPictureOwner,
  updateApproved,
  updateCommented,
} from './review.queries.ts';
import { isPieceChanged } from './review-state.ts';

/** What somebody who holds a link may do with it. Nobody is signed in: the token is all there is. */

/** Reading decides nothing and may be done as often as one likes: mail programs open links by themselves. */
export async function openReview(
  deps: Deps,
  token: string,
  address: string,
): Promise<BrokerReview> {
  await deps.limits.take('reviewByAddress', addressGroup(address));
  const review = await findOpen(deps, token);
  return {
    ...withOwnAddresses(review.piece, token),
    agent: {
      name: review.profile.displayName?.trim() || review.username,
      brokerage: review.profile.brokerage?.trim() ?? '',
    },
    sentAt: review.createdAt.toISOString(),
    expiresAt: review.expiresAt.toISOString(),
    ...decisionOf(review),
    isOutdated: await isPieceChanged(deps, review),
  };
}

/** Never kept by a browser: after the link ends there is nothing left to see. */
export async function downloadReviewPicture(
  deps: Deps,
  { token, key }: { token: string; key: string },
  address: string,
): Promise<Download> {
  await deps.limits.take('reviewPictureByAddress', addressGroup(address));
  const owner = await findReviewPictureOwner(deps.db, hashToken(token), pathOf(readFile, { key }));
  if (owner === undefined) throw notFound();
  const { bytes, mediaType } = await downloadFile(deps, owner, key, { isKept: false });
  return { bytes, mediaType, cacheControl: 'no-store' };
}

export async function approveByToken(deps: Deps, token: string, name: string, address: string) {
  await deps.limits.take('reviewDecisionByAddress', addressGroup(address));
  const review = await findOpen(deps, token);
  refuseApproved(review);
  if (await isPieceChanged(deps, review)) throw outdated();
  if (!(await updateApproved(deps.db, review.id, name)))
    refuseApproved(await findOpen(deps, token));
  return decisionOf(await findOpen(deps, token));
}

/** Before an approval, and once: what comes after it is for a new link. */
export async function commentByToken(
  deps: Deps,
  token: string,
  { name, comment }: Received<typeof commentOnReview>['body'],
  address: string,
) {
  await deps.limits.take('reviewDecisionByAddress', addressGroup(address));
  const review = await findOpen(deps, token);
  refuseDecided(review);
  const isKept = await updateCommented(deps.db, review.id, { comment, commentBy: name || null });
  if (!isKept) refuseDecided(await findOpen(deps, token));
  return decisionOf(await findOpen(deps, token));
}

type Found = NonNullable<Awaited<ReturnType<typeof findReviewByToken>>>;
type Open = Found & { piece: ReviewedPiece };

/** Who holds a true link may know why it no longer works; of any other nothing is told. */
async function findOpen({ db }: Deps, token: string): Promise<Open> {
  const review = await findReviewByToken(db, hashToken(token));
  if (!review?.isThere) throw invalid();
  if (review.withdrawnAt) throw ended('The agent has withdrawn this link.');
  if (review.isExpired || !review.piece) throw ended('This link has expired.');
  return review as Open;
}

const decisionOf = ({ approvedBy, approvedAt, comment, commentBy, commentedAt }: Found) => ({
  approvedBy,
  approvedAt: approvedAt?.toISOString() ?? null,
  comment,
  commentBy,
  commentedAt: commentedAt?.toISOString() ?? null,
});

/** Pictures are reached through the link, never with a session. */
function withOwnAddresses(piece: ReviewedPiece, token: string): ReviewedPiece {
  const ownAddress = (address: string) =>
    address.replace(/^\/api\/files\/([\w-]+)$/, (_, key) =>
      pathOf(readReviewPicture, { token, key }),
    );
  return {
    ...piece,
    pictures: piece.pictures.map(ownAddress),
    content: piece.content.replace(
      /(<img\b[^<>]*?\ssrc=")([^"<>]+)"/g,
      (_, start, address) => `${start}${ownAddress(address)}"`,
    ),
  };
}

function refuseApproved({ approvedBy }: Found): void {
  if (approvedBy) throw decided(`${approvedBy} has already approved this version.`);
}

function refuseDecided(review: Found): void {
  refuseApproved(review);
  if (review.commentedAt) throw decided('A comment has already been left with this link.');
}

const decided = (message: string) => new AppError('review_decided', message);

const outdated = () =>
  new AppError(
    'stale',
    'The agent has changed this piece since the link was sent. Ask for a new link to approve it.',
  );

const invalid = () =>
  new AppError(
    'review_link_invalid',
    'This review link isn’t valid. Open it again from the message you got, or ask for a new one.',
  );

const ended = (why: string) =>
  new AppError('review_link_ended', `${why} Ask the agent for a new one.`);
