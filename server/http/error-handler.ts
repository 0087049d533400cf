import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound, unavailable } from '#server/errors.ts';

/** Turns whatever was thrown into `{ message, code, fields? }`. Nothing internal leaves the house. */
export function handleErrors(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const appError = toAppError(error);
    logError(error, appError, request);
    return sendError(reply, appError);
  });
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
  const { message, code, fields, body } = error;
  return reply.code(error.status).send({ ...body, message, code, ...(fields && { fields }) });
}

export const unreadable = (cause?: unknown) =>
  new AppError('invalid_input', 'The request could not be read.', { cause });

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseGone(error)) return unavailable(error);
  switch (error.statusCode) {
    case 400:
      return unreadable(error);
    case 404:
      return notFound();
    case 413:
      return new AppError('too_large', 'That is more than can be sent at once.', { cause: error });
    case 415:
      return new AppError('unsupported_media_type', 'Please send JSON.', { cause: error });
    default:
      return new AppError('internal', 'Something went wrong on our side. Please try again.', {
        cause: error,
      });
  }
}

/** Expected refusals are no news; a bug is logged with its stack, never with what was sent. */
function logError(error: Error, appError: AppError, request: FastifyRequest): void {
  if (appError.code === 'internal') {
    request.log.error(
      { error: { name: error.name, message: error.message, stack: error.stack } },
      'bug',
    );
  } else if (appError.status >= 500) {
    request.log.warn(
      { code: appError.code, cause: (appError.cause as Error)?.message },
      'unavailable',
    );
  }
}

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE']);

/** Connection failures, classes 08 and 57P of PostgreSQL, and pg's own words for a lost connection. */
function isDatabaseGone(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string };
    if (code && (connectionCodes.has(code) || /^(08|57P|53300)/.test(code))) return true;
    if (/^(Connection terminated|timeout exceeded when trying to connect)/.test(cause.message)) {
      return true;
    }
  }
  return false;
}
