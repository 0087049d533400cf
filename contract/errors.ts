import { z } from 'zod';

/** Every error code with its status. The only place where the two meet. */
export const errorStatus = {
  invalid_input: 400,
  reset_token_invalid: 400,
  email_token_invalid: 400,
  not_signed_in: 401,
  login_wrong: 401,
  account_disabled: 403,
  registration_closed: 403,
  invite_required: 403,
  invite_invalid: 403,
  foreign_origin: 403,
  forbidden: 403,
  admin_required: 403,
  admin_password_wrong: 403,
  not_found: 404,
  /** No link of ours, or of a piece that is gone. */
  review_link_invalid: 404,
  taken: 409,
  stale: 409,
  saved_limit: 409,
  storage_limit: 409,
  request_in_progress: 409,
  /** A repeated write whose first answer was too long to be kept. */
  already_done: 409,
  idempotency_key_reused: 409,
  /** A broker approves or comments once. */
  review_decided: 409,
  /** It was one, and has expired or was withdrawn. */
  review_link_ended: 410,
  too_large: 413,
  unsupported_media_type: 415,
  wrong_host: 421,
  /** An account elsewhere did not do what it was asked. */
  channel_problem: 422,
  too_many_requests: 429,
  /** The tokens of the day are used up. */
  ai_budget: 429,
  /** Nobody hears it any more; it keeps the log honest. */
  caller_left: 499,
  internal: 500,
  ai_bad_answer: 502,
  ai_refused: 502,
  unavailable: 503,
  ai_unavailable: 503,
  ai_timeout: 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every API error. `message` is written for the person in front of the screen. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(codes),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
