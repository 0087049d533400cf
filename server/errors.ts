import { type ErrorCode, errorStatus } from '#contract/errors.ts';

type Options = {
  /** Messages by field, for forms. */
  fields?: Record<string, string>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** More members of the answer's body, where the specification asks for them. */
  body?: Record<string, unknown>;
  cause?: unknown;
};

/** A failure with a message for the person. Everything else that is thrown is a bug. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Options['fields'];
  readonly retryAfter: Options['retryAfter'];
  readonly body: Options['body'];

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.body = options.body;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const notFound = (message = 'We couldn’t find that.') => new AppError('not_found', message);

export const notSignedIn = () => new AppError('not_signed_in', 'Please log in first.');

/** It was done and must not be done again, and nothing is left to answer with. */
export const alreadyDone = () =>
  new AppError(
    'already_done',
    'This may already be done. Check whether it worked, and try again if it didn’t.',
  );

export const callerLeft = () => new AppError('caller_left', 'You left before this was finished.');

export const databaseUnavailable = (cause: unknown) =>
  new AppError(
    'unavailable',
    'Porchlight cannot reach its database right now. Try again in a moment.',
    {
      retryAfter: 5,
      cause,
    },
  );

/** The database is there and has no room, as on a full disk. */
export const databaseFull = (cause: unknown) =>
  new AppError(
    'unavailable',
    'Porchlight is out of space to save this right now. Try again later.',
    {
      retryAfter: 30,
      cause,
    },
  );
