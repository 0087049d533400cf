import type { Endpoint } from '#contract/endpoint.ts';
import { isDeletedUserError } from '#server/db/deleted-user-error.ts';
import {
  AppError,
  databaseFull,
  databaseUnavailable,
  notFound,
  notSignedIn,
} from '#server/errors.ts';

export const unreadableRequest = (cause?: unknown) =>
  new AppError('invalid_input', 'We couldn’t read the request.', { cause });

/** Forms are for uploads and JSON for everything else. */
export const wrongMediaType = (endpoint: Endpoint | undefined, cause?: unknown) =>
  new AppError(
    'unsupported_media_type',
    endpoint?.kind === 'upload'
      ? 'Please send the file in a form (multipart/form-data).'
      : 'Please send JSON.',
    { cause },
  );

/** Whatever was thrown, as the person may see it. */
export function toAppError(error: Error, endpoint?: Endpoint): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseGone(error)) return databaseUnavailable(error);
  if (isDatabaseFull(error)) return databaseFull(error);
  if (isDeletedUserError(error)) return notSignedIn();
  switch ((error as { statusCode?: number }).statusCode) {
    case 400:
      return unreadableRequest(error);
    case 404:
      return notFound();
    case 413:
      return new AppError('too_large', 'That’s too much to send at once.', { cause: error });
    case 415:
      return wrongMediaType(endpoint, error);
    default:
      if (isRefusal(error)) return unreadableRequest(error);
      return new AppError('internal', 'Something went wrong on our side. Please try again.', {
        cause: error,
      });
  }
}

/** The framework's other refusals, such as a range no file has. */
function isRefusal(error: Error): boolean {
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500;
}

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE']);

/** Connection failures, classes 08 and 57P of PostgreSQL, and pg's own words for a lost or a silent one. */
const isDatabaseGone = (error: Error) =>
  causesOf(error).some(
    ({ code = '', message }) =>
      connectionCodes.has(code) ||
      /^(08|57P|53300)/.test(code) ||
      /^(Connection terminated|Query read timeout|timeout (exceeded|expired))|not queryable$/.test(
        message,
      ),
  );

/** Classes 53 and 58 of PostgreSQL: no disk or memory left for it, or a disk that fails. */
const isDatabaseFull = (error: Error) =>
  causesOf(error).some(({ code = '' }) => /^(53|58)[0-9A-Z]{3}$/.test(code));

function causesOf(error: Error): (Error & { code?: string })[] {
  const causes: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  return causes;
}
