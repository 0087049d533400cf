import type { AppError } from '#server/errors.ts';

/** PostgreSQL's code for a second row where there may be one. */
const uniqueViolation = '23505';

/**
 * Does a write that a unique index may refuse; the loser of two at the same moment gets the same words.
 * Goes around the transaction: after a refusal nothing more can be done in it.
 */
export async function mapUniqueViolation<Result>(
  write: () => Promise<Result>,
  taken: () => AppError,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isTaken(error) ? taken() : error;
  }
}

function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: string }).code === uniqueViolation) return true;
  }
  return false;
}
