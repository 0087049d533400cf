import { ApiError } from '#web/api/api-error.ts';

/** Why a text did not come, beside the place where it should stand. */
export function problemWith(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? 'The text could not be written.';
  return 'The connection was lost before the text was finished.';
}
