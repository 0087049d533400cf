import { DrizzleQueryError } from 'drizzle-orm';

type Reason = { name: string; message: string; code?: string; stack?: string };

/**
 * What may be logged of an error. The query builder writes the values of a failed query into message
 * and stack: of such an error only the database's own words are kept.
 */
export function loggableError(error: unknown): Reason {
  if (error instanceof DrizzleQueryError) return loggableError(error.cause);
  if (!(error instanceof Error)) return { name: typeof error, message: 'no error object' };
  const { name, message, stack } = error;
  const { code } = error as { code?: string };
  return { name, message, ...(code && { code }), ...(stack && { stack }) };
}
