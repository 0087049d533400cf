import { pathOf, type Received } from '#contract/endpoint.ts';
import { readFile } from '#contract/images.ts';
import {
  type BrokerReview,
  type commentOnReview,
  type ReviewedPiece,
  readReviewPicture,
} from '#contract/review.ts';
import type { Download } from '#server/core/download.ts';
import { addressGroup, type LimitName, plainAddress } from '#server/core/limits.ts';
import { hashToken, type SignedInUser } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { downloadFile } from '#server/features/images/files.service.ts';
import {
  findReviewByToken,
  findReviewId,
  findReviewPictureOwner,
  updateApproved,
  updateCommented,
} from './review.queries.ts';
import { changesSince } from './review-state.ts';

/** What somebody who holds a link may do with it. The token is all that is needed: brokers have no account. */

/** Who comes with a link, from where, and as whom if they happen to be signed in. */
export type Visitor = {
  token: string;
  address: string;
  findUser(): Promise<SignedInUser | undefined>;
};

/** Reading decides nothing and may be done as often as one likes: mail programs open links by themselves. */
export async function openReview(deps: Deps, visitor: Visitor): Promise<BrokerReview> {
  const { token } = visitor;
  await admit(deps, visitor, 'reviewByLink');
  const review = await findOpen(deps, token);
  const user = await visitor.findUser();
  return {
    ...withOwnAddresses(review.piece, token),
    agent: {
      name: review.profile.displayName?.trim() || review.username,
      brokerage: review.profile.brokerage?.trim() ?? '',
    },
    sentAt: review.createdAt.toISOString(),
    expiresAt: review.expiresAt.toISOString(),
    ...decisionOf(review),
    changes: await changesSince(deps, review),
    isOwn: user?.id === review.userId,
  };
}

/**
 * Counts a visit by its link, so that many people in one office never stand in each other's way, and one link cannot be
 * hammered from many addresses. Only what leads nowhere counts by address.
 */
async function admit(
  { db, limits }: Deps,
  { token, address }: Pick<Visitor, 'token' | 'address'>,
  limit: Extract<LimitName, `${string}ByLink`>,
): Promise<void> {
  const id = await findReviewId(db, hashToken(token));
  if (id !== undefined) return limits.take(limit, id);
  await limits.take('unknownReviewByAddress', addressGroup(address));
  throw invalid();
}

/** Never kept by a browser: after the link ends there is nothing left to see. */
export async function downloadReviewPicture(
  deps: Deps,
  { token, key, address }: { token: string; key: string; address: string },
): Promise<Download> {
  await admit(deps, { token, address }, 'reviewPictureByLink');
  const owner = await findReviewPictureOwner(deps.db, hashToken(token), pathOf(readFile, { key }));
  if (owner === undefined) throw notFound();
  const { bytes, mediaType } = await downloadFile(deps, owner, key, { isKept: false });
  return { bytes, mediaType, cacheControl: 'no-store' };
}

export async function approveByToken(deps: Deps, visitor: Visitor, name: string) {
  const { token, address } = visitor;
  const { review, user } = await findToDecide(deps, visitor);
  refuseApproved(review);
  if ((await changesSince(deps, review)).length > 0) throw outdated();
  const by = {
    approvedBy: name,
    approvedAs: user?.username ?? null,
    approvedFrom: plainAddress(address),
  };
  if (!(await updateApproved(deps.db, review.id, by))) refuseApproved(await findOpen(deps, token));
  return decisionOf(await findOpen(deps, token));
}

/** An agent may look at what the broker sees, and decides nothing there. */
async function findToDecide(deps: Deps, visitor: Visitor) {
  await admit(deps, visitor, 'reviewDecisionByLink');
  const review = await findOpen(deps, visitor.token);
  const user = await visitor.findUser();
  if (user?.id === review.userId) throw ownReview();
  return { review, user };
}

/** Before an approval, and once: what comes after it is for a new link. */
export async function commentByToken(
  deps: Deps,
  visitor: Visitor,
  { name, comment }: Received<typeof commentOnReview>['body'],
) {
  const { token } = visitor;
  const { review } = await findToDecide(deps, visitor);
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
    'The agent has changed this piece or the line below it since the link was sent. Ask for a new link to approve it.',
  );

const ownReview = () =>
  new AppError(
    'forbidden',
    'You sent this yourself, so somebody else has to decide. Send the link to your broker.',
  );

const invalid = () =>
  new AppError(
    'review_link_invalid',
    'This review link isn’t valid. Open it again from the message you got, or ask for a new one.',
  );

const ended = (why: string) =>
  new AppError('review_link_ended', `${why} Ask the agent for a new one.`);
