import type { AppError } from '#server/errors.ts';
import { isLostConnection } from './driver-internals.ts';

/** What went wrong, by the codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE']);

/** Connection failures, classes 08 and 57P of PostgreSQL, and what the driver itself says. */
export const isDatabaseGone = (error: Error) =>
  causesOf(error).some(
    ({ code = '', message }) =>
      connectionCodes.has(code) || /^(08|57P|53300)/.test(code) || isLostConnection(message),
  );

/** Classes 53 and 58 of PostgreSQL: no disk or memory left for it, or a disk that fails. */
export const isDatabaseFull = (error: Error) =>
  causesOf(error).some(({ code = '' }) => /^(53|58)[0-9A-Z]{3}$/.test(code));

/** PostgreSQL's code for a row that points to nothing. */
const foreignKeyViolation = '23503';

/** Whether something could not be stored because its account was deleted at that moment. */
export function isDeletedUserError(error: unknown): boolean {
  const violation = causesOf(error).find(({ code }) => code === foreignKeyViolation);
  return violation?.constraint?.endsWith('_user_id_users_id_fk') ?? false;
}

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
    const isTaken = causesOf(error).some(({ code }) => code === uniqueViolation);
    throw isTaken ? taken() : error;
  }
}

type DatabaseError = Error & { code?: string; constraint?: string };

/** Drizzle wraps what the driver throws. */
function causesOf(error: unknown): DatabaseError[] {
  const causes: DatabaseError[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  return causes;
}
