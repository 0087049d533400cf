import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, PieceId } from './fields.ts';
import { savedText, subjectText } from './limits.ts';
import { pieceHtml } from './piece-html.ts';

/**
 * The ledger of a text: what in it can be wrong, and where each of it comes from. What comes from nowhere we know is for
 * the agent to confirm.
 */

/**
 * Characters of a sentence, longer ones are cut; claims that are listed for one text; characters of remembered answers
 * they are compared with, newest first; sentences whose confirmation is remembered.
 */
export const claimLimits = {
  sentence: 1_000,
  listed: 500,
  memory: 200_000,
  confirmed: 2_000,
} as const;

/** What in a text can be wrong. */
export const ClaimKind = z.enum([
  ...(['price', 'percent', 'distance', 'date', 'number', 'contact'] as const),
  ...(['name', 'superlative', 'law'] as const),
]);
export type ClaimKind = z.infer<typeof ClaimKind>;

/** Where a claim can come from. */
export const Origin = z.object({
  kind: z.enum([
    ...(['answer', 'remembered answer', 'figure', 'source'] as const),
    ...(['local data', 'profile', 'request'] as const),
  ]),
  /** As the agent would name it: a question, a page, a provider with its year. */
  label: z.string(),
  /** What it says. */
  text: z.string(),
});
export type Origin = z.infer<typeof Origin>;

const LedgerClaim = z.object({
  kind: ClaimKind,
  /** The exact words, and where they stand in the plain text of the part. */
  text: z.string(),
  start: z.number(),
  end: z.number(),
  /** Null: for the agent to confirm. */
  origin: Origin.nullable(),
});
export type LedgerClaim = z.infer<typeof LedgerClaim>;

const LedgerSentence = z.object({
  where: z.enum(['title', 'content']),
  text: z.string(),
  /** The same for the same wording, wherever it stands. */
  key: z.string(),
  /** The agent stands behind what has no origin in it. */
  isConfirmed: z.boolean(),
  claims: z.array(LedgerClaim),
});
export type LedgerSentence = z.infer<typeof LedgerSentence>;

export const Ledger = z.object({
  /** Those with a claim, in the order of the text. */
  sentences: z.array(LedgerSentence),
  /** False where a text has more claims than are listed. */
  isWhole: z.boolean(),
});
export type Ledger = z.infer<typeof Ledger>;

/** A text as it stands on the screen. Title and content are HTML. */
export const ClaimsCheck = z.object({
  title: pieceHtml(z.string().max(savedText.title)).default(''),
  content: pieceHtml(z.string().max(savedText.content)).default(''),
  location: z.string().trim().max(subjectText.city).default(''),
  state: z.string().trim().max(subjectText.state).default(''),
  /** The generated piece that this is a version of: what it was written from counts. */
  pieceId: PieceId.nullish(),
  /** The saved item that this is a version of. */
  contentId: Id.nullish(),
});
export type ClaimsCheck = z.infer<typeof ClaimsCheck>;

export const checkClaims = endpoint({
  method: 'POST',
  path: '/api/claims/check',
  access: 'user',
  limit: 'check',
  summary:
    'What in a text can be wrong, and where it comes from. An origin says where words are from, not that they are true.',
  body: ClaimsCheck,
  bodyLimit: 5 * 1024 * 1024,
  repeatable: true,
  response: Ledger,
});

export const confirmClaims = endpoint({
  method: 'POST',
  path: '/api/claims/confirmed',
  access: 'user',
  limit: 'write',
  summary: 'Remembers that the agent stands behind a sentence, in this wording.',
  body: z.object({ sentence: z.string().trim().min(1).max(claimLimits.sentence) }),
  repeatable: true,
  response: z.object({ key: z.string() }),
});

export const forgetConfirmed = endpoint({
  method: 'DELETE',
  path: '/api/claims/confirmed/{key}',
  access: 'user',
  limit: 'write',
  summary: 'Forgets that a sentence was confirmed.',
  params: z.object({
    key: z
      .string()
      .max(43)
      .regex(/^[\w-]{43}$/, 'We couldn’t find that sentence'),
  }),
  repeatable: true,
  response: z.object({ success: z.literal(true) }),
});
