import { z } from 'zod';
import { Origin } from './claims.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { FileKey } from './images.ts';
import { Flag, Source } from './post.ts';
import { Approval, NewReview, ReviewComment, ReviewSettings } from './review-forms.ts';

/** A saved piece that a broker is asked to look at, through a link that needs no account. */

/** `changed`: what was approved is no longer what the piece says. */
const ReviewState = z.enum([
  'waiting',
  'commented',
  'approved',
  'changed',
  'expired',
  'withdrawn',
  'deleted',
]);
export type ReviewState = z.infer<typeof ReviewState>;

/** What of a piece is no longer as it was sent: its words, its pictures, or the agent's line below it. */
const Change = z.enum(['words', 'pictures', 'line']);
export type Change = z.infer<typeof Change>;

/** One link and what became of it. */
export const Review = z.object({
  id: z.number(),
  /** The piece's title when it was sent, as plain text. */
  title: z.string(),
  state: ReviewState,
  /** SHA-256 of the version that was sent: words, pictures and the agent's line. */
  hash: z.string(),
  /** Where the link was mailed to, if it was. */
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  /**
   * How much the approval proves. `account`: somebody who was signed in. `email`: somebody with the mailbox the link was
   * sent to, for the agent was not shown it. `link`: somebody who had the link, as the agent did.
   */
  approvedThrough: z.enum(['account', 'email', 'link']).nullable(),
  /** Who was signed in and approved. */
  approvedAs: z.string().nullable(),
  /** The network address of the approval, and whether the link was made in the same network. */
  approvedFrom: z.string().nullable(),
  isFromSendersNetwork: z.boolean().nullable(),
  /** When the piece was last edited, where its words are no longer those that were sent. */
  changedAt: z.iso.datetime().nullable(),
  /** What is no longer as it was sent. Not looked up for links that ended without an approval. */
  changes: z.array(Change),
  comment: z.string().nullable(),
  commentBy: z.string().nullable(),
  commentedAt: z.iso.datetime().nullable(),
});
export type Review = z.infer<typeof Review>;

/** The same with whose it is, for the admin. */
const AgentReview = Review.extend({ username: z.string() });
export type AgentReview = z.infer<typeof AgentReview>;

/** What a state usually asks for, as the agent saw it. */
const StateLineSent = z.object({
  /** The agent's line under the text. */
  line: z.string(),
  /** What it does not say. */
  missing: z.array(z.string()),
  rule: z.string(),
});

/** Where each claim of the text comes from: what kind of place and its name, not what else stands there. */
const LedgerSent = z.object({
  sentences: z.array(
    z.object({
      text: z.string(),
      /** The agent stands behind what has no origin in it. */
      isConfirmed: z.boolean(),
      claims: z.array(
        z.object({
          text: z.string(),
          origin: Origin.pick({ kind: true, label: true }).nullable(),
        }),
      ),
    }),
  ),
  /** False where the text has more claims than are listed. */
  isWhole: z.boolean(),
});

/** A text for one platform. */
const PlatformTextSent = z.object({
  /** Of the platform. */
  name: z.string(),
  text: z.string(),
  /** False where it was written from the piece, and not reworded by the agent. */
  isOwn: z.boolean().default(true),
  /** Those that the piece itself does not have. */
  flags: z.array(Flag).default([]),
});

/** A piece as it was sent, with all that was said about it then. */
export const ReviewedPiece = z.object({
  /** HTML. */
  title: z.string(),
  /** HTML. */
  content: z.string(),
  hashtags: z.array(z.string()),
  sources: z.array(Source),
  /** What platforms get in place of the text. Pieces from before it was sent have none. */
  platformTexts: z.array(PlatformTextSent).default([]),
  /** Addresses of the pictures beside the text. */
  pictures: z.array(z.string()),
  flags: z.array(Flag),
  ledger: LedgerSent,
  stateLine: StateLineSent,
});
export type ReviewedPiece = z.infer<typeof ReviewedPiece>;

/** What a broker sees. Nothing else of the account. */
export const BrokerReview = ReviewedPiece.extend({
  agent: z.object({ name: z.string(), brokerage: z.string() }),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  approvedBy: z.string().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  comment: z.string().nullable(),
  commentBy: z.string().nullable(),
  commentedAt: z.iso.datetime().nullable(),
  /** What the agent has changed since. Then it can no longer be approved by this link. */
  changes: z.array(Change),
  /** Whether the agent who sent it is the one who looks at it, and can decide nothing. */
  isOwn: z.boolean(),
});
export type BrokerReview = z.infer<typeof BrokerReview>;

const Decision = BrokerReview.pick({
  approvedBy: true,
  approvedAt: true,
  comment: true,
  commentBy: true,
  commentedAt: true,
});

const ItemReviews = z.object({
  /** Newest first. */
  reviews: z.array(Review),
  /** Whether the admin asks for an approval that the piece does not have. */
  needsApproval: z.boolean(),
});

const itemParams = z.object({ id: Id });
const tokenParams = z.object({ token: z.string().min(1).max(256) });
const success = z.object({ success: z.literal(true) });

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/saved-content/{id}/reviews',
  access: 'user',
  summary: 'The review links of a saved item and what became of them, newest first.',
  params: itemParams,
  response: ItemReviews,
});

/** The answer holds a token and is not kept: a repetition is told that it may be done already. */
export const createReview = endpoint({
  method: 'POST',
  path: '/api/saved-content/{id}/reviews',
  access: 'user',
  limit: 'write',
  summary: 'Makes a link for a broker to the item as it is now, and mails it if asked to.',
  params: itemParams,
  body: NewReview,
  status: 201,
  response: z.object({
    review: Review,
    /** Null where an email brings it: then nobody else gets it. */
    link: z.string().nullable(),
    /** What to know about the email, if there is one. */
    warning: z.string().optional(),
  }),
});

export const withdrawReview = endpoint({
  method: 'POST',
  path: '/api/reviews/{id}/withdraw',
  access: 'user',
  limit: 'write',
  summary: 'Makes a review link worthless. An approval that was given stays.',
  params: itemParams,
  repeatable: true,
  response: success,
});

const olderThan = z.object({
  /** Links older than this one. */
  before: Id.optional(),
});

/** A page of the record, newest first. */
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    reviews: z.array(item),
    /** Where to go on, if there are more. */
    next: z.number().nullable(),
  });

export const listMyReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'user',
  summary:
    'The review links of the user, newest first, twenty at a time, also those of deleted pieces.',
  query: olderThan,
  response: pageOf(Review),
});

const format = z.object({ format: z.enum(['csv', 'json']).default('csv') });

export const downloadReviewRecord = endpoint({
  method: 'GET',
  path: '/api/reviews/record',
  access: 'user',
  limit: 'export',
  summary: 'The user’s review record as a file: who approved which version, and when.',
  query: format,
  kind: 'download',
  produces: 'text/csv',
});

export const readReview = endpoint({
  method: 'GET',
  path: '/api/review/{token}',
  access: 'anyone',
  summary: 'The piece behind a review link as it was sent. Reading it decides nothing.',
  params: tokenParams,
  response: BrokerReview,
});

export const readReviewPicture = endpoint({
  method: 'GET',
  path: '/api/review/{token}/pictures/{key}',
  access: 'anyone',
  summary: 'A picture of the piece behind a review link.',
  params: tokenParams.extend({ key: FileKey }),
  kind: 'download',
  produces: 'image/*',
});

export const approveReview = endpoint({
  method: 'POST',
  path: '/api/review/{token}/approve',
  access: 'anyone',
  summary: 'Approves the version behind a review link, once.',
  params: tokenParams,
  body: Approval,
  repeatable: true,
  response: Decision,
});

export const commentOnReview = endpoint({
  method: 'POST',
  path: '/api/review/{token}/comment',
  access: 'anyone',
  summary: 'Leaves a comment for the agent, once.',
  params: tokenParams,
  body: ReviewComment,
  bodyLimit: 16 * 1024,
  repeatable: true,
  response: Decision,
});

export const listAllReviews = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'admin',
  summary: 'The review links of all agents, newest first, twenty at a time.',
  query: olderThan,
  response: pageOf(AgentReview),
});

export const downloadAllReviews = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/record',
  access: 'admin',
  limit: 'export',
  summary: 'The review record of all agents as a file.',
  query: format,
  kind: 'download',
  produces: 'text/csv',
});

export const getReviewSettings = endpoint({
  method: 'GET',
  path: '/api/review-settings',
  access: 'user',
  summary: 'Whether a broker has to approve a piece before it is published.',
  response: ReviewSettings,
});

export const changeReviewSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/review-settings',
  access: 'admin',
  limit: 'write',
  summary: 'Sets whether a broker has to approve a piece before it is published.',
  body: ReviewSettings,
  response: ReviewSettings,
});
