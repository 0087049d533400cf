import type { Endpoint } from '#contract/endpoint.ts';
import { isDatabaseFull, isDatabaseGone, isDeletedUserError } from '#server/db/database-errors.ts';
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
